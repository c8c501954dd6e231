#include "core/exports/tables/CsvExporter.h"
#include "core/imports/ForeignCsv.h"
#include "core/imports/ForeignJson.h"
#include "core/imports/ForeignText.h"
#include "core/imports/formats/CsvRow.h"
#include "core/imports/formats/TagImporters.h"
#include "core/imports/shoot/ShootTakes.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/state/StateTime.h"

#include <span>
#include <unordered_map>

namespace tagline {
namespace {

/// Whether a table has takes with start timecodes.
bool isShootSheet(std::span<const std::string> headings)
{
    const ShootPlaces found = shootPlaces(headings, {});
    return found.of(ColumnRole::Clip) && found.of(ColumnRole::TakeStart);
}

/// The error for a file that is no table of tags.
Error noTable(const ForeignFile& file, std::string_view firstLine, int line)
{
    return file.error("no-table", "is no table of tags: its first line is " + foundText(firstLine), line);
}

/// Of JSON: tags of our own, or something else.
Error jsonIsNoTable(const ForeignFile& file)
{
    const auto json = parsedJson(file);
    if (!json && json.error().code == ownTagsCode) return json.error();
    return noTable(file, file.text.substr(0, file.text.find('\n')), 1);
}

/// The place of each role's column; an error where one that is needed, or was given, is missing.
Result<CsvColumns> columnsOf(const ForeignCsvRow& heading, const ForeignFile& file,
                             const TagImportOptions& options)
{
    std::map<ColumnRole, std::size_t> columns;
    for (const CsvColumn& each : csvColumns()) {
        const auto given = options.columns.find(each.role);
        const auto place = given == options.columns.end() ? columnOf(heading.fields, each)
                                                          : columnNamed(heading.fields, given->second);
        if (place) columns[each.role] = *place;
        if (!place && given != options.columns.end())
            return file.error("column", "there is no column " + foundText(given->second), heading.line);
    }
    const auto has = [&](ColumnRole role) { return columns.contains(role); };
    const bool hasStart = has(ColumnRole::StartFrame) || has(ColumnRole::StartSeconds);
    const bool isOfStates = has(ColumnRole::State) && !has(ColumnRole::Tag) && !hasStart;
    const auto made = [&] { return csvColumnsAt(std::move(columns), heading.fields, options); };
    if (isOfStates) return made();
    if (!has(ColumnRole::Tag) && heading.fields.size() == 1)
        return noTable(file, heading.fields.front(), heading.line);
    if (!has(ColumnRole::Tag))
        return file.error("column",
                          std::string("no column holds the tag; name one") +
                              (isShootSheet(heading.fields) ? ", or read it as a shoot sheet" : ""),
                          heading.line);
    if (!hasStart)
        return file.error("column", "no column holds the start, in frames or in seconds; name one",
                          heading.line);
    const bool isInFrames = has(ColumnRole::StartFrame);
    const auto stop = isInFrames ? ColumnRole::StopFrame : ColumnRole::StopSeconds;
    const auto other = isInFrames ? ColumnRole::StopSeconds : ColumnRole::StopFrame;
    if (!has(stop) && has(other))
        return file.error("column",
                          std::string("the start is in ") + (isInFrames ? "frames" : "seconds") +
                              " and the stop in " + (isInFrames ? "seconds" : "frames") +
                              ", as the columns are read; name columns of one unit",
                          heading.line);
    return made();
}

/// The range of a row; problems are told.
ForeignRange csvRange(const CsvRow& row, int line, RowProblem& problem)
{
    const std::string tag = row.text(ColumnRole::Tag);
    if (tag.empty()) problem = "rows without a tag";
    ForeignRange range = csvTimes(row, problem);
    range.tag = tag;
    range.line = line;
    return range;
}

/// The state that a row gives its clip; none if it gives no valid one.
std::optional<ClipState> csvState(const CsvRow& row, RowProblem& problem)
{
    const auto stage = findClipStage(asciiLowered(trimmedText(row.text(ColumnRole::State))));
    if (!stage) {
        problem = "states that are none of untouched, begun, done and reviewed";
        return std::nullopt;
    }
    if (*stage == ClipStage::Untouched) return ClipState();
    const std::string written = row.text(ColumnRole::StateAt);
    const std::string_view at = trimmedText(written);
    if (!at.empty() && !isStateTime(at))
        problem = "times of states that are not written as 2026-11-22T10:00Z, which are left out";
    return ClipState{*stage, std::string(trimmedText(row.text(ColumnRole::StateBy))),
                     isStateTime(at) ? std::string(at) : std::string()};
}

/// The clips of a table, with its values for each.
class CsvClips
{
public:
    explicit CsvClips(ForeignTags& tags)
        : m_tags(tags)
    {
    }

    /// The place of the row's clip in the tags.
    std::size_t placeOf(const CsvRow& row) { return m_places.of(row, m_tags); }

    /// Keeps the state that a row says; all rows of a clip say the same, or the first of them counts.
    void takeState(const CsvRow& row, int line, const ForeignFile& file)
    {
        RowProblem problem;
        const auto state = csvState(row, problem);
        if (problem) m_tags.losses.add(*std::move(problem), file.name, line);
        if (!state) return;
        const std::size_t clip = placeOf(row);
        const auto [known, isNew] = m_states.try_emplace(clip, m_tags.states.size());
        if (isNew)
            m_tags.states.push_back({clip, *state, line});
        else if (m_tags.states[known->second].state != *state)
            m_tags.losses.add("states that differ from the one that their clip has in a row before",
                              file.name, line);
    }

private:
    ForeignTags& m_tags;
    TableClips m_places;
    std::unordered_map<std::size_t, std::size_t> m_states; ///< by clip
};

void loseColumns(ForeignTags& tags, const ForeignCsvRow& heading, const CsvColumns& columns,
                 const ForeignFile& file)
{
    for (std::size_t i = 0; i < heading.fields.size(); ++i) {
        const bool isKnown = columns.isKnown(i) || columns.clipFrames == i;
        if (!isKnown) tags.losses.add("the column " + foundText(heading.fields[i]), file.name, heading.line);
    }
}

/// Source of the format: RFC 4180; the columns are those of Tagline's own export, or named.
Result<ForeignTags> csvTags(const ForeignFile& file, const TagImportOptions& options)
{
    if (file.text.starts_with('{')) return jsonIsNoTable(file);
    ForeignCsvReader reader(file);
    const auto heading = reader.next();
    if (!heading) return heading.error();
    if (!*heading) return file.error("syntax", "the table is empty; expected a line of headings", 1);
    if (!options.columns.contains(ColumnRole::Tag) && isPropertyTable((*heading)->fields))
        return propertyTags(file, options);
    const auto columns = columnsOf(**heading, file, options);
    if (!columns) return columns.error();
    ForeignTags tags;
    loseColumns(tags, **heading, *columns, file);
    CsvClips clips(tags);
    while (true) {
        const auto given = reader.next();
        if (!given) return given.error();
        if (!*given) return tags;
        const CsvRow row(**given, *columns);
        const int line = (*given)->line;
        if (row.saysState()) clips.takeState(row, line, file);
        if (tags.clips.size() > mostForeignRanges)
            return file.error("too-many", "the table names more than a million clips; part it", line);
        if (!columns->hasRanges()) continue;
        if ((columns->clipFrames || row.saysState()) && row.isClipAlone()) continue;
        RowProblem problem;
        ForeignRange range = csvRange(row, line, problem);
        if (problem) {
            tags.losses.add(*std::move(problem), file.name, line);
            continue;
        }
        range.clip = clips.placeOf(row);
        if (const auto added = addForeignRange(tags, std::move(range), file); !added) return added.error();
    }
}

} // namespace

TagImportFormat csvImport()
{
    return {.id = "csv",
            .title = "Table (CSV)",
            .endings = {"csv", "tsv"},
            .holds =
                "One row a range: tag, start and stop, in frames or in seconds, and where there are such "
                "columns clip and rate. Columns are found by their headings, or named. Ranges are "
                "half-open, but for a column last_frame; a stop that is empty or -1 is the clip's end. "
                "Commas, semicolons or tabs "
                "part the fields. Columns state, state_by and state_at say how far people are with the "
                "clip, in rows of ranges or of clips alone. A table of properties is read as what it is.",
            .leavesOut = "All other columns, and rows that cannot be read: each kind is listed with its "
                         "first line.",
            .checkedBy = "Read back from what Tagline exports, and HumanML3D's index of 14,616 segments.",
            .countsFrames = true,
            .columns = csvColumns(),
            .headings = csvHeadings,
            .read = csvTags};
}

} // namespace tagline
