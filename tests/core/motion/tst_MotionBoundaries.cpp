#include "core/io/TagSidecar.h"
#include "core/motion/boundaries/MotionBoundaries.h"
#include "tests/core/motion/ImportedClips.h"
#include "tests/core/motion/PlantedFaults.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Frames at which the sample's tags say that the locomotion changes, away from the clip's ends.
std::vector<Frame> taggedChanges(const TagSidecar& sidecar)
{
    std::vector<Frame> changes;
    const SidecarClip& clip = sidecar.clips.front();
    for (const SidecarTag& tag : clip.tags) {
        if (!tag.name.starts_with("Locomotion.")) continue;
        for (const auto& range : tag.ranges)
            for (const Frame edge : {range.start, range.stop})
                if (edge > 5 && edge < clip.frames - 5) changes.push_back(edge);
    }
    std::sort(changes.begin(), changes.end());
    changes.erase(std::unique(changes.begin(), changes.end()), changes.end());
    return changes;
}

} // namespace

/// Boundaries against what is known of the clips, and against what they are said to be.
class tst_MotionBoundaries : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void peaksHaveTheirProminence();
    void peaksAreThoseOfANaiveSearch();
    void changesOfTheSampleAreFound();
    void joinedClipsPartWhereTheyWereJoined();
    void ratesAndUnitsDoNotMatter();
    void moreDensityKeepsWhatLessHad();
    void whatHoldsStillHasNone();
    void segmentsCoverTheClip();

private:
    PosedClip posed(const std::string& name, FrameRate at) const
    {
        const auto& model = *m_models.at(name);
        return PosedClip(model.skeleton, model.clips.front(), at);
    }

    ClipReader m_reader;
    std::map<std::string, std::shared_ptr<const ImportedModel>> m_models;
    std::map<std::string, std::vector<Frame>> m_changes;
};

void tst_MotionBoundaries::initTestCase()
{
    const QDir folder(sourceFolder() + "/resources/sample");
    for (const QString& file : folder.entryList({"*.glb"}, QDir::Files, QDir::Name)) {
        if (file == "mannequin.glb") continue; // the character alone
        const auto model = m_reader.model(folder.filePath(file));
        QVERIFY(model);
        const std::string name = QFileInfo(file).baseName().toStdString();
        m_models[name] = model;
        QFile sidecar(folder.filePath(file + ".tags.json"));
        QVERIFY(sidecar.open(QIODevice::ReadOnly));
        const auto read = readTagSidecar(sidecar.readAll().toStdString(), sidecar.fileName().toStdString());
        QVERIFY(read);
        m_changes[name] = taggedChanges(*read);
    }
}

void tst_MotionBoundaries::peaksHaveTheirProminence()
{
    using Boundaries = std::vector<MotionBoundary>;
    QCOMPARE(peaksOf({}), Boundaries());
    QCOMPARE(peaksOf({1, 1, 1}), Boundaries());
    QCOMPARE(peaksOf({0, 3, 0}), (Boundaries{{1, 3}}));
    QCOMPARE(peaksOf({0, 5, 2, 4, 1, 6, 0}), (Boundaries{{1, 4}, {3, 2}, {5, 6}}));
    QCOMPARE(peaksOf({0, 2, 2, 2, 1}), (Boundaries{{2, 1}})); // a flat top
    QCOMPARE(peaksOf({3, 2, 1}), Boundaries());               // an end is none
}

void tst_MotionBoundaries::peaksAreThoseOfANaiveSearch()
{
    for (const std::uint32_t seed : RandomSeeds(300)) {
        Dice dice(seed);
        std::vector<float> values;
        const int count = dice.below(40);
        for (int i = 0; i < count; ++i)
            values.push_back(float(dice.below(12)) + float(i) * 1e-3f); // none alike
        std::vector<MotionBoundary> expected;
        for (int i = 1; i + 1 < count; ++i) {
            const float top = values[std::size_t(i)];
            if (top <= values[std::size_t(i - 1)] || top <= values[std::size_t(i + 1)]) continue;
            const auto lowestTo = [&](int step) {
                float lowest = top;
                for (int at = i; at >= 0 && at < count && values[std::size_t(at)] <= top; at += step)
                    lowest = std::min(lowest, values[std::size_t(at)]);
                return lowest;
            };
            expected.push_back({i, top - std::max(lowestTo(-1), lowestTo(1))});
        }
        QCOMPARE(peaksOf(values), expected);
    }
}

/// Of as many boundaries as a clip has tagged changes of locomotion, most are within half a second of one: a
/// figure comes to a stop over as many frames, and which of them ends the tag is a matter of taste.
/// Boundaries at random would find a third.
void tst_MotionBoundaries::changesOfTheSampleAreFound()
{
    int changes = 0, found = 0;
    for (const auto& [name, model] : m_models) {
        const Clip& clip = model->clips.front();
        const auto trails = FigureTrails::sampled(model->skeleton, clip, bindByName(clip, model->skeleton));
        QVERIFY(trails);
        if (m_changes[name].empty()) continue;
        const double minutes = clip.rate.seconds(double(clip.frames)) / 60.0;
        const double perMinute = double(m_changes[name].size()) / minutes - 1e-6;
        const std::vector<MotionBoundary> boundaries =
            strongest(motionBoundaries(**trails), clip.frames, clip.rate, {perMinute});
        for (const Frame change : m_changes[name]) {
            ++changes;
            const bool isFound =
                std::any_of(boundaries.begin(), boundaries.end(), [&](const MotionBoundary& each) {
                    return clip.rate.seconds(double(std::abs(each.frame - change))) <= 0.5;
                });
            found += isFound;
            if (isFound) continue;
            QString text;
            for (const MotionBoundary& each : boundaries)
                text += QString("%1 (%2) ").arg(each.frame).arg(double(each.strength), 0, 'f', 2);
            qInfo("%s: none near %d of %d: %s", name.c_str(), change, clip.frames, qPrintable(text));
        }
    }
    qInfo("%d of %d", found, changes);
    QVERIFY(changes >= 20);
    QVERIFY(found >= 0.75 * changes);
}

/// Two clips that do different things, one behind the other: the strongest boundary is the seam.
void tst_MotionBoundaries::joinedClipsPartWhereTheyWereJoined()
{
    const std::array names{"walk", "run_bends", "sidestep_left", "backward", "limp", "sneak", "jog"};
    int tried = 0, found = 0;
    for (const char* first : names)
        for (const char* second : names) {
            if (first == second) continue;
            PosedClip joined = posed(first, {60, 1});
            joined.poses.resize(std::size_t(joined.frames() / 2));
            const PosedClip next = posed(second, {60, 1});
            const Frame seam = joined.frames();
            const std::size_t from = next.poses.size() / 3; // amid its motion
            for (std::size_t i = from; i < next.poses.size() * 2 / 3; ++i) {
                joined.poses.push_back(next.poses[i]);
                // The figure goes on from where it was; how it turns is its own affair.
                joined.poses.back()[0].translation +=
                    joined.poses[std::size_t(seam - 1)][0].translation - next.poses[from][0].translation;
            }
            const auto one =
                strongest(motionBoundaries(*joined.trails()), joined.frames(), joined.rate(), {1.0});
            ++tried;
            found += one.size() == 1 && std::abs(one.front().frame - seam) <= 12;
        }
    qInfo("%d of %d", found, tried);
    QVERIFY(found >= 0.75 * tried);
}

void tst_MotionBoundaries::ratesAndUnitsDoNotMatter()
{
    for (const char* name : {"walk_to_run", "backward", "jump"}) {
        std::vector<std::vector<double>> seconds;
        for (const int rate : {30, 60, 120}) {
            const PosedClip clip = posed(name, {rate, 1});
            std::vector<double> at;
            for (const MotionBoundary& each :
                 strongest(motionBoundaries(*clip.trails()), clip.frames(), clip.rate(), {30.0}))
                at.push_back(clip.rate().seconds(double(each.frame)));
            seconds.push_back(at);
        }
        QVERIFY(!seconds[0].empty());
        for (const auto& other : seconds) {
            QCOMPARE(other.size(), seconds[0].size());
            for (std::size_t i = 0; i < other.size(); ++i)
                QVERIFY2(std::abs(other[i] - seconds[0][i]) < 0.1,
                         qPrintable(QString("%1: %2 s, %3 s").arg(name).arg(other[i]).arg(seconds[0][i])));
        }
    }
}

void tst_MotionBoundaries::moreDensityKeepsWhatLessHad()
{
    const PosedClip clip = posed("run_start_stop", {60, 1});
    const std::vector<MotionBoundary> all = motionBoundaries(*clip.trails());
    std::vector<MotionBoundary> fewer;
    for (const double perMinute : {0.0, 10.0, 30.0, 60.0, 200.0}) {
        const auto some = strongest(all, clip.frames(), clip.rate(), {perMinute});
        QVERIFY(some.size() <= std::size_t(std::ceil(perMinute * clip.rate().seconds(clip.frames()) / 60.0)));
        QVERIFY(std::includes(some.begin(), some.end(), fewer.begin(), fewer.end(),
                              [](const auto& a, const auto& b) { return a.frame < b.frame; }));
        for (std::size_t i = 1; i < some.size(); ++i) QVERIFY(some[i].frame - some[i - 1].frame >= 18);
        fewer = some;
    }
    QVERIFY(fewer.size() > 3);
}

void tst_MotionBoundaries::whatHoldsStillHasNone()
{
    PosedClip clip = posed("walk", {60, 1});
    clip.hold({0, clip.frames()});
    QVERIFY(motionBoundaries(*clip.trails()).empty());
    clip.poses.resize(5); // shorter than two of the least windows
    QVERIFY(motionBoundaries(*clip.trails()).empty());
}

void tst_MotionBoundaries::segmentsCoverTheClip()
{
    using Segments = std::vector<FrameRange>;
    QCOMPARE(segmentsBetween({}, 10), (Segments{{0, 10}}));
    QCOMPARE(segmentsBetween({{3, 1}, {7, 1}}, 10), (Segments{{0, 3}, {3, 7}, {7, 10}}));
    QCOMPARE(segmentsBetween({{0, 1}}, 10), (Segments{{0, 10}}));
    QCOMPARE(segmentsBetween({}, 0), Segments());
}

QTEST_GUILESS_MAIN(tst_MotionBoundaries)
#include "tst_MotionBoundaries.moc"
