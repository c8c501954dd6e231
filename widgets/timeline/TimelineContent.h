#pragma once

// TimelineContent is the content of a timeline for one clip: its length and its lanes, as plain values.

#include <QColor>
#include <QString>
#include <QStringList>

#include "core/support/SharedArray.h"
#include "core/support/StrongId.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/time/FrameRate.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

class LaneDrawing;

/// The content of a lane. Only Tag lanes can be edited.
enum class LaneKind {
    Query,    ///< the frames that match the query; also shown as bands over all lanes
    Tag,      ///< the authored ranges of one tag
    Property, ///< the values of one property, with texts
    Keys,     ///< the keys of joints
    Curve     ///< the content of its `drawing`, such as a motion signal
};

/// Valid means: ranges are in order, not empty, not overlapping (they may touch); keys are in order; `texts`
/// has one entry per range in a Property lane, may have them in a Tag lane, and is ignored elsewhere. A
/// counted tag whose instances overlap has several lanes, one below the other: all but the first are parts.
struct TimelineLane
{
    LaneKind kind = LaneKind::Tag;
    TagId tag;         ///< valid in Tag lanes, unique except among rows of one counted tag
    QString name;      ///< displayed name
    QString wholeName; ///< full name of the tag if `name` is a part of it; empty: same as `name`
    QColor colour;
    SharedArray<FrameRange> ranges;
    QStringList texts;
    QStringList shortTexts;             ///< for bars too short for `texts`; as many, or none
    SharedArray<float> keys;            ///< frames; fractional if a key lies between two frames
    bool isPoint = false;               ///< ranges of one frame are drawn as pins
    std::optional<Frame> openStart;     ///< start of a range opened by a tag key: drawn up to the playhead
    bool isStale = false;               ///< the answer to an older query than the present one: in grey
    bool isLive = false;                ///< its tag key is in use: the lane's head glows
    QString keyHint;                    ///< the tag's key, empty for none
    SharedArray<FrameRange> violations; ///< frames that violate the rule of the tag's group: hatched
    SharedArray<FrameRange> implied;    ///< frames that have the tag by implication: drawn thin
    bool isLocked = false;              ///< its ranges cannot be edited with the mouse
    QString id;           ///< identifies a lane without a tag in intents, unique; empty for none
    double height = 0;    ///< logical pixels; 0: the height of a line of text
    bool canOpen = false; ///< its head has a triangle that shows and hides rows below it; it has an id
    bool isOpen = false;
    bool isCounted = false;               ///< its ranges are instances, which may overlap those of other rows
    bool isPart = false;                  ///< one of the rows of another lane: indented
    std::shared_ptr<LaneDrawing> drawing; ///< of Curve lanes, never null there

    /// Whether drags change its ranges; in other lanes they select what they pass over.
    bool isEditable() const { return kind == LaneKind::Tag && !isLocked; }
};

/// A frame to which drags snap, besides edges and keys, and its display name: "LeftFoot down".
struct SnapMark
{
    Frame frame = 0;
    QString name;
};

/// A tag without a range in the clip, whose lane is hidden.
struct EmptyLane
{
    TagId tag;
    QString name;
    QColor colour;
    QString keyHint;

    bool operator==(const EmptyLane&) const = default;
};

/// Query lanes come first; they stay in place while the other lanes scroll.
struct TimelineContent
{
    Frame frames = 0; ///< 0: no clip
    FrameRate rate;
    std::vector<TimelineLane> lanes;
    QString hint = {}; ///< instruction shown below the lanes if the content is empty; empty for none
    SharedArray<SnapMark> snapMarks = {};   ///< in any order: contacts, threshold crossings of signals
    std::vector<EmptyLane> emptyLanes = {}; ///< listed below the lanes, in the order of their lanes
    int hiddenTagLanes = 0;                 ///< hidden by the user: they are not listed either

    bool hasClip() const { return frames > 0; }
};

/// Index of a tag's lane, of several rows the first, or −1.
int laneOf(const TimelineContent& content, TagId tag);
/// Index of the row that has the range; if none has it, of the tag's lane; −1 without a lane.
int laneOf(const TimelineContent& content, const RangeRef& ref);
/// Whether a lane is one of several rows of its tag.
bool isRow(const TimelineContent& content, int lane);
/// Number of rows of a tag, given its first lane.
int rowCount(const TimelineContent& content, int lane);

/// The ranges that share a frame with [first, last] (fractional frames), found by binary search; the index of
/// the first of them is `visible.data() - ranges.data()`.
std::span<const FrameRange> rangesWithin(std::span<const FrameRange> ranges, double first, double last);

/// Whether a range of a lane is drawn as a pin.
inline bool isPin(const TimelineLane& lane, FrameRange range) { return lane.isPoint && range.length() == 1; }

/// The reference to a range, for an edit.
inline RangeRef rangeRef(const TimelineLane& lane, int range)
{
    return {lane.tag, lane.ranges[std::size_t(range)]};
}

} // namespace tagline
