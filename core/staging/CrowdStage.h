#pragma once

// CrowdStage decides which hits of an answer stand in a crowd, and where each figure stands: all at one
// place, facing one way as their hits begin, or in rows.

#include "core/playback/crowd/LoopingFigures.h"
#include "core/staging/Stage.h"
#include "core/staging/morphs/FigureMorphs.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// A range of a clip that a query found.
struct CrowdHit
{
    ClipId clip;
    FrameRange range;

    bool operator==(const CrowdHit&) const = default;
};

/// The largest number of figures that people can tell apart and that can be drawn.
inline constexpr std::size_t mostCrowdFigures = 200;

/// At most so many of the hits, drawn evenly over them, in their order; the first is among them. Expects
/// most ≥ 1.
std::vector<CrowdHit> drawnEvenly(const std::vector<CrowdHit>& hits, std::size_t most = mostCrowdFigures);

/// A hit's figure, ready to be posed.
struct CrowdFigure
{
    std::shared_ptr<const ImportedModel> figure;
    /// At the hit's first frame its root stands over the origin, at its own height, and its body faces +Z. It
    /// plays from the hit's first frame to its stop (PlayedTime.h), then again.
    LoopingFigure loop;
    /// By how much its place makes it larger or smaller: a figure whose unit must be wrong (suggestedUnit())
    /// would hide the others, or be too small to be seen.
    float scale = 1.0f;
    /// A box around the joints during the hit, metres; of a figure that goes far, around the way's beginning.
    glm::vec3 least{0.0f}, most{0.0f};
    float extent = 0.0f; ///< of the body at rest as it is placed, metres
    FileClip face = {};  ///< clip of its morph targets, from the hit's first frame on; none: they stay
};

/// None if no figure can be seen to move: the clip's file is not there, or the clip moves none of the
/// figure's joints. Expects a clip that is not baked, and a hit that is not empty; what lies beyond the
/// clip's end is left out. Carries clips over that wait for it, and bakes the hit's frames: not for the
/// window's thread.
std::optional<CrowdFigure> crowdFigure(const StagedClip& staged, FrameRange hit);

/// Places of so many figures in rows, from the front left to the back right: as many columns as rows, the
/// front row on the origin's line, each so many metres from its neighbours. On the ground.
std::vector<glm::vec3> rowPlaces(std::size_t count, float spacing);
/// How far apart figures of such extents stand in rows, metres.
float rowSpacing(std::span<const CrowdFigure> figures);

} // namespace tagline
