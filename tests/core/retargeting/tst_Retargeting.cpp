#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"
#include "core/motion/contacts/ContactDetection.h"
#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/LegReach.h"
#include "core/retargeting/RetargetedClip.h"
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

/// The same figure as the most common free rig has it: spine and thighs hang on Body, which lies at the
/// pelvis beside a joint named Hips, and the feet on a bone at the floor.
Skeleton figureWithFeetBeside()
{
    const Skeleton plain = figure(1.0f, 0.0f, 0.0f);
    const auto models = modelMatrices(plain, restPose(plain));
    std::vector<Joint> joints;
    const auto add = [&](const std::string& name, JointIndex parent, glm::vec3 place) {
        glm::vec3 above(0.0f);
        for (JointIndex i = parent; i != noJoint; i = joints[std::size_t(i)].parent)
            above += joints[std::size_t(i)].rest.translation;
        joints.push_back(joint(name, parent, place - above));
        return JointIndex(joints.size()) - 1;
    };
    const auto at = [&](const char* name) { return glm::vec3(models[std::size_t(*plain.find(name))][3]); };
    const JointIndex bone = add("Bone", noJoint, {});
    for (const std::string side : {"Left", "Right"})
        add(side + "ToeBase", add(side + "Foot", bone, at((side + "Foot").c_str())),
            at((side + "ToeBase").c_str()));
    const JointIndex body = add("Body", bone, at("Hips"));
    const JointIndex spine =
        add("Spine", add("Hips", body, at("Hips") - glm::vec3(0, 0.02f, 0)), at("Spine"));
    add("Head", spine, at("Head"));
    for (const std::string side : {"Left", "Right"}) {
        JointIndex above = spine;
        for (const char* part : {"Arm", "ForeArm", "Hand"})
            above = add(side + part, above, at((side + part).c_str()));
        add(side + "Leg", add(side + "UpLeg", body, at((side + "UpLeg").c_str())),
            at((side + "Leg").c_str()));
    }
    return Skeleton(joints);
}

/// The figure with all its offsets along X at rest, as motion that is computed from bone lengths has it:
/// where several bones leave a joint each has a joint of no length of its own. `pose` is made for it as well.
struct FigureAlongX
{
    explicit FigureAlongX(const Skeleton& plain)
        : m_plain(plain)
    {
        std::vector<Joint> joints;
        for (const Joint& each : plain.joints()) {
            const float length = glm::length(each.rest.translation);
            JointIndex parent = each.parent == noJoint ? noJoint : m_own[std::size_t(each.parent)];
            if (parent != noJoint) {
                joints.push_back(joint(each.name + "Joint", parent, {}));
                parent = JointIndex(joints.size()) - 1;
            }
            m_own.push_back(JointIndex(joints.size()));
            joints.push_back(joint(each.name, parent, {length, 0, 0}));
        }
        skeleton = Skeleton(joints);
    }

    /// The pose in which every joint is where it is in a pose of the plain figure.
    Pose pose(const Pose& plain) const
    {
        Pose made = restPose(skeleton);
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const auto own = std::size_t(m_own[i]);
            made[own].rotation = plain[i].rotation;
            if (m_plain.joints()[i].parent == noJoint) {
                made[own].translation = plain[i].translation;
                continue;
            }
            // Joints that move against their parents are the hips alone, whose parent is the root.
            const glm::vec3 offset = plain[i].translation;
            made[own - 1].rotation = turnBetween({1, 0, 0}, offset);
            made[own].translation = {glm::length(offset), 0, 0};
            made[own].rotation = glm::conjugate(made[own - 1].rotation) * plain[i].rotation;
        }
        return made;
    }

    Clip clip(const std::vector<Pose>& plainPoses) const
    {
        Clip clip;
        clip.frames = Frame(plainPoses.size());
        clip.rate = {30, 1};
        std::vector<float> times;
        std::vector<Pose> poses;
        for (const Pose& each : plainPoses) {
            times.push_back(float(times.size()));
            poses.push_back(pose(each));
        }
        for (std::size_t i = 0; i < skeleton.size(); ++i) {
            std::vector<glm::quat> turns;
            std::vector<glm::vec3> offsets;
            for (const Pose& each : poses) {
                turns.push_back(each[i].rotation);
                offsets.push_back(each[i].translation);
            }
            clip.channels.push_back({skeleton.joints()[i].name,
                                     track(Interpolation::Linear, times, offsets),
                                     track(Interpolation::Linear, times, turns),
                                     {}});
        }
        return clip;
    }

    Skeleton skeleton;

private:
    const Skeleton& m_plain;
    std::vector<JointIndex> m_own; ///< by joint of the plain figure
};

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
    void legsOfOnePieceStandOnTheGround();
    void clipsKeepTimeAndNames();
    void nothingMappedRests();
    void partsBesideTheirLimbGoWithIt();
    void partsWithoutASourceGoWithTheirLimb();
    void armsOfOneJointAreHeldAsTheyAreMoved();
    void restPosesThatNobodyStandsInAreNotHeldAgainst();
    void aChosenPoseIsHeldAgainst();
    void restingFeetRestOnLegsOfOtherLengths();
    void legsWithABoneOfNoLengthStayWhole();
    void aSoftLegNeverSnapsStraight();
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

void tst_Retargeting::legsOfOnePieceStandOnTheGround()
{
    const Skeleton toy({{"Root", noJoint, {}},
                        {"Hips", 0, {{0, 0.2f, 0}}},
                        {"Spine", 1, {{0, 0.1f, 0}}},
                        {"Head", 2, {{0, 0.4f, 0}}},
                        {"leg-left", 1, {{0.1f, 0, 0}}},
                        {"leg-right", 1, {{-0.1f, 0, 0}}}});
    // As Kenney's are built: what carries the legs has no name of a part.
    const Skeleton unnamed({{"root", noJoint, {{0, 0.02f, 0}}},
                            {"leg-left", 0, {{0.1f, 0.18f, 0}}, JointKind::Node},
                            {"leg-right", 0, {{-0.1f, 0.18f, 0}}, JointKind::Node},
                            {"torso", 0, {{0, 0.18f, 0}}, JointKind::Node},
                            {"arm-left", 3, {{0.3f, 0.2f, 0}}, JointKind::Node},
                            {"arm-right", 3, {{-0.3f, 0.2f, 0}}, JointKind::Node}});
    const BodyJoints body(unnamed);
    QCOMPARE(body.joint(BodyPart::Hips), JointIndex(0));
    QCOMPARE(body.joint(BodyPart::UpperLeg, BodySide::Left), JointIndex(1));
    const Skeleton person = figure(1.0f, 0.0f, 0.0f);
    const auto rests = places(person, restPose(person));
    for (const Skeleton* each : {&toy, &unnamed}) {
        const Retargeting retargeting(*each, person, guessedRetargetMap(*each, person));
        const auto stands = places(person, retargeting.pose(restPose(*each)));
        for (std::size_t j = 0; j < rests.size(); ++j)
            QVERIFY2(std::abs(stands[j].y - rests[j].y) < 0.05f, person.joints()[j].name.c_str());
    }
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

// Only the spine had the root's motion, and the feet stayed behind.
void tst_Retargeting::partsBesideTheirLimbGoWithIt()
{
    const Skeleton source = figure(1.0f, 0.0f, 0.0f), target = figureWithFeetBeside();
    const Retargeting retargeting(source, target, guessedRetargetMap(source, target));
    QVERIFY(retargeting.isPlaced(*target.find("Body")) && retargeting.isPlaced(*target.find("LeftFoot")));
    QVERIFY(!retargeting.isPlaced(*target.find("Hips")));
    Dice dice(7);
    for (int i = 0; i < 50; ++i) {
        const Pose pose = moved(source, dice);
        const auto expected = places(source, pose), found = places(target, retargeting.pose(pose));
        for (const Joint& each : target.joints())
            if (const auto from = source.find(each.name);
                from &&
                (each.name.ends_with("Leg") || each.name.ends_with("Foot") || each.name.ends_with("ToeBase")))
                QVERIFY2(glm::distance(expected[std::size_t(*from)],
                                       found[std::size_t(*target.find(each.name))]) < 1e-4f,
                         each.name.c_str());
    }
}

// Every turn against a rest pose that is no stance was a turn against nothing: the chest a quarter turn off.
/// A toy with legs of one piece moves a figure whose feet hang beside its legs: they are as far from the
/// shins as ever, and turn with them.
void tst_Retargeting::partsWithoutASourceGoWithTheirLimb()
{
    const Skeleton toy({{"root", noJoint, {}},
                        {"Hips", 0, {{0, 1, 0}}},
                        {"leg-left", 1, {{0.1f, 0, 0}}},
                        {"leg-right", 1, {{-0.1f, 0, 0}}}});
    const Skeleton target = figureWithFeetBeside();
    const Retargeting retargeting(toy, target, guessedRetargetMap(toy, target));
    const auto index = [&](const char* name) { return std::size_t(*target.find(name)); };
    QCOMPARE(retargeting.sourceOf(JointIndex(index("LeftFoot"))), noJoint);
    const auto rests = places(target, restPose(target));
    Pose pose = restPose(toy);
    pose[2].rotation = turned(40.0f, {1, 0, 0});
    const Pose found = retargeting.pose(pose);
    const auto stands = places(target, found);
    QVERIFY(glm::distance(stands[index("LeftLeg")], rests[index("LeftLeg")]) > 0.2f);
    const auto shin = [&](const std::vector<glm::vec3>& of) {
        return of[index("LeftFoot")] - of[index("LeftLeg")];
    };
    const auto foot = [&](const std::vector<glm::vec3>& of) {
        return of[index("LeftToeBase")] - of[index("LeftFoot")];
    };
    const glm::quat turn = turned(40.0f, {1, 0, 0});
    QVERIFY(glm::distance(shin(stands), turn * shin(rests)) < 1e-4f);
    QVERIFY(glm::distance(foot(stands), turn * foot(rests)) < 1e-4f);
    for (const char* name : {"RightFoot", "RightToeBase"})
        QVERIFY2(glm::distance(stands[index(name)], rests[index(name)]) < 1e-4f, name);
}

void tst_Retargeting::armsOfOneJointAreHeldAsTheyAreMoved()
{
    const Skeleton toy({{"root", noJoint, {}},
                        {"Hips", 0, {{0, 1, 0}}},
                        {"Spine", 1, {{0, 0.2f, 0}}},
                        {"arm-left", 2, {{0.2f, 0.3f, 0}}},
                        {"arm-right", 2, {{-0.2f, 0.3f, 0}}}});
    const auto clipOf = [](std::initializer_list<float> degrees) {
        Clip clip;
        clip.frames = Frame(degrees.size());
        clip.rate = {30, 1};
        std::vector<float> times;
        std::vector<glm::quat> left, right;
        for (const float each : degrees) {
            times.push_back(float(times.size()));
            left.push_back(turned(-each, {0, 0, 1}));
            right.push_back(turned(each, {0, 0, 1}));
        }
        clip.channels.push_back({"arm-left", {}, track(Interpolation::Linear, times, left), {}});
        clip.channels.push_back({"arm-right", {}, track(Interpolation::Linear, times, right), {}});
        return clip;
    };
    const BodyJoints body(toy);
    QVERIFY(body.joint(BodyPart::UpperArm, BodySide::Left) != noJoint);
    const auto heldIn = [&](const Clip& clip) {
        const ReferencePose reference = referencePose(toy, body, clip, bindByName(clip, toy));
        return 2.0f * glm::degrees(std::acos(std::abs(reference.pose[3].rotation.w)));
    };
    QVERIFY(std::abs(heldIn(clipOf({60, 70, 80, 70})) - 70.0f) < 0.5f); // rests held out, moves hanging
    QVERIFY(std::abs(heldIn(clipOf({0, 30, 0, -30}))) < 0.5f);          // moves about its rest pose
}

void tst_Retargeting::restPosesThatNobodyStandsInAreNotHeldAgainst()
{
    const Skeleton plain = figure(1.0f, 0.0f, 0.0f);
    const FigureAlongX along(plain);
    Dice dice(8);
    std::vector<Pose> poses{moved(plain, dice), restPose(plain)};
    for (int i = 0; i < 20; ++i) poses.push_back(moved(plain, dice));
    const Clip clip = along.clip(poses);
    const ClipBinding binding = bindByName(clip, along.skeleton);
    const BodyJoints body(along.skeleton);
    QVERIFY(!referencePose(along.skeleton, body).isStance);
    const ReferencePose reference = referencePose(along.skeleton, body, clip, binding);
    QVERIFY(reference.isStance);
    QCOMPARE(reference.frame, std::optional<Frame>(1));

    const Skeleton target = figure(1.0f, 0.9f, 0.0f, &dice);
    const Retargeting retargeting(along.skeleton, target, guessedRetargetMap(along.skeleton, target),
                                  reference);
    for (const Pose& pose : poses) {
        const auto expected = places(plain, pose), found = places(target, retargeting.pose(along.pose(pose)));
        for (std::size_t j = 1; j < expected.size(); ++j)
            QVERIFY2(glm::distance(expected[j], found[j]) < 1e-3f, plain.joints()[j].name.c_str());
    }
}

void tst_Retargeting::aChosenPoseIsHeldAgainst()
{
    const Skeleton plain = figure(1.0f, 0.0f, 0.0f);
    const FigureAlongX along(plain);
    Dice dice(9);
    const std::vector<Pose> poses{moved(plain, dice), restPose(plain), moved(plain, dice)};
    Clip clip = along.clip(poses);
    clip.displayName = "walk";
    const ClipBinding binding = bindByName(clip, along.skeleton);
    const BodyJoints body(along.skeleton);
    RetargetMap map;
    map.setReference(chosenFrame(along.skeleton, clip, binding, 2));
    QCOMPARE(map.reference()->frame, 2);
    const ReferencePose chosen = referencePose(along.skeleton, body, clip, binding, map);
    const auto expected = places(along.skeleton, along.pose(poses[2])),
               kept = places(along.skeleton, chosen.pose);
    for (std::size_t j = 0; j < expected.size(); ++j)
        QVERIFY2(glm::distance(expected[j], kept[j]) < 1e-4f, along.skeleton.joints()[j].name.c_str());
    QCOMPARE(chosen.frame, std::optional<Frame>(2));

    map.setReference(ChosenReference());
    const ReferencePose rest = referencePose(along.skeleton, body, clip, binding, map);
    QVERIFY(rest.isRest() && !rest.isStance);
    map.setReference({});
    QCOMPARE(referencePose(along.skeleton, body, clip, binding, map).frame, std::optional<Frame>(1));
}

namespace {

/// A step forward over the left foot, which stays where it is while the hips go up and down.
Clip stepClip()
{
    Clip clip = walkCycle(31, {30, 1}, 0.4f, 20.0f);
    std::vector<float> times;
    std::vector<glm::vec3> hips;
    std::vector<glm::quat> thighs, shins, feet;
    for (int i = 0; i < 31; ++i) {
        const float phase = float(i) / 30.0f;
        const glm::vec3 hip(0, 0.93f + 0.02f * std::sin(6.28f * phase), 0.4f * phase - 0.2f);
        const glm::vec3 toAnkle = glm::vec3(0, 0.1f, 0) - hip; // from the thigh, which is as high as the hips
        const float bend = 2.0f * std::acos(std::min(glm::length(toAnkle) / 0.9f, 1.0f));
        const float lean = std::atan2(toAnkle.z, -toAnkle.y);
        times.push_back(float(i));
        hips.push_back(hip);
        thighs.push_back(glm::angleAxis(-lean - bend / 2.0f, glm::vec3(1, 0, 0)));
        shins.push_back(glm::angleAxis(bend, glm::vec3(1, 0, 0)));
        feet.push_back(glm::conjugate(thighs.back() * shins.back()));
    }
    clip.channels.clear();
    clip.channels.push_back({"Hips", track(Interpolation::Linear, times, hips), {}, {}});
    clip.channels.push_back({"LeftUpLeg", {}, track(Interpolation::Linear, times, thighs), {}});
    clip.channels.push_back({"LeftLeg", {}, track(Interpolation::Linear, times, shins), {}});
    clip.channels.push_back({"LeftFoot", {}, track(Interpolation::Linear, times, feet), {}});
    return clip;
}

} // namespace

// The target's thighs are longer and its shins shorter: by turns alone its foot slides and floats.
void tst_Retargeting::restingFeetRestOnLegsOfOtherLengths()
{
    const Skeleton source = figure(1.0f, 0.0f, 0.0f);
    std::vector<Joint> joints = source.joints();
    for (const char* shin : {"LeftLeg", "RightLeg"})
        joints[std::size_t(*source.find(shin))].rest.translation.y = -0.55f;
    for (const char* foot : {"LeftFoot", "RightFoot"})
        joints[std::size_t(*source.find(foot))].rest.translation.y = -0.30f;
    joints[1].rest.translation.y = 0.95f;
    const Skeleton target(joints);
    const Clip clip = stepClip();
    const Clip carried =
        retargetedClip(clip, source, bindByName(clip, source), target, guessedRetargetMap(source, target));
    const ClipBinding binding = bindByName(carried, target);
    const auto foot = std::size_t(*target.find("LeftFoot"));
    const auto placeAt = [&](int frame) {
        return places(target, sampledPose(target, carried, binding, frame))[foot];
    };
    for (int frame = 1; frame < 31; ++frame) {
        QVERIFY(glm::distance(placeAt(frame), placeAt(frame - 1)) < 0.02f / 30.0f);
        QVERIFY(std::abs(placeAt(frame).y - 0.1f) < 0.02f);
    }
}

/// Folded to next to nothing, the least that such a leg reaches lies above the most.
void tst_Retargeting::legsWithABoneOfNoLengthStayWhole()
{
    const Skeleton skeleton({joint("Hips", noJoint, {0, 1, 0}), joint("Thigh", 0, {0, 0, 0}),
                             joint("Shin", 1, {0, -1, 0}), joint("Foot", 2, {0, 2e-6f, 0})});
    Pose pose = restPose(skeleton);
    moveFoot(skeleton, {1, 2, 3}, {0.1f, 0.2f, 0}, pose);
    for (const glm::mat4& matrix : modelMatrices(skeleton, pose))
        for (int axis = 0; axis < 3; ++axis) QVERIFY(std::isfinite(matrix[3][axis]));
    QVERIFY(legReach(modelMatrices(skeleton, pose), {1, 2, 3}) < 1.001f);
}

/// A foot that is drawn away evenly, further than the leg reaches.
void tst_Retargeting::aSoftLegNeverSnapsStraight()
{
    const Skeleton skeleton({joint("Hips", noJoint, {0, 1, 0}), joint("Thigh", 0, {0, 0, 0}),
                             joint("Shin", 1, {0, -0.45f, 0.1f}), joint("Foot", 2, {0, -0.4f, -0.1f})});
    const Pose rest = restPose(skeleton);
    const auto fastest = [&](LegEnd extent) {
        float most = 0.0f;
        glm::vec3 before = places(skeleton, rest)[2];
        for (int millimetre = 0; millimetre < 150; ++millimetre) {
            Pose pose = rest;
            moveFoot(skeleton, {1, 2, 3}, {0, -0.001f * float(millimetre), 0}, pose, extent);
            const glm::vec3 knee = places(skeleton, pose)[2];
            most = std::max(most, glm::distance(knee, before));
            before = knee;
        }
        return most;
    };
    const float firm = fastest(LegEnd::Firm), soft = fastest(LegEnd::Soft);
    QVERIFY2(soft < 0.6f * firm, qPrintable(QString("%1 %2").arg(double(soft)).arg(double(firm))));
    Pose still = rest; // a foot that is not moved stays, however straight its leg
    moveFoot(skeleton, {1, 2, 3}, {0, 0, 0}, still, LegEnd::Soft);
    QVERIFY(glm::distance(places(skeleton, still)[3], places(skeleton, rest)[3]) < 1e-5f);
}

QTEST_APPLESS_MAIN(tst_Retargeting)
#include "tst_Retargeting.moc"
