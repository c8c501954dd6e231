#include "app/presenters/captions/CaptionRows.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr QLatin1String lanePrefix("captions ");

} // namespace

std::vector<std::vector<Caption>> captionRows(std::span<const Caption> captions)
{
    std::vector<std::vector<Caption>> rows;
    for (const Caption& caption : captions) {
        const auto row = std::ranges::find_if(
            rows, [&](const auto& each) { return each.back().range.stop <= caption.range.start; });
        if (row == rows.end())
            rows.push_back({caption});
        else
            row->push_back(caption);
    }
    return rows;
}

QString captionLane(std::size_t row) { return lanePrefix + QString::number(row); }

std::optional<std::size_t> rowOfCaptionLane(const QString& laneId)
{
    if (!laneId.startsWith(lanePrefix)) return std::nullopt;
    return laneId.mid(lanePrefix.size()).toULong();
}

} // namespace tagline
