#pragma once

// ArcLine is the look of an arc wherever arcs are drawn: a line with a halo and an arrow at its end.

#include <QColor>
#include <QPolygonF>

class QPainter;

namespace tagline {

struct ArcLook
{
    QColor colour;
    QColor halo;           ///< on both sides of the line: it is seen on any bar
    double strength = 1.0; ///< 0 … 1: how good the arc is; faint ones stand back
    bool isChosen = false;
    bool hasHead = true; ///< its end is in view

    /// The colour with the opacity that strength and choice give it.
    QColor ink() const;
};

/// From the first point of the line to the last. Expects an antialiasing painter.
void paintArcLine(QPainter& painter, const QPolygonF& line, const ArcLook& look);

/// The distance of a point from a line of several pieces.
double distanceTo(const QPolygonF& line, QPointF point);

} // namespace tagline
