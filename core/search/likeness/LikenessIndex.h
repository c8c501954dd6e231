#pragma once

// LikenessIndex finds the ranges of a library that move like an example.
//
// Rows of the example and of each clip are matched by subsequence dynamic time warping (Müller and Röder
// 2006) with the steps (1, 1), (1, 2) and (2, 1): from half to double speed. The cost of a step is that of
// its cell times the rows of the example that it takes, so the sum over an example of n rows has weight n
// whatever the path. Every clip is searched whole: nothing is approximate.

#include "core/search/likeness/LikenessRows.h"
#include "core/search/likeness/PartWeights.h"
#include "core/support/StrongId.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace tagline {

struct LikenessExample
{
    ClipId clip;
    FrameRange frames;        ///< grown to three rows (0.3 s) where it is shorter
    PartWeights weights = {}; ///< parts that count more take that of the others: distances stay comparable
};

struct LikenessHit
{
    ClipId clip;
    FrameRange frames;
    float distance = 0.0f;   ///< root of the mean cost: in standard deviations of the library's motion
    bool isMirrored = false; ///< it moves like the example in a mirror

    bool operator==(const LikenessHit&) const = default;
};

/// The distance beyond which hits are doubtful: they are not even twice as near as ranges taken blindly.
inline float doubtfulDistance(float distanceByChance) { return distanceByChance / 2; }

/// Frames of a clip, as they are or in a mirror.
struct LikenessRange
{
    ClipId clip;
    FrameRange frames;
    bool isMirrored = false;
};

/// How unlike two ranges are, with time stretched evenly from one to the other.
struct LikenessDifference
{
    /// Of the places of each part, then of the velocities of each; those that a body lacks cost nothing.
    using PartCosts = std::array<float, 2 * rowPartCount>;

    float cost = 0.0f; ///< the mean over rows; its root is a distance as LikenessHit has it
    PartCosts parts{};
};

/// Immutable: any number of threads may search it.
class LikenessIndex
{
public:
    /// By ClipId; clips without rows are never found.
    explicit LikenessIndex(std::vector<LikenessRows> clips);

    /// Whether the clip has a body that can be compared.
    bool holds(ClipId clip) const { return clip.value < m_clips.size() && !m_clips[clip.value].rows.empty(); }
    /// The parts of that body.
    RowParts parts(ClipId clip) const { return m_clips[clip.value].parts; }
    std::size_t rowCount() const;

    /// The best `most` hits, the nearest first; equals in order of clip and frame. No two of one clip and
    /// side overlap by more than half of the shorter, and none overlaps the example. Bodies with which it
    /// shares no part that counts are never found. Expects that the example's clip is held, and frames of it.
    /// Once stopped it ends soon, with none.
    std::vector<LikenessHit> nearest(const LikenessExample& example, bool findsMirrored, std::size_t most,
                                     const std::stop_token& stop = {}) const;

    /// Distance between ranges of these clips, as long as the example, that are chosen blindly:
    /// the median over pairs that are spread evenly, the same with each call. None if there are too few.
    std::optional<float> distanceByChance(const LikenessExample& example) const;

    /// Expects ranges of clips that are held.
    LikenessDifference difference(const LikenessRange& a, const LikenessRange& b) const;

private:
    LikenessRows rowsOfRange(const LikenessRange& range) const;
    std::vector<LikenessRange> rangesByChance(std::size_t rows) const;

    std::vector<LikenessRows> m_clips; ///< scaled
};

} // namespace tagline
