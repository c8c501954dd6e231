#pragma once

// TagSheet is the authored data of one clip: ranges of tags, values of properties, captions, and the clip's
// state. A counted tag has instances, and its ranges are their frames.
//
// Valid means:
//   1. lanes are in order of tag, unique, none without a range,
//   2. the ranges of a lane are in order, none empty, none overlapping; they may touch, and stay apart then,
//   3. property lanes are in order of name (UTF-8 bytes), unique, none without a range,
//   4. the ranges of a property are in order, none empty, none overlapping,
//   5. captions are in order, unique, none without a text or a frame,
//   6. an untouched state has neither a name nor a time,
//   7. instances are in order of tag, and those of a tag in order, each once, none without a frame; the
//   ranges
//      of their tag are instanceFrames() of them.
// A sheet is a value. Copies share what they hold until one of them is changed, and then still the lanes that
// are the same in both.
// (The canonical form that queries use is derived: see frames().)

#include "core/support/SharedArray.h"
#include "core/support/StrongId.h"
#include "core/tags/sheet/captions/Caption.h"
#include "core/tags/sheet/instances/TagInstance.h"
#include "core/tags/state/ClipState.h"
#include "core/time/FrameRanges.h"

#include <memory>
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

/// The frames of an element of a tag lane or a property lane.
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
    /// Whether the sheet has no data, not even a state.
    bool isEmpty() const { return hasNoFrames() && state() == ClipState(); }
    /// Whether no frame has any data.
    bool hasNoFrames() const { return lanes().empty() && properties().empty() && captions().empty(); }
    std::span<const TagLane> lanes() const { return content().lanes; }
    std::span<const PropertyLane> properties() const { return content().properties; }
    /// Only of the tags that are counted here; other tags have no cost.
    std::span<const InstanceLane> instanceLanes() const { return content().instances; }

    /// The authored ranges of a tag; empty if it has none.
    std::span<const FrameRange> ranges(TagId tag) const;
    /// The instances of a tag; empty if it has none, or is not counted here.
    std::span<const TagInstance> instances(TagId tag) const;
    bool isCounted(TagId tag) const { return !instanceLanes().empty() && !instances(tag).empty(); }
    std::span<const PropertyRange> property(std::string_view name) const;
    std::span<const Caption> captions() const { return content().captions; }
    /// The captions with shared ownership.
    const SharedArray<Caption>& sharedCaptions() const { return content().captions; }
    const ClipState& state() const { return content().state; }
    /// The tags that a frame has, in order of tag. O(tags · log ranges).
    std::vector<TagId> tagsAt(Frame frame) const;

    /// The frames that have the tag, canonical, cut to [0, frames).
    FrameRanges frames(TagId tag, Frame clipFrames) const;
    /// The largest stop of any range; 0 if there is none.
    Frame lastStop() const;
    /// Number of ranges of tags and properties, without captions.
    std::size_t rangeCount() const;

    /// The sheet with these authored ranges for a tag (sorted here; expects no overlaps). An empty list
    /// removes the lane. The tag's instances follow (instancesFollowing); its ranges are then their frames.
    TagSheet withRanges(TagId tag, std::vector<FrameRange> ranges) const;
    /// The sheet with these instances for a tag, in any order (expects none without a frame), and their
    /// frames as its ranges. An empty list removes the lane.
    TagSheet withInstances(TagId tag, std::vector<TagInstance> instances) const;
    /// The sheet with the tag counted, its ranges becoming instances without values; or not counted, its
    /// instances becoming ranges of their frames.
    TagSheet withCounted(TagId tag, bool isCounted) const;
    /// The sheet with another sheet's ranges and instances of a tag.
    TagSheet withLaneOf(const TagSheet& other, TagId tag) const;
    TagSheet withProperty(std::string_view name, std::vector<PropertyRange> ranges) const;
    /// The sheet with these captions instead of its own (sorted here; expects none empty).
    TagSheet withCaptions(std::vector<Caption> captions) const;
    /// The sheet with this state, in the tag set of the clip's present state if it has one, else in its own.
    TagSheet withState(ClipState state) const;

    /// Whether both have the same data on every frame; their states may differ.
    bool isTaggedAs(const TagSheet& other) const;
    friend bool operator==(const TagSheet& a, const TagSheet& b);

private:
    struct Content
    {
        std::vector<TagLane> lanes;
        std::vector<InstanceLane> instances;
        std::vector<PropertyLane> properties;
        SharedArray<Caption> captions;
        ClipState state;
    };

    static const Content& noContent();
    const Content& content() const { return m_content ? *m_content : noContent(); }
    /// The sheet with its content changed by `change`.
    template<class Change>
    TagSheet changed(Change change) const;

    std::shared_ptr<const Content> m_content; ///< null: empty
};

} // namespace tagline
