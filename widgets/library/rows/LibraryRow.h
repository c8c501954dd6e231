#pragma once

// LibraryRow is what the library's list shows of one clip, or of one file that has none yet.

#include <QColor>
#include <QString>

#include "core/support/StrongId.h"
#include "core/tags/state/ClipState.h"
#include "core/time/FrameRate.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

/// The ranges of one tag as a thin bar in a clip's strip.
struct StripBar
{
    QColor colour;
    int lane = 0; ///< from the top, 0 is the first
    std::vector<FrameRange> ranges;
    TagId tag = {}; ///< whose ranges they are; told apart by it where each tag has a line of its own

    bool operator==(const StripBar&) const = default;
};

/// The value of a property that a clip has.
struct RowValue
{
    QString property;                  ///< "Take.select"
    QString text;                      ///< of several, all that differ: "A, B"
    std::optional<double> number = {}; ///< where it has one value, which is a number

    bool operator==(const RowValue&) const = default;
};

enum class LibraryRowState {
    Pending, ///< being imported
    Ready,   ///< a clip that can be used
    NoClip,  ///< a file that is well but holds no clip, such as a character; `reason` says what it is
    Failed,  ///< a file that gave nothing; `reason` says why
    Head     ///< no clip and no file: names the rows below it, which a click folds away
};

/// What is listed together. All but the first have a head, and its groups.
enum class RowSection { Clips, WithoutHit, Figures };

struct LibraryRow
{
    std::uint64_t id = 0; ///< the row's own number; unique, and the same while the row lives
    ClipId clip;          ///< valid where the state is Ready
    QString name;         ///< "16_35_run"
    QString folder;       ///< "CMU", to be told from others of that name; may be empty
    QString path;         ///< for sorting, filtering and the tool tip
    QString detail;       ///< "540 frames · 120 fps · 31 joints", for the tool tip
    Frame frames = 0;     ///< the clip's length; the strip's whole width
    FrameRate rate;       ///< the clip's
    int joints = 0;       ///< of its skeleton
    QString skeleton;     ///< "Hips, 31 joints"; the same for equal skeletons alone
    int notes = 0;        ///< warnings and repairs that the tool tip says
    LibraryRowState state = LibraryRowState::Ready;
    QString reason;  ///< why it failed, or what it is
    QString warning; ///< what is wrong with a clip that can be played, such as tags that cannot be read
    std::vector<StripBar> bars;         ///< the tags of the strip
    ClipState progress;                 ///< how far people are with the clip
    std::int64_t spentMilliseconds = 0; ///< how long the person worked on the clip
    std::vector<RowValue> values = {};  ///< of its properties but records of tags, none twice
};

/// The values of a clip's properties.
struct ClipValues
{
    ClipId clip;
    std::vector<RowValue> values;
};

/// How far people are with a clip.
struct ClipProgress
{
    ClipId clip;
    ClipState state;
};

/// How long the person worked on a clip.
struct ClipSpentTime
{
    ClipId clip;
    std::int64_t milliseconds = 0;
};

/// What a rule would add to a clip, once it is accepted.
struct ClipDrafts
{
    ClipId clip;
    std::vector<FrameRange> ranges;

    bool operator==(const ClipDrafts&) const = default;
};

/// The tag that drafts would be ranges of.
struct DraftLook
{
    QString tag;
    QColor colour;

    bool operator==(const DraftLook&) const = default;
};

/// Which frames of a clip a driven figure may play, and which it has played.
struct DrivenFrames
{
    ClipId clip;
    std::vector<FrameRange> mayPlay;
    std::vector<FrameRange> played;

    bool isEmpty() const { return mayPlay.empty() && played.empty(); }
    bool operator==(const DrivenFrames&) const = default;
};

/// What the query found in a row.
struct RowAnswer
{
    std::vector<FrameRange> ranges;
    Frame matchedFrames = 0;

    /// The first matched frame, or -1.
    Frame firstHit() const { return ranges.empty() ? -1 : ranges.front().start; }
};

} // namespace tagline
