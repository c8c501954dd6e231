#include "core/search/features/FeatureStore.h"

#include "core/search/features/RobustDeviation.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double entrySeconds = 0.2;
constexpr Frame leastPartOfRange =
    3; ///< a row may be entered until a third of its range is left, if that is less
constexpr double leastScale = 1e-5;

/// The stop of a range as it plays on: beyond the loop's end if frames go on at the loop's start.
Frame stopOf(const FrameRange& range, std::span<const FrameRange> all, bool isLoop, Frame frames)
{
    const bool goesOn = isLoop && range.stop >= frames && all.front().start == 0;
    return goesOn ? range.stop + std::max<Frame>(all.front().stop - 1, 0) : range.stop;
}

} // namespace

FeatureStore::FeatureStore(FeatureSchema schema, std::span<const FeatureSource> clips, bool holdsMirrors)
    : m_schema(std::move(schema))
    , m_sides(holdsMirrors ? 2 : 1)
    , m_clips(clips.size())
{
    const RowParts parts = m_schema.parts();
    for (std::size_t i = 0; i < clips.size(); ++i) {
        const BodyRows& body = clips[i].body;
        if (body.rows.empty() || (body.parts & parts) != parts) continue;
        m_clips[i] = {m_rowCount,         std::uint32_t(body.rows.size()),
                      body.frames,        body.stride,
                      body.rowsPerSecond, body.legLength,
                      clips[i].isLoop};
        m_rowCount += m_clips[i].rows * m_sides;
        m_heldIds.push_back(std::uint32_t(i));
    }
    m_blocks.resize((m_rowCount + rowsPerBlock - 1) / rowsPerBlock * rowsPerBlock * numbers());
    forEachInParallel(m_heldIds.size(), [&] {
        return [&](std::size_t i) { takeClip(ClipId(m_heldIds[i]), clips[m_heldIds[i]]); };
    });
    findScale();
    scaleAll();
}

void FeatureStore::takeClip(ClipId clip, const FeatureSource& source)
{
    takeRows(clip, 0, featureRows(m_schema, source.body, source.isLoop));
    if (m_sides == 2) takeRows(clip, 1, featureRows(m_schema, mirrored(source.body), source.isLoop));
}

void FeatureStore::takeRows(ClipId clip, std::uint32_t side, const std::vector<float>& taken)
{
    const ClipRows& rows = m_clips[clip.value];
    for (std::uint32_t i = 0; i < rows.rows; ++i) {
        const std::uint32_t row = rows.first + i * m_sides + side;
        float* to = &m_blocks[row / rowsPerBlock * numbers() * rowsPerBlock + row % rowsPerBlock];
        for (std::size_t number = 0; number < numbers(); ++number)
            to[number * rowsPerBlock] = taken[i * numbers() + number];
    }
}

void FeatureStore::findScale()
{
    std::vector<Deviation> deviations(numbers());
    forEachInParallel(numbers(), [&] {
        return [&](std::size_t number) {
            std::vector<float> values;
            const std::size_t step = deviationStep(m_rowCount) | 1; // odd: both sides are taken
            for (std::size_t row = 0; row < m_rowCount; row += step)
                values.push_back(this->number(std::uint32_t(row), number));
            deviations[number] = robustDeviation(values);
        };
    });
    for (std::size_t i = 0; i < m_schema.channels().size(); ++i) {
        const FeatureChannel& channel = m_schema.channels()[i];
        const std::size_t first = m_schema.firstNumber(i), count = numbersOf(channel.kind);
        double mean = 0.0;
        for (std::size_t n = first; n < first + count; ++n) mean += deviations[n].deviation / double(count);
        if (mean < leastScale) m_scale.constantChannels.push_back(i);
        const double factor = mean < leastScale ? 0.0 : channel.weight / mean;
        for (std::size_t n = first; n < first + count; ++n) {
            m_scale.means.push_back(float(deviations[n].mean));
            m_scale.factors.push_back(float(factor));
            m_scale.deviations.push_back(float(factor * deviations[n].deviation));
        }
    }
}

void FeatureStore::scaleAll()
{
    forEachInParallel(m_blocks.size() / rowsPerBlock, [&] {
        return [&](std::size_t line) {
            const std::size_t number = line % numbers();
            for (std::size_t i = line * rowsPerBlock; i < (line + 1) * rowsPerBlock; ++i)
                m_blocks[i] = (m_blocks[i] - m_scale.means[number]) * m_scale.factors[number];
        };
    });
}

std::uint32_t FeatureStore::lastRow(ClipId clip) const
{
    return m_clips[clip.value].first + m_clips[clip.value].rows * m_sides;
}

FeaturePlace FeatureStore::place(std::uint32_t row) const
{
    const auto after =
        std::upper_bound(m_heldIds.begin(), m_heldIds.end(), row,
                         [&](std::uint32_t r, std::uint32_t id) { return r < m_clips[id].first; });
    const std::uint32_t id = *(after - 1);
    const std::uint32_t within = row - m_clips[id].first;
    return {ClipId(id), Frame(within / m_sides) * m_clips[id].stride, within % m_sides == 1};
}

std::uint32_t FeatureStore::rowAt(ClipId clip, double frame, bool isMirrored) const
{
    const ClipRows& rows = m_clips[clip.value];
    const double at = std::round(frame / double(rows.stride));
    const auto row = std::uint32_t(std::clamp(at, 0.0, double(rows.rows - 1)));
    return rows.first + row * m_sides + (isMirrored && m_sides == 2 ? 1 : 0);
}

std::vector<float> FeatureStore::rowNumbers(std::uint32_t row) const
{
    std::vector<float> made;
    for (std::size_t n = 0; n < numbers(); ++n) made.push_back(number(row, n));
    return made;
}

void FeatureStore::scale(std::span<float> row) const
{
    for (std::size_t n = 0; n < numbers(); ++n) row[n] = (row[n] - m_scale.means[n]) * m_scale.factors[n];
}

void appendEnterableRows(const FeatureStore& store, ClipId clip, std::span<const FrameRange> frames,
                         bool isMirrored, std::vector<std::uint32_t>& out)
{
    const auto wanted = Frame(std::ceil(entrySeconds * store.framesPerSecond(clip)));
    const Frame stride = store.stride(clip), last = store.frames(clip);
    for (const FrameRange& range : frames) {
        const Frame stop = stopOf(range, frames, store.isLoop(clip), last);
        const Frame reserve = std::min(wanted, (stop - range.start) / leastPartOfRange);
        const Frame first = (std::max<Frame>(range.start, 0) + stride - 1) / stride * stride;
        for (Frame frame = first; frame < std::min(range.stop, last) && frame + reserve < stop;
             frame += stride)
            out.push_back(store.rowAt(clip, double(frame), isMirrored));
    }
}

} // namespace tagline
