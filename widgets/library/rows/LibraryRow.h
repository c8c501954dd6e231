#pragma once

// LibraryRow is the content of one row of the library's list: of a clip, or of a file that has no clip yet.

#include <QColor>
#include <QString>

#include "core/support/SharedArray.h"
#include "core/support/StrongId.h"
#include "core/tags/state/ClipState.h"
#include "core/time/FrameRate.h"
#include "widgets/theme/controls/DottedNames.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace tagline {

/// The ranges of a bar, shared with the clip's sheet: thousands of rows have no ranges of their own.
class BarRanges : public SharedArray<FrameRange>
{
public:
    BarRanges() = default;
    BarRanges(SharedArray<FrameRange> ranges)
        : SharedArray(std::move(ranges))
    {
    }
    BarRanges(std::vector<FrameRange> ranges)
        : SharedArray(std::move(ranges))
    {
    }
    BarRanges(std::initializer_list<FrameRange> ranges)
        : SharedArray(std::vector<FrameRange>(ranges))
    {
    }

    bool operator==(const BarRanges& other) const
    {
        return data() == other.data() ? size() == other.size() : std::ranges::equal(*this, other);
    }
};

/// The ranges of one tag as a thin bar in a clip's strip.
struct StripBar
{
    QColor colour;
    int lane = 0; ///< from the top, 0 is the first
    BarRanges ranges;
    TagId tag = {}; ///< the tag of the ranges; identifies the bar if each tag has its own line

    bool operator==(const StripBar&) const = default;
};

/// The value of a property of a clip.
struct RowValue
{
    QString property;                  ///< "Take.select"
    QString text;                      ///< of several values, all distinct ones: "A, B"
    std::optional<double> number = {}; ///< set if there is one value, a number

    bool operator==(const RowValue&) const = default;
};

enum class LibraryRowState {
    Pending, ///< being imported
    Ready,   ///< a clip that can be opened
    NoClip,  ///< a valid file without a clip, such as a character; `reason` describes it
    Failed,  ///< a file that could not be read; `reason` says why
    Head     ///< no clip and no file: heading of the rows below it, which a click folds away
};

/// The main sections of the list. All but the first, and all groups, have a head.
enum class RowSection { Clips, WithoutHit, Figures };

struct LibraryRow
{
    std::uint64_t id = 0; ///< identifies the row; unique and constant for its lifetime
    ClipId clip;          ///< valid if the state is Ready
    QString name;         ///< "16_35_run"
    SharedParts shared;   ///< parts of the name that all clips of its file have
    QString folder;       ///< "CMU", to tell it from others of the same name; may be empty
    QString path;         ///< for sorting, filtering and the tool tip
    QString detail;       ///< "540 frames · 120 fps · 31 joints", for the tool tip
    Frame frames = 0;     ///< the clip's length; the width of the strip
    FrameRate rate;       ///< the clip's
    int joints = 0;       ///< of its skeleton
    QString skeleton;     ///< "Hips, 31 joints"; equal only for equal skeletons
    int notes = 0;        ///< number of warnings and repairs in the tool tip
    LibraryRowState state = LibraryRowState::Ready;
    QString reason;             ///< why it failed, or its description
    QString warning;            ///< problem of a clip that can still be played, such as unreadable tags
    std::vector<StripBar> bars; ///< the tags of the strip
    ClipState progress;         ///< progress of the work on the clip
    std::int64_t spentMilliseconds = 0; ///< time that the user has spent on the clip
    std::vector<RowValue> values = {};  ///< of its properties except records of tags, none twice
    bool hasFileChanged = false;        ///< since the clip was tagged, as the warning says
    bool isFileRewritten = false;       ///< with the same length and rate, as the detail says
};

/// The values of a clip's properties.
struct ClipValues
{
    ClipId clip;
    std::vector<RowValue> values;
};

/// The progress of the work on a clip.
struct ClipProgress
{
    ClipId clip;
    ClipState state;
};

/// The time that the user has spent on a clip.
struct ClipSpentTime
{
    ClipId clip;
    std::int64_t milliseconds = 0;
};

/// The ranges that a rule would add to a clip.
struct ClipDrafts
{
    ClipId clip;
    std::vector<FrameRange> ranges;

    bool operator==(const ClipDrafts&) const = default;
};

/// The tag of the drafts.
struct DraftLook
{
    QString tag;
    QColor colour;

    bool operator==(const DraftLook&) const = default;
};

/// The frames of a clip that a driven figure may play, and those that it has played.
struct DrivenFrames
{
    ClipId clip;
    std::vector<FrameRange> mayPlay;
    std::vector<FrameRange> played;

    bool isEmpty() const { return mayPlay.empty() && played.empty(); }
    bool operator==(const DrivenFrames&) const = default;
};

/// The query's hits in a row.
struct RowAnswer
{
    std::vector<FrameRange> ranges;
    Frame matchedFrames = 0;

    /// The first matched frame, or -1.
    Frame firstHit() const { return ranges.empty() ? -1 : ranges.front().start; }
};

} // namespace tagline
