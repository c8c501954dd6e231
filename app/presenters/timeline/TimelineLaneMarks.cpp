#include "app/presenters/timeline/TimelineLaneMarks.h"

#include "core/tags/vocabulary/GroupViolations.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {
namespace {

std::vector<FrameRange> united(std::vector<FrameRange> ranges)
{
    std::sort(ranges.begin(), ranges.end());
    std::vector<FrameRange> result;
    for (const FrameRange range : ranges) {
        if (!result.empty() && range.start <= result.back().stop)
            result.back().stop = std::max(result.back().stop, range.stop);
        else
            result.push_back(range);
    }
    return result;
}

} // namespace

// Hatches the lanes of a group's tags at frames that break its rule; all of them if one of them is missing.
void addGroupViolations(TimelineContent& content, const TagSheet& sheet, const TagVocabulary& vocabulary)
{
    const std::vector<GroupViolation> violations = groupViolations(sheet, content.frames, vocabulary);
    if (violations.empty()) return;
    for (TimelineLane& lane : content.lanes) {
        if (lane.kind != LaneKind::Tag) continue;
        const std::string& group = vocabulary[lane.tag].group;
        const std::string_view set = setOf(vocabulary[lane.tag].name);
        std::vector<FrameRange> broken;
        for (const GroupViolation& violation : violations) {
            const bool isOurs =
                std::find(violation.tags.begin(), violation.tags.end(), lane.tag) != violation.tags.end();
            if (violation.group == group && (isOurs || (violation.tags.empty() && violation.set == set)))
                broken.push_back(violation.range);
        }
        lane.violations = united(std::move(broken));
    }
}

void addImpliedRanges(TimelineContent& content, const TagSheet& sheet, const TagVocabulary& vocabulary)
{
    for (TimelineLane& lane : content.lanes) {
        if (lane.kind != LaneKind::Tag) continue;
        std::vector<FrameRange> implied;
        for (const TagId tag : vocabulary.matching(lane.tag))
            if (tag != lane.tag)
                for (const FrameRange range : sheet.ranges(tag)) implied.push_back(range);
        if (!implied.empty()) lane.implied = united(std::move(implied));
    }
}

} // namespace tagline
