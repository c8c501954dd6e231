#include "core/animation/figure/Transform.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <limits>

using namespace tagline;
using namespace tagline::test;

class tst_Transform : public QObject
{
    Q_OBJECT

private slots:
    void appliesScaleThenRotationThenTranslation();
    void matrixAndBackIsTheSameMotion();
    void mirroredMatrixGetsANegativeScale();
    void flattenedMatrixGetsScaleZeroAndAUnitRotation();
    void nonsenseBecomesIdentity();
};

namespace {

float difference(const glm::mat4& a, const glm::mat4& b)
{
    float most = 0.0f;
    for (int c = 0; c < 4; ++c)
        for (int r = 0; r < 4; ++r) most = std::max(most, std::abs(a[c][r] - b[c][r]));
    return most;
}

} // namespace

void tst_Transform::appliesScaleThenRotationThenTranslation()
{
    const Transform transform{{10, 0, 0}, turned(90, {0, 0, 1}), {2, 3, 4}};
    const glm::vec4 moved = transform.matrix() * glm::vec4(1, 0, 0, 1);
    QVERIFY(glm::distance(glm::vec3(moved), glm::vec3(10, 2, 0)) < 1e-5f);
}

void tst_Transform::matrixAndBackIsTheSameMotion()
{
    Dice dice(1);
    for (int i = 0; i < 10000; ++i) {
        const Transform transform = dice.transform();
        const glm::mat4 matrix = transform.matrix();
        const Transform back = decomposed(matrix);
        QVERIFY(difference(back.matrix(), matrix) < 1e-5f);
        QVERIFY(angleBetween(back.rotation, transform.rotation) < 1e-3);
    }
}

void tst_Transform::mirroredMatrixGetsANegativeScale()
{
    Dice dice(2);
    for (int i = 0; i < 1000; ++i) {
        Transform transform = dice.transform();
        transform.scale[i % 3] *= -1.0f;
        const glm::mat4 matrix = transform.matrix();
        const Transform back = decomposed(matrix);
        QVERIFY(back.scale.x < 0.0f && back.scale.y > 0.0f && back.scale.z > 0.0f);
        QVERIFY(difference(back.matrix(), matrix) < 1e-5f);
    }
}

void tst_Transform::flattenedMatrixGetsScaleZeroAndAUnitRotation()
{
    Dice dice(3);
    for (int flattened = 0; flattened < 8; ++flattened) {
        Transform transform = dice.transform();
        for (int axis = 0; axis < 3; ++axis)
            if (flattened >> axis & 1) transform.scale[axis] = 0.0f;
        const Transform back = decomposed(transform.matrix());
        QVERIFY(isFinite(back));
        QVERIFY(std::abs(glm::length(back.rotation) - 1.0f) < 1e-5f);
        QVERIFY(difference(back.matrix(), transform.matrix()) < 1e-5f);
    }
}

void tst_Transform::nonsenseBecomesIdentity()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(decomposed(glm::mat4(nan)), Transform());
    QVERIFY(isFinite(decomposed(glm::mat4(std::numeric_limits<float>::infinity()))));
    QVERIFY(isFinite(decomposed(glm::mat4(std::numeric_limits<float>::max()))));
}

QTEST_APPLESS_MAIN(tst_Transform)
#include "tst_Transform.moc"
