#pragma once

// ColourMath measures and shifts colours as eyes see them.

#include <QColor>

namespace tagline {

/// A colour in OKLCH: lightness 0 … 1, chroma, hue in degrees.
struct Oklch
{
    double lightness = 0;
    double chroma = 0;
    double hue = 0;
};
Oklch toOklch(const QColor& colour);
/// The nearest colour of that lightness and hue that a screen can show.
QColor fromOklch(const Oklch& colour);

/// The contrast of WCAG 2 between two opaque colours, 1 … 21.
double contrastOf(const QColor& one, const QColor& other);
/// `over`, which may be translucent, as it looks on an opaque ground.
QColor composed(const QColor& over, const QColor& ground);

} // namespace tagline
