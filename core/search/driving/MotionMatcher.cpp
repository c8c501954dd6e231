#include "core/search/driving/MotionMatcher.h"

#include <algorithm>
#include <cmath>
#include <iterator>

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

std::vector<std::uint32_t> MatchChoice::enterableRows(const FeatureStore& store) const
{
    std::vector<std::uint32_t> rows = frames.enterableRows(store);
    if (doors)
        std::erase_if(rows, [&](std::uint32_t row) {
            const FeaturePlace place = store.place(row);
            return !doors->mayPlay(place.clip, double(place.frame), place.isMirrored);
        });
    return rows;
}

MatchChoice::Reasons MatchChoice::reasonsOf(const MatchMoment& moment) const
{
    const auto isIn = [&](const PlayableFrames& those, float cost) {
        return cost != 0.0f && those.mayPlay(moment.clip, moment.frame, moment.isMirrored);
    };
    return {isIn(preferred, preference), isIn(resting, rest), isIn(leaping, leap)};
}

std::size_t MatchChoice::rowCount() const
{
    std::size_t count = index.rowCount();
    for (const auto& [why, rows] : costly) count += rows.rowCount();
    return count;
}

void MatchChoice::makeIndexes(const FeatureStore& store, const SearchIndex& all)
{
    std::map<Reasons, std::vector<std::uint32_t>> rows;
    for (const std::uint32_t row : enterableRows(store)) {
        const FeaturePlace place = store.place(row);
        rows[reasonsOf({place.clip, double(place.frame), place.isMirrored})].push_back(row);
    }
    index = all.restricted(store, rows[Reasons()]);
    rows.erase(Reasons());
    costly.clear();
    for (const auto& [why, those] : rows) costly.emplace(why, all.restricted(store, those));
}

MotionMatcher::MotionMatcher(const FeatureStore& store, MatcherSettings settings)
    : m_store(store)
    , m_settings(settings)
{
}

MotionMatcher::MotionMatcher(const MotionMatcher& other, const FeatureStore& store)
    : m_store(store)
    , m_settings(other.m_settings)
    , m_isHeld(other.m_isHeld)
    , m_cost(other.m_cost)
    , m_wantsRest(other.m_wantsRest)
{
    const auto& playing = other.m_playing;
    const bool isThere = playing && store.holds(playing->clip) &&
                         playing->frame <= double(store.frames(playing->clip) - 1) &&
                         (!playing->isMirrored || store.holdsMirrors());
    if (isThere) m_playing = playing;
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

float MotionMatcher::addedTo(std::uint32_t row, const MatchChoice& choice) const
{
    const FeaturePlace place = m_store.place(row);
    return choice.addedTo({place.clip, double(place.frame), place.isMirrored}, m_wantsRest);
}

/// Rows that cost more or less have an index for each reason: what is added is the same for all in it.
std::optional<SearchHit> MotionMatcher::nearest(const MatchChoice& choice, RowRange without)
{
    auto best = choice.index.nearest(m_query, m_workspace, without);
    for (const auto& [why, rows] : choice.costly) {
        auto hit = rows.nearest(m_query, m_workspace, without);
        if (hit) hit->cost += choice.added(why, m_wantsRest);
        if (hit && (!best || isBetter(*hit, *best))) best = hit;
    }
    return best;
}

std::optional<SearchHit> MotionMatcher::search(const MatchChoice& choice, bool mustJump)
{
    const auto hit = nearest(choice, nearRows());
    if (hit || !mustJump) return hit;
    return nearest(choice, {}); // a clip so short that all of it is near
}

std::optional<SearchHit> MotionMatcher::searchByPath(const MatchChoice& choice) const
{
    const FeatureSchema& schema = m_store.schema();
    std::optional<SearchHit> best;
    for (const std::uint32_t row : choice.enterableRows(m_store)) {
        SearchHit hit{row, addedTo(row, choice)};
        for (std::size_t i = 0; i < schema.channels().size(); ++i)
            if (isOfPath(schema.channels()[i].kind)) hit.cost += channelCost(m_store, row, m_query, i);
        if (!best || isBetter(hit, *best)) best = hit;
    }
    return best;
}

MatchCandidate MotionMatcher::candidate(std::uint32_t row, const MatchChoice& choice) const
{
    const FeaturePlace place = m_store.place(row);
    MatchCandidate made{{place.clip, double(place.frame), place.isMirrored},
                        rowCost(m_store, row, m_query) + addedTo(row, choice),
                        costsByChannel(m_store, row, m_query),
                        addedTo(row, choice)};
    std::vector<std::uint32_t> enterable;
    appendEnterableRows(m_store, place.clip, choice.frames.frames(place.clip, place.isMirrored).span(),
                        place.isMirrored, enterable);
    if (!choice.frames.mayPlay(place.clip, double(place.frame), place.isMirrored))
        made.obstacle = MatchObstacle::Filter;
    else if (choice.doors && !choice.doors->mayPlay(place.clip, double(place.frame), place.isMirrored))
        made.obstacle = MatchObstacle::NoDoor;
    else if (std::find(enterable.begin(), enterable.end(), row) == enterable.end())
        made.obstacle = MatchObstacle::Ending;
    else if (nearRows().holds(row))
        made.obstacle = MatchObstacle::JustLeft;
    return made;
}

std::vector<MatchCandidate> MotionMatcher::candidates(const MatchChoice& choice, const SearchIndex& all,
                                                      std::size_t most) const
{
    constexpr std::size_t rowsOfOne = 24; // neighbours in a clip are near, and are one candidate
    std::vector<MatchCandidate> found;
    if (m_query.empty() || !m_playing) return found;
    const std::uint32_t now = m_store.rowAt(m_playing->clip, m_playing->frame, m_playing->isMirrored);
    found.push_back(candidate(now, choice));
    found.back().isPlaying = true;
    const auto isOfOne = [&](const FeaturePlace& place) {
        const double reach = m_settings.nearSeconds * m_store.framesPerSecond(place.clip);
        return std::any_of(found.begin(), found.end(), [&](const MatchCandidate& each) {
            return each.moment.clip == place.clip && each.moment.isMirrored == place.isMirrored &&
                   std::abs(each.moment.frame - double(place.frame)) < reach;
        });
    };
    SearchWorkspace workspace;
    for (const SearchHit& hit : all.nearestSome(m_query, most * rowsOfOne, workspace)) {
        if (found.size() > most) break;
        if (!isOfOne(m_store.place(hit.row))) found.push_back(candidate(hit.row, choice));
    }
    std::stable_sort(found.begin() + 1, found.end(),
                     [](const MatchCandidate& a, const MatchCandidate& b) { return a.cost < b.cost; });
    if (mustLeave(choice)) return found; // whatever it costs
    const float goingOn = found.front().cost;
    for (auto each = found.begin() + 1; each != found.end(); ++each)
        if (each->obstacle == MatchObstacle::None && each->cost + m_settings.bias >= goingOn)
            each->obstacle = each->cost < goingOn ? MatchObstacle::Bias : MatchObstacle::Cost;
    return found;
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

std::optional<MatchJump> MotionMatcher::decide(const MatchChoice& choice, bool isNew, const AskPath& askPath,
                                               bool wantsRest)
{
    const bool mustJump = mustLeave(choice);
    m_isHeld = mustJump;
    const bool isDue = m_sinceSearch + momentTolerance >= m_settings.searchSeconds;
    if (!mustJump && !isDue && !isNew) return std::nullopt;
    m_sinceSearch = 0.0;
    m_wantsRest = wantsRest;
    m_query.assign(m_store.numbers(), 0.0f);
    std::optional<std::uint32_t> row;
    if (m_playing) row = m_store.rowAt(m_playing->clip, m_playing->frame, m_playing->isMirrored);
    for (std::size_t n = 0; row && n < m_query.size(); ++n) m_query[n] = m_store.number(*row, n);
    askPath(m_query);
    if (row) m_cost = rowCost(m_store, *row, m_query) + choice.addedTo(*m_playing, m_wantsRest);
    const auto hit = m_playing ? search(choice, mustJump) : searchByPath(choice);
    if (!hit) return std::nullopt;
    const float goingOn = mustJump ? std::numeric_limits<float>::infinity() : m_cost;
    if (hit->cost + m_settings.bias >= goingOn) return std::nullopt;
    m_isHeld = false;
    return jumpTo(*hit, goingOn);
}

} // namespace tagline
