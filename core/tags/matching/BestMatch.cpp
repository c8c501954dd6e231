#include "core/tags/matching/BestMatch.h"

#include "core/tags/matching/SeededDraw.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <tuple>

namespace tagline {
namespace {

using Places = std::vector<std::uint32_t>;

/// Keeps the candidates that are also in the list; both in order. Steps through the list by doubling.
void intersect(Places& candidates, std::span<const std::uint32_t> list)
{
    auto at = list.begin();
    const auto isMissing = [&](std::uint32_t place) {
        std::ptrdiff_t step = 1;
        while (list.end() - at > step && at[step] < place) {
            at += step;
            step *= 2;
        }
        at = std::lower_bound(at, list.end() - at > step ? at + step + 1 : list.end(), place);
        return at == list.end() || *at != place;
    };
    candidates.erase(std::remove_if(candidates.begin(), candidates.end(), isMissing), candidates.end());
}

/// The criteria of the order of two clips.
struct Rank
{
    std::uint32_t place = 0;
    std::int32_t avoided = 0;
    std::int32_t wanted = 0;
    std::int32_t extra = 0;
    std::int64_t picksAgo = 0;
    std::uint64_t draw = 0;

    auto order() const
    {
        const std::int64_t unused = picksAgo == 0 ? std::numeric_limits<std::int64_t>::max() : picksAgo;
        return std::tuple(avoided, -wanted, extra, -unused, draw, place);
    }
};

} // namespace

/// One query to the index.
class MatchIndex::Ask
{
public:
    Ask(const MatchIndex& index, const MatchWish& wish, const TagVocabulary& vocabulary)
        : m_index(index)
        , m_wish(wish)
        , m_chunks(1 + (wish.need.size() + wish.want.size() + wish.avoid.size()) / termsOfChunk)
        , m_masks(m_chunks * vocabulary.size(), 0)
    {
        for (const std::vector<TagId>* terms : {&wish.need, &wish.want, &wish.avoid})
            for (const TagId tag : *terms) addTerm(vocabulary.matching(tag));
    }

    MatchRanking answer(std::span<const std::int64_t> picksAgo)
    {
        std::vector<Rank> ranks;
        for (const std::uint32_t place : candidates())
            if (auto rank = rankOf(place, picksAgo)) ranks.push_back(*rank);
        MatchRanking ranking;
        ranking.clips = ranks.size();
        const auto count = std::ptrdiff_t(std::min(m_wish.count, ranks.size()));
        std::partial_sort(ranks.begin(), ranks.begin() + count, ranks.end(),
                          [](const Rank& a, const Rank& b) { return a.order() < b.order(); });
        for (std::ptrdiff_t i = 0; i < count; ++i) ranking.best.push_back(explained(ranks[std::size_t(i)]));
        return ranking;
    }

private:
    static constexpr std::size_t termsOfChunk = 63;
    static constexpr std::uint64_t isNamed = std::uint64_t(1) << 63; ///< set for a tag that some term matches

    /// Terms are numbered through need, want and avoid; each has its bit in the masks of its tags.
    void addTerm(std::vector<TagId> tags)
    {
        const std::size_t term = m_terms.size();
        for (const TagId tag : tags) {
            std::uint64_t* masks = &m_masks[tag.value * m_chunks];
            masks[0] |= isNamed;
            masks[term / termsOfChunk] |= std::uint64_t(1) << term % termsOfChunk;
        }
        m_terms.push_back(std::move(tags));
    }

    std::size_t places(std::size_t term) const
    {
        std::size_t count = 0;
        for (const TagId tag : m_terms[term]) count += m_index.placesOf(tag).size();
        return count;
    }

    /// A superset of the clips that have all needed tags: those with the rarest needed tag, narrowed by the
    /// other needed tags that no other tag counts as.
    Places candidates() const
    {
        std::vector<std::size_t> needed(m_wish.need.size());
        std::iota(needed.begin(), needed.end(), std::size_t(0));
        std::stable_sort(needed.begin(), needed.end(),
                         [this](std::size_t a, std::size_t b) { return places(a) < places(b); });
        Places found;
        if (needed.empty()) {
            found.resize(m_index.m_clips.size());
            std::iota(found.begin(), found.end(), 0u);
            return found;
        }
        for (const TagId tag : m_terms[needed.front()]) {
            const auto list = m_index.placesOf(tag);
            found.insert(found.end(), list.begin(), list.end());
        }
        if (m_terms[needed.front()].size() > 1) {
            std::sort(found.begin(), found.end());
            found.erase(std::unique(found.begin(), found.end()), found.end());
        }
        for (const std::size_t term : std::span(needed).subspan(1))
            if (m_terms[term].size() == 1) intersect(found, m_index.placesOf(m_terms[term].front()));
        return found;
    }

    /// The bits of a clip's terms in one chunk; counts the tags that match no term.
    std::uint64_t termsOf(std::uint32_t place, std::size_t chunk, std::int32_t& extra) const
    {
        std::uint64_t terms = 0;
        for (const TagId tag : m_index.tagsOf(place)) {
            const std::uint64_t* masks =
                tag.value * m_chunks < m_masks.size() ? &m_masks[tag.value * m_chunks] : nullptr;
            extra += !masks || !(masks[0] & isNamed);
            if (masks) terms |= masks[chunk];
        }
        return terms & ~isNamed;
    }

    /// The bits of the terms [first, last) in a chunk.
    static std::uint64_t bits(std::size_t first, std::size_t last, std::size_t chunk)
    {
        const auto below = [&](std::size_t term) {
            const std::size_t begin = chunk * termsOfChunk;
            const std::size_t count = std::clamp(term, begin, begin + termsOfChunk) - begin;
            return (std::uint64_t(1) << count) - 1;
        };
        return below(last) & ~below(first);
    }

    /// None if the clip lacks a needed tag.
    std::optional<Rank> rankOf(std::uint32_t place, std::span<const std::int64_t> picksAgo) const
    {
        const std::size_t wants = m_wish.need.size();
        const std::size_t avoids = wants + m_wish.want.size();
        Rank rank;
        rank.place = place;
        for (std::size_t chunk = 0; chunk < m_chunks; ++chunk) {
            std::int32_t extra = 0;
            const std::uint64_t terms = termsOf(place, chunk, extra);
            const std::uint64_t needed = bits(0, wants, chunk);
            if ((terms & needed) != needed) return std::nullopt;
            rank.wanted += std::popcount(terms & bits(wants, avoids, chunk));
            rank.avoided += std::popcount(terms & bits(avoids, m_terms.size(), chunk));
            rank.extra = extra;
        }
        const std::uint32_t clip = m_index.m_clips[place].value;
        if (clip < picksAgo.size()) rank.picksAgo = picksAgo[clip];
        rank.draw = SplitMix64(m_wish.seed ^ m_index.m_identities[place]).next();
        return rank;
    }

    ClipMatch explained(const Rank& rank) const
    {
        ClipMatch match;
        match.clip = m_index.m_clips[rank.place];
        match.extra = rank.extra;
        match.picksAgo = rank.picksAgo;
        const auto own = m_index.tagsOf(rank.place);
        const auto has = [&](const std::vector<TagId>& tags) {
            return std::any_of(own.begin(), own.end(),
                               [&](TagId tag) { return std::binary_search(tags.begin(), tags.end(), tag); });
        };
        const std::size_t wants = m_wish.need.size();
        const std::size_t avoids = wants + m_wish.want.size();
        for (std::size_t term = wants; term < m_terms.size(); ++term) {
            if (!has(m_terms[term])) continue;
            if (term < avoids)
                match.wanted.push_back(std::uint32_t(term - wants));
            else
                match.avoided.push_back(std::uint32_t(term - avoids));
        }
        return match;
    }

    const MatchIndex& m_index;
    const MatchWish& m_wish;
    std::size_t m_chunks;
    std::vector<std::uint64_t> m_masks;      ///< by TagId and chunk
    std::vector<std::vector<TagId>> m_terms; ///< the tags that match a term, in order
};

MatchIndex::MatchIndex(std::span<const MatchClip> clips)
    : m_tagOffsets{0}
{
    std::vector<const MatchClip*> ordered;
    std::size_t tagCount = 0;
    for (const MatchClip& clip : clips) {
        ordered.push_back(&clip);
        for (const TagId tag : clip.tags) tagCount = std::max<std::size_t>(tagCount, tag.value + 1);
    }
    std::sort(ordered.begin(), ordered.end(), [](const MatchClip* a, const MatchClip* b) {
        return std::pair(a->identity, a->clip.value) < std::pair(b->identity, b->clip.value);
    });
    m_placeOffsets.assign(tagCount + 1, 0);
    for (const MatchClip* clip : ordered) {
        m_clips.push_back(clip->clip);
        m_identities.push_back(clip->identity);
        m_tags.insert(m_tags.end(), clip->tags.begin(), clip->tags.end());
        m_tagOffsets.push_back(std::uint32_t(m_tags.size()));
        for (const TagId tag : clip->tags) ++m_placeOffsets[tag.value + 1];
    }
    for (std::size_t i = 0; i < tagCount; ++i) m_placeOffsets[i + 1] += m_placeOffsets[i];
    m_places.resize(m_tags.size());
    std::vector<std::uint32_t> next(m_placeOffsets.begin(), m_placeOffsets.end() - 1);
    for (std::uint32_t place = 0; place < m_clips.size(); ++place)
        for (const TagId tag : tagsOf(place)) m_places[next[tag.value]++] = place;
}

std::span<const TagId> MatchIndex::tagsOf(std::uint32_t place) const
{
    return std::span(m_tags).subspan(m_tagOffsets[place], m_tagOffsets[place + 1] - m_tagOffsets[place]);
}

std::span<const std::uint32_t> MatchIndex::placesOf(TagId tag) const
{
    if (tag.value + 1 >= m_placeOffsets.size()) return {};
    const std::uint32_t first = m_placeOffsets[tag.value];
    return std::span(m_places).subspan(first, m_placeOffsets[tag.value + 1] - first);
}

MatchRanking MatchIndex::best(const MatchWish& wish, const TagVocabulary& vocabulary,
                              std::span<const std::int64_t> picksAgo) const
{
    return Ask(*this, wish, vocabulary).answer(picksAgo);
}

std::uint64_t identityOf(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
}

} // namespace tagline
