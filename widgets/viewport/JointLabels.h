#pragma once

// JointLabels writes the names of joints into the picture, and finds the joint that a mouse points to.

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

/// Where joints are in a picture of that size, in device-independent pixels, one for each of the skeleton;
/// none for those behind the camera, and for what is no joint of the body.
std::vector<std::optional<QPointF>> jointPlaces(const Skeleton& skeleton, std::span<const glm::mat4> joints,
                                                const Camera& camera, const QSize& size);
/// The same, in place of what `places` held.
void placeJoints(const Skeleton& skeleton, std::span<const glm::mat4> joints, const Camera& camera,
                 const QSize& size, std::vector<std::optional<QPointF>>& places);

/// The joints within so many pixels of a point, the nearest first.
std::vector<JointIndex> jointsNear(std::span<const std::optional<QPointF>> places, const QPointF& point,
                                   double pixels);

/// Which names are written: those of all joints, or of some around the mouse; the picked joint's always.
std::vector<JointIndex> namedJoints(JointNames names, std::span<const std::optional<QPointF>> places,
                                    const std::optional<QPointF>& mouse, JointIndex picked);

/// A joint's name as it is written.
struct JointLabel
{
    QString name;
    double width = 0; ///< device-independent pixels
};

/// The names of a skeleton's joints, measured in a font.
std::vector<JointLabel> jointLabels(const Skeleton& skeleton, const QFont& font);

/// Writes the names of these joints beside them, in this order; one that would stand over another is left
/// out, but for the first. Expects the labels of that font, and one and a place for each joint. Returns where
/// they stand.
std::vector<QRectF> paintJointNames(QPainter& painter, const QSize& size, const QFont& font,
                                    std::span<const JointLabel> labels,
                                    std::span<const std::optional<QPointF>> places,
                                    std::span<const JointIndex> named);

} // namespace tagline
