#include "core/animation/blending/BlendingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <cstring>
#include <limits>

using namespace tagline;
using namespace tagline::test;

class tst_BlendingJob : public QObject
{
    Q_OBJECT

private slots:
    void weightsOfZeroAndOneReturnTheInputToTheLastBit();
    void noWeightIsTheRestPose();
    void weightsAreNormalised();
    void rotationsTakeTheShorterArc();
    void oppositeRotationsStayFinite();
    void outputMayBeALayer();
    void modelMatricesAreProductsDownTheTree();
    void modelMatricesOfScaleZeroStayFinite();
};

namespace {

Pose randomPose(Dice& dice, std::size_t size)
{
    Pose pose(size);
    for (Transform& transform : pose) transform = dice.transform();
    return pose;
}

Pose blended(std::vector<BlendLayer> layers, const Pose& rest)
{
    Pose output(rest.size());
    BlendingJob{layers, rest, output}.run();
    return output;
}

bool isBitEqual(const Pose& a, const Pose& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(Transform)) == 0;
}

} // namespace

void tst_BlendingJob::weightsOfZeroAndOneReturnTheInputToTheLastBit()
{
    Dice dice(1);
    for (int i = 0; i < 1000; ++i) {
        const Pose a = randomPose(dice, 9);
        const Pose b = randomPose(dice, 9);
        const Pose rest = randomPose(dice, 9);
        QVERIFY(isBitEqual(blended({{a, 1}, {b, 0}}, rest), a));
        QVERIFY(isBitEqual(blended({{a, 0}, {b, 1}}, rest), b));
        QVERIFY(isBitEqual(blended({{a, 0.0f}, {b, 0.3f}, {a, -1.0f}}, rest), b));
    }
}

void tst_BlendingJob::noWeightIsTheRestPose()
{
    Dice dice(2);
    const Pose a = randomPose(dice, 9);
    const Pose rest = randomPose(dice, 9);
    QVERIFY(isBitEqual(blended({}, rest), rest));
    QVERIFY(isBitEqual(blended({{a, 0}, {a, -2}}, rest), rest));
    QVERIFY(isBitEqual(blended({{a, std::numeric_limits<float>::quiet_NaN()}}, rest), rest));
}

void tst_BlendingJob::weightsAreNormalised()
{
    Dice dice(3);
    const Pose a = randomPose(dice, 20);
    const Pose b = randomPose(dice, 20);
    const Pose rest = randomPose(dice, 20);
    const Pose quarter = blended({{a, 0.75f}, {b, 0.25f}}, rest);
    const Pose same = blended({{a, 6}, {b, 2}}, rest);
    for (std::size_t i = 0; i < quarter.size(); ++i) {
        QVERIFY(glm::distance(quarter[i].translation, a[i].translation * 0.75f + b[i].translation * 0.25f) <
                1e-5f);
        QVERIFY(glm::distance(quarter[i].scale, a[i].scale * 0.75f + b[i].scale * 0.25f) < 1e-5f);
        QVERIFY(std::abs(glm::length(quarter[i].rotation) - 1.0f) < 1e-5f);
        QVERIFY(glm::distance(quarter[i].translation, same[i].translation) < 1e-5f);
        QVERIFY(angleBetween(quarter[i].rotation, same[i].rotation) < 1e-3);
    }
}

void tst_BlendingJob::rotationsTakeTheShorterArc()
{
    const Pose rest(1);
    const Pose a{{{}, turned(10, {0, 1, 0}), glm::vec3(1)}};
    const Pose b{{{}, turned(50, {0, 1, 0}), glm::vec3(1)}};
    const Pose awayB{{{}, -b[0].rotation, glm::vec3(1)}};
    for (const Pose& end : {b, awayB}) {
        const Pose half = blended({{a, 0.5f}, {end, 0.5f}}, rest);
        QVERIFY(angleBetween(half[0].rotation, turned(30, {0, 1, 0})) < 1e-4);
    }
}

void tst_BlendingJob::oppositeRotationsStayFinite()
{
    Dice dice(4);
    const Pose rest(1);
    for (int i = 0; i < 1000; ++i) {
        const glm::quat rotation = dice.rotation();
        const glm::quat opposite = rotation * turned(180, dice.vector(1) + glm::vec3(0, 2, 0));
        const Pose a{{{}, rotation, glm::vec3(0)}};
        const Pose b{{{}, opposite, glm::vec3(-1)}};
        const Pose awayA{{{}, -rotation, glm::vec3(1)}};
        const Pose mixed = blended({{a, 0.5f}, {b, 0.5f}, {awayA, 0.5f}}, rest);
        QVERIFY(isFinite(mixed));
        QVERIFY(std::abs(glm::length(mixed[0].rotation) - 1.0f) < 1e-5f);
        QVERIFY(angleBetween(blended({{a, 0.5f}, {awayA, 0.5f}}, rest)[0].rotation, rotation) < 1e-3);
    }
}

void tst_BlendingJob::outputMayBeALayer()
{
    Dice dice(5);
    Pose a = randomPose(dice, 9);
    const Pose b = randomPose(dice, 9);
    const Pose rest(9);
    const Pose expected = blended({{a, 0.4f}, {b, 0.6f}}, rest);
    const std::vector<BlendLayer> layers{{a, 0.4f}, {b, 0.6f}};
    BlendingJob{layers, rest, a}.run();
    QVERIFY(isBitEqual(a, expected));
}

void tst_BlendingJob::modelMatricesAreProductsDownTheTree()
{
    Dice dice(6);
    const Skeleton skeleton = walker();
    const Pose pose = randomPose(dice, skeleton.size());
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, pose);
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        glm::mat4 expected(1.0f);
        for (JointIndex j = JointIndex(i); j != noJoint; j = skeleton[j].parent)
            expected = pose[std::size_t(j)].matrix() * expected;
        for (int c = 0; c < 4; ++c) QVERIFY(glm::distance(matrices[i][c], expected[c]) < 1e-4f);
    }
    std::vector<glm::mat4> moved(pose.size());
    LocalToModelJob{skeleton.parents(), pose, Transform{{5, 0, 0}, {1, 0, 0, 0}, {1, 1, 1}}.matrix(), moved}
        .run();
    QVERIFY(std::abs(moved[5][3].x - matrices[5][3].x - 5.0f) < 1e-4f);
}

void tst_BlendingJob::modelMatricesOfScaleZeroStayFinite()
{
    const Skeleton skeleton = walker();
    Pose pose = restPose(skeleton);
    pose[0].scale = glm::vec3(0);
    pose[2].scale = glm::vec3(-1);
    for (const glm::mat4& matrix : modelMatrices(skeleton, pose))
        for (int c = 0; c < 4; ++c) QVERIFY(std::isfinite(glm::dot(matrix[c], matrix[c])));
}

QTEST_APPLESS_MAIN(tst_BlendingJob)
#include "tst_BlendingJob.moc"
