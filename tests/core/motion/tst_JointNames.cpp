#include "core/motion/signals/JointNames.h"

#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using test::joint;

namespace {

Skeleton chainOf(const std::vector<std::string>& names)
{
    std::vector<Joint> joints;
    for (const std::string& name : names)
        joints.push_back(joint(name, JointIndex(joints.size()) - 1, {0, 1, 0}));
    return Skeleton(std::move(joints));
}

} // namespace

class tst_JointNames : public QObject
{
    Q_OBJECT

private slots:
    void namesAreFoundAsPeopleTypeThem_data();
    void namesAreFoundAsPeopleTypeThem();
    void exactNameWinsOverOthers();
    void missNamesTheNearest();
    void severalNamesAreListed();
    void wordsEndWhereOneReadsThemEnd();
    void sidesAreReadFromNames_data();
    void sidesAreReadFromNames();
};

void tst_JointNames::namesAreFoundAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("joint");
    QTest::newRow("as written") << "mixamorig:LeftFoot" << 1;
    QTest::newRow("without namespace") << "LeftFoot" << 1;
    QTest::newRow("other case") << "leftfoot" << 1;
    QTest::newRow("another namespace") << "Man|LeftFoot" << 1;
    QTest::newRow("with a blank") << "left foot" << 1;
    QTest::newRow("with an underscore") << "Left_Foot" << 1;
    QTest::newRow("hips") << "hips" << 0;
    QTest::newRow("dotted") << "toe l" << 2;
}

void tst_JointNames::namesAreFoundAsPeopleTypeThem()
{
    QFETCH(QString, typed);
    QFETCH(int, joint);
    const Skeleton skeleton = chainOf({"mixamorig:Hips", "mixamorig:LeftFoot", "toe.L"});
    const auto found = jointNamed(skeleton, typed.toStdString());
    QVERIFY2(found.hasValue(), found ? "" : found.error().message.c_str());
    QCOMPARE(*found, joint);
}

void tst_JointNames::exactNameWinsOverOthers()
{
    const Skeleton skeleton = chainOf({"a:hips", "Hips", "hips"});
    QCOMPARE(*jointNamed(skeleton, "hips"), 2);
    QCOMPARE(*jointNamed(skeleton, "Hips"), 1);
    QCOMPARE(*jointNamed(skeleton, "a:hips"), 0);
}

void tst_JointNames::missNamesTheNearest()
{
    const auto missed = jointNamed(chainOf({"mixamorig:Hips", "mixamorig:LeftFoot"}), "LeftFot");
    QVERIFY(!missed);
    QCOMPARE(missed.error().code, "motion.unknown-joint");
    QCOMPARE(missed.error().message, "no joint \"LeftFot\"; did you mean \"LeftFoot\"?");
    QCOMPARE(jointNamed(chainOf({"Hips"}), "Quux").error().message, "no joint \"Quux\"");
    QVERIFY(!jointNamed(Skeleton(), "Hips"));
    QVERIFY(!jointNamed(chainOf({"Hips"}), ""));
    QVERIFY(!jointNamed(chainOf({"--", "Hips"}), "__"));
}

void tst_JointNames::severalNamesAreListed()
{
    const auto several = jointNamed(chainOf({"a:Hips", "b:Hips"}), "hips");
    QVERIFY(!several);
    QCOMPARE(several.error().code, "motion.ambiguous-joint");
    QCOMPARE(several.error().message, "\"hips\" is several joints: \"a:Hips\", \"b:Hips\"");
}

void tst_JointNames::wordsEndWhereOneReadsThemEnd()
{
    const auto joined = [](const char* name) {
        std::string text;
        for (const std::string& word : wordsOfJointName(name)) text += word + ' ';
        return text;
    };
    QCOMPARE(joined("Bip01 LToe0Nub"), "bip 01 l toe 0 nub ");
    QCOMPARE(joined("mixamorig:LeftToeBase"), "left toe base ");
    QCOMPARE(joined("b_LeftFoot01_017"), "b left foot 01 017 ");
    QCOMPARE(joined("DEF-foot.L.001"), "def foot l 001 ");
    QCOMPARE(joined("IKBackLeft"), "ik back left ");
    QCOMPARE(joined("toe1-1.R"), "toe 1 1 r ");
    QCOMPARE(joined(""), "");
}

void tst_JointNames::sidesAreReadFromNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("side");
    const auto row = [](const char* name, BodySide side) { QTest::newRow(name) << name << int(side); };
    row("LeftFoot", BodySide::Left);
    row("RightHand", BodySide::Right);
    row("foot_l", BodySide::Left);
    row("l-foot", BodySide::Left);
    row("Bip01 R Foot", BodySide::Right);
    row("Bip01LToe0Nub", BodySide::Left);
    row("rfoot", BodySide::Right);
    row("Lefthand", BodySide::Left);
    row("foot", BodySide::Middle);
    row("Root", BodySide::Middle);
    row("LowerBack", BodySide::Middle);
}

void tst_JointNames::sidesAreReadFromNames()
{
    QFETCH(QString, name);
    QFETCH(int, side);
    QCOMPARE(int(sideOfJointName(name.toStdString())), side);
}

QTEST_APPLESS_MAIN(tst_JointNames)
#include "tst_JointNames.moc"
