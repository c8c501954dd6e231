#include "core/motion/contacts/Limbs.h"
#include "core/motion/figure/FigureUnit.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using test::joint;

namespace {

/// A body of 1.8 m with legs and arms of these names: thigh, shin, foot, toe; then arm and hand.
struct Names
{
    std::string hips, thigh, shin, foot, toe, arm, hand;
};

std::string sided(std::string name, bool isLeft)
{
    const auto put = [&](const std::string& from, const std::string& to) {
        const std::size_t place = name.find(from);
        if (place != std::string::npos) name.replace(place, from.size(), to);
    };
    put("<Side>", isLeft ? "Left" : "Right");
    put("<S>", isLeft ? "L" : "R");
    put("<s>", isLeft ? "l" : "r");
    return name;
}

Skeleton bodyOf(const Names& names)
{
    std::vector<Joint> joints{joint(names.hips, noJoint, {0, 0.95f, 0}), joint("Head", 0, {0, 0.85f, 0})};
    for (const bool isLeft : {true, false}) {
        const float x = isLeft ? 0.1f : -0.1f;
        const auto add = [&](const std::string& name, JointIndex parent, glm::vec3 offset) {
            joints.push_back(joint(sided(name, isLeft), parent, offset));
            return JointIndex(joints.size()) - 1;
        };
        const JointIndex thigh = add(names.thigh, 0, {x, -0.03f, 0});
        const JointIndex shin = add(names.shin, thigh, {0, -0.42f, 0});
        const JointIndex foot = add(names.foot, shin, {0, -0.41f, 0});
        if (!names.toe.empty()) add(names.toe, foot, {0, -0.07f, 0.13f});
        const JointIndex arm = add(names.arm, 1, {3 * x, -0.2f, 0});
        add(names.hand, arm, {6 * x, 0, 0});
    }
    return Skeleton(std::move(joints));
}

std::vector<Limb> limbsOfKind(const std::vector<Limb>& limbs, LimbKind kind)
{
    std::vector<Limb> found;
    for (const Limb& limb : limbs)
        if (limb.kind == kind) found.push_back(limb);
    return found;
}

} // namespace

class tst_Limbs : public QObject
{
    Q_OBJECT

private slots:
    void usualNamesAreFound_data();
    void usualNamesAreFound();
    void withoutToesTheAnkleRests();
    void fingersToesAndHelpersAreNoLimbs();
    void severalFeetOfOneSideAreSeveral();
    void withoutNamesTheLowestEndsAreFeet();
    void toesOfOneFootAreOneFoot();
    void sidesOfAFigureFacingXAreAlongZ();
    void feetThatHangOnNoLegGetAUsualOne();
    void camerasBesideAFigureDoNotCount();
    void givenPlacesStandForTheRestPose();
    void jointsBelowALimbBelongToIt();
    void emptySkeletonHasNoLimbs();
    void wrongUnitsAreNoticed_data();
    void wrongUnitsAreNoticed();
    void theUsualUnitsAreSuggestedFirst();
    void figuresOfUsualSizesAreNotNoticed();
    void anAnimalStandsOnItsHands();
};

void tst_Limbs::usualNamesAreFound_data()
{
    QTest::addColumn<Names>("names");
    const auto row = [](const char* rig, const Names& names) { QTest::newRow(rig) << names; };
    row("CMU",
        {"Hips", "<Side>UpLeg", "<Side>Leg", "<Side>Foot", "<Side>ToeBase", "<Side>Arm", "<Side>Hand"});
    row("Mixamo", {"mixamorig:Hips", "mixamorig:<Side>UpLeg", "mixamorig:<Side>Leg", "mixamorig:<Side>Foot",
                   "mixamorig:<Side>ToeBase", "mixamorig:<Side>Arm", "mixamorig:<Side>Hand"});
    row("Unreal", {"pelvis", "thigh_<s>", "calf_<s>", "foot_<s>", "ball_<s>", "upperarm_<s>", "hand_<s>"});
    row("Rigify", {"DEF-spine", "DEF-thigh.<S>", "DEF-shin.<S>", "DEF-foot.<S>", "DEF-toe.<S>",
                   "DEF-upper_arm.<S>", "DEF-hand.<S>"});
    row("MakeHuman", {"Root", "UpLeg_<S>", "LoLeg_<S>", "Foot_<S>", "Toe_<S>", "UpArm_<S>", "Hand_<S>"});
    row("HumanIK",
        {"Character1_Hips", "Character1_<Side>UpLeg", "Character1_<Side>Leg", "Character1_<Side>Foot",
         "Character1_<Side>ToeBase", "Character1_<Side>Arm", "Character1_<Side>Hand"});
    row("Biped", {"Bip01 Pelvis", "Bip01 <S> Thigh", "Bip01 <S> Calf", "Bip01 <S> Foot", "Bip01 <S> Toe0",
                  "Bip01 <S> UpperArm", "Bip01 <S> Hand"});
    row("KayKit",
        {"hips", "upperleg.<s>", "lowerleg.<s>", "foot.<s>", "toes.<s>", "upperarm.<s>", "hand.<s>"});
    row("Quaternius",
        {"Hips", "UpperLeg.<S>", "LowerLeg.<S>", "Foot.<S>", "Toe.<S>", "UpperArm.<S>", "Palm.<S>"});
    row("ankles",
        {"Hips", "<Side>Hip", "<Side>Knee", "<Side>Ankle", "<Side>Toe", "<Side>Elbow", "<Side>Wrist"});
    row("prefix", {"hip", "<s>-thigh", "<s>-leg", "<s>-foot", "<s>-toe", "<s>-arm", "<s>-hand"});
    row("lower case", {"hips", "<s>thigh", "<s>shin", "<s>foot", "<s>toe", "<s>arm", "<s>hand"});
}

void tst_Limbs::usualNamesAreFound()
{
    QFETCH(Names, names);
    const Skeleton skeleton = bodyOf(names);
    const std::vector<Limb> limbs = limbsOf(skeleton);
    QCOMPARE(limbs.size(), std::size_t(4));
    for (const bool isLeft : {true, false}) {
        const Limb& foot = limbs[isLeft ? 0 : 1];
        QVERIFY(foot.kind == LimbKind::Foot);
        QVERIFY(foot.side == (isLeft ? BodySide::Left : BodySide::Right));
        QCOMPARE(skeleton[foot.joint].name, sided(names.foot, isLeft));
        QCOMPARE(skeleton[foot.contact].name, sided(names.toe, isLeft));
        QVERIFY(std::abs(foot.length - 0.83f) < 1e-4f);
        const Limb& hand = limbs[isLeft ? 2 : 3];
        QVERIFY(hand.kind == LimbKind::Hand);
        QCOMPARE(skeleton[hand.contact].name, sided(names.hand, isLeft));
    }
}

void tst_Limbs::withoutToesTheAnkleRests()
{
    const Skeleton skeleton =
        bodyOf({"Hips", "<Side>UpLeg", "<Side>Leg", "<Side>Foot", "", "<Side>Arm", "<Side>Hand"});
    for (const Limb& foot : limbsOfKind(limbsOf(skeleton), LimbKind::Foot))
        QCOMPARE(foot.contact, foot.joint);
}

void tst_Limbs::fingersToesAndHelpersAreNoLimbs()
{
    const Skeleton skeleton(
        {joint("Hips", noJoint, {0, 1, 0}), joint("LeftFoot", 0, {0.1f, -1, 0}),
         joint("LeftToe1", 1, {0, 0, 0.1f}), joint("LeftToe2", 1, {0.02f, 0, 0.1f}),
         joint("LeftHand", 0, {0.5f, 0, 0}), joint("LeftHandIndex1", 4, {0.1f, 0, 0}),
         joint("IK-foot.l", 0, {0.1f, -1, 0}), joint("control-toe-roll.l", 0, {0.1f, -1, 0}),
         joint("handslot.l", 0, {0.5f, 0, 0}), joint("PoleTarget.L", 0, {0.1f, -0.5f, 1})});
    const std::vector<Limb> limbs = limbsOf(skeleton);
    QCOMPARE(limbs.size(), std::size_t(2));
    QCOMPARE(limbs[0].joint, 1);
    QCOMPARE(limbs[0].contact, 2);
    QCOMPARE(limbs[1].joint, 4);
}

void tst_Limbs::severalFeetOfOneSideAreSeveral()
{
    const Skeleton skeleton({joint("Root", noJoint, {0, 1, 0}), joint("FrontFoot.L", 0, {0.5f, -1, 1}),
                             joint("BackFoot.L", 0, {0.5f, -1, -1}), joint("FrontFoot.R", 0, {-0.5f, -1, 1}),
                             joint("BackFoot.R", 0, {-0.5f, -1, -1})});
    QCOMPARE(limbsOf(skeleton).size(), std::size_t(4));
}

void tst_Limbs::withoutNamesTheLowestEndsAreFeet()
{
    const Skeleton skeleton = bodyOf({"a", "b<s>", "c<s>", "d<s>", "e<s>", "f<s>", "g<s>"});
    const std::vector<Limb> limbs = limbsOf(skeleton);
    QCOMPARE(limbs.size(), std::size_t(2));
    for (const Limb& foot : limbs) {
        QVERIFY(foot.kind == LimbKind::Foot);
        QVERIFY(std::abs(foot.length - 0.83f) < 1e-4f);
    }
    QCOMPARE(skeleton[limbs[0].joint].name, "dl");
    QCOMPARE(skeleton[limbs[0].contact].name, "el");
    QVERIFY(limbs[0].side == BodySide::Left);
    QVERIFY(limbs[1].side == BodySide::Right);
}

void tst_Limbs::toesOfOneFootAreOneFoot()
{
    const Skeleton skeleton({joint("a", noJoint, {0, 1, 0}), joint("b", 0, {0.1f, -0.45f, 0}),
                             joint("c", 1, {0, -0.5f, 0}), joint("d", 2, {0.02f, -0.05f, 0.1f}),
                             joint("e", 2, {-0.02f, -0.05f, 0.1f}), joint("f", 0, {0, 0.7f, 0})});
    const std::vector<Limb> limbs = limbsOf(skeleton);
    QCOMPARE(limbs.size(), std::size_t(1));
    QCOMPARE(limbs[0].joint, 2);
    QCOMPARE(limbs[0].contact, 3);
}

void tst_Limbs::sidesOfAFigureFacingXAreAlongZ()
{
    const Skeleton skeleton({joint("a", noJoint, {0.05f, 1, 0}), joint("b", 0, {0, -1, -0.1f}),
                             joint("c", 0, {0, -1, 0.1f}), joint("d", 0, {0, 0.7f, 0})});
    const std::vector<Limb> limbs = limbsOf(skeleton);
    QCOMPARE(limbs.size(), std::size_t(2));
    QVERIFY(limbs[0].side == BodySide::Left);
    QVERIFY(limbs[1].side == BodySide::Right);
}

void tst_Limbs::feetThatHangOnNoLegGetAUsualOne()
{
    const Skeleton skeleton({joint("Root", noJoint, {0, 0, 0}), joint("Foot.L", 0, {0.1f, 0, 0}),
                             joint("Foot.R", 0, {-0.1f, 0, 0}), joint("Body", 0, {0, 1, 0}),
                             joint("Head", 3, {0, 0.8f, 0})});
    for (const Limb& foot : limbsOf(skeleton)) QVERIFY(std::abs(foot.length - 0.9f) < 1e-4f);
}

void tst_Limbs::camerasBesideAFigureDoNotCount()
{
    const Names names{"a", "b<s>", "c<s>", "d<s>", "e<s>", "f<s>", "g<s>"};
    std::vector<Joint> joints = bodyOf(names).joints();
    joints.push_back(joint("Camera", noJoint, {0, -5, 30}));
    joints.push_back(joint("Camera.Target", JointIndex(joints.size()) - 1, {0, 0, -60}));
    const std::vector<Limb> limbs = limbsOf(Skeleton(joints));
    QCOMPARE(limbs, limbsOf(bodyOf(names)));
    QVERIFY(std::abs(bodyExtent(Skeleton(joints)) - bodyExtent(bodyOf(names))) < 1e-6f);
}

void tst_Limbs::givenPlacesStandForTheRestPose()
{
    const Skeleton skeleton(
        {joint("a", noJoint, {0, 0, 0}), joint("b", 0, {0, 1, 0}), joint("c", 0, {0, -1, 0})});
    const std::vector<glm::vec3> upsideDown{{0, 0, 0}, {0, -1, 0}, {0, 1, 0}};
    QCOMPARE(limbsOf(skeleton).front().contact, 2);
    QCOMPARE(limbsOf(skeleton, upsideDown).front().contact, 1);
}

void tst_Limbs::jointsBelowALimbBelongToIt()
{
    const Skeleton skeleton =
        bodyOf({"Hips", "<Side>UpLeg", "<Side>Leg", "<Side>Foot", "<Side>Toe", "<Side>Arm", "<Side>Hand"});
    const std::vector<Limb> limbs = limbsOf(skeleton);
    QCOMPARE(limbOf(limbs, skeleton, *skeleton.find("LeftToe")), &limbs[0]);
    QCOMPARE(limbOf(limbs, skeleton, *skeleton.find("RightFoot")), &limbs[1]);
    QVERIFY(!limbOf(limbs, skeleton, *skeleton.find("LeftLeg")));
    QVERIFY(!limbOf(limbs, skeleton, noJoint));
}

void tst_Limbs::emptySkeletonHasNoLimbs()
{
    QVERIFY(limbsOf(Skeleton()).empty());
    QVERIFY(limbsOf(Skeleton({joint("Hips", noJoint, {0, 1, 0})})).empty());
}

void tst_Limbs::wrongUnitsAreNoticed_data()
{
    QTest::addColumn<float>("scale");
    QTest::addColumn<double>("factor");
    QTest::newRow("centimetres as metres, 170 m") << 100.0f << 0.01;
    QTest::newRow("metres as centimetres, 1.7 cm") << 0.01f << 100.0;
    QTest::newRow("millimetres as metres") << 1000.0f << 0.001;
    QTest::newRow("inches as metres") << 1.0f / 0.0254f << 0.0254;
    QTest::newRow("metres as millimetres") << 0.001f << 1000.0;
}

void tst_Limbs::wrongUnitsAreNoticed()
{
    QFETCH(float, scale);
    QFETCH(double, factor);
    const Skeleton skeleton({joint("Hips", noJoint, {0, 0.9f * scale, 0}),
                             joint("Head", 0, {0, 0.8f * scale, 0}),
                             joint("LeftFoot", 0, {0, -0.9f * scale, 0})});
    const auto suggestion = suggestedUnit(skeleton);
    QVERIFY(suggestion.has_value());
    QCOMPARE(suggestion->factor, factor);
    QVERIFY(std::abs(suggestion->presentMetres - 1.7f * scale) < 1e-3f * scale);
    QVERIFY(std::abs(suggestion->suggestedMetres - 1.7f) < 0.01f);
}

void tst_Limbs::theUsualUnitsAreSuggestedFirst()
{
    const auto figure = [](float metres) {
        return Skeleton({joint("a", noJoint, {0, 0, 0}), joint("b", 0, {0, metres, 0})});
    };
    QCOMPARE(suggestedUnit(figure(103.0f))->metresPerUnit, 0.01); // a fox, rather than one of 2.6 m in inches
    QCOMPARE(suggestedUnit(figure(67.0f))->metresPerUnit, 0.0254);
    QCOMPARE(suggestedUnit(figure(0.017f), 0.01)->metresPerUnit, 1.0);
    QVERIFY(!suggestedUnit(figure(0.017f), 0.01)->scale());
    for (const float metres : {0.001f, 0.017f, 0.043f, 0.09f}) { // in metres: no unit is larger
        QCOMPARE(suggestedUnit(figure(metres))->scale(), std::optional(metres < 0.004f ? 1000.0 : 100.0));
        QCOMPARE(suggestedUnit(figure(metres))->factor, metres < 0.004f ? 1000.0 : 100.0);
    }
}

void tst_Limbs::figuresOfUsualSizesAreNotNoticed()
{
    for (const float metres : {0.12f, 0.5f, 1.7f, 4.6f, 12.0f, 24.0f})
        QVERIFY(!suggestedUnit(Skeleton({joint("a", noJoint, {0, 0, 0}), joint("b", 0, {0, metres, 0})})));
    QVERIFY(!suggestedUnit(Skeleton()));
    QVERIFY(!suggestedUnit(Skeleton({joint("a", noJoint, {0, 500, 0})})));
}

void tst_Limbs::anAnimalStandsOnItsHands()
{
    const auto fox = [](float handHeight) {
        return Skeleton({joint("hips", noJoint, {0, 1, 0}), joint("leftLeg", 0, {0.1f, -0.1f, 0}),
                         joint("leftFoot", 1, {0, -0.85f, 0}), joint("chest", 0, {0, 0, 1}),
                         joint("leftArm", 3, {0.1f, 0, 0}), joint("leftHand", 4, {0, handHeight - 1.0f, 0}),
                         joint("leftPaw", 5, {0, -0.05f, 0.02f})});
    };
    const std::vector<Limb> limbs = limbsOf(fox(0.15f));
    QCOMPARE(limbs.size(), 2u);
    QCOMPARE(limbs[1].kind, LimbKind::Foot);
    QCOMPARE(limbs[1].joint, 5);
    QCOMPARE(limbs[1].contact, 6);
    QVERIFY(limbs[1].joint > limbs[0].joint);
    QCOMPARE(limbsOf(fox(0.5f))[1].kind, LimbKind::Hand);
}

QTEST_APPLESS_MAIN(tst_Limbs)
#include "tst_Limbs.moc"
