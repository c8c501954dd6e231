#include "core/library/search/ExampleLikeness.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t allHits = std::numeric_limits<std::size_t>::max();

/// The decisions about clips that can be compared.
std::vector<LikenessDecision> heldDecisions(const LikenessIndex& index, const FoundExample& example)
{
    std::vector<LikenessDecision> held;
    for (const LikenessDecision& each : example.decisions)
        if (index.holds(each.clip)) held.push_back(each);
    return held;
}

} // namespace

std::vector<AlikeFrames> framesAlike(const LikenessIndex& index, const FoundExample& example, double distance)
{
    if (!example.example || !index.holds(example.example->clip)) return {};
    const auto decisions = heldDecisions(index, example);
    const auto hits = learnedOrder(
        index, *example.example, index.nearest(*example.example, example.findsMirrored, allHits), decisions);
    std::map<ClipId, std::vector<FrameRange>> ranges;
    ranges[example.example->clip].push_back(example.example->frames);
    for (const LikenessDecision& each : decisions)
        if (each.isAccepted) ranges[each.clip].push_back(each.frames);
    for (const LikenessHit& hit : hits)
        if (double(hit.distance) <= distance) ranges[hit.clip].push_back(hit.frames);
    std::vector<AlikeFrames> alike;
    for (auto& [clip, frames] : ranges) alike.push_back({clip, FrameRanges::canonical(std::move(frames))});
    return alike;
}

ExampleLikeness::ExampleLikeness(std::vector<FoundExample> examples,
                                 std::shared_ptr<const MeasuredLikeness> clips)
    : m_examples(std::move(examples))
    , m_clips(std::move(clips))
{
}

bool ExampleLikeness::measure(const std::function<bool(std::size_t done)>& goesOn) const
{
    return m_clips->measured(goesOn) != nullptr;
}

const FoundExample* ExampleLikeness::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_examples, name, &FoundExample::name);
    return found == m_examples.end() ? nullptr : &*found;
}

std::vector<AlikeFrames> ExampleLikeness::alike(std::string_view name, std::optional<double> distance) const
{
    const FoundExample* example = find(name);
    if (!example) return {};
    return framesAlike(*m_clips->measured(), *example, distance.value_or(example->distance));
}

std::optional<std::string> ExampleLikeness::refusal(std::string_view name) const
{
    const FoundExample* example = find(name);
    if (!example) return "no example is kept under the name";
    if (!example->example) return "its clip, or its range in it, is not there";
    if (!m_clips->measured()->holds(example->example->clip))
        return "its clip has no body that can be compared";
    return std::nullopt;
}

} // namespace tagline
