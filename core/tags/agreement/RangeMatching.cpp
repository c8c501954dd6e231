#include "core/tags/agreement/RangeMatching.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Two ranges that overlap, by their places.
struct Overlap
{
    std::size_t a;
    std::size_t b;
    Frame frames;
};

std::vector<Overlap> overlapsOf(std::span<const FrameRange> a, std::span<const FrameRange> b)
{
    std::vector<Overlap> found;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i].overlaps(b[j])) found.push_back({i, j, a[i].intersected(b[j]).length()});
        a[i].stop < b[j].stop ? ++i : ++j;
    }
    return found;
}

} // namespace

RangeMatching matched(std::span<const FrameRange> a, std::span<const FrameRange> b)
{
    std::vector<Overlap> overlaps = overlapsOf(a, b);
    std::vector<int> countOfA(a.size()), countOfB(b.size());
    for (const Overlap& each : overlaps) {
        ++countOfA[each.a];
        ++countOfB[each.b];
    }
    RangeMatching matching;
    matching.missedByB = std::count(countOfA.begin(), countOfA.end(), 0);
    matching.missedByA = std::count(countOfB.begin(), countOfB.end(), 0);
    const auto isDoubled = [](int count) { return count > 1; };
    matching.doubledByB = std::count_if(countOfA.begin(), countOfA.end(), isDoubled);
    matching.doubledByA = std::count_if(countOfB.begin(), countOfB.end(), isDoubled);

    std::stable_sort(overlaps.begin(), overlaps.end(),
                     [](const Overlap& x, const Overlap& y) { return x.frames > y.frames; });
    std::vector<bool> isPairedA(a.size()), isPairedB(b.size());
    for (const Overlap& each : overlaps) {
        if (isPairedA[each.a] || isPairedB[each.b]) continue;
        isPairedA[each.a] = isPairedB[each.b] = true;
        matching.pairs.push_back({a[each.a], b[each.b]});
    }
    std::sort(matching.pairs.begin(), matching.pairs.end(),
              [](const RangePair& x, const RangePair& y) { return x.a < y.a; });
    return matching;
}

std::optional<double> quantile(std::vector<double> values, double share)
{
    if (values.empty()) return {};
    const auto rank = std::size_t(std::ceil(share * double(values.size())));
    const auto place = values.begin() + std::ptrdiff_t(std::clamp<std::size_t>(rank, 1, values.size()) - 1);
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

} // namespace tagline
