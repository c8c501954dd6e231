#pragma once

// ForeignTags are the tags of another program's file, just as the file says them: its own names of clips, its
// own unit of time. TagImportPlan fits them to the clips of a library.

#include "core/support/Result.h"
#include "core/tags/sheet/PropertyValue.h"
#include "core/tags/state/ClipState.h"
#include "core/time/FrameRate.h"
#include "core/time/Timecode.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A clip as a file calls it.
struct ForeignClip
{
    std::vector<std::string> names; ///< the likeliest first; none: the file's own name says which clip it is
    int line = 0; ///< of the row that stands for it: where no clip is meant that is said once, of the row
    std::optional<Timecode> start = {}; ///< of its first frame
    std::optional<Timecode> stop = {};
    std::optional<FrameRate> timecodeRate = {}; ///< if the file gives it
    /// If `names` mean no clip: several clips that all of it belongs to, by their names, or (areSubjects) by
    /// the names of the people who were recorded (namesOfSubject).
    std::vector<std::string> parts = {};
    bool areSubjects = false;
};

/// The names that the clip of one subject of a take may have, as capture software writes its files:
/// "walk_01_Ana", "Ana-walk_01", and "walk_01" in a folder "Ana"; the likeliest first.
std::vector<std::string> namesOfSubject(const std::string& take, const std::string& subject);

enum class ForeignUnit { Seconds, Frames, Timecode };

/// Start and stop of a range by timecode; without a stop it is a moment.
struct ForeignTimecodes
{
    Timecode start;
    std::optional<Timecode> stop = {};
};

/// The stop of a range that reaches to the end of its clip, however long that is.
inline constexpr double clipEnd = std::numeric_limits<double>::infinity();

/// Valid means: start is finite, and start ≤ stop. Where both are one the range is a moment.
struct ForeignRange
{
    std::size_t clip = 0;            ///< in ForeignTags::clips
    std::string tag = {};            ///< not empty, UTF-8
    bool isCaption = false;          ///< the tag is free text, no name
    std::string tier = {};           ///< that it stood in; empty if the format has none
    double start = 0;                ///< neither this …
    double stop = 0;                 ///< … nor this counts where the unit is Timecode
    ForeignTimecodes timecodes = {}; ///< counted from the start of its clip
    ForeignUnit unit = ForeignUnit::Seconds;
    std::optional<FrameRate> rate = {}; ///< of frames, where the file says it
    int line = 0;                       ///< 1-based; 0 if there is none
};

/// How far people are with a clip.
struct ForeignState
{
    std::size_t clip = 0; ///< in ForeignTags::clips; each once
    ClipState state;
    int line = 0; ///< 1-based; 0 if there is none
};

/// A value of a clip, or of some of its frames.
struct ForeignValue
{
    std::size_t clip = 0;  ///< in ForeignTags::clips
    std::string name = {}; ///< of the property, without the import's namespace; not empty, UTF-8
    PropertyValue value = {};
    std::string text = {}; ///< text in the file
    int line = 0;          ///< 1-based; 0 if there is none
    std::optional<ForeignRange> frames =
        {}; ///< that have it: of these the times count; none: all of the clip
};

/// Something of a file that was left out or changed, and how often.
struct ForeignLoss
{
    std::string what; ///< for people: "notes", without a full stop
    std::string file; ///< file in which it was found first …
    int line = 0;     ///< … and its line there; 0 if there is none
    std::int64_t count = 0;
    std::vector<int> furtherLines = {}; ///< of the same file, the first few

    /// "walk.vtt:12", as far as it is known.
    std::string place() const;
    /// "notes (3 times, also in lines 14 and 20)".
    std::string said() const;
    /// Both: "walk.vtt:12: notes (3 times, also in lines 14 and 20)".
    std::string text() const;
};

/// Losses by file, in the order in which the files come, and by line.
std::vector<ForeignLoss> inOrderOfLines(std::vector<ForeignLoss> losses);

/// Losses of one kind are one entry, in the order in which they were found first.
class ForeignLosses
{
public:
    void add(std::string what, std::string file, int line, std::int64_t count = 1);
    const std::vector<ForeignLoss>& all() const { return m_losses; }

private:
    std::vector<ForeignLoss> m_losses;
    std::map<std::string, std::size_t, std::less<>> m_places; ///< by what
};

struct ForeignTags
{
    std::vector<ForeignClip> clips;
    std::vector<ForeignRange> ranges; ///< in the order of the file
    std::vector<ForeignState> states = {};
    std::vector<ForeignValue> values = {}; ///< in the order of the file
    ForeignLosses losses;
};

/// A file that is being read.
struct ForeignFile
{
    std::string_view text;     ///< UTF-8 without a byte-order mark, except where the format decodes it itself
    std::string name;          ///< name in errors
    std::stop_token stop = {}; ///< asks to read no further; the part read so far is then dropped

    bool isStopped() const { return stop.stop_requested(); }

    Error error(std::string_view code, std::string message, int line, int column = 0) const;
    /// An error at the byte at `offset`.
    Error errorAt(std::string_view code, std::string message, std::size_t offset) const;
};

} // namespace tagline
