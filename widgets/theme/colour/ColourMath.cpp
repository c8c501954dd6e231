#include "widgets/theme/colour/ColourMath.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tagline {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double encoded(double channel)
{
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Linear red, green and blue; beyond 0 … 1 where no screen shows the colour.
std::array<double, 3> linearRgb(const Oklch& colour)
{
    const double angle = colour.hue * std::numbers::pi / 180;
    const double a = colour.chroma * std::cos(angle);
    const double b = colour.chroma * std::sin(angle);
    const auto cubed = [](double root) { return root * root * root; };
    const double l = cubed(colour.lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cubed(colour.lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cubed(colour.lightness - 0.0894841775 * a - 1.2914855480 * b);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

bool isShowable(const std::array<double, 3>& rgb)
{
    constexpr double spare = 1e-4;
    return std::all_of(rgb.begin(), rgb.end(),
                       [](double channel) { return channel > -spare && channel < 1 + spare; });
}

} // namespace

Oklch toOklch(const QColor& colour)
{
    const double red = linear(colour.redF());
    const double green = linear(colour.greenF());
    const double blue = linear(colour.blueF());
    const double l = std::cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const double m = std::cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const double s = std::cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    const double a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    const double b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, std::hypot(a, b),
            std::atan2(b, a) * 180 / std::numbers::pi};
}

QColor fromOklch(const Oklch& colour)
{
    Oklch shown = colour;
    shown.lightness = std::clamp(shown.lightness, 0.0, 1.0);
    if (!isShowable(linearRgb(shown))) {
        Oklch tried = shown;
        shown.chroma = 0;
        for (double step = tried.chroma / 2; step > 1e-4; step /= 2) {
            tried.chroma = shown.chroma + step;
            if (isShowable(linearRgb(tried))) shown.chroma = tried.chroma;
        }
    }
    const auto channel = [](double value) { return float(encoded(std::clamp(value, 0.0, 1.0))); };
    const auto [red, green, blue] = linearRgb(shown);
    return QColor::fromRgbF(channel(red), channel(green), channel(blue)).toRgb();
}

double contrastOf(const QColor& one, const QColor& other)
{
    const double light = std::max(luminance(one), luminance(other));
    const double dark = std::min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
}

QColor composed(const QColor& over, const QColor& ground)
{
    const float share = over.alphaF();
    const auto channel = [share](int a, int b) {
        return int(std::lround(float(a) * share + float(b) * (1 - share)));
    };
    return QColor(channel(over.red(), ground.red()), channel(over.green(), ground.green()),
                  channel(over.blue(), ground.blue()));
}

} // namespace tagline
