#include "core/imports/shoot/ShootTakes.h"

#include "core/imports/ForeignText.h"
#include "core/imports/TagImportFormat.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::string_view namelessMark = "Mark";
constexpr std::size_t mostTakeClips = 100; ///< that a row may name

/// A heading as part of a property's name: blanks become '_', so that queries need no quotation marks.
std::string propertyOfHeading(std::string_view heading)
{
    std::string name(takeProperties);
    bool isBlank = false;
    for (const char each : trimmedText(heading)) {
        const bool isNext = static_cast<unsigned char>(each) <= ' ';
        if (!isNext)
            name += each;
        else if (!isBlank)
            name += '_';
        isBlank = isNext;
    }
    return name;
}

} // namespace

std::span<const CsvColumn> shootColumns()
{
    static const std::vector<CsvColumn> columns{
        {ColumnRole::Clip,
         "clip",
         {"clip", "clip name", "take name", "file", "filename", "shot name", "name", "take", "shot"}},
        {ColumnRole::Subjects,
         "subjects",
         {"subjects", "subject", "performers", "performer", "actors", "actor", "talents", "talent"}},
        {ColumnRole::TakeStart,
         "take-start",
         {"start timecode", "timecode start", "start tc", "tc start", "timecode in", "in timecode", "tc in",
          "in tc", "start", "in"}},
        {ColumnRole::TakeStop,
         "take-stop",
         {"end timecode", "timecode end", "stop timecode", "timecode stop", "end tc", "tc end", "stop tc",
          "timecode out", "out timecode", "tc out", "out tc", "end", "stop", "out"}},
        {ColumnRole::Rate, "rate", {"timecode rate", "tc rate", "timecode fps", "tc fps"}},
        {ColumnRole::Marks, "marks", {"marks", "bookmarks"}},
        {ColumnRole::MarkName, "mark", {"mark", "mark name"}},
        {ColumnRole::MarkStart,
         "mark-start",
         {"mark timecode", "mark tc", "mark start", "mark in", "mark time"}},
        {ColumnRole::MarkStop, "mark-stop", {"mark end", "mark stop", "mark out"}}};
    return columns;
}

std::optional<std::size_t> ShootPlaces::of(ColumnRole role) const
{
    const auto found = places.find(role);
    return found == places.end() ? std::nullopt : std::optional(found->second);
}

ShootPlaces shootPlaces(std::span<const std::string> headings, const TagImportOptions& options)
{
    ShootPlaces found;
    for (const CsvColumn& column : shootColumns()) {
        const auto given = options.columns.find(column.role);
        const bool isGiven = given != options.columns.end();
        const auto place = isGiven ? columnNamed(headings, given->second) : columnOf(headings, column);
        if (place) found.places[column.role] = *place;
        if (isGiven && !place) found.wrong = given->second;
    }
    return found;
}

void ShootTake::addValue(std::string heading, PropertyValue value, std::string text)
{
    values.emplace_back(std::move(heading), std::move(value));
    texts.push_back(std::move(text));
}

std::vector<std::string> shootNames(std::string_view text)
{
    std::vector<std::string> names;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(";,|\r\n"), text.size());
        const std::string_view name = trimmedText(text.substr(0, end));
        if (!name.empty()) names.emplace_back(name);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return names;
}

/// Rows of one take with other subjects are of other clips. A row that says none goes on with the one before.
std::size_t ShootTakes::placeOf(const ShootTake& take)
{
    const auto last = m_lastPlaces.find(take.name);
    if (last != m_lastPlaces.end()) {
        const std::vector<std::string>& said = m_tags.clips[last->second].parts;
        if (take.subjects.empty() || said.empty() || take.clips.size() > 1) return last->second;
    }
    const auto [place, isNew] = m_places.try_emplace({take.name, take.subjects}, m_tags.clips.size());
    if (isNew) {
        ForeignClip clip;
        if (!take.name.empty()) clip.names.push_back(take.name);
        clip.line = take.line;
        m_tags.clips.push_back(std::move(clip));
    }
    m_lastPlaces[take.name] = place->second;
    return place->second;
}

/// The clips that a take has where none bears its name.
Result<void> ShootTakes::takeParts(const ShootTake& take, ForeignClip& clip)
{
    const std::size_t count = std::max(take.clips.size(), take.subjects.size());
    if (count > mostTakeClips)
        return m_file.error("too-many",
                            "the take names " + std::to_string(count) + " clips or subjects, more than " +
                                std::to_string(mostTakeClips) + "; part the row",
                            take.line);
    if (!clip.parts.empty()) return {};
    if (take.clips.size() > 1) {
        clip.parts = take.clips;
    } else if (!take.name.empty()) {
        clip.parts = take.subjects;
        clip.areSubjects = true;
    }
    return {};
}

/// The first row of a take that says a timecode counts.
void ShootTakes::takeTimecodes(const ShootTake& take, ForeignClip& clip)
{
    const auto read = [&](const std::string& text, std::optional<Timecode>& kept, const char* what) {
        if (trimmedText(text).empty()) return;
        const auto timecode = Timecode::parsed(trimmedText(text));
        if (!timecode)
            lose(std::string("takes whose ") + what + " is no timecode such as 12:47:37:28", take.line);
        else if (kept && *kept != *timecode)
            lose(std::string("takes whose ") + what + " differs from that in a row before", take.line);
        else
            kept = timecode;
    };
    read(take.start, clip.start, "start");
    read(take.stop, clip.stop, "end");
    if (trimmedText(take.rate).empty()) return;
    const auto rate = typedRate(take.rate);
    if (!rate) return lose("takes whose timecode rate is no number of frames a second above 0", take.line);
    clip.timecodeRate = rate;
}

Result<void> ShootTakes::add(ShootTake take)
{
    if (m_file.isStopped()) return stoppedReading(m_file.name);
    const std::size_t clip = placeOf(take);
    if (m_tags.clips.size() > mostForeignRanges)
        return m_file.error("too-many", "the sheet has more than a million takes; part it", take.line);
    if (const auto named = takeParts(take, m_tags.clips[clip]); !named) return named.error();
    takeTimecodes(take, m_tags.clips[clip]);
    if (const auto added = addMarks(take, clip); !added) return added.error();
    return addValues(take, clip);
}

Result<void> ShootTakes::addMarks(ShootTake& take, std::size_t clip)
{
    for (ForeignRange& mark : take.marks) {
        mark.clip = clip;
        if (mark.tag.empty()) mark.tag = namelessMark;
        if (mark.unit != ForeignUnit::Timecode && mark.stop < mark.start) {
            lose("marks that end before they begin", mark.line);
            continue;
        }
        if (const auto added = addForeignRange(m_tags, std::move(mark), m_file); !added) return added.error();
    }
    return {};
}

Result<void> ShootTakes::addValues(ShootTake& take, std::size_t clip)
{
    for (std::size_t i = 0; i < take.values.size(); ++i) {
        auto& [heading, value] = take.values[i];
        std::string name = propertyOfHeading(heading);
        if (name == takeProperties) {
            lose("values of columns without a heading", take.line);
            continue;
        }
        const auto [known, isNew] = m_values.try_emplace({clip, name}, take.texts[i]);
        if (!isNew && known->second != take.texts[i])
            lose("values of " + foundText(heading) + " that differ from that in a row before", take.line);
        if (!isNew) continue;
        if (m_tags.values.size() == mostForeignRanges)
            return m_file.error("too-many", "more than 1,000,000 values; split the sheet", take.line);
        m_tags.values.push_back(
            {clip, std::move(name), std::move(value), std::move(take.texts[i]), take.line});
    }
    return {};
}

} // namespace tagline
