#include "core/library/search/ExampleLikeness.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t allHits = std::numeric_limits<std::size_t>::max();
constexpr std::size_t mostRanked =
    8; ///< examples whose hits are kept: some megabytes each in a large library

/// The decisions about clips that can be compared.
std::vector<LikenessDecision> heldDecisions(const LikenessIndex& index, const FoundExample& example)
{
    std::vector<LikenessDecision> held;
    for (const LikenessDecision& each : example.decisions)
        if (index.holds(each.clip)) held.push_back(each);
    return held;
}

} // namespace

std::optional<RankedExample> rankedExample(const LikenessIndex& index, const FoundExample& example,
                                           const std::stop_token& stop)
{
    RankedExample made;
    if (!example.example || !index.holds(example.example->clip)) return made;
    const auto decisions = heldDecisions(index, example);
    made.own.push_back({example.example->clip, FrameRanges::canonical({example.example->frames})});
    for (const LikenessDecision& each : decisions)
        if (each.isAccepted) made.own.push_back({each.clip, FrameRanges::canonical({each.frames})});
    const auto hits = index.nearest(*example.example, example.findsMirrored, allHits, stop);
    made.hits = learnedOrder(index, *example.example, hits, decisions, stop);
    if (stop.stop_requested()) return std::nullopt;
    return made;
}

std::vector<AlikeFrames> framesAlike(const RankedExample& example, double distance)
{
    std::map<ClipId, std::vector<FrameRange>> ranges;
    for (const AlikeFrames& each : example.own)
        for (const FrameRange range : each.frames) ranges[each.clip].push_back(range);
    for (const LikenessHit& hit : example.hits)
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

const FoundExample* ExampleLikeness::example(std::string_view name) const
{
    const auto found = std::ranges::find(m_examples, name, &FoundExample::name);
    return found == m_examples.end() ? nullptr : &*found;
}

std::vector<AlikeFrames> ExampleLikeness::alike(std::string_view name, std::optional<double> distance) const
{
    const FoundExample* found = example(name);
    if (!found) return {};
    return framesAlike(*ranked(*found, {}), distance.value_or(found->distance));
}

bool ExampleLikeness::find(std::string_view name, const std::stop_token& stop) const
{
    const FoundExample* found = example(name);
    return !found || ranked(*found, stop);
}

/// Null if it was stopped. Two threads that ask for the same one at once may both rank it.
std::shared_ptr<const RankedExample> ExampleLikeness::ranked(const FoundExample& of,
                                                             const std::stop_token& stop) const
{
    {
        const std::lock_guard lock(m_keeping);
        if (const auto kept = m_ranked.find(of.name); kept != m_ranked.end()) return kept->second;
    }
    const auto index = m_clips->measured([&](std::size_t) { return !stop.stop_requested(); });
    auto made = index ? rankedExample(*index, of, stop) : std::nullopt;
    if (!made) return nullptr;
    const std::lock_guard lock(m_keeping);
    if (m_ranked.size() >= mostRanked) m_ranked.clear();
    return m_ranked[of.name] = std::make_shared<const RankedExample>(std::move(*made));
}

std::optional<std::string> ExampleLikeness::refusal(std::string_view name) const
{
    const FoundExample* found = example(name);
    if (!found) return "no example is kept under the name";
    if (!found->example) return "its clip, or its range in it, is not there";
    if (!m_clips->measured()->holds(found->example->clip)) return "its clip has no body that can be compared";
    return std::nullopt;
}

} // namespace tagline
