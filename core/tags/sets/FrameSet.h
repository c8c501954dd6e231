#pragma once

// FrameSet is a set of frames of all clips of a library: the frames of a tag, or the answer of a query.
//
//   clip 0 [0, 40) [52, 60) · clip 7 [3, 9)
//
// It is stored as ranges or as a mask (SetViews.h), whichever suits its density; its content does not depend
// on the form. Ranges that it returns are canonical (core/time/FrameRanges.h), in frames of their clip, and
// clips without a range are not in the set.

#include "core/tags/sets/ClipRangeCursor.h"
#include "core/tags/sets/MaskSet.h"
#include "core/tags/sets/RangeSet.h"
#include "core/time/FrameRanges.h"

#include <memory>
#include <variant>
#include <vector>

namespace tagline {

class FrameSet
{
public:
    /// The empty set, bound to no library.
    FrameSet() = default;
    /// The empty set over an axis.
    explicit FrameSet(std::shared_ptr<const ClipAxis> axis);
    FrameSet(std::shared_ptr<const ClipAxis> axis, RangeSet ranges);
    FrameSet(std::shared_ptr<const ClipAxis> axis, MaskSet mask);
    static FrameSet copyOf(std::shared_ptr<const ClipAxis> axis, const FrameSetView& view);
    /// Every frame of every clip.
    static FrameSet all(std::shared_ptr<const ClipAxis> axis);

    bool isEmpty() const { return view().isEmpty(); }
    /// The clips that have a frame, in order.
    std::vector<ClipId> clips() const;
    /// The ranges of a clip; empty if it is not in the set.
    FrameRanges rangesOf(ClipId clip) const;
    /// Calls f(ClipId, std::span<const FrameRange>) for each clip with a frame, in order. The span is valid
    /// during the call.
    template<class F>
    void forEachClip(F&& f) const
    {
        for (ClipRangeCursor at(view(), axisView()); at.next();) f(at.clip(), at.ranges());
    }

    /// Counts without converting the set.
    RangeTotals totals() const { return tagline::totals(view(), axisView()); }
    RangeTotals totalsOf(ClipId clip) const;
    std::int64_t frameCount() const { return totals().frames; }

    /// Expects two sets of one library: on equal axes, or on one appended to the other. So does `subtracted`.
    FrameSet united(const FrameSet& other) const { return combined(SetOperator::Union, other); }
    FrameSet intersected(const FrameSet& other) const { return combined(SetOperator::Intersection, other); }
    FrameSet subtracted(const FrameSet& other) const { return combined(SetOperator::Difference, other); }
    FrameSet combined(SetOperator op, const FrameSet& other) const;
    /// The frames of the set's own axis that are not in it.
    FrameSet complemented() const;

    /// Replaces the ranges of a clip, in frames of the clip, on an axis that extends this set's. Expects
    /// canonical ranges within the clip's frames.
    void replace(std::shared_ptr<const ClipAxis> axis, ClipId clip, std::span<const FrameRange> ranges);

    SetForm form() const { return SetForm(m_form.index()); }
    /// Converts the set to this form, unless it has it.
    void setForm(SetForm form);
    /// The set's own size in bytes, without the axis.
    std::size_t byteCount() const;

    FrameSetView view() const;
    const std::shared_ptr<const ClipAxis>& axis() const { return m_axis; }
    ClipAxisView axisView() const { return m_axis ? m_axis->view() : ClipAxisView(); }

    /// Compares the frames of each clip, whatever the form and the axis.
    bool operator==(const FrameSet& other) const;

private:
    std::shared_ptr<const ClipAxis> m_axis;
    std::variant<RangeSet, MaskSet> m_form; ///< in order of SetForm
};

inline RangeTotals totals(const FrameSet& set) { return set.totals(); }

/// Builds a set clip by clip.
class FrameSetBuilder
{
public:
    explicit FrameSetBuilder(std::shared_ptr<const ClipAxis> axis);

    /// Expects a clip of the axis after the last one, and canonical ranges within its frames; without a range
    /// nothing is added.
    void append(ClipId clip, std::span<const FrameRange> canonical);
    /// The set in the form that suits its density, indexed. Expects to be called once.
    FrameSet finished();

private:
    std::shared_ptr<const ClipAxis> m_axis;
    AlignedBuffer<AxisFrame> m_boundaries;
    std::uint32_t m_nextClip = 0;
};

} // namespace tagline
