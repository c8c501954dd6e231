#include "core/search/likeness/LikenessIndex.h"

#include "core/search/nearest/BlockScan.h"
#include "core/support/ParallelLoop.h"
#include "core/support/TargetClones.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace tagline {
namespace {

constexpr std::size_t leastRows = 3;                           ///< of an example
constexpr std::size_t blindRanges = 240, leastBlindPairs = 30; ///< sample by which chance is measured
constexpr float unreachable = std::numeric_limits<float>::infinity();

/// How much more each of the parts that both bodies have counts where others are missing.
float shareOfParts(RowParts both)
{
    std::size_t there = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part) there += holdsPart(both, part) ? 1 : 0;
    return there == 0 ? 0.0f : float(rowPartCount) / float(there);
}

float squaredDifference(const LikenessRow& a, const LikenessRow& b, std::size_t first, std::size_t last)
{
    float sum = 0.0f;
    for (std::size_t number = first; number < last; ++number) {
        const float difference = a[number] - b[number];
        sum += difference * difference;
    }
    return sum;
}

/// How two bodies are compared.
struct PartWeighing
{
    LikenessRow factors{}; ///< of their numbers; 0 for parts that one of them lacks
    float body = 0.0f;     ///< factor of the differences of the parts
    float root = 0.0f;
};

/// Even weights change nothing but for parts that the other body lacks. Expects that a part counts.
PartWeighing weighingOf(RowParts both, const PartWeights& weights)
{
    using Groups = LikenessGroups;
    PartWeighing made;
    double sum = 0.0, there = 0.0;
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        if (!holdsPart(both, part)) continue;
        sum += double(weights.parts[part]);
        there += 1.0;
        for (const std::size_t group : {Groups::places, Groups::velocities})
            std::fill_n(&made.factors[group + part * 3], 3, std::sqrt(weights.parts[part]));
    }
    std::fill(made.factors.begin() + Groups::root, made.factors.end(), std::sqrt(weights.root));
    const double ofBody = there > 0.0 ? Groups::bodyWeight * sum / there : 0.0;
    made.root = float(Groups::allWeight / (ofBody + Groups::rootWeight * double(weights.root)));
    made.body = made.root * shareOfParts(both);
    return made;
}

/// Numbers that do not count are nothing: nothing against nothing costs nothing.
std::vector<LikenessRow> weighed(std::span<const LikenessRow> rows, const LikenessRow& factors)
{
    std::vector<LikenessRow> made(rows.begin(), rows.end());
    for (LikenessRow& row : made)
        for (std::size_t number = 0; number < likenessNumbers; ++number) row[number] *= factors[number];
    return made;
}

/// The example as it is compared, one side of it.
struct Pattern
{
    std::vector<LikenessRow> rows;
    RowParts parts = 0;
    PartWeights weights;
    bool isMirrored = false;
};

/// The rows of a clip in blocks, as BlockScan compares them.
class BlockedRows
{
public:
    void take(std::span<const LikenessRow> rows)
    {
        m_count = rows.size();
        m_numbers.assign((m_count + rowsPerBlock - 1) / rowsPerBlock * blockSize, 0.0f);
        for (std::size_t row = 0; row < m_count; ++row)
            for (std::size_t number = 0; number < likenessNumbers; ++number)
                m_numbers[row / rowsPerBlock * blockSize + number * rowsPerBlock + row % rowsPerBlock] =
                    rows[row][number];
    }

    /// The cost of each of them with a row.
    void costsWith(const LikenessRow& row, const PartWeighing& weighing, std::vector<float>& costs) const
    {
        constexpr std::size_t ofBody = LikenessGroups::root;
        const std::span<const float> wanted(row);
        std::array<float, rowsPerBlock> body, root;
        costs.resize(m_count);
        for (std::size_t first = 0; first < m_count; first += rowsPerBlock) {
            const float* block = &m_numbers[first / rowsPerBlock * blockSize];
            blockCosts(block, wanted.first(ofBody), unreachable, body.data());
            blockCosts(block + ofBody * rowsPerBlock, wanted.subspan(ofBody), unreachable, root.data());
            const std::size_t count = std::min(rowsPerBlock, m_count - first);
            for (std::size_t i = 0; i < count; ++i)
                costs[first + i] = weighing.body * body[i] + weighing.root * root[i];
        }
    }

private:
    static constexpr std::size_t blockSize = likenessNumbers * rowsPerBlock;

    std::size_t m_count = 0;
    std::vector<float> m_numbers; ///< [block][number][64]
};

/// The cost of the best path that ends at each row of a clip, and the row at which it began.
struct Paths
{
    std::vector<float> costs;
    std::vector<std::uint32_t> starts;

    void begin(std::size_t rows)
    {
        costs.assign(rows, unreachable);
        starts.assign(rows, 0);
    }
};

} // namespace

// Compiled for each kind of processor, and so visible outside.
/// The paths that end at rows from the third on: each goes on from one of three places, the first of those
/// that are as cheap.
TAGLINE_TARGET_CLONES
void stepPaths(const float* costs, std::size_t count, const float* before, const std::uint32_t* beforeStarts,
               const float* twoBefore, const std::uint32_t* twoBeforeStarts, float* __restrict now,
               std::uint32_t* __restrict starts)
{
    for (std::size_t j = 2; j < count; ++j) {
        const float even = before[j - 1] + costs[j];
        const float fast = before[j - 2] + costs[j];
        const float slow = twoBefore[j - 1] + 2.0f * costs[j];
        const bool isFast = fast < even;
        const float best = isFast ? fast : even;
        const std::uint32_t start = isFast ? beforeStarts[j - 2] : beforeStarts[j - 1];
        const bool isSlow = slow < best;
        now[j] = isSlow ? slow : best;
        starts[j] = isSlow ? twoBeforeStarts[j - 1] : start;
    }
}

namespace {

/// Walks an example along one clip; its arrays are reused.
class Warping
{
public:
    /// Of the example's last row. Expects a clip that shares a part which counts.
    const Paths& walk(const Pattern& pattern, const LikenessRows& clip)
    {
        const RowParts both = RowParts(pattern.parts & clip.parts);
        const PartWeighing weighing = weighingOf(both, pattern.weights);
        const std::vector<LikenessRow> example = weighed(pattern.rows, weighing.factors);
        std::span<const LikenessRow> compared = clip.rows;
        std::vector<LikenessRow> weighedClip;
        if (both != clip.parts || pattern.weights != PartWeights{}) {
            weighedClip = weighed(clip.rows, weighing.factors);
            compared = weighedClip;
        }
        m_clip.take(compared);
        for (Paths& paths : m_paths) paths.begin(clip.rows.size());
        for (std::size_t row = 0; row < example.size(); ++row) {
            std::rotate(m_paths.begin(), m_paths.begin() + 2, m_paths.end()); // the oldest is written anew
            m_clip.costsWith(example[row], weighing, m_costs);
            row == 0 ? takeStarts() : step();
        }
        return m_paths[0];
    }

private:
    void takeStarts()
    {
        m_paths[0].costs = m_costs;
        m_paths[0].starts.resize(m_costs.size());
        for (std::size_t j = 0; j < m_costs.size(); ++j) m_paths[0].starts[j] = std::uint32_t(j);
    }

    /// Of paths that took two rows of the example at once there are none yet in its second: they cost too
    /// much.
    void step()
    {
        Paths& now = m_paths[0];
        const Paths &before = m_paths[1], &twoBefore = m_paths[2];
        now.costs[0] = unreachable;
        if (m_costs.size() > 1) {
            const float even = before.costs[0] + m_costs[1], slow = twoBefore.costs[0] + 2.0f * m_costs[1];
            now.costs[1] = std::min(even, slow);
            now.starts[1] = slow < even ? twoBefore.starts[0] : before.starts[0];
        }
        stepPaths(m_costs.data(), m_costs.size(), before.costs.data(), before.starts.data(),
                  twoBefore.costs.data(), twoBefore.starts.data(), now.costs.data(), now.starts.data());
    }

    std::array<Paths, 3> m_paths; ///< of the example's row at work, the one before, and the one before that
    BlockedRows m_clip;
    std::vector<float> m_costs;
};

Frame overlap(FrameRange a, FrameRange b)
{
    return std::max<Frame>(0, std::min(a.stop, b.stop) - std::max(a.start, b.start));
}

bool isNearer(const LikenessHit& a, const LikenessHit& b)
{
    return std::tuple(a.distance, a.clip.value, a.frames.start, a.isMirrored) <
           std::tuple(b.distance, b.clip.value, b.frames.start, b.isMirrored);
}

/// The frames that rows stand for: each those around it, halfway to its neighbours.
FrameRange framesOf(std::size_t first, std::size_t last, const LikenessRows& clip)
{
    const Frame half = clip.step / 2;
    return {std::max<Frame>(0, Frame(first) * clip.step - half),
            std::min(clip.frames, Frame(last) * clip.step - half + clip.step)};
}

/// Without the part of a row that it shares with the example; empty if it shares more.
FrameRange besideExample(FrameRange frames, ClipId clip, const LikenessExample& example, Frame step)
{
    if (clip != example.clip || overlap(frames, example.frames) == 0) return frames;
    if (overlap(frames, example.frames) > step) return {};
    return frames.start < example.frames.start ? FrameRange{frames.start, example.frames.start}
                                               : FrameRange{example.frames.stop, frames.stop};
}

/// Hits at the best ends of one clip's paths, the better first; none overlaps a better one by more than half.
std::vector<LikenessHit> hitsOf(const Paths& paths, const Pattern& pattern, ClipId id,
                                const LikenessRows& clip, const LikenessExample& example)
{
    std::vector<LikenessHit> ends;
    for (std::size_t j = 0; j < paths.costs.size(); ++j) {
        const float cost = paths.costs[j];
        const bool isLowest = cost < unreachable && (j == 0 || cost < paths.costs[j - 1]) &&
                              (j + 1 == paths.costs.size() || cost <= paths.costs[j + 1]);
        if (!isLowest) continue;
        const FrameRange frames = besideExample(framesOf(paths.starts[j], j, clip), id, example, clip.step);
        if (frames.isEmpty()) continue;
        ends.push_back({id, frames, std::sqrt(cost / float(pattern.rows.size())), pattern.isMirrored});
    }
    std::sort(ends.begin(), ends.end(), isNearer);
    std::vector<LikenessHit> hits;
    for (const LikenessHit& end : ends) {
        const bool isTaken = std::any_of(hits.begin(), hits.end(), [&](const LikenessHit& hit) {
            const Frame shorter =
                std::min(hit.frames.stop - hit.frames.start, end.frames.stop - end.frames.start);
            return 2 * overlap(hit.frames, end.frames) > shorter;
        });
        if (!isTaken) hits.push_back(end);
    }
    return hits;
}

/// The rows of the example's frames; more on both sides where those are fewer than three.
std::vector<LikenessRow> exampleRows(const LikenessRows& clip, FrameRange frames)
{
    const auto count = clip.rows.size();
    auto first =
        std::min(std::size_t((std::max<Frame>(frames.start, 0) + clip.step - 1) / clip.step), count - 1);
    auto stop = std::min(std::size_t((frames.stop + clip.step - 1) / clip.step), count);
    stop = std::max(stop, first + 1);
    while (stop - first < std::min(leastRows, count)) {
        if (stop < count) ++stop;
        if (stop - first < leastRows && first > 0) --first;
    }
    return {clip.rows.begin() + std::ptrdiff_t(first), clip.rows.begin() + std::ptrdiff_t(stop)};
}

} // namespace

LikenessIndex::LikenessIndex(std::vector<LikenessRows> clips)
    : m_clips(std::move(clips))
{
    const LikenessRow factors = likenessScale(m_clips);
    for (LikenessRows& clip : m_clips) scale(clip, factors);
}

std::size_t LikenessIndex::rowCount() const
{
    std::size_t count = 0;
    for (const LikenessRows& clip : m_clips) count += clip.rows.size();
    return count;
}

LikenessRows LikenessIndex::rowsOfRange(const LikenessRange& range) const
{
    LikenessRows rows = {m_clips[range.clip.value].frames, m_clips[range.clip.value].step,
                         m_clips[range.clip.value].parts,
                         exampleRows(m_clips[range.clip.value], range.frames)};
    return range.isMirrored ? mirrored(rows) : rows;
}

LikenessDifference LikenessIndex::difference(const LikenessRange& a, const LikenessRange& b) const
{
    const LikenessRows first = rowsOfRange(a), second = rowsOfRange(b);
    const RowParts both = RowParts(first.parts & second.parts);
    const LikenessRow factors = weighingOf(both, {}).factors;
    const auto one = weighed(first.rows, factors), other = weighed(second.rows, factors);
    const std::size_t count = std::max(one.size(), other.size());
    const auto rowAt = [count](const std::vector<LikenessRow>& rows, std::size_t i) -> const LikenessRow& {
        return rows[count < 2 ? 0 : (i * (rows.size() - 1) + (count - 1) / 2) / (count - 1)];
    };
    const float share = shareOfParts(both) / float(count);
    LikenessDifference made;
    for (std::size_t i = 0; i < count; ++i) {
        const LikenessRow &x = rowAt(one, i), &y = rowAt(other, i);
        for (std::size_t part = 0; part < made.parts.size(); ++part)
            made.parts[part] += share * squaredDifference(x, y, part * 3, part * 3 + 3);
        made.cost += squaredDifference(x, y, LikenessGroups::root, likenessNumbers) / float(count);
    }
    for (const float cost : made.parts) made.cost += cost;
    return made;
}

/// Ranges of so many rows, spread evenly over all clips that are as long.
std::vector<LikenessRange> LikenessIndex::rangesByChance(std::size_t rows) const
{
    const auto places = [rows](const LikenessRows& clip) {
        return clip.rows.size() < rows ? 0 : clip.rows.size() - rows + 1;
    };
    std::size_t all = 0, passed = 0;
    for (const LikenessRows& clip : m_clips) all += places(clip);
    const std::size_t stride = std::max<std::size_t>(1, all / blindRanges);
    std::vector<LikenessRange> ranges;
    for (std::size_t i = 0; i < m_clips.size(); ++i) {
        const LikenessRows& clip = m_clips[i];
        const std::size_t count = places(clip);
        for (std::size_t first = (stride - passed % stride) % stride; first < count; first += stride)
            ranges.push_back({ClipId(std::uint32_t(i)),
                              {Frame(first) * clip.step, Frame(first + rows) * clip.step},
                              false});
        passed += count;
    }
    return ranges;
}

std::optional<float> LikenessIndex::distanceByChance(const LikenessExample& example) const
{
    const auto ranges = rangesByChance(exampleRows(m_clips[example.clip.value], example.frames).size());
    std::vector<float> costs;
    for (const std::size_t part : {2, 3, 5, 7})
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            const LikenessRange &a = ranges[i], &b = ranges[(i + ranges.size() / part) % ranges.size()];
            if (a.clip == b.clip && (a.frames == b.frames || overlap(a.frames, b.frames) > 0)) continue;
            if ((parts(a.clip) & parts(b.clip)) != 0) costs.push_back(difference(a, b).cost);
        }
    if (costs.size() < leastBlindPairs) return std::nullopt;
    const auto middle = costs.begin() + std::ptrdiff_t(costs.size() / 2);
    std::nth_element(costs.begin(), middle, costs.end());
    return std::sqrt(*middle);
}

std::vector<LikenessHit> LikenessIndex::nearest(const LikenessExample& example, bool findsMirrored,
                                                std::size_t most, const std::stop_token& stop) const
{
    LikenessRows shown = m_clips[example.clip.value];
    shown.rows = exampleRows(shown, example.frames);
    std::vector<Pattern> patterns{{shown.rows, shown.parts, example.weights, false}};
    if (findsMirrored) {
        const LikenessRows mirror = mirrored(shown);
        patterns.push_back({mirror.rows, mirror.parts, mirrored(example.weights), true});
    }
    std::vector<std::vector<LikenessHit>> found(m_clips.size());
    forEachInParallel(m_clips.size(), [&] {
        return [&, warping = Warping()](std::size_t i) mutable {
            for (const Pattern& pattern : patterns) {
                if (m_clips[i].rows.empty() || stop.stop_requested()) continue;
                if (!countsOf(pattern.weights, RowParts(pattern.parts & m_clips[i].parts))) continue;
                const ClipId id{std::uint32_t(i)};
                const auto hits = hitsOf(warping.walk(pattern, m_clips[i]), pattern, id, m_clips[i], example);
                found[i].insert(found[i].end(), hits.begin(), hits.end());
            }
        };
    });
    if (stop.stop_requested()) return {};
    std::vector<LikenessHit> all;
    for (const auto& hits : found) all.insert(all.end(), hits.begin(), hits.end());
    const auto kept = std::min(most, all.size());
    std::partial_sort(all.begin(), all.begin() + std::ptrdiff_t(kept), all.end(), isNearer);
    all.resize(kept);
    return all;
}

} // namespace tagline
