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

/// What of a sheet a format may hold beside the ranges of tags.
enum class SheetPart {
    Properties,
    Numbers, ///< properties that are no texts
    Records,
    InstanceValues,
    States
};

/// What of a library's tags an export may leave out or change (ExportLosses.h).
enum class ExportLossKind {
    Ranges,
    Captions,
    Properties,
    Records,        ///< who tagged, when, how sure, and notes
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
    std::string id;    ///< as the command line calls it
    std::string title; ///< as people choose it; the window translates it in the context tagline::ExportFormat
    std::string ending;    ///< of the files' names, without the dot
    std::string holds;     ///< what, in which unit and with which end rule; sentences
    std::string leavesOut; ///< what it cannot hold; a sentence, empty where nothing is left out. The table
                           ///< puts captions before it by holdsCaptions: a format's entry never names them
    std::string checkedBy; ///< what reads it in the tests, and what was never tried; a sentence
    std::vector<ExportOption> options = {}; ///< those that mean something to it
    bool isText = true;
    bool holdsTags = true; ///< no: captions alone
    bool holdsCaptions = false;
    std::vector<SheetPart> alsoHolds = {}; ///< whatever the options are
    bool mergesTouching = false;           ///< ranges of a tag that touch or overlap become one
    int exactUpTo = 0;                     ///< frames a second up to which no frame moves; 0: at any rate
    bool (*changesTag)(std::string_view name) = nullptr; ///< none: no name of a tag is changed
    /// What the clips are called, in the order of ExportContent::clips(); none: as they are named.
    std::vector<std::string> (*clipNames)(const ExportContent& content,
                                          const ExportOptions& options) = nullptr;
    /// The bytes of one file for the whole library.
    Result<std::string> (*library)(const ExportContent& content, const ExportOptions& options) = nullptr;
    /// The same of what may be too large for memory: handed over as it is made.
    Result<void> (*stream)(const ExportContent& content, const ExportOptions& options,
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
/// None where no format has this id.
const ExportFormat* exportFormat(std::string_view id);

} // namespace tagline
