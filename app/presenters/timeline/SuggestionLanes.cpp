#include "app/presenters/timeline/SuggestionLanes.h"

#include "app/presenters/library/ClipTexts.h"
#include "widgets/curves/SuggestionDrawing.h"

#include <memory>
#include <utility>

namespace tagline {
namespace {

TimelineLane newSuggestionLane(const TagVocabulary& vocabulary, const std::string& name,
                               std::optional<TagId> tag, std::size_t newColour)
{
    TimelineLane lane;
    lane.name = QString::fromStdString(name);
    if (tag) {
        lane.tag = *tag;
        lane.colour = screenColour(vocabulary[*tag].colour);
    } else {
        lane.kind = LaneKind::Curve;
        lane.id = QStringLiteral("suggestion:") + lane.name;
        lane.colour = screenColour(automaticColour(vocabulary.size() + newColour));
    }
    return lane;
}

} // namespace

void addSuggestions(TimelineContent& content, const TagVocabulary& vocabulary, const std::string& name,
                    std::vector<FrameRange> ranges, std::optional<FrameRange> current, std::size_t newColour)
{
    const auto tag = vocabulary.find(name);
    int lane = tag ? laneOf(content, *tag) : -1;
    if (lane < 0) {
        content.lanes.push_back(newSuggestionLane(vocabulary, name, tag, newColour));
        lane = int(content.lanes.size()) - 1;
    }
    TimelineLane& shown = content.lanes[std::size_t(lane)];
    shown.drawing = std::make_shared<SuggestionDrawing>(std::move(ranges), current, shown.colour);
}

} // namespace tagline
