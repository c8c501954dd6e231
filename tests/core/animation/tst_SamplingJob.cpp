#include "core/animation/clips/SamplingJob.h"
#include "core/animation/clips/TrackSampling.h"
#include "core/animation/figure/Rotations.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/core/animation/PlainSampler.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <limits>

using namespace tagline;
using namespace tagline::test;

namespace {

std::vector<float> randomTimes(Dice& dice, int count)
{
    std::vector<float> times;
    float time = dice.between(-2, 3);
    for (int i = 0; i < count; ++i) {
        times.push_back(time);
        time += dice.below(2) ? 1.0f : dice.between(0.01f, 7.0f);
    }
    return times;
}

template<class T, class Value, class Tangent>
KeyTrack<T> randomTrack(Dice& dice, Interpolation interpolation, int count, Value value, Tangent tangent)
{
    std::vector<T> values;
    for (int i = 0; i < count; ++i) {
        const bool isSpline = interpolation == Interpolation::CubicSpline;
        if (isSpline) values.push_back(tangent());
        values.push_back(value());
        if (isSpline) values.push_back(tangent());
    }
    return track(interpolation, randomTimes(dice, count), std::move(values));
}

KeyTrack<glm::vec3> randomVectors(Dice& dice, Interpolation interpolation, int count)
{
    const auto value = [&] { return dice.vector(2.0f); };
    return randomTrack<glm::vec3>(dice, interpolation, count, value, value);
}

KeyTrack<glm::quat> randomRotations(Dice& dice, Interpolation interpolation, int count)
{
    return randomTrack<glm::quat>(
        dice, interpolation, count, [&] { return dice.rotation(); }, [&] { return dice.rotation() * 0.05f; });
}

double apart(const glm::quat& a, const glm::dquat& b)
{
    const glm::dquat wide(a);
    return std::min(glm::length(wide - b), glm::length(wide + b));
}

constexpr Interpolation kinds[] = {Interpolation::Step, Interpolation::Linear, Interpolation::CubicSpline};

} // namespace

class tst_SamplingJob : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithThePlainEvaluation();
    void stepHoldsUntilTheNextKey();
    void holdsBeforeTheFirstAndAfterTheLastKey();
    void keysComeBackToTheLastBit();
    void hintsNeverChangeTheValue();
    void searchFindsTheKeyBefore();
    void rotationsTakeTheShorterArc();
    void nlerpFollowsTheSamePath();
    void emptyTracksAndUnboundJointsRest();
    void noNumbersLeaveForStrangeClips();
    void sampledPoseIsTheJob();
};

void tst_SamplingJob::agreesWithThePlainEvaluation()
{
    for (const std::uint32_t seed : RandomSeeds(600)) {
        Dice dice(seed);
        const Interpolation kind = kinds[seed % 3];
        const int count = 1 + dice.below(30);
        const auto vectors = randomVectors(dice, kind, count);
        const auto rotations = randomRotations(dice, kind, count);
        std::uint32_t hint = 0;
        for (int i = 0; i < 100; ++i) {
            const double frame = dice.between(-5, 130);
            const glm::vec3 vector = sampledValue(vectors, frame, hint);
            QVERIFY(glm::distance(glm::dvec3(vector), PlainSampler::value(vectors, frame)) < 1e-4);
            const glm::quat rotation = sampledValue(rotations, frame, RotationInterpolation::Slerp, hint);
            QVERIFY(apart(rotation, PlainSampler::value(rotations, frame)) < 1e-4);
            QVERIFY(std::abs(glm::length(rotation) - 1.0f) < 1e-5f);
        }
    }
}

void tst_SamplingJob::stepHoldsUntilTheNextKey()
{
    const auto steps = track<glm::vec3>(Interpolation::Step, {0, 10, 20}, {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}});
    std::uint32_t hint = 0;
    QCOMPARE(sampledValue(steps, 9.999999, hint).x, 1.0f);
    QCOMPARE(sampledValue(steps, 10.0, hint).x, 2.0f);
    QCOMPARE(sampledValue(steps, 19.999999, hint).x, 2.0f);
    QCOMPARE(sampledValue(steps, 20.0, hint).x, 3.0f);
}

void tst_SamplingJob::holdsBeforeTheFirstAndAfterTheLastKey()
{
    Dice dice(8);
    for (const Interpolation kind : kinds) {
        const auto vectors = randomVectors(dice, kind, 5);
        std::uint32_t hint = 0;
        QCOMPARE(sampledValue(vectors, -1e9, hint), vectors.valueAt(0));
        QCOMPARE(sampledValue(vectors, 1e9, hint), vectors.valueAt(4));
        QCOMPARE(sampledValue(vectors, -std::numeric_limits<double>::infinity(), hint), vectors.valueAt(0));
        QCOMPARE(sampledValue(vectors, std::numeric_limits<double>::quiet_NaN(), hint), vectors.valueAt(0));
    }
}

void tst_SamplingJob::keysComeBackToTheLastBit()
{
    Dice dice(9);
    for (const Interpolation kind : kinds) {
        const auto rotations = randomRotations(dice, kind, 20);
        const auto vectors = randomVectors(dice, kind, 20);
        std::uint32_t hint = 0;
        for (std::size_t key = 0; key < 20; ++key) {
            QCOMPARE(sampledValue(vectors, vectors.times[key], hint), vectors.valueAt(key));
            QVERIFY(sampledValue(rotations, rotations.times[key], RotationInterpolation::Slerp, hint) ==
                    rotations.valueAt(key));
        }
    }
}

void tst_SamplingJob::hintsNeverChangeTheValue()
{
    Dice dice(10);
    const auto vectors = randomVectors(dice, Interpolation::Linear, 200);
    const float end = vectors.times.back();
    std::uint32_t kept = 0;
    for (int i = 0; i < 100000; ++i) {
        const double frame =
            i % 3 ? dice.between(-3, end + 3) : double(vectors.times[std::size_t(dice.below(200))]);
        std::uint32_t fresh = 0;
        std::uint32_t wild = std::uint32_t(dice.below(2'000'000'000)) * 2u;
        const glm::vec3 expected = sampledValue(vectors, frame, fresh);
        QCOMPARE(sampledValue(vectors, frame, kept), expected);
        QCOMPARE(sampledValue(vectors, frame, wild), expected);
    }
    std::uint32_t largest = 0xffffffffu;
    QCOMPARE(keyBefore(vectors.times, end, largest), 199u);
}

void tst_SamplingJob::searchFindsTheKeyBefore()
{
    const std::vector<float> times{0, 1, 2, 5, 9};
    for (std::uint32_t hint = 0; hint < 7; ++hint) {
        for (const auto& [frame, key] :
             {std::pair{0.0, 0u}, {0.5, 0u}, {1.0, 1u}, {4.9, 2u}, {5.0, 3u}, {9.0, 4u}, {90.0, 4u}}) {
            std::uint32_t changed = hint;
            QCOMPARE(keyBefore(times, frame, changed), key);
            QCOMPARE(changed, key);
        }
    }
}

void tst_SamplingJob::rotationsTakeTheShorterArc()
{
    const glm::quat a = turned(10, {0, 1, 0});
    const glm::quat b = turned(50, {0, 1, 0});
    for (const glm::quat& end : {b, -b}) {
        const auto rotations = track<glm::quat>(Interpolation::Linear, {0, 4}, {a, end});
        std::uint32_t hint = 0;
        const glm::quat quarter = sampledValue(rotations, 1.0, RotationInterpolation::Slerp, hint);
        QVERIFY(angleBetween(quarter, turned(20, {0, 1, 0})) < 1e-4);
    }
    QVERIFY(slerpShortest(a, -a, 0.5f) == a);
    QVERIFY(nlerpShortest(a, -a, 0.5f) == a || angleBetween(nlerpShortest(a, -a, 0.5f), a) < 1e-4);
}

void tst_SamplingJob::nlerpFollowsTheSamePath()
{
    Dice dice(11);
    for (int i = 0; i < 10000; ++i) {
        const glm::quat a = dice.rotation();
        const glm::quat b = dice.rotation();
        const glm::quat half = nlerpShortest(a, b, 0.5f);
        QVERIFY(angleBetween(half, slerpShortest(a, b, 0.5f)) < 1e-3);
        const double t = dice.between(0, 1);
        const glm::quat between = nlerpShortest(a, b, float(t));
        QVERIFY(std::abs(angleBetween(a, between) + angleBetween(between, b) - angleBetween(a, b)) < 2e-3);
    }
    QVERIFY(unitOr(glm::quat(0, 0, 0, 0), turned(5, {1, 0, 0})) == turned(5, {1, 0, 0}));
}

void tst_SamplingJob::emptyTracksAndUnboundJointsRest()
{
    const Skeleton skeleton = walker();
    Clip clip;
    clip.channels.push_back(
        {"Hips", {}, track<glm::quat>(Interpolation::Linear, {0}, {turned(30, {0, 1, 0})}), {}});
    const Pose pose = sampledPose(skeleton, clip, bindByName(clip, skeleton), 3.0);
    QCOMPARE(pose[0].translation, skeleton[0].rest.translation);
    QVERIFY(pose[0].rotation == turned(30, {0, 1, 0}));
    for (JointIndex i = 1; i < 6; ++i) QCOMPARE(pose[std::size_t(i)], skeleton[i].rest);
}

void tst_SamplingJob::noNumbersLeaveForStrangeClips()
{
    const Skeleton skeleton = walker();
    Dice dice(12);
    for (int keys = 0; keys < 4; ++keys) {
        for (const Interpolation kind : kinds) {
            Clip clip;
            clip.frames = 1 + keys;
            JointChannel channel;
            channel.joint = "Hips";
            if (keys > 0) {
                channel.translation = randomVectors(dice, kind, keys);
                channel.rotation = randomRotations(dice, kind, keys);
                channel.scale = randomVectors(dice, kind, keys);
            }
            clip.channels.push_back(channel);
            JointChannel flat;
            flat.joint = "Spine";
            flat.scale = track<glm::vec3>(Interpolation::Linear, {0, 1}, {{0, 0, 0}, {-1, -1, -1}});
            flat.rotation = track<glm::quat>(Interpolation::Linear, {0, 1},
                                             {turned(0, {1, 0, 0}), turned(180, {1, 0, 0})});
            clip.channels.push_back(flat);
            const ClipBinding binding = bindByName(clip, skeleton);
            for (const double frame : {-1e300, -1.0, 0.0, 0.5, 1.0, 2.5, 1e300, std::nan("")})
                QVERIFY(isFinite(sampledPose(skeleton, clip, binding, frame)));
        }
    }
}

void tst_SamplingJob::sampledPoseIsTheJob()
{
    const Skeleton skeleton = walker();
    const Clip clip = walkCycle(31, {30, 1}, 1.2f, 30.0f);
    const ClipBinding binding = bindByName(clip, skeleton);
    const Pose rest = restPose(skeleton);
    std::vector<ChannelHints> hints(clip.channels.size());
    Pose pose(rest.size());
    for (double frame = 0; frame < 31; frame += 0.37) {
        SamplingJob{&clip, &binding, rest, frame, RotationInterpolation::Slerp, hints, pose}.run();
        QVERIFY(pose == sampledPose(skeleton, clip, binding, frame));
    }
    SamplingJob wrong{&clip, &binding, rest, 0, RotationInterpolation::Slerp, {}, {}};
    QVERIFY(!wrong.isValid());
}

QTEST_APPLESS_MAIN(tst_SamplingJob)
#include "tst_SamplingJob.moc"
