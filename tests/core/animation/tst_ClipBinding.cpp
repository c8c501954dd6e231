#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Figure.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ClipBinding : public QObject
{
    Q_OBJECT

private slots:
    void equalNamesBindWhateverTheOrder();
    void listsWhatIsMissingBothWays();
    void namespacesAndCaseDoNotMatter();
    void equalNamesWinOverNormalisedOnes();
    void twoChannelsOfOneNameBindOnce();
    void normalisedNames_data();
    void normalisedNames();
    void nodesAreNotMissed();
    void rootIsTheHighestJointThatMoves();
    void rootOfAStandingClipIsTheHips();
    void rootNeedsNoNames();
    void aSpineThatSwaysIsNoRoot();
    void hipsOfTheLegsAloneAreNoRoot();
    void figureSizes();
};

namespace {

Clip clipOf(std::vector<std::string> joints)
{
    Clip clip;
    for (std::string& name : joints) clip.channels.push_back({std::move(name), {}, {}, {}});
    return clip;
}

using Channels = std::vector<ChannelIndex>;

} // namespace

void tst_ClipBinding::equalNamesBindWhateverTheOrder()
{
    const auto binding =
        bindByName(clipOf({"RightLeg", "Spine", "Hips", "LeftLeg", "RightUpLeg", "LeftUpLeg"}), walker());
    QCOMPARE(binding.channelOfJoint, (Channels{2, 1, 5, 3, 4, 0}));
    QVERIFY(binding.isComplete());
    QCOMPARE(binding.boundCount(), std::size_t(6));
}

void tst_ClipBinding::listsWhatIsMissingBothWays()
{
    const auto binding = bindByName(clipOf({"Tail", "Hips", "Wing"}), walker());
    QCOMPARE(binding.channelsWithoutJoint, (Channels{0, 2}));
    QCOMPARE(binding.jointsWithoutChannel, (std::vector<JointIndex>{1, 2, 3, 4, 5}));
    QVERIFY(!binding.isComplete());
    QCOMPARE(binding.boundCount(), std::size_t(1));
}

void tst_ClipBinding::namespacesAndCaseDoNotMatter()
{
    const auto binding = bindByName(clipOf({"mixamorig:Hips", "man|rig:SPINE", "leftupleg"}), walker());
    QCOMPARE(binding.channelOfJoint, (Channels{0, 1, 2, noChannel, noChannel, noChannel}));
}

void tst_ClipBinding::equalNamesWinOverNormalisedOnes()
{
    const auto binding = bindByName(clipOf({"a:hips", "Hips"}), walker());
    QCOMPARE(binding.channelOfJoint[0], ChannelIndex(1));
    QCOMPARE(binding.channelsWithoutJoint, (Channels{0}));
}

void tst_ClipBinding::twoChannelsOfOneNameBindOnce()
{
    const auto binding = bindByName(clipOf({"Hips", "Hips", "x:Spine", "y:Spine"}), walker());
    QCOMPARE(binding.channelOfJoint[0], ChannelIndex(0));
    QCOMPARE(binding.channelOfJoint[1], ChannelIndex(2));
    QCOMPARE(binding.channelsWithoutJoint, (Channels{1, 3}));
}

void tst_ClipBinding::normalisedNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("normalised");
    QTest::newRow("plain") << "LeftArm"
                           << "leftarm";
    QTest::newRow("namespace") << "mixamorig:LeftArm"
                               << "leftarm";
    QTest::newRow("nested") << "scene|rig:man:LeftArm"
                            << "leftarm";
    QTest::newRow("nothing after") << "odd:"
                                   << "odd:";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("beyond ASCII") << "HÜFTE"
                                  << "hÜfte";
}

void tst_ClipBinding::normalisedNames()
{
    QFETCH(QString, name);
    QTEST(QString::fromStdString(normalisedJointName(name.toStdString())), "normalised");
}

void tst_ClipBinding::nodesAreNotMissed()
{
    Joint camera = joint("Camera", noJoint, {0, 0, 0});
    camera.kind = JointKind::Node;
    const auto binding = bindByName(clipOf({"Hips"}), Skeleton({camera, joint("Hips", noJoint, {0, 1, 0})}));
    QVERIFY(binding.isComplete());
}

void tst_ClipBinding::rootIsTheHighestJointThatMoves()
{
    const Skeleton skeleton(
        {joint("Root", noJoint, {0, 0, 0}), joint("Pelvis", 0, {0, 1, 0}), joint("Foot", 1, {0, -1, 0})});
    const auto moving = track<glm::vec3>(Interpolation::Linear, {0, 9}, {{0, 1, 0}, {0, 1, 2}});
    const auto bobbing = track<glm::vec3>(Interpolation::Linear, {0, 9}, {{0, 0, 0}, {0, 0.5f, 0}});
    Clip clip = clipOf({"Foot", "Pelvis", "Root"});
    const ClipBinding binding = bindByName(clip, skeleton);
    clip.channels[0].translation = moving;
    clip.channels[1].translation = moving;
    clip.channels[2].translation = bobbing;
    QCOMPARE(rootJoint(skeleton, clip, binding), 1);
    clip.channels[2].translation = moving;
    QCOMPARE(rootJoint(skeleton, clip, binding), 0);
}

void tst_ClipBinding::rootOfAStandingClipIsTheHips()
{
    const Skeleton skeleton({joint("Armature", noJoint, {0, 0, 0}), joint("mixamorig:Hips", 0, {0, 1, 0})});
    const Clip clip = clipOf({});
    QCOMPARE(rootJoint(skeleton, clip, bindByName(clip, skeleton)), 1);
    QCOMPARE(hipsByName(skeleton), 1);
}

void tst_ClipBinding::rootNeedsNoNames()
{
    const Skeleton spider({joint("a", noJoint, {0, 0, 0}), joint("b", 0, {1, 0, 0})});
    const Clip clip = clipOf({"b"});
    QCOMPARE(rootJoint(spider, clip, bindByName(clip, spider)), 0);
    QCOMPARE(rootJoint(Skeleton(), clip, bindByName(clip, Skeleton())), noJoint);
}

/// MakeHuman's rig has a position for each joint; its hips have no name.
void tst_ClipBinding::aSpineThatSwaysIsNoRoot()
{
    std::vector<Joint> joints{joint("root", noJoint, {0, 1, 0}), joint("spine", 0, {0, 0.3f, 0})};
    for (const std::string limb : {"leg.L", "leg.R"}) {
        joints.push_back(joint("upper" + limb, 0, {0.1f, 0, 0}));
        joints.push_back(joint("lower" + limb, JointIndex(joints.size()) - 1, {0, -0.5f, 0}));
    }
    for (int finger = 0; finger < 10; ++finger)
        joints.push_back(joint("f" + std::to_string(finger), 1, {1, 0, 0}));
    const Skeleton skeleton(joints);
    Clip clip = clipOf({"spine"});
    const ClipBinding binding = bindByName(clip, skeleton);
    clip.channels[0].translation = track<glm::vec3>(Interpolation::Linear, {0, 9}, {{0, 1, 0}, {0, 1, 2}});
    QCOMPARE(rootJoint(skeleton, clip, binding), 0);
}

void tst_ClipBinding::hipsOfTheLegsAloneAreNoRoot()
{
    const Skeleton skeleton({joint("Root", noJoint, {0, 1, 0}), joint("Spine", 0, {0, 0.2f, 0}),
                             joint("Head", 1, {0, 0.5f, 0}), joint("Hips", 0, {0, 0, 0}),
                             joint("UpLeg_L", 3, {0.1f, 0, 0}), joint("UpLeg_R", 3, {-0.1f, 0, 0}),
                             joint("Arm_L", 1, {0.2f, 0.3f, 0}), joint("Arm_R", 1, {-0.2f, 0.3f, 0})});
    const Clip clip = clipOf({});
    QCOMPARE(rootJoint(skeleton, clip, bindByName(clip, skeleton)), 0);
}

void tst_ClipBinding::figureSizes()
{
    QVERIFY(std::abs(figureHeight(walker()) - 1.0f) < 1e-6f);
    QVERIFY(std::abs(figureExtent(walker()) - 1.0f) < 1e-6f);
    QCOMPARE(figureHeight(Skeleton()), 0.0f);
    QCOMPARE(figureHeight(Skeleton({joint("one", noJoint, {3, 4, 5})})), 0.0f);
}

QTEST_APPLESS_MAIN(tst_ClipBinding)
#include "tst_ClipBinding.moc"
