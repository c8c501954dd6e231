#pragma once

// FrameRanges is a set of frames of one clip in canonical form, and the one set algebra on it.
//
// Canonical means:
//   1. ranges are in order of start,
//   2. none is empty,
//   3. no two overlap,
//   4. no two touch: ranges that would touch are joined.
// So two FrameRanges hold the same frames exactly when they are equal.

#include "core/time/FrameRange.h"

#include <span>
#include <vector>

namespace tagline {

/// The operators of set algebra. Each is a predicate on "in A" and "in B".
enum class SetOperator { Union, Intersection, Difference };

/// Whether a frame with these memberships belongs to the answer.
constexpr bool holds(SetOperator op, bool inA, bool inB)
{
    switch (op) {
    case SetOperator::Union:
        return inA || inB;
    case SetOperator::Intersection:
        return inA && inB;
    case SetOperator::Difference:
        return inA && !inB;
    }
    return false;
}

/// Appends the combination of two canonical sequences to `out`, canonical in itself; O(a + b).
/// Expects that `out` is neither of the inputs.
void combine(SetOperator op, std::span<const FrameRange> a, std::span<const FrameRange> b,
             std::vector<FrameRange>& out);

/// Appends the frames of [0, frames) that are in none of the canonical `ranges`.
void complement(std::span<const FrameRange> ranges, Frame frames, std::vector<FrameRange>& out);

/// True where the sequence is canonical (see above).
bool isCanonical(std::span<const FrameRange> ranges);

class FrameRanges
{
public:
    FrameRanges() = default;

    /// Any ranges, made canonical: sorted, empty ones dropped, overlapping and touching ones joined.
    static FrameRanges canonical(std::vector<FrameRange> ranges);
    /// Ranges that are canonical already (asserted).
    static FrameRanges fromCanonical(std::vector<FrameRange> ranges);
    /// Every frame of a clip: [0, frames).
    static FrameRanges all(Frame frames);

    bool isEmpty() const { return m_ranges.empty(); }
    std::size_t size() const { return m_ranges.size(); }
    const FrameRange& operator[](std::size_t index) const { return m_ranges[index]; }
    auto begin() const { return m_ranges.begin(); }
    auto end() const { return m_ranges.end(); }
    std::span<const FrameRange> span() const { return m_ranges; }

    /// The number of frames held.
    Frame frameCount() const;
    bool contains(Frame frame) const;

    FrameRanges united(const FrameRanges& other) const { return combined(SetOperator::Union, other); }
    FrameRanges intersected(const FrameRanges& other) const
    {
        return combined(SetOperator::Intersection, other);
    }
    FrameRanges subtracted(const FrameRanges& other) const
    {
        return combined(SetOperator::Difference, other);
    }
    FrameRanges complemented(Frame frames) const;
    FrameRanges combined(SetOperator op, const FrameRanges& other) const;

    bool operator==(const FrameRanges&) const = default;

private:
    explicit FrameRanges(std::vector<FrameRange> ranges)
        : m_ranges(std::move(ranges))
    {
    }

    std::vector<FrameRange> m_ranges;
};

} // namespace tagline
