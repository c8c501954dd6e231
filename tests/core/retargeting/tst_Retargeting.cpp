#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/Retargeting.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A figure with arms and legs. `scale` is its size, `armAngle` how far its arms hang at rest (radians below
/// the horizontal), `facing` where it looks; bones may lie any way at rest.
Skeleton figure(float scale, float armAngle, float facing, Dice* dice = nullptr)
{
    const float x = std::cos(armAngle) * 0.3f, y = -std::sin(armAngle) * 0.3f;
    std::vector<Joint> joints{joint("root", noJoint, {}),
                              joint("Hips", 0, {0, 1, 0}),
                              joint("Spine", 1, {0, 0.2f, 0}),
                              joint("Head", 2, {0, 0.4f, 0}),
                              joint("LeftArm", 2, {0.2f, 0.3f, 0}),
                              joint("LeftForeArm", 4, {x, y, 0}),
                              joint("LeftHand", 5, {x, y, 0}),
                              joint("RightArm", 2, {-0.2f, 0.3f, 0}),
                              joint("RightForeArm", 7, {-x, y, 0}),
                              joint("RightHand", 8, {-x, y, 0}),
                              joint("LeftUpLeg", 1, {0.1f, 0, 0}),
                              joint("LeftLeg", 10, {0, -0.45f, 0}),
                              joint("LeftFoot", 11, {0, -0.45f, 0}),
                              joint("LeftToeBase", 12, {0, -0.1f, 0.15f}),
                              joint("RightUpLeg", 1, {-0.1f, 0, 0}),
                              joint("RightLeg", 14, {0, -0.45f, 0}),
                              joint("RightFoot", 15, {0, -0.45f, 0}),
                              joint("RightToeBase", 16, {0, -0.1f, 0.15f})};
    joints[0].rest.rotation = glm::angleAxis(facing, glm::vec3(0, 1, 0));
    for (Joint& each : joints) each.rest.translation *= scale;
    if (!dice) return Skeleton(joints);
    // The same places with bones that lie any way.
    const Skeleton plain(joints);
    const auto models = modelMatrices(plain, restPose(plain));
    std::vector<glm::mat4> turned;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        glm::mat4 matrix = glm::mat4_cast(dice->rotation());
        matrix[3] = models[i][3];
        turned.push_back(matrix);
        const JointIndex parent = joints[i].parent;
        joints[i].rest =
            decomposed(parent == noJoint ? matrix : glm::inverse(turned[std::size_t(parent)]) * matrix);
        joints[i].rest.scale = glm::vec3(1.0f);
    }
    return Skeleton(joints);
}

std::vector<glm::vec3> places(const Skeleton& skeleton, const Pose& pose)
{
    std::vector<glm::vec3> places;
    for (const glm::mat4& model : modelMatrices(skeleton, pose)) places.emplace_back(model[3]);
    return places;
}

Pose moved(const Skeleton& skeleton, Dice& dice)
{
    Pose pose = restPose(skeleton);
    for (std::size_t i = 1; i < pose.size(); ++i)
        pose[i].rotation =
            turned(dice.between(-50, 50), dice.vector(1.0f) + glm::vec3(0, 0, 0.01f)) * pose[i].rotation;
    pose[1].translation += dice.vector(0.5f);
    return pose;
}

/// The furthest that any joint of any of some poses is from where its source is, turned.
double furthestApart(const Skeleton& source, const Skeleton& target, Dice& dice, float turn = 0.0f)
{
    const Retargeting retargeting(source, target, guessedRetargetMap(source, target));
    const glm::quat turned = glm::angleAxis(turn, glm::vec3(0, 1, 0));
    double most = 0.0;
    for (int i = 0; i < 50; ++i) {
        const Pose pose = moved(source, dice);
        const auto expected = places(source, pose);
        const auto found = places(target, retargeting.pose(pose));
        for (std::size_t j = 0; j < expected.size(); ++j)
            most = std::max(most, double(glm::distance(turned * expected[j], found[j])));
    }
    return most;
}

} // namespace

class tst_Retargeting : public QObject
{
    Q_OBJECT

private slots:
    void clipsThatLastTooLongAreCarriedOverAtTheirKeys();
    void toItselfIsTheSame();
    void bonesThatLieOtherwiseMoveAlike();
    void restPosesAreBroughtTogether();
    void figuresFaceTheirOwnWay();
    void longLegsGoFurther();
    void clipsKeepTimeAndNames();
    void nothingMappedRests();
};

void tst_Retargeting::toItselfIsTheSame()
{
    Dice dice(1);
    const Skeleton skeleton = figure(1.0f, 0.0f, 0.0f, &dice);
    QCOMPARE(Retargeting(skeleton, skeleton, guessedRetargetMap(skeleton, skeleton)).mappedCount(),
             std::size_t(17));
    QVERIFY(furthestApart(skeleton, skeleton, dice) < 1e-4);
}

void tst_Retargeting::bonesThatLieOtherwiseMoveAlike()
{
    Dice dice(2);
    QVERIFY(furthestApart(figure(1.0f, 0.0f, 0.0f), figure(1.0f, 0.0f, 0.0f, &dice), dice) < 1e-4);
}

void tst_Retargeting::restPosesAreBroughtTogether()
{
    Dice dice(3);
    const Skeleton armsOut = figure(1.0f, 0.0f, 0.0f);
    const Skeleton armsHang = figure(1.0f, 1.0f, 0.0f, &dice);
    QVERIFY(furthestApart(armsOut, armsHang, dice) < 1e-4);
    QVERIFY(furthestApart(armsHang, armsOut, dice) < 1e-4);
}

void tst_Retargeting::figuresFaceTheirOwnWay()
{
    Dice dice(4);
    QVERIFY(furthestApart(figure(1.0f, 0.0f, 0.3f), figure(1.0f, 0.0f, 2.0f, &dice), dice, 1.7f) < 1e-4);
}

void tst_Retargeting::longLegsGoFurther()
{
    const Skeleton source = figure(1.0f, 0.0f, 0.0f);
    const Skeleton target = figure(1.7f, 0.0f, 0.0f);
    const Retargeting retargeting(source, target, guessedRetargetMap(source, target));
    QVERIFY(std::abs(retargeting.scale() - 1.7f) < 1e-5f);
    Dice dice(5);
    const Pose pose = moved(source, dice);
    const auto expected = places(source, pose);
    const auto found = places(target, retargeting.pose(pose));
    for (std::size_t j = 0; j < expected.size(); ++j)
        QVERIFY(glm::distance(expected[j] * 1.7f, found[j]) < 1e-4f);
}

void tst_Retargeting::clipsKeepTimeAndNames()
{
    const Skeleton source = walker();
    const Skeleton target({joint("pelvis", noJoint, {0, 2, 0}), joint("thigh_l", 0, {0.2f, 0, 0}),
                           joint("calf_l", 1, {0, -1, 0}), joint("thigh_r", 0, {-0.2f, 0, 0}),
                           joint("calf_r", 3, {0, -1, 0}), joint("tail", 0, {0, 0, -1})});
    const Clip walk = walkCycle(31, {30, 1}, 1.4f, 30.0f);
    const Clip made =
        retargetedClip(walk, source, bindByName(walk, source), target, guessedRetargetMap(source, target));
    QCOMPARE(made.frames, walk.frames);
    QCOMPARE(made.name, walk.name);
    const ClipBinding binding = bindByName(made, target);
    QCOMPARE(binding.boundCount(), std::size_t(5));
    QVERIFY(binding.channelsWithoutJoint.empty());
    const Pose pose = sampledPose(target, made, binding, 7.5);
    const Pose from = sampledPose(source, walk, bindByName(walk, source), 7.5);
    QVERIFY(angleBetween(pose[1].rotation, from[2].rotation) < 1e-3);
    QVERIFY(std::abs(pose[0].translation.z - from[0].translation.z) < 1e-4f); // without feet legs are as long
}

void tst_Retargeting::nothingMappedRests()
{
    const Skeleton source = figure(1.0f, 0.0f, 0.0f);
    const Skeleton target = figure(2.0f, 0.5f, 0.0f);
    RetargetMap map;
    map.set("Nobody", "Hips");
    map.set("Hips", "Nowhere");
    const Retargeting retargeting(source, target, map);
    QVERIFY(retargeting.isEmpty());
    QVERIFY(retargeting.pose(restPose(source)) == restPose(target));
    const Skeleton none;
    QVERIFY(Retargeting(none, none, {}).pose({}).empty());
}

// At each of its sixteen million frames that would be more memory than there is.
void tst_Retargeting::clipsThatLastTooLongAreCarriedOverAtTheirKeys()
{
    const Skeleton source = figure(1.0f, 0.0f, 0.0f);
    const Clip clip = withStrayKey(walkCycle(31, {30, 1}, 1.0f, 30.0f), 15'999'999);
    const Clip carried =
        retargetedClip(clip, source, bindByName(clip, source), source, guessedRetargetMap(source, source));
    QCOMPARE(carried.frames, clip.frames);
    QVERIFY(!carried.channels.empty());
    for (const JointChannel& channel : carried.channels)
        QCOMPARE(channel.rotation.keyCount(), std::size_t(32));
    const auto binding = bindByName(carried, source);
    for (const double frame : {0.0, 7.0, 30.0})
        QVERIFY(places(source, sampledPose(source, carried, binding, frame)).size() == source.size());
}

QTEST_APPLESS_MAIN(tst_Retargeting)
#include "tst_Retargeting.moc"
