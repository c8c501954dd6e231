#pragma once

// TimelineContent is what a timeline shows of one clip: its length and its lanes, as plain values.

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

/// What a lane shows. Only Tag lanes can be edited.
enum class LaneKind {
    Query,    ///< the frames that match the query; also shown as bands over all lanes
    Tag,      ///< the authored ranges of one tag
    Property, ///< the values of one property, with texts
    Keys,     ///< where joints have keys
    Curve     ///< what its `drawing` draws, such as a motion signal
};

/// Valid means: ranges are in order, none empty, none overlapping (they may touch); keys are in order;
/// `texts` has one entry a range in a Property lane, may have them in a Tag lane, and is ignored elsewhere. A
/// counted tag whose instances overlap has several lanes, one below the other: all but the first are parts.
struct TimelineLane
{
    LaneKind kind = LaneKind::Tag;
    TagId tag;         ///< valid in Tag lanes, none twice but in rows of one counted tag
    QString name;      ///< as it is shown
    QString wholeName; ///< the tag's, where `name` is a part of it; empty: as `name`
    QColor colour;
    SharedArray<FrameRange> ranges;
    QStringList texts;
    QStringList shortTexts;         ///< what bars say that are too short for `texts`; as many, or none
    SharedArray<float> keys;        ///< frames; fractional where a key lies between two
    bool isPoint = false;           ///< ranges of one frame are drawn as pins
    std::optional<Frame> openStart; ///< a tag key opened a range here: it is drawn growing to the playhead
    bool isStale = false;           ///< an answer to an older query than the present one: in grey
    bool isLive = false;            ///< its tag key is in use: the lane's head glows
    QString keyHint;                ///< the tag's key, empty for none
    SharedArray<FrameRange> violations; ///< frames that break the rule of the tag's group: hatched
    SharedArray<FrameRange> implied;    ///< frames that have the tag by another: drawn thin
    bool isLocked = false;              ///< its ranges cannot be edited with the mouse
    QString id;           ///< names a lane without a tag for intents, none twice; empty for none
    double height = 0;    ///< logical pixels; 0: as high as a line of text needs
    bool canOpen = false; ///< its head has a triangle that shows and hides rows below it; it has an id
    bool isOpen = false;
    bool isCounted = false; ///< its ranges are instances, of which those of other rows may overlap them
    bool isPart = false;    ///< one of the rows that another lane shows: indented
    std::shared_ptr<LaneDrawing> drawing; ///< of Curve lanes, never null there
};

/// A frame beside edges and keys that drags snap to, and what people call it: "LeftFoot down".
struct SnapMark
{
    Frame frame = 0;
    QString name;
};

/// A tag without a range in the clip, whose lane is not shown.
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
    QString hint = {}; ///< what to do where there is nothing to see; stands below the lanes, empty for none
    SharedArray<SnapMark> snapMarks = {};   ///< in any order: contacts, where signals cross thresholds
    std::vector<EmptyLane> emptyLanes = {}; ///< named below the lanes, in the order of their lanes
    int hiddenTagLanes = 0;                 ///< that a person hid: they are not named either

    bool hasClip() const { return frames > 0; }
};

/// The place of a tag's lane, of several rows the first, or −1.
int laneOf(const TimelineContent& content, TagId tag);
/// The place of the row that has the range; where none has, of the tag's lane.
int laneOf(const TimelineContent& content, const RangeRef& ref);
/// Whether a lane is one of several rows of its tag.
bool isRow(const TimelineContent& content, int lane);
/// How many lanes a tag's has, from its first on.
int rowCount(const TimelineContent& content, int lane);

/// The ranges that share a frame with [first, last] (fractional frames), found by binary search; the place
/// of the first of them is `visible.data() - ranges.data()`.
std::span<const FrameRange> rangesWithin(std::span<const FrameRange> ranges, double first, double last);

/// Whether a range of a lane is drawn as a pin.
inline bool isPin(const TimelineLane& lane, FrameRange range) { return lane.isPoint && range.length() == 1; }

/// The name of a range for an edit.
inline RangeRef rangeRef(const TimelineLane& lane, int range)
{
    return {lane.tag, lane.ranges[std::size_t(range)]};
}

} // namespace tagline
