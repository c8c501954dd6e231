#include "core/staging/BlendSamples.h"

#include "core/query/evaluation/QueryTags.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace tagline {
namespace {

constexpr double shortestSeconds = 0.2;

/// The tags that a query speaks of, and those that count as them.
std::vector<TagId> namedTags(const TagVocabulary& vocabulary, const QueryExpression& query)
{
    std::set<TagId> named;
    for (const QueryElement& element : query.elements()) {
        for (const TagId tag : tagsOf(query, element, vocabulary)) named.insert(tag);
    }
    return {named.begin(), named.end()};
}

/// Frames at which a range of one of the tags begins or ends within this range, with its own ends.
std::set<Frame> cutsOf(const TagSheet& sheet, std::span<const TagId> tags, FrameRange range)
{
    std::set<Frame> cuts{range.start, range.stop};
    for (const TagId tag : tags)
        for (const FrameRange& each : sheet.ranges(tag))
            for (const Frame edge : {each.start, each.stop})
                if (edge > range.start && edge < range.stop) cuts.insert(edge);
    return cuts;
}

} // namespace

std::vector<BlendSample> samplesOf(const ClipLibrary& library, const QueryExpression& query,
                                   const FrameSet& answer)
{
    std::vector<BlendSample> samples;
    const std::vector<TagId> tags = namedTags(library.vocabulary(), query);
    answer.forEachClip([&](ClipId id, std::span<const FrameRange> ranges) {
        if (id.value >= library.clipCount()) return;
        const LibraryClip& clip = library.clip(id);
        for (const FrameRange& range : ranges) {
            const std::set<Frame> cuts = cutsOf(clip.sheet, tags, range);
            for (auto cut = cuts.begin(); std::next(cut) != cuts.end(); ++cut)
                if (clip.rate.seconds(*std::next(cut) - *cut) >= shortestSeconds)
                    samples.push_back({id, {*cut, *std::next(cut)}, {}});
        }
    });
    return samples;
}

namespace {

constexpr int partsAcross = 14; ///< of the space, each way

/// The part of the space that a place lies in.
int partOf(glm::dvec2 place, glm::dvec2 lowest, glm::dvec2 extent)
{
    int part = 0;
    for (const int axis : {0, 1}) {
        const double at = extent[axis] > 0.0 ? (place[axis] - lowest[axis]) / extent[axis] : 0.0;
        part = part * partsAcross + std::clamp(int(at * partsAcross), 0, partsAcross - 1);
    }
    return part;
}

} // namespace

std::vector<BlendSample> spreadSamples(std::vector<BlendSample> samples, std::span<const double> seconds,
                                       std::size_t most)
{
    assert(seconds.size() == samples.size());
    if (samples.size() <= most) return samples;
    glm::dvec2 lowest = samples.front().place;
    glm::dvec2 highest = lowest;
    for (const BlendSample& each : samples) {
        lowest = glm::min(lowest, each.place);
        highest = glm::max(highest, each.place);
    }
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return seconds[a] > seconds[b]; });
    std::map<int, int> inPart;
    std::vector<std::pair<int, std::size_t>> ranked; ///< which of its part a sample is, and the sample
    for (const std::size_t sample : order)
        ranked.emplace_back(inPart[partOf(samples[sample].place, lowest, highest - lowest)]++, sample);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    ranked.resize(most);
    std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    std::vector<BlendSample> spread;
    for (const auto& [rank, sample] : ranked) spread.push_back(samples[sample]);
    return spread;
}

FrameRange wholeCycles(FrameRange range, std::span<const SyncMark> marks)
{
    std::map<TagId, FrameRange> spans; ///< from the first to the last mark of each tag
    for (const SyncMark& mark : marks) {
        if (mark.frame <= range.start || mark.frame >= range.stop) continue;
        spans.try_emplace(mark.tag, FrameRange{mark.frame, mark.frame + 1}).first->second.stop =
            mark.frame + 1;
    }
    FrameRange longest;
    for (const auto& [tag, span] : spans)
        if (span.length() > longest.length()) longest = span;
    return 2 * longest.length() >= range.length() ? longest : range;
}

std::vector<SyncMark> marksWithin(std::span<const SyncMark> marks, FrameRange range)
{
    std::vector<SyncMark> within;
    for (const SyncMark& mark : marks)
        if (range.contains(mark.frame)) within.push_back({mark.tag, mark.frame - range.start});
    return within;
}

std::optional<double> meanSignal(const SignalSource& motions, ClipId clip, MotionSignal signal,
                                 FrameRange range)
{
    std::vector<float> values;
    if (!motions.appendValues(clip, signal, {}, values)) return std::nullopt;
    const auto from = std::size_t(std::max(range.start, 0));
    const std::size_t to = std::min(std::size_t(std::max(range.stop, 0)), values.size());
    double sum = 0.0;
    std::size_t count = 0;
    for (std::size_t frame = from; frame < to; ++frame)
        if (std::isfinite(values[frame])) {
            sum += double(values[frame]);
            ++count;
        }
    return count > 0 ? std::optional(sum / double(count)) : std::nullopt;
}

} // namespace tagline
