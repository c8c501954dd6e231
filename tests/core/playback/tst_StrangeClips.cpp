// Clips as damaged files and careless callers make them, through everything that plays clips: what comes out
// are numbers, and rotations are of unit length.

#include "core/animation/blending/BlendSpace.h"
#include "core/animation/blending/CrossFadeJob.h"
#include "core/animation/clips/ClipBaking.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/kernels/RowJobs.h"
#include "core/playback/crowd/CrowdJob.h"
#include "core/retargeting/RetargetedClip.h"
#include "tests/core/animation/PoseDifference.h"
#include "tests/core/playback/ControllerScene.h"

#include <QTest>

#include <array>
#include <limits>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr float noNumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr double momentsOfClips[] = {-1e300, -3.0, 0.0,  0.25, 1.0,   2.5,
                                     4.0,    7.75, 19.0, 30.0, 1e300, double(noNumber)};
constexpr float weightsOfPoses[] = {0.0f, 0.3f, 1.0f, -1.0f, 1e-30f, 3e38f, infinity, noNumber};

using Vectors = std::vector<glm::vec3>;
using Quaternions = std::vector<glm::quat>;
using Times = std::vector<float>;

/// The keys of a channel, before they are given to tracks of any interpolation.
struct Keys
{
    Times times;
    Vectors vectors;
    Quaternions rotations;
};

/// Evenly moving keys at those times.
Keys keysAt(const Times& times)
{
    Keys keys{times, {}, {}};
    for (std::size_t i = 0; i < times.size(); ++i) {
        keys.vectors.emplace_back(0.1f * float(i), 1.0f, 0.2f * float(i));
        keys.rotations.push_back(turned(20.0f * float(i), {1, 0.5f, 0}));
    }
    return keys;
}

template<class T>
KeyTrack<T> trackOf(Interpolation interpolation, const Times& times, const std::vector<T>& values)
{
    if (interpolation != Interpolation::CubicSpline) return track(interpolation, times, values);
    std::vector<T> withTangents;
    for (const T& value : values) {
        withTangents.push_back(value * 0.1f);
        withTangents.push_back(value);
        withTangents.push_back(value * -0.1f);
    }
    return track(interpolation, times, withTangents);
}

/// The keys on the hips and the left leg of a walk, as place, rotation and scale.
Clip strange(const Keys& keys, Interpolation interpolation)
{
    Clip clip = walkCycle(11, {30, 1}, 1.0f, 30.0f);
    clip.channels[0].rotation = trackOf(interpolation, keys.times, keys.rotations);
    clip.channels[0].translation = trackOf(interpolation, keys.times, keys.vectors);
    clip.channels[1].rotation = clip.channels[0].rotation;
    clip.channels[1].scale = clip.channels[0].translation;
    return clip;
}

struct StrangeKeys
{
    const char* name;
    Keys keys;
};

std::vector<StrangeKeys> strangeKeys()
{
    const Times usual{0, 3, 6, 10};
    std::vector<StrangeKeys> all{{"no keys", {}},
                                 {"one key", keysAt({4})},
                                 {"two keys", keysAt({4, 5})},
                                 {"two keys at one time", keysAt({4, 4})},
                                 {"times out of order", keysAt({6, 0, 10, 3})},
                                 {"times backwards", keysAt({10, 6, 3, 0})},
                                 {"negative times", keysAt({-90, -5, -3.5f, -0.25f})},
                                 {"times before and after the clip", keysAt({-50, 90})},
                                 {"a time that is no number", keysAt({0, noNumber, 6, 10})},
                                 {"times that are no numbers", keysAt({noNumber, noNumber})},
                                 {"endless times", keysAt({-infinity, 0, infinity})},
                                 {"times beyond counting", keysAt({-3e38f, 0, 3e38f})}};
    const auto add = [&](const char* name, auto change) {
        all.push_back({name, keysAt(usual)});
        change(all.back().keys);
    };
    add("vectors that are no numbers", [](Keys& keys) { keys.vectors = Vectors(4, glm::vec3(noNumber)); });
    add("a vector that is no number", [](Keys& keys) { keys.vectors[1].y = noNumber; });
    add("an infinite vector", [](Keys& keys) { keys.vectors[2] = {infinity, -infinity, 0}; });
    add("vectors that fade to infinity", [](Keys& keys) { keys.vectors[3].x = 3.4e38f; });
    add("vectors as large as they may be", [](Keys& keys) {
        for (std::size_t i = 0; i < 4; ++i) keys.vectors[i] = glm::vec3(i % 2 ? 1e9f : -1e9f);
    });
    add("vectors as small as numbers are", [](Keys& keys) { keys.vectors = Vectors(4, glm::vec3(1e-45f)); });
    add("scale 0", [](Keys& keys) { keys.vectors = Vectors(4, glm::vec3(0.0f)); });
    add("scale through 0", [](Keys& keys) {
        for (std::size_t i = 0; i < 4; ++i) keys.vectors[i] = glm::vec3(1.0f - float(i));
    });
    add("negative scale", [](Keys& keys) { keys.vectors = Vectors(4, {-1, -2, -0.5f}); });
    add("rotations that are no numbers", [](Keys& keys) {
        keys.rotations = Quaternions(4, glm::quat(noNumber, noNumber, noNumber, noNumber));
    });
    add("a rotation that is no number", [](Keys& keys) { keys.rotations[1].z = noNumber; });
    add("an infinite rotation", [](Keys& keys) { keys.rotations[2].w = infinity; });
    add("rotations of no length", [](Keys& keys) { keys.rotations = Quaternions(4, glm::quat(0, 0, 0, 0)); });
    add("rotations of other lengths", [](Keys& keys) {
        for (std::size_t i = 0; i < 4; ++i) keys.rotations[i] *= i % 2 ? 1e-12f : 1e12f;
    });
    add("opposite quaternions", [](Keys& keys) {
        for (std::size_t i = 0; i < 4; ++i) keys.rotations[i] = glm::quat(i % 2 ? -1.0f : 1.0f, 0, 0, 0);
    });
    add("half turns", [](Keys& keys) {
        for (std::size_t i = 0; i < 4; ++i) keys.rotations[i] = turned(i % 2 ? 180.0f : 0.0f, {0, 1, 0});
    });
    return all;
}

bool isSound(const Pose& pose)
{
    return isFinite(pose) && std::all_of(pose.begin(), pose.end(), [](const Transform& transform) {
               return std::abs(glm::length(transform.rotation) - 1.0f) < 2e-3f;
           });
}

PoseRows rowsOf(const BakedClip& clip, double frame)
{
    PoseRows rows(clip.still.jointCount());
    BakedSamplingJob{.clip = &clip, .frame = frame, .output = &rows}.run();
    return rows;
}

template<class Matrices>
bool areNumbers(const Matrices& matrices)
{
    for (const glm::mat4& matrix : matrices)
        for (int column = 0; column < 4; ++column)
            for (int row = 0; row < 4; ++row)
                if (std::isnan(matrix[column][row])) return false;
    return true;
}

} // namespace

class tst_StrangeClips : public QObject
{
    Q_OBJECT

private slots:
    void authoredKeys_data() { addClips(); }
    void authoredKeys();
    void bakedForms_data() { addClips(); }
    void bakedForms();
    void blends_data() { addClips(); }
    void blends();
    void layers_data() { addClips(); }
    void layers();
    void crowds_data() { addClips(); }
    void crowds();
    void controllers_data() { addClips(); }
    void controllers();
    void controllersOfBakedClips_data() { addClips(); }
    void controllersOfBakedClips();
    void retargeting_data() { addClips(); }
    void retargeting();

private:
    void addClips();
    void play(bool isBaked);

    const Skeleton m_skeleton = walker();
    const Clip m_walk = walkCycle(31, {30, 1}, 1.4f, 30.0f);
    const BakedClip m_bakedWalk = bakedClip(m_walk, m_skeleton, bindByName(m_walk, m_skeleton));
};

void tst_StrangeClips::addClips()
{
    QTest::addColumn<Clip>("clip");
    const std::pair<const char*, Interpolation> ways[] = {{"held", Interpolation::Step},
                                                          {"joined", Interpolation::Linear},
                                                          {"on a spline", Interpolation::CubicSpline}};
    for (const StrangeKeys& each : strangeKeys())
        for (const auto& [way, interpolation] : ways)
            QTest::addRow("%s, %s", each.name, way) << strange(each.keys, interpolation);
    const auto add = [](const char* name, auto change) {
        Clip clip = walkCycle(11, {30, 1}, 1.0f, 30.0f);
        change(clip);
        QTest::newRow(name) << clip;
    };
    add("no channels", [](Clip& clip) { clip.channels.clear(); });
    add("channels missing", [](Clip& clip) { clip.channels.resize(1); });
    add("channels of unknown joints", [](Clip& clip) {
        for (JointChannel& channel : clip.channels) channel.joint += "?";
    });
    add("a joint with two channels", [](Clip& clip) { clip.channels[2].joint = clip.channels[1].joint; });
    add("no length", [](Clip& clip) { clip.frames = 1; });
    add("no frames", [](Clip& clip) { clip.frames = 0; });
}

void tst_StrangeClips::authoredKeys()
{
    QFETCH(Clip, clip);
    const ClipBinding binding = bindByName(clip, m_skeleton);
    for (const double frame : momentsOfClips) QVERIFY(isSound(sampledPose(m_skeleton, clip, binding, frame)));
}

void tst_StrangeClips::bakedForms()
{
    QFETCH(Clip, clip);
    const ClipBinding binding = bindByName(clip, m_skeleton);
    for (const bool isPacked : {false, true}) {
        const BakedClip baked = bakedClip(clip, m_skeleton, binding, {.hasPackedRotations = isPacked});
        QVERIFY(baked.frames >= 1);
        QVERIFY(!std::isnan(baked.worstMetres));
        for (const double frame : momentsOfClips) QVERIFY(isSound(sampledPose(baked, frame)));
    }
}

void tst_StrangeClips::blends()
{
    QFETCH(Clip, clip);
    const BakedClip baked = bakedClip(clip, m_skeleton, bindByName(clip, m_skeleton));
    const PoseRows rest(restPose(m_skeleton)), walk = rowsOf(m_bakedWalk, 12.3);
    const Pose restingPose = restPose(m_skeleton), walkingPose = poseOf(walk);
    PoseRows output(rest.jointCount()), scratch(rest.jointCount());
    for (const double frame : momentsOfClips) {
        const PoseRows rows = rowsOf(baked, frame);
        const Pose pose = sampledPose(m_skeleton, clip, bindByName(clip, m_skeleton), frame);
        for (const float a : weightsOfPoses)
            for (const float b : weightsOfPoses) {
                const std::array<BlendLayer, 2> layers{BlendLayer{pose, a}, BlendLayer{walkingPose, b}};
                Pose blended(pose.size());
                BlendingJob{layers, restingPose, blended}.run();
                QVERIFY(isSound(blended));
                const std::array<RowLayer, 3> rowLayers{RowLayer{&rows, a}, RowLayer{&walk, b},
                                                        RowLayer{&rows, a}};
                for (const std::size_t count : {2, 3}) {
                    RowBlendingJob{std::span(rowLayers).first(count), &rest, &output, &scratch}.run();
                    QVERIFY(isSound(poseOf(output)));
                }
            }
    }
}

void tst_StrangeClips::layers()
{
    QFETCH(Clip, clip);
    const BakedClip baked = bakedClip(clip, m_skeleton, bindByName(clip, m_skeleton));
    const std::array<PoseRows, 3> rows{rowsOf(baked, 2.5), rowsOf(m_bakedWalk, 12.3), rowsOf(baked, 9.0)};
    PoseRows output(m_skeleton.size()), scratch(m_skeleton.size());
    const std::vector<float> ones(output.lanes(), 1.0f);
    for (int order = 0; order < 27; ++order) {
        const PoseRows &base = rows[std::size_t(order % 3)], &pose = rows[std::size_t(order / 3 % 3)],
                       &reference = rows[std::size_t(order / 9)];
        const Pose basePose = poseOf(base), layerPose = poseOf(pose), referencePose = poseOf(reference);
        for (const float weight : weightsOfPoses) {
            if (std::isfinite(weight) && weight > 1.0f) continue; // times that factor no pose stays finite
            for (const LayerKind kind : {LayerKind::Override, LayerKind::Additive, LayerKind::Subtractive}) {
                Pose layered(basePose.size());
                LayeringJob{kind, basePose, layerPose, referencePose, weight, {}, layered}.run();
                QVERIFY(isSound(layered));
            }
            RowLayeringJob{&base, &pose, &reference, weight, ones, &output, &scratch}.run();
            QVERIFY(isSound(poseOf(output)));
        }
    }
}

void tst_StrangeClips::crowds()
{
    QFETCH(Clip, clip);
    const BakedClip baked = bakedClip(clip, m_skeleton, bindByName(clip, m_skeleton));
    std::vector<PaletteEntry> palette;
    for (JointIndex joint = 0; joint < JointIndex(m_skeleton.size()); ++joint) palette.push_back({joint, {}});
    std::vector<glm::mat4> models(m_skeleton.size()), skinning(palette.size());
    for (const KernelChoice kernels : {KernelChoice::Fastest, KernelChoice::Portable}) {
        const CrowdRig rig(m_skeleton, palette, kernels);
        CrowdScratch scratch(rig);
        for (const double frame : momentsOfClips)
            for (const float weight : weightsOfPoses) {
                const std::array<CrowdClip, 3> clips{CrowdClip{&baked, frame, weight},
                                                     CrowdClip{&m_bakedWalk, 12.3, 0.5f},
                                                     CrowdClip{&baked, -frame, weight}};
                for (const std::size_t count : {1, 2, 3}) {
                    scratch.pose(rig, {std::span(clips).first(count), glm::mat4(1.0f), models, skinning});
                    QVERIFY(areNumbers(models) && areNumbers(skinning));
                }
            }
    }
}

/// Everything that a controller does with tracks, with one of them strange.
void tst_StrangeClips::play(bool isBaked)
{
    QFETCH(Clip, clip);
    const auto skeleton = std::make_shared<const Skeleton>(m_skeleton);
    const auto strangeClip = std::make_shared<const Clip>(clip);
    for (const RootMotion rootMotion :
         {RootMotion::Kept, RootMotion::Accumulated, RootMotion::InPlace, RootMotion::Extracted}) {
        AnimationController controller(skeleton);
        controller.setRootMotion(rootMotion);
        const TrackId walk = controller.addTrack(std::make_shared<const Clip>(m_walk));
        const TrackId other = controller.addTrack(strangeClip);
        if (isBaked)
            controller.setBaked(other, std::make_shared<const BakedClip>(
                                           bakedClip(clip, m_skeleton, bindByName(clip, m_skeleton))));
        const TrackId layer =
            controller.addLayer(strangeClip, {LayerKind::Additive, noNumber, {}, double(noNumber)});
        Transition transition;
        transition.nanoseconds = 100 * millisecond;
        for (int i = 0; i < 24; ++i) {
            transition.kind = i % 2 ? TransitionKind::Inertial : TransitionKind::CrossFade;
            transition.entry = TransitionEntry(i % 3);
            controller.transitionTo(i % 4 < 2 ? other : walk, transition);
            if (i == 8) controller.setMirrored(other, true);
            if (i == 12) controller.setLayerWeight(layer, 0.7f, 50 * millisecond);
            if (i == 16) controller.setLayerSettings(layer, {LayerKind::Subtractive, 1.0f, {}, 1.0});
            if (i == 20) controller.seek(other, double(noNumber));
            const BlendSpace space(std::array{glm::dvec2(0.0, double(noNumber)), glm::dvec2(1.0, 2.0)});
            const std::vector<float> weights = space.weights({double(infinity), 0.5});
            const std::array<TrackShare, 2> shares{TrackShare{walk, i == 22 ? infinity : weights[0]},
                                                   {other, i == 22 ? 1e38f : weights[1]}};
            if (i > 20) controller.mix(shares);
            for (int step = 0; step < 4; ++step) {
                controller.advance(27 * millisecond);
                QVERIFY(isSound(controller.pose()));
                QVERIFY(areNumbers(controller.modelMatrices()));
            }
            const GroundTransform moved = controller.takeRootStep();
            QVERIFY(std::isfinite(moved.yaw) && std::isfinite(moved.move.x) && std::isfinite(moved.move.y));
        }
    }
}

void tst_StrangeClips::controllers() { play(false); }

void tst_StrangeClips::controllersOfBakedClips() { play(true); }

void tst_StrangeClips::retargeting()
{
    QFETCH(Clip, clip);
    const Skeleton other({joint("Hips", noJoint, {0, 2, 0}), joint("Spine", 0, {0, 1, 0.1f}),
                          joint("LeftUpLeg", 0, {0.2f, 0, 0}), joint("LeftLeg", 2, {0.1f, -1, 0}),
                          joint("RightUpLeg", 0, {-0.2f, 0, 0}), joint("RightLeg", 4, {-0.1f, -1, 0})});
    RetargetMap map;
    for (const Joint& each : other.joints()) map.set(each.name, each.name);
    const Clip made = retargetedClip(clip, m_skeleton, bindByName(clip, m_skeleton), other, map);
    const ClipBinding binding = bindByName(made, other);
    for (const double frame : momentsOfClips) QVERIFY(isSound(sampledPose(other, made, binding, frame)));
    for (const JointChannel& channel : made.channels)
        for (const glm::quat& rotation : channel.rotation.values)
            QVERIFY(std::abs(glm::length(rotation) - 1.0f) < 1e-3f);
}

QTEST_APPLESS_MAIN(tst_StrangeClips)
#include "tst_StrangeClips.moc"
