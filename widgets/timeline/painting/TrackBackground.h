#pragma once

// TrackBackground paints what lies behind the bars: lane by lane the stripe's colour, lit where the query
// matches, dark behind the clip's end. Every pixel is painted once, in an opaque colour: blending a screen
// full of pixels costs more than all bars.

#include <QColor>
#include <QRectF>

#include "widgets/timeline/painting/TimelineScene.h"

#include <vector>

class QPainter;

namespace tagline {

/// A colour over another, opaque.

class TrackBackground
{
public:
    explicit TrackBackground(const TimelineScene& scene);

    /// The lanes [first, second) and, with `toBottom`, what is below them.
    void paintLanes(QPainter& painter, int first, int last, bool toBottom) const;

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
