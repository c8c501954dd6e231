#pragma once

// CsvExporter writes tag ranges as a table that spreadsheets, pandas and SQLite read (RFC 4180).
//
//   clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s
//   walk.bvh,Contact.LeftFoot,12,31,120,1,0.1,0.25833333333333336
//
// Unit and end rule: frames at the rate fps_num / fps_den, half-open: the range holds the frames start_frame
// … stop_frame − 1, and the seconds from start_s up to stop_s. Seconds are the shortest text that reads back
// as the same double. Lines end in CR LF. One row a range, of counted tags one an instance; authored ranges
// that touch stay apart.
//
// `clip` names the clip within the table: the model file's path (core/exports/ExportedClip.h), followed
// by `:name` where the file holds several clips, or `:name:index` where several of those have the same name.
// The table is UTF-8 whatever the bytes of names are: a name that is not UTF-8 is read as Latin-1.

#include "core/exports/ExportOptions.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRate.h"

#include <string>
#include <string_view>

namespace tagline {

/// The heading of the column that says what stands before guarded texts; `tagline import` goes by it.
inline constexpr std::string_view csvGuardHeading = "formula_guard";
inline constexpr char csvGuard = '\'';

/// The heading of the column that a table has where it lists clips; `tagline import` goes by it.
inline constexpr std::string_view csvClipFramesHeading = "clip_frames";

/// The first line of the table. With records, four more columns:
///
///   author,time,confidence,note
///
/// empty if frames have none; a range is parted where one of them changes (core/tags/sheet/TagRecords.h).
/// With the values of instances one more, `values`: a JSON object, empty if an instance has none.
/// With clips four more columns: clip_frames, how many frames the clip has; state, state_by and state_at, how
/// far people are with it (core/tags/state/ClipState.h). Where formulas are always guarded the last
/// column is formula_guard, with ' in every row.
std::string csvHeader(const ExportOptions& options = {});

/// The rows of one clip of so many frames: tags in order of their names' UTF-8 bytes, ranges in order of
/// start. With clips, one that has no range has a row with its rate and length alone.
std::string csvRows(std::string_view clip, FrameRate rate, const TagSheet& sheet,
                    const TagVocabulary& vocabulary, const ExportOptions& options = {}, Frame frames = 0);

/// The heading of the column of each range's last frame, where the table has that in place of stop_frame;
/// `tagline import` goes by it.
inline constexpr std::string_view csvLastFrameHeading = "last_frame";
/// With it, that of the moment at which that frame begins, in place of stop_s.
inline constexpr std::string_view csvLastSecondsHeading = "last_s";

/// The columns of a range and of its rate, of every table of ranges: start_frame … stop_s. With last frames
/// last_frame stands for stop_frame, and last_s, the moment at which that frame begins, for stop_s.
std::string csvRangeHeader(const ExportOptions& options = {});
std::string csvRangeFields(FrameRange range, FrameRate rate, const ExportOptions& options = {});

/// Whether a spreadsheet would run a text, or a part of it, as a formula: =, +, -, @, a tab or a line break
/// is its first character, or one of these but a line feed stands behind a comma, semicolon, tab, line break
/// or quote. Many spreadsheets part fields at semicolons or tabs; then a quote within our fields, and the one
/// before them, is a character as others are.
bool holdsFormula(std::string_view text);

/// The options of a table in which nothing is left to need: formulas are always guarded, or never.
ExportOptions withGuardSettled(ExportOptions options, bool hasFormulas);

/// A field as RFC 4180 writes it: in quotes, with quotes doubled, where it holds a comma, quote or line
/// break. UTF-8, whatever the bytes of the text are. A formula gets a ' before it, wherever in the text it
/// stands (holdsFormula), unless it is to stay one. So that this can be taken off again, so does a formula
/// behind ', and where formulas are always guarded every ' at such a place:
///
///   =1+1   '=1+1        a;=1+1   a;'=1+1        'Run   ''Run
std::string csvField(std::string_view text, const ExportOptions& options = {});

/// The text of a field of a table in which formulas were always guarded.
std::string withoutCsvGuards(std::string_view text);

/// `{"hand": "left"}`; empty if the instance has no value.
std::string csvInstanceValues(const TagInstance& instance);

} // namespace tagline
