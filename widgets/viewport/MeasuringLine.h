#pragma once

// MeasuringLine is drawn between two joints: their distance in the picture, and
// over the whole clip as a curve.

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
    std::vector<float> curve;   ///< metres, at even steps over the clip; empty if there is no curve
    double least = 0, most = 0; ///< metres, of the whole clip
    double now = 0;             ///< share of the clip before the present frame, 0 … 1

    bool operator==(const MeasuringLine&) const = default;
};

/// Distance of the two joints in metres in this pose; none if the joints do not exist.
std::optional<double> measuredDistance(const MeasuringLine& line, std::span<const glm::mat4> joints);

/// The present distance, with minimum and maximum of the clip if it has a curve: "0.42 m · 0.18 to 1.31 m".
QString distanceWords(const MeasuringLine& line, double metres);

/// Rectangle of a box of that size beside the line between two places: right, left, above or below it, inside
/// the area that the picture's overlays leave free, where it covers the least of `names`.
QRectF measuringBoxPlace(QPointF from, QPointF to, QSizeF box, const QSize& picture,
                         std::span<const QRectF> names);

/// Paints the line and its text; below them the curve with the present frame. Nothing if a joint is not in
/// the picture. Expects a place for each joint, in a picture of that size; avoids the names of joints, which
/// are already painted.
void paintMeasuringLine(QPainter& painter, const QSize& size, const QFont& font, const MeasuringLine& line,
                        std::span<const glm::mat4> joints, std::span<const std::optional<QPointF>> places,
                        std::span<const QRectF> names = {});

} // namespace tagline
