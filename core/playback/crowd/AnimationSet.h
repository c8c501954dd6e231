#pragma once

// AnimationSet holds clips by name for one skeleton: the repertoire of a game's character.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// How well a clip fits a skeleton, by joint names.
struct ClipCompatibility
{
    std::vector<std::string> channelsWithoutJoint; ///< the clip moves them, the skeleton has them not
    std::vector<std::string> jointsWithoutChannel; ///< the skeleton has them, the clip does not move them
    std::size_t bound = 0;                         ///< joints that the clip moves

    bool isComplete() const { return channelsWithoutJoint.empty() && jointsWithoutChannel.empty(); }
    /// Whether the clip moves anything at all.
    bool canPlay() const { return bound > 0; }
};
ClipCompatibility compatibility(const Clip& clip, const Skeleton& skeleton, const ClipBinding& binding);
ClipCompatibility compatibility(const Clip& clip, const Skeleton& skeleton);

/// A clip ready for one skeleton. All parts are shared and immutable.
struct NamedClip
{
    std::string name;
    std::shared_ptr<const Clip> clip;
    std::shared_ptr<const ClipBinding> binding;
    std::shared_ptr<const BakedClip> baked; ///< null if not made
};

/// Shared by any number of controllers on the same skeleton.
class AnimationSet
{
public:
    explicit AnimationSet(std::shared_ptr<const Skeleton> skeleton);

    const std::shared_ptr<const Skeleton>& skeleton() const { return m_skeleton; }
    /// Adds a clip, or replaces that of the same name; says how it fits. Bound by name.
    ClipCompatibility add(std::string name, std::shared_ptr<const Clip> clip,
                          std::shared_ptr<const BakedClip> baked = nullptr);
    /// Whether there was one.
    bool remove(std::string_view name);
    /// Null if there is none. Valid until the set changes.
    const NamedClip* find(std::string_view name) const;
    /// In order of name.
    std::span<const NamedClip> clips() const { return m_clips; }

private:
    std::shared_ptr<const Skeleton> m_skeleton;
    std::vector<NamedClip> m_clips; ///< by name
};

} // namespace tagline
