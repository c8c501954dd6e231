#pragma once

// CaptionEdit selects the captions of `tagline caption`, and edits them.

#include "app/cli/CommandDocument.h"
#include "core/tagging/BulkTagging.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// A caption of a clip.
struct PlacedCaption
{
    ClipId clip;
    Caption caption;
};

/// The options that select captions: --matching, --by, --in; besides --query, --frames, --all and
/// --clip.
QStringList captionFilterOptions();
/// Whether one of them is given, or --query, --frames or --all.
bool hasCaptionFilter(const CommandArguments& arguments);

/// The problem of a language; empty if there is none, and for an empty language.
QString misuseOfLanguage(const QString& language);

/// The captions selected by the arguments, in order of path: with frames, those that overlap them. Without a
/// filter all of the clips', also past a clip's end. Errors: those of the clips and of the query.
Result<std::vector<PlacedCaption>> chosenCaptions(const CommandArguments& arguments,
                                                  const ClipLibrary& library);

/// The sheets that an edit makes (only those that differ), and its counts.
struct CaptionEdit
{
    std::vector<SheetChange> changes;
    std::int64_t captions = 0; ///< written, changed or removed
    int unchanged = 0;         ///< clips that are already as requested
    int outside = 0;           ///< clips that end before the frames begin
    int readOnly = 0;          ///< clips that cannot be edited
};

/// Adds a caption on each range of the frames, cut to the clips. The caption's own range is ignored.
CaptionEdit captionsAdded(const ClipLibrary& library, std::span<const ClipFrames> where,
                          const Caption& caption);
CaptionEdit captionsRemoved(const ClipLibrary& library, std::span<const PlacedCaption> chosen);
/// Sets the text, author, language and frames that the arguments give (--text, --author, --language, --to);
/// the others stay, including frames past the clip's end. Expects arguments without misuse.
CaptionEdit captionsChanged(const ClipLibrary& library, std::span<const PlacedCaption> chosen,
                            const CommandArguments& arguments);

} // namespace tagline
