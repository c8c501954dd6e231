#pragma once

// ReelGeometry places the hits of a reel side by side; where they do not all fit, the current one stays in
// the middle.

#include <QRectF>

namespace tagline {

struct ReelGeometry
{
    static constexpr double narrowest = 9.0; ///< of a hit with its gap, pixels
    static constexpr double widest = 64.0;
    static constexpr double gap = 2.0;

    double width = 0;
    double height = 0;
    int count = 0;
    int current = -1;

    /// Of a hit with its gap.
    double pitch() const;
    /// How far the strip is moved to the left.
    double offset() const;
    QRectF itemRect(int item) const;
    /// The hit at a place; −1 for none.
    int itemAt(double x) const;
    /// Those that are in sight: [first, last).
    int firstVisible() const;
    int endVisible() const;
};

} // namespace tagline
