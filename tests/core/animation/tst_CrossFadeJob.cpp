#include "core/animation/blending/CrossFadeJob.h"
#include "core/animation/clips/ClipBaking.h"
#include "core/animation/kernels/RowJobs.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/core/animation/PoseDifference.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <array>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A figure whose joints hang anyhow below the first.
Skeleton figure(Dice& dice, int joints)
{
    std::vector<Joint> made;
    for (int i = 0; i < joints; ++i)
        made.push_back(joint("joint" + std::to_string(i), i == 0 ? noJoint : JointIndex(dice.below(i)),
                             dice.vector(0.3f)));
    return Skeleton(std::move(made));
}

/// What a clip of a test has in it.
struct Kind
{
    bool movesAllJoints = true;
    bool movesRoot = true;
    bool hasScale = false;
    bool holds = false; ///< a STEP channel, whose keys are kept
    bool isPacked = false;
};

BakedClip clipOf(Dice& dice, const Skeleton& skeleton, const Kind& kind)
{
    Clip clip;
    clip.frames = 2 + dice.below(20);
    std::vector<float> times;
    for (Frame i = 0; i < clip.frames; ++i) times.push_back(float(i));
    const auto each = [&](auto make) {
        std::vector<decltype(make())> values;
        for (std::size_t i = 0; i < times.size(); ++i) values.push_back(make());
        return values;
    };
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        JointChannel channel;
        channel.joint = skeleton.joints()[i].name;
        const glm::quat base = dice.rotation();
        if (kind.movesAllJoints || dice.below(2) == 0)
            channel.rotation = track(Interpolation::Linear, times, each([&] {
                                         return base * turned(dice.between(-8, 8), {1, 0.2f, 0});
                                     }));
        if (i == 0 && kind.movesRoot)
            channel.translation =
                track(Interpolation::Linear, times, each([&] { return dice.vector(3.0f); }));
        if (i == 1 && kind.hasScale)
            channel.scale = track(Interpolation::Linear, times,
                                  each([&] { return glm::vec3(1.0f) + dice.vector(0.5f); }));
        if (i == 2 && kind.holds)
            channel.rotation = track(Interpolation::Step, times, each([&] { return dice.rotation(); }));
        clip.channels.push_back(std::move(channel));
    }
    const BakingOptions options{.toleranceMetres = 1e3, .hasPackedRotations = kind.isPacked};
    return bakedClip(clip, skeleton, bindByName(clip, skeleton), options);
}

Kind randomKind(Dice& dice)
{
    return {dice.below(4) > 0, dice.below(4) > 0, dice.below(5) == 0, dice.below(5) == 0, dice.below(2) == 0};
}

Pose faded(const PoseRows& rest, const CrossFadeSide& a, const CrossFadeSide& b,
           KernelChoice kernels = KernelChoice::Fastest)
{
    PoseRows first(rest.jointCount()), second(rest.jointCount()), output(rest.jointCount());
    CrossFadeJob job;
    job.a = a;
    job.b = b;
    job.rest = &rest;
    job.first = &first;
    job.second = &second;
    job.output = &output;
    job.kernels = kernels;
    job.run();
    return poseOf(output);
}

/// The same by the jobs of which it is made.
Pose fadedSingly(const PoseRows& rest, const CrossFadeSide& a, const CrossFadeSide& b)
{
    PoseRows first(rest.jointCount()), second(rest.jointCount()), output(rest.jointCount());
    BakedSamplingJob{.clip = a.clip, .frame = a.frame, .output = &first}.run();
    BakedSamplingJob{.clip = b.clip, .frame = b.frame, .output = &second}.run();
    const std::array<RowLayer, 2> layers{RowLayer{&first, a.weight}, RowLayer{&second, b.weight}};
    RowBlendingJob{.layers = layers, .rest = &rest, .output = &output, .scratch = nullptr}.run();
    return poseOf(output);
}

} // namespace

class tst_CrossFadeJob : public QObject
{
    Q_OBJECT

private slots:
    void isWhatTheSingleJobsMake();
    void rotationsAreOfUnitLength();
    void strangeWeightsStayFinite();
    void refusesWhatDoesNotCount();
};

void tst_CrossFadeJob::isWhatTheSingleJobsMake()
{
    for (const std::uint32_t seed : RandomSeeds(300)) {
        Dice dice(seed);
        const Skeleton skeleton = figure(dice, 3 + dice.below(80));
        const PoseRows rest(restPose(skeleton));
        const BakedClip one = clipOf(dice, skeleton, randomKind(dice));
        const BakedClip other = clipOf(dice, skeleton, randomKind(dice));
        for (int i = 0; i < 5; ++i) {
            const CrossFadeSide a{&one, dice.between(-1, 22), dice.between(0.01f, 1)};
            const CrossFadeSide b{&other, dice.between(-1, 22), dice.between(0.01f, 1)};
            for (const KernelChoice kernels : {KernelChoice::Fastest, KernelChoice::Portable}) {
                const double found = difference(faded(rest, a, b, kernels), fadedSingly(rest, a, b));
                QVERIFY2(found < 2e-5, qPrintable(QString::number(found)));
            }
        }
    }
}

void tst_CrossFadeJob::rotationsAreOfUnitLength()
{
    Dice dice(4);
    const Skeleton skeleton = figure(dice, 67);
    const PoseRows rest(restPose(skeleton));
    const BakedClip one = clipOf(dice, skeleton, {});
    const BakedClip other = clipOf(dice, skeleton, {});
    for (int i = 0; i < 200; ++i) {
        const Pose pose = faded(rest, {&one, dice.between(0, 20), dice.between(0.001f, 1)},
                                {&other, dice.between(0, 20), dice.between(0.001f, 1)});
        for (const Transform& transform : pose)
            QVERIFY(std::abs(glm::length(transform.rotation) - 1.0f) < 1e-6f);
    }
}

void tst_CrossFadeJob::strangeWeightsStayFinite()
{
    Dice dice(5);
    const Skeleton skeleton = figure(dice, 30);
    const PoseRows rest(restPose(skeleton));
    const float least = std::numeric_limits<float>::denorm_min();
    const float most = std::numeric_limits<float>::max();
    for (const bool isPacked : {false, true})
        for (const bool hasScale : {false, true}) {
            const Kind kind{.hasScale = hasScale, .isPacked = isPacked};
            const BakedClip one = clipOf(dice, skeleton, kind);
            const BakedClip other = clipOf(dice, skeleton, kind);
            for (const float weightOfA : {least, 1e-20f, 1.0f, most})
                for (const float weightOfB : {least, 1e-20f, 1.0f, most}) {
                    const Pose pose = faded(rest, {&one, 1.5, weightOfA}, {&other, 0.5, weightOfB});
                    QVERIFY(isFinite(pose));
                    for (const Transform& transform : pose)
                        QVERIFY(std::abs(glm::length(transform.rotation) - 1.0f) < 1e-5f);
                }
        }
}

void tst_CrossFadeJob::refusesWhatDoesNotCount()
{
    Dice dice(6);
    const Skeleton skeleton = figure(dice, 5), larger = figure(dice, 6);
    const BakedClip clip = clipOf(dice, skeleton, {}), ofLarger = clipOf(dice, larger, {});
    PoseRows rest(restPose(skeleton)), first(5), second(5), output(5);
    CrossFadeJob job;
    QVERIFY(!job.isValid());
    job.a = {&clip, 0.0, 0.5f};
    job.b = {&clip, 0.0, 0.5f};
    job.rest = &rest;
    job.first = &first;
    job.second = &second;
    job.output = &output;
    QVERIFY(job.isValid());
    for (const float weight : {0.0f, -1.0f, std::nanf(""), std::numeric_limits<float>::infinity()}) {
        job.b.weight = weight;
        QVERIFY(!job.isValid());
    }
    job.b = {&ofLarger, 0.0, 0.5f};
    QVERIFY(!job.isValid());
    job.b = {&clip, 0.0, 0.5f};
    job.second = &output;
    QVERIFY(!job.isValid());
}

QTEST_APPLESS_MAIN(tst_CrossFadeJob)
#include "tst_CrossFadeJob.moc"
