#pragma once

// LaneDrawing draws a lane that shows neither ranges nor keys, and finds the items in it that can be dragged.

#include <QFont>
#include <QRectF>

#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/painting/TimelinePalette.h"

class QPainter;

namespace tagline {

/// The areas of a lane; borrowed for one call. Frames map to x by the geometry.
struct LaneView
{
    const TimelineGeometry& geometry;
    const TimelinePalette& palette;
    QRectF head;  ///< left of the tracks, the full height of the lane
    QRectF track; ///< from the first to the last visible pixel, the full height of the lane
    QFont font;   ///< sized in pixels
};

/// The picture is cached until the content or the view changes: a drawing changes
/// its look only with new content.
class LaneDrawing
{
public:
    virtual ~LaneDrawing() = default;

    /// Draws the part of the lane that is in view; clipped to the track.
    virtual void paintTrack(QPainter& painter, const LaneView& view) const = 0;
    /// Draws more beside the lane's name, such as values at the right; clipped to the head. Returns the
    /// rectangle used, which the name leaves free.
    virtual QRectF paintHead(QPainter&, const LaneView&) const { return {}; }
    /// The full text of the head, which may be elided there: shown below the lane's name under the mouse.
    virtual QString note() const { return {}; }
    /// Whether a press there begins a drag of an item in the lane (a threshold): the timeline then emits
    /// laneDragRequested(), and shows the cursor for dragDirection().
    virtual bool grabs(const TimelineGeometry&, const QRectF& /*track*/, QPointF) const { return false; }
    /// The direction of such drags.
    virtual Qt::Orientation dragDirection() const { return Qt::Vertical; }
};

} // namespace tagline
