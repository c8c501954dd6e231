#pragma once

// TagSheet is what people authored for one clip: ranges of tags, values of properties, captions, and how far
// they are with it. A counted tag has instances beside its ranges, which are the frames of these.
//
// Valid means:
//   1. lanes are in order of tag, none twice, none without a range,
//   2. the ranges of a lane are in order, none empty, none overlapping; they may touch, and then stay apart,
//   3. property lanes are in order of name (UTF-8 bytes), none twice, none without a range,
//   4. the ranges of a property are in order, none empty, none overlapping,
//   5. captions are in order, each once, none without a text or a frame,
//   6. an untouched state has neither a name nor a time,
//   7. instances are in order of tag, and those of a tag in order, each once, none without a frame; the
//   ranges
//      of their tag are instanceFrames() of them.
// A sheet is a value. Lanes are shared between copies: a changed copy costs the lane that changed, but none
// of the values that stay in it.
// (The canonical form that queries use is derived: see frames().)

#include "core/support/SharedArray.h"
#include "core/support/StrongId.h"
#include "core/tags/sheet/captions/Caption.h"
#include "core/tags/sheet/instances/TagInstance.h"
#include "core/tags/state/ClipState.h"
#include "core/time/FrameRanges.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Frames on which a property has one value.
struct PropertyRange
{
    FrameRange range;
    SharedValue value;

    bool operator==(const PropertyRange&) const = default;
};

/// The frames of an element of either kind of lane.
inline FrameRange extentOf(FrameRange range) { return range; }
inline FrameRange extentOf(const PropertyRange& range) { return range.range; }

/// The authored ranges of one tag.
struct TagLane
{
    TagId tag;
    SharedArray<FrameRange> ranges;
};

/// The instances of one counted tag.
struct InstanceLane
{
    TagId tag;
    SharedArray<TagInstance> instances;
};

/// The values of one property.
struct PropertyLane
{
    std::string name;
    SharedArray<PropertyRange> ranges;
};

class TagSheet
{
public:
    /// Whether nothing is said of the clip, not even how far people are with it.
    bool isEmpty() const { return hasNoFrames() && m_state == ClipState(); }
    /// Whether nothing is said of any frame.
    bool hasNoFrames() const { return m_lanes.empty() && m_properties.empty() && m_captions.empty(); }
    std::span<const TagLane> lanes() const { return m_lanes; }
    std::span<const PropertyLane> properties() const { return m_properties; }
    /// Of the tags that are counted here; no other tag costs anything for them.
    std::span<const InstanceLane> instanceLanes() const { return m_instances; }

    /// The authored ranges of a tag; none where it has none.
    std::span<const FrameRange> ranges(TagId tag) const;
    /// The instances of a tag; none where it has none, or is not counted here.
    std::span<const TagInstance> instances(TagId tag) const;
    bool isCounted(TagId tag) const { return !m_instances.empty() && !instances(tag).empty(); }
    std::span<const PropertyRange> property(std::string_view name) const;
    std::span<const Caption> captions() const { return m_captions; }
    /// The same, kept alive by whoever holds it.
    const SharedArray<Caption>& sharedCaptions() const { return m_captions; }
    const ClipState& state() const { return m_state; }
    /// The tags that a frame has, in order of tag. O(tags · log ranges).
    std::vector<TagId> tagsAt(Frame frame) const;

    /// The frames that have the tag, canonical, cut to [0, frames).
    FrameRanges frames(TagId tag, Frame clipFrames) const;
    /// The largest stop of any range; 0 where there is none.
    Frame lastStop() const;
    /// Ranges of tags and properties; captions are none.
    std::size_t rangeCount() const;

    /// The same sheet with these authored ranges for a tag (sorted; expects none to overlap). None removes
    /// the lane. Instances that the tag has follow (instancesFollowing); its ranges are then those of them.
    TagSheet withRanges(TagId tag, std::vector<FrameRange> ranges) const;
    /// The same sheet with these instances for a tag, in any order (expects none without a frame), and their
    /// frames as its ranges. None removes the lane.
    TagSheet withInstances(TagId tag, std::vector<TagInstance> instances) const;
    /// The same sheet with the tag counted, its ranges being instances without values; or not counted, its
    /// instances being no more than their frames.
    TagSheet withCounted(TagId tag, bool isCounted) const;
    /// The same sheet with the ranges and instances that another has of a tag.
    TagSheet withLaneOf(const TagSheet& other, TagId tag) const;
    TagSheet withProperty(std::string_view name, std::vector<PropertyRange> ranges) const;
    /// The same sheet with these captions in place of its own (put in order; expects none empty).
    TagSheet withCaptions(std::vector<Caption> captions) const;
    /// The same sheet with this state. One that the clip has stays in its tag set; the first goes to its own.
    TagSheet withState(ClipState state) const&;
    TagSheet withState(ClipState state) &&;

    /// Whether both say the same of every frame: they may differ in their states.
    bool isTaggedAs(const TagSheet& other) const;
    friend bool operator==(const TagSheet& a, const TagSheet& b);

private:
    void setInstances(TagId tag, SharedArray<TagInstance> instances);

    std::vector<TagLane> m_lanes;
    std::vector<InstanceLane> m_instances;
    std::vector<PropertyLane> m_properties;
    SharedArray<Caption> m_captions;
    ClipState m_state;
};

} // namespace tagline
