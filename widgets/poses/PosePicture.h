#pragma once

// PosePicture draws poses side by side, for a widget or as a picture of its own.

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QList>
#include <QPen>
#include <QRectF>
#include <QSize>

class QPainter;

namespace tagline {

/// Paints poses, each given by its bones, in one scale, so that they can be compared; that of number `lit`
/// with the pen `litPen`.
void paintPoses(QPainter& painter, const QRectF& room, const QList<QList<QLineF>>& poses, const QPen& pen,
                int lit = -1, const QPen& litPen = {});

/// How a picture of poses looks.
struct PosePictureLook
{
    QSize size;       ///< device-independent pixels
    double scale = 1; ///< device pixels for each of them
    QColor ink;

    /// How many poses stand side by side in it.
    int poseCount() const;

    bool operator==(const PosePictureLook&) const = default;
};

/// A picture of the poses on a transparent ground. May be called on any thread.
QImage posePicture(const QList<QList<QLineF>>& poses, const PosePictureLook& look);

} // namespace tagline
