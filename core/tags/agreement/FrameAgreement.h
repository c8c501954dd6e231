#pragma once

// FrameAgreement is how far annotators agree, frame by frame, on whether a frame has a tag.
//
// Cohen's kappa, of two annotators (J. Cohen, "A coefficient of agreement for nominal scales", Educational
// and Psychological Measurement 20, 1960): (p₀ − pₑ) / (1 − pₑ), where p₀ is the share of frames that both
// judge alike, and pₑ the share to be expected where each gives the tag to as many frames as it does, but
// blindly: a·b + (1 − a)(1 − b).
//
// Krippendorff's alpha for nominal data (K. Krippendorff, "Computing Krippendorff's Alpha-Reliability",
// 2011), of any number of annotators, not all of whom need to have seen every frame: 1 − Dₒ/Dₑ over the
// frames that at least two judged. With n values in all, n₁ of them "has it" and n₀ "has it not", and k of
// the m values of a frame "has it":
//
//   o₀₁ = Σ k (m − k) / (m − 1)          alpha = 1 − (n − 1) o₀₁ / (n₀ n₁)
//
// Both are 1 where all agree, 0 where they agree as blind ones would, and below 0 where they agree less.

#include "core/time/FrameRanges.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The judgements of some annotators on one tag, counted over clips.
class FrameAgreement
{
public:
    explicit FrameAgreement(std::size_t annotators);

    /// The frames of a clip that each annotator gave the tag, a null pointer for one that did not look at the
    /// clip. Frames outside of [0, clipFrames) are not counted.
    void add(std::span<const FrameRanges* const> frames, Frame clipFrames);

    /// How many frames at least two annotators judged.
    std::int64_t frameCount() const;
    /// The share of pairs of judgements on a frame that are alike, 0 to 1; 1 where there are none.
    double alike() const;
    /// Kappa of the first two annotators, over the frames that both judged. None if each gave the tag to all
    /// frames or to none: then no disagreement is expected by chance.
    std::optional<double> cohensKappa() const;
    /// Alpha of all annotators. None if all gave the tag to all frames or to none.
    std::optional<double> krippendorffsAlpha() const;

private:
    void addSegment(std::span<const FrameRanges* const> frames, Frame at, std::int64_t count);

    std::size_t m_annotators;
    /// Frames by how many judged them (m) and how many of these said yes (k): [m · (annotators + 1) + k].
    std::vector<std::int64_t> m_frames;
    /// Frames that the first two judged, by what they said: [2 · first + second].
    std::array<std::int64_t, 4> m_pair{};
};

} // namespace tagline
