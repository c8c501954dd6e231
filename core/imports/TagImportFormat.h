#pragma once

// TagImportFormat is one way in which tags arrive from other programs. tagImportFormats() is the table of
// all: window, command line, help and tests go by it. Each stands in a file of its own in
// core/imports/formats.

#include "core/imports/ForeignCsv.h"
#include "core/imports/ForeignTags.h"
#include "core/imports/TagImportOptions.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct TagImportFormat
{
    std::string id;                      ///< name on the command line; that of the export of the same format
    std::string title;                   ///< name for people; the window translates it in the context
                                         ///< tagline::TagImportFormat
    std::vector<std::string> endings;    ///< of the files' names, without the dot
    std::string holds;                   ///< content that is read, with its unit and end rule; sentences
    std::string leavesOut;               ///< content that is not read; a sentence, empty if all is read
    std::string checkedBy;               ///< files that were read to try it; a sentence
    EndRule endRule = EndRule::HalfOpen; ///< the usual one
    bool countsFrames = false;           ///< so that a rate can be said
    bool hasTiers = false;
    std::span<const CsvColumn> columns = {}; ///< that people can name; they stay as long as the program
    std::vector<std::string> (*headings)(std::string_view bytes) = nullptr; ///< of a file with columns
    bool decodesItself = false;                                             ///< it gets the bytes as they are
    Result<ForeignTags> (*read)(const ForeignFile& file, const TagImportOptions& options) = nullptr;

    bool hasColumns() const { return !columns.empty(); }
};

/// In the order in which people see them.
const std::vector<TagImportFormat>& tagImportFormats();
/// None if no format has this id.
const TagImportFormat* tagImportFormat(std::string_view id);
/// The first of the formats with the longest ending that the file has; none if no format's files end so.
const TagImportFormat* tagImportFormatOf(std::string_view fileName);

/// The largest file that is read.
inline constexpr std::size_t largestForeignFile = 64u << 20;
inline constexpr std::size_t mostForeignRanges = 1'000'000;

/// Reads a file. `name` is its name in errors. Errors have a line where there is one, and codes
/// that begin with "foreign."; nothing of a file that cannot be read whole is given: where reading is to
/// stop, the error is foreign.stopped.
Result<ForeignTags> readForeignTags(const TagImportFormat& format, std::string_view bytes, std::string name,
                                    const TagImportOptions& options = {}, const std::stop_token& stop = {});

} // namespace tagline
