#pragma once

// Golden pictures: what was drawn once, and looked at by a person, is drawn again. Drivers differ in the
// pixels of edges, so both are smoothed and few pixels may differ by much.

#include "render/RgbaImage.h"
#include "tests/support/TestData.h"

#include <QColor>
#include <QDir>
#include <QImage>

#include <algorithm>
#include <cstdlib>

namespace tagline::test {

/// How far smoothed pixels may be apart in a channel, of 255, before they count as another.
inline constexpr int goldenTolerance = 20;
/// The same of pictures of faint lines.
inline constexpr int faintTolerance = 6;
/// The share of pixels that may be others.
inline constexpr double goldenShare = 0.0015;
/// The share that may be others by a tolerance.
inline constexpr double shareAllowed(int tolerance)
{
    return tolerance < goldenTolerance ? 0.03 : goldenShare;
}

inline QString goldenFile(const QString& name)
{
    return sourceFolder() + "/tests/render/golden/" + name + ".png";
}

/// A copy: a picture of 32 bits a pixel.
inline QImage goldenImage(const RgbaImage& image)
{
    return QImage(image.pixels.data(), image.width, image.height, image.width * 4, QImage::Format_RGBA8888)
        .convertToFormat(QImage::Format_RGB32);
}

/// In steps of a third of the tolerance: files of such pictures are small.
inline QImage inSteps(QImage image, int tolerance)
{
    const int levels = tolerance < goldenTolerance ? 2 : 8;
    image = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            const auto step = [levels](int level) { return level / levels * levels + levels / 2; };
            image.setPixel(x, y, qRgb(step(qRed(pixel)), step(qGreen(pixel)), step(qBlue(pixel))));
        }
    return image;
}

/// The mean of a pixel and the eight around it, those within the picture.
inline QImage smoothed(const QImage& image)
{
    QImage mean(image.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            int red = 0, green = 0, blue = 0, count = 0;
            for (int v = std::max(y - 1, 0); v <= std::min(y + 1, image.height() - 1); ++v)
                for (int u = std::max(x - 1, 0); u <= std::min(x + 1, image.width() - 1); ++u, ++count) {
                    const QRgb pixel = image.pixel(u, v);
                    red += qRed(pixel);
                    green += qGreen(pixel);
                    blue += qBlue(pixel);
                }
            mean.setPixel(x, y, qRgb(red / count, green / count, blue / count));
        }
    return mean;
}

/// The share of pixels that are others; 1 for pictures of different sizes.
inline double differingShare(const QImage& a, const QImage& b, int tolerance = goldenTolerance)
{
    if (a.size() != b.size() || a.isNull()) return 1.0;
    const QImage left = smoothed(a.convertToFormat(QImage::Format_RGB32));
    const QImage right = smoothed(b.convertToFormat(QImage::Format_RGB32));
    int others = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb here = left.pixel(x, y), there = right.pixel(x, y);
            const int apart =
                std::max({std::abs(qRed(here) - qRed(there)), std::abs(qGreen(here) - qGreen(there)),
                          std::abs(qBlue(here) - qBlue(there))});
            others += apart > tolerance;
        }
    return double(others) / (double(a.width()) * double(a.height()));
}

/// What is wrong with a picture, for people; empty where it is as the golden one. With TAGLINE_TAKE_GOLDEN
/// set it becomes the golden one (tests/render/golden/take.sh). One that is wrong is left beside the test.
inline QString goldenFault(const QImage& drawn, const QString& name, int tolerance)
{
    if (qEnvironmentVariableIsSet("TAGLINE_TAKE_GOLDEN"))
        return inSteps(drawn, tolerance).save(goldenFile(name)) ? QString()
                                                                : "cannot write " + goldenFile(name);
    const double share = differingShare(drawn, QImage(goldenFile(name)), tolerance);
    if (share <= shareAllowed(tolerance)) return {};
    const QString left = QDir::current().filePath("golden-" + name + ".png");
    drawn.save(left);
    return QString("%1 % of the pixels are others than those of %2: look at both; drawn was %3")
        .arg(100.0 * share, 0, 'f', 2)
        .arg(goldenFile(name), left);
}

} // namespace tagline::test
