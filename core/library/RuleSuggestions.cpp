#include "core/library/RuleSuggestions.h"

#include "core/motion/SuggestionRule.h"
#include "core/query/editing/RuleThresholds.h"
#include "core/time/FrameRanges.h"

#include <algorithm>

namespace tagline {
namespace {

const RejectedRanges* findRejected(const TaggingRule& rule, const LibrarySource& source,
                                   const LibraryClip& clip)
{
    const auto found =
        std::find_if(rule.rejected.begin(), rule.rejected.end(), [&](const RejectedRanges& each) {
            return each.source == source.path && each.clip == clip.name && each.index == clip.writtenIndex();
        });
    return found == rule.rejected.end() ? nullptr : &*found;
}

/// The frames that have a tag, canonical: authored ranges may touch.
std::vector<FrameRange> framesOf(const LibraryClip& clip, std::optional<TagId> tag)
{
    std::vector<FrameRange> frames;
    if (!tag) return frames;
    for (const FrameRange range : clip.sheet.ranges(*tag)) {
        if (!frames.empty() && range.start <= frames.back().stop)
            frames.back().stop = std::max(frames.back().stop, range.stop);
        else
            frames.push_back(range);
    }
    return frames;
}

RangeTidying tidying(const TaggingRule& rule, FrameRate rate)
{
    return {std::max(Frame(1), rule.minimum.nearestFrames(rate)), rule.gap.nearestFrames(rate)};
}

} // namespace

std::span<const FrameRange> RuleSuggestions::rangesOf(ClipId clip) const
{
    const auto found =
        std::lower_bound(clips.begin(), clips.end(), clip,
                         [](const ClipSuggestions& each, ClipId id) { return each.clip.value < id.value; });
    return found != clips.end() && found->clip == clip ? std::span(found->ranges)
                                                       : std::span<const FrameRange>();
}

RangeTotals RuleSuggestions::totals() const
{
    RangeTotals totals;
    for (const ClipSuggestions& each : clips) {
        ++totals.clips;
        totals.ranges += std::int64_t(each.ranges.size());
        for (const FrameRange range : each.ranges) totals.frames += range.length();
    }
    return totals;
}

RuleSuggestions suggestions(const TaggingRule& rule, const FrameSet& answer, const ClipLibrary& library,
                            const std::optional<std::vector<ClipId>>& clips)
{
    RuleSuggestions result{rule.name, rule.tag, {}};
    const auto tag = library.vocabulary().find(rule.tag);
    std::vector<ClipId> asked = clips ? *clips : answer.clips();
    std::sort(asked.begin(), asked.end());
    for (const ClipId id : asked) {
        const LibraryClip& clip = library.clip(id);
        const FrameRanges ranges = answer.rangesOf(id);
        if (ranges.isEmpty() || library.source(clip.source).isReadOnly()) continue;
        auto suggested = suggestedRanges(ranges.span(), tidying(rule, clip.rate), framesOf(clip, tag),
                                         rejectedRanges(rule, library, id));
        if (!suggested.empty()) result.clips.push_back({id, std::move(suggested)});
    }
    return result;
}

std::span<const FrameRange> rejectedRanges(const TaggingRule& rule, const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const RejectedRanges* found = findRejected(rule, library.source(clip.source), clip);
    return found ? std::span<const FrameRange>(found->ranges) : std::span<const FrameRange>();
}

TaggingRule withRejected(TaggingRule rule, const ClipLibrary& library, ClipId id,
                         std::span<const FrameRange> ranges)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    const RejectedRanges* known = findRejected(rule, source, clip);
    if (!known) rule.rejected.push_back({source.path, clip.name, clip.writtenIndex(), {}});
    RejectedRanges& rejected =
        known ? rule.rejected[std::size_t(known - rule.rejected.data())] : rule.rejected.back();
    std::vector<FrameRange> all;
    combine(SetOperator::Union, rejected.ranges, ranges, all);
    rejected.ranges = std::move(all);
    return rule;
}

std::string previewQuery(const TaggingRule& rule)
{
    const auto asked = askedQuery(rule);
    const std::string query = '(' + (asked ? *asked : rule.query) + ')';
    const std::string closed = rule.gap.isZero() ? query : "close(" + query + ", " + rule.gap.text() + ')';
    if (rule.minimum.isZero()) return closed;
    return closed + " - shorter(" + closed + ", " + rule.minimum.text() + ')';
}

TagSheet withAccepted(const TagSheet& sheet, TagId tag, std::span<const FrameRange> ranges)
{
    const auto present = sheet.ranges(tag);
    std::vector<FrameRange> all(present.begin(), present.end());
    all.insert(all.end(), ranges.begin(), ranges.end());
    std::sort(all.begin(), all.end(), [](FrameRange a, FrameRange b) { return a.start < b.start; });
    return sheet.withRanges(tag, std::move(all));
}

} // namespace tagline
