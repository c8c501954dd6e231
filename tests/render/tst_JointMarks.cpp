// The axes of joints, and the way of one.

#include "render/JointMarks.h"
#include "tests/render/Figures.h"

#include <QTest>

#include <cmath>

using namespace tagline;

class tst_JointMarks : public QObject
{
    Q_OBJECT

private slots:
    void axesTurnWithTheirJoint();
    void onlyJointsHaveAxes();
    void aWayIsOfWhatWasAndWhatComes();
};

void tst_JointMarks::axesTurnWithTheirJoint()
{
    const Skeleton skeleton = test::tube(3, 1.5f, 0.1f).skeleton;
    const auto joints = test::bent(skeleton, 0.7f);
    const auto lines = jointAxes(skeleton, joints);
    QCOMPARE(lines.size(), std::size_t(9));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const glm::mat4& joint = joints[i / 3];
        QVERIFY(glm::distance(lines[i].from, glm::vec3(joint[3])) < 1e-5f);
        const glm::vec3 along = glm::normalize(lines[i].to - lines[i].from);
        QVERIFY(glm::distance(along, glm::normalize(glm::vec3(joint[int(i % 3)]))) < 1e-4f);
    }
    QVERIFY(lines[0].colour.r > lines[0].colour.b && lines[1].colour.g > lines[1].colour.r &&
            lines[2].colour.b > lines[2].colour.r);
    QVERIFY(jointAxes(skeleton, {}).empty());
}

void tst_JointMarks::onlyJointsHaveAxes()
{
    std::vector<Joint> joints = test::tube(2, 1.0f, 0.1f).skeleton.joints();
    joints[1].kind = JointKind::Node;
    const Skeleton skeleton(joints);
    auto matrices = modelMatrices(skeleton, restPose(skeleton));
    QCOMPARE(jointAxes(skeleton, matrices).size(), std::size_t(3));
    matrices[0] = glm::mat4(0.0f); // without extent: no direction
    QVERIFY(jointAxes(skeleton, matrices).empty());
}

void tst_JointMarks::aWayIsOfWhatWasAndWhatComes()
{
    std::vector<glm::vec3> places;
    for (int i = 0; i < 9; ++i) places.push_back({float(i), 1.0f, 0.0f});
    const SceneColours colours;
    const auto lines = jointPathLines(places, 3, colours);
    QCOMPARE(lines.size(), std::size_t(8 + 8 + 1)); // lines between, dots beside, and the one that is shown
    for (const DrawnLine& line : lines) {
        const bool isBefore = line.from.x < 3.0f;
        QVERIFY(glm::vec3(line.colour) == (isBefore ? colours.ghostBefore : colours.ghostAfter));
        if (std::abs(line.to.x - 8.0f) < 0.1f) QVERIFY(line.colour.a < 0.3f);
    }
    QVERIFY(lines.back().from.x == 3.0f && lines.back().hole > 0.0f);
    QVERIFY(jointPathLines(places, 9, colours).empty());
    QVERIFY(jointPathLines({}, 0, colours).empty());
    QCOMPARE(jointPathLines({places.data(), 1}, 0, colours).size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(tst_JointMarks)
#include "tst_JointMarks.moc"
