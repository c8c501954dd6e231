#pragma once

// ExportFormat is one way in which tags leave for other programs. exportFormats() is the table of all:
// window, command line, help and tests go by it. Each stands in a file of its own in core/exports/formats.

#include "core/exports/ExportOptions.h"
#include "core/exports/ExportedClip.h"
#include "core/support/ByteSink.h"
#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The options that only some formats have.
enum class ExportOption { Records, Clips, GuardedFormulas, LastFrames, Frames };

/// Parts of a sheet that a format may hold beside the ranges of tags.
enum class SheetPart {
    Properties,
    Numbers, ///< properties that are no texts
    Records,
    InstanceValues,
    States
};

/// Parts of a library's tags that an export may leave out or change (ExportLosses.h).
enum class ExportLossKind {
    Ranges,
    Captions,
    Properties,
    Records,        ///< author, time, confidence and notes
    InstanceValues, ///< of counted tags
    States,
    Touching, ///< ranges of a tag that become one
    TagNames,
    ClipNames,
    ExactFrames
};

/// Exactly one of `library`, `stream` and `clip` is given.
struct ExportFormat
{
    std::string id;        ///< name on the command line
    std::string title;     ///< name for people; the window translates it in the context tagline::ExportFormat
    std::string ending;    ///< of the files' names, without the dot
    std::string holds;     ///< content, with its unit and end rule; sentences
    std::string leavesOut; ///< content that it cannot hold; a sentence, empty if none. The table
                           ///< puts captions before it by holdsCaptions: a format's entry never names them
    std::string checkedBy; ///< programs that read it in the tests, and those never tried; a sentence
    std::vector<ExportOption> options = {}; ///< those that apply to it
    bool isText = true;
    bool holdsTags = true; ///< no: captions alone
    bool holdsCaptions = false;
    std::vector<SheetPart> alsoHolds = {}; ///< whatever the options are
    bool mergesTouching = false;           ///< ranges of a tag that touch or overlap become one
    int exactUpTo = 0;                     ///< frames a second up to which no frame moves; 0: at any rate
    bool (*changesTag)(std::string_view name) = nullptr; ///< none: no name of a tag is changed
    /// Names of the clips, in the order of ExportContent::clips(); null: the clips keep their names.
    std::vector<std::string> (*clipNames)(const ExportContent& content,
                                          const ExportOptions& options) = nullptr;
    /// The bytes of one file for the whole library, which has every clip.
    Result<std::string> (*library)(const ExportContent& content, const ExportOptions& options) = nullptr;
    /// Writes the file for the whole library to `sink` as it is made, for content too large for memory.
    /// Returns the number of clips that the file has; a table has none of those without a row.
    Result<int> (*stream)(const ExportContent& content, const ExportOptions& options,
                          ByteSink& sink) = nullptr;
    /// The bytes of one file for each clip.
    std::string (*clip)(const ExportedClip& clip) = nullptr;
    /// JSON that lies beside the library's file and begins with its format, "tagline.…"; none for most.
    std::string (*beside)(const ExportContent& content, const ExportOptions& options) = nullptr;

    bool takes(ExportOption option) const;
    /// The bytes of the one file of `library` or `stream`, held together.
    Result<std::string> bytes(const ExportContent& content, const ExportOptions& options) const;
};

/// In the order in which people see them.
const std::vector<ExportFormat>& exportFormats();
/// None if no format has this id.
const ExportFormat* exportFormat(std::string_view id);

} // namespace tagline
