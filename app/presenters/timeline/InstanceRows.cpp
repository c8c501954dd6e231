#include "app/presenters/timeline/InstanceRows.h"

#include "widgets/tags/fields/PropertyText.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagline {
namespace {

using Row = std::vector<TagInstance>;

/// Each in the first row in which it overlaps none.
std::vector<Row> rowsOf(std::span<const TagInstance> instances)
{
    std::vector<Row> rows;
    for (const TagInstance& each : instances) {
        const auto row = std::ranges::find_if(
            rows, [&](const Row& other) { return other.back().range.stop <= each.range.start; });
        if (row == rows.end())
            rows.push_back({each});
        else
            row->push_back(each);
    }
    return rows;
}

/// "Punch: hand left, power 2.5"
QString textOf(const TagInstance& instance, const QString& tag)
{
    QStringList values;
    for (const auto& [name, value] : instance.values)
        values << QString::fromStdString(name) + QLatin1Char(' ') + propertyText(value);
    return values.isEmpty() ? tag : tag + QStringLiteral(": ") + values.join(QStringLiteral(", "));
}

/// "left, 2.5": for bars that have no room for names; empty where there are no values.
QString shortTextOf(const TagInstance& instance)
{
    QStringList values;
    for (const auto& each : instance.values) values << propertyText(each.value);
    return values.join(QStringLiteral(", "));
}

TimelineLane rowLane(const TimelineLane& lane, const Row& row, std::size_t number)
{
    TimelineLane made = lane;
    std::vector<FrameRange> ranges;
    made.texts.clear();
    made.shortTexts.clear();
    for (const TagInstance& each : row) {
        ranges.push_back(each.range);
        made.texts << textOf(each, lane.name);
        made.shortTexts << shortTextOf(each);
    }
    made.ranges = std::move(ranges);
    made.isCounted = true;
    if (number == 0) return made;
    made.isPart = true;
    made.name = QCoreApplication::translate("tagline::TimelinePresenter", "%1, row %2")
                    .arg(lane.name)
                    .arg(number + 1);
    made.keyHint.clear();
    made.openStart.reset();
    made.violations = {};
    made.implied = {};
    return made;
}

} // namespace

void addInstanceRows(TimelineContent& content, const TagSheet& sheet)
{
    if (sheet.instanceLanes().empty()) return;
    std::vector<TimelineLane> lanes;
    for (TimelineLane& lane : content.lanes) {
        const bool isCounted = lane.kind == LaneKind::Tag && sheet.isCounted(lane.tag);
        const std::vector<Row> rows = isCounted ? rowsOf(sheet.instances(lane.tag)) : std::vector<Row>();
        for (std::size_t row = 0; row < rows.size(); ++row) lanes.push_back(rowLane(lane, rows[row], row));
        if (rows.empty()) lanes.push_back(std::move(lane));
    }
    content.lanes = std::move(lanes);
}

} // namespace tagline
