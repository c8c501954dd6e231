#include "core/motion/signals/FrameBlocks.h"

#include "core/animation/clips/TrackSampling.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t lanes = std::size_t(blockFrames);

/// Whether key k lies at frame k for every key, so that frames need no search.
template<class T>
bool isOnFrames(const KeyTrack<T>& track)
{
    for (std::size_t key = 0; key < track.keyCount(); ++key)
        if (track.times[key] != float(key)) return false;
    return !track.isEmpty();
}

void put(const glm::vec3& value, std::size_t lane, std::array<FrameLane, 3>& out)
{
    out[0][lane] = value.x;
    out[1][lane] = value.y;
    out[2][lane] = value.z;
}

void put(const glm::quat& value, std::size_t lane, std::array<FrameLane, 4>& out)
{
    out[0][lane] = value.x;
    out[1][lane] = value.y;
    out[2][lane] = value.z;
    out[3][lane] = value.w;
}

glm::vec3 valueBetweenKeys(const KeyTrack<glm::vec3>& track, Frame frame, std::uint32_t& hint)
{
    return sampledValue(track, frame, hint);
}

glm::quat valueBetweenKeys(const KeyTrack<glm::quat>& track, Frame frame, std::uint32_t& hint)
{
    return sampledValue(track, frame, RotationInterpolation::Slerp, hint);
}

/// Reads a block of a track; of an empty one the rest value.
template<class T, std::size_t n>
void read(const KeyTrack<T>* track, const T& rest, bool isOnFrames, Frame start, Frame lastFrame,
          std::uint32_t& hint, std::array<FrameLane, n>& out)
{
    if (!track || track->isEmpty()) {
        for (std::size_t lane = 0; lane < lanes; ++lane) put(rest, lane, out);
        return;
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Frame frame = std::min(start + Frame(lane), lastFrame);
        if (isOnFrames)
            put(track->valueAt(std::min(std::size_t(frame), track->keyCount() - 1)), lane, out);
        else
            put(valueBetweenKeys(*track, frame, hint), lane, out);
    }
}

/// The columns of the matrices of rotations, times scales.
void computeAxes(const std::array<FrameLane, 4>& rotation, const std::array<FrameLane, 3>& scale,
                 std::array<FrameLane, 9>& axes)
{
    for (std::size_t i = 0; i < lanes; ++i) {
        const float x = rotation[0][i];
        const float y = rotation[1][i];
        const float z = rotation[2][i];
        const float w = rotation[3][i];
        axes[0][i] = scale[0][i] * (1.0f - 2.0f * (y * y + z * z));
        axes[1][i] = scale[0][i] * (2.0f * (x * y + w * z));
        axes[2][i] = scale[0][i] * (2.0f * (x * z - w * y));
        axes[3][i] = scale[1][i] * (2.0f * (x * y - w * z));
        axes[4][i] = scale[1][i] * (1.0f - 2.0f * (x * x + z * z));
        axes[5][i] = scale[1][i] * (2.0f * (y * z + w * x));
        axes[6][i] = scale[2][i] * (2.0f * (x * z + w * y));
        axes[7][i] = scale[2][i] * (2.0f * (y * z - w * x));
        axes[8][i] = scale[2][i] * (1.0f - 2.0f * (x * x + y * y));
    }
}

/// out = the parents' axes · a vector in the parents' space.
void transform(const std::array<FrameLane, 9>& axes, const FrameLane& x, const FrameLane& y,
               const FrameLane& z, FrameLane* out)
{
    for (std::size_t part = 0; part < 3; ++part)
        for (std::size_t i = 0; i < lanes; ++i)
            out[part][i] = axes[part][i] * x[i] + axes[3 + part][i] * y[i] + axes[6 + part][i] * z[i];
}

} // namespace

FrameBlocks::FrameBlocks(std::span<const JointIndex> wanted, const Skeleton& skeleton, const Clip& clip,
                         const ClipBinding& binding)
    : m_clip(clip)
{
    std::vector<bool> isNeeded(skeleton.size(), false);
    for (JointIndex joint : wanted)
        for (; joint != noJoint && !isNeeded[std::size_t(joint)]; joint = skeleton[joint].parent)
            isNeeded[std::size_t(joint)] = true;
    std::vector<JointIndex> placeOf(skeleton.size(), noJoint);
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        if (!isNeeded[std::size_t(joint)]) continue;
        placeOf[std::size_t(joint)] = JointIndex(m_joints.size());
        const JointIndex parent = skeleton[joint].parent;
        const ChannelIndex channel = binding.channelOfJoint[std::size_t(joint)];
        m_joints.push_back(joint);
        m_parents.push_back(parent == noJoint ? noJoint : placeOf[std::size_t(parent)]);
        m_rest.push_back(skeleton[joint].rest);
        Source& source = m_sources.emplace_back();
        if (channel == noChannel) continue;
        source.channel = &clip.channels[std::size_t(channel)];
        source.isTranslationOnFrames = isOnFrames(source.channel->translation);
        source.isRotationOnFrames = isOnFrames(source.channel->rotation);
        source.isScaleOnFrames = isOnFrames(source.channel->scale);
    }
    m_blocks.resize(m_joints.size());
}

void FrameBlocks::sample(Frame start)
{
    for (std::size_t place = 0; place < m_joints.size(); ++place) {
        readLocal(place, start);
        placeInModel(place);
    }
}

void FrameBlocks::readLocal(std::size_t place, Frame start)
{
    Source& from = m_sources[place];
    const JointChannel* channel = from.channel;
    const Transform& rest = m_rest[place];
    const Frame last = m_clip.frames - 1;
    read(channel ? &channel->translation : nullptr, rest.translation, from.isTranslationOnFrames, start, last,
         from.hints.translation, m_local.translation);
    read(channel ? &channel->rotation : nullptr, rest.rotation, from.isRotationOnFrames, start, last,
         from.hints.rotation, m_local.rotation);
    read(channel ? &channel->scale : nullptr, rest.scale, from.isScaleOnFrames, start, last, from.hints.scale,
         m_local.scale);
}

void FrameBlocks::placeInModel(std::size_t place)
{
    JointBlock& block = m_blocks[place];
    if (m_parents[place] == noJoint) {
        computeAxes(m_local.rotation, m_local.scale, block.axes);
        block.place = m_local.translation;
        return;
    }
    const JointBlock& parent = m_blocks[std::size_t(m_parents[place])];
    std::array<FrameLane, 9> local;
    computeAxes(m_local.rotation, m_local.scale, local);
    for (std::size_t axis = 0; axis < 9; axis += 3)
        transform(parent.axes, local[axis], local[axis + 1], local[axis + 2], &block.axes[axis]);
    const std::array<FrameLane, 3>& way = m_local.translation;
    transform(parent.axes, way[0], way[1], way[2], block.place.data());
    for (std::size_t part = 0; part < 3; ++part)
        for (std::size_t i = 0; i < lanes; ++i) block.place[part][i] += parent.place[part][i];
}

} // namespace tagline
