#pragma once

// CsvRow is one row of a table that is imported, by the columns that are known.

#include "core/imports/ForeignCsv.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagline {

struct CsvColumns
{
    std::map<ColumnRole, std::size_t> places;
    std::vector<std::string> headings;
    /// Says in each row what guards its texts (core/exports/tables/CsvExporter.h).
    std::optional<std::size_t> guard = {};
    std::optional<std::size_t> clipFrames = {}; ///< the table lists clips, those without a range too
    bool hasLastFrames = false; ///< each range says its last frame, as Tagline's own export can
    std::optional<std::size_t> lastSeconds = {}; ///< with them: the moment of that frame, which says no more

    /// Else it says the states of clips alone.
    bool hasRanges() const { return places.contains(ColumnRole::Tag); }
    /// Whether a column has a role, or says what guards texts.
    bool isKnown(std::size_t column) const;
};

/// The places of columns; whether the one of stops holds last frames, where no end rule is given.
CsvColumns csvColumnsAt(std::map<ColumnRole, std::size_t> places, std::vector<std::string> headings,
                        const TagImportOptions& options);

/// Why a row cannot be read, as the list of losses says it; none if it can.
using RowProblem = std::optional<std::string>;

class CsvRow
{
public:
    /// Both must outlive it.
    CsvRow(const ForeignCsvRow& row, const CsvColumns& columns);

    /// The field's text without the guards before it, or before parts of it, against being a formula.
    std::string text(ColumnRole role) const { return unguarded(fieldOf(role)); }
    /// The text of a column that has no role, without those guards.
    std::string textAt(std::size_t place) const { return unguarded(fieldAt(place)); }
    /// Whether it lists a clip that has no range.
    bool isClipAlone() const;
    /// Distance from the row's stop to the first frame behind: 1 if stops are last frames, else 0.
    double behindStop() const { return m_columns.hasLastFrames ? 1 : 0; }
    bool saysState() const;
    /// A number; none if the field is empty, or (with a problem) no number.
    std::optional<double> number(ColumnRole role, RowProblem& problem) const;
    /// Frames a second; none if the row does not say them.
    std::optional<FrameRate> rate(RowProblem& problem) const;

private:
    std::string_view fieldAt(std::size_t place) const;
    std::string_view fieldOf(ColumnRole role) const;
    std::string unguarded(std::string_view field) const;

    const ForeignCsvRow& m_row;
    const CsvColumns& m_columns;
    bool m_isGuarded;
};

/// The clips of a table by their names, each once.
class TableClips
{
public:
    /// The place of the row's clip among those of the tags, to which it is added.
    std::size_t of(const CsvRow& row, ForeignTags& tags);

private:
    std::unordered_map<std::string, std::size_t> m_places;
};

/// Start and stop of a row, of no tag: in frames where it has them, else in seconds. A stop that is empty or
/// −1 is the clip's end.
ForeignRange csvTimes(const CsvRow& row, RowProblem& problem);

/// Whether headings are those of a table of properties (`tagline export --to values`).
bool isPropertyTable(std::span<const std::string> headings);
/// Reads such a table. Errors: foreign.column where the start has no column.
Result<ForeignTags> propertyTags(const ForeignFile& file, const TagImportOptions& options);

} // namespace tagline
