#include "core/library/suggesters/AcceptedSheet.h"

#include "core/library/RuleSuggestions.h"

namespace tagline {

FrameRanges TakenPieces::meeting(FrameRange range) const
{
    std::vector<FrameRange> found;
    auto piece = m_stops.upper_bound(range.start);
    if (piece != m_stops.begin()) --piece;
    for (; piece != m_stops.end() && piece->first < range.stop; ++piece)
        found.push_back({piece->first, piece->second});
    return FrameRanges::canonical(std::move(found));
}

AcceptedSheet::Lane& AcceptedSheet::laneOf(TagId tag)
{
    const auto [lane, isNew] = m_lanes.try_emplace(tag);
    if (isNew)
        for (const FrameRange range : m_sheet->ranges(tag)) lane->second.taken.take(range);
    return lane->second;
}

AcceptedSheet::Values& AcceptedSheet::valuesOf(const std::string& property)
{
    const auto [values, isNew] = m_values.try_emplace(property);
    if (isNew)
        for (const PropertyRange& each : m_sheet->property(property)) values->second.taken.take(each.range);
    return values->second;
}

void AcceptedSheet::accept(FrameRange range, TagId tag, const std::vector<TagId>& excluded,
                           const TagDefinition& definition)
{
    range = range.intersected({0, m_clipFrames});
    Lane& lane = laneOf(tag);
    FrameRanges left = FrameRanges::canonical({range}).subtracted(lane.taken.meeting(range));
    for (const TagId other : excluded) left = left.subtracted(laneOf(other).taken.meeting(range));
    for (FrameRange piece : left) {
        if (definition.kind == TagKind::Point) piece.stop = piece.start + 1;
        lane.taken.take(piece);
        lane.come.push_back(piece);
        for (const DefaultProperty& property : definition.properties) {
            Values& values = valuesOf(property.name);
            for (const FrameRange free :
                 FrameRanges::canonical({piece}).subtracted(values.taken.meeting(piece))) {
                values.taken.take(free);
                values.come.push_back({free, property.value});
            }
        }
    }
}

TagSheet AcceptedSheet::result() const
{
    TagSheet sheet = *m_sheet;
    for (const auto& [tag, lane] : m_lanes)
        if (!lane.come.empty()) sheet = withAccepted(sheet, tag, lane.come);
    for (const auto& [property, values] : m_values) {
        if (values.come.empty()) continue;
        const auto there = m_sheet->property(property);
        std::vector<PropertyRange> all(there.begin(), there.end());
        all.insert(all.end(), values.come.begin(), values.come.end());
        sheet = sheet.withProperty(property, std::move(all));
    }
    return sheet;
}

} // namespace tagline
