#include "core/imports/ForeignText.h"
#include "core/imports/formats/CsvRow.h"
#include "core/imports/formats/TagImporters.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/vocabulary/PropertyTexts.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

/// The columns of a table of properties that other tables do not have.
struct PropertyColumns
{
    std::size_t property = 0;
    std::size_t value = 0;
    std::optional<std::size_t> type = {};

    bool isOne(std::size_t column) const { return column == property || column == value || column == type; }
};

std::optional<PropertyColumns> propertyColumns(std::span<const std::string> headings)
{
    const auto property = columnNamed(headings, "property"), value = columnNamed(headings, "value");
    if (!property || !value) return std::nullopt;
    return PropertyColumns{*property, *value, columnNamed(headings, "type")};
}

/// The columns of a table of properties that say to which ranges its values belong.
CsvColumns rangeColumns(const ForeignCsvRow& heading, const TagImportOptions& options)
{
    std::map<ColumnRole, std::size_t> places;
    constexpr std::array roles{ColumnRole::Clip,          ColumnRole::StartFrame,     ColumnRole::StopFrame,
                               ColumnRole::StartSeconds,  ColumnRole::StopSeconds,    ColumnRole::Rate,
                               ColumnRole::RateNumerator, ColumnRole::RateDenominator};
    for (const CsvColumn& column : csvColumns())
        if (std::ranges::find(roles, column.role) != roles.end())
            if (const auto place = columnOf(heading.fields, column)) places[column.role] = *place;
    return csvColumnsAt(std::move(places), heading.fields, options);
}

/// The value that a row says, of the type that it says; without a type as it looks.
PropertyValue typedValue(const std::string& text, std::string_view type, RowProblem& problem)
{
    if (type == "text") return text;
    if (type.empty()) return guessedValueOfText(text);
    const bool isNumber = type == "number";
    const auto value = valueOfText(text, isNumber ? PropertyType::Number : PropertyType::Boolean);
    if (!isNumber && type != "truth")
        problem = "rows whose type is none of number, text and truth";
    else if (!value)
        problem = "values that are not of the type that their rows say";
    return value.value_or(text);
}

/// The values of a table, row by row.
class PropertyRows
{
public:
    PropertyRows(const ForeignFile& file, const PropertyColumns& columns, CsvColumns ranges)
        : m_file(file)
        , m_columns(columns)
        , m_ranges(std::move(ranges))
    {
    }

    /// `headingLine`: of the table's headings.
    Result<ForeignTags> read(ForeignCsvReader& reader, int headingLine)
    {
        loseColumns(headingLine);
        while (true) {
            const auto row = reader.next();
            if (!row) return row.error();
            if (!*row) return std::move(m_tags);
            if (m_tags.values.size() == mostForeignRanges)
                return m_file.error("too-many", "more than 1,000,000 values; split the table", (*row)->line);
            take(**row);
        }
    }

private:
    void loseColumns(int headingLine)
    {
        for (std::size_t i = 0; i < m_ranges.headings.size(); ++i)
            if (!m_columns.isOne(i) && !m_ranges.isKnown(i))
                m_tags.losses.add("the column " + foundText(m_ranges.headings[i]), m_file.name, headingLine);
    }

    void take(const ForeignCsvRow& fields)
    {
        const CsvRow row(fields, m_ranges);
        RowProblem problem;
        ForeignValue value{
            .name = row.textAt(m_columns.property), .text = row.textAt(m_columns.value), .line = fields.line};
        if (value.name.empty()) problem = "rows without a property";
        const std::string type = m_columns.type ? row.textAt(*m_columns.type) : std::string();
        RowProblem ofValue, ofRange;
        value.value = typedValue(value.text, asciiLowered(trimmedText(type)), ofValue);
        value.frames = csvTimes(row, ofRange);
        for (RowProblem* each : {&ofValue, &ofRange})
            if (!problem && *each) problem = *std::move(*each);
        if (problem) return m_tags.losses.add(*std::move(problem), m_file.name, fields.line);
        value.clip = m_places.of(row, m_tags);
        m_tags.values.push_back(std::move(value));
    }

    const ForeignFile& m_file;
    const PropertyColumns m_columns;
    const CsvColumns m_ranges;
    ForeignTags m_tags;
    TableClips m_places;
};

} // namespace

bool isPropertyTable(std::span<const std::string> headings)
{
    const CsvColumn tag = *std::ranges::find(csvColumns(), ColumnRole::Tag, &CsvColumn::role);
    return propertyColumns(headings) && !columnOf(headings, tag);
}

Result<ForeignTags> propertyTags(const ForeignFile& file, const TagImportOptions& options)
{
    ForeignCsvReader reader(file);
    const auto heading = reader.next();
    if (!heading) return heading.error();
    if (!*heading) return file.error("syntax", "the table is empty; expected a line of headings", 1);
    const int headingLine = (*heading)->line;
    const auto columns = propertyColumns((*heading)->fields);
    if (!columns)
        return file.error("column",
                          "there are no columns property and value; read it as a table of tags, or name the "
                          "columns so",
                          (*heading)->line);
    CsvColumns ranges = rangeColumns(**heading, options);
    if (!ranges.places.contains(ColumnRole::StartFrame) && !ranges.places.contains(ColumnRole::StartSeconds))
        return file.error("column",
                          "no column holds the start, in frames or in seconds; name one start_frame",
                          (*heading)->line);
    return PropertyRows(file, *columns, std::move(ranges)).read(reader, headingLine);
}

TagImportFormat propertiesImport()
{
    return {.id = "values",
            .title = "Table of properties (CSV)",
            .endings = {"values.csv", "properties.csv"},
            .holds =
                "One row for each range on which a property has a value: columns clip, property, value, type "
                "(number, text or truth; without it as the value looks), and start and stop as a table of "
                "tags has them. Who tagged a tag and when is taken where the clip has that tag.",
            .leavesOut = "All other columns, and rows that cannot be read: each kind is listed with its "
                         "first line.",
            .checkedBy = "Read back from what Tagline exports.",
            .countsFrames = true,
            .read = propertyTags};
}

} // namespace tagline
