#pragma once

// MeasuringLine is drawn between two joints: how far apart they are in the picture, and over the whole clip
// as a curve.

#include "core/animation/figure/Skeleton.h"

#include <glm/mat4x4.hpp>

#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>

#include <optional>
#include <span>
#include <vector>

class QFont;
class QPainter;

namespace tagline {

struct MeasuringLine
{
    JointIndex one = noJoint;
    JointIndex other = noJoint;
    QString title;              ///< "LeftHand – RightHand"
    std::vector<float> curve;   ///< metres, evenly over the clip; empty where there is no curve
    double least = 0, most = 0; ///< metres, of the whole clip
    double now = 0;             ///< how much of the clip lies before the frame that is shown, 0 … 1

    bool operator==(const MeasuringLine&) const = default;
};

/// Metres between both joints as they stand; none where there are no such joints.
std::optional<double> measuredDistance(const MeasuringLine& line, std::span<const glm::mat4> joints);

/// The distance now, and the least and greatest of the clip where it has a curve: "0.42 m · 0.18 to 1.31 m".
QString distanceWords(const MeasuringLine& line, double metres);

/// Where a box of that size stands: beside the line between two places, right, left, above or below it,
/// within what the picture's overlays leave free, and where it covers least of what is named.
QRectF measuringBoxPlace(QPointF from, QPointF to, QSizeF box, const QSize& picture,
                         std::span<const QRectF> names);

/// The line and its words; below them the curve with the frame that is shown. Nothing where a joint is not in
/// the picture. Expects a place for each joint, in a picture of that size; the names of joints, which are
/// painted already, stay free.
void paintMeasuringLine(QPainter& painter, const QSize& size, const QFont& font, const MeasuringLine& line,
                        std::span<const glm::mat4> joints, std::span<const std::optional<QPointF>> places,
                        std::span<const QRectF> names = {});

} // namespace tagline
