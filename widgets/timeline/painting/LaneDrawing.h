#pragma once

// LaneDrawing is how a lane draws itself that shows neither ranges nor keys, and what of it can be dragged.

#include <QFont>
#include <QRectF>

#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/painting/TimelinePalette.h"

class QPainter;

namespace tagline {

/// Where a lane lies; borrowed for one call. Frames map to x by the geometry.
struct LaneView
{
    const TimelineGeometry& geometry;
    const TimelinePalette& palette;
    QRectF head;  ///< left of the tracks, the lane's whole height
    QRectF track; ///< from the first to the last visible pixel, the lane's whole height
    QFont font;   ///< sized in pixels
};

/// What it draws is kept as a picture until the content or the view changes: a drawing that is to look
/// otherwise comes with new content.
class LaneDrawing
{
public:
    virtual ~LaneDrawing() = default;

    /// Draws the part of the lane that is in view; clipped to the track.
    virtual void paintTrack(QPainter& painter, const LaneView& view) const = 0;
    /// Draws more beside the lane's name, such as values at the right; clipped to the head. The place that it
    /// took, which the name leaves free.
    virtual QRectF paintHead(QPainter&, const LaneView&) const { return {}; }
    /// What the head says in words and may have to cut: it stands below the lane's name under the mouse.
    virtual QString note() const { return {}; }
    /// Whether a press there begins a drag of something in the lane (a threshold): the timeline then asks
    /// with laneDragRequested(), and shows the cursor for moving that way.
    virtual bool grabs(const TimelineGeometry&, const QRectF& /*track*/, QPointF) const { return false; }
    /// Which way that is.
    virtual Qt::Orientation dragDirection() const { return Qt::Vertical; }
};

} // namespace tagline
