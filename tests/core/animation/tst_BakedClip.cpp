#include "core/animation/clips/ClipBaking.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <limits>

using namespace tagline;
using namespace tagline::test;

namespace {

BakedClip bakedFor(const Skeleton& skeleton, const Clip& clip, const BakingOptions& options = {})
{
    return bakedClip(clip, skeleton, bindByName(clip, skeleton), options);
}

Pose sampledAt(const BakedClip& clip, double frame)
{
    PoseRows rows(clip.still.jointCount());
    BakedSamplingJob{.clip = &clip, .frame = frame, .output = &rows}.run();
    Pose pose(rows.jointCount());
    rows.copyTo(pose);
    return pose;
}

/// The furthest that any joint is from itself in another pose, metres.
double furthest(const Skeleton& skeleton, const Pose& a, const Pose& b)
{
    const auto inA = modelMatrices(skeleton, a);
    const auto inB = modelMatrices(skeleton, b);
    double most = 0.0;
    for (std::size_t i = 0; i < inA.size(); ++i)
        most = std::max(most, double(glm::distance(inA[i][3], inB[i][3])));
    return most;
}

/// The furthest between the baked and the authored form at some frames.
double stray(const Skeleton& skeleton, const Clip& clip, const BakedClip& baked, double from, double step)
{
    const ClipBinding binding = bindByName(clip, skeleton);
    double most = 0.0;
    for (double frame = from; frame <= clip.frames - 1; frame += step)
        most = std::max(
            most, furthest(skeleton, sampledPose(skeleton, clip, binding, frame), sampledAt(baked, frame)));
    return most;
}

/// Legs that swing `degrees` a frame to and fro.
Clip swinging(float degrees)
{
    Clip clip;
    clip.frames = 40;
    std::vector<float> times;
    std::vector<glm::quat> rotations;
    for (Frame i = 0; i < clip.frames; ++i) {
        times.push_back(float(i));
        rotations.push_back(turned(degrees * float(i % 5 < 3 ? i % 5 : 5 - i % 5), {1, 0.3f, 0}));
    }
    clip.channels.push_back({"LeftUpLeg", {}, track(Interpolation::Linear, times, rotations), {}});
    return clip;
}

} // namespace

class tst_BakedClip : public QObject
{
    Q_OBJECT

private slots:
    void framesAreThoseOfTheKeys();
    void betweenFramesItStaysNear();
    void stillChannelsAreStoredOnce();
    void stepChannelsHold();
    void fastChannelsKeepTheirKeys();
    void keysBetweenFramesAreMet();
    void cubicSplinesAreFollowed();
    void signsOfKeysDoNotCount();
    void packedRotationsHalveTheMemory();
    void scalesAreBaked();
    void timesOutsideAreCut();
    void strangeClipsStayFinite_data();
    void strangeClipsStayFinite();
    void emptySkeleton();
};

void tst_BakedClip::framesAreThoseOfTheKeys()
{
    const Skeleton skeleton = walker();
    const Clip clip = walkCycle(31, {30, 1}, 1.4f, 40.0f);
    const BakedClip baked = bakedFor(skeleton, clip);
    QCOMPARE(baked.frames, 31);
    QVERIFY(stray(skeleton, clip, baked, 0.0, 1.0) < 1e-5);
    QVERIFY(baked.kept.empty());
}

void tst_BakedClip::betweenFramesItStaysNear()
{
    const Skeleton skeleton = walker();
    for (const float degrees : {1.0f, 5.0f, 12.0f}) {
        const Clip clip = swinging(degrees);
        const BakedClip baked = bakedFor(skeleton, clip);
        const double found = stray(skeleton, clip, baked, 0.0, 0.07);
        QVERIFY2(found <= baked.worstMetres + 1e-5, qPrintable(QString::number(found)));
        QVERIFY(baked.worstMetres <= 1e-3);
    }
}

void tst_BakedClip::stillChannelsAreStoredOnce()
{
    const Skeleton skeleton = walker();
    Clip clip = walkCycle(301, {30, 1}, 1.4f, 40.0f);
    const std::size_t before = bakedFor(skeleton, clip).bytes();
    std::vector<float> times;
    for (Frame i = 0; i < clip.frames; ++i) times.push_back(float(i));
    const std::vector<glm::quat> still(times.size(), turned(20, {0, 1, 0}));
    clip.channels.push_back({"Spine", {}, track(Interpolation::Linear, times, still), {}});
    const BakedClip baked = bakedFor(skeleton, clip);
    QCOMPARE(baked.bytes(), before);
    QVERIFY(angleBetween(sampledAt(baked, 123.4)[1].rotation, still[0]) < 1e-6);
}

void tst_BakedClip::stepChannelsHold()
{
    const Skeleton skeleton = walker();
    Clip clip = walkCycle(31, {30, 1}, 1.0f, 20.0f);
    clip.channels.push_back(
        {"Spine",
         track(Interpolation::Step, {0, 7.25f, 20}, std::vector<glm::vec3>{{0, 1, 0}, {1, 1, 0}, {0, 2, 0}}),
         track(Interpolation::Step, {3, 9.5f},
               std::vector<glm::quat>{turned(10, {1, 0, 0}), turned(80, {0, 1, 0})}),
         {}});
    const BakedClip baked = bakedFor(skeleton, clip);
    const ClipBinding binding = bindByName(clip, skeleton);
    for (double frame = 0.0; frame <= 30.0; frame += 0.125) {
        const Transform expected = sampledPose(skeleton, clip, binding, frame)[1];
        const Transform found = sampledAt(baked, frame)[1];
        QVERIFY(found.translation == expected.translation);
        QVERIFY(angleBetween(found.rotation, expected.rotation) < 1e-6);
    }
}

void tst_BakedClip::fastChannelsKeepTheirKeys()
{
    const Skeleton skeleton = walker();
    const Clip clip = swinging(80.0f);
    const BakedClip baked = bakedFor(skeleton, clip);
    QCOMPARE(baked.kept.size(), std::size_t(1));
    QVERIFY(stray(skeleton, clip, baked, 0.0, 0.07) < 1e-4);
}

void tst_BakedClip::keysBetweenFramesAreMet()
{
    const Skeleton skeleton = walker();
    Clip clip = walkCycle(31, {30, 1}, 1.0f, 20.0f);
    const std::vector<float> times{0.3f, 4.7f, 5.1f, 22.45f};
    clip.channels.push_back({"Spine",
                             track(Interpolation::Linear, times,
                                   std::vector<glm::vec3>{{0, 1, 0}, {0.2f, 1, 0}, {0.5f, 1, 0}, {0, 1, 1}}),
                             {},
                             {}});
    const BakedClip baked = bakedFor(skeleton, clip);
    const ClipBinding binding = bindByName(clip, skeleton);
    for (const float time : times)
        QVERIFY(furthest(skeleton, sampledPose(skeleton, clip, binding, time), sampledAt(baked, time)) <
                1e-4);
    QVERIFY(stray(skeleton, clip, baked, 0.0, 0.05) < 1e-3);
}

void tst_BakedClip::cubicSplinesAreFollowed()
{
    const Skeleton skeleton = walker();
    Clip clip;
    clip.frames = 31;
    std::vector<glm::vec3> values;
    for (int key = 0; key < 4; ++key) {
        values.push_back({0, 0.03f * float(key), 0.01f});
        values.push_back({0.1f * float(key), 1, 0});
        values.push_back({0.02f, 0, -0.03f});
    }
    clip.channels.push_back({"Hips", track(Interpolation::CubicSpline, {0, 10, 20, 30}, values), {}, {}});
    const BakedClip baked = bakedFor(skeleton, clip);
    QVERIFY(stray(skeleton, clip, baked, 0.0, 1.0) < 1e-5);
    QVERIFY(stray(skeleton, clip, baked, 0.0, 0.05) < 1e-3);
}

void tst_BakedClip::signsOfKeysDoNotCount()
{
    const Skeleton skeleton = walker();
    const Clip clip = swinging(5.0f);
    Clip flipped = clip;
    std::vector<glm::quat> rotations(clip.channels[0].rotation.values.begin(),
                                     clip.channels[0].rotation.values.end());
    for (std::size_t i = 1; i < rotations.size(); i += 2) rotations[i] = -rotations[i];
    flipped.channels[0].rotation.values = rotations;
    const BakedClip a = bakedFor(skeleton, clip);
    const BakedClip b = bakedFor(skeleton, flipped);
    for (double frame = 0.0; frame <= 39.0; frame += 0.3)
        QVERIFY(furthest(skeleton, sampledAt(a, frame), sampledAt(b, frame)) < 1e-6);
}

void tst_BakedClip::packedRotationsHalveTheMemory()
{
    const Skeleton skeleton = walker();
    Clip clip = swinging(6.0f);
    const BakedClip full = bakedFor(skeleton, clip);
    const BakedClip packed = bakedFor(skeleton, clip, {.hasPackedRotations = true});
    QVERIFY(packed.hasPackedRotations() && !full.hasPackedRotations());
    QCOMPARE(packed.packedRotations.values.size(), full.rotations.values.size());
    QVERIFY(packed.rotations.values.empty());
    QVERIFY(stray(skeleton, clip, packed, 0.0, 0.1) < packed.worstMetres + 1e-5);
    QVERIFY(packed.worstMetres < 1e-3);
}

void tst_BakedClip::scalesAreBaked()
{
    const Skeleton skeleton = walker();
    Clip clip = walkCycle(31, {30, 1}, 1.0f, 20.0f);
    clip.channels[1].scale =
        track(Interpolation::Linear, {0, 15, 30}, std::vector<glm::vec3>{{1, 1, 1}, {-2, 0, 1}, {1, 1, 1}});
    const BakedClip baked = bakedFor(skeleton, clip);
    QVERIFY(stray(skeleton, clip, baked, 0.0, 0.1) < 1e-3);
    QVERIFY(glm::distance(sampledAt(baked, 15.0)[2].scale, glm::vec3(-2, 0, 1)) < 1e-6f);
    QCOMPARE(sampledAt(baked, 15.0)[1].scale, glm::vec3(1));
}

void tst_BakedClip::timesOutsideAreCut()
{
    const Skeleton skeleton = walker();
    const BakedClip baked = bakedFor(skeleton, walkCycle(31, {30, 1}, 1.0f, 20.0f));
    const double infinity = std::numeric_limits<double>::infinity();
    QCOMPARE(sampledAt(baked, -5.0), sampledAt(baked, 0.0));
    QCOMPARE(sampledAt(baked, -infinity), sampledAt(baked, 0.0));
    QCOMPARE(sampledAt(baked, 1e9), sampledAt(baked, 30.0));
    QCOMPARE(sampledAt(baked, infinity), sampledAt(baked, 30.0));
    QCOMPARE(sampledAt(baked, std::nan("")), sampledAt(baked, 0.0));
}

void tst_BakedClip::strangeClipsStayFinite_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* name :
         {"no channels", "one frame", "one key", "two keys", "keys before and after the clip",
          "unknown joints", "not a number", "zero rotation", "no frames"})
        QTest::newRow(name) << QString(name);
}

void tst_BakedClip::strangeClipsStayFinite()
{
    const Skeleton skeleton = walker();
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QFETCH(QString, kind);
    Clip clip = walkCycle(31, {30, 1}, 1.0f, 20.0f);
    KeyTrack<glm::quat>& leg = clip.channels[1].rotation;
    if (kind == "no channels") clip.channels.clear();
    if (kind == "one frame") clip.frames = 1;
    if (kind == "one key")
        leg = track(Interpolation::Linear, {4}, std::vector<glm::quat>{turned(30, {1, 0, 0})});
    if (kind == "two keys")
        leg = track(Interpolation::Linear, {4, 5},
                    std::vector<glm::quat>{turned(30, {1, 0, 0}), turned(-30, {1, 0, 0})});
    if (kind == "keys before and after the clip")
        leg = track(Interpolation::Linear, {-50, 90},
                    std::vector<glm::quat>{turned(30, {1, 0, 0}), turned(-30, {1, 0, 0})});
    if (kind == "unknown joints") clip.channels[1].joint = "Tail";
    if (kind == "not a number")
        leg = track(Interpolation::Linear, {4, 15},
                    std::vector<glm::quat>{glm::quat(nan, 0, 0, 0), turned(-30, {1, 0, 0})});
    if (kind == "zero rotation")
        leg = track(Interpolation::Linear, {4, 15},
                    std::vector<glm::quat>{glm::quat(0, 0, 0, 0), turned(-30, {1, 0, 0})});
    if (kind == "no frames") clip.frames = 0;
    const BakedClip baked = bakedFor(skeleton, clip);
    QVERIFY(baked.frames >= 1);
    for (double frame = -1.0; frame < 32.0; frame += 0.25) {
        const Pose pose = sampledAt(baked, frame);
        QVERIFY(isFinite(pose));
        for (const Transform& transform : pose)
            QVERIFY(std::abs(glm::length(transform.rotation) - 1.0f) < 1e-5f);
    }
}

void tst_BakedClip::emptySkeleton()
{
    const BakedClip baked = bakedFor(Skeleton(), walkCycle(31, {30, 1}, 1.0f, 20.0f));
    QVERIFY(sampledAt(baked, 3.0).empty());
}

QTEST_APPLESS_MAIN(tst_BakedClip)
#include "tst_BakedClip.moc"
