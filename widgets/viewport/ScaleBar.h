#pragma once

// ScaleBar says in a picture without perspective how long a metre is.

#include <QRect>
#include <QSize>

class QFont;
class QPainter;

namespace tagline {

struct Camera;

/// Where the bar with its text stands in a picture of that size, in device-independent pixels: below the
/// chips. Empty for a camera with perspective.
QRect scaleBarPlace(const Camera& camera, const QSize& size, const QFont& font);
/// Paints it there.
void paintScaleBar(QPainter& painter, const Camera& camera, const QSize& size, const QFont& font);

} // namespace tagline
