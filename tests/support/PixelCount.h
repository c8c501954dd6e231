#pragma once

// Counts the pixels of a colour in a picture.

#include <QColor>
#include <QImage>

namespace tagline::test {

/// The number of pixels that are opaque and have the colour.
inline int countOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor pixel = image.pixelColor(x, y);
                pixel.alpha() > 250 && pixel.rgb() == colour.rgb())
                ++count;
    return count;
}

} // namespace tagline::test
