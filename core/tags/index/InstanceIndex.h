#pragma once

// InstanceIndex holds the instances of counted tags in all clips.
//
// A value, like TagIndex: copies share their instances until one of them changes. It is empty if no tag is
// counted.

#include "core/support/StrongId.h"
#include "core/tags/sheet/TagSheet.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The values that instances of a tag have under one name.
struct InstanceValueUse
{
    std::array<std::int64_t, 3> counts{};      ///< number of instances by the type of their value
    std::map<std::string, std::int64_t> texts; ///< each text, and the number of instances with it

    bool isNone() const { return counts == decltype(counts){}; }
};

class InstanceIndex
{
public:
    /// Whether this instance is in the answer.
    using Test = std::function<bool(const TagInstance& instance)>;
    /// By the name of the value.
    using ValueUses = std::map<std::string, InstanceValueUse>;

    /// Replaces the instances of a clip.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    /// Whether a clip has an instance of the tag.
    bool isCounted(TagId tag) const { return m_tags.contains(tag); }
    bool isAnyCounted(std::span<const TagId> tags) const;
    /// The tags that are counted in some clip, in order.
    std::vector<TagId> tags() const;
    /// The clips in which one of the tags is counted, in order, each once.
    std::vector<ClipId> clips(std::span<const TagId> tags) const;
    /// The values of a tag's instances.
    const ValueUses& values(TagId tag) const;

    /// Appends the extents of a clip's instances, in order of start, then stop, cut to the clip's frames;
    /// nothing if the tag is not counted there.
    void extents(TagId tag, ClipId clip, std::vector<FrameRange>& out) const;
    /// Appends the extents of the instances that pass a test.
    void extents(TagId tag, ClipId clip, const Test& test, std::vector<FrameRange>& out) const;
    bool isCountedIn(TagId tag, ClipId clip) const { return find(tag, clip) != nullptr; }

    /// The number of a tag's instances in all clips minus the number of ranges of its frames, where touching
    /// ranges are one, as in TagIndex.
    std::int64_t surplus(TagId tag) const;

    /// The clips in which a tag has other instances than in another index, in order. O(1) if both share them.
    std::vector<ClipId> clipsThatDiffer(TagId tag, const InstanceIndex& other) const;

private:
    struct ClipInstances
    {
        ClipId clip;
        Frame frames = 0;
        SharedArray<TagInstance> instances;
        std::int64_t surplus = 0; ///< of the clip alone
    };
    struct CountedTag
    {
        std::vector<ClipInstances> clips; ///< in order of clip
        std::int64_t surplus = 0;         ///< of all of them
        ValueUses values;                 ///< of all of them, without unused names
    };

    static void count(ValueUses& uses, std::span<const TagInstance> instances, std::int64_t sign);

    std::span<const ClipInstances> clipsOf(TagId tag) const;
    const ClipInstances* find(TagId tag, ClipId clip) const;
    bool isSame(ClipId clip, Frame frames, const TagSheet& sheet) const;
    void replace(TagId tag, ClipInstances instances);

    std::map<TagId, std::shared_ptr<CountedTag>> m_tags; ///< only of tags that are counted in some clip
};

} // namespace tagline
