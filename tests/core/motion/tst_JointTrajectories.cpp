#include "core/motion/signals/JointTrajectories.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/motion/signals/MotionSignals.h"
#include "tests/core/motion/ImportedClips.h"
#include "tests/core/motion/Movers.h"

#include <QTest>

#include <algorithm>

using namespace tagline;

namespace {

/// Keys anywhere, of any kind, for any part of any joint.
Clip randomClip(test::Dice& dice, const Skeleton& skeleton, Frame frames)
{
    Clip clip;
    clip.frames = frames;
    clip.rate = {60, 1};
    const auto times = [&] {
        std::vector<float> found;
        const float step = dice.below(2) ? 1.0f : dice.between(0.3f, 4.0f);
        const int count = 1 + dice.below(frames);
        float time = step == 1.0f ? 0.0f : dice.between(-2.0f, 5.0f);
        for (int key = 0; key < count; ++key, time += step) found.push_back(time);
        return found;
    };
    const auto kind = [&] { return dice.below(4) ? Interpolation::Linear : Interpolation::Step; };
    for (const Joint& joint : skeleton.joints()) {
        if (dice.below(5) == 0) continue;
        JointChannel channel;
        channel.joint = joint.name;
        const auto vectors = [&](std::size_t count) {
            std::vector<glm::vec3> values;
            for (std::size_t i = 0; i < count; ++i) values.push_back(glm::vec3(1.0f) + dice.vector(0.5f));
            return values;
        };
        if (dice.below(2)) {
            const auto keys = times();
            channel.translation = test::track(kind(), keys, vectors(keys.size()));
        }
        if (dice.below(4)) {
            const auto keys = times();
            std::vector<glm::quat> values;
            for (std::size_t i = 0; i < keys.size(); ++i) values.push_back(dice.rotation());
            channel.rotation = test::track(kind(), keys, values);
        }
        if (dice.below(4) == 0) {
            const auto keys = times();
            channel.scale = test::track(kind(), keys, vectors(keys.size()));
        }
        clip.channels.push_back(std::move(channel));
    }
    return clip;
}

Skeleton randomSkeleton(test::Dice& dice)
{
    std::vector<Joint> joints;
    const int count = 1 + dice.below(20);
    for (int i = 0; i < count; ++i) {
        Joint joint = test::joint("joint" + std::to_string(i),
                                  i == 0 ? noJoint : JointIndex(dice.below(i + 1)) - 1, {});
        joint.rest = dice.transform();
        joints.push_back(joint);
    }
    return Skeleton(std::move(joints));
}

std::vector<glm::mat4> matricesAt(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                                  double frame)
{
    return modelMatrices(skeleton, sampledPose(skeleton, clip, binding, frame));
}

} // namespace

class tst_JointTrajectories : public QObject
{
    Q_OBJECT

private slots:
    void placesAreThoseOfSampledPoses();
    void turnsAreThoseOfSampledPoses();
    void someJointsHaveTheSameWaysAsAll();
    void onlyJointsAskedForAreHeld();
    void realSignalsAgreeWithDifferencesOfSampledPoses_data();
    void realSignalsAgreeWithDifferencesOfSampledPoses();

private:
    test::ClipReader m_reader;
};

void tst_JointTrajectories::placesAreThoseOfSampledPoses()
{
    test::Dice dice(21);
    for (int round = 0; round < 60; ++round) {
        const Skeleton skeleton = randomSkeleton(dice);
        const Clip clip = randomClip(dice, skeleton, 1 + dice.below(70));
        const ClipBinding binding = bindByName(clip, skeleton);
        const JointTrajectories ways = JointTrajectories::ofAll(skeleton, clip, binding);
        QCOMPARE(ways.frames(), clip.frames);
        for (Frame frame = 0; frame < clip.frames; ++frame) {
            const auto matrices = matricesAt(skeleton, clip, binding, frame);
            for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
                const auto i = std::size_t(frame);
                const glm::vec3 expected(matrices[std::size_t(joint)][3]);
                const glm::vec3 found(ways.x(joint)[i], ways.y(joint)[i], ways.z(joint)[i]);
                QVERIFY(glm::distance(found, expected) < 1e-4f * (1.0f + glm::length(expected)));
            }
        }
    }
}

void tst_JointTrajectories::turnsAreThoseOfSampledPoses()
{
    test::Dice dice(22);
    for (int round = 0; round < 40; ++round) {
        const Skeleton skeleton({test::joint("a", noJoint, {0, 1, 0}), test::joint("b", 0, {0, 1, 0})});
        const Clip clip = randomClip(dice, skeleton, 40);
        const ClipBinding binding = bindByName(clip, skeleton);
        const auto scaled = std::any_of(clip.channels.begin(), clip.channels.end(),
                                        [](const JointChannel& channel) { return !channel.scale.isEmpty(); });
        if (scaled) continue; // sheared axes have no one rotation
        const JointTrajectories ways = JointTrajectories::ofAll(skeleton, clip, binding);
        for (Frame frame = 1; frame < clip.frames; ++frame) {
            const auto before = matricesAt(skeleton, clip, binding, frame - 1);
            const auto after = matricesAt(skeleton, clip, binding, frame);
            for (const JointIndex joint : {0, 1}) {
                const glm::dquat from(glm::quat_cast(glm::mat3(before[std::size_t(joint)])));
                glm::dquat turn =
                    glm::dquat(glm::quat_cast(glm::mat3(after[std::size_t(joint)]))) * glm::conjugate(from);
                if (turn.w < 0.0) turn = -turn;
                const double sine = glm::length(glm::dvec3(turn.x, turn.y, turn.z));
                const double angle = 2.0 * std::atan2(sine, turn.w);
                if (angle > 3.1) continue; // a half turn may go either way
                const double expected = sine > 1e-9 ? glm::degrees(angle * turn.y / sine) : 0.0;
                QVERIFY(std::abs(ways.turns(joint)[std::size_t(frame)] - expected) < 0.05);
            }
        }
    }
}

void tst_JointTrajectories::someJointsHaveTheSameWaysAsAll()
{
    test::Dice dice(23);
    const Skeleton skeleton = randomSkeleton(dice);
    const Clip clip = randomClip(dice, skeleton, 50);
    const ClipBinding binding = bindByName(clip, skeleton);
    const JointTrajectories all = JointTrajectories::ofAll(skeleton, clip, binding);
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        const std::vector<JointIndex> asked{joint, joint};
        const JointTrajectories one = JointTrajectories::of(asked, skeleton, clip, binding);
        for (const auto lane :
             {&JointTrajectories::x, &JointTrajectories::y, &JointTrajectories::z, &JointTrajectories::turns})
            QVERIFY(std::ranges::equal((one.*lane)(joint), (all.*lane)(joint)));
        QCOMPARE(one.byteCount(), std::size_t(50 * 16));
    }
}

void tst_JointTrajectories::onlyJointsAskedForAreHeld()
{
    const Skeleton skeleton = test::walker();
    const Clip clip = test::walkCycle(31, {30, 1}, 1.2f, 30.0f);
    const std::vector<JointIndex> asked{3};
    const JointTrajectories ways = JointTrajectories::of(asked, skeleton, clip, bindByName(clip, skeleton));
    QVERIFY(ways.holds(3));
    QVERIFY(!ways.holds(2) && !ways.holds(noJoint) && !ways.holds(99));
    QVERIFY(!JointTrajectories().holds(0));
}

void tst_JointTrajectories::realSignalsAgreeWithDifferencesOfSampledPoses_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("clip");
    QTest::addColumn<bool>("isSmoothed");
    for (const bool isSmoothed : {false, true}) {
        const char* how = isSmoothed ? "smoothed" : "plain";
        QTest::addRow("BVH, %s", how) << "bvh_cmu/cmu_12_01_walk.bvh"
                                      << "" << isSmoothed;
        QTest::addRow("FBX, %s", how) << "fbx_human_pab/walk.fbx"
                                      << "" << isSmoothed;
        QTest::addRow("GLB, %s", how) << "glb_kaykit/Knight.glb"
                                      << "Walking_A" << isSmoothed;
    }
}

// Against plain central differences of poses that are sampled, with slerp between keys, one frame before and
// after. Without smoothing the same within 1 %; with it in the mean, for the hips, whose tremble it takes
// away.
void tst_JointTrajectories::realSignalsAgreeWithDifferencesOfSampledPoses()
{
    QFETCH(QString, file);
    QFETCH(QString, clip);
    QFETCH(bool, isSmoothed);
    TAGLINE_REQUIRE_DATA();
    const auto model = m_reader.model(test::dataFile(file));
    QVERIFY(model);
    const Clip* taken = test::clipNamed(*model, clip.toStdString());
    QVERIFY(taken);
    const ClipBinding binding = bindByName(*taken, model->skeleton);
    const SignalSettings settings = isSmoothed ? SignalSettings{} : SignalSettings{0.0, 0.0, {}};
    const auto motion = MotionSignals::computed(model->skeleton, *taken, binding, settings);
    const JointIndex root = motion->root();

    double difference = 0.0;
    double sum = 0.0;
    double worst = 0.0;
    for (Frame frame = 3; frame + 3 < taken->frames; ++frame) {
        const auto before = matricesAt(model->skeleton, *taken, binding, frame - 1);
        const auto after = matricesAt(model->skeleton, *taken, binding, frame + 1);
        const glm::dvec3 way =
            glm::dvec3(after[std::size_t(root)][3]) - glm::dvec3(before[std::size_t(root)][3]);
        const double expected = glm::length(way) * 0.5 * taken->rate.framesPerSecond();
        const double found = motion->values(MotionSignal::Speed, root)[std::size_t(frame)];
        worst = std::max(worst, std::abs(found - expected) / std::max(expected, 0.1));
        difference += found - expected;
        sum += expected;
    }
    qInfo("mean %.3f m/s, off by %.4f at most, %.4f in the mean", sum / (taken->frames - 6), worst,
          difference / sum);
    if (!isSmoothed) QVERIFY(worst < 0.01);
    QVERIFY(std::abs(difference) < 0.01 * sum);
}

QTEST_APPLESS_MAIN(tst_JointTrajectories)
#include "tst_JointTrajectories.moc"
