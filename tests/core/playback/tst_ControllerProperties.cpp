// Random doings with a controller: what must hold whatever is done.

#include "tests/core/playback/ControllerScene.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <array>
#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Three clips that loop and whose rotations and root run evenly, so that their joints' speeds are known.
class Scene
{
public:
    explicit Scene(Dice& dice)
    {
        for (int i = 0; i < 3; ++i) {
            const Frame frames = 11 + dice.below(40);
            auto clip = std::make_shared<const Clip>(
                walkCycle(frames, {30, 1}, dice.between(0.3f, 2.5f), dice.between(10, 60)));
            clips.push_back(clip);
            tracks.push_back(controller.addTrack(clip));
        }
        controller.setRootMotion(RootMotion::InPlace);
    }

    Places places() { return placesOf(*skeleton, controller.pose()); }
    TrackId any(Dice& dice) const { return tracks[std::size_t(dice.below(int(tracks.size())))]; }

    std::shared_ptr<const Skeleton> skeleton = std::make_shared<const Skeleton>(walker());
    std::vector<std::shared_ptr<const Clip>> clips;
    AnimationController controller{skeleton};
    std::vector<TrackId> tracks;
};

Transition randomTransition(Dice& dice, bool mayCut)
{
    Transition transition;
    transition.nanoseconds = std::int64_t(dice.between(mayCut ? 0 : 50, 600) * float(millisecond));
    transition.curve = TransitionCurve(dice.below(6));
    transition.entry = TransitionEntry(dice.below(3));
    transition.kind = dice.below(3) == 0 ? TransitionKind::Inertial : TransitionKind::CrossFade;
    return transition;
}

/// One thing that never moves the figure by itself.
void doSomething(Scene& scene, Dice& dice)
{
    AnimationController& controller = scene.controller;
    const TrackId track = scene.any(dice);
    switch (dice.below(7)) {
    case 0:
    case 1:
        controller.transitionTo(track, randomTransition(dice, false));
        return;
    case 2:
        controller.setSpeed(track, dice.below(3) == 0 ? 0.0 : double(dice.between(-2, 2)));
        return;
    case 3:
        controller.setLoopMode(track, LoopMode(dice.below(4)));
        return;
    case 4:
        controller.schedule(track, TransitionStart::after(std::int64_t(dice.below(500)) * millisecond),
                            randomTransition(dice, false));
        return;
    case 5:
        controller.schedule(track, TransitionStart::whenIdle(), randomTransition(dice, false));
        return;
    case 6:
        controller.schedule(track, TransitionStart::atEndOf(scene.any(dice)), randomTransition(dice, false));
        return;
    }
}

void advanceInSteps(Scene& scene, std::int64_t time, Dice& cuts)
{
    do { // no time at all is a step too: it begins what is due
        const std::int64_t step = std::min<std::int64_t>(time, 1 + cuts.below(80'000'000));
        scene.controller.advance(step);
        time -= step;
    } while (time > 0);
}

constexpr std::int64_t speedStep = 2 * millisecond;
constexpr double speedStepSeconds = double(speedStep) * 1e-9;
/// Several of these lie between two keys of any clip, and from key to key speeds are even.
constexpr std::int64_t limitStep = 8 * millisecond;
constexpr double limitStepSeconds = double(limitStep) * 1e-9;

/// What clips ask of each joint.
struct JointLimits
{
    std::vector<double> speed; ///< the fastest in any clip, metres a second
    std::vector<double> apart; ///< the diagonal of all places in all clips, metres

    /// Curves rise at most twice as steeply as a line (one and a half times the smooth one).
    double mostInFade(std::size_t joint, double seconds) const
    {
        return speed[joint] * 1.1 + 2.1 * apart[joint] / seconds + 1e-3;
    }
};

/// Plays each track once.
JointLimits limitsOf(Scene& scene)
{
    JointLimits limits;
    limits.speed.resize(scene.skeleton->size(), 0.0);
    limits.apart.resize(scene.skeleton->size(), 0.0);
    Places low = scene.places(), high = low;
    for (const TrackId track : scene.tracks) {
        scene.controller.cutTo(track);
        Places before = scene.places();
        while (scene.controller.report(track).loops == 0) {
            scene.controller.advance(limitStep);
            const Places now = scene.places();
            for (std::size_t joint = 0; joint < now.size(); ++joint) {
                limits.speed[joint] = std::max(
                    limits.speed[joint], double(glm::distance(before[joint], now[joint])) / limitStepSeconds);
                low[joint] = glm::min(low[joint], now[joint]);
                high[joint] = glm::max(high[joint], now[joint]);
            }
            before = now;
        }
    }
    for (std::size_t joint = 0; joint < low.size(); ++joint)
        limits.apart[joint] = glm::distance(low[joint], high[joint]);
    return limits;
}

} // namespace

class tst_ControllerProperties : public QObject
{
    Q_OBJECT

private slots:
    void nothingJumpsUnasked();
    void fadesAddNoSpeedButTheCurves();
    void anySplitOfTimeGivesTheSamePose();
    void eventsAreEqualOverAnySplit();
    void nothingButNumbersLeaves();
};

void tst_ControllerProperties::nothingJumpsUnasked()
{
    for (const std::uint32_t seed : RandomSeeds(1000)) {
        Dice dice(seed);
        Scene scene(dice);
        for (int i = 0; i < 60; ++i) {
            const Places before = scene.places();
            doSomething(scene, dice);
            const double jump = furthest(before, scene.places());
            QVERIFY2(jump < 1e-4, qPrintable(QString("%1 m").arg(jump)));
            scene.controller.advance(dice.below(80) * millisecond);
        }
    }
}

void tst_ControllerProperties::fadesAddNoSpeedButTheCurves()
{
    for (const std::uint32_t seed : RandomSeeds(300)) {
        Dice dice(seed);
        Scene scene(dice);
        const JointLimits limits = limitsOf(scene);
        Transition transition;
        transition.nanoseconds = 50 * millisecond + dice.below(400) * millisecond;
        transition.curve = TransitionCurve(dice.below(5));
        transition.entry = TransitionEntry(dice.below(3));
        Places before = scene.places();
        scene.controller.transitionTo(scene.tracks[0], transition);
        for (std::int64_t time = 0; time < transition.nanoseconds; time += speedStep) {
            scene.controller.advance(speedStep);
            const Places now = scene.places();
            for (std::size_t joint = 0; joint < now.size(); ++joint) {
                const double speed = glm::distance(before[joint], now[joint]) / speedStepSeconds;
                const double most = limits.mostInFade(joint, double(transition.nanoseconds) * 1e-9);
                QVERIFY2(speed <= most,
                         qPrintable(QString("joint %1: %2 of %3 m/s").arg(joint).arg(speed).arg(most)));
            }
            before = now;
        }
    }
}

void tst_ControllerProperties::anySplitOfTimeGivesTheSamePose()
{
    for (const std::uint32_t seed : RandomSeeds(400)) {
        Dice one(seed), other(seed), cuts(~seed);
        Scene whole(one), split(other);
        for (int i = 0; i < 12; ++i) {
            doSomething(whole, one);
            doSomething(split, other);
            const std::int64_t time = cuts.below(700) * millisecond;
            whole.controller.advance(time);
            advanceInSteps(split, time, cuts);
            QCOMPARE(whole.controller.currentTrack(), split.controller.currentTrack());
            for (const TrackId track : whole.tracks)
                QCOMPARE(whole.controller.report(track).frame, split.controller.report(track).frame);
            QVERIFY(furthest(whole.places(), split.places()) < 1e-5);
        }
    }
}

void tst_ControllerProperties::eventsAreEqualOverAnySplit()
{
    for (const std::uint32_t seed : RandomSeeds(400)) {
        Dice one(seed), other(seed), cuts(~seed);
        Scene whole(one), split(other);
        for (Scene* scene : {&whole, &split})
            for (std::size_t i = 0; i < scene->tracks.size(); ++i)
                scene->controller.setEventRanges(
                    scene->tracks[i],
                    {{TagId(0), {0, 4}, false}, {TagId(1), {5, 6}, true}, {TagId(2), {8, 11}, false}});
        for (int i = 0; i < 12; ++i) {
            doSomething(whole, one);
            doSomething(split, other);
            const std::int64_t time = cuts.below(900) * millisecond;
            whole.controller.advance(time);
            advanceInSteps(split, time, cuts);
        }
        std::map<std::tuple<std::uint32_t, std::uint32_t, TagEventKind, PlayDirection>, int> counts, others;
        TagEventLog::Cursor ofWhole = 0, ofSplit = 0;
        for (const TagEvent& event : whole.controller.tagEvents(ofWhole))
            ++counts[{event.track, event.range, event.kind, event.direction}];
        for (const TagEvent& event : split.controller.tagEvents(ofSplit))
            ++others[{event.track, event.range, event.kind, event.direction}];
        QVERIFY(counts == others);
    }
}

void tst_ControllerProperties::nothingButNumbersLeaves()
{
    for (const std::uint32_t seed : RandomSeeds(500)) {
        Dice dice(seed);
        Scene scene(dice);
        Clip strange = walkCycle(2 + dice.below(3), {30, 1}, 0.0f, 200.0f);
        if (dice.below(2))
            strange.channels[0].scale =
                track(Interpolation::Linear, {0.0f, 1.0f}, std::vector<glm::vec3>{glm::vec3(0), {-1, 0, 2}});
        if (dice.below(2)) strange.channels.resize(1);
        if (dice.below(3) == 0) strange.channels.clear();
        if (dice.below(3) == 0) strange.frames = 1;
        scene.tracks.push_back(scene.controller.addTrack(std::make_shared<const Clip>(strange)));
        scene.controller.setRootMotion(RootMotion(dice.below(4)));
        scene.controller.setMirrored(scene.any(dice), true);
        for (int i = 0; i < 30; ++i) {
            doSomething(scene, dice);
            const std::array<TrackShare, 2> shares{TrackShare{scene.tracks[0], dice.between(-1, 1)},
                                                   {scene.tracks[3], std::nanf("")}};
            if (dice.below(6) == 0) scene.controller.mix(shares);
            if (dice.below(6) == 0) scene.controller.seek(scene.any(dice), dice.between(-50, 50));
            if (dice.below(6) == 0) scene.controller.setEnabled(scene.any(dice), dice.below(2) == 0);
            scene.controller.advance(dice.below(200) * millisecond);
            QVERIFY(isFinite(scene.controller.pose()));
        }
    }
}

QTEST_APPLESS_MAIN(tst_ControllerProperties)
#include "tst_ControllerProperties.moc"
