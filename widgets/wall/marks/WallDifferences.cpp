#include "widgets/wall/marks/WallDifferences.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tagline {
namespace {

/// Ranges in order of start, joined where they meet.
std::vector<FrameRange> joinedMarks(std::span<const WallDifference> differences)
{
    std::vector<FrameRange> joined;
    for (const WallDifference& each : differences) {
        if (!joined.empty() && each.frames.start <= joined.back().stop)
            joined.back().stop = std::max(joined.back().stop, each.frames.stop);
        else
            joined.push_back(each.frames);
    }
    return joined;
}

/// How far a place is from a range; nothing within it.
double framesApart(FrameRange range, double place)
{
    return std::max({double(range.start) - place, place - double(range.stop), 0.0});
}

} // namespace

const WallDifferences& WallDifferences::none()
{
    static const WallDifferences nothing;
    return nothing;
}

bool WallDifferences::set(std::vector<WallDifference> differences, Text textOf)
{
    m_textOf = std::move(textOf);
    std::erase_if(differences, [](const WallDifference& each) { return each.frames.isEmpty(); });
    if (differences == m_all) return false;
    m_all = std::move(differences);
    m_clips.clear();
    for (const WallDifference& each : m_all) m_clips[each.clip].differences.push_back(each);
    for (auto& [clip, of] : m_clips) {
        std::ranges::stable_sort(of.differences, {},
                                 [](const WallDifference& each) { return each.frames.start; });
        of.marked = joinedMarks(of.differences);
        std::set<int> ids;
        for (const WallDifference& each : of.differences) ids.insert(each.id);
        of.count = int(ids.size());
    }
    return true;
}

std::span<const FrameRange> WallDifferences::marked(ClipId clip) const
{
    const auto found = m_clips.find(clip);
    return found == m_clips.end() ? std::span<const FrameRange>() : found->second.marked;
}

int WallDifferences::count(ClipId clip) const
{
    const auto found = m_clips.find(clip);
    return found == m_clips.end() ? 0 : found->second.count;
}

std::optional<int> WallDifferences::nearest(ClipId clip, double place, double most) const
{
    const auto found = m_clips.find(clip);
    if (found == m_clips.end()) return std::nullopt;
    const auto rank = [place](const WallDifference& each) {
        return std::pair(framesApart(each.frames, place), each.frames.length());
    };
    const auto best = std::ranges::min_element(found->second.differences, {}, rank);
    if (framesApart(best->frames, place) > most) return std::nullopt;
    return best->id;
}

} // namespace tagline
