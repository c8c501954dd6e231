#include "core/retargeting/BodyFacing.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_BodyFacing : public QObject
{
    Q_OBJECT

private slots:
    void aBodyFacesAsItIsTurned();
    void whatHasNoSidesFacesNowhere();
};

void tst_BodyFacing::aBodyFacesAsItIsTurned()
{
    const Skeleton skeleton = walker();
    for (const float degrees : {0.0f, 40.0f, -120.0f, 90.0f}) {
        Pose pose = restPose(skeleton);
        pose[0].rotation = turned(degrees, {0, 1, 0});
        const auto facing = bodyFacing(skeleton, modelMatrices(skeleton, pose));
        QVERIFY(facing);
        QVERIFY2(std::abs(*facing - glm::radians(degrees)) < 1e-4f, qPrintable(QString::number(*facing)));
    }
}

void tst_BodyFacing::whatHasNoSidesFacesNowhere()
{
    const Skeleton stick({joint("a", noJoint, {0, 1, 0}), joint("b", 0, {0, 1, 0})});
    QVERIFY(!bodyFacing(stick, modelMatrices(stick, restPose(stick))));
    const Skeleton skeleton = walker();
    QVERIFY(!bodyFacing(skeleton, {}));
    Pose lying = restPose(skeleton); // on its side: hips above each other
    lying[0].rotation = turned(90.0f, {0, 0, 1});
    QVERIFY(!bodyFacing(skeleton, modelMatrices(skeleton, lying)));
    Pose broken = restPose(skeleton);
    broken[2].translation.x = std::nanf("");
    QVERIFY(!bodyFacing(skeleton, modelMatrices(skeleton, broken)));
}

QTEST_APPLESS_MAIN(tst_BodyFacing)
#include "tst_BodyFacing.moc"
