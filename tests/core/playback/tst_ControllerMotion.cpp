#include "tests/core/playback/ControllerScene.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <array>

using namespace tagline;
using namespace tagline::test;

namespace {

using Scene = ControllerScene;

Transition inertial(std::int64_t nanoseconds) { return fade(nanoseconds, TransitionKind::Inertial); }

/// A walk that swings the legs by different angles and leans to one side.
Clip lopsided()
{
    Clip clip = walkCycle(31, {30, 1}, 1.4f, 30.0f);
    KeyTrack<glm::quat>& leg = clip.channels[2].rotation;
    std::vector<glm::quat> rotations(leg.values.begin(), leg.values.end());
    for (glm::quat& rotation : rotations) rotation = turned(25, {0.2f, 1, 0.4f}) * rotation;
    leg.values = std::move(rotations);
    std::vector<float> times{0, 30};
    clip.channels.push_back({"Spine",
                             {},
                             track(Interpolation::Linear, times,
                                   std::vector<glm::quat>{turned(20, {0, 0, 1}), turned(30, {0, 1, 1})}),
                             {}});
    return clip;
}

const std::vector<SyncMark> walkMarks{{TagId(0), 3}, {TagId(1), 20}};
const std::vector<SyncMark> runMarks{{TagId(1), 5}, {TagId(0), 22}};

} // namespace

class tst_ControllerMotion : public QObject
{
    Q_OBJECT

private slots:
    void inertiaBeginsWhereTheFigureIs();
    void inertiaKeepsTheSpeed();
    void inertiaEndsAtTheTrack();
    void interruptedInertiaNeverJumps();
    void extractedFigureStays();
    void extractedStepsAddUp();
    void mirroredPoseIsTheOtherSide();
    void mirroredTwiceIsTheSame();
    void mirroredWalkTurnsTheOtherWay();
    void oppositeNames();
    void marksMeet();
    void leaderTakesTheMeanTime();
    void tracksInStepNeverJump();
    void otherOrdersDoNotTakePart();
    void anySplitOfTimeKeepsTheStep();
};

void tst_ControllerMotion::inertiaBeginsWhereTheFigureIs()
{
    for (const RootMotion rootMotion : {RootMotion::Kept, RootMotion::Accumulated, RootMotion::InPlace}) {
        Scene scene;
        scene.controller.setRootMotion(rootMotion);
        scene.controller.advance(410 * millisecond);
        const auto before = scene.places();
        scene.controller.transitionTo(scene.b, inertial(300 * millisecond));
        QVERIFY(furthest(before, scene.places()) < 1e-5);
        QCOMPARE(scene.controller.report(scene.b).weight, 1.0f);
        QCOMPARE(scene.controller.transition()->kind, TransitionKind::Inertial);
    }
}

void tst_ControllerMotion::inertiaKeepsTheSpeed()
{
    // From a walk to a pose that stands: what dies away goes on at the walk's speed, where that is towards
    // it.
    Scene scene;
    scene.controller.setRootMotion(RootMotion::InPlace);
    scene.controller.setSpeed(scene.b, 0.0);
    scene.controller.advance(336 * millisecond); // between two keys
    const auto earlier = scene.places();
    scene.controller.advance(5 * millisecond);
    const auto now = scene.places();
    scene.controller.transitionTo(scene.b, inertial(400 * millisecond));
    scene.controller.advance(5 * millisecond);
    const auto later = scene.places();
    const std::size_t foot = std::size_t(*scene.skeleton->find("LeftLeg"));
    const glm::vec3 before = (now[foot] - earlier[foot]) / 0.005f;
    const glm::vec3 after = (later[foot] - now[foot]) / 0.005f;
    QVERIFY2(glm::distance(before, after) < 0.02f * glm::length(before),
             qPrintable(QString("%1 of %2").arg(glm::distance(before, after)).arg(glm::length(before))));
}

void tst_ControllerMotion::inertiaEndsAtTheTrack()
{
    Scene scene, plain;
    plain.controller.cutTo(plain.b);
    scene.controller.advance(410 * millisecond);
    scene.controller.transitionTo(scene.b, inertial(300 * millisecond));
    for (int i = 0; i < 30; ++i) scene.controller.advance(10 * millisecond);
    plain.controller.advance(300 * millisecond);
    QVERIFY(!scene.controller.transition());
    QVERIFY(scene.controller.pose() == plain.controller.pose());
}

void tst_ControllerMotion::interruptedInertiaNeverJumps()
{
    for (const std::uint32_t seed : RandomSeeds(60)) {
        Dice dice(seed);
        Scene scene;
        const TrackId c = scene.controller.addTrack(std::make_shared<const Clip>(lopsided()));
        const std::array<TrackId, 3> tracks{scene.a, scene.b, c};
        scene.controller.setRootMotion(seed % 2 ? RootMotion::Accumulated : RootMotion::InPlace);
        for (int i = 0; i < 12; ++i) {
            scene.controller.advance(std::int64_t(dice.between(0, 200) * float(millisecond)));
            const auto before = scene.places();
            Transition transition = inertial(std::int64_t(dice.between(1, 400) * float(millisecond)));
            if (dice.below(3) == 0) transition.kind = TransitionKind::CrossFade;
            if (dice.below(2)) transition.entry = TransitionEntry::BestMatch;
            scene.controller.transitionTo(tracks[std::size_t(dice.below(3))], transition);
            QVERIFY(furthest(before, scene.places()) < 2e-4);
        }
    }
}

void tst_ControllerMotion::extractedFigureStays()
{
    Scene scene;
    scene.controller.setRootMotion(RootMotion::Extracted);
    for (int i = 0; i < 40; ++i) {
        if (i == 10) scene.controller.transitionTo(scene.b, inertial(300 * millisecond));
        if (i == 25) scene.controller.transitionTo(scene.a, 200 * millisecond, TransitionCurve::Linear);
        scene.controller.advance(73 * millisecond);
        const glm::vec3 hips = scene.places()[0];
        QVERIFY(std::abs(hips.x) < 0.03f && std::abs(hips.z) < 0.3f);
        QVERIFY(i < 9 ? std::abs(hips.z) < 1e-4f : true);
    }
}

void tst_ControllerMotion::extractedStepsAddUp()
{
    for (const std::int64_t step : {5 * second, 100 * millisecond, 7 * millisecond}) {
        Scene carried, extracted;
        carried.controller.setRootMotion(RootMotion::Accumulated);
        extracted.controller.setRootMotion(RootMotion::Extracted);
        GroundTransform sum;
        for (std::int64_t left = 5 * second; left > 0; left -= step) {
            carried.controller.advance(std::min(left, step));
            extracted.controller.advance(std::min(left, step));
            sum = sum.after(extracted.controller.takeRootStep());
        }
        const glm::vec3 hips = carried.places()[0];
        QVERIFY(std::abs(sum.move.y - hips.z) < 1e-4);
        QVERIFY(std::abs(sum.move.y - 7.0) < 1e-4); // five cycles of 1.4 m
        extracted.controller.seek(extracted.a, 20);
        QVERIFY(extracted.controller.takeRootStep().isIdentity());
    }
}

void tst_ControllerMotion::mirroredPoseIsTheOtherSide()
{
    Scene plain, mirrored;
    const auto clip = std::make_shared<const Clip>(lopsided());
    for (Scene* scene : {&plain, &mirrored}) scene->controller.setClip(scene->a, clip);
    mirrored.controller.setMirrored(mirrored.a, true);
    for (Scene* scene : {&plain, &mirrored}) scene->controller.advance(333 * millisecond);
    const auto there = plain.places();
    const auto here = mirrored.places();
    const std::array<std::size_t, 6> opposite{0, 1, 4, 5, 2, 3};
    double most = 0.0;
    for (std::size_t i = 0; i < here.size(); ++i) {
        const glm::vec3 expected = there[opposite[i]] * glm::vec3(-1, 1, 1);
        QVERIFY(glm::distance(here[i], expected) < 1e-5f);
        most = std::max(most, double(glm::distance(here[i], there[i])));
    }
    QVERIFY(most > 0.05);
}

void tst_ControllerMotion::mirroredTwiceIsTheSame()
{
    Dice dice(8);
    std::vector<Joint> joints = walker().joints();
    for (Joint& joint : joints) joint.rest.rotation = dice.rotation(); // bones that lie any way
    const Skeleton skeleton(joints);
    const MirrorMap mirror(skeleton);
    QCOMPARE(mirror.pairCount(), std::size_t(2));
    Pose pose(skeleton.size()), once(skeleton.size()), twice(skeleton.size());
    for (Transform& transform : pose) transform = dice.transform();
    mirror.mirror(pose, once);
    mirror.mirror(once, twice);
    for (std::size_t i = 0; i < pose.size(); ++i) {
        QVERIFY(angleBetween(pose[i].rotation, twice[i].rotation) < 1e-3);
        QVERIFY(glm::distance(pose[i].translation, twice[i].translation) < 1e-4f);
        QVERIFY(pose[i].scale == twice[i].scale);
    }
}

void tst_ControllerMotion::mirroredWalkTurnsTheOtherWay()
{
    Clip turning = walkCycle(31, {30, 1}, 1.0f, 20.0f);
    std::vector<glm::vec3> hips(31);
    std::vector<glm::quat> rotations;
    for (std::size_t i = 0; i < hips.size(); ++i) {
        const float angle = float(i) / 30.0f * 0.8f;
        hips[i] = {1.0f - std::cos(angle), 1.0f, std::sin(angle)};
        rotations.push_back(glm::angleAxis(angle, glm::vec3(0, 1, 0)));
    }
    turning.channels[0].translation.values = std::move(hips);
    turning.channels[0].rotation = track(Interpolation::Linear,
                                         std::vector<float>(turning.channels[0].translation.times.begin(),
                                                            turning.channels[0].translation.times.end()),
                                         rotations);
    Scene plain, mirrored;
    for (Scene* scene : {&plain, &mirrored}) {
        scene->controller.setClip(scene->a, std::make_shared<const Clip>(turning));
        scene->controller.setRootMotion(RootMotion::Accumulated);
    }
    mirrored.controller.setMirrored(mirrored.a, true);
    for (int i = 0; i < 50; ++i) {
        for (Scene* scene : {&plain, &mirrored}) scene->controller.advance(123 * millisecond);
        const glm::vec3 expected = plain.places()[0] * glm::vec3(-1, 1, 1);
        QVERIFY(glm::distance(mirrored.places()[0], expected) < 1e-4f);
    }
}

void tst_ControllerMotion::oppositeNames()
{
    const auto first = [](const char* name) {
        const auto names = oppositeJointNames(name);
        return names.empty() ? std::string() : names.front();
    };
    QCOMPARE(first("LeftArm"), "RightArm");
    QCOMPARE(first("mixamorig:RightHandThumb1"), "mixamorig:LeftHandThumb1");
    QCOMPARE(first("upperarm_l"), "upperarm_r");
    QCOMPARE(first("Hand.R"), "Hand.L");
    QCOMPARE(first("Bip01 L Thigh"), "Bip01 R Thigh");
    QCOMPARE(first("lShldr"), "rShldr");
    QCOMPARE(first("lfemur"), "rfemur");
    QCOMPARE(first("LEFT_KNEE"), "RIGHT_KNEE");
    QCOMPARE(first("hand_left"), "hand_right");
    QCOMPARE(first("Hips"), "");
    QCOMPARE(first("Spine1"), "");
}

void tst_ControllerMotion::marksMeet()
{
    Scene scene;
    scene.controller.setSyncMarks(scene.a, walkMarks);
    scene.controller.setSyncMarks(scene.b, runMarks);
    scene.controller.advance(400 * millisecond);
    scene.controller.transitionTo(scene.b, 800 * millisecond, TransitionCurve::Linear);
    const SyncTrack walk(walkMarks, 31), run(runMarks, 37);
    for (int i = 0; i < 30; ++i) {
        scene.controller.advance(20 * millisecond);
        QVERIFY(scene.controller.isInStep(scene.a) && scene.controller.isInStep(scene.b));
        const SyncPlace one = walk.place(0, scene.frame(scene.a));
        const SyncPlace other = run.place(0, scene.frame(scene.b));
        QCOMPARE(walk.tagOf(one.mark), run.tagOf(other.mark));
        QVERIFY(std::abs(one.part - other.part) < 1e-6);
    }
    scene.controller.advance(second);
    QVERIFY(!scene.controller.isInStep(scene.b));
}

void tst_ControllerMotion::leaderTakesTheMeanTime()
{
    Scene scene;
    scene.controller.setSyncMarks(scene.a, {{SyncMark{TagId(0), 0}}});
    scene.controller.setSyncMarks(scene.b, {{SyncMark{TagId(0), 0}}});
    const std::array<TrackShare, 2> shares{TrackShare{scene.a, 0.5f}, {scene.b, 0.5f}};
    scene.controller.mix(shares);
    scene.controller.advance(800 * millisecond); // between 1 s and 0.6 s a cycle
    for (const TrackId track : {scene.a, scene.b}) {
        const TrackReport report = scene.controller.report(track);
        const double phase = double(report.loops) + report.frame / (track == scene.a ? 30.0 : 36.0);
        QVERIFY(std::abs(phase - 1.0) < 1e-4);
    }
    QCOMPARE(scene.controller.speed(scene.a), 1.0);
    QVERIFY(std::abs(scene.controller.playedSpeed(scene.a) - 1.0 / 0.8) < 1e-5);
    QVERIFY(std::abs(scene.controller.playedSpeed(scene.b) - 0.6 / 0.8) < 1e-5);
    QCOMPARE(scene.controller.stepLeader(), scene.controller.currentTrack());
    scene.controller.cutTo(scene.a);
    scene.controller.advance(1);
    QVERIFY(!scene.controller.stepLeader().isValid());
    QCOMPARE(scene.controller.playedSpeed(scene.a), 1.0);
    const double from = scene.frame(scene.a);
    scene.controller.advance(100 * millisecond);
    QVERIFY(std::abs(std::fmod(scene.frame(scene.a) - from + 30.0, 30.0) - 3.0) < 1e-6);
}

void tst_ControllerMotion::tracksInStepNeverJump()
{
    for (const RootMotion rootMotion :
         {RootMotion::InPlace, RootMotion::Accumulated, RootMotion::Extracted}) {
        Scene scene;
        scene.controller.setRootMotion(rootMotion);
        scene.controller.setSyncMarks(scene.a, walkMarks);
        scene.controller.setSyncMarks(scene.b, runMarks);
        Dice dice(11);
        auto before = scene.places();
        for (int i = 0; i < 2000; ++i) {
            if (dice.below(60) == 0)
                scene.controller.transitionTo(dice.below(2) ? scene.a : scene.b, 300 * millisecond,
                                              TransitionCurve::SmoothStep);
            scene.controller.advance(2 * millisecond);
            const auto now = scene.places();
            QVERIFY2(furthest(before, now) < 0.04,
                     qPrintable(QString("%1 m in step %2").arg(furthest(before, now)).arg(i)));
            before = now;
        }
    }
}

void tst_ControllerMotion::otherOrdersDoNotTakePart()
{
    Scene scene;
    scene.controller.setSyncMarks(scene.a, walkMarks);
    scene.controller.setSyncMarks(scene.b, {{SyncMark{TagId(1), 5}, SyncMark{TagId(2), 20}}});
    scene.controller.transitionTo(scene.b, second, TransitionCurve::Linear);
    const double from = scene.frame(scene.b);
    scene.controller.advance(100 * millisecond);
    QVERIFY(!scene.controller.isInStep(scene.a) && !scene.controller.isInStep(scene.b));
    QVERIFY(std::abs(std::fmod(scene.frame(scene.b) - from + 36.0, 36.0) - 6.0) < 1e-6);
}

void tst_ControllerMotion::anySplitOfTimeKeepsTheStep()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        Dice dice(seed);
        Scene whole, split;
        std::int64_t time = 0;
        for (Scene* scene : {&whole, &split}) {
            scene->controller.setSyncMarks(scene->a, walkMarks);
            scene->controller.setSyncMarks(scene->b, runMarks);
            scene->controller.setEventRanges(scene->a,
                                             {{TagId(0), {3, 8}, false}, {TagId(1), {20, 21}, true}});
            scene->controller.setEventRanges(scene->b,
                                             {{TagId(1), {5, 9}, false}, {TagId(0), {22, 25}, true}});
        }
        for (int part = 0; part < 4; ++part) {
            for (Scene* scene : {&whole, &split})
                scene->controller.transitionTo(part % 2 ? scene->a : scene->b, 500 * millisecond,
                                               TransitionCurve::SmoothStep);
            time = std::int64_t(dice.between(100, 1500) * float(millisecond));
            whole.controller.advance(time);
            while (time > 0) {
                const std::int64_t step = std::min<std::int64_t>(time, 1 + dice.below(60'000'000));
                split.controller.advance(step);
                time -= step;
            }
            QVERIFY(std::abs(whole.frame(whole.a) - split.frame(split.a)) < 1e-9);
            QVERIFY(std::abs(whole.frame(whole.b) - split.frame(split.b)) < 1e-9);
        }
        TagEventLog::Cursor one = 0, other = 0;
        QCOMPARE(whole.controller.tagEvents(one).size(), split.controller.tagEvents(other).size());
    }
}

QTEST_APPLESS_MAIN(tst_ControllerMotion)
#include "tst_ControllerMotion.moc"
