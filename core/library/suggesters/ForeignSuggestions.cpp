#include "core/library/suggesters/ForeignSuggestions.h"

#include "core/library/suggesters/AcceptedSheet.h"
#include "core/motion/SuggestionRule.h"
#include "core/tags/vocabulary/GroupRivals.h"
#include "core/time/FrameRanges.h"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tagline {
namespace {

using LaneKey = std::pair<ClipId, std::string>; ///< clip and tag

bool excludes(TagId one, TagId other, const TagVocabulary& vocabulary)
{
    return areRivals(one, other, vocabulary) && vocabulary.groupOf(one).exclusiveness != Exclusiveness::None;
}

std::vector<TagId> excludedBy(TagId tag, const TagVocabulary& vocabulary)
{
    std::vector<TagId> excluded;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (TagId(i) != tag && excludes(tag, TagId(i), vocabulary)) excluded.push_back(TagId(i));
    return excluded;
}

/// Frames of a sheet that a suggestion of this tag must leave alone: those of the tag, and of its rivals.
FrameRanges decidedFrames(const TagSheet& sheet, TagId tag, const TagVocabulary& vocabulary)
{
    std::vector<FrameRange> decided;
    for (const TagLane& lane : sheet.lanes()) {
        if (lane.tag != tag && !excludes(tag, lane.tag, vocabulary)) continue;
        const auto ranges = sheet.ranges(lane.tag);
        decided.insert(decided.end(), ranges.begin(), ranges.end());
    }
    return FrameRanges::canonical(std::move(decided));
}

FrameRanges decidedFrames(const ClipLibrary& library, const LaneKey& key)
{
    const auto tag = library.vocabulary().find(key.second);
    return tag ? decidedFrames(library.clip(key.first).sheet, *tag, library.vocabulary()) : FrameRanges();
}

std::map<LaneKey, std::vector<ForeignSuggestion>> byLane(std::span<const ForeignSuggestion> all)
{
    std::map<LaneKey, std::vector<ForeignSuggestion>> lanes;
    for (const ForeignSuggestion& each : all) lanes[{each.clip, each.tag}].push_back(each);
    return lanes;
}

FrameRanges framesOfAll(std::span<const ForeignSuggestion> suggestions)
{
    std::vector<FrameRange> ranges;
    for (const ForeignSuggestion& each : suggestions) ranges.push_back(each.range);
    return FrameRanges::canonical(std::move(ranges));
}

/// Those of canonical ranges that have frames of a range.
std::span<const FrameRange> rangesMeeting(std::span<const FrameRange> ranges, FrameRange range)
{
    const auto first = std::ranges::upper_bound(ranges, range.start, {}, &FrameRange::stop);
    return {first, std::ranges::lower_bound(first, ranges.end(), range.stop, {}, &FrameRange::start)};
}

/// Those of one clip and tag that are open.
void appendOpen(std::vector<ForeignSuggestion> suggested, const FrameRanges& decided,
                const FrameRanges& rejected, std::vector<ForeignSuggestion>& open)
{
    std::stable_sort(suggested.begin(), suggested.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    TakenPieces taken;
    for (const ForeignSuggestion& each : suggested) {
        const auto pieces =
            suggestedRanges(std::span(&each.range, 1), {1, 0}, rangesMeeting(decided.span(), each.range),
                            rangesMeeting(rejected.span(), each.range));
        for (const FrameRange piece : FrameRanges::canonical(pieces).subtracted(taken.meeting(each.range))) {
            open.push_back({each.clip, each.tag, piece, each.score});
            taken.take(piece);
        }
    }
}

} // namespace

double doubtOf(double score) { return std::min(score, 1 - score); }

bool isMoreDoubtful(const ForeignSuggestion& a, const ForeignSuggestion& b)
{
    const double doubtOfA = doubtOf(a.score), doubtOfB = doubtOf(b.score);
    return std::tie(doubtOfB, a.clip, a.range.start, a.range.stop, a.tag) <
           std::tie(doubtOfA, b.clip, b.range.start, b.range.stop, b.tag);
}

std::vector<ForeignSuggestion> openSuggestions(std::span<const ForeignSuggestion> answer,
                                               std::span<const ForeignSuggestion> rejected,
                                               const ClipLibrary& library)
{
    std::vector<ForeignSuggestion> open;
    const auto refused = byLane(rejected);
    for (auto& [key, suggested] : byLane(answer)) {
        const auto found = refused.find(key);
        appendOpen(suggested, decidedFrames(library, key),
                   found == refused.end() ? FrameRanges() : framesOfAll(found->second), open);
    }
    std::sort(open.begin(), open.end(), isMoreDoubtful);
    return open;
}

std::vector<SheetChange> acceptedChanges(std::span<const ForeignSuggestion> accepted,
                                         const ClipLibrary& library)
{
    std::vector<ForeignSuggestion> surestFirst(accepted.begin(), accepted.end());
    std::stable_sort(surestFirst.begin(), surestFirst.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    std::map<ClipId, AcceptedSheet> sheets;
    std::map<TagId, std::vector<TagId>> excluded;
    for (const ForeignSuggestion& each : surestFirst) {
        const LibraryClip& clip = library.clip(each.clip);
        const auto tag = library.vocabulary().find(each.tag);
        if (!tag) continue;
        const auto [others, isNew] = excluded.try_emplace(*tag);
        if (isNew) others->second = excludedBy(*tag, library.vocabulary());
        const auto sheet = sheets.try_emplace(each.clip, clip.sheet, clip.frames).first;
        sheet->second.accept(each.range, *tag, others->second, library.vocabulary()[*tag]);
    }
    std::vector<SheetChange> changes;
    for (const auto& [clip, tagged] : sheets) {
        TagSheet sheet = tagged.result();
        if (!(sheet == library.clip(clip).sheet)) changes.push_back({clip, std::move(sheet)});
    }
    return changes;
}

} // namespace tagline
