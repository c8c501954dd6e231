#include "core/imports/formats/CsvRow.h"

#include "core/exports/tables/CsvExporter.h"
#include "core/imports/ForeignText.h"

#include <algorithm>

namespace tagline {
namespace {

bool isRatePart(double value)
{
    return value >= 1 && value <= 2'147'483'647 && value == double(std::int64_t(value));
}

} // namespace

bool CsvColumns::isKnown(std::size_t column) const
{
    return guard == column || lastSeconds == column ||
           std::ranges::any_of(places, [&](const auto& place) { return place.second == column; });
}

CsvColumns csvColumnsAt(std::map<ColumnRole, std::size_t> places, std::vector<std::string> headings,
                        const TagImportOptions& options)
{
    const auto stop = places.find(ColumnRole::StopFrame);
    const auto last = columnOf(headings, {ColumnRole::StopFrame, {}, {csvLastFrameHeading}});
    const bool isLast = stop != places.end() && last == stop->second && !options.endRule;
    const auto guard = columnNamed(headings, csvGuardHeading);
    const auto clipFrames = columnNamed(headings, csvClipFramesHeading);
    const auto lastSeconds = isLast ? columnNamed(headings, csvLastSecondsHeading) : std::nullopt;
    return {std::move(places), std::move(headings), guard, clipFrames, isLast, lastSeconds};
}

CsvRow::CsvRow(const ForeignCsvRow& row, const CsvColumns& columns)
    : m_row(row)
    , m_columns(columns)
    , m_isGuarded(columns.guard && fieldAt(*columns.guard) == std::string_view(&csvGuard, 1))
{
}

bool CsvRow::isClipAlone() const
{
    return fieldOf(ColumnRole::Tag).empty() && fieldOf(ColumnRole::StartFrame).empty() &&
           fieldOf(ColumnRole::StartSeconds).empty();
}

bool CsvRow::saysState() const { return !trimmedText(text(ColumnRole::State)).empty(); }

std::optional<double> CsvRow::number(ColumnRole role, RowProblem& problem) const
{
    const std::string_view field = fieldOf(role);
    if (trimmedText(field).empty()) return std::nullopt;
    const auto value = finiteNumber(field);
    if (!value && !problem)
        problem =
            "rows without a number in the column " + foundText(m_columns.headings[m_columns.places.at(role)]);
    return value;
}

std::optional<FrameRate> CsvRow::rate(RowProblem& problem) const
{
    const auto numerator = number(ColumnRole::RateNumerator, problem),
               denominator = number(ColumnRole::RateDenominator, problem);
    const auto plain = number(ColumnRole::Rate, problem);
    const auto found = numerator ? std::optional(*numerator / denominator.value_or(1)) : plain;
    if (!found || problem) return std::nullopt;
    if (!FrameRate::isUsable(*found)) {
        problem = "rows whose rate is no number of frames a second above 0";
        return std::nullopt;
    }
    const bool isExact = numerator && isRatePart(*numerator) && isRatePart(denominator.value_or(1));
    return isExact ? FrameRate::reduced(std::int64_t(*numerator), std::int64_t(denominator.value_or(1)))
                   : FrameRate::nearest(*found);
}

std::string_view CsvRow::fieldAt(std::size_t place) const
{
    return place < m_row.fields.size() ? std::string_view(m_row.fields[place]) : std::string_view();
}

std::string_view CsvRow::fieldOf(ColumnRole role) const
{
    const auto column = m_columns.places.find(role);
    return column == m_columns.places.end() ? std::string_view() : fieldAt(column->second);
}

std::string CsvRow::unguarded(std::string_view field) const
{
    return m_isGuarded ? withoutCsvGuards(field) : std::string(field);
}

std::size_t TableClips::of(const CsvRow& row, ForeignTags& tags)
{
    const std::string clip = row.text(ColumnRole::Clip);
    const auto [place, isNew] = m_places.try_emplace(clip, tags.clips.size());
    if (isNew) tags.clips.push_back(clip.empty() ? ForeignClip() : ForeignClip{{clip}});
    return place->second;
}

ForeignRange csvTimes(const CsvRow& row, RowProblem& problem)
{
    ForeignRange range;
    auto start = row.number(ColumnRole::StartFrame, problem);
    auto stop = row.number(ColumnRole::StopFrame, problem);
    if (start) {
        range.unit = ForeignUnit::Frames;
        range.rate = row.rate(problem);
        if (stop && *stop != -1) *stop += row.behindStop();
    } else {
        start = row.number(ColumnRole::StartSeconds, problem);
        stop = row.number(ColumnRole::StopSeconds, problem);
    }
    if (!start && !problem) problem = "rows without a start";
    range.start = start.value_or(0);
    range.stop = !stop || *stop == -1 ? clipEnd : *stop;
    if (range.stop < range.start && !problem) problem = "rows that end before they begin";
    return range;
}

} // namespace tagline
