#include "core/search/survey/TransitionPairs.h"

#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double apartSeconds = 0.25;     ///< between pairs of one range
constexpr double sameSeconds = 1.0 / 3.0; ///< of one clip: no transition
constexpr std::size_t mostOfRange = 3;
constexpr std::size_t rowsAtOnce = 256;

/// Rows of one range: [first, last).
struct RangeOfRows
{
    std::uint32_t first = 0, last = 0;
};

/// The rows of a range; the nearest one where it lies between two.
RangeOfRows rowsOfRange(const FeatureStore& store, ClipId clip, FrameRange range)
{
    const Frame stride = store.stride(clip);
    const Frame stop = std::min(range.stop, store.frames(clip));
    const Frame first = (range.start + stride - 1) / stride * stride;
    if (first >= stop) {
        const std::uint32_t row = store.rowAt(clip, double(range.start), false);
        return {row, row + 1};
    }
    return {store.rowAt(clip, double(first), false),
            store.rowAt(clip, double((stop - 1) / stride * stride), false) + 1};
}

std::vector<RangeOfRows> rowRangesOf(const FeatureStore& store, const PlayableFrames& frames)
{
    std::vector<RangeOfRows> ranges;
    for (std::uint32_t id = 0; id < store.clipCount(); ++id) {
        if (!store.holds(ClipId(id))) continue;
        for (const FrameRange range : frames.frames(ClipId(id), false).span())
            ranges.push_back(rowsOfRange(store, ClipId(id), range));
    }
    return ranges;
}

/// One after the other.
std::vector<std::uint32_t> rowsOf(const std::vector<RangeOfRows>& ranges)
{
    std::vector<std::uint32_t> rows;
    for (const RangeOfRows& range : ranges)
        for (std::uint32_t row = range.first; row < range.last; ++row) rows.push_back(row);
    return rows;
}

/// The rows around a place, but for those over a loop's end.
RowRange rowsAround(const FeatureStore& store, const FeaturePlace& place)
{
    const double reach = sameSeconds * store.framesPerSecond(place.clip);
    return {store.rowAt(place.clip, double(place.frame) - reach, false),
            store.rowAt(place.clip, double(place.frame) + reach, false) + 1};
}

/// The nearest row that playing on does not lead to.
std::optional<SearchHit> nearestElsewhere(const FeatureStore& store, const SearchIndex& index,
                                          std::uint32_t row, SearchWorkspace& workspace)
{
    const FeaturePlace from = store.place(row);
    const RowRange around = rowsAround(store, from);
    const std::vector<float> query = store.rowNumbers(row);
    const auto isByItself = [&](const SearchHit& hit) {
        return leadsByItself(store, from, store.place(hit.row));
    };
    const auto nearest = index.nearest(query, workspace, around);
    if (!nearest || !isByItself(*nearest)) return nearest;
    // Over the end of a loop lie no more rows than around the place.
    const auto hits = index.nearestSome(query, around.last - around.first + 1, workspace, around);
    const auto other = std::ranges::find_if_not(hits, isByItself);
    return other == hits.end() ? std::nullopt : std::optional(*other);
}

using NearestRows = std::vector<std::optional<SearchHit>>;

/// For each of the rows the nearest that may be entered.
NearestRows nearestOf(const FeatureStore& store, const std::vector<std::uint32_t>& rows,
                      const PlayableFrames& to, const std::stop_token& stop)
{
    const SearchIndex index(store, to.enterableRows(store));
    NearestRows nearest(rows.size());
    forEachInParallel((rows.size() + rowsAtOnce - 1) / rowsAtOnce, [&] {
        return [&, workspace = SearchWorkspace()](std::size_t part) mutable {
            const std::size_t last = std::min((part + 1) * rowsAtOnce, rows.size());
            for (std::size_t i = part * rowsAtOnce; i < last && !stop.stop_requested(); ++i)
                nearest[i] = nearestElsewhere(store, index, rows[i], workspace);
        };
    });
    return nearest;
}

/// The minima over the rows of one range that are far enough apart.
std::vector<TransitionPair> pairsOf(const FeatureStore& store, RangeOfRows range,
                                    std::span<const std::optional<SearchHit>> nearest)
{
    const auto cost = [&](std::size_t i) {
        return nearest[i] ? nearest[i]->cost : std::numeric_limits<float>::infinity();
    };
    std::vector<std::size_t> minima;
    for (std::size_t i = 0; i < nearest.size(); ++i)
        if (nearest[i] && (i == 0 || cost(i) <= cost(i - 1)) &&
            (i + 1 == nearest.size() || cost(i) <= cost(i + 1)))
            minima.push_back(i);
    std::ranges::stable_sort(minima, {}, cost);
    std::vector<TransitionPair> pairs;
    for (const std::size_t i : minima) {
        if (pairs.size() == mostOfRange) break;
        const FeaturePlace from = store.place(range.first + std::uint32_t(i));
        const double reach = apartSeconds * store.framesPerSecond(from.clip);
        if (std::ranges::none_of(pairs, [&](const TransitionPair& better) {
                return std::abs(double(better.from.frame - from.frame)) < reach;
            }))
            pairs.push_back({from, store.place(nearest[i]->row), nearest[i]->cost});
    }
    return pairs;
}

/// The cheapest of some rows of `all`, the first of those that are as cheap. Expects rows that are there, and
/// `all` in order.
std::optional<TransitionPair> bestPair(const FeatureStore& store, const std::vector<std::uint32_t>& rows,
                                       const std::vector<std::uint32_t>& all, const NearestRows& nearest)
{
    std::optional<TransitionPair> best;
    auto place = all.begin();
    for (const std::uint32_t row : rows) {
        place = std::lower_bound(place, all.end(), row);
        const auto& hit = nearest[std::size_t(place - all.begin())];
        if (hit && (!best || hit->cost < best->cost))
            best = TransitionPair{store.place(row), store.place(hit->row), hit->cost};
    }
    return best;
}

/// In order, each once.
std::vector<std::uint32_t> unionOf(const std::vector<std::vector<std::uint32_t>>& sets)
{
    std::vector<std::uint32_t> all;
    for (const auto& rows : sets) all.insert(all.end(), rows.begin(), rows.end());
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

} // namespace

bool leadsByItself(const FeatureStore& store, const FeaturePlace& from, const FeaturePlace& to)
{
    if (from.clip != to.clip) return false;
    double apart = std::abs(double(to.frame - from.frame));
    if (store.isLoop(from.clip)) apart = std::min(apart, double(store.frames(from.clip) - 1) - apart);
    return apart <= sameSeconds * store.framesPerSecond(from.clip);
}

FeatureSchema transitionSchema(TransitionBody body)
{
    std::vector<FeatureChannel> channels;
    if (body == TransitionBody::Legs) {
        const FeatureSchema steering = FeatureSchema::steering();
        for (const FeatureChannel& channel : steering.channels())
            if (isOfPart(channel.kind)) channels.push_back(channel);
    } else {
        for (const FeatureKind kind : {FeatureKind::PartPlace, FeatureKind::PartVelocity})
            for (std::size_t part = 0; part < rowPartCount; ++part)
                channels.push_back({kind, RowPart(part), 0.0, 1.0});
    }
    return *FeatureSchema::of(std::move(channels));
}

std::vector<TransitionPair> bestTransitions(const FeatureStore& store, const PlayableFrames& from,
                                            const PlayableFrames& to, std::size_t most,
                                            const std::stop_token& stop)
{
    const std::vector<RangeOfRows> ranges = rowRangesOf(store, from);
    const std::vector<std::uint32_t> rows = rowsOf(ranges);
    const NearestRows nearest = nearestOf(store, rows, to, stop);
    if (stop.stop_requested()) return {};
    std::vector<TransitionPair> pairs;
    std::span<const std::optional<SearchHit>> left = nearest;
    for (const RangeOfRows& range : ranges) {
        const std::size_t count = range.last - range.first;
        const auto made = pairsOf(store, range, left.first(count));
        pairs.insert(pairs.end(), made.begin(), made.end());
        left = left.subspan(count);
    }
    std::ranges::stable_sort(pairs, {}, &TransitionPair::cost);
    if (pairs.size() > most) pairs.resize(most);
    return pairs;
}

std::vector<std::optional<TransitionPair>> bestTransitionsAmong(const FeatureStore& store,
                                                                std::span<const PlayableFrames> sets,
                                                                const std::stop_token& stop)
{
    std::vector<std::vector<std::uint32_t>> rows;
    for (const PlayableFrames& set : sets) rows.push_back(rowsOf(rowRangesOf(store, set)));
    const std::vector<std::uint32_t> all = unionOf(rows);
    std::vector<std::optional<TransitionPair>> pairs(sets.size() * sets.size());
    for (std::size_t to = 0; to < sets.size(); ++to) {
        const NearestRows nearest = nearestOf(store, all, sets[to], stop);
        if (stop.stop_requested()) return std::vector<std::optional<TransitionPair>>(pairs.size());
        for (std::size_t from = 0; from < sets.size(); ++from)
            pairs[from * sets.size() + to] = bestPair(store, rows[from], all, nearest);
    }
    return pairs;
}

} // namespace tagline
