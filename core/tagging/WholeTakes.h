#pragma once

// WholeTakes carry ranges over to the clips that were recorded together: to the frames at the same time.
//
//   fight_01_A, 30 a second   ..####....        [2, 6)
//   fight_01_B, 60 a second   ....########....  [4, 12)

#include "core/library/ClipLibrary.h"
#include "core/library/edits/SheetChange.h"
#include "core/tagging/BulkTagging.h"

#include <span>
#include <vector>

namespace tagline {

/// A range of a clip.
struct ClipRange
{
    ClipId clip;
    FrameRange range;

    bool operator==(const ClipRange&) const = default;
};

/// The range in the partners of its clip, in order of clip: at least one frame in each that plays then.
std::vector<ClipRange> rangesOfPartners(const ClipLibrary& library, const ClipRange& range);

/// These frames, and those of partners at the same time, of each clip once.
std::vector<ClipFrames> framesOfWholeTakes(const ClipLibrary& library, std::span<const ClipFrames> frames);

/// A range of a tag.
struct TaggedRange
{
    ClipId clip;
    TagId tag;
    FrameRange range;
};

/// Plan for giving ranges to the partners of their clips.
struct WholeTakePlan
{
    std::vector<SheetChange> changes; ///< only those that differ
    bool hasPartners = false;         ///< whether any of the clips has one
    int readOnly = 0;                 ///< partners that cannot be edited
};

/// Each range is given to the partners that play then, settled as any tagging is
/// (core/tagging/SettledEdits.h). Of a counted tag the instance goes with its values.
WholeTakePlan wholeTakePlan(const ClipLibrary& library, std::span<const TaggedRange> ranges);

} // namespace tagline
