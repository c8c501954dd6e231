#pragma once

// BulkTagging plans one edit of many clips: what would change is counted before anything does.

#include "core/library/edits/SheetChange.h"
#include "core/time/FrameRanges.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

enum class BulkOperation { Add, Remove };

/// Values of a counted tag for each range: an instance with just these frames gets them or, if
/// `isAnother`, a new one is added beside it. Several of just these frames get them only if other values
/// keep these instances apart.
struct NewInstances
{
    std::vector<InstanceValue> values = {};
    bool isAnother = false;
};

/// Frames of one clip that get or lose a tag.
struct ClipFrames
{
    ClipId clip;
    FrameRanges frames;
};

/// The sheets that the edit makes (only those that differ), and counts of its effects.
struct BulkPlan
{
    std::vector<SheetChange> changes;
    std::int64_t ranges = 0; ///< given or taken in the clips that change
    std::int64_t frames = 0; ///< of the clips that change, those that have the tag afterwards and not before,
                             ///< or the other way round
    std::int64_t changedInstances = 0; ///< that had just these frames, and got other values
    std::int64_t cutInstances = 0;     ///< that lost some of their frames, and not all
    std::int64_t keptInstances = 0;    ///< left as they are: with equal values they would be one
    std::int64_t carved = 0;           ///< frames that other tags of an exclusive group lose
    int blocked = 0;                   ///< clips where a group that blocks keeps the tag out altogether
    int unchanged = 0;                 ///< clips that are already as asked for
    int readOnly = 0;                  ///< clips that cannot be edited
    int outside = 0;                   ///< clips that end before the frames begin
};

/// Frames are cut to the clips; the edit is settled (core/tagging/SettledEdits.h).
BulkPlan bulkPlan(const ClipLibrary& library, TagId tag, BulkOperation operation,
                  std::span<const ClipFrames> where);
/// The plan for a library with another vocabulary, one with a tag more for example.
BulkPlan bulkPlan(const ClipLibrary& library, const TagVocabulary& vocabulary, TagId tag,
                  BulkOperation operation, std::span<const ClipFrames> where, const NewInstances& made = {});

/// The frames of `range` in each of several clips; without a range, every clip as a whole.
std::vector<ClipFrames> framesOfClips(const ClipLibrary& library, std::span<const ClipId> clips,
                                      std::optional<FrameRange> range);

} // namespace tagline
