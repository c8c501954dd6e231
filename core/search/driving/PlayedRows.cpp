#include "core/search/driving/PlayedRows.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// A row's place among those that are not mirrored.
std::size_t placeOf(const FeatureStore& store, std::uint32_t row)
{
    return store.holdsMirrors() ? row / 2 : row;
}

std::size_t placeCount(const FeatureStore& store)
{
    return store.holdsMirrors() ? store.rowCount() / 2 : store.rowCount();
}

} // namespace

PlayableRows::PlayableRows(const FeatureStore& store, const PlayableFrames& frames)
    : rows(placeCount(store))
{
    for (std::uint32_t id = 0; id < store.clipCount(); ++id) {
        const ClipId clip(id);
        if (!store.holds(clip)) continue;
        const std::size_t before = count;
        const FrameRanges sides[]{frames.frames(clip, false), frames.frames(clip, true)};
        frameCount += sides[0].frameCount();
        for (const FrameRanges& side : sides)
            for (const FrameRange& range : side) {
                const Frame stride = store.stride(clip);
                const Frame first = (std::max<Frame>(range.start, 0) + stride - 1) / stride * stride;
                for (Frame frame = first; frame < std::min(range.stop, store.frames(clip)); frame += stride) {
                    auto row = rows[placeOf(store, store.rowAt(clip, double(frame), false))];
                    count += row ? 0 : 1;
                    row = true;
                }
            }
        if (count > before) clips.push_back(clip);
    }
}

PlayedRows::PlayedRows(const FeatureStore& store)
    : m_store(&store)
    , m_rows(placeCount(store))
{
}

void PlayedRows::setStore(const FeatureStore& store)
{
    bool isAlike = m_store && store.clipCount() == m_store->clipCount() &&
                   store.holdsMirrors() == m_store->holdsMirrors();
    for (std::uint32_t id = 0; isAlike && id < store.clipCount(); ++id) {
        const ClipId clip(id);
        isAlike = store.holds(clip) == m_store->holds(clip) &&
                  (!store.holds(clip) || (store.firstRow(clip) == m_store->firstRow(clip) &&
                                          store.lastRow(clip) == m_store->lastRow(clip)));
    }
    if (!isAlike) m_rows.assign(placeCount(store), false);
    m_store = &store;
}

void PlayedRows::add(const MatchMoment& moment)
{
    auto row = m_rows[placeOf(*m_store, m_store->rowAt(moment.clip, moment.frame, false))];
    if (row) return;
    row = true;
    if (m_grown.empty() || m_grown.back() != moment.clip) m_grown.push_back(moment.clip);
}

FrameRanges PlayedRows::framesOf(ClipId clip) const
{
    std::vector<FrameRange> played;
    if (!m_store || !m_store->holds(clip)) return {};
    const std::size_t first = placeOf(*m_store, m_store->firstRow(clip));
    const std::size_t last = placeOf(*m_store, m_store->lastRow(clip) - 1);
    const Frame stride = m_store->stride(clip), frames = m_store->frames(clip);
    for (std::size_t at = first; at <= last; ++at) {
        const Frame frame = Frame(at - first) * stride;
        if (m_rows[at]) played.push_back({frame, std::min(frame + stride, frames)});
    }
    return FrameRanges::canonical(std::move(played));
}

std::vector<ClipId> PlayedRows::takeGrown()
{
    std::vector<ClipId> grown = std::exchange(m_grown, {});
    std::ranges::sort(grown, {}, &ClipId::value);
    grown.erase(std::ranges::unique(grown).begin(), grown.end());
    return grown;
}

PlayedCount PlayedRows::count(const PlayableRows& playable) const
{
    PlayedCount made;
    std::size_t played = 0;
    for (const ClipId clip : playable.clips) {
        const std::size_t before = played;
        const std::size_t last = placeOf(*m_store, m_store->lastRow(clip) - 1);
        for (std::size_t at = placeOf(*m_store, m_store->firstRow(clip)); at <= last; ++at)
            played += m_rows[at] && playable.rows[at] ? 1 : 0;
        made.clipsNever += played == before ? 1 : 0;
    }
    made.clips = playable.clips.size();
    made.share = playable.count > 0 ? double(played) / double(playable.count) : 0.0;
    return made;
}

} // namespace tagline
