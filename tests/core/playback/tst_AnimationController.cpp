#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/controller/AnimationController.h"
#include "tests/core/playback/ControllerScene.h"
#include "tests/support/AllocationCount.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <cstring>

using namespace tagline;
using namespace tagline::test;

namespace {

struct WalkAndRun : ControllerScene
{
    Pose runAt(double frame) const
    {
        return sampledPose(*skeleton, *run, bindByName(*run, *skeleton), frame);
    }
    glm::vec3 hips() { return modelMatrices(*skeleton, controller.pose())[0][3]; }
};

bool isBitEqual(const Pose& a, const Pose& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(Transform)) == 0;
}

/// The furthest that any joint is from itself in another pose, metres.
double furthest(const Skeleton& skeleton, const Pose& a, const Pose& b)
{
    const auto inA = modelMatrices(skeleton, a);
    const auto inB = modelMatrices(skeleton, b);
    double most = 0.0;
    for (std::size_t i = 0; i < inA.size(); ++i)
        most = std::max(most, double(glm::distance(inA[i][3], inB[i][3])));
    return most;
}

} // namespace

class tst_AnimationController : public QObject
{
    Q_OBJECT

private slots:
    void firstTrackPlaysAlone();
    void emptyControllerRests();
    void transitionMovesTheWeights_data();
    void transitionMovesTheWeights();
    void transitionEndsExactlyAtTheTarget();
    void eachTrackHasItsOwnTime();
    void tracksWithoutWeightStand();
    void entries();
    void bestMatchFindsTheSamePhase();
    void interruptingNeverJumps();
    void goingBackNeverJumps();
    void transitionToTheTargetChangesNothing();
    void noTimeCutsAtOnce();
    void disabledTracksGiveTheirShareAway();
    void onceIsReportedAsEnded();
    void hundredYearsKeepTheClipTime();
    void inPlaceHoldsTheRootAboveItsRest();
    void accumulatedWalksOn();
    void accumulatedTurnsOn();
    void accumulatedFadesWithoutGoingBack();
    void strangeClipsStayFinite();
    void newClipInATrack();
    void stepsAllocateNothing();
};

void tst_AnimationController::firstTrackPlaysAlone()
{
    WalkAndRun scene;
    QCOMPARE(scene.controller.currentTrack(), scene.a);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.walkAt(0)));
    scene.controller.advance(second / 4);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.walkAt(7.5)));
    QCOMPARE(scene.weight(scene.a), 1.0f);
    QCOMPARE(scene.weight(scene.b), 0.0f);
    QVERIFY(!scene.controller.transition());
}

void tst_AnimationController::emptyControllerRests()
{
    const auto skeleton = std::make_shared<const Skeleton>(walker());
    AnimationController controller(skeleton);
    controller.advance(second);
    QVERIFY(isBitEqual(controller.pose(), restPose(*skeleton)));
    QVERIFY(!controller.currentTrack().isValid());
    AnimationController bodiless(std::make_shared<const Skeleton>());
    bodiless.addTrack(std::make_shared<const Clip>(walkCycle(31, {30, 1}, 1, 30)));
    bodiless.setRootMotion(RootMotion::Accumulated);
    bodiless.advance(second);
    QVERIFY(bodiless.pose().empty());
}

void tst_AnimationController::transitionMovesTheWeights_data()
{
    QTest::addColumn<TransitionCurve>("curve");
    QTest::addColumn<float>("atQuarter");
    QTest::newRow("linear") << TransitionCurve::Linear << 0.25f;
    QTest::newRow("smooth") << TransitionCurve::SmoothStep << 0.15625f;
    QTest::newRow("ease in") << TransitionCurve::EaseIn << 0.0625f;
    QTest::newRow("ease out") << TransitionCurve::EaseOut << 0.4375f;
}

void tst_AnimationController::transitionMovesTheWeights()
{
    QFETCH(TransitionCurve, curve);
    QFETCH(float, atQuarter);
    WalkAndRun scene;
    scene.controller.transitionTo(scene.b, 400 * millisecond, curve);
    QCOMPARE(scene.weight(scene.b), 0.0f);
    scene.controller.advance(100 * millisecond);
    QCOMPARE(scene.weight(scene.b), atQuarter);
    QCOMPARE(scene.weight(scene.a), 1.0f - atQuarter);
    const auto report = scene.controller.transition();
    QVERIFY(report.has_value());
    QCOMPARE(report->target, scene.b);
    QCOMPARE(report->elapsed, 100 * millisecond);
    QCOMPARE(report->duration, 400 * millisecond);
    QCOMPARE(report->progress, 0.25);
    QCOMPARE(report->curveValue, atQuarter);
    float before = atQuarter;
    for (int i = 0; i < 30; ++i) {
        scene.controller.advance(9 * millisecond);
        const float now = scene.weight(scene.b);
        QVERIFY(now > before);
        QCOMPARE(now + scene.weight(scene.a), 1.0f);
        before = now;
    }
}

void tst_AnimationController::transitionEndsExactlyAtTheTarget()
{
    WalkAndRun scene;
    scene.controller.transitionTo(scene.b, 300 * millisecond, TransitionCurve::Linear);
    scene.controller.advance(300 * millisecond);
    QVERIFY(!scene.controller.transition());
    QCOMPARE(scene.weight(scene.b), 1.0f);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.runAt(scene.frame(scene.b))));
}

void tst_AnimationController::eachTrackHasItsOwnTime()
{
    WalkAndRun scene;
    scene.controller.setSpeed(scene.a, 0.5);
    scene.controller.transitionTo(scene.b, {second, TransitionCurve::Linear, TransitionEntry::Beginning});
    scene.controller.advance(200 * millisecond);
    QVERIFY(std::abs(scene.frame(scene.a) - 3.0) < 1e-9);
    QVERIFY(std::abs(scene.frame(scene.b) - 12.0) < 1e-9);
    QCOMPARE(scene.controller.report(scene.b).nanoseconds, 200 * millisecond);
    scene.controller.advance(500 * millisecond); // 0.7 s of a loop of 0.6 s
    QCOMPARE(scene.controller.report(scene.b).loops, 1);
    QCOMPARE(scene.controller.report(scene.b).nanoseconds, 100 * millisecond);
}

void tst_AnimationController::tracksWithoutWeightStand()
{
    WalkAndRun scene;
    scene.controller.seek(scene.b, 5.0);
    scene.controller.advance(second / 3);
    QCOMPARE(scene.frame(scene.b), 5.0);
}

void tst_AnimationController::entries()
{
    for (const auto& [entry, speed, expected] : {std::tuple{TransitionEntry::Beginning, 1.0, 0.0},
                                                 {TransitionEntry::Beginning, -1.0, 36.0},
                                                 {TransitionEntry::Current, 1.0, 5.0}}) {
        WalkAndRun scene;
        scene.controller.setSpeed(scene.b, speed);
        scene.controller.seek(scene.b, 5.0);
        scene.controller.transitionTo(scene.b, {second, TransitionCurve::Linear, entry});
        QCOMPARE(scene.frame(scene.b), expected);
    }
}

void tst_AnimationController::bestMatchFindsTheSamePhase()
{
    for (int phase = 0; phase < 36; ++phase) {
        WalkAndRun scene;
        scene.controller.advance(phase * second / 36);
        scene.controller.transitionTo(scene.b);
        const double distance = scene.frame(scene.b) - phase;
        // The run swings further than the walk: what is near is in the same part of the cycle.
        QVERIFY(std::abs(std::remainder(distance, 36.0)) <= 6.0);
    }
    WalkAndRun jump;
    jump.controller.setLoopMode(jump.b, LoopMode::Once);
    jump.controller.advance(second / 2);
    jump.controller.transitionTo(jump.b);
    QCOMPARE(jump.frame(jump.b), 0.0);
}

void tst_AnimationController::interruptingNeverJumps()
{
    const auto third = std::make_shared<const Clip>(walkCycle(50, {25, 1}, 0.3f, -80.0f));
    for (const std::uint32_t seed : RandomSeeds(300)) {
        Dice dice(seed);
        WalkAndRun scene;
        scene.controller.setRootMotion(RootMotion(seed % 3));
        const std::vector<TrackId> tracks{scene.a, scene.b, scene.controller.addTrack(third)};
        for (int i = 0; i < 12; ++i) {
            scene.controller.advance(dice.below(250) * millisecond);
            const Pose before = scene.controller.pose();
            const auto curve = dice.below(2) ? TransitionCurve::Linear : TransitionCurve::SmoothStep;
            scene.controller.transitionTo(
                tracks[std::size_t(dice.below(3))],
                {dice.below(400) * millisecond + 1, curve, TransitionEntry(dice.below(3))});
            QVERIFY(furthest(*scene.skeleton, before, scene.controller.pose()) < 1e-5);
            float sum = 0.0f;
            for (const TrackId track : tracks) sum += scene.weight(track);
            QVERIFY(std::abs(sum - 1.0f) < 1e-5f);
        }
    }
}

void tst_AnimationController::goingBackNeverJumps()
{
    WalkAndRun scene;
    scene.controller.transitionTo(scene.b, 300 * millisecond, TransitionCurve::Linear);
    scene.controller.advance(100 * millisecond);
    const double frame = scene.frame(scene.a);
    const Pose before = scene.controller.pose();
    scene.controller.transitionTo(scene.a, 300 * millisecond, TransitionCurve::Linear);
    QCOMPARE(scene.frame(scene.a), frame); // it was still playing: its time goes on
    QVERIFY(furthest(*scene.skeleton, before, scene.controller.pose()) < 1e-5);
    QVERIFY(std::abs(scene.weight(scene.a) - 2.0f / 3.0f) < 1e-6f);
    scene.controller.advance(300 * millisecond);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.walkAt(scene.frame(scene.a))));
}

void tst_AnimationController::transitionToTheTargetChangesNothing()
{
    WalkAndRun scene;
    scene.controller.transitionTo(scene.a);
    QVERIFY(!scene.controller.transition());
    scene.controller.transitionTo(scene.b, second, TransitionCurve::Linear);
    scene.controller.advance(second / 2);
    scene.controller.transitionTo(scene.b, second, TransitionCurve::Linear);
    QCOMPARE(scene.controller.transition()->progress, 0.5);
}

void tst_AnimationController::noTimeCutsAtOnce()
{
    for (const std::int64_t duration : {std::int64_t(0), std::int64_t(-5)}) {
        WalkAndRun scene;
        scene.controller.transitionTo(scene.b,
                                      {duration, TransitionCurve::Linear, TransitionEntry::Beginning});
        QVERIFY(!scene.controller.transition());
        QVERIFY(isBitEqual(scene.controller.pose(), scene.runAt(0)));
    }
}

void tst_AnimationController::disabledTracksGiveTheirShareAway()
{
    WalkAndRun scene;
    scene.controller.transitionTo(scene.b, second, TransitionCurve::Linear);
    scene.controller.advance(second / 4);
    scene.controller.setEnabled(scene.a, false);
    QCOMPARE(scene.weight(scene.a), 0.0f);
    QCOMPARE(scene.weight(scene.b), 1.0f);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.runAt(scene.frame(scene.b))));
    scene.controller.setEnabled(scene.b, false);
    QVERIFY(isBitEqual(scene.controller.pose(), restPose(*scene.skeleton)));
    const double frame = scene.frame(scene.b);
    scene.controller.advance(second / 8);
    QCOMPARE(scene.frame(scene.b), frame);
}

void tst_AnimationController::onceIsReportedAsEnded()
{
    WalkAndRun scene;
    scene.controller.setLoopMode(scene.a, LoopMode::Once);
    scene.controller.advance(second / 2);
    QVERIFY(!scene.controller.report(scene.a).hasEnded);
    scene.controller.advance(second);
    QVERIFY(scene.controller.report(scene.a).hasEnded);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.walkAt(30)));
}

void tst_AnimationController::hundredYearsKeepTheClipTime()
{
    WalkAndRun scene;
    const std::int64_t year = 31'557'600 * second;
    for (int i = 0; i < 100; ++i) scene.controller.advance(year);
    scene.controller.advance(second / 4);
    QCOMPARE(scene.frame(scene.a), 7.5);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.walkAt(7.5)));
}

void tst_AnimationController::inPlaceHoldsTheRootAboveItsRest()
{
    WalkAndRun scene;
    scene.controller.setRootMotion(RootMotion::InPlace);
    for (int i = 0; i < 50; ++i) {
        scene.controller.advance(33 * millisecond);
        QVERIFY(glm::distance(scene.hips(), glm::vec3(0, 1, 0)) < 1e-6f);
    }
}

void tst_AnimationController::accumulatedWalksOn()
{
    WalkAndRun scene;
    scene.controller.setRootMotion(RootMotion::Accumulated);
    float before = scene.hips().z;
    for (int i = 0; i < 300; ++i) {
        scene.controller.advance(33 * millisecond);
        const float now = scene.hips().z;
        QVERIFY(std::abs(now - before - 1.4f * 0.033f) < 1e-4f);
        before = now;
    }
    QVERIFY(std::abs(before - 1.4f * 9.9f) < 1e-3f);
    scene.controller.setRootMotion(RootMotion::Kept);
    QVERIFY(scene.hips().z <= 1.4f);
    const float kept = scene.hips().z;
    scene.controller.setRootMotion(RootMotion::Accumulated);
    QVERIFY(std::abs(scene.hips().z - kept) < 1e-4f); // goes on from here
}

void tst_AnimationController::accumulatedTurnsOn()
{
    WalkAndRun scene;
    Clip turn = *scene.walk;
    turn.channels[0].rotation =
        track<glm::quat>(Interpolation::Linear, {0, 30}, {turned(0, {0, 1, 0}), turned(90, {0, 1, 0})});
    AnimationController controller(scene.skeleton);
    const TrackId id = controller.addTrack(std::make_shared<const Clip>(turn));
    controller.setRootMotion(RootMotion::Accumulated);
    Pose before = controller.pose();
    for (int i = 0; i < 400; ++i) { // four turns of 90 degrees are a full circle
        controller.advance(10 * millisecond);
        QVERIFY(furthest(*scene.skeleton, before, controller.pose()) < 0.05);
        before = controller.pose();
    }
    QCOMPARE(controller.report(id).loops, 4);
    QVERIFY(furthest(*scene.skeleton, before, sampledPose(*scene.skeleton, turn, controller.binding(id), 0)) <
            1e-4);
}

void tst_AnimationController::accumulatedFadesWithoutGoingBack()
{
    WalkAndRun scene;
    Clip sideways = walkCycle(37, {60, 1}, 0.0f, 55.0f); // runs along +X, far from the origin, facing +X
    std::vector<glm::vec3> places;
    for (int i = 0; i < 37; ++i) places.push_back({50.0f + 2.4f * float(i) / 36.0f, 1, -20});
    sideways.channels[0].translation.values = places;
    sideways.channels[0].rotation = track<glm::quat>(Interpolation::Linear, {0}, {turned(90, {0, 1, 0})});
    const TrackId run = scene.controller.addTrack(std::make_shared<const Clip>(sideways));
    scene.controller.setRootMotion(RootMotion::Accumulated);
    scene.controller.advance(5 * second + 400 * millisecond);
    const float start = scene.hips().z;
    scene.controller.transitionTo(run, 300 * millisecond, TransitionCurve::SmoothStep);
    float before = start;
    for (int i = 0; i < 200; ++i) {
        scene.controller.advance(10 * millisecond);
        const glm::vec3 now = scene.hips();
        QVERIFY(now.z - before > 0.0139f && now.z - before < 0.0401f); // between 1.4 and 4 m/s, never back
        QVERIFY(std::abs(now.x) < 1e-3f);
        before = now.z;
    }
}

void tst_AnimationController::strangeClipsStayFinite()
{
    const auto skeleton = std::make_shared<const Skeleton>(walker());
    Clip none;
    none.frames = 1;
    Clip flat = walkCycle(2, {30, 1}, 0.0f, 0.0f);
    flat.channels[0].scale = track<glm::vec3>(Interpolation::Linear, {0, 1}, {{0, 0, 0}, {-1, -1, -1}});
    flat.channels[0].rotation =
        track<glm::quat>(Interpolation::Linear, {0, 1}, {turned(0, {0, 1, 0}), -turned(180, {0, 1, 0})});
    Clip one = walkCycle(2, {30, 1}, 5.0f, 0.0f);
    one.frames = 1;
    for (const RootMotion rootMotion : {RootMotion::Kept, RootMotion::Accumulated, RootMotion::InPlace}) {
        AnimationController controller(skeleton);
        controller.setRootMotion(rootMotion);
        std::vector<TrackId> tracks;
        for (const Clip& clip : {none, flat, one})
            tracks.push_back(controller.addTrack(std::make_shared<const Clip>(clip)));
        for (int i = 0; i < 30; ++i) {
            controller.transitionTo(tracks[std::size_t(i % 3)], 100 * millisecond, TransitionCurve::Linear);
            for (int step = 0; step < 5; ++step) {
                controller.advance(17 * millisecond);
                QVERIFY(isFinite(controller.pose()));
            }
        }
    }
}

void tst_AnimationController::newClipInATrack()
{
    WalkAndRun scene;
    scene.controller.setSpeed(scene.a, 2.0);
    scene.controller.advance(second / 4);
    scene.controller.setClip(scene.a, scene.run);
    QCOMPARE(scene.frame(scene.a), 0.0);
    QCOMPARE(scene.controller.speed(scene.a), 2.0);
    QVERIFY(isBitEqual(scene.controller.pose(), scene.runAt(0)));
    QCOMPARE(&scene.controller.clip(scene.a), scene.run.get());
    QVERIFY(!scene.controller.binding(scene.a).isComplete()); // Spine and lower legs have no channel
}

void tst_AnimationController::stepsAllocateNothing()
{
    for (const RootMotion rootMotion : {RootMotion::Kept, RootMotion::Accumulated, RootMotion::InPlace}) {
        WalkAndRun scene;
        scene.controller.setRootMotion(rootMotion);
        scene.controller.transitionTo(scene.b, second, TransitionCurve::SmoothStep);
        scene.controller.pose();
        const std::int64_t before = allocationCount();
        for (int i = 0; i < 100; ++i) {
            scene.controller.advance(17 * millisecond);
            scene.controller.pose();
        }
        QCOMPARE(allocationCount(), before);
    }
    const std::int64_t before = allocationCount();
    const WalkAndRun another;
    QVERIFY(allocationCount() > before); // the counter counts
}

QTEST_APPLESS_MAIN(tst_AnimationController)
#include "tst_AnimationController.moc"
