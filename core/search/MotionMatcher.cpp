#include "core/search/MotionMatcher.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double momentTolerance = 1e-9; ///< seconds: what sums of steps may be short by

} // namespace

void PlayableFrames::set(ClipId clip, bool isMirrored, FrameRanges frames)
{
    m_frames[clip.value][isMirrored ? 1 : 0] = std::move(frames);
}

bool PlayableFrames::mayPlay(ClipId clip, double frame, bool isMirrored) const
{
    return clip.value < m_frames.size() && frames(clip, isMirrored).contains(Frame(std::floor(frame)));
}

std::vector<std::uint32_t> PlayableFrames::enterableRows(const FeatureStore& store) const
{
    std::vector<std::uint32_t> rows;
    for (std::uint32_t id = 0; id < m_frames.size(); ++id) {
        const ClipId clip(id);
        if (!store.holds(clip)) continue;
        appendEnterableRows(store, clip, frames(clip, false).span(), false, rows);
        if (store.holdsMirrors()) appendEnterableRows(store, clip, frames(clip, true).span(), true, rows);
    }
    return rows;
}

MotionMatcher::MotionMatcher(const FeatureStore& store, MatcherSettings settings)
    : m_store(store)
    , m_settings(settings)
{
}

double MotionMatcher::advance(double seconds)
{
    m_sinceSearch += seconds;
    if (!m_playing) return 0.0;
    MatchMoment& playing = *m_playing;
    const double rate = m_store.framesPerSecond(playing.clip);
    const auto last = double(m_store.frames(playing.clip) - 1);
    const double before = playing.frame;
    playing.frame += seconds * rate;
    if (playing.frame <= last) return seconds;
    if (m_store.isLoop(playing.clip) && last > 0.0) {
        playing.frame = std::fmod(playing.frame, last);
        return seconds;
    }
    playing.frame = last;
    return (last - before) / rate;
}

bool MotionMatcher::isAtEnd() const
{
    return !m_store.isLoop(m_playing->clip) &&
           m_playing->frame >= double(m_store.frames(m_playing->clip) - 1);
}

bool MotionMatcher::mustLeave(const MatchChoice& choice) const
{
    return !m_playing || isAtEnd() ||
           !choice.frames.mayPlay(m_playing->clip, m_playing->frame, m_playing->isMirrored);
}

RowRange MotionMatcher::nearRows() const
{
    if (!m_playing) return {};
    const double reach = m_settings.nearSeconds * m_store.framesPerSecond(m_playing->clip);
    const std::uint32_t first = m_store.rowAt(m_playing->clip, m_playing->frame - reach, false);
    return {first, m_store.rowAt(m_playing->clip, m_playing->frame + reach, true) + 1};
}

std::optional<SearchHit> MotionMatcher::search(const MatchChoice& choice, bool mustJump)
{
    const auto hit = choice.index.nearest(m_query, m_workspace, nearRows());
    if (hit || !mustJump) return hit;
    return choice.index.nearest(m_query, m_workspace); // a clip so short that all of it is near
}

std::optional<SearchHit> MotionMatcher::searchByPath(const MatchChoice& choice) const
{
    const auto channels = m_store.schema().channels();
    std::optional<SearchHit> best;
    for (const std::uint32_t row : choice.frames.enterableRows(m_store)) {
        const std::vector<float> costs = costsByChannel(m_store, row, m_query);
        SearchHit hit{row, 0.0f};
        for (std::size_t i = 0; i < channels.size(); ++i)
            if (isOfPath(channels[i].kind)) hit.cost += costs[i];
        if (!best || isBetter(hit, *best)) best = hit;
    }
    return best;
}

MatchJump MotionMatcher::jumpTo(const SearchHit& hit, float costOfGoingOn)
{
    const FeaturePlace place = m_store.place(hit.row);
    MatchJump jump{m_playing,
                   {place.clip, double(place.frame), place.isMirrored},
                   hit.cost,
                   costOfGoingOn,
                   costsByChannel(m_store, hit.row, m_query)};
    m_playing = jump.to;
    m_cost = hit.cost;
    return jump;
}

std::optional<MatchJump> MotionMatcher::decide(const MatchChoice& choice, bool isNew, const AskPath& askPath)
{
    const bool mustJump = mustLeave(choice);
    m_isHeld = mustJump;
    const bool isDue = m_sinceSearch + momentTolerance >= m_settings.searchSeconds;
    if (!mustJump && !isDue && !isNew) return std::nullopt;
    m_sinceSearch = 0.0;
    m_query.assign(m_store.numbers(), 0.0f);
    std::optional<std::uint32_t> row;
    if (m_playing) row = m_store.rowAt(m_playing->clip, m_playing->frame, m_playing->isMirrored);
    for (std::size_t n = 0; row && n < m_query.size(); ++n) m_query[n] = m_store.number(*row, n);
    askPath(m_query);
    if (row) m_cost = rowCost(m_store, *row, m_query);
    const auto hit = m_playing ? search(choice, mustJump) : searchByPath(choice);
    if (!hit) return std::nullopt;
    const float goingOn = mustJump ? std::numeric_limits<float>::infinity() : m_cost;
    if (hit->cost + m_settings.bias >= goingOn) return std::nullopt;
    m_isHeld = false;
    return jumpTo(*hit, goingOn);
}

} // namespace tagline
