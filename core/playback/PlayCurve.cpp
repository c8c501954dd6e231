#include "core/playback/PlayCurve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

double slopeTo(const std::vector<CurvePoint>& points, std::size_t i)
{
    return (double(points[i + 1].value) - double(points[i].value)) /
           (double(points[i + 1].at) - double(points[i].at));
}

double widthTo(const std::vector<CurvePoint>& points, std::size_t i)
{
    return double(points[i + 1].at) - double(points[i].at);
}

/// Of an end, from the two nearest slopes; never so steep that the curve would go back.
double endTangent(double width, double nextWidth, double slope, double nextSlope)
{
    const double tangent = ((2.0 * width + nextWidth) * slope - width * nextSlope) / (width + nextWidth);
    if (tangent * slope <= 0.0) return 0.0;
    return slope * nextSlope < 0.0 && std::abs(tangent) > 3.0 * std::abs(slope) ? 3.0 * slope : tangent;
}

/// Fritsch and Carlson's: level at points where the curve turns round or holds.
double tangentAt(const std::vector<CurvePoint>& points, std::size_t i)
{
    const std::size_t last = points.size() - 1;
    if (last == 1) return slopeTo(points, 0);
    if (i == 0)
        return endTangent(widthTo(points, 0), widthTo(points, 1), slopeTo(points, 0), slopeTo(points, 1));
    if (i == last)
        return endTangent(widthTo(points, last - 1), widthTo(points, last - 2), slopeTo(points, last - 1),
                          slopeTo(points, last - 2));
    const double before = slopeTo(points, i - 1), after = slopeTo(points, i);
    if (before * after <= 0.0) return 0.0;
    const double wide = 2.0 * widthTo(points, i) + widthTo(points, i - 1);
    const double narrow = widthTo(points, i) + 2.0 * widthTo(points, i - 1);
    return (wide + narrow) / (wide / before + narrow / after);
}

double valueBetween(const std::vector<CurvePoint>& points, std::size_t i, double at)
{
    const double width = widthTo(points, i);
    const double t = (at - double(points[i].at)) / width, t2 = t * t, t3 = t2 * t;
    const double value =
        double(points[i].value) * (2.0 * t3 - 3.0 * t2 + 1.0) +
        double(points[i + 1].value) * (3.0 * t2 - 2.0 * t3) +
        width * (tangentAt(points, i) * (t3 - 2.0 * t2 + t) + tangentAt(points, i + 1) * (t3 - t2));
    const auto [least, most] = std::minmax({double(points[i].value), double(points[i + 1].value)});
    return std::clamp(value, least, most);
}

} // namespace

bool PlayCurve::isValid() const
{
    if (points.empty()) return true;
    if (points.size() < 2 || points.size() > mostPoints) return false;
    if (points.front().at != 0.0f || points.back().at != 1.0f) return false;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!(points[i].value >= 0.0f && points[i].value <= 1.0f)) return false;
        if (i > 0 && !(points[i].at > points[i - 1].at)) return false;
    }
    return true;
}

double PlayCurve::value(double at) const
{
    assert(!isEmpty() && isValid());
    if (!(at > 0.0)) return double(points.front().value);
    if (at >= 1.0) return double(points.back().value);
    const auto after =
        std::upper_bound(points.begin(), points.end(), at,
                         [](double place, const CurvePoint& point) { return place < double(point.at); });
    return valueBetween(points, std::size_t(after - points.begin()) - 1, at);
}

double PlayCurve::placeBetween(std::size_t point, double value) const
{
    double low = double(points[point].at), high = double(points[point + 1].at);
    if (value == double(points[point].value)) return low;
    if (value == double(points[point + 1].value)) return high;
    const bool isRising = points[point + 1].value > points[point].value;
    for (int step = 0; step < 60; ++step) { // to the last bit
        const double middle = 0.5 * (low + high);
        ((valueBetween(points, point, middle) < value) == isRising ? low : high) = middle;
    }
    return high;
}

double PlayCurve::placeOf(double value) const
{
    assert(!isEmpty() && isValid());
    const CurvePoint* nearest = &points.front();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = std::abs(double(points[i].value) - value);
        if (distance < std::abs(double(nearest->value) - value)) nearest = &points[i];
        if (i + 1 == points.size()) break;
        const auto [least, most] = std::minmax({double(points[i].value), double(points[i + 1].value)});
        if (value >= least && value <= most) return placeBetween(i, value);
    }
    return double(nearest->at);
}

PlayCurve curveOf(CurveShape shape)
{
    switch (shape) {
    case CurveShape::Even:
        return {{{0, 0}, {1, 1}}};
    case CurveShape::EaseIn:
        return {{{0, 0}, {0.25f, 0.0625f}, {0.5f, 0.25f}, {0.75f, 0.5625f}, {1, 1}}};
    case CurveShape::EaseOut:
        return {{{0, 0}, {0.25f, 0.4375f}, {0.5f, 0.75f}, {0.75f, 0.9375f}, {1, 1}}};
    case CurveShape::EaseInOut:
        return {{{0, 0}, {0.25f, 0.125f}, {0.5f, 0.5f}, {0.75f, 0.875f}, {1, 1}}};
    case CurveShape::Hold:
        return {{{0, 0}, {0.35f, 0.5f}, {0.65f, 0.5f}, {1, 1}}};
    case CurveShape::Reverse:
        return {{{0, 1}, {1, 0}}};
    case CurveShape::Full:
        return {{{0, 1}, {1, 1}}};
    case CurveShape::Swell:
        return {{{0, 0}, {0.5f, 1}, {1, 0}}};
    }
    return {};
}

} // namespace tagline
