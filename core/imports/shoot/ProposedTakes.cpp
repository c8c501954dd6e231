#include "core/imports/shoot/ProposedTakes.h"

#include "core/imports/shoot/ShootTakes.h"
#include "core/library/takes/LibraryTakes.h"

#include <algorithm>
#include <string>
#include <variant>

namespace tagline {
namespace {

const CsvColumn& startColumn()
{
    return *std::ranges::find(shootColumns(), ColumnRole::TakeStart, &CsvColumn::role);
}

} // namespace

std::optional<Timecode> recordedStart(const TagSheet& sheet)
{
    std::vector<std::string> headings;
    std::vector<const PropertyLane*> lanes;
    for (const PropertyLane& lane : sheet.properties()) {
        if (!lane.name.starts_with(takeProperties)) continue;
        headings.push_back(lane.name.substr(takeProperties.size()));
        lanes.push_back(&lane);
    }
    const auto place = headings.empty() ? std::nullopt : columnOf(headings, startColumn());
    if (!place) return std::nullopt;
    const PropertyRange& first = lanes[*place]->ranges.front();
    const auto* text = std::get_if<std::string>(&*first.value);
    const auto start = text && first.range.start == 0 ? Timecode::parsed(*text) : std::nullopt;
    const bool isMidnight = start == Timecode() || start == Timecode::parsed("00:00:00;00") ||
                            start == Timecode::parsed("00:00:00.000");
    return isMidnight ? std::nullopt : start;
}

std::vector<Take> proposedTakes(const ClipLibrary& library, const std::optional<TakePattern>& pattern)
{
    std::vector<TakeCandidate> candidates = takeCandidates(library);
    if (pattern) return takesOf(library, takesByPattern(candidates, *pattern));
    for (TakeCandidate& each : candidates) each.start = recordedStart(library.clip(each.clip).sheet);
    std::vector<TakeProposal> proposals = takesByTimecode(candidates);
    std::erase_if(candidates, [](const TakeCandidate& each) { return each.start.has_value(); });
    const std::vector<TakeProposal> byNames = takesByNames(candidates);
    proposals.insert(proposals.end(), byNames.begin(), byNames.end());
    return takesOf(library, proposals);
}

} // namespace tagline
