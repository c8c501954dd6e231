#pragma once

// TimelineLayers paints a timeline frame by frame: what playhead, hover, selection and drags leave as it is
// is kept as a picture.

#include <QPixmap>
#include <QRegion>

#include "widgets/timeline/painting/TimelinePainter.h"

namespace tagline {

class TimelineLayers
{
public:
    /// Content, view or colours changed: what was kept is of no more use.
    void invalidateBase();
    /// Paints the dirty part of a view. While the base changes from frame to frame (scrolling, zooming) it is
    /// painted at once; it is kept from the second frame on that it stays the same.
    void paint(QPainter& painter, const TimelineScene& scene, const QRegion& dirty);

private:
    enum class Base { Changed, PaintedOnce, Kept };

    void makeRoom(const TimelineScene& scene, double ratio);
    void keepBase(const TimelineScene& scene);

    TimelinePainter m_painter;
    QPixmap m_base;    ///< at least as large as the view: what lies beyond it is of no use
    QSizeF m_baseView; ///< the view that it was painted for
    Base m_state = Base::Changed;
};

} // namespace tagline
