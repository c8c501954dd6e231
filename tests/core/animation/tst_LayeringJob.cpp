#include "core/animation/blending/LayeringJob.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/core/animation/PoseDifference.h"

#include <QTest>

#include <limits>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::size_t joints = 6;

Pose randomPose(Dice& dice)
{
    Pose pose;
    for (std::size_t i = 0; i < joints; ++i) pose.push_back(dice.transform());
    return pose;
}

Pose layered(LayerKind kind, const Pose& base, const Pose& pose, const Pose& reference, float weight,
             const std::vector<float>& jointWeights = {})
{
    Pose output(joints);
    LayeringJob job;
    job.kind = kind;
    job.base = base;
    job.pose = pose;
    job.reference = reference;
    job.weight = weight;
    job.jointWeights = jointWeights;
    job.output = output;
    job.run();
    return output;
}

} // namespace

class tst_LayeringJob : public QObject
{
    Q_OBJECT

private slots:
    void overrideEndsExactly();
    void addingThenTakingAwayGivesThePoseBack();
    void allOfAPoseOnItsReferenceIsThePose();
    void masksChooseJoints();
    void strangeWeightsAndScales();
    void subtreesAreMasked();
};

void tst_LayeringJob::overrideEndsExactly()
{
    Dice dice(51);
    const Pose base = randomPose(dice), pose = randomPose(dice);
    QVERIFY(layered(LayerKind::Override, base, pose, {}, 0.0f) == base);
    QVERIFY(layered(LayerKind::Override, base, pose, {}, 1.0f) == pose);
    const Pose half = layered(LayerKind::Override, base, pose, {}, 0.5f);
    QVERIFY(std::abs(angleBetween(half[0].rotation, base[0].rotation) -
                     angleBetween(half[0].rotation, pose[0].rotation)) < 1e-3);
}

void tst_LayeringJob::addingThenTakingAwayGivesThePoseBack()
{
    Dice dice(52);
    for (int i = 0; i < 2000; ++i) {
        const Pose base = randomPose(dice), pose = randomPose(dice), reference = randomPose(dice);
        const float weight = dice.between(0, 1);
        const Pose added = layered(LayerKind::Additive, base, pose, reference, weight);
        QVERIFY(difference(layered(LayerKind::Subtractive, added, pose, reference, weight), base) < 1e-3);
    }
}

void tst_LayeringJob::allOfAPoseOnItsReferenceIsThePose()
{
    Dice dice(53);
    const Pose base = randomPose(dice), pose = randomPose(dice);
    QVERIFY(difference(layered(LayerKind::Additive, base, pose, base, 1.0f), pose) < 1e-3);
    QVERIFY(difference(layered(LayerKind::Additive, base, pose, pose, 1.0f), base) < 1e-3);
}

void tst_LayeringJob::masksChooseJoints()
{
    Dice dice(54);
    const Pose base = randomPose(dice), pose = randomPose(dice);
    const Pose mixed = layered(LayerKind::Override, base, pose, {}, 1.0f, {0, 1, 0, 1, 0, 0});
    for (std::size_t i = 0; i < joints; ++i) QVERIFY(mixed[i] == (i == 1 || i == 3 ? pose[i] : base[i]));
}

void tst_LayeringJob::strangeWeightsAndScales()
{
    Dice dice(55);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Pose base = randomPose(dice), pose = randomPose(dice);
    for (const LayerKind kind : {LayerKind::Override, LayerKind::Additive, LayerKind::Subtractive}) {
        QVERIFY(layered(kind, base, pose, pose, nan) == base);
        QVERIFY(layered(kind, base, pose, pose, -1.0f) == base);
        for (int i = 0; i < 500; ++i) {
            Pose a = randomPose(dice), b = randomPose(dice), c = randomPose(dice);
            for (Pose* strange : {&a, &b, &c})
                for (Transform& transform : *strange) {
                    transform.scale = glm::vec3(float(dice.below(3) - 1));
                    if (dice.below(4) == 0) transform.rotation = glm::quat(0, 0, 0, 0);
                }
            QVERIFY(isFinite(layered(kind, a, b, c, dice.between(0, 1.5f))));
        }
    }
}

void tst_LayeringJob::subtreesAreMasked()
{
    QCOMPARE(subtreeMask(walker(), 2), (std::vector<float>{0, 0, 1, 1, 0, 0}));
    QCOMPARE(subtreeMask(walker(), 0), std::vector<float>(6, 1.0f));
    QCOMPARE(subtreeMask(walker(), std::vector<JointIndex>{1, 3}), (std::vector<float>{0, 1, 0, 1, 0, 0}));
    QVERIFY(subtreeMask(Skeleton(), 0).empty());
}

QTEST_APPLESS_MAIN(tst_LayeringJob)
#include "tst_LayeringJob.moc"
