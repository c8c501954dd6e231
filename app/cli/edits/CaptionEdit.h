#pragma once

// CaptionEdit is which captions `tagline caption` is told of, and what becomes of them.

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

/// The options that say which captions are meant: --matching, --by, --in; with them --query, --frames, --all
/// and --clip.
QStringList captionFilterOptions();
/// Whether one of them is there, or --query, --frames or --all.
bool hasCaptionFilter(const CommandArguments& arguments);

/// What is wrong with a language; empty where nothing is, and for none.
QString misuseOfLanguage(const QString& language);

/// The captions that the arguments mean, in order of path: in frames, those that have one of them. All of the
/// clips' without a filter, those past a clip's end too. Errors: those of the clips and of the query.
Result<std::vector<PlacedCaption>> chosenCaptions(const CommandArguments& arguments,
                                                  const ClipLibrary& library);

/// The sheets that an edit makes (only those that differ), and what it comes to.
struct CaptionEdit
{
    std::vector<SheetChange> changes;
    std::int64_t captions = 0; ///< written, changed or removed
    int unchanged = 0;         ///< clips that have what was asked for already
    int outside = 0;           ///< clips that end before the frames begin
    int readOnly = 0;          ///< clips that cannot be edited
};

/// A caption on each range of the frames, cut to the clips. Its own range is not looked at.
CaptionEdit captionsAdded(const ClipLibrary& library, std::span<const ClipFrames> where,
                          const Caption& caption);
CaptionEdit captionsRemoved(const ClipLibrary& library, std::span<const PlacedCaption> chosen);
/// With the text, author, language and frames that the arguments give (--text, --author, --language, --to);
/// what they do not give stays, frames past the clip's end too. Expects arguments that are not misused.
CaptionEdit captionsChanged(const ClipLibrary& library, std::span<const PlacedCaption> chosen,
                            const CommandArguments& arguments);

} // namespace tagline
