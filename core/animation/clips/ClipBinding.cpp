#include "core/animation/clips/ClipBinding.h"

#include "core/support/text/AsciiCase.h"

#include <algorithm>
#include <unordered_map>

namespace tagline {
namespace {

/// Pairs names while a binding is made.
class Binder
{
public:
    Binder(const Clip& clip, const Skeleton& skeleton)
        : m_clip(clip)
        , m_skeleton(skeleton)
        , m_isBound(clip.channels.size(), false)
    {
        m_binding.channelOfJoint.assign(skeleton.size(), noChannel);
    }

    ClipBinding bind() &&
    {
        bindEqualNames();
        bindNormalisedNames();
        listTheRest();
        return std::move(m_binding);
    }

private:
    void bindEqualNames()
    {
        for (std::size_t i = 0; i < m_clip.channels.size(); ++i)
            if (const auto joint = m_skeleton.find(m_clip.channels[i].joint)) pair(i, *joint);
    }

    void bindNormalisedNames()
    {
        std::unordered_map<std::string, JointIndex> joints;
        for (JointIndex i = 0; i < JointIndex(m_skeleton.size()); ++i)
            if (isFree(i)) joints.emplace(normalisedJointName(m_skeleton[i].name), i);
        for (std::size_t i = 0; i < m_clip.channels.size(); ++i) {
            if (m_isBound[i]) continue;
            const auto found = joints.find(normalisedJointName(m_clip.channels[i].joint));
            if (found != joints.end()) pair(i, found->second);
        }
    }

    void listTheRest()
    {
        for (std::size_t i = 0; i < m_isBound.size(); ++i)
            if (!m_isBound[i]) m_binding.channelsWithoutJoint.push_back(ChannelIndex(i));
        for (JointIndex i = 0; i < JointIndex(m_skeleton.size()); ++i)
            if (isFree(i) && m_skeleton[i].kind == JointKind::Joint)
                m_binding.jointsWithoutChannel.push_back(i);
    }

    bool isFree(JointIndex joint) const { return m_binding.channelOfJoint[std::size_t(joint)] == noChannel; }

    void pair(std::size_t channel, JointIndex joint)
    {
        if (!isFree(joint)) return;
        m_binding.channelOfJoint[std::size_t(joint)] = ChannelIndex(channel);
        m_isBound[channel] = true;
    }

    const Clip& m_clip;
    const Skeleton& m_skeleton;
    std::vector<bool> m_isBound; ///< by channel
    ClipBinding m_binding;
};

} // namespace

std::size_t ClipBinding::boundCount() const
{
    return std::size_t(std::count_if(channelOfJoint.begin(), channelOfJoint.end(),
                                     [](ChannelIndex channel) { return channel != noChannel; }));
}

ClipBinding bindByName(const Clip& clip, const Skeleton& skeleton) { return Binder(clip, skeleton).bind(); }

std::string normalisedJointName(std::string_view name)
{
    const std::size_t separator = name.find_last_of(":|");
    if (separator != std::string_view::npos && separator + 1 < name.size()) name.remove_prefix(separator + 1);
    return asciiLowered(name);
}

} // namespace tagline
