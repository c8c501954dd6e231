// Presets that other programs read and play: the same as a controller that is set up by hand.

#include "core/io/PresetPlaying.h"
#include "tests/core/playback/ControllerScene.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

const std::string library = R"({"format": "tagline.library", "version": 1, "queries": [{"name": "x"}],
"presets": [{"name": "Walk, then run",
  "tracks": [
    {"source": "walk.bvh", "clip": "walk", "speed": 1.5},
    {"source": "run.bvh", "clip": "run", "mirrored": true, "loop": "ping-pong"},
    {"source": "walk.bvh", "clip": "walk", "layer": "override", "weight": 0.5, "mask": "Spine", "reference": 3}],
  "transition": {"kind": "cross-fade", "seconds": 0.3, "curve": "linear", "enters": "beginning"},
  "ground": "in place",
  "schedule": [{"to": 1, "at": "time", "seconds": 0.5, "duration": 0.4},
               {"to": 0, "at": "tag", "track": 1, "tag": "Step", "duration": 0.25}]}]})";

const TagId step{7};

TagId tagNamed(std::string_view name) { return name == "Step" ? step : TagId(); }

} // namespace

class tst_PresetPlaying : public QObject
{
    Q_OBJECT

private slots:
    void presetsAreReadBesideWhatElseTheFileHolds();
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();
    void itPlaysAsIfSetUpByHand();
    void tracksWithoutAClipAreLeftOut();
    void aPresetOfLayersAlonePlays();

private:
    ControllerPreset preset() const { return readPresets(library, "lib.tagline")->front(); }
    PresetClip clipOf(const PresetTrack& track) const
    {
        PresetClip held{track.clip == "run" ? m_scene.run : m_scene.walk, {}, {}, {}, {}};
        held.ranges = {{step, {12, 15}, false}};
        return held;
    }

    ControllerScene m_scene;
};

void tst_PresetPlaying::presetsAreReadBesideWhatElseTheFileHolds()
{
    const auto read = readPresets(library, "lib.tagline");
    QVERIFY2(read.hasValue(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->size(), 1u);
    QCOMPARE(read->front().tracks.size(), 3u);
    QCOMPARE(read->front().schedule[1].tag, std::string("Step"));
    QCOMPARE(readPresets(R"({"format":"tagline.library","version":1})", "f")->size(), 0u);
}

void tst_PresetPlaying::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::newRow("no JSON") << "{\n\"a\" 1}"
                             << "library.syntax" << 2;
    QTest::newRow("another file") << R"({"format":"tagline.tags","version":1})"
                                  << "library.wrong-format" << 1;
    QTest::newRow("no list") << "{\"format\":\"tagline.library\",\"version\":1,\n\"presets\":3}"
                             << "library.wrong-type" << 2;
    QTest::newRow("no such track") << "{\"format\":\"tagline.library\",\"version\":1,\n\"presets\":[{"
                                      "\"name\":\"a\",\"tracks\":[],\n\"leading\":4}]}"
                                   << "library.wrong-type" << 3;
}

void tst_PresetPlaying::faultsHaveTheirPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    const auto read = readPresets(text.toStdString(), "f");
    QVERIFY(!read.hasValue());
    QCOMPARE(QString::fromStdString(read.error().code), code);
    QCOMPARE(read.error().line, line);
}

void tst_PresetPlaying::itPlaysAsIfSetUpByHand()
{
    AnimationController played(m_scene.skeleton), byHand(m_scene.skeleton);
    const PlayedPreset tracks = playPreset(
        preset(), played, [&](const PresetTrack& t) { return clipOf(t); }, tagNamed);
    QCOMPARE(tracks.tracks.size(), 3u);
    QCOMPARE(tracks.leftOut, std::size_t(0));

    byHand.setRootMotion(RootMotion::InPlace);
    const TrackId walk = byHand.addTrack(m_scene.walk), run = byHand.addTrack(m_scene.run);
    byHand.setSpeed(walk, 1.5);
    byHand.setMirrored(run, true);
    byHand.setLoopMode(run, LoopMode::PingPong);
    LayerSettings spine;
    spine.weight = 0.5f;
    spine.referenceFrame = 3;
    spine.jointWeights = subtreeMask(*m_scene.skeleton, std::vector<JointIndex>{1});
    const TrackId layer = byHand.addLayer(m_scene.walk, spine);
    for (const TrackId track : {walk, run, layer}) byHand.setEventRanges(track, {{step, {12, 15}, false}});
    byHand.cutTo(walk);
    Transition transition = fade(400 * millisecond);
    transition.curve = TransitionCurve::Linear;
    byHand.schedule(run, TransitionStart::after(second / 2), transition);
    transition.nanoseconds = second / 4;
    byHand.schedule(walk, TransitionStart::atTag(run, step), transition);

    TagEventLog::Cursor ours = 0, theirs = 0;
    bool hasMoved = false;
    for (int instant = 0; instant < 100; ++instant) {
        const Places now = placesOf(played.skeleton(), played.pose());
        QVERIFY(furthest(now, placesOf(byHand.skeleton(), byHand.pose())) < 1e-6);
        QCOMPARE(played.report(tracks.tracks[1]).weight, byHand.report(run).weight);
        QCOMPARE(played.tagEvents(ours).size(), byHand.tagEvents(theirs).size());
        hasMoved = hasMoved || played.report(tracks.tracks[1]).weight > 0.3f;
        played.advance(33 * millisecond);
        byHand.advance(33 * millisecond);
    }
    QVERIFY(hasMoved);
    QCOMPARE(played.report(tracks.tracks[0]).weight, 1.0f); // back by the tag
}

void tst_PresetPlaying::tracksWithoutAClipAreLeftOut()
{
    AnimationController controller(m_scene.skeleton);
    const PlayedPreset played = playPreset(
        preset(), controller,
        [&](const PresetTrack& track) { return track.source == "walk.bvh" ? PresetClip() : clipOf(track); },
        tagNamed);
    QVERIFY(!played.tracks[0].isValid() && played.tracks[1].isValid() && !played.tracks[2].isValid());
    QCOMPARE(played.leftOut, std::size_t(1)); // the one back to the walk
    QCOMPARE(controller.currentTrack(), played.tracks[1]);
    QCOMPARE(controller.scheduledCount(), std::size_t(1));

    AnimationController unheard(m_scene.skeleton);
    const auto noTag = [](std::string_view) { return TagId(); };
    QCOMPARE(playPreset(
                 preset(), unheard, [&](const PresetTrack& t) { return clipOf(t); }, noTag)
                 .leftOut,
             std::size_t(1));
}

void tst_PresetPlaying::aPresetOfLayersAlonePlays()
{
    ControllerPreset layers = preset();
    layers.tracks = {layers.tracks[2]};
    layers.schedule.clear();
    AnimationController controller(m_scene.skeleton);
    const PlayedPreset played = playPreset(
        layers, controller, [&](const PresetTrack& t) { return clipOf(t); }, tagNamed);
    controller.advance(second);
    QVERIFY(controller.isLayer(played.tracks[0]));
    QCOMPARE(controller.layerWeight(played.tracks[0]), 0.5f);
    QCOMPARE(controller.pose().size(), m_scene.skeleton->size());
}

QTEST_APPLESS_MAIN(tst_PresetPlaying)
#include "tst_PresetPlaying.moc"
