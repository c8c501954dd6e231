#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/RetargetMap.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>

using namespace tagline;
using namespace tagline::test;

class tst_BodyJoints : public QObject
{
    Q_OBJECT

private slots:
    void namesSayTheirPart_data();
    void namesSayTheirPart();
    void helpersSayNothing_data();
    void helpersSayNothing();
    void topmostOfEqualsCounts();
    void hipsAreWhereTheLegsHang();
    void hipsBesideTheLegsBeginTheSpine();
    void hipsOfTheLegsAloneHangOnTheHips();
    void rootsAtTheFloorAreNoHips();
    void whatCarriesALimbsPartIsThePartBefore();
    void secondFeetAreToes();
    void controlsStandInForMissingParts();
    void jointsWithoutNamesAreToldByShape();
    void otherShapesAreNoBodies();
    void manyJointsOnOneAreNoBodyAndCostLittle();
    void spinesSpreadOverEachOther();
    void mapsAreEdited();
};

void tst_BodyJoints::namesSayTheirPart_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<int>("side");
    const auto add = [](const char* name, BodyPart part, BodySide side) {
        QTest::newRow(name) << int(part) << int(side);
    };
    using enum BodyPart;
    // CMU and other BVH
    add("Hips", Hips, BodySide::Middle);
    add("LowerBack", Spine, BodySide::Middle);
    add("Spine1", Spine, BodySide::Middle);
    add("LeftUpLeg", UpperLeg, BodySide::Left);
    add("RightToeBase", Toes, BodySide::Right);
    add("LThumb", Thumb, BodySide::Left);
    add("lfemur", UpperLeg, BodySide::Left);
    add("rhumerus", UpperArm, BodySide::Right);
    add("LeftHip", UpperLeg, BodySide::Left);
    add("LeftKnee", LowerLeg, BodySide::Left);
    add("RightElbow", Forearm, BodySide::Right);
    add("LeftCollar", Clavicle, BodySide::Left);
    // Mixamo
    add("mixamorig:LeftArm", UpperArm, BodySide::Left);
    add("mixamorig:RightForeArm", Forearm, BodySide::Right);
    add("mixamorig:LeftHandIndex2", Index, BodySide::Left);
    add("mixamorig1:Neck", Neck, BodySide::Middle);
    // Unreal
    add("pelvis", Hips, BodySide::Middle);
    add("spine_03", Spine, BodySide::Middle);
    add("neck_01", Neck, BodySide::Middle);
    add("clavicle_l", Clavicle, BodySide::Left);
    add("upperarm_r", UpperArm, BodySide::Right);
    add("lowerarm_l", Forearm, BodySide::Left);
    add("calf_r", LowerLeg, BodySide::Right);
    add("ball_l", Toes, BodySide::Left);
    add("pinky_03_r", Pinky, BodySide::Right);
    // Blender
    add("upper_arm.L", UpperArm, BodySide::Left);
    add("forearm.R", Forearm, BodySide::Right);
    add("DEF-thigh.L", UpperLeg, BodySide::Left);
    add("shin.R", LowerLeg, BodySide::Right);
    add("toe.L", Toes, BodySide::Left);
    add("f_index.01.L", Index, BodySide::Left);
    add("thumb.02.R", Thumb, BodySide::Right);
    // Maya HumanIK
    add("Character1_LeftUpLeg", UpperLeg, BodySide::Left);
    add("Character1_RightShoulder", Clavicle, BodySide::Right);
    add("Character1_Hips", Hips, BodySide::Middle);
    // 3ds Max
    add("Bip01 Pelvis", Hips, BodySide::Middle);
    add("Bip01 L Thigh", UpperLeg, BodySide::Left);
    add("Bip001 R UpperArm", UpperArm, BodySide::Right);
    add("Bip01 L Finger0", Thumb, BodySide::Left);
    add("Bip01 R Finger21", BodyPart::Middle, BodySide::Right);
    add("Lefthand", Hand, BodySide::Left);
    add("LeftFootThumb1", Toes, BodySide::Left);
    add("LeftHandRingPinky2", Pinky, BodySide::Left);
    // Daz, MakeHuman, KayKit
    add("lShldr", UpperArm, BodySide::Left);
    add("rCollar", Clavicle, BodySide::Right);
    add("UpArm_L", UpperArm, BodySide::Left);
    add("LoLeg_R", LowerLeg, BodySide::Right);
    add("lowerleg.l", LowerLeg, BodySide::Left);
    add("chest", Spine, BodySide::Middle);
    // VRM, Auto-Rig Pro, Advanced Skeleton
    add("J_Bip_L_Foot", Foot, BodySide::Left);
    add("J_Bip_C_UpperChest", Spine, BodySide::Middle);
    add("spine_01.x", Spine, BodySide::Middle);
    add("thigh_stretch.l", UpperLeg, BodySide::Left);
    add("Scapula_R", Clavicle, BodySide::Right);
    add("Spine1_M", Spine, BodySide::Middle);
}

void tst_BodyJoints::namesSayTheirPart()
{
    QFETCH(int, part);
    QFETCH(int, side);
    const auto found = bodyName(QTest::currentDataTag());
    QVERIFY(found);
    QCOMPARE(int(found->part), part);
    QCOMPARE(int(found->side), side);
    QCOMPARE(bodyName(bodyNameText(*found)), found); // of one form for all
}

void tst_BodyJoints::helpersSayNothing_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"HeadTop_End", "LeftToe_End", "hand_ik_l", "upperarm_twist_01_l", "handslot.l",
                             "PoleTarget.L", "control-foot-roll.l", "__Clavicle_L", "kneeIK.r", "", ".",
                             "Tail", "Bip01", "Armature", "LHipJoint", "Eye_L", "Site"})
        QTest::newRow(name) << QString(name);
}

void tst_BodyJoints::helpersSayNothing() { QVERIFY(!bodyName(QTest::currentDataTag())); }

void tst_BodyJoints::topmostOfEqualsCounts()
{
    const Skeleton skeleton({joint("Hips", noJoint, {0, 1, 0}), joint("wrist.l", 0, {1, 0, 0}),
                             joint("hand.l", 1, {0.1f, 0, 0}), joint("LeftHandThumb1", 2, {0, 0, 0.1f}),
                             joint("LeftHandThumb2", 3, {0, 0, 0.1f})});
    const BodyJoints body(skeleton);
    QCOMPARE(body.joint(BodyPart::Hand, BodySide::Left), 1);
    QCOMPARE(body.joints(BodyPart::Thumb, BodySide::Left), (std::vector<JointIndex>{3, 4}));
    QCOMPARE(body.joint(BodyPart::Hand, BodySide::Right), noJoint);
}

void tst_BodyJoints::hipsAreWhereTheLegsHang()
{
    const Skeleton skeleton({joint("Armature", noJoint, {}), joint("middle", 0, {0, 1, 0}),
                             joint("thigh_l", 1, {0.1f, 0, 0}), joint("pad", 1, {}),
                             joint("thigh_r", 3, {})});
    QCOMPARE(BodyJoints(skeleton).joint(BodyPart::Hips), 1);
}

void tst_BodyJoints::hipsBesideTheLegsBeginTheSpine()
{
    const Skeleton skeleton({joint("Bone", noJoint, {}), joint("Body", 0, {0, 1, 0}),
                             joint("Hips", 1, {0, -0.05f, 0}), joint("Torso", 2, {0, 0.2f, 0}),
                             joint("UpperLeg.L", 1, {0.1f, 0, 0}), joint("LowerLeg.L", 4, {0, -0.5f, 0}),
                             joint("UpperLeg.R", 1, {-0.1f, 0, 0}), joint("LowerLeg.R", 6, {0, -0.5f, 0})});
    const BodyJoints body(skeleton);
    QCOMPARE(body.joint(BodyPart::Hips), 1);
    QCOMPARE(body.joints(BodyPart::Spine), (std::vector<JointIndex>{2, 3}));
}

/// MakeHuman's smaller rig: Root → Spine1 beside Hips, on which the thighs hang.
void tst_BodyJoints::hipsOfTheLegsAloneHangOnTheHips()
{
    const Skeleton skeleton({joint("Root", noJoint, {0, 1, 0}), joint("Spine1", 0, {0, 0.1f, 0}),
                             joint("Head", 1, {0, 0.5f, 0}), joint("Hips", 0, {0, 0.05f, 0}),
                             joint("UpLeg_L", 3, {0.1f, -0.1f, 0}), joint("LoLeg_L", 4, {0, -0.45f, 0}),
                             joint("UpLeg_R", 3, {-0.1f, -0.1f, 0}), joint("LoLeg_R", 6, {0, -0.45f, 0})});
    const BodyJoints body(skeleton);
    QCOMPARE(body.joint(BodyPart::Hips), 0);
    QCOMPARE(body.joints(BodyPart::Spine), std::vector<JointIndex>{1});
}

void tst_BodyJoints::rootsAtTheFloorAreNoHips()
{
    const Skeleton skeleton({joint("Root", noJoint, {}), joint("Hips", 0, {0, 1, 0}),
                             joint("UpperLeg.L", 0, {0.1f, 1, 0}), joint("LowerLeg.L", 2, {0, -0.5f, 0}),
                             joint("UpperLeg.R", 0, {-0.1f, 1, 0}), joint("LowerLeg.R", 4, {0, -0.5f, 0})});
    QCOMPARE(BodyJoints(skeleton).joint(BodyPart::Hips), 1);
}

// In many BVH files LeftShoulder is the upper arm, below LeftCollar.
void tst_BodyJoints::whatCarriesALimbsPartIsThePartBefore()
{
    const Skeleton skeleton({joint("Hips", noJoint, {0, 1, 0}), joint("LeftCollar", 0, {0, 0.5f, 0}),
                             joint("LeftShoulder", 1, {0.2f, 0, 0}), joint("LeftElbow", 2, {0.3f, 0, 0}),
                             joint("LeftWrist", 3, {0.3f, 0, 0}), joint("RightShoulder", 0, {-0.2f, 0, 0}),
                             joint("RightElbow", 5, {-0.3f, 0, 0})});
    const BodyJoints body(skeleton);
    QCOMPARE(body.joint(BodyPart::Clavicle, BodySide::Left), 1);
    QCOMPARE(body.joint(BodyPart::UpperArm, BodySide::Left), 2);
    QCOMPARE(body.joint(BodyPart::UpperArm, BodySide::Right), 5);
    QCOMPARE(body.joint(BodyPart::Clavicle, BodySide::Right), noJoint);
}

void tst_BodyJoints::secondFeetAreToes()
{
    const Skeleton skeleton({joint("Pelvis", noJoint, {0, 1, 0}), joint("L_Knee", 0, {0.1f, -0.5f, 0}),
                             joint("L_Ankle", 1, {0, -0.4f, 0}), joint("L_Foot", 2, {0, -0.1f, 0.1f})});
    const BodyJoints body(skeleton);
    QCOMPARE(body.joint(BodyPart::Foot, BodySide::Left), 2);
    QCOMPARE(body.joint(BodyPart::Toes, BodySide::Left), 3);
}

namespace {

/// A person of numbered joints who looks along +Z, or whatever `change` makes of it.
Skeleton numbered(const std::function<void(std::vector<Joint>&)>& change = {})
{
    std::vector<Joint> joints{{"1", noJoint, {{0, 0.9f, 0}}}, // hips
                              {"2", 0, {{-0.1f, 0, 0}}},      // right leg
                              {"3", 1, {{0, -0.42f, 0}}},     //
                              {"4", 2, {{0, -0.4f, 0}}},      //
                              {"5", 3, {{0, -0.05f, 0.12f}}}, // right toes
                              {"6", 0, {{0.1f, 0, 0}}},       // left leg
                              {"7", 5, {{0, -0.42f, 0}}},     //
                              {"8", 6, {{0, -0.4f, 0}}},      //
                              {"9", 7, {{0, -0.05f, 0.12f}}}, // left toes
                              {"10", 0, {{0, 0.2f, 0}}},      // spine
                              {"11", 9, {{0, 0.25f, 0}}},     // chest
                              {"12", 10, {{0.05f, 0, 0}}},    // left clavicle
                              {"13", 11, {{0.12f, 0, 0}}},    //
                              {"14", 12, {{0.28f, 0, 0}}},    //
                              {"15", 13, {{0.25f, 0, 0}}},    // left hand
                              {"16", 10, {{-0.05f, 0, 0}}},   // right clavicle
                              {"17", 15, {{-0.12f, 0, 0}}},   //
                              {"18", 16, {{-0.28f, 0, 0}}},   //
                              {"19", 17, {{-0.25f, 0, 0}}},   // right hand
                              {"20", 10, {{0, 0.1f, 0}}},     // neck
                              {"21", 19, {{0, 0.12f, 0}}}};   // head
    if (change) change(joints);
    return Skeleton(std::move(joints));
}

} // namespace

void tst_BodyJoints::jointsWithoutNamesAreToldByShape()
{
    const BodyJoints body(numbered());
    using enum BodyPart;
    QCOMPARE(body.joint(Hips), JointIndex(0));
    QCOMPARE(body.joints(Spine), (std::vector<JointIndex>{9, 10}));
    QCOMPARE(body.joint(Neck), JointIndex(19));
    QCOMPARE(body.joint(Head), JointIndex(20));
    QCOMPARE(body.joint(UpperLeg, BodySide::Left), JointIndex(5));
    QCOMPARE(body.joint(Toes, BodySide::Right), JointIndex(4));
    QCOMPARE(body.joint(Clavicle, BodySide::Left), JointIndex(11));
    QCOMPARE(body.joint(UpperArm, BodySide::Left), JointIndex(12));
    QCOMPARE(body.joint(Hand, BodySide::Right), JointIndex(18));
    const BodyJoints turned(numbered([](std::vector<Joint>& joints) { // who looks the other way
        joints[0].rest.rotation = glm::quat(0.0f, 0.0f, 1.0f, 0.0f);
    }));
    QCOMPARE(turned.joint(UpperLeg, BodySide::Left), JointIndex(5));
}

void tst_BodyJoints::otherShapesAreNoBodies()
{
    const auto isBody = [](const std::function<void(std::vector<Joint>&)>& change) {
        return BodyJoints(numbered(change)).joint(BodyPart::Hips) != noJoint;
    };
    QVERIFY(isBody({}));
    QVERIFY(!isBody([](auto& joints) { joints.resize(9); }));                     // legs alone
    QVERIFY(!isBody([](auto& joints) { joints.resize(15); }));                    // one arm
    QVERIFY(!isBody([](auto& joints) { joints[2].rest.translation.y = -0.1f; })); // legs that differ
    QVERIFY(!isBody([](auto& joints) {
        joints[9].rest.translation = {0, 0.05f, 0.5f}; // on all fours
        joints[10].rest.translation = {0, 0.05f, 0.3f};
    }));
    QVERIFY(!isBody([](auto& joints) { joints.resize(19); })); // no head
}

/// 20,000 chains on one joint would be 200 million pairs.
void tst_BodyJoints::manyJointsOnOneAreNoBodyAndCostLittle()
{
    std::vector<Joint> joints{{"1", noJoint, {{0, 1, 0}}}};
    for (int chain = 0; chain < 20'000; ++chain)
        for (int i = 0; i < 3; ++i)
            joints.push_back({std::to_string(joints.size() + 1),
                              i == 0 ? 0 : JointIndex(joints.size()) - 1,
                              {{0, -0.3f, 0}}});
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(BodyJoints(Skeleton(std::move(joints))).joint(BodyPart::Hips), noJoint);
    QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
}

void tst_BodyJoints::controlsStandInForMissingParts()
{
    const Skeleton skeleton({joint("c_root.x", noJoint, {0, 1, 0}), joint("c_thigh_fk.l", 0, {0.1f, 0, 0}),
                             joint("c_foot_fk.l", 1, {0, -0.9f, 0}), joint("foot.r", 0, {-0.1f, -0.9f, 0}),
                             joint("c_foot_fk.r", 0, {-0.1f, -0.9f, 0})});
    const BodyJoints body(skeleton);
    QCOMPARE(body.joint(BodyPart::Foot, BodySide::Left), 2);
    QCOMPARE(body.joint(BodyPart::Foot, BodySide::Right), 3);
}

void tst_BodyJoints::spinesSpreadOverEachOther()
{
    const Skeleton two({joint("Hips", noJoint, {}), joint("Spine", 0, {}), joint("Chest", 1, {})});
    const Skeleton four({joint("pelvis", noJoint, {}), joint("spine_01", 0, {}), joint("spine_02", 1, {}),
                         joint("spine_03", 2, {}), joint("spine_04", 3, {})});
    const RetargetMap up = guessedRetargetMap(two, four);
    QCOMPARE(up.sourceOf("pelvis"), "Hips");
    QCOMPARE(up.sourceOf("spine_01"), "Spine");
    QCOMPARE(up.sourceOf("spine_02"), "Spine");
    QCOMPARE(up.sourceOf("spine_03"), "Chest");
    QCOMPARE(up.sourceOf("spine_04"), "Chest");
    const RetargetMap down = guessedRetargetMap(four, two);
    QCOMPARE(down.sourceOf("Spine"), "spine_02");
    QCOMPARE(down.sourceOf("Chest"), "spine_04");
    QVERIFY(guessedRetargetMap(two, Skeleton({joint("Box", noJoint, {})})).isEmpty());
}

void tst_BodyJoints::mapsAreEdited()
{
    RetargetMap map;
    map.set("a", "x");
    map.set("b", "y");
    map.set("c", "x");
    QCOMPARE(map.sourceOf("x"), "c");
    map.set("", "y");
    QCOMPARE(map.sourceOf("y"), "");
    QCOMPARE(map.pairs(), (std::vector<JointPair>{{"c", "x"}}));
}

QTEST_APPLESS_MAIN(tst_BodyJoints)
#include "tst_BodyJoints.moc"
