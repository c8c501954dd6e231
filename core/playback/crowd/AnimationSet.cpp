#include "core/playback/crowd/AnimationSet.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

auto clipNamed(auto& clips, std::string_view name)
{
    return std::lower_bound(
        clips.begin(), clips.end(), name,
        [](const NamedClip& clip, std::string_view wanted) { return clip.name < wanted; });
}

} // namespace

ClipCompatibility compatibility(const Clip& clip, const Skeleton& skeleton, const ClipBinding& binding)
{
    ClipCompatibility result;
    result.bound = binding.boundCount();
    for (const ChannelIndex channel : binding.channelsWithoutJoint)
        result.channelsWithoutJoint.push_back(clip.channels[std::size_t(channel)].joint);
    for (const JointIndex joint : binding.jointsWithoutChannel)
        result.jointsWithoutChannel.push_back(skeleton[joint].name);
    return result;
}

ClipCompatibility compatibility(const Clip& clip, const Skeleton& skeleton)
{
    return compatibility(clip, skeleton, bindByName(clip, skeleton));
}

AnimationSet::AnimationSet(std::shared_ptr<const Skeleton> skeleton)
    : m_skeleton(std::move(skeleton))
{
    assert(m_skeleton);
}

ClipCompatibility AnimationSet::add(std::string name, std::shared_ptr<const Clip> clip,
                                    std::shared_ptr<const BakedClip> baked)
{
    assert(clip);
    auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, *m_skeleton));
    ClipCompatibility result = compatibility(*clip, *m_skeleton, *binding);
    const auto place = clipNamed(m_clips, name);
    NamedClip added{std::move(name), std::move(clip), std::move(binding), std::move(baked)};
    if (place != m_clips.end() && place->name == added.name)
        *place = std::move(added);
    else
        m_clips.insert(place, std::move(added));
    return result;
}

bool AnimationSet::remove(std::string_view name)
{
    const auto place = clipNamed(m_clips, name);
    if (place == m_clips.end() || place->name != name) return false;
    m_clips.erase(place);
    return true;
}

const NamedClip* AnimationSet::find(std::string_view name) const
{
    const auto place = clipNamed(m_clips, name);
    return place != m_clips.end() && place->name == name ? &*place : nullptr;
}

} // namespace tagline
