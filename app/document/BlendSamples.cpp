#include "app/document/BlendSamples.h"

#include <algorithm>
#include <cmath>
#include <map>
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
        if (element.op() != QueryOp::Tag && element.op() != QueryOp::ExactTag) continue;
        for (const TagId tag : element.op() == QueryOp::Tag ? vocabulary.matching(element.tag())
                                                            : vocabulary.exactly(element.tag()))
            named.insert(tag);
    }
    return {named.begin(), named.end()};
}

/// Where a range of one of the tags begins or ends within this one, with its own ends.
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
                                   const FrameSet& answer, std::size_t most)
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
    if (samples.size() <= most) return samples;
    const auto seconds = [&](const BlendSample& each) {
        return library.clip(each.clip).rate.seconds(each.range.length());
    };
    std::stable_sort(samples.begin(), samples.end(),
                     [&](const BlendSample& a, const BlendSample& b) { return seconds(a) > seconds(b); });
    samples.resize(most);
    std::sort(samples.begin(), samples.end(), [](const BlendSample& a, const BlendSample& b) {
        return std::pair(a.clip.value, a.range.start) < std::pair(b.clip.value, b.range.start);
    });
    return samples;
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
