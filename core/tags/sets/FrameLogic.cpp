#include "core/tags/sets/FrameLogic.h"

#include "core/tags/sets/Rasterize.h"

#include <unordered_map>

// Of up to six sets the logic is a truth table of 2^sets bits, and a word of the answer is what remains when
// the table is halved by one set after the other (Shannon's expansion): 64 frames at once. Of more sets it is
// asked for each membership that occurs, once.

namespace tagline {
namespace {

constexpr std::size_t mostTabled = 6;

using Memberships = std::vector<std::uint64_t>; // bit k of each word: whether the k-th set has the frame

/// Words of all the sets; a set that is a mask already is not copied.
struct SetWords
{
    SetWords(std::span<const FrameSetView> sets, const ClipAxisView& axis)
    {
        made.reserve(sets.size());
        for (const FrameSetView& set : sets) {
            if (set.form == SetForm::Ranges) made.push_back(toMask(set.ranges, axis));
            masks.push_back(set.form == SetForm::Ranges ? made.back().view() : set.mask);
        }
    }

    std::vector<MaskSet> made;
    std::vector<MaskSetView> masks;
};

bool holds(const FrameLogic& logic, const Memberships& memberships, std::size_t count)
{
    const auto members = std::make_unique<bool[]>(count);
    for (std::size_t set = 0; set < count; ++set)
        members[set] = (memberships[set / 64] >> (set % 64) & 1) != 0;
    return logic({members.get(), count});
}

/// The answers as whole words, all bits or none, by membership: bit k of the index is the k-th set.
std::vector<std::uint64_t> truthTable(const FrameLogic& logic, std::size_t count)
{
    std::vector<std::uint64_t> table;
    for (std::uint64_t index = 0; index < std::uint64_t(1) << count; ++index)
        table.push_back(-std::uint64_t(holds(logic, {index}, count)));
    return table;
}

class TabledLogic
{
public:
    TabledLogic(const FrameLogic& logic, std::span<const MaskSetView> masks)
        : m_masks(masks)
        , m_table(truthTable(logic, masks.size()))
        , m_left(m_table)
    {
    }

    std::uint64_t word(std::size_t index)
    {
        m_left = m_table;
        for (std::size_t set = m_masks.size(); set > 0; --set) {
            const std::uint64_t has = m_masks[set - 1].word(index);
            const std::size_t half = std::size_t(1) << (set - 1);
            for (std::size_t i = 0; i < half; ++i) m_left[i] = (m_left[i] & ~has) | (m_left[i + half] & has);
        }
        return m_left.front();
    }

private:
    std::span<const MaskSetView> m_masks;
    std::vector<std::uint64_t> m_table;
    std::vector<std::uint64_t> m_left;
};

struct MembershipHash
{
    std::size_t operator()(const Memberships& memberships) const
    {
        std::size_t hash = 0;
        for (const std::uint64_t word : memberships) hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        return hash ^ hash >> 32;
    }
};

class AskedLogic
{
public:
    AskedLogic(const FrameLogic& logic, std::span<const MaskSetView> masks)
        : m_logic(logic)
        , m_masks(masks)
        , m_memberships((masks.size() + 63) / 64)
    {
    }

    std::uint64_t word(std::size_t index)
    {
        std::uint64_t found = 0;
        for (int bit = 0; bit < 64; ++bit) found |= std::uint64_t(isIn(index, bit)) << bit;
        return found;
    }

private:
    bool isIn(std::size_t index, int bit)
    {
        std::fill(m_memberships.begin(), m_memberships.end(), 0);
        for (std::size_t set = 0; set < m_masks.size(); ++set)
            m_memberships[set / 64] |= (m_masks[set].word(index) >> bit & 1) << (set % 64);
        const auto known = m_known.find(m_memberships);
        if (known != m_known.end()) return known->second;
        return m_known[m_memberships] = holds(m_logic, m_memberships, m_masks.size());
    }

    const FrameLogic& m_logic;
    std::span<const MaskSetView> m_masks;
    Memberships m_memberships;
    std::unordered_map<Memberships, bool, MembershipHash> m_known;
};

template<class Logic>
MaskSet maskWhere(Logic logic, const ClipAxisView& axis)
{
    AlignedBuffer<std::uint64_t> words;
    words.resize(axis.wordCount(), 0);
    for (std::uint32_t clip = 0; clip < axis.clipCount(); ++clip) {
        const std::size_t first = axis.firstWord(ClipId(clip));
        const Frame frames = axis.frames(ClipId(clip));
        for (Frame from = 0; from < frames; from += wordFrames) {
            const std::size_t index = first + std::size_t(from / wordFrames);
            std::uint64_t inClip = 0;
            setRange(&inClip, 0, std::min(wordFrames, frames - from));
            words[index] = logic.word(index) & inClip;
        }
    }
    return MaskSet::fromWords(std::move(words));
}

} // namespace

FrameSet framesWhere(std::span<const FrameSetView> sets, std::shared_ptr<const ClipAxis> axis,
                     const FrameLogic& logic)
{
    const ClipAxisView view = axis->view();
    const SetWords words(sets, view);
    MaskSet mask = sets.size() <= mostTabled ? maskWhere(TabledLogic(logic, words.masks), view)
                                             : maskWhere(AskedLogic(logic, words.masks), view);
    return FrameSet(std::move(axis), std::move(mask));
}

} // namespace tagline
