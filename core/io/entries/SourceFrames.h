#pragma once

// SourceFrames is which frame of a file of arrays each frame of a clip is, as a sidecar's clip says it where
// the file has a frame a row: "sourceFrames", so that other programs find the rows that were tagged.
//
//   "sourceFrames": {"rate": 120, "frames": 2752, "map": [[0, 0], [687, 2748]]}
//
// Between two entries of the map the row runs evenly; the nearest row there is, is the frame's.

#include "core/animation/clips/SourceRows.h"
#include "core/io/TagSidecar.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tagline {

struct SourceFrames
{
    std::optional<double> framesPerSecond;     ///< rate in the file; none if it gives none
    std::int64_t frames = 1;                   ///< rows of the file
    std::vector<std::pair<Frame, double>> map; ///< frames of the clip, rising, and their rows; one at least

    bool operator==(const SourceFrames&) const = default;

    /// The row of a frame.
    std::int64_t row(Frame frame) const;
};

/// The entry for a clip of so many frames.
SourceFrames sourceFrames(const SourceRows& rows, Frame frames);

/// The source frames in the entry; none if it has none, or a form that this version does not read.
std::optional<SourceFrames> sourceFramesOf(const SidecarClip& clip);

/// The entry with these, behind its hash, or with none. Values of other programs under the key stay.
SidecarClip withSourceFrames(SidecarClip clip, const std::optional<SourceFrames>& frames);

/// Whether a key is one that this version writes so.
bool isSourceFrames(const ExtraKey& key);

} // namespace tagline
