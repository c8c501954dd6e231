#include "core/library/versions/ConflictReview.h"

#include <algorithm>
#include <utility>

namespace tagline {

ConflictReview::ConflictReview(std::vector<ClipConflicts> clips)
    : m_clips(std::move(clips))
{
    for (std::size_t i = 0; i < m_clips.size(); ++i)
        for (std::size_t j = 0; j < m_clips[i].conflicts.size(); ++j) m_places.push_back({i, j});
    m_sides.resize(m_places.size());
    m_whole.resize(m_clips.size());
}

const PropertyConflict& ConflictReview::conflict(std::size_t number) const
{
    return clipOf(number).conflicts.at(m_places.at(number).conflict);
}

void ConflictReview::take(std::size_t number, MergeSide side)
{
    m_sides.at(number) = side;
    m_whole.at(m_places.at(number).clip).reset();
}

void ConflictReview::takeAll(MergeSide side)
{
    std::fill(m_sides.begin(), m_sides.end(), side);
    std::fill(m_whole.begin(), m_whole.end(), std::nullopt);
}

void ConflictReview::takeWhole(std::size_t number, MergeSide side)
{
    const std::size_t clip = m_places.at(number).clip;
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (m_places[i].clip == clip) m_sides[i] = side;
    m_whole[clip] = side;
}

std::size_t ConflictReview::openCount() const
{
    return std::size_t(std::count(m_sides.begin(), m_sides.end(), std::nullopt));
}

std::optional<std::size_t> ConflictReview::nextOpen(std::size_t number) const
{
    for (std::size_t step = 1; step <= count(); ++step)
        if (const std::size_t next = (number + step) % count(); !m_sides[next]) return next;
    return std::nullopt;
}

std::vector<TakenSide> ConflictReview::takenIn(std::size_t clip) const
{
    std::vector<TakenSide> taken;
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (m_places[i].clip == clip && m_sides[i]) taken.push_back({conflict(i), *m_sides[i]});
    return taken;
}

TagSheet ConflictReview::result(std::size_t number) const
{
    const ClipConflicts& clip = clipOf(number);
    if (const auto side = whole(number)) return *side == MergeSide::Ours ? clip.ours : clip.theirs;
    return merged(clip.base, clip.ours, clip.theirs, takenIn(m_places.at(number).clip)).sheet;
}

ConflictDecisions ConflictReview::decisions() const
{
    ConflictDecisions decisions;
    for (std::size_t i = 0; i < m_clips.size(); ++i)
        if (auto taken = takenIn(i); !taken.empty())
            decisions[m_clips[i].clip] = {std::move(taken), m_whole[i],
                                          m_whole[i] ? std::optional(m_clips[i].theirs) : std::nullopt};
    return decisions;
}

} // namespace tagline
