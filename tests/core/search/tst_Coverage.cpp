#include "core/search/survey/Coverage.h"
#include "tests/core/search/DriveStage.h"

#include <QTest>

#include <numbers>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr double degree = std::numbers::pi / 180.0;

/// Clips, and all of their frames in an index.
struct Covered
{
    std::vector<FeatureSource> sources;
    FeatureStore store;
    SearchIndex index;

    explicit Covered(const std::vector<BodyMotion>& motions, bool holdsMirrors = false, double seconds = 4.0,
                     FrameRate rate = FrameRate(30, 1), float size = 1.0f)
        : sources(sourcesOf(motions, seconds, rate, size))
        , store(coverageSchema(), sources, holdsMirrors)
        , index(store, rowsThat([](ClipId) { return true; }))
    {
    }

    static std::vector<FeatureSource> sourcesOf(const std::vector<BodyMotion>& motions, double seconds,
                                                FrameRate rate, float size)
    {
        std::vector<FeatureSource> made;
        for (const BodyMotion& motion : motions) made.push_back({rowsOf(motion, seconds, rate, size), false});
        return made;
    }

    std::vector<std::uint32_t> rowsThat(const std::function<bool(ClipId)>& mayPlay) const
    {
        PlayableFrames frames(sources.size());
        for (std::uint32_t id = 0; id < sources.size(); ++id)
            for (const bool isMirrored : {false, true})
                if (mayPlay(ClipId(id)))
                    frames.set(ClipId(id), isMirrored, FrameRanges::all(sources[id].body.frames));
        return frames.enterableRows(store);
    }

    CoverageRows rows() const { return {store, sources, index, medianLegLength(store)}; }
};

std::vector<BodyMotion> straightOn()
{
    std::vector<BodyMotion> motions{{0.0, 0.0, 0.0, 0.0}};
    for (const double speed : {0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0})
        motions.push_back(walking(speed, 0.0));
    return motions;
}

QString told(const CoverageCell& cell)
{
    const CoverageMiss miss = cell.nearest ? cell.nearest->miss : CoverageMiss{-1.0, -1.0};
    return QString("speed %1 turn %2: %3 m %4°")
        .arg(cell.question.speed)
        .arg(cell.question.turn / degree)
        .arg(miss.metres)
        .arg(miss.radians / degree);
}

} // namespace

class tst_Coverage : public QObject
{
    Q_OBJECT

private slots:
    void theMapHasNineSpeedsAndTwentyFiveTurns();
    void whatIsThereIsNoHole();
    void withoutTurningClipsEveryCellBeyondSixtyDegreesIsAHole();
    void whatIsNotAskedForIsNoHole();
    void turningClipsFillTheTurns();
    void mirrorsFillTheOtherSide();
    void aFilterMakesHoles();
    void missIsMeasuredInMetresAndDegrees();
    void sizeAndRateChangeNoMiss();
    void theNearestClipsAreListed();
    void nothingMayPlay();
};

void tst_Coverage::theMapHasNineSpeedsAndTwentyFiveTurns()
{
    const auto questions = coverageQuestions();
    QCOMPARE(questions.size(), std::size_t(225));
    QCOMPARE(questions.front().speed, 0.0);
    QCOMPARE(questions.back().speed, 4.0);
    QVERIFY(std::abs(questions[0].turn + std::numbers::pi) < 1e-12);
    QVERIFY(std::abs(questions[12].turn) < 1e-12);
    QVERIFY(std::abs(questions[24].turn - std::numbers::pi) < 1e-12);
    QCOMPARE(coverageSchema().numbers(), std::size_t(14));
}

void tst_Coverage::whatIsThereIsNoHole()
{
    const Covered covered(straightOn());
    const CoverageMap map = coverageMap(covered.rows());
    for (std::size_t speed = 0; speed < CoverageMap::speedCount; ++speed) {
        const CoverageCell& ahead = map.at(speed, 12);
        QVERIFY2(!ahead.isHole() && ahead.nearest->miss.metres < 0.1, qPrintable(told(ahead)));
        QCOMPARE(ahead.nearest->place.clip.value, std::uint32_t(speed));
    }
}

void tst_Coverage::withoutTurningClipsEveryCellBeyondSixtyDegreesIsAHole()
{
    const Covered covered(straightOn(), true);
    const CoverageMap map = coverageMap(covered.rows());
    std::size_t beyond = 0;
    for (const CoverageCell& cell : map.cells) {
        if (std::abs(cell.question.turn) <= 60.5 * degree) continue;
        ++beyond;
        QVERIFY2(cell.isHole(), qPrintable(told(cell)));
    }
    QCOMPARE(beyond, CoverageMap::speedCount * 16);
    QVERIFY(map.holes() >= beyond && map.holes() < map.cells.size());
}

void tst_Coverage::whatIsNotAskedForIsNoHole()
{
    const Covered covered(straightOn(), true);
    CoverageMap map = coverageMap(covered.rows());
    QCOMPARE(map.asked(), map.cells.size());
    map.limits = {1.0, 2.0, 45.0 * degree};
    QCOMPARE(map.asked(), std::size_t(3 * 7)); // 1, 1.5 and 2 m/s; 45° to both sides in steps of 15°
    std::size_t holes = 0;
    for (const CoverageCell& cell : map.cells)
        if (cell.question.speed > 0.9 && cell.question.speed < 2.1 &&
            std::abs(cell.question.turn) < 46.0 * degree)
            holes += cell.isHole();
    QCOMPARE(map.holes(), holes);
    map.limits = {1.5, 1.5, 0.0};
    QCOMPARE(map.asked(), std::size_t(1));
    QCOMPARE(map.holes(), std::size_t(0));
}

void tst_Coverage::turningClipsFillTheTurns()
{
    const std::size_t straight = coverageMap(Covered(straightOn()).rows()).holes();
    std::vector<BodyMotion> motions = straightOn();
    const std::vector<BodyMotion> turning = allWays();
    motions.insert(motions.end(), turning.begin(), turning.end());
    const std::size_t all = coverageMap(Covered(motions).rows()).holes();
    QVERIFY2(all + 10 < straight, qPrintable(QString("%1 of %2").arg(all).arg(straight)));
}

void tst_Coverage::mirrorsFillTheOtherSide()
{
    const std::vector<BodyMotion> left{walking(1.0, 0.0), walking(1.0, 0.6), walking(1.0, 1.2)};
    const Covered without(left), with(left, true);
    const CoverageMap one = coverageMap(without.rows()), both = coverageMap(with.rows());
    for (std::size_t turn = 15; turn < 17; ++turn) { // 45° and 60° to the left, at 1 m/s
        const CoverageCell& toLeft = both.at(2, turn);
        const CoverageCell& toRight = both.at(2, 24 - turn);
        QVERIFY2(std::abs(toLeft.nearest->miss.metres - toRight.nearest->miss.metres) < 0.02,
                 qPrintable(told(toLeft) + ' ' + told(toRight)));
        QVERIFY(!toLeft.nearest->place.isMirrored && toRight.nearest->place.isMirrored);
    }
    QVERIFY(one.at(2, 8).nearest->miss.metres > both.at(2, 8).nearest->miss.metres + 0.1);
}

void tst_Coverage::aFilterMakesHoles()
{
    const Covered covered(straightOn());
    const SearchIndex slow =
        covered.index.restricted(covered.store, covered.rowsThat([](ClipId clip) { return clip.value < 3; }));
    const CoverageMap map =
        coverageMap({covered.store, covered.sources, slow, medianLegLength(covered.store)});
    QVERIFY(!map.at(2, 12).isHole());
    for (std::size_t speed = 4; speed < CoverageMap::speedCount; ++speed) {
        QVERIFY2(map.at(speed, 12).isHole(), qPrintable(told(map.at(speed, 12))));
        QVERIFY(map.at(speed, 12).nearest->place.clip.value < 3);
    }
}

void tst_Coverage::missIsMeasuredInMetresAndDegrees()
{
    // Standing still alone: at 2 m/s straight on it ends two metres short, at no speed it faces wrong.
    const Covered covered({{0.0, 0.0, 0.0, 0.0}});
    const CoverageMap map = coverageMap(covered.rows());
    const CoverageMiss fast = map.at(4, 12).nearest->miss;
    QVERIFY2(std::abs(fast.metres - 2.0) < 0.02, qPrintable(told(map.at(4, 12))));
    QVERIFY(fast.radians < 0.5 * degree);
    // The springs have made up 96 % of a quarter turn after a second.
    const CoverageMiss turned = map.at(0, 18).nearest->miss;
    QVERIFY2(turned.metres < 0.01 && std::abs(turned.radians / degree - 86.7) < 1.0,
             qPrintable(told(map.at(0, 18))));
    QVERIFY((!CoverageMiss{0.29, 29.0 * degree}.isHole()));
    QVERIFY((CoverageMiss{0.31, 0.0}.isHole() && CoverageMiss{0.0, 31.0 * degree}.isHole()));
}

void tst_Coverage::sizeAndRateChangeNoMiss()
{
    const std::vector<BodyMotion> motions{walking(1.0, 0.0), walking(1.0, 0.8)};
    const Covered usual(motions), fine(motions, false, 4.0, FrameRate(120, 1)),
        large(motions, false, 4.0, FrameRate(30, 1), 2.0f);
    const CoverageMap expected = coverageMap(usual.rows()), found = coverageMap(fine.rows());
    // Of twice the size, steered as a figure of the usual size.
    const CoverageMap scaled =
        coverageMap({large.store, large.sources, large.index, medianLegLength(usual.store)});
    for (std::size_t i = 0; i < expected.cells.size(); ++i) {
        QVERIFY2(std::abs(expected.cells[i].nearest->miss.metres - found.cells[i].nearest->miss.metres) < 0.1,
                 qPrintable(told(expected.cells[i]) + " | " + told(found.cells[i])));
        QVERIFY2(std::abs(expected.cells[i].nearest->miss.metres - scaled.cells[i].nearest->miss.metres) <
                     0.1,
                 qPrintable(told(expected.cells[i]) + " | " + told(scaled.cells[i])));
    }
}

void tst_Coverage::theNearestClipsAreListed()
{
    const Covered covered(straightOn());
    const CoverageQuestion question{2.0, 0.0};
    const auto answers = coverageAnswers(covered.rows(), question, 4);
    QCOMPARE(answers.size(), std::size_t(4));
    QCOMPARE(answers.front().place.clip.value, std::uint32_t(4));
    for (std::size_t i = 1; i < answers.size(); ++i)
        for (std::size_t before = 0; before < i; ++before)
            QVERIFY(answers[i].place.clip != answers[before].place.clip);
    const CoverageCell cell = coverageMap(covered.rows()).at(4, 12);
    QCOMPARE(answers.front().place.frame, cell.nearest->place.frame);
    // However many are asked for, every clip answers once.
    for (const std::size_t most : {9u, 200u, 256u, 257u, 100'000u})
        QCOMPARE(coverageAnswers(covered.rows(), question, most).size(), covered.sources.size());
}

void tst_Coverage::nothingMayPlay()
{
    const Covered covered(straightOn());
    const SearchIndex nothing;
    const CoverageRows rows{covered.store, covered.sources, nothing, 1.0};
    const CoverageMap map = coverageMap(rows);
    QCOMPARE(map.holes(), map.cells.size());
    QVERIFY(!map.cells.front().nearest);
    QVERIFY(coverageAnswers(rows, {1.0, 0.0}, 3).empty());
    QCOMPARE(medianLegLength(FeatureStore(coverageSchema(), {}, false)), 1.0);
}

QTEST_APPLESS_MAIN(tst_Coverage)
#include "tst_Coverage.moc"
