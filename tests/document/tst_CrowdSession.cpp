// All hits of an answer at once: prepared in the background, playing together, following the answer.

#include "app/document/playing/CrowdSession.h"
#include "tests/document/HeldWork.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Clips of four seconds; clip 2 has no file.
struct Stage
{
    Stage()
    {
        crowd.setPreparation(preparation);
        stageAnew();
    }

    void stageAnew()
    {
        crowd.setStaging(
            [this](ClipId clip) {
                return clip.value < 2 ? stagedOn(model, clipOf(model, clip.value)) : StagedClip();
            },
            [](ClipId clip) { return QString("clip%1").arg(clip.value); });
    }
    /// Does all work, also what is begun when the work before is there.
    void prepare()
    {
        while (work.count() > 0) {
            work.doAll();
            QCoreApplication::processEvents();
        }
    }

    std::shared_ptr<const ImportedModel> model = smallModel({121, 121});
    ClipPreparation preparation;
    HeldWork work{preparation};
    CrowdSession crowd;
};

std::vector<CrowdHit> manyHits(Frame count)
{
    std::vector<CrowdHit> hits;
    for (Frame i = 0; i < count; ++i) hits.push_back({ClipId(std::uint32_t(i % 2)), {i % 100, i % 100 + 10}});
    return hits;
}

const std::vector<CrowdHit> three{{ClipId(0), {0, 30}}, {ClipId(0), {60, 105}}, {ClipId(1), {30, 60}}};

} // namespace

class tst_CrowdSession : public QObject
{
    Q_OBJECT

private slots:
    void everyHitHasAFigure();
    void figuresJoinAsTheyAreReady();
    void allBeginTogetherAndLoopByThemselves();
    void theSelectedHitIsHeard();
    void hitsWithoutAFigureAreCounted();
    void ofManyHitsSomeAreShown();
    void anotherAnswerKeepsWhatStays();
    void withoutHitsThereIsNoFigure();
    void otherFilesPrepareAnew();
    void rowsAreOtherPlaces();
    void whoRestsPreparesNoMore();
    void stoppedItStands();
};

void tst_CrowdSession::everyHitHasAFigure()
{
    Stage stage;
    stage.crowd.setHits(three);
    QVERIFY(stage.crowd.begin());
    QVERIFY(stage.crowd.isPreparing() && stage.crowd.figures().empty());
    stage.prepare();
    QVERIFY(!stage.crowd.isPreparing());
    QCOMPARE(stage.crowd.figures().size(), std::size_t(3));
    QCOMPARE(stage.crowd.shownHits(), three);
    QCOMPARE(stage.crowd.title(), QString("Crowd: 3 hit(s)"));
}

void tst_CrowdSession::figuresJoinAsTheyAreReady()
{
    Stage stage;
    stage.crowd.setHits(manyHits(40));
    QSignalSpy others(&stage.crowd, &CrowdSession::figuresChanged);
    stage.crowd.begin();
    std::vector<std::size_t> counts;
    while (stage.work.count() > 0) {
        stage.work.doNext();
        QCoreApplication::processEvents();
        counts.push_back(stage.crowd.figureCount());
    }
    QCOMPARE(counts, (std::vector<std::size_t>{16, 32, 40}));
    QCOMPARE(others.size(), 1 + 3);
    QVERIFY(!stage.crowd.detail().contains("drawn as skeletons"));
    stage.crowd.setSkinned(false);
    QVERIFY(stage.crowd.detail().contains("drawn as skeletons"));
}

void tst_CrowdSession::allBeginTogetherAndLoopByThemselves()
{
    Stage stage;
    stage.crowd.setHits(three);
    stage.crowd.begin();
    stage.prepare();
    const auto places = [&] {
        std::vector<LoopingFigure> loops;
        for (const CrowdFigure& figure : stage.crowd.figures()) loops.push_back(figure.loop);
        std::vector<float> along;
        for (const FigureJoints& joints : LoopingPoses(loops).at(stage.crowd.elapsed()))
            along.push_back((*joints)[0][3].z); // one metre a second
        return along;
    };
    const auto isNear = [&](std::vector<float> wanted) {
        const std::vector<float> found = places();
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (std::abs(found[i] - wanted[i]) > 1e-4f) return false;
        return found.size() == wanted.size();
    };
    QVERIFY(isNear({0, 0, 0}));
    stage.crowd.advance(second / 2);
    QVERIFY(isNear({0.5f, 0.5f, 0.5f}));
    stage.crowd.advance(second * 3 / 4); // 1.25 s: hits of 1, 1.5 and 1 s
    QVERIFY(isNear({0.25f, 1.25f, 0.25f}));
}

void tst_CrowdSession::theSelectedHitIsHeard()
{
    Stage stage;
    stage.crowd.setHits(three);
    stage.crowd.begin();
    stage.prepare();
    QVERIFY(stage.crowd.playing().empty() && stage.crowd.detail().isEmpty());
    QSignalSpy changed(&stage.crowd, &PoseSource::changed);
    stage.crowd.select(three[1]);
    QCOMPARE(changed.size(), 1);
    stage.crowd.advance(2 * second);
    const std::vector<PlayingClip> playing = stage.crowd.playing();
    QCOMPARE(playing.size(), std::size_t(1));
    QVERIFY(playing[0].clip == ClipId(0) && std::abs(playing[0].frame - 75.0) < 1e-6); // half a second on
    QCOMPARE(stage.crowd.detail(), QString("clip0 60–105"));
    stage.crowd.select(CrowdHit{ClipId(1), {0, 5}}); // no hit
    QVERIFY(!stage.crowd.selected());
}

void tst_CrowdSession::hitsWithoutAFigureAreCounted()
{
    Stage stage;
    std::vector<CrowdHit> hits = three;
    hits.insert(hits.begin(), {ClipId(2), {0, 10}});
    stage.crowd.setHits(hits);
    QVERIFY(stage.crowd.begin());
    stage.prepare();
    QCOMPARE(stage.crowd.shownHits(), three);
    QCOMPARE(stage.crowd.missingCount(), std::size_t(1));
    QVERIFY(stage.crowd.detail().contains("without a figure"));
    stage.crowd.setHits({{ClipId(2), {0, 10}}});
    QVERIFY(!stage.crowd.begin() && stage.crowd.figure().isEmpty());
}

void tst_CrowdSession::ofManyHitsSomeAreShown()
{
    Stage stage;
    stage.crowd.setHits(manyHits(310));
    stage.crowd.begin();
    stage.prepare();
    QCOMPARE(stage.crowd.figureCount(), mostCrowdFigures);
    QCOMPARE(stage.crowd.answerCount(), std::size_t(310));
    QCOMPARE(stage.crowd.title(), QString("Crowd: 200 of 310 hits"));
}

void tst_CrowdSession::anotherAnswerKeepsWhatStays()
{
    Stage stage;
    stage.crowd.setHits(three);
    stage.crowd.begin();
    stage.prepare();
    stage.crowd.select(three[2]);
    stage.crowd.advance(second / 2);
    const auto kept = stage.crowd.figures().back().loop.baked;
    stage.crowd.setHits({three[2], {ClipId(1), {80, 90}}});
    QCOMPARE(stage.crowd.figureCount(), std::size_t(1)); // at once
    QVERIFY(stage.crowd.figures().front().loop.baked == kept);
    QCOMPARE(stage.crowd.elapsed(), second / 2);
    QVERIFY(stage.crowd.selected() == three[2]);
    stage.prepare();
    QCOMPARE(stage.crowd.figureCount(), std::size_t(2));
    stage.crowd.setHits({three[0]});
    QVERIFY(!stage.crowd.selected());
}

void tst_CrowdSession::withoutHitsThereIsNoFigure()
{
    Stage stage;
    stage.crowd.setHits({});
    QVERIFY(!stage.crowd.begin());
    stage.crowd.setHits(three);
    QVERIFY(stage.crowd.begin());
    QSignalSpy figure(&stage.crowd, &PoseSource::figureChanged);
    stage.crowd.setHits({});
    QCOMPARE(figure.size(), 1);
    QVERIFY(stage.crowd.figure().isEmpty() && stage.crowd.pose().empty());
    stage.prepare(); // of the hits that are gone
    QCOMPARE(stage.crowd.figureCount(), std::size_t(0));
}

void tst_CrowdSession::otherFilesPrepareAnew()
{
    Stage stage;
    stage.crowd.setHits(three);
    stage.crowd.begin();
    stage.prepare();
    stage.model = smallModel({121});
    stage.crowd.setStaging(
        [&](ClipId clip) {
            return clip.value == 0 ? stagedOn(stage.model, clipOf(stage.model, 0)) : StagedClip();
        },
        {});
    QCOMPARE(stage.crowd.figureCount(), std::size_t(0));
    stage.prepare();
    QCOMPARE(stage.crowd.figureCount(), std::size_t(2));
    QCOMPARE(stage.crowd.missingCount(), std::size_t(1));
    stage.crowd.setStaging([](ClipId) { return StagedClip(); }, {}); // all are removed
    QVERIFY(stage.crowd.figure().isEmpty());
}

void tst_CrowdSession::rowsAreOtherPlaces()
{
    Stage stage;
    stage.crowd.setHits(three);
    stage.crowd.begin();
    stage.prepare();
    QSignalSpy others(&stage.crowd, &CrowdSession::figuresChanged);
    stage.crowd.setInRows(true);
    stage.crowd.setInRows(true);
    QCOMPARE(others.size(), 1);
    QCOMPARE(stage.crowd.figures().size(), std::size_t(3));
    stage.crowd.setInRows(false);
    QCOMPARE(others.size(), 2);
}

void tst_CrowdSession::whoRestsPreparesNoMore()
{
    Stage stage;
    stage.crowd.setHits(manyHits(40));
    stage.crowd.begin();
    stage.work.doNext();
    QCoreApplication::processEvents();
    QCOMPARE(stage.crowd.figureCount(), std::size_t(16));
    stage.crowd.rest();
    stage.prepare();
    QCOMPARE(stage.crowd.figureCount(), std::size_t(0));
    QVERIFY(stage.crowd.begin()); // again
    stage.prepare();
    QCOMPARE(stage.crowd.figureCount(), std::size_t(40));
}

void tst_CrowdSession::stoppedItStands()
{
    Stage stage;
    stage.crowd.setHits(three);
    stage.crowd.begin();
    stage.prepare();
    stage.crowd.setPlaying(false);
    stage.crowd.advance(second);
    QCOMPARE(stage.crowd.elapsed(), std::int64_t(0));
    stage.crowd.setPlaying(true);
    stage.crowd.advance(second);
    QCOMPARE(stage.crowd.elapsed(), second);
}

QTEST_GUILESS_MAIN(tst_CrowdSession)
#include "tst_CrowdSession.moc"
