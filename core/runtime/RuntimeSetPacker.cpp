#include "core/runtime/RuntimeSetPacker.h"

#include "core/tags/sets/SetDensity.h"

#include <algorithm>

namespace tagline {

template<class T>
void RuntimeSetPacker::append(std::span<const T> elements)
{
    m_data.append(reinterpret_cast<const char*>(elements.data()), elements.size_bytes());
}

std::uint32_t RuntimeSetPacker::add(const FrameSet& set)
{
    const RangeTotals totals = set.totals();
    RuntimeSetRecord record;
    record.offset = m_data.size();
    record.clips = totals.clips;
    record.ranges = totals.ranges;
    record.frames = totals.frames;
    if (totals.frames > 0) {
        FrameSet formed = set;
        formed.setForm(formFor(std::size_t(totals.ranges), m_axis->wordCount()));
        const FrameSetView view = formed.view();
        const bool isMask = view.form == SetForm::Mask;
        record.form = std::uint32_t(isMask ? RuntimeSetForm::Mask : RuntimeSetForm::Ranges);
        isMask ? packMask(view.mask) : packRanges(view.ranges);
        m_data.resize(runtimeAligned(m_data.size()), '\0');
    }
    m_records.push_back(record);
    return std::uint32_t(m_records.size() - 1);
}

void RuntimeSetPacker::packRanges(const RangeSetView& ranges)
{
    m_index.build(ranges, m_axis->view());
    append(std::span<const std::uint64_t>(m_index.presence));
    append(std::span<const std::uint64_t>(m_index.firsts));
    append(std::span<const std::int32_t>(m_index.blockStarts));
    append(ranges.boundaries);
}

void RuntimeSetPacker::packMask(const MaskSetView& mask)
{
    const std::size_t end = m_data.size() + m_axis->wordCount() * sizeof(std::uint64_t);
    append(mask.words.first(std::min(mask.words.size(), m_axis->wordCount())));
    m_data.resize(end, '\0');
}

} // namespace tagline
