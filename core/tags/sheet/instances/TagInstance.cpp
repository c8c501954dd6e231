#include "core/tags/sheet/instances/TagInstance.h"

#include "core/tags/sheet/instances/InstanceSweep.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace tagline {
namespace {

/// The ranges of the first list that are not in the second. Expects both in order.
std::vector<FrameRange> onlyIn(std::span<const FrameRange> ranges, std::span<const FrameRange> others)
{
    std::vector<FrameRange> left;
    std::set_difference(ranges.begin(), ranges.end(), others.begin(), others.end(), std::back_inserter(left));
    return left;
}

/// Whether each range came to lie elsewhere as it is.
bool haveMoved(std::span<const FrameRange> from, std::span<const FrameRange> to)
{
    return !from.empty() && std::ranges::equal(from, to, {}, &FrameRange::length, &FrameRange::length);
}

std::vector<TagInstance> movedAlong(std::span<const TagInstance> instances, std::span<const FrameRange> from,
                                    std::span<const FrameRange> to)
{
    std::vector<TagInstance> moved(instances.begin(), instances.end());
    for (TagInstance& instance : moved) {
        auto of = std::ranges::upper_bound(from, instance.range.start, {}, &FrameRange::start);
        if (of == from.begin() || !(--of)->covers(instance.range)) continue;
        instance.range = instance.range.movedBy(to[std::size_t(of - from.begin())].start - of->start);
    }
    return moved;
}

/// Instances within a range, grown so that no frame of it is without one.
void growOver(FrameRange whole, std::span<TagInstance> within)
{
    std::vector<FrameRange> runs;
    for (const TagInstance& each : within) runs.push_back(each.range);
    runs = overlapsJoined(std::move(runs));
    for (TagInstance& each : within) {
        if (each.range.start == runs.front().start) each.range.start = whole.start;
        const auto run = std::ranges::lower_bound(runs, each.range.stop, {}, &FrameRange::stop);
        if (run->stop != each.range.stop) continue;
        each.range.stop = std::next(run) != runs.end() ? std::next(run)->start : whole.stop;
    }
}

/// Texts before numbers before booleans, each by its value. Both zeros are one number.
std::weak_ordering ordered(const PropertyValue& a, const PropertyValue& b)
{
    if (a.index() != b.index()) return a.index() <=> b.index();
    if (const auto* number = std::get_if<double>(&a)) {
        const double other = std::get<double>(b);
        if (*number == other) return std::weak_ordering::equivalent;
        return *number < other ? std::weak_ordering::less : std::weak_ordering::greater;
    }
    if (const auto* text = std::get_if<std::string>(&a)) return *text <=> std::get<std::string>(b);
    return std::get<bool>(a) <=> std::get<bool>(b);
}

} // namespace

std::weak_ordering TagInstance::operator<=>(const TagInstance& other) const
{
    if (range.start != other.range.start) return range.start <=> other.range.start;
    if (range.stop != other.range.stop) return range.stop <=> other.range.stop;
    if (values.isSharedWith(other.values)) return std::weak_ordering::equivalent;
    return std::lexicographical_compare_three_way(
        values.begin(), values.end(), other.values.begin(), other.values.end(),
        [](const InstanceValue& a, const InstanceValue& b) {
            return a.name != b.name ? std::weak_ordering(a.name <=> b.name) : ordered(a.value, b.value);
        });
}

std::span<const TagInstance> instancesOfExtent(std::span<const TagInstance> instances, FrameRange extent)
{
    return {std::ranges::lower_bound(instances, extent, std::less<>(), &TagInstance::range),
            std::ranges::upper_bound(instances, extent, std::less<>(), &TagInstance::range)};
}

bool holdsExtent(std::span<const TagInstance> instances, FrameRange extent)
{
    return !instancesOfExtent(instances, extent).empty();
}

std::vector<TagInstance> inOrder(std::vector<TagInstance> instances)
{
    for (TagInstance& each : instances)
        if (!std::ranges::is_sorted(each.values, {}, &InstanceValue::name))
            std::ranges::sort(each.values.toChange(), {}, &InstanceValue::name);
    if (!std::is_sorted(instances.begin(), instances.end())) std::sort(instances.begin(), instances.end());
    instances.erase(std::unique(instances.begin(), instances.end()), instances.end());
    return instances;
}

std::vector<FrameRange> overlapsJoined(std::vector<FrameRange> ranges)
{
    std::sort(ranges.begin(), ranges.end());
    std::vector<FrameRange> joined;
    for (const FrameRange range : ranges) {
        if (!joined.empty() && range.start < joined.back().stop)
            joined.back().stop = std::max(joined.back().stop, range.stop);
        else
            joined.push_back(range);
    }
    return joined;
}

std::vector<FrameRange> instanceFrames(std::span<const TagInstance> instances)
{
    std::vector<FrameRange> ranges;
    ranges.reserve(instances.size());
    for (const TagInstance& each : instances) ranges.push_back(each.range);
    return overlapsJoined(std::move(ranges));
}

std::vector<TagInstance> instancesOf(std::span<const FrameRange> ranges)
{
    std::vector<TagInstance> instances;
    for (const FrameRange range : ranges) instances.push_back({range});
    return instances;
}

std::vector<TagInstance> instancesFollowing(std::span<const TagInstance> instances,
                                            std::span<const FrameRange> before,
                                            std::span<const FrameRange> after)
{
    const std::vector<FrameRange> gone = onlyIn(before, after), come = onlyIn(after, before);
    if (haveMoved(gone, come)) return inOrder(movedAlong(instances, gone, come));
    std::vector<TagInstance> following;
    InstanceSweep sweep(instances);
    for (const FrameRange range : after) {
        const std::size_t first = following.size();
        sweep.visitIn(range, [&](const TagInstance& each, FrameRange part) {
            following.push_back({part, each.values});
        });
        if (following.size() == first)
            following.push_back({range});
        else
            growOver(range, std::span(following).subspan(first));
    }
    return inOrder(std::move(following));
}

std::vector<TagInstance> mergedInstances(std::span<const TagInstance> base, std::span<const TagInstance> ours,
                                         std::span<const TagInstance> theirs)
{
    std::vector<TagInstance> either;
    std::set_union(ours.begin(), ours.end(), theirs.begin(), theirs.end(), std::back_inserter(either));
    std::erase_if(either, [&](const TagInstance& instance) {
        const auto isIn = [&](std::span<const TagInstance> version) {
            return std::binary_search(version.begin(), version.end(), instance);
        };
        return isIn(base) && !(isIn(ours) && isIn(theirs));
    });
    return either;
}

} // namespace tagline
