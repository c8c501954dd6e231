#pragma once

// ShootTakes makes tags of the rows of a shoot sheet, which capture stages keep of their takes: marks become
// ranges, everything else a value of the whole clip.
//
//   take      start        select   marks              the clip walk_01
//   walk_01   10:00:00:00  A        turn 10:00:02:00   turn [60, 61) at 30 a second, Take.select "A"
//
// A row whose take is no clip's name may list several clips, or have one of each subject: walk_01_Ana.

#include "core/imports/ForeignCsv.h"
#include "core/imports/ForeignTags.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagline {

/// Columns of tables, and members of JSON, that have a role in a sheet; all others are values.
std::span<const CsvColumn> shootColumns();

/// Stands before the name of every value that a sheet says of a clip.
inline constexpr std::string_view takeProperties = "Take.";

/// The column of each role: as it was named, else by its usual headings; `wrong` is a name that none has.
struct ShootPlaces
{
    std::map<ColumnRole, std::size_t> places;
    std::string wrong;

    std::optional<std::size_t> of(ColumnRole role) const;
};
ShootPlaces shootPlaces(std::span<const std::string> headings, const TagImportOptions& options);

/// A row, as the sheet has it; texts are empty if it says nothing.
struct ShootTake
{
    std::string name = {};                                          ///< of the clip, or a list of several
    std::vector<std::string> clips = {};                            ///< of such a list
    std::vector<std::string> subjects = {};                         ///< people who were recorded
    std::string start = {};                                         ///< timecodes
    std::string stop = {};                                          ///< ″
    std::string rate = {};                                          ///< of the timecodes
    std::vector<ForeignRange> marks = {};                           ///< without their clip; no name: "Mark"
    std::vector<std::pair<std::string, PropertyValue>> values = {}; ///< by their headings
    std::vector<std::string> texts = {};                            ///< of the values, as they stand there
    int line = 0;

    void addValue(std::string heading, PropertyValue value, std::string text);
};

/// Rows of one name are one take, where they say no other subjects.
class ShootTakes
{
public:
    explicit ShootTakes(const ForeignFile& file)
        : m_file(file)
    {
    }

    /// Errors: foreign.too-many takes, clips of one, marks or values; foreign.stopped.
    Result<void> add(ShootTake take);
    void lose(std::string what, int line) { m_tags.losses.add(std::move(what), m_file.name, line); }
    ForeignTags& tags() { return m_tags; }

private:
    std::size_t placeOf(const ShootTake& take);
    Result<void> takeParts(const ShootTake& take, ForeignClip& clip);
    void takeTimecodes(const ShootTake& take, ForeignClip& clip);
    Result<void> addMarks(ShootTake& take, std::size_t clip);
    Result<void> addValues(ShootTake& take, std::size_t clip);

    const ForeignFile& m_file;
    ForeignTags m_tags;
    std::map<std::pair<std::string, std::vector<std::string>>, std::size_t>
        m_places;                                                        ///< by name and subjects
    std::map<std::string, std::size_t, std::less<>> m_lastPlaces;        ///< by name
    std::map<std::pair<std::size_t, std::string>, std::string> m_values; ///< texts by clip and name
};

/// The names of a text that lists some: between ";", ",", "|" and ends of lines.
std::vector<std::string> shootNames(std::string_view text);

/// A mark between two timecodes, the second of which may be empty; none if one is no timecode.
std::optional<ForeignRange> shootMark(std::string_view name, std::string_view start, std::string_view stop,
                                      int line);

/// The marks of a text, each a name and a timecode in either order, the timecode with its stop behind "-":
///
///   turn 10:00:02:00; fall 10:00:04:10 - 10:00:05:00        10:00:02:00 turn, 10:00:04:10 fall
///
/// `hasRest` becomes true where a part of the text belongs to no timecode.
std::vector<ForeignRange> shootMarks(std::string_view text, int line, bool& hasRest);

/// Text of the loss for marks that cannot be read.
inline constexpr std::string_view marksWithoutTimecode = "marks without a timecode such as 12:47:37:28";

} // namespace tagline
