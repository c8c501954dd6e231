#include "core/animation/clips/ClipBaking.h"
#include "core/playback/crowd/AnimationSet.h"
#include "core/playback/crowd/WorkerCrew.h"
#include "tests/core/playback/ControllerScene.h"

#include <QTest>

#include <array>

using namespace tagline;
using namespace tagline::test;

using Scene = ControllerScene;

class tst_ControllerTracks : public QObject
{
    Q_OBJECT

private slots:
    void pingPongTurnsRound();
    void pingPongTellsPointsOnATurnOnce();
    void clampHoldsAndNeverEnds();
    void onceTellsItsEndOnce();
    void threeTimesThenHold();
    void theEndOfACountedTrackIsItsLast();
    void countedLoopsMeetTheirTagsAsOftenAsTheyPlay();
    void aPausedTrackStands();
    void countedAndPausedTracksKeepNoStep();
    void masksLeaveJointsToOthers();
    void mixesShowSeveralTracks();
    void mixesGoOverIntoTransitions();
    void queuedTransitionsWaitForEachOther();
    void drawnCurves();
    void revisionStandsWhileNothingMoves();
    void jointsAreFoundByName();
    void bakedTracksShowTheSame();
    void bakingWhilePlayingDoesNotJump();
    void tracksPlayOnWithoutKeys();
    void tracksBeginWithoutKeys();
    void manyCharactersInOneCall();
    void setsSayWhatFits();
};

void tst_ControllerTracks::pingPongTurnsRound()
{
    Scene scene;
    scene.controller.setLoopMode(scene.a, LoopMode::PingPong);
    scene.controller.advance(second + second / 3);
    QVERIFY(std::abs(scene.frame(scene.a) - 20.0) < 1e-6);
    scene.controller.advance(second * 2 / 3);
    QVERIFY(scene.frame(scene.a) < 1e-6);
    scene.controller.advance(second / 2);
    QVERIFY(std::abs(scene.frame(scene.a) - 15.0) < 1e-6);
    QCOMPARE(scene.controller.report(scene.a).loops, 0);
    scene.controller.advance(2'000'000'000ll * second / 1'000'000); // 2,000 s: whole rounds
    QVERIFY(std::abs(scene.frame(scene.a) - 15.0) < 1e-6);
}

void tst_ControllerTracks::pingPongTellsPointsOnATurnOnce()
{
    Scene scene;
    scene.controller.setLoopMode(scene.a, LoopMode::PingPong);
    scene.controller.setEventRanges(scene.a, {{TagId(0), {30, 31}, true}, {TagId(1), {0, 1}, true}});
    for (int i = 0; i < 40; ++i) scene.controller.advance(100 * millisecond);
    TagEventLog::Cursor cursor = 0;
    std::array<int, 2> counts{};
    for (const TagEvent& event : scene.controller.tagEvents(cursor)) ++counts[event.tag.value];
    QCOMPARE(counts[0], 2); // at 1 s and 3 s
    QCOMPARE(counts[1], 3); // at 0 s, 2 s and 4 s
}

void tst_ControllerTracks::clampHoldsAndNeverEnds()
{
    Scene scene;
    int ended = 0;
    scene.controller.setEndedCallback([&](TrackId) { ++ended; });
    scene.controller.setLoopMode(scene.a, LoopMode::Clamp);
    scene.controller.advance(3 * second);
    QCOMPARE(scene.frame(scene.a), 30.0);
    QVERIFY(!scene.controller.report(scene.a).hasEnded);
    QCOMPARE(ended, 0);
}

void tst_ControllerTracks::onceTellsItsEndOnce()
{
    Scene scene;
    std::vector<TrackId> ended;
    scene.controller.setEndedCallback([&](TrackId track) { ended.push_back(track); });
    scene.controller.setLoopMode(scene.a, LoopMode::Once);
    for (int i = 0; i < 30; ++i) scene.controller.advance(70 * millisecond);
    QCOMPARE(ended, std::vector<TrackId>{scene.a});
    QVERIFY(scene.controller.report(scene.a).hasEnded);
}

void tst_ControllerTracks::threeTimesThenHold()
{
    for (const std::int64_t step : {7 * millisecond, 333 * millisecond, 5 * second}) {
        Scene scene;
        std::vector<TrackId> ended;
        scene.controller.setEndedCallback([&](TrackId track) { ended.push_back(track); });
        scene.controller.setPlayCount(scene.a, 3);
        QCOMPARE(scene.controller.playCount(scene.a), 3);
        scene.controller.advance(3 * second - 1);
        QVERIFY(!scene.controller.report(scene.a).hasEnded && ended.empty());
        for (std::int64_t passed = 0; passed < 2 * second; passed += step) scene.controller.advance(step);
        QCOMPARE(scene.frame(scene.a), 30.0);
        QCOMPARE(scene.controller.report(scene.a).loops, 2);
        QVERIFY(scene.controller.report(scene.a).hasEnded);
        QCOMPARE(ended, std::vector<TrackId>{scene.a});
        QVERIFY(scene.controller.pose() == scene.walkAt(30.0));
        const std::uint64_t revision = scene.controller.revision();
        scene.controller.advance(second); // what holds costs nothing
        QCOMPARE(scene.controller.revision(), revision);
        scene.controller.setLoopMode(scene.a, LoopMode::Loop); // as it is: counts on
        scene.controller.setPlayCount(scene.a, 3);
        QVERIFY(scene.controller.report(scene.a).hasEnded);
        scene.controller.seek(scene.a, 0.0); // and once more
        scene.controller.advance(second / 2);
        QVERIFY(std::abs(scene.frame(scene.a) - 15.0) < 1e-6);
    }
}

void tst_ControllerTracks::theEndOfACountedTrackIsItsLast()
{
    for (const LoopMode mode : {LoopMode::Loop, LoopMode::PingPong}) {
        Scene scene;
        scene.controller.setLoopMode(scene.a, mode);
        scene.controller.setPlayCount(scene.a, 2);
        scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.a), fade(100 * millisecond));
        QVERIFY(scene.controller.scheduled()[0].nanosecondsLeft == 2 * second);
        scene.controller.advance(2 * second - millisecond);
        QVERIFY(!scene.controller.transition());
        scene.controller.advance(51 * millisecond);
        QVERIFY(std::abs(scene.weight(scene.b) - 0.5f) < 1e-3f);
        QCOMPARE(scene.frame(scene.a), mode == LoopMode::Loop ? 30.0 : 0.0);
    }
    Scene scene; // a tag that would come after the last round never comes
    const std::vector<EventRange> early{{TagId(0), {3, 6}, false}, {TagId(1), {0, 2}, false}};
    scene.controller.setEventRanges(scene.a, early);
    scene.controller.setPlayCount(scene.a, 1);
    scene.controller.advance(second / 2);
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(0)), fade(0));
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(1)), fade(0));
    for (const ScheduledTransition& each : scene.controller.scheduled()) QVERIFY(!each.nanosecondsLeft);
    scene.controller.advance(5 * second);
    QCOMPARE(scene.controller.scheduledCount(), std::size_t(2));
    QCOMPARE(scene.controller.currentTrack(), scene.a);
}

void tst_ControllerTracks::countedLoopsMeetTheirTagsAsOftenAsTheyPlay()
{
    // Ranges at the beginning, in the middle, up to the end and on the last frame; points at either end.
    const std::vector<EventRange> ranges{{TagId(0), {0, 5}, false},   {TagId(1), {10, 20}, false},
                                         {TagId(2), {25, 31}, false}, {TagId(3), {30, 31}, false},
                                         {TagId(4), {0, 1}, true},    {TagId(5), {30, 31}, true}};
    const auto told = [&](const Scene& scene, TagEventLog::Cursor& cursor) {
        std::vector<std::array<std::int64_t, 5>> events;
        for (const TagEvent& each : scene.controller.tagEvents(cursor))
            events.push_back({each.tag.value, std::int64_t(each.kind), each.frame, each.loop,
                              std::int64_t(each.direction)});
        return events;
    };
    for (const double speed : {1.0, -1.0})
        for (const std::int64_t step : {9 * millisecond, 410 * millisecond, 4 * second}) {
            // One loop that counts is what plays once; three are two that loop, and one that plays once.
            Scene counted, once;
            for (Scene* each : {&counted, &once}) {
                each->controller.setSpeed(each->a, speed);
                each->controller.seek(each->a, speed < 0 ? 30.0 : 0.0);
                each->controller.setEventRanges(each->a, ranges);
            }
            counted.controller.setPlayCount(counted.a, 1);
            once.controller.setLoopMode(once.a, LoopMode::Once);
            TagEventLog::Cursor ours = 0, theirs = 0;
            for (std::int64_t passed = 0; passed < 4 * second; passed += step) {
                counted.controller.advance(step);
                once.controller.advance(step);
            }
            const auto first = told(counted, ours);
            QVERIFY(first.size() > 6);
            QVERIFY(first == told(once, theirs));

            Scene three;
            three.controller.setSpeed(three.a, speed);
            three.controller.seek(three.a, speed < 0 ? 30.0 : 0.0);
            three.controller.setEventRanges(three.a, ranges);
            three.controller.setPlayCount(three.a, 3);
            for (std::int64_t passed = 0; passed < 4 * second; passed += step) three.controller.advance(step);
            std::array<int, 6> met{};
            TagEventLog::Cursor all = 0;
            for (const TagEvent& each : three.controller.tagEvents(all))
                met[each.tag.value] += each.kind != TagEventKind::Left;
            QCOMPARE(met[1], 3);
            QCOMPARE(met[0], 3);
            QCOMPARE(met[2], 3);
        }
}

void tst_ControllerTracks::aPausedTrackStands()
{
    Scene scene;
    scene.controller.seek(scene.a, 4.0);
    scene.controller.setPaused(scene.a, true);
    scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.a), fade(0));
    QVERIFY(!scene.controller.scheduled()[0].nanosecondsLeft);
    const std::uint64_t revision = scene.controller.revision();
    scene.controller.advance(10 * second);
    QCOMPARE(scene.frame(scene.a), 4.0);
    QCOMPARE(scene.weight(scene.a), 1.0f); // it counts as it stands
    QCOMPARE(scene.controller.playedSpeed(scene.a), 0.0);
    QCOMPARE(scene.controller.revision(), revision); // at no cost
    scene.controller.setPaused(scene.a, false);
    scene.controller.advance(second / 2);
    QVERIFY(std::abs(scene.frame(scene.a) - 19.0) < 1e-6);
    scene.controller.advance(second / 2);
    QCOMPARE(scene.controller.currentTrack(), scene.b);

    Scene inertial; // nor does it move on while another takes over from it
    inertial.controller.setPaused(inertial.a, true);
    const Places before = inertial.places();
    inertial.controller.transitionTo(inertial.b, fade(200 * millisecond, TransitionKind::Inertial));
    QVERIFY(furthest(before, inertial.places()) < 1e-5);
}

void tst_ControllerTracks::countedAndPausedTracksKeepNoStep()
{
    for (int kind = 0; kind < 3; ++kind) {
        Scene scene;
        const std::array<SyncMark, 2> walk{SyncMark{TagId(0), 3}, {TagId(1), 18}};
        const std::array<SyncMark, 2> run{SyncMark{TagId(0), 9}, {TagId(1), 27}};
        scene.controller.setSyncMarks(scene.a, walk);
        scene.controller.setSyncMarks(scene.b, run);
        const std::array<TrackShare, 2> shares{TrackShare{scene.a, 0.5f}, {scene.b, 0.5f}};
        scene.controller.mix(shares);
        if (kind == 1) scene.controller.setPlayCount(scene.b, 2);
        if (kind == 2) scene.controller.setPaused(scene.b, true);
        scene.controller.advance(100 * millisecond);
        QCOMPARE(scene.controller.isInStep(scene.a), kind == 0);
        QCOMPARE(scene.controller.isInStep(scene.b), kind == 0);
    }
}

void tst_ControllerTracks::masksLeaveJointsToOthers()
{
    Scene scene;
    scene.controller.transitionTo(scene.b, fade(second));
    scene.controller.advance(second / 2);
    const Pose both = scene.controller.pose();
    const JointIndex leg = *scene.skeleton->find("LeftUpLeg");
    std::vector<float> mask(scene.skeleton->size(), 1.0f);
    mask[std::size_t(leg)] = 0.0f;
    scene.controller.setJointMask(scene.b, mask);
    const Pose masked = scene.controller.pose();
    const Pose walk = scene.walkAt(scene.frame(scene.a));
    for (std::size_t i = 0; i < both.size(); ++i)
        QVERIFY(masked[i] == (JointIndex(i) == leg ? walk[i] : both[i]));
    scene.controller.setJointMask(scene.a, mask);
    QVERIFY(scene.controller.pose()[std::size_t(leg)] == restPose(*scene.skeleton)[std::size_t(leg)]);
}

void tst_ControllerTracks::mixesShowSeveralTracks()
{
    Scene scene;
    const TrackId c = scene.controller.addTrack(scene.walk);
    const std::array<TrackShare, 3> shares{TrackShare{scene.a, 1.0f}, {scene.b, 3.0f}, {c, -1.0f}};
    scene.controller.mix(shares);
    QVERIFY(scene.controller.isMixing() && !scene.controller.transition());
    QCOMPARE(scene.weight(scene.a), 0.25f);
    QCOMPARE(scene.weight(scene.b), 0.75f);
    QCOMPARE(scene.weight(c), 0.0f);
    QCOMPARE(scene.controller.currentTrack(), scene.b);
    scene.controller.advance(second / 2);
    QVERIFY(std::abs(scene.frame(scene.a) - 15.0) < 1e-6);
    QVERIFY(std::abs(scene.frame(scene.b) - 30.0) < 1e-6);
    QCOMPARE(scene.frame(c), 0.0);
    scene.controller.mix({});
    QVERIFY(scene.controller.pose() == restPose(*scene.skeleton));
}

void tst_ControllerTracks::mixesGoOverIntoTransitions()
{
    for (const TransitionKind kind : {TransitionKind::CrossFade, TransitionKind::Inertial}) {
        Scene scene;
        const TrackId c = scene.controller.addTrack(scene.walk);
        const std::array<TrackShare, 2> shares{TrackShare{scene.a, 0.5f}, {scene.b, 0.5f}};
        scene.controller.mix(shares);
        scene.controller.advance(300 * millisecond);
        const Places before = scene.places();
        scene.controller.transitionTo(c, fade(200 * millisecond, kind));
        QVERIFY(furthest(before, scene.places()) < 1e-5);
        scene.controller.advance(200 * millisecond);
        QCOMPARE(scene.weight(c), 1.0f);
        QVERIFY(!scene.controller.isMixing() && !scene.controller.transition());
        QVERIFY(furthest(scene.places(), placesOf(*scene.skeleton, scene.walkAt(scene.frame(c)))) < 1e-5);
    }
}

void tst_ControllerTracks::queuedTransitionsWaitForEachOther()
{
    for (const std::int64_t step : {second, 70 * millisecond, 9 * millisecond}) {
        Scene scene;
        const TrackId c = scene.controller.addTrack(scene.walk);
        scene.controller.transitionTo(scene.b, fade(300 * millisecond));
        scene.controller.schedule(c, TransitionStart::whenIdle(),
                                  fade(200 * millisecond, TransitionKind::Inertial));
        scene.controller.schedule(scene.a, TransitionStart::whenIdle(), fade(100 * millisecond));
        QCOMPARE(scene.controller.scheduled()[0].nanosecondsLeft, 300 * millisecond);
        for (std::int64_t left = 450 * millisecond; left > 0; left -= step)
            scene.controller.advance(std::min(left, step));
        QCOMPARE(scene.controller.currentTrack(), c);
        QCOMPARE(scene.controller.transition()->elapsed, 150 * millisecond);
        for (std::int64_t left = 100 * millisecond; left > 0; left -= step)
            scene.controller.advance(std::min(left, step));
        QCOMPARE(scene.controller.currentTrack(), scene.a);
        QCOMPARE(scene.controller.transition()->elapsed, 50 * millisecond);
    }
}

void tst_ControllerTracks::drawnCurves()
{
    Transition drawn;
    drawn.curve = TransitionCurve::Bezier;
    drawn.handles = {0.0f, 0.0f, 1.0f, 1.0f};
    QVERIFY(std::abs(curveValue(drawn, 0.3) - 0.3f) < 1e-4f);
    drawn.handles = {0.3f, 4.0f, 0.6f, std::nanf("")};
    for (double part = -0.5; part <= 1.5; part += 0.01) {
        const float value = curveValue(drawn, part);
        QVERIFY(value >= 0.0f && value <= 1.0f);
    }
    QCOMPARE(curveValue(drawn, 0.0), 0.0f);
    QCOMPARE(curveValue(drawn, 1.0), 1.0f);
    drawn.curve = TransitionCurve::SmootherStep;
    QCOMPARE(curveValue(drawn, 0.5), 0.5f);
}

void tst_ControllerTracks::revisionStandsWhileNothingMoves()
{
    Scene scene;
    scene.controller.setLoopMode(scene.a, LoopMode::Once);
    scene.controller.advance(5 * second);
    scene.controller.pose();
    const std::uint64_t ended = scene.controller.revision();
    scene.controller.advance(second);
    QCOMPARE(scene.controller.revision(), ended);
    scene.controller.setLoopMode(scene.a, LoopMode::Loop);
    scene.controller.advance(second / 10);
    QVERIFY(scene.controller.revision() != ended);
    scene.controller.setSpeed(scene.a, 0.0);
    const std::uint64_t stopped = scene.controller.revision();
    scene.controller.advance(second / 10);
    QCOMPARE(scene.controller.revision(), stopped);
    scene.controller.seek(scene.a, 7);
    QVERIFY(scene.controller.revision() != stopped);
}

void tst_ControllerTracks::jointsAreFoundByName()
{
    Scene scene;
    scene.controller.advance(second / 4);
    const auto expected = modelMatrices(*scene.skeleton, scene.controller.pose());
    QVERIFY(*scene.controller.jointTransform("RightLeg") == expected[5]);
    QVERIFY(!scene.controller.jointTransform("Tail"));
    scene.controller.advance(second / 4);
    QVERIFY(*scene.controller.jointTransform("RightLeg") != expected[5]);
}

void tst_ControllerTracks::bakedTracksShowTheSame()
{
    Scene scene, baked;
    baked.controller.setBaked(baked.a, std::make_shared<const BakedClip>(bakedClip(
                                           *baked.walk, *baked.skeleton, baked.controller.binding(baked.a))));
    QVERIFY(baked.controller.isBaked(baked.a));
    for (Scene* each : {&scene, &baked}) each->controller.setRootMotion(RootMotion::Accumulated);
    for (int i = 0; i < 50; ++i) {
        scene.controller.advance(37 * millisecond);
        baked.controller.advance(37 * millisecond);
        QVERIFY(furthest(scene.places(), baked.places()) < 1e-3);
    }
    baked.controller.setClip(baked.a, baked.run);
    QVERIFY(!baked.controller.isBaked(baked.a));
}

namespace {

std::shared_ptr<const BakedClip> bakedOf(const Scene& scene, TrackId track)
{
    return std::make_shared<const BakedClip>(
        bakedClip(scene.controller.clip(track), *scene.skeleton, scene.controller.binding(track)));
}

} // namespace

void tst_ControllerTracks::bakingWhilePlayingDoesNotJump()
{
    for (int at = 0; at < 60; ++at) {
        Scene scene;
        scene.controller.setRootMotion(RootMotion(at % 4));
        scene.controller.setMirrored(scene.b, at % 3 == 0);
        scene.controller.transitionTo(scene.b, fade(second));
        scene.controller.advance(at * 17 * millisecond);
        const Places before = scene.places();
        for (const TrackId track : {scene.a, scene.b})
            scene.controller.setBaked(track, bakedOf(scene, track));
        QVERIFY(furthest(before, scene.places()) < 1e-3);
    }
}

void tst_ControllerTracks::tracksPlayOnWithoutKeys()
{
    Scene scene, without;
    std::weak_ptr<const Clip> keys;
    {
        const auto clip = std::make_shared<const Clip>(*without.walk);
        keys = clip;
        without.controller.setClip(without.a, clip);
        without.controller.setBaked(without.a, bakedOf(without, without.a));
        without.controller.dropKeys(without.a, std::make_shared<const Clip>(clipWithoutKeys(*clip)));
    }
    QVERIFY(keys.expired());
    QCOMPARE(without.controller.clip(without.a).channels.size(), without.walk->channels.size());
    Transition match = fade(300 * millisecond);
    match.entry = TransitionEntry::BestMatch;
    for (int i = 0; i < 40; ++i) {
        for (Scene* each : {&scene, &without}) {
            if (i == 5) each->controller.setRootMotion(RootMotion::Accumulated);
            if (i == 9) each->controller.transitionTo(each->b, match);
            if (i == 24) each->controller.transitionTo(each->a, match);
            if (i == 32) each->controller.setMirrored(each->a, true);
            each->controller.advance(33 * millisecond);
        }
        QCOMPARE(without.frame(without.a), scene.frame(scene.a));
        QVERIFY(furthest(scene.places(), without.places()) < 2e-3);
    }
}

void tst_ControllerTracks::tracksBeginWithoutKeys()
{
    Scene scene, without;
    const auto baked = bakedOf(scene, scene.a);
    const auto bare = std::make_shared<const Clip>(clipWithoutKeys(*scene.walk));
    without.controller.setClip(without.a, bare, nullptr, baked);
    const TrackId added = without.controller.addTrack(bare, nullptr, baked);
    for (Scene* each : {&scene, &without}) each->controller.setRootMotion(RootMotion::Accumulated);
    for (int i = 0; i < 50; ++i) {
        if (i == 25) without.controller.seek(added, without.frame(without.a));
        if (i == 25) without.controller.cutTo(added);
        for (Scene* each : {&scene, &without}) each->controller.advance(37 * millisecond);
        if (i < 25) QVERIFY(furthest(scene.places(), without.places()) < 2e-3); // several loops, on and on
    }
    QCOMPARE(without.frame(added), scene.frame(scene.a));
}

void tst_ControllerTracks::manyCharactersInOneCall()
{
    std::vector<Scene> alone(40), together(40);
    std::vector<AnimationController*> controllers;
    for (std::size_t i = 0; i < alone.size(); ++i) {
        for (Scene* scene : {&alone[i], &together[i]}) {
            scene->controller.seek(scene->a, double(i) * 0.7);
            scene->controller.transitionTo(scene->b, fade(second));
        }
        controllers.push_back(&together[i].controller);
    }
    WorkerCrew crew(3);
    for (int step = 0; step < 5; ++step) {
        advanceAll(controllers, 50 * millisecond, step == 4 ? nullptr : &crew);
        for (Scene& scene : alone) scene.controller.advance(50 * millisecond);
    }
    for (std::size_t i = 0; i < alone.size(); ++i)
        QVERIFY(alone[i].controller.pose() == together[i].controller.pose());
}

void tst_ControllerTracks::setsSayWhatFits()
{
    Scene scene;
    AnimationSet set(scene.skeleton);
    Clip strange = walkCycle(5, {30, 1}, 1, 10);
    strange.channels[1].joint = "Tail";
    const ClipCompatibility fit = set.add("walk", scene.walk);
    QCOMPARE(fit.jointsWithoutChannel, (std::vector<std::string>{"Spine", "LeftLeg", "RightLeg"}));
    QVERIFY(fit.channelsWithoutJoint.empty() && fit.canPlay() && !fit.isComplete());
    const ClipCompatibility odd = set.add("odd", std::make_shared<const Clip>(strange));
    QCOMPARE(odd.channelsWithoutJoint, std::vector<std::string>{"Tail"});
    QCOMPARE(odd.bound, std::size_t(2));
    set.add("walk", scene.run);
    QCOMPARE(set.clips().size(), std::size_t(2));
    QCOMPARE(set.find("walk")->clip, scene.run);
    QVERIFY(!set.find("jump"));
    QVERIFY(set.remove("odd") && !set.remove("odd"));
}

QTEST_APPLESS_MAIN(tst_ControllerTracks)
#include "tst_ControllerTracks.moc"
