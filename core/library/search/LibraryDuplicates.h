#pragma once

// LibraryDuplicates are the near duplicates of a library's clips, gathered to groups.
//
//   walk.bvh    [0, 240)    first of the group: it has most frames with tags, and is kept
//   copy.bvh    [12, 252)
//   mirror.bvh  [0, 240)    in a mirror
//
// Stretches are in one group if they are the same motion (NearDuplicates.h), or if they lie in one clip and
// overlap by more than half of the shorter.

#include "core/search/duplicates/NearDuplicates.h"
#include "core/tagging/BulkTagging.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

struct LibraryCopyRows
{
    std::vector<CopyRows> clips;     ///< by ClipId; without rows if the clip has no known body
    std::vector<ClipId> withoutBody; ///< those with a motion, in order of id
};

/// Of all clips, on all cores: 132 bytes for a thirtieth of a second. `goOn` is asked on any of them, one at
/// a time; once it said no, clips are without rows.
LibraryCopyRows libraryCopyRows(const ClipLibrary& library, const GoOn& goOn = {});

/// A stretch that is the same motion as the others of its group.
struct DuplicateMember
{
    ClipId clip;
    FrameRange frames;
    bool isMirrored = false; ///< relative to the first member of the group
    bool isWhole = false;    ///< four fifths of its clip at the least

    bool operator==(const DuplicateMember&) const = default;
};

struct DuplicateGroup
{
    /// Two at the least. The first is the one to keep: it has most frames with a tag; of equals the first by
    /// path, place in the file and frame. The others follow by path and frame.
    std::vector<DuplicateMember> members;
    float distance = 0.0f; ///< leg lengths: the mean over the stretches that the group was made of
    double seconds = 0.0;  ///< of the first

    bool operator==(const DuplicateGroup&) const = default;
};

/// The longest stretch of a group in seconds, if another is shorter by a tenth of a second or more; none if
/// all are as long as the first within that.
std::optional<double> longestOfUneven(const ClipLibrary& library, const DuplicateGroup& group);

/// The longest first; equal ones by path of their first members. `mark` is the tag of superfluous frames: it
/// does not count as a tag that keeps them. Expects stretches of this library's clips.
std::vector<DuplicateGroup> duplicateGroups(const ClipLibrary& library,
                                            std::span<const DuplicateStretch> stretches,
                                            std::optional<TagId> mark = std::nullopt);

/// The frames of all members but the first of each group, in order of path: what may be left out without
/// losing any motion. Frames that a group keeps are not among them though another group would leave them out.
std::vector<ClipFrames> superfluousFrames(const ClipLibrary& library, std::span<const DuplicateGroup> groups);

} // namespace tagline
