#pragma once

// InstanceEdits are the edits of counted tags by their instances: each a pure function, sheet in, sheet out.
// Instances stay within [0, clipFrames). (Edits of one instance by its extent are those of TagEdits.h.)

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Adds instances to a tag, which is counted from then on: ranges that it has become instances.
TagSheet withInstancesAdded(const TagSheet& sheet, TagId tag, std::vector<TagInstance> instances);
TagSheet withInstanceAdded(const TagSheet& sheet, TagId tag, TagInstance instance, Frame clipFrames);
/// Takes one away; a sheet without it stays.
TagSheet withInstanceRemoved(const TagSheet& sheet, TagId tag, const TagInstance& instance);
/// Puts one in the place of another; without frames within the clip, that one is removed. A sheet without it
/// stays.
TagSheet withInstanceReplaced(const TagSheet& sheet, TagId tag, const TagInstance& before, TagInstance after,
                              Frame clipFrames);
/// A value that instances get, or (without one) lose.
struct ValueChange
{
    std::string name;
    std::optional<PropertyValue> value;
};

/// Of the extents, those of which instances that differ would be the same with these values, and so be one;
/// in order, each once.
std::vector<FrameRange> extentsThatWouldJoin(const TagSheet& sheet, TagId tag,
                                             std::vector<FrameRange> extents,
                                             std::span<const ValueChange> changes);
/// Sets or takes away values of all instances of these extents.
TagSheet withInstanceValues(const TagSheet& sheet, TagId tag, std::vector<FrameRange> extents,
                            std::span<const ValueChange> changes);
/// The same of one extent and value.
TagSheet withInstanceValue(const TagSheet& sheet, TagId tag, FrameRange extent, std::string_view name,
                           const std::optional<PropertyValue>& value);

/// Frames of a tag that move together: those of `from`, by so many, as far as they come to lie in `within`.
struct CarriedRange
{
    FrameRange from;
    Frame by = 0;
    FrameRange within;
};

/// The tag's ranges are what is carried, and nothing else; those that overlap then are joined. Instances of a
/// counted tag go each with the frames that it lies on, and are joined with none.
TagSheet withRangesCarried(const TagSheet& sheet, TagId tag, std::span<const CarriedRange> carried);

/// The ranges of a tag, of a counted one those of its instances, in order of start, then of stop.
std::vector<FrameRange> rangesOrInstances(const TagSheet& sheet, TagId tag);

/// The instance with a value set or (without one) taken away.
TagInstance withValue(TagInstance instance, std::string_view name, const std::optional<PropertyValue>& value);

/// The sheet with ranges as instances where a library file says that a tag is counted. Others stay as they
/// are, counted or not.
TagSheet withCountedLanes(const TagSheet& sheet, const TagVocabulary& vocabulary);
/// The sheet `after` an edit of `before`, in which tags that had nothing are counted where the vocabulary
/// says so.
TagSheet withNewLanesCounted(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary);

} // namespace tagline
