#include "core/retargeting/BodyRegions.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

using Names = std::vector<std::string>;

Names namesOf(const Skeleton& skeleton, BodyRegion region)
{
    Names names;
    for (const JointIndex each : regionJoints(skeleton, BodyJoints(skeleton), region))
        names.push_back(skeleton[each].name);
    return names;
}

/// A chain of joints below another, each below the one before.
void addChain(std::vector<Joint>& joints, JointIndex parent, const Names& names)
{
    for (const std::string& name : names) {
        joints.push_back(joint(name, parent, {0, 0.1f, 0}));
        parent = JointIndex(joints.size()) - 1;
    }
}

} // namespace

class tst_BodyRegions : public QObject
{
    Q_OBJECT

private slots:
    void aMixamoFigureHasAll();
    void aSpineThatCarriesTheLegsIsNotTheUpperBody();
    void unknownFiguresHaveNone();
};

void tst_BodyRegions::aMixamoFigureHasAll()
{
    std::vector<Joint> joints;
    addChain(joints, noJoint, {"mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Neck"});
    addChain(joints, 2, {"mixamorig:LeftShoulder", "mixamorig:LeftArm", "mixamorig:LeftHand"});
    addChain(joints, 6, {"mixamorig:LeftHandIndex1", "mixamorig:LeftHandIndex2"});
    addChain(joints, 2, {"mixamorig:RightArm", "mixamorig:RightForeArm"});
    addChain(joints, 0, {"mixamorig:LeftUpLeg", "mixamorig:LeftLeg", "mixamorig:LeftFoot"});
    addChain(joints, 0, {"mixamorig:RightUpLeg", "mixamorig:RightLeg"});
    const Skeleton skeleton(joints);
    QCOMPARE(namesOf(skeleton, BodyRegion::UpperBody), Names{"mixamorig:Spine"});
    QCOMPARE(namesOf(skeleton, BodyRegion::Legs), (Names{"mixamorig:LeftUpLeg", "mixamorig:RightUpLeg"}));
    QCOMPARE(namesOf(skeleton, BodyRegion::LeftArm), Names{"mixamorig:LeftShoulder"});
    QCOMPARE(namesOf(skeleton, BodyRegion::RightArm), Names{"mixamorig:RightArm"});
}

void tst_BodyRegions::aSpineThatCarriesTheLegsIsNotTheUpperBody()
{
    std::vector<Joint> joints;
    addChain(joints, noJoint, {"Root", "Body", "Torso", "Head"});
    addChain(joints, 2, {"UpperArm.L", "LowerArm.L"});
    addChain(joints, 1, {"UpperLeg.L", "LowerLeg.L"});
    addChain(joints, 1, {"UpperLeg.R", "LowerLeg.R"});
    const Skeleton skeleton(joints);
    QCOMPARE(namesOf(skeleton, BodyRegion::UpperBody), Names{"Torso"});
    QCOMPARE(namesOf(skeleton, BodyRegion::Legs), (Names{"UpperLeg.L", "UpperLeg.R"}));
    QCOMPARE(namesOf(skeleton, BodyRegion::LeftArm), Names{"UpperArm.L"});
    QVERIFY(namesOf(skeleton, BodyRegion::RightArm).empty());
}

void tst_BodyRegions::unknownFiguresHaveNone()
{
    std::vector<Joint> joints;
    addChain(joints, noJoint, {"Bone", "Bone.001", "Bone.002"});
    for (const BodyRegion region : allBodyRegions) QVERIFY(namesOf(Skeleton(joints), region).empty());
}

QTEST_APPLESS_MAIN(tst_BodyRegions)
#include "tst_BodyRegions.moc"
