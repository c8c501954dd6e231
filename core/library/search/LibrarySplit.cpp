#include "core/library/search/LibrarySplit.h"

#include "core/support/DisjointSets.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <map>
#include <numeric>

namespace tagline {
namespace {

Error splitError(std::string message) { return {"split.parts", std::move(message), {}}; }

/// Parses NAME=SHARE.
Result<SplitPart> splitPart(std::string_view text)
{
    const std::size_t mark = text.rfind('=');
    const std::string quoted = '"' + std::string(text) + '"';
    if (mark == std::string_view::npos || mark == 0)
        return splitError(quoted + " is no part: parts are written NAME=SHARE, such as train=80,test=20");
    SplitPart part{std::string(text.substr(0, mark)), 0.0};
    const std::string_view number = text.substr(mark + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), part.share);
    const bool isNumber = error == std::errc() && end == number.data() + number.size();
    if (!isNumber || !std::isfinite(part.share) || part.share <= 0.0)
        return splitError("the share of " + quoted + " is to be a number above 0");
    return part;
}

/// Numbers that follow from a seed alone (SplitMix64).
class SeededNumbers
{
public:
    explicit SeededNumbers(std::uint64_t seed)
        : m_state(seed)
    {
    }
    std::uint64_t next()
    {
        std::uint64_t number = m_state += 0x9e3779b97f4a7c15u;
        number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
        number = (number ^ number >> 27) * 0x94d049bb133111ebu;
        return number ^ number >> 31;
    }

private:
    std::uint64_t m_state;
};

/// Large ones first; those of one power of two of frames in an order that the seed draws.
std::vector<std::size_t> drawnOrder(std::span<const SplitItem> items, std::uint64_t seed)
{
    SeededNumbers numbers(seed);
    std::vector<std::pair<int, std::uint64_t>> keys;
    for (const SplitItem& item : items)
        keys.emplace_back(-int(std::bit_width(std::uint64_t(std::max<std::int64_t>(item.frames, 0)))),
                          numbers.next());
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    return order;
}

/// The amounts that each part still lacks of its share.
class Lacking
{
public:
    Lacking(std::span<const SplitItem> items, std::span<const SplitPart> parts)
        : m_frames(parts.size())
        , m_amounts(parts.size())
    {
        double shares = 0.0;
        for (const SplitPart& part : parts) shares += part.share;
        for (const SplitItem& item : items) {
            m_allFrames += double(item.frames);
            for (const auto& [what, frames] : item.amounts) m_all[what] += double(frames);
        }
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const double share = parts[part].share / shares;
            m_frames[part] = share * m_allFrames;
            for (const auto& [what, frames] : m_all) m_amounts[part][what] = share * frames;
        }
    }

    /// How much closer all amounts of a part, each counting alike, come to its share by an item.
    double gain(std::size_t part, const SplitItem& item) const
    {
        double sum =
            m_allFrames > 0.0 ? m_frames[part] * double(item.frames) / (m_allFrames * m_allFrames) : 0.0;
        for (const auto& [what, frames] : item.amounts) {
            const double all = m_all.at(what);
            if (all > 0.0) sum += m_amounts[part].at(what) * double(frames) / (all * all);
        }
        return sum;
    }
    double frames(std::size_t part) const { return m_frames[part]; }
    void take(std::size_t part, const SplitItem& item)
    {
        m_frames[part] -= double(item.frames);
        for (const auto& [what, frames] : item.amounts) m_amounts[part][what] -= double(frames);
    }

private:
    double m_allFrames = 0.0;
    std::map<std::uint32_t, double> m_all;
    std::vector<double> m_frames;                           ///< by part
    std::vector<std::map<std::uint32_t, double>> m_amounts; ///< by part
};

/// The part that gains most; of equals that which lacks most frames, then the first.
std::size_t bestPart(const Lacking& lacking, std::size_t parts, const SplitItem& item)
{
    std::size_t best = 0;
    for (std::size_t part = 1; part < parts; ++part) {
        const std::pair here{lacking.gain(part, item), lacking.frames(part)};
        if (here > std::pair{lacking.gain(best, item), lacking.frames(best)}) best = part;
    }
    return best;
}

/// Adds the frames of a clip to the item that it belongs to.
void addToItem(const LibraryClip& clip, bool countsTags, SplitItem& item)
{
    item.frames += clip.frames;
    if (!countsTags) return;
    std::map<std::uint32_t, std::int64_t> amounts(item.amounts.begin(), item.amounts.end());
    for (const TagLane& lane : clip.sheet.lanes())
        if (const Frame frames = clip.sheet.frames(lane.tag, clip.frames).frameCount(); frames > 0)
            amounts[lane.tag.value] += frames;
    item.amounts.assign(amounts.begin(), amounts.end());
}

} // namespace

Result<std::vector<SplitPart>> splitParts(std::string_view text)
{
    std::vector<SplitPart> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t stop = std::min(text.find(',', start), text.size());
        auto part = splitPart(text.substr(start, stop - start));
        if (!part) return part.error();
        for (const SplitPart& before : parts)
            if (before.name == part->name) return splitError("the part \"" + part->name + "\" stands twice");
        parts.push_back(std::move(*part));
        start = stop + 1;
    }
    if (parts.size() < 2) return splitError("two parts are needed at least, such as train=80,test=20");
    return parts;
}

std::vector<std::size_t> sharedOut(std::span<const SplitItem> items, std::span<const SplitPart> parts,
                                   std::uint64_t seed)
{
    Lacking lacking(items, parts);
    std::vector<std::size_t> partOf(items.size(), 0);
    for (const std::size_t i : drawnOrder(items, seed)) {
        partOf[i] = bestPart(lacking, parts.size(), items[i]);
        lacking.take(partOf[i], items[i]);
    }
    return partOf;
}

LibrarySplit::Totals LibrarySplit::totals(const ClipLibrary& library, std::size_t part) const
{
    Totals totals;
    for (std::uint32_t i = 0; i < partOf.size(); ++i) {
        if (partOf[i] != part) continue;
        ++totals.clips;
        totals.frames += library.clip(ClipId(i)).frames;
    }
    return totals;
}

LibrarySplit splitLibrary(const ClipLibrary& library, const SplitOptions& options,
                          std::span<const DuplicateStretch> duplicates)
{
    const std::vector<ClipId> clips = library.clipsInPathOrder();
    DisjointSets together(library.clipCount());
    for (const ClipId clip : clips)
        together.join(library.source(library.clip(clip).source).clips.front().value, clip.value);
    const TakeIndex& takes = library.takeIndex();
    for (const ClipId clip : takes.clips())
        for (const TakePartner& partner : takes.partners(clip)) together.join(clip.value, partner.clip.value);
    for (const DuplicateStretch& each : duplicates) together.join(each.first.value, each.second.value);
    std::map<std::size_t, std::size_t> itemOfFirst;
    std::vector<SplitItem> items;
    std::vector<std::size_t> itemOf(library.clipCount(), 0);
    for (const ClipId clip : clips) {
        const auto [at, isNew] = itemOfFirst.try_emplace(together.first(clip.value), items.size());
        if (isNew) items.emplace_back();
        itemOf[clip.value] = at->second;
        addToItem(library.clip(clip), options.balancesTags, items[at->second]);
    }
    const std::vector<std::size_t> parts = sharedOut(items, options.parts, options.seed);
    LibrarySplit split;
    split.items = items.size();
    for (const SplitItem& item : items) split.largest = std::max(split.largest, std::size_t(item.frames));
    split.partOf.resize(library.clipCount(), 0);
    for (const ClipId clip : clips) split.partOf[clip.value] = parts[itemOf[clip.value]];
    return split;
}

} // namespace tagline
