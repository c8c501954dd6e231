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

/// What a counted tag gets for each range: where an instance has just these frames, it gets the values, and
/// where `isAnother`, a new one lies beside it. Several of just these frames get them only where they stay
/// apart by other ones.
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

/// The sheets that the edit makes (only those that differ), and what it comes to.
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
    int unchanged = 0;                 ///< clips that have what was asked for already
    int readOnly = 0;                  ///< clips that cannot be edited
    int outside = 0;                   ///< clips that end before the frames begin
};

/// Frames are cut to the clips; what is given is settled (core/tagging/SettledEdits.h).
BulkPlan bulkPlan(const ClipLibrary& library, TagId tag, BulkOperation operation,
                  std::span<const ClipFrames> where);
/// The same where the library had another vocabulary, one with a tag more for example.
BulkPlan bulkPlan(const ClipLibrary& library, const TagVocabulary& vocabulary, TagId tag,
                  BulkOperation operation, std::span<const ClipFrames> where, const NewInstances& made = {});

/// The same frames of several clips; without a range, every clip as a whole.
std::vector<ClipFrames> framesOfClips(const ClipLibrary& library, std::span<const ClipId> clips,
                                      std::optional<FrameRange> range);

} // namespace tagline
