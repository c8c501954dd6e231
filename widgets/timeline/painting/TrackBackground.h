#pragma once

// TrackBackground paints what lies behind the bars: the stripe's colour, lit where the query matches, dark
// behind the clip's end. Every pixel is painted once, in an opaque colour: blending a screen full of pixels
// costs more than all bars. Lane by lane, so that bars come to pixels that the processor still has at hand.

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
    /// What is below the last lane.
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
