#pragma once

// TagImportOptions are a person's choices for a file whose tags are imported.

#include "core/time/FrameRate.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// Meaning of the last frame, or moment, of a range in another program's file.
enum class EndRule {
    HalfOpen, ///< the first after the range
    Inclusive ///< the last in the range
};

/// Content of a column of a table.
enum class ColumnRole {
    Clip,
    Subjects, ///< those who were recorded, each perhaps with a clip of its own
    Tag,
    StartFrame,
    StopFrame,
    StartSeconds,
    StopSeconds,
    Rate,            ///< frames a second
    RateNumerator,   ///< over …
    RateDenominator, ///< … this
    State,           ///< how far people are with the clip (ClipState)
    StateBy,
    StateAt,
    TakeStart, ///< the timecode of the clip's first frame
    TakeStop,
    Marks,     ///< a list of names and timecodes
    MarkName,  ///< of one mark a row …
    MarkStart, ///< … from this timecode …
    MarkStop   ///< … to this
};

struct TagImportOptions
{
    /// Of frame numbers and timecodes, whatever the file says; none: as the file says, else each clip's own.
    std::optional<FrameRate> rate;
    std::optional<EndRule> endRule; ///< none: the format's usual one
    std::string nameSpace;          ///< goes before every tag and property, with a dot; empty: none
    /// The tag set that all goes into, whatever set the names say; empty: the default one; none: as they say.
    std::optional<std::string> set;
    std::string tag;           ///< name for every range, whatever the file says; empty: the file's names
    bool hasTierNames = false; ///< a tag's name begins with that of its tier, where they differ
    std::map<ColumnRole, std::string> columns; ///< by their headings; those not given are found by usual ones
    std::string clip;                          ///< that all belongs to, by name; empty: as the file says
    bool asCaptions = false;                   ///< tags are read as captions: free text
    bool onlyKnown = false;                    ///< ranges of tags that the library does not know are left out
    bool replaces = false; ///< a tag's ranges replace what it had in the clips that the file names; captions
                           ///< all of these clips; a clip's state the one it had, whichever was said last;
                           ///< values of a clip those that its frames had
};

/// Gives options a namespace as people type it, which may begin with a tag set: "ana", "gameplay::" or
/// "gameplay::ana". Without a set the options' own stays.
void giveNamespace(TagImportOptions& options, std::string_view typed);

} // namespace tagline
