#pragma once

// WallClipboard is what a marquee on the wall copies: the ranges of tags in it, of one clip or many.

#include "core/library/ClipLibrary.h"
#include "widgets/wall/WallSelection.h"

#include <span>
#include <vector>

class QMimeData;

namespace tagline {

/// A range of a tag in one of several clips; of a counted tag, an instance.
struct WallCopy
{
    ClipId clip;
    TagId tag;
    FrameRange range;
    InstanceValues values = {};

    bool operator==(const WallCopy&) const = default;
};

/// The ranges that reach into the frames, cut to them; in the order of the clips.
std::vector<WallCopy> copiesUnder(const ClipLibrary& library, std::span<const WallFrames> frames);

/// The clip whose ranges are pasted: that one where it has some, else the first that has. Expects some
/// copies.
ClipId pastedClip(std::span<const WallCopy> copies, ClipId preferred);

/// The ranges of one clip as the timeline pastes them, and all as lines of text (clip, tag, start, stop) for
/// others. The caller owns it.
QMimeData* toMimeData(std::span<const WallCopy> copies, ClipId pasted, const ClipLibrary& library);

} // namespace tagline
