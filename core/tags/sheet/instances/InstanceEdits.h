#pragma once

// InstanceEdits edit counted tags by their instances: each is a pure function, sheet in, sheet out. Instances
// stay within [0, clipFrames). (TagEdits.h edits single instances by their extent.)

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Adds instances to a tag, which becomes counted: its present ranges become instances.
TagSheet withInstancesAdded(const TagSheet& sheet, TagId tag, std::vector<TagInstance> instances);
TagSheet withInstanceAdded(const TagSheet& sheet, TagId tag, TagInstance instance, Frame clipFrames);
/// Removes an instance; a sheet without it does not change.
TagSheet withInstanceRemoved(const TagSheet& sheet, TagId tag, const TagInstance& instance);
/// Replaces an instance by another; it is removed if the other has no frames within the clip. A sheet without
/// it does not change.
TagSheet withInstanceReplaced(const TagSheet& sheet, TagId tag, const TagInstance& before, TagInstance after,
                              Frame clipFrames);
/// A value that instances get, or (without a value) lose.
struct ValueChange
{
    std::string name;
    std::optional<PropertyValue> value;
};

/// Those of the extents that have different instances which these values would make equal, and so join; in
/// order, without duplicates.
std::vector<FrameRange> extentsThatWouldJoin(const TagSheet& sheet, TagId tag,
                                             std::vector<FrameRange> extents,
                                             std::span<const ValueChange> changes);
/// Sets or removes values of all instances of these extents.
TagSheet withInstanceValues(const TagSheet& sheet, TagId tag, std::vector<FrameRange> extents,
                            std::span<const ValueChange> changes);
/// Sets or removes one value of the instances of one extent.
TagSheet withInstanceValue(const TagSheet& sheet, TagId tag, FrameRange extent, std::string_view name,
                           const std::optional<PropertyValue>& value);

/// Frames of a tag that move together: the frames `from`, moved by `by`, cut to `within`.
struct CarriedRange
{
    FrameRange from;
    Frame by = 0;
    FrameRange within;
};

/// Replaces the tag's ranges by the carried ones; those that overlap are joined. Instances of a counted tag
/// move with their frames, and are never joined.
TagSheet withRangesCarried(const TagSheet& sheet, TagId tag, std::span<const CarriedRange> carried);

/// The ranges of a tag, or of a counted one its instances' extents, in order of start, then of stop.
std::vector<FrameRange> rangesOrInstances(const TagSheet& sheet, TagId tag);

/// The instance with a value set or (without a value) removed.
TagInstance withValue(TagInstance instance, std::string_view name, const std::optional<PropertyValue>& value);

/// The sheet with ranges as instances for tags that the library file counts. Other tags stay as they are,
/// counted or not.
TagSheet withCountedLanes(const TagSheet& sheet, const TagVocabulary& vocabulary);
/// The sheet `after` an edit of `before`, with tags that were empty before counted if the vocabulary counts
/// them.
TagSheet withNewLanesCounted(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary);

} // namespace tagline
