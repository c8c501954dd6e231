#include "core/playback/controller/WeightValues.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

double shareOf(double value, double nothingAt, double allAt)
{
    const double share = (value - nothingAt) / (allAt - nothingAt);
    return share > 0.0 ? std::min(share, 1.0) : 0.0; // not of no number
}

} // namespace

double WeightValues::shareAt(double frame) const
{
    assert(!isEmpty() && nothingAt != allAt);
    const std::vector<float>& each = *values;
    const double place = frame > 0.0 ? std::min(frame, double(each.size() - 1)) : 0.0;
    const auto before = std::size_t(place);
    const double part = place - double(before);
    const double share = shareOf(double(each[before]), nothingAt, allAt);
    if (part == 0.0) return share;
    return share + part * (shareOf(double(each[before + 1]), nothingAt, allAt) - share);
}

} // namespace tagline
