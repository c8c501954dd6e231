#pragma once

// JointLabels writes the names of joints into the picture, and finds the joint under the mouse.

#include "core/animation/figure/Skeleton.h"
#include "render/Camera.h"
#include "widgets/viewport/ViewportOptions.h"

#include <glm/mat4x4.hpp>

#include <QPointF>
#include <QSize>
#include <QString>

#include <optional>
#include <span>
#include <vector>

class QFont;
class QPainter;

namespace tagline {

/// Positions of joints in a picture of that size, in device-independent pixels, one per joint of the
/// skeleton; none for joints behind the camera, and for joints that are not of the body.
std::vector<std::optional<QPointF>> jointPlaces(const Skeleton& skeleton, std::span<const glm::mat4> joints,
                                                const Camera& camera, const QSize& size);
/// Writes the positions to `places`, which is replaced.
void placeJoints(const Skeleton& skeleton, std::span<const glm::mat4> joints, const Camera& camera,
                 const QSize& size, std::vector<std::optional<QPointF>>& places);

/// The joints within that many pixels of a point, the nearest first.
std::vector<JointIndex> jointsNear(std::span<const std::optional<QPointF>> places, const QPointF& point,
                                   double pixels);

/// The joints whose names are written: all, or some around the mouse; always the picked one.
std::vector<JointIndex> namedJoints(JointNames names, std::span<const std::optional<QPointF>> places,
                                    const std::optional<QPointF>& mouse, JointIndex picked);

/// A joint's name as written in the picture.
struct JointLabel
{
    QString name;
    double width = 0; ///< device-independent pixels
};

/// The names of a skeleton's joints, measured in a font.
std::vector<JointLabel> jointLabels(const Skeleton& skeleton, const QFont& font);

/// Writes the names of these joints beside them, in this order; a name that would overlap another is omitted,
/// except the first. Expects the labels of that font, and a label and a place for each joint. Returns the
/// rectangles of the names.
std::vector<QRectF> paintJointNames(QPainter& painter, const QSize& size, const QFont& font,
                                    std::span<const JointLabel> labels,
                                    std::span<const std::optional<QPointF>> places,
                                    std::span<const JointIndex> named);

} // namespace tagline
