#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/controller/AnimationController.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <cstring>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;
constexpr std::int64_t millisecond = 1'000'000;

/// A clip that bends the spine by an angle that grows from 0 over a second.
Clip bending(float degrees)
{
    Clip clip;
    clip.frames = 31;
    clip.channels.push_back({"Spine",
                             {},
                             track(Interpolation::Linear, {0, 30},
                                   std::vector<glm::quat>{turned(0, {1, 0, 0}), turned(degrees, {1, 0, 0})}),
                             {}});
    return clip;
}

struct Scene
{
    std::shared_ptr<const Skeleton> skeleton = std::make_shared<const Skeleton>(walker());
    std::shared_ptr<const Clip> walk = std::make_shared<const Clip>(walkCycle(31, {30, 1}, 1.4f, 30.0f));
    std::shared_ptr<const Clip> run = std::make_shared<const Clip>(walkCycle(37, {60, 1}, 2.4f, 55.0f));
    std::shared_ptr<const Clip> bend = std::make_shared<const Clip>(bending(60.0f));
    AnimationController controller{skeleton};
    TrackId a = controller.addTrack(walk);
    TrackId b = controller.addTrack(run);

    Pose at(const std::shared_ptr<const Clip>& clip, double frame) const
    {
        return sampledPose(*skeleton, *clip, bindByName(*clip, *skeleton), frame);
    }
    LayerSettings upperBody(LayerKind kind, float weight) const
    {
        return {kind, weight, subtreeMask(*skeleton, *skeleton->find("Spine")), 0.0};
    }
};

constexpr Transition cut{0, TransitionCurve::Linear, TransitionEntry::Beginning};
constexpr Transition fade{200 * millisecond, TransitionCurve::SmoothStep, TransitionEntry::Beginning};

} // namespace

class tst_ControllerLayers : public QObject
{
    Q_OBJECT

private slots:
    void overrideTakesTheMaskedJoints();
    void additiveTurnsOn();
    void subtractiveUndoesAdditive();
    void weightMovesWithoutAJump();
    void weightlessLayersStand();
    void anotherClipTakesItsReference();
    void removedTracksGiveTheirShareAway();
    void transitionsBeginAfterAWhile();
    void transitionsBeginAtTheEnd();
    void transitionsBeginAtATag();
    void aScheduledTransitionCanBeTakenBack();
    void aScheduledTransitionCanBeMoved();
    void aLayerGetsOtherSettings();
    void whatNeverComesNeverBegins();
    void anySplitOfTimeGivesTheSame();
};

void tst_ControllerLayers::overrideTakesTheMaskedJoints()
{
    Scene scene;
    const TrackId layer = scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Override, 1.0f));
    QVERIFY(scene.controller.isLayer(layer) && !scene.controller.isLayer(scene.a));
    scene.controller.advance(second / 2);
    const Pose& pose = scene.controller.pose();
    const Pose walk = scene.at(scene.walk, 15), bend = scene.at(scene.bend, 15);
    for (std::size_t i = 0; i < pose.size(); ++i) QVERIFY(pose[i] == (i == 1 ? bend[i] : walk[i]));
    QCOMPARE(scene.controller.report(layer).weight, 1.0f);
    QCOMPARE(scene.controller.report(scene.a).weight, 1.0f);
}

void tst_ControllerLayers::additiveTurnsOn()
{
    Scene scene;
    const auto lean = std::make_shared<const Clip>(bending(10.0f));
    scene.controller.setClip(scene.a, lean);
    scene.controller.setLoopMode(scene.a, LoopMode::Once);
    const TrackId layer = scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Additive, 0.5f));
    scene.controller.setLoopMode(layer, LoopMode::Once);
    scene.controller.advance(second);
    // nlerp's half of 60° is 30°: equal ends
    QVERIFY(angleBetween(scene.controller.pose()[1].rotation, turned(40, {1, 0, 0})) < 1e-3);
}

void tst_ControllerLayers::subtractiveUndoesAdditive()
{
    Scene scene;
    scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Additive, 0.7f));
    scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Subtractive, 0.7f));
    scene.controller.advance(700 * millisecond);
    const Pose walk = scene.at(scene.walk, 21);
    const Pose& pose = scene.controller.pose();
    for (std::size_t i = 0; i < pose.size(); ++i) {
        QVERIFY(angleBetween(pose[i].rotation, walk[i].rotation) < 1e-3);
        QVERIFY(glm::distance(pose[i].translation, walk[i].translation) < 1e-5f);
    }
}

void tst_ControllerLayers::weightMovesWithoutAJump()
{
    Scene scene;
    const TrackId layer = scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Override, 0.0f));
    scene.controller.setLayerWeight(layer, 1.0f, second);
    QCOMPARE(scene.controller.layerWeight(layer), 0.0f);
    scene.controller.advance(second / 4);
    QCOMPARE(scene.controller.layerWeight(layer), 0.25f);
    scene.controller.setLayerWeight(layer, 0.0f, second); // on the way
    QCOMPARE(scene.controller.layerWeight(layer), 0.25f);
    scene.controller.advance(second / 2);
    QCOMPARE(scene.controller.layerWeight(layer), 0.125f);
    scene.controller.advance(second);
    QCOMPARE(scene.controller.layerWeight(layer), 0.0f);
    scene.controller.setLayerWeight(layer, std::nanf(""));
    QCOMPARE(scene.controller.layerWeight(layer), 0.0f);
    scene.controller.setLayerWeight(layer, 7.0f);
    QCOMPARE(scene.controller.layerWeight(layer), 1.0f);
}

void tst_ControllerLayers::weightlessLayersStand()
{
    Scene scene;
    const TrackId layer = scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Override, 0.0f));
    scene.controller.advance(second / 2);
    QCOMPARE(scene.controller.report(layer).frame, 0.0);
    QVERIFY(scene.controller.pose() == scene.at(scene.walk, 15));
}

void tst_ControllerLayers::anotherClipTakesItsReference()
{
    Scene scene;
    LayerSettings settings = scene.upperBody(LayerKind::Additive, 1.0f);
    settings.referenceFrame = 30;
    const TrackId layer = scene.controller.addLayer(scene.bend, settings);
    QVERIFY(angleBetween(scene.controller.pose()[1].rotation, turned(-60, {1, 0, 0})) < 1e-3);
    scene.controller.setClip(layer, std::make_shared<const Clip>(bending(20.0f)));
    QVERIFY(angleBetween(scene.controller.pose()[1].rotation, turned(-20, {1, 0, 0})) < 1e-3);
}

void tst_ControllerLayers::removedTracksGiveTheirShareAway()
{
    Scene scene;
    const TrackId layer = scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Override, 1.0f));
    scene.controller.transitionTo(scene.b, fade);
    scene.controller.advance(100 * millisecond);
    scene.controller.removeTrack(layer);
    scene.controller.removeTrack(scene.b);
    QVERIFY(!scene.controller.hasTrack(scene.b) && !scene.controller.hasTrack(layer));
    QCOMPARE(scene.controller.currentTrack(), scene.a);
    QCOMPARE(scene.controller.report(scene.a).weight, 1.0f);
    scene.controller.advance(100 * millisecond);
    QVERIFY(scene.controller.pose() == scene.at(scene.walk, 6));
    const TrackId again = scene.controller.addTrack(scene.run);
    QVERIFY(again != scene.b);
    scene.controller.removeTrack(scene.a);
    QCOMPARE(scene.controller.currentTrack(), again);
    scene.controller.removeTrack(again);
    scene.controller.advance(second);
    QVERIFY(!scene.controller.currentTrack().isValid());
    QVERIFY(scene.controller.pose() == restPose(*scene.skeleton));
}

void tst_ControllerLayers::transitionsBeginAfterAWhile()
{
    Scene scene;
    scene.controller.schedule(scene.b, TransitionStart::after(second / 2), cut);
    scene.controller.advance(second / 2 - 1);
    QCOMPARE(scene.controller.currentTrack(), scene.a);
    QCOMPARE(scene.controller.scheduledCount(), std::size_t(1));
    scene.controller.advance(1);
    QCOMPARE(scene.controller.currentTrack(), scene.b);
    QCOMPARE(scene.controller.scheduledCount(), std::size_t(0));
    scene.controller.schedule(scene.a, TransitionStart::after(second), cut);
    scene.controller.advance(4 * second / 3);
    QVERIFY(std::abs(scene.controller.report(scene.a).frame - 10.0) < 1e-6);
}

void tst_ControllerLayers::transitionsBeginAtTheEnd()
{
    for (const LoopMode mode : {LoopMode::Once, LoopMode::Loop})
        for (const double speed : {1.0, -2.0}) {
            Scene scene;
            scene.controller.setLoopMode(scene.a, mode);
            scene.controller.seek(scene.a, 15);
            scene.controller.setSpeed(scene.a, speed);
            scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.a), cut);
            const std::int64_t until = speed > 0 ? second / 2 : second / 4;
            scene.controller.advance(until - 1);
            QCOMPARE(scene.controller.currentTrack(), scene.a);
            scene.controller.advance(1 + 100 * millisecond);
            QCOMPARE(scene.controller.currentTrack(), scene.b);
            QVERIFY(std::abs(scene.controller.report(scene.b).frame - 6.0) < 1e-6);
        }
}

void tst_ControllerLayers::transitionsBeginAtATag()
{
    Scene scene;
    scene.controller.setEventRanges(
        scene.a, {{TagId(0), {3, 6}, false}, {TagId(1), {20, 25}, false}, {TagId(1), {12, 13}, true}});
    scene.controller.seek(scene.a, 15);
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(1)), cut);
    scene.controller.advance(second / 6); // five frames; 1/6 s is no whole nanosecond
    QCOMPARE(scene.controller.currentTrack(), scene.a);
    scene.controller.advance(1);
    QCOMPARE(scene.controller.currentTrack(), scene.b);
}

void tst_ControllerLayers::aScheduledTransitionCanBeTakenBack()
{
    Scene scene;
    const ScheduleId first = scene.controller.schedule(scene.b, TransitionStart::after(second), cut);
    const ScheduleId other = scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.b), fade);
    QVERIFY(first != other);
    scene.controller.advance(second / 4);
    const std::vector<ScheduledTransition> waiting = scene.controller.scheduled();
    QCOMPARE(waiting.size(), std::size_t(2));
    QVERIFY(waiting[0].id == first && waiting[0].track == scene.b);
    QCOMPARE(*waiting[0].nanosecondsLeft, 3 * second / 4);
    QVERIFY(!waiting[1].nanosecondsLeft);
    QCOMPARE(waiting[1].transition.nanoseconds, fade.nanoseconds);
    scene.controller.unschedule(first);
    scene.controller.unschedule(first);
    scene.controller.advance(second);
    QVERIFY(scene.controller.currentTrack() == scene.a);
    QCOMPARE(scene.controller.scheduledCount(), std::size_t(1));
}

void tst_ControllerLayers::aScheduledTransitionCanBeMoved()
{
    Scene scene;
    const ScheduleId id = scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.b), fade);
    scene.controller.reschedule(id, TransitionStart::after(second));
    scene.controller.setScheduledDuration(id, 2 * second);
    scene.controller.advance(2 * second);
    QVERIFY(scene.controller.transition());
    QCOMPARE(scene.controller.transition()->elapsed, second);
    QCOMPARE(scene.controller.transition()->duration, 2 * second);
    scene.controller.reschedule(id, TransitionStart::after(0));
    QCOMPARE(scene.controller.scheduledCount(), std::size_t(0));
}

void tst_ControllerLayers::aLayerGetsOtherSettings()
{
    Scene scene;
    const TrackId layer = scene.controller.addLayer(scene.bend, scene.upperBody(LayerKind::Override, 1.0f));
    scene.controller.advance(second / 2);
    const std::int64_t time = scene.controller.report(layer).nanoseconds;
    scene.controller.setLayerSettings(layer, {LayerKind::Override, 1.0f, {}, 0.0});
    QCOMPARE(scene.controller.report(layer).nanoseconds, time);
    const Pose bend = scene.at(scene.bend, 15);
    for (std::size_t i = 0; i < bend.size(); ++i) QVERIFY(scene.controller.pose()[i] == bend[i]);
    QVERIFY(scene.controller.layerSettings(layer).jointWeights.empty());
}

void tst_ControllerLayers::whatNeverComesNeverBegins()
{
    Scene scene;
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(9)), cut);
    scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.b), cut); // does not play
    scene.controller.setSpeed(scene.a, 0.0);
    scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.a), cut);
    scene.controller.advance(1000 * second);
    QCOMPARE(scene.controller.currentTrack(), scene.a);
    scene.controller.removeTrack(scene.b);
    QCOMPARE(scene.controller.scheduledCount(), std::size_t(0));
    scene.controller.clearSchedule();
}

void tst_ControllerLayers::anySplitOfTimeGivesTheSame()
{
    for (const std::uint32_t seed : RandomSeeds(60)) {
        Dice dice(seed);
        Scene whole, split;
        const std::int64_t after = dice.below(1500) * millisecond;
        const double speed = dice.between(0.3f, 2.0f);
        const TrackId layer = TrackId(2);
        for (Scene* scene : {&whole, &split}) {
            scene->controller.setEventRanges(scene->b, {{TagId(0), {10, 20}, false}});
            scene->controller.addLayer(scene->bend, scene->upperBody(LayerKind::Additive, 0.2f));
            scene->controller.setLayerWeight(layer, 0.9f, 700 * millisecond);
            scene->controller.setSpeed(scene->a, speed);
            scene->controller.schedule(scene->b, TransitionStart::after(after), fade);
            scene->controller.schedule(scene->a, TransitionStart::atTag(scene->b, TagId(0)), fade);
            scene->controller.schedule(scene->b, TransitionStart::atEndOf(scene->a), fade);
        }
        std::int64_t time = 4 * second;
        whole.controller.advance(time);
        while (time > 0) {
            const std::int64_t step = std::min<std::int64_t>(time, 1 + dice.below(90'000'000));
            split.controller.advance(step);
            time -= step;
        }
        for (const TrackId track : {whole.a, whole.b, layer}) {
            QCOMPARE(whole.controller.report(track).nanoseconds, split.controller.report(track).nanoseconds);
            QCOMPARE(whole.controller.report(track).weight, split.controller.report(track).weight);
        }
        QCOMPARE(whole.controller.scheduledCount(), split.controller.scheduledCount());
        QVERIFY(whole.controller.pose() == split.controller.pose());
    }
}

QTEST_APPLESS_MAIN(tst_ControllerLayers)
#include "tst_ControllerLayers.moc"
