// Random doings with a controller: what must hold whatever is done.

#include "tests/core/playback/ControllerScene.h"

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
    while (time > 0) {
        const std::int64_t step = std::min<std::int64_t>(time, 1 + cuts.below(80'000'000));
        scene.controller.advance(step);
        time -= step;
    }
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
    Dice dice(31);
    int doings = 0;
    for (int round = 0; round < 400; ++round) {
        Scene scene(dice);
        for (int i = 0; i < 60; ++i) {
            const Places before = scene.places();
            doSomething(scene, dice);
            const double jump = furthest(before, scene.places());
            QVERIFY2(jump < 1e-4, qPrintable(QString("%1 m in round %2").arg(jump).arg(round)));
            scene.controller.advance(dice.below(80) * millisecond);
            ++doings;
        }
    }
    QCOMPARE(doings, 24'000);
}

void tst_ControllerProperties::fadesAddNoSpeedButTheCurves()
{
    Dice dice(32);
    constexpr std::int64_t step = 2 * millisecond;
    for (int round = 0; round < 200; ++round) {
        Scene scene(dice);
        // The fastest that each joint is in any clip, and the furthest that clips are apart.
        std::vector<double> own(scene.skeleton->size(), 0.0);
        std::vector<Places> all;
        for (const TrackId track : scene.tracks) {
            Scene* single = &scene;
            single->controller.cutTo(track);
            Places before = single->places();
            for (std::int64_t time = 0; time < 2 * second; time += step) {
                single->controller.advance(step);
                const Places now = single->places();
                for (std::size_t i = 0; i < own.size(); ++i)
                    own[i] =
                        std::max(own[i], double(glm::distance(before[i], now[i])) / (double(step) * 1e-9));
                before = now;
                all.push_back(now);
            }
        }
        std::vector<double> apart(own.size(), 0.0);
        for (std::size_t joint = 0; joint < own.size(); ++joint) {
            glm::vec3 low = all[0][joint], high = all[0][joint];
            for (const Places& places : all) {
                low = glm::min(low, places[joint]);
                high = glm::max(high, places[joint]);
            }
            apart[joint] = glm::distance(low, high);
        }
        // Curves rise at most twice as steeply as a line (one and a half times the smooth one).
        const std::int64_t duration = 50 * millisecond + dice.below(400) * millisecond;
        Places before = scene.places();
        Transition transition;
        transition.nanoseconds = duration;
        transition.curve = TransitionCurve(dice.below(5));
        transition.entry = TransitionEntry(dice.below(3));
        scene.controller.transitionTo(scene.tracks[0], transition);
        for (std::int64_t time = 0; time < duration; time += step) {
            scene.controller.advance(step);
            const Places now = scene.places();
            for (std::size_t i = 0; i < own.size(); ++i) {
                const double speed = glm::distance(before[i], now[i]) / (double(step) * 1e-9);
                const double most = own[i] * 1.1 + 2.1 * apart[i] / (double(duration) * 1e-9) + 1e-3;
                QVERIFY2(speed <= most,
                         qPrintable(QString("joint %1: %2 of %3 m/s").arg(i).arg(speed).arg(most)));
            }
            before = now;
        }
    }
}

void tst_ControllerProperties::anySplitOfTimeGivesTheSamePose()
{
    for (std::uint32_t seed = 0; seed < 150; ++seed) {
        Dice one(seed), other(seed), cuts(seed + 1000);
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
    for (std::uint32_t seed = 0; seed < 150; ++seed) {
        Dice one(seed), other(seed), cuts(seed + 2000);
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
    Dice dice(35);
    for (int round = 0; round < 200; ++round) {
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
