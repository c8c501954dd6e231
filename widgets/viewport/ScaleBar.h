#pragma once

// ScaleBar shows the length of a metre in a picture without perspective.

#include <QRect>
#include <QSize>

class QFont;
class QPainter;

namespace tagline {

struct Camera;

/// Rectangle of the bar with its text in a picture of that size, in device-independent pixels: below the
/// chips. Empty for a camera with perspective.
QRect scaleBarPlace(const Camera& camera, const QSize& size, const QFont& font);
/// Paints the bar in that rectangle.
void paintScaleBar(QPainter& painter, const Camera& camera, const QSize& size, const QFont& font);

} // namespace tagline
