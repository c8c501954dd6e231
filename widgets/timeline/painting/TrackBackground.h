#pragma once

// TrackBackground paints the ground behind the bars: the stripe's colour, lit where the query matches, dark
// after the clip's end. Every pixel is painted once, in an opaque colour, since blending a whole screen costs
// more than all bars; lane by lane, so that bars are painted on pixels still in the CPU cache.

#include <QColor>
#include <QRectF>

#include "widgets/timeline/painting/TimelineScene.h"

#include <vector>

class QPainter;

namespace tagline {

class TrackBackground
{
public:
    explicit TrackBackground(const TimelineScene& scene);

    void paintLane(QPainter& painter, int lane) const;
    /// Paints the area below the last lane.
    void paintBelow(QPainter& painter, int lastLane) const;

private:
    enum class Part { Head, Plain, Lit, Outside };
    struct Segment
    {
        double left = 0;
        double right = 0;
        Part part = Part::Plain;
    };

    void append(double right, Part part);
    void paintRow(QPainter& painter, double top, double bottom, const QColor& colour) const;

    const TimelineScene& m_scene;
    std::vector<Segment> m_segments; ///< from the left to the right border, none empty
};

} // namespace tagline
