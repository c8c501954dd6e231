#include "core/animation/blending/BlendingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/kernels/PoseKernels.h"
#include "core/animation/kernels/RowJobs.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/core/animation/PoseDifference.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <cstring>
#include <limits>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::size_t joints = 21; // no multiple of the lanes

Pose randomPose(Dice& dice)
{
    Pose pose;
    for (std::size_t i = 0; i < joints; ++i) pose.push_back(dice.transform());
    return pose;
}

Pose withoutScale(Pose pose)
{
    for (Transform& transform : pose) transform.scale = glm::vec3(1.0f);
    return pose;
}

PoseRows blended(std::span<const RowLayer> layers, const PoseRows& rest)
{
    PoseRows output(rest.jointCount()), scratch(rest.jointCount());
    RowBlendingJob{.layers = layers, .rest = &rest, .output = &output, .scratch = &scratch}.run();
    return output;
}

PoseRows layered(const PoseRows& base, const PoseRows& pose, const PoseRows& reference, float weight)
{
    PoseRows output(joints), scratch(joints);
    const std::vector<float> ones(output.lanes(), 1.0f);
    RowLayeringJob job;
    job.base = &base;
    job.pose = &pose;
    job.reference = &reference;
    job.weight = weight;
    job.laneWeights = ones;
    job.output = &output;
    job.scratch = &scratch;
    job.run();
    return output;
}

std::vector<JointIndex> randomParents(Dice& dice)
{
    std::vector<JointIndex> parents;
    for (std::size_t i = 0; i < joints; ++i)
        parents.push_back(i < 2 ? noJoint : JointIndex(dice.below(int(i))));
    return parents;
}

} // namespace

class tst_RowJobs : public QObject
{
    Q_OBJECT

private slots:
    void rowsGiveThePoseBack();
    void oneLayerIsItselfToTheLastBit();
    void blendsAsTheBlendingJobDoes();
    void masksDecideJointByJoint();
    void nothingThatCountsIsRest();
    void oppositeSignsBlendToTheSame();
    void addingThenTakingAwayGivesThePoseBack();
    void referenceAddsNothing();
    void layersOfStrangeScalesStayFinite();
    void modelMatricesAsTheJobForPoses();
    void orderGoesLevelByLevel();
    void skinningIsAProduct();
};

void tst_RowJobs::rowsGiveThePoseBack()
{
    Dice dice(1);
    for (int i = 0; i < 100; ++i) {
        const Pose pose = randomPose(dice);
        QCOMPARE(poseOf(PoseRows(pose)), pose);
        QVERIFY(PoseRows(pose).hasScale());
        QVERIFY(!PoseRows(withoutScale(pose)).hasScale());
        QCOMPARE(poseOf(PoseRows(withoutScale(pose))), withoutScale(pose));
    }
}

void tst_RowJobs::oneLayerIsItselfToTheLastBit()
{
    Dice dice(2);
    const PoseRows rest(joints);
    const Pose a = randomPose(dice), b = randomPose(dice);
    const PoseRows rowsA(a), rowsB(b);
    const std::array<RowLayer, 2> atZero{RowLayer{&rowsA, 1.0f}, RowLayer{&rowsB, 0.0f}};
    const std::array<RowLayer, 2> atOne{RowLayer{&rowsA, 0.0f}, RowLayer{&rowsB, 1.0f}};
    QVERIFY(poseOf(blended(atZero, rest)) == a);
    QVERIFY(poseOf(blended(atOne, rest)) == b);
}

void tst_RowJobs::blendsAsTheBlendingJobDoes()
{
    for (const std::uint32_t seed : RandomSeeds(300)) {
        Dice dice(seed);
        const Pose rest = randomPose(dice);
        std::vector<Pose> poses;
        std::vector<PoseRows> rows;
        std::vector<BlendLayer> layers;
        std::vector<RowLayer> rowLayers;
        const int count = 1 + dice.below(5);
        for (int i = 0; i < count; ++i) {
            Pose near = rest; // far apart, the order in which signs are chosen would show
            for (Transform& transform : near) {
                transform.rotation = glm::normalize(transform.rotation + 0.4f * dice.rotation());
                transform.translation += dice.vector(1.0f);
            }
            poses.push_back(dice.below(2) ? near : withoutScale(near));
        }
        for (const Pose& pose : poses) rows.emplace_back(pose);
        for (int i = 0; i < count; ++i) {
            const float weight = dice.below(5) == 0 ? 0.0f : dice.between(0.01f, 3.0f);
            layers.push_back({poses[std::size_t(i)], weight});
            rowLayers.push_back({&rows[std::size_t(i)], weight});
        }
        Pose expected(joints);
        BlendingJob job;
        job.layers = layers;
        job.rest = rest;
        job.output = expected;
        job.run();
        QVERIFY(difference(poseOf(blended(rowLayers, PoseRows(rest))), expected) < 2e-4);
    }
}

void tst_RowJobs::masksDecideJointByJoint()
{
    Dice dice(4);
    const Pose a = randomPose(dice), b = randomPose(dice), rest = randomPose(dice);
    const PoseRows rowsA(a), rowsB(b), rowsRest(rest);
    std::vector<float> first(rowsA.lanes(), 0.0f), second(rowsA.lanes(), 0.0f);
    for (std::size_t i = 0; i < 7; ++i) first[i] = 1.0f;
    for (std::size_t i = 7; i < 14; ++i) second[i] = 1.0f;
    const std::array<RowLayer, 2> layers{RowLayer{&rowsA, 0.3f, first}, RowLayer{&rowsB, 2.0f, second}};
    const Pose mixed = poseOf(blended(layers, rowsRest));
    for (std::size_t i = 0; i < joints; ++i) {
        const Transform& expected = i < 7 ? a[i] : i < 14 ? b[i] : rest[i];
        QVERIFY(difference({mixed[i]}, {expected}) < 1e-5);
    }
}

void tst_RowJobs::nothingThatCountsIsRest()
{
    Dice dice(5);
    const Pose rest = randomPose(dice);
    const PoseRows rows(randomPose(dice)), rowsRest(rest);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const std::array<RowLayer, 3> layers{RowLayer{&rows, 0.0f}, RowLayer{&rows, nan}, RowLayer{&rows, -1.0f}};
    QVERIFY(poseOf(blended(layers, rowsRest)) == rest);
    QVERIFY(poseOf(blended({}, rowsRest)) == rest);
    const std::vector<float> nothing(rows.lanes(), 0.0f);
    const std::array<RowLayer, 1> masked{RowLayer{&rows, 1.0f, nothing}};
    QVERIFY(difference(poseOf(blended(masked, rowsRest)), rest) < 1e-6);
}

void tst_RowJobs::oppositeSignsBlendToTheSame()
{
    for (const std::uint32_t seed : RandomSeeds(200)) {
        Dice dice(seed);
        const Pose a = randomPose(dice);
        Pose opposite = a;
        for (Transform& transform : opposite) transform.rotation = -transform.rotation;
        const PoseRows rowsA(a), rowsB(opposite), rest(joints);
        const float weight = dice.between(0.01f, 1.0f);
        const std::array<RowLayer, 3> layers{RowLayer{&rowsA, 1.0f}, RowLayer{&rowsB, weight},
                                             RowLayer{&rowsA, 0.5f}};
        QVERIFY(difference(poseOf(blended(std::span(layers).first(2), rest)), a) < 2e-3);
        QVERIFY(difference(poseOf(blended(layers, rest)), a) < 2e-3);
        QVERIFY(isFinite(poseOf(blended(layers, rest))));
    }
}

void tst_RowJobs::addingThenTakingAwayGivesThePoseBack()
{
    for (const std::uint32_t seed : RandomSeeds(500)) {
        Dice dice(seed);
        const Pose pose = randomPose(dice);
        const PoseRows base(pose), add(randomPose(dice)), reference(withoutScale(randomPose(dice)));
        const float weight = dice.between(0.0f, 1.0f);
        const PoseRows added = layered(base, add, reference, weight);
        QVERIFY(difference(poseOf(layered(added, add, reference, -weight)), pose) < 1e-4);
    }
}

void tst_RowJobs::referenceAddsNothing()
{
    Dice dice(8);
    const Pose pose = randomPose(dice);
    const PoseRows base(pose), reference(randomPose(dice));
    QVERIFY(difference(poseOf(layered(base, reference, reference, 1.0f)), pose) < 1e-3);
    QVERIFY(difference(poseOf(layered(base, PoseRows(randomPose(dice)), reference, 0.0f)), pose) < 1e-3);
    QVERIFY(difference(poseOf(layered(base, reference, base, std::nanf(""))), pose) < 1e-3);
    // all of the difference on top of the reference is the pose itself
    const Pose other = randomPose(dice);
    QVERIFY(difference(poseOf(layered(reference, PoseRows(other), reference, 1.0f)), other) < 1e-3);
}

void tst_RowJobs::layersOfStrangeScalesStayFinite()
{
    for (const std::uint32_t seed : RandomSeeds(300)) {
        Dice dice(seed);
        const auto strange = [&] {
            Pose pose = randomPose(dice);
            for (Transform& transform : pose) transform.scale = glm::vec3(float(dice.below(3) - 1));
            return PoseRows(pose);
        };
        const PoseRows base = strange(), add = strange(), reference = strange();
        QVERIFY(isFinite(poseOf(layered(base, add, reference, dice.between(-1.5f, 1.5f)))));
        const std::array<RowLayer, 2> layers{RowLayer{&base, 1.0f}, RowLayer{&add, dice.between(0.0f, 1.0f)}};
        QVERIFY(isFinite(poseOf(blended(layers, reference))));
    }
}

void tst_RowJobs::modelMatricesAsTheJobForPoses()
{
    for (const std::uint32_t seed : RandomSeeds(200)) {
        Dice dice(seed);
        const Pose pose = seed % 2 ? randomPose(dice) : withoutScale(randomPose(dice));
        const std::vector<JointIndex> parents = randomParents(dice);
        const glm::mat4 root = dice.transform().matrix();
        std::vector<glm::mat4> expected(joints), found(joints);
        LocalToModelJob{.parents = parents, .pose = pose, .root = root, .output = expected}.run();
        const PoseRows rows(pose);
        const std::vector<JointIndex> order = byDepth(parents);
        std::vector<float> locals(localMatrixFloats(joints));
        RowModelJob{.parents = parents,
                    .order = order,
                    .pose = &rows,
                    .root = root,
                    .locals = locals,
                    .output = found}
            .run();
        for (std::size_t i = 0; i < joints; ++i) {
            float size = 1.0f;
            for (int c = 0; c < 4; ++c) size = std::max(size, glm::length(expected[i][c]));
            for (int c = 0; c < 4; ++c) QVERIFY(glm::distance(found[i][c], expected[i][c]) < 1e-4f * size);
        }
    }
}

void tst_RowJobs::orderGoesLevelByLevel()
{
    const std::vector<JointIndex> parents{noJoint, 0, 1, 0, noJoint, 3};
    QCOMPARE(byDepth(parents), (std::vector<JointIndex>{0, 4, 1, 3, 2, 5}));
    QVERIFY(byDepth({}).empty());
}

void tst_RowJobs::skinningIsAProduct()
{
    Dice dice(11);
    std::vector<glm::mat4> models, binds, found(5);
    for (int i = 0; i < 3; ++i) models.push_back(dice.transform().matrix());
    for (int i = 0; i < 5; ++i) binds.push_back(dice.transform().matrix());
    const std::vector<JointIndex> places{2, 0, 1, 1, 0};
    kernels::skinningMatrices(models.data(), places, binds.data(), found.data());
    for (std::size_t i = 0; i < 5; ++i)
        for (int c = 0; c < 4; ++c)
            QVERIFY(glm::distance(found[i][c], (models[std::size_t(places[i])] * binds[i])[c]) < 1e-5f);
}

QTEST_APPLESS_MAIN(tst_RowJobs)
#include "tst_RowJobs.moc"
