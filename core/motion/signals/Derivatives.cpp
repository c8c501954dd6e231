#include "core/motion/signals/Derivatives.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace tagline {
namespace {

/// Σ k² for k = 1 … m.
double sumOfSquares(int m) { return m * (m + 1.0) * (2.0 * m + 1.0) / 6.0; }

/// Σ k⁴ for k = 1 … m.
double sumOfFourthPowers(int m) { return sumOfSquares(m) * (3.0 * m * m + 3.0 * m - 1.0) / 5.0; }

/// The factor of p[i+k] − p[i−k] in a slope a frame.
float slopeWeight(int k, int reach) { return float(k / (2.0 * sumOfSquares(reach))); }

/// The factor of p[i+k] + p[i−k] − 2p[i] in a curvature a frame.
float curvatureWeight(int k, int reach)
{
    const double mean = reach * (reach + 1.0) / 3.0;
    const double spread = 2.0 * sumOfFourthPowers(reach) - (2.0 * reach + 1.0) * mean * mean;
    return float(2.0 * (double(k) * k - mean) / spread);
}

template<class T>
float curvatureAt(std::span<const T> values, int centre, int reach)
{
    double sum = 0.0;
    for (int k = 1; k <= reach; ++k)
        sum += curvatureWeight(k, reach) *
               (double(values[std::size_t(centre + k)]) + double(values[std::size_t(centre - k)]) -
                2.0 * double(values[std::size_t(centre)]));
    return float(sum);
}

/// Fills the frames within `reach` of both ends from the parabolas of the outermost windows.
template<class T>
void fillSlopesAtEnds(std::span<const T> values, int reach, float scale, std::span<float> out)
{
    const int first = reach;
    const int last = int(values.size()) - 1 - reach;
    const float bendAtFirst = curvatureAt(values, first, reach) * scale;
    const float bendAtLast = curvatureAt(values, last, reach) * scale;
    for (int k = 1; k <= reach; ++k) {
        out[std::size_t(first - k)] = out[std::size_t(first)] - float(k) * bendAtFirst;
        out[std::size_t(last + k)] = out[std::size_t(last)] + float(k) * bendAtLast;
    }
}

/// Writes the derivative of one or two frames: 0 for one.
template<class T>
void fillShort(std::span<const T> values, double framesPerSecond, std::span<float> out)
{
    const bool isLine = values.size() == 2;
    std::fill(out.begin(), out.end(), isLine ? float((values[1] - values[0]) * framesPerSecond) : 0.0f);
}

template<class T>
void computeSlopes(std::span<const T> values, int reach, double framesPerSecond, std::span<float> out)
{
    assert(values.size() == out.size());
    if (reach < 1) return fillShort(values, framesPerSecond, out);
    const std::size_t m = std::size_t(reach);
    const std::size_t inside = values.size() - 2 * m;
    const auto scale = float(framesPerSecond);
    std::fill(out.begin(), out.end(), 0.0f);
    float* to = out.data() + m;
    for (std::size_t k = 1; k <= m; ++k) {
        const float weight = slopeWeight(int(k), reach) * scale;
        const T* after = values.data() + m + k;
        const T* before = values.data() + m - k;
        for (std::size_t i = 0; i < inside; ++i) to[i] += weight * float(after[i] - before[i]);
    }
    fillSlopesAtEnds(values, reach, scale, out);
}

} // namespace

int windowReach(double seconds, FrameRate rate, Frame frames)
{
    const double half = std::min(0.5 * seconds * rate.framesPerSecond(), double(frames));
    const int room = frames < 1 ? 0 : int((frames - 1) / 2);
    return std::min(std::max(int(std::lround(half)), 1), room);
}

void slopes(std::span<const float> values, int reach, double framesPerSecond, std::span<float> out)
{
    computeSlopes(values, reach, framesPerSecond, out);
}

void slopes(std::span<const double> values, int reach, double framesPerSecond, std::span<float> out)
{
    computeSlopes(values, reach, framesPerSecond, out);
}

void curvatures(std::span<const float> values, int reach, double framesPerSecond, std::span<float> out)
{
    assert(values.size() == out.size());
    std::fill(out.begin(), out.end(), 0.0f);
    if (reach < 1) return;
    const std::size_t m = std::size_t(reach);
    const std::size_t inside = values.size() - 2 * m;
    const auto scale = float(framesPerSecond * framesPerSecond);
    const float* at = values.data() + m;
    float* to = out.data() + m;
    for (std::size_t k = 1; k <= m; ++k) {
        const float weight = curvatureWeight(int(k), reach) * scale;
        const float* after = at + k;
        const float* before = at - k;
        for (std::size_t i = 0; i < inside; ++i) to[i] += weight * ((after[i] - at[i]) - (at[i] - before[i]));
    }
    std::fill(out.begin(), out.begin() + reach, out[m]);
    std::fill(out.end() - reach, out.end(), out[m + inside - 1]);
}

} // namespace tagline
