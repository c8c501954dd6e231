#include "core/tags/sets/FrameSet.h"

#include "core/tags/sets/Rasterize.h"
#include "core/tags/sets/SetDensity.h"
#include "core/tags/sets/SetEvaluation.h"

#include <cassert>

namespace tagline {

FrameSet::FrameSet(std::shared_ptr<const ClipAxis> axis)
    : m_axis(std::move(axis))
{
}

FrameSet::FrameSet(std::shared_ptr<const ClipAxis> axis, RangeSet ranges)
    : m_axis(std::move(axis))
    , m_form(std::move(ranges))
{
}

FrameSet::FrameSet(std::shared_ptr<const ClipAxis> axis, MaskSet mask)
    : m_axis(std::move(axis))
    , m_form(std::move(mask))
{
}

FrameSet FrameSet::copyOf(std::shared_ptr<const ClipAxis> axis, const FrameSetView& view)
{
    if (view.form == SetForm::Ranges) return {std::move(axis), RangeSet::copyOf(view.ranges)};
    return {std::move(axis), MaskSet::copyOf(view.mask)};
}

FrameSet FrameSet::all(std::shared_ptr<const ClipAxis> axis)
{
    FrameSetBuilder builder(axis);
    const ClipAxisView view = axis->view();
    for (std::uint32_t clip = 0; clip < view.clipCount(); ++clip)
        builder.append(ClipId(clip), FrameRanges::all(view.frames(ClipId(clip))).span());
    return builder.finished();
}

std::vector<ClipId> FrameSet::clips() const
{
    std::vector<ClipId> found;
    forEachClip([&](ClipId clip, std::span<const FrameRange>) { found.push_back(clip); });
    return found;
}

FrameRanges FrameSet::rangesOf(ClipId clip) const
{
    std::vector<FrameRange> ranges;
    appendRanges(view(), axisView(), clip, ranges);
    return FrameRanges::fromCanonical(std::move(ranges));
}

RangeTotals FrameSet::totalsOf(ClipId clip) const
{
    if (form() == SetForm::Mask) {
        const BitCounts bits = counts(clipWords(view().mask, axisView(), clip));
        return {bits.runs > 0, bits.runs, bits.bits};
    }
    const FrameRanges ranges = rangesOf(clip);
    return {!ranges.isEmpty(), std::int64_t(ranges.size()), ranges.frameCount()};
}

FrameSet FrameSet::combined(SetOperator op, const FrameSet& other) const
{
    const auto& axis = axisView().clipCount() >= other.axisView().clipCount() ? m_axis : other.m_axis;
    return tagline::combined(op, view(), other.view(), axis);
}

FrameSet FrameSet::complemented() const { return tagline::complemented(view(), m_axis); }

void FrameSet::replace(std::shared_ptr<const ClipAxis> axis, ClipId clip, std::span<const FrameRange> ranges)
{
    m_axis = std::move(axis);
    std::visit([&](auto& set) { set.replace(m_axis->view(), clip, ranges); }, m_form);
}

void FrameSet::setForm(SetForm form)
{
    if (form == this->form()) return;
    if (form == SetForm::Mask) {
        m_form = toMask(std::get<RangeSet>(m_form).view(), axisView());
        return;
    }
    RangeSet ranges = toRanges(std::get<MaskSet>(m_form).view());
    ranges.makeIndex(axisView());
    m_form = std::move(ranges);
}

std::size_t FrameSet::byteCount() const
{
    return std::visit([](const auto& set) { return set.byteCount(); }, m_form);
}

FrameSetView FrameSet::view() const
{
    return std::visit([](const auto& set) { return FrameSetView(set.view()); }, m_form);
}

bool FrameSet::operator==(const FrameSet& other) const
{
    ClipRangeCursor a(view(), axisView());
    ClipRangeCursor b(other.view(), other.axisView());
    while (a.next()) {
        if (!b.next() || a.clip() != b.clip()) return false;
        if (!std::equal(a.ranges().begin(), a.ranges().end(), b.ranges().begin(), b.ranges().end()))
            return false;
    }
    return !b.next();
}

FrameSetBuilder::FrameSetBuilder(std::shared_ptr<const ClipAxis> axis)
    : m_axis(std::move(axis))
{
    m_boundaries.resize(1);
    m_boundaries[0] = beforeAll;
}

void FrameSetBuilder::append(ClipId clip, std::span<const FrameRange> canonical)
{
    assert(isCanonical(canonical) && clip.value >= m_nextClip);
    if (canonical.empty()) return;
    assert(canonical.front().start >= 0 && canonical.back().stop <= m_axis->frames(clip));
    m_nextClip = clip.value + 1;
    const AxisFrame base = m_axis->view().base(clip);
    std::size_t size = m_boundaries.size();
    m_boundaries.resize(size + 2 * canonical.size());
    for (const FrameRange range : canonical) {
        m_boundaries[size++] = base + range.start;
        m_boundaries[size++] = base + range.stop;
    }
}

FrameSet FrameSetBuilder::finished()
{
    const std::size_t size = m_boundaries.size();
    m_boundaries.resize(size + closingBoundaries);
    closeBoundaries(m_boundaries.data(), size);
    RangeSet ranges = RangeSet::fromBoundaries(std::move(m_boundaries));
    if (!m_axis) return {};
    if (formFor(ranges.rangeCount(), m_axis->wordCount()) == SetForm::Mask)
        return {m_axis, toMask(ranges.view(), m_axis->view())};
    ranges.makeIndex(m_axis->view());
    return {m_axis, std::move(ranges)};
}

} // namespace tagline
