#pragma once

// DriveStripGeometry places the samples of the last half minute from left to right, the present at the right.

#include <QPointF>
#include <QRectF>

namespace tagline {

struct DriveStripGeometry
{
    static constexpr double margin = 4.0;     ///< above and below, pixels
    static constexpr double tickHeight = 7.0; ///< of jumps, at the bottom

    double width = 0.0;
    double height = 0.0;
    int count = 0; ///< samples
    int most = 1;  ///< samples that fit

    /// How wide a sample is.
    double pitch() const { return width / double(most); }
    /// The middle of a sample.
    double xOf(int sample) const { return width - (double(count - sample) - 0.5) * pitch(); }
    /// The sample at a place, the nearest where there is none; −1 without samples.
    int sampleAt(double x) const;
    /// How high a share (0 … 1) of the greatest is.
    double yOf(double share) const;
    /// The room of the curves.
    double floor() const { return height - margin - tickHeight; }
};

} // namespace tagline
