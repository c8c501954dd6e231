#include "core/tags/sets/kernels/MaskAlgebra.h"

#include "core/tags/sets/kernels/RangeAlgebra.h"

#include <algorithm>
#include <cstring>

namespace tagline {

void MaskAlgebra::begin(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                        const ClipAxisView& axis, const ClipBound* bound)
{
    m_steps = steps;
    m_leaves = leaves;
    m_readers.clear();
    if (m_restricted.size() < leaves.size()) m_restricted.resize(leaves.size());
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const bool isRestricted = bound && leaves[i].form == SetForm::Ranges;
        m_readers.push_back(
            {isRestricted ? bound->restricted(leaves[i].ranges, m_restricted[i]) : leaves[i].ranges});
    }
    const auto leavesSomeOut = [](SetStep step) {
        return step.kind == SetStepKind::Complement || step.kind == SetStepKind::All;
    };
    m_all.reset(0);
    if (std::any_of(steps.begin(), steps.end(), leavesSomeOut)) makeAll(axis, m_all);
    m_readers.push_back({{m_all.span(), {}, {}, {}}});
}

void MaskAlgebra::answer(const WordPiece& piece, Words out)
{
    m_piece = &piece;
    m_out = out;
    std::fill(m_isTaken.begin(), m_isTaken.end(), false);
    const auto entry = SetProgram<MaskAlgebra>(*this, m_stack).result(m_steps);
    MaskOperand found = entry.set;
    if (entry.isComplement) found = subtract({nullptr, MaskOperand::borrowed, &m_readers.back()}, found);
    if (found.ranges) found = drawn(found);
    if (found.words != out) std::memcpy(out, found.words, piece.count * sizeof(*out));
    for (RangeReader& reader : m_readers) reader.next = reader.following;
}

void MaskAlgebra::prefetch(std::size_t axisWord, std::size_t count) const
{
    constexpr std::size_t wordsInLine = 8;
    for (const FrameSetView& leaf : m_leaves) {
        if (leaf.form != SetForm::Mask) continue;
        const std::size_t stop = std::min(axisWord + count, leaf.mask.words.size());
        for (std::size_t word = axisWord; word < stop; word += wordsInLine)
            __builtin_prefetch(leaf.mask.words.data() + word);
    }
}

/// The lowest that is free. As operators put their answer in the lowest array among their operands, the last
/// answer lies in array 0, which is `out`, unless it is a leaf.
std::size_t MaskAlgebra::takeArray()
{
    const auto free = std::find(m_isTaken.begin(), m_isTaken.end(), false);
    const auto array = std::size_t(free - m_isTaken.begin());
    if (free == m_isTaken.end()) m_isTaken.push_back(false);
    m_isTaken[array] = true;
    if (array > m_arrays.size()) m_arrays.emplace_back();
    if (array > 0) m_arrays[array - 1].reset(m_piece->count + 1);
    return array;
}

void MaskAlgebra::release(std::span<const MaskOperand> sets)
{
    for (const MaskOperand& set : sets)
        if (set.array != MaskOperand::borrowed) m_isTaken[set.array] = false;
}

Words MaskAlgebra::wordsOf(std::size_t array) { return array == 0 ? m_out : m_arrays[array - 1].data(); }

MaskOperand MaskAlgebra::leaf(std::uint32_t number)
{
    const FrameSetView& set = m_leaves[number];
    if (set.form == SetForm::Ranges) return {nullptr, MaskOperand::borrowed, &m_readers[number]};
    const WordRun& first = m_piece->runs.front();
    const bool isWhole = m_piece->runs.size() == 1 && first.axisWord + first.count <= set.mask.words.size();
    return isWhole ? MaskOperand{set.mask.words.data() + first.axisWord} : packed(set.mask);
}

/// The words of the runs one behind the other.
MaskOperand MaskAlgebra::packed(const MaskSetView& mask)
{
    const std::size_t array = takeArray();
    Words out = wordsOf(array);
    const WordRun& last = m_piece->runs.back();
    if (last.axisWord + last.count <= mask.words.size()) {
        packWords(mask.words.data(), m_piece->runs, out);
        return made(array);
    }
    for (const WordRun& run : m_piece->runs)
        for (std::size_t i = 0; i < run.count; ++i) out[run.offset + i] = mask.word(run.axisWord + i);
    return made(array);
}

MaskOperand MaskAlgebra::none()
{
    const std::size_t array = takeArray();
    std::fill_n(wordsOf(array), m_piece->count, std::uint64_t(0));
    return made(array);
}

MaskOperand MaskAlgebra::drawn(MaskOperand set)
{
    if (!set.ranges) return set;
    const std::size_t array = takeArray();
    m_raster.draw(*set.ranges, *m_piece, wordsOf(array));
    return made(array);
}

MaskOperand MaskAlgebra::drawnUnion()
{
    const std::size_t array = takeArray();
    m_raster.drawUnion(m_pending, *m_piece, wordsOf(array));
    return made(array);
}

/// The array for an answer: the lowest of those that operands lie in, which then stands first, or a new one.
/// The others are free again.
std::size_t MaskAlgebra::targetFor(std::span<MaskOperand> sets)
{
    const auto lowest =
        std::min_element(sets.begin(), sets.end(),
                         [](const MaskOperand& a, const MaskOperand& b) { return a.array < b.array; });
    std::iter_swap(sets.begin(), lowest);
    release(sets);
    return takeArray();
}

std::span<const ConstWords> MaskAlgebra::inputs(std::span<MaskOperand> sets)
{
    m_inputs.clear();
    for (const MaskOperand& set : sets) m_inputs.push_back(set.words);
    return m_inputs;
}

/// Draws a set that is not drawn yet; together with a leaf's words, where the operator has any left: they are
/// taken out of its operands.
template<class Draw>
MaskOperand MaskAlgebra::drawnWithLeaf(MaskOperand set, std::span<MaskOperand>& words, const Draw& drawBoth)
{
    const auto leaf = std::find_if(words.begin(), words.end(), [](const MaskOperand& other) {
        return other.words && other.array == MaskOperand::borrowed;
    });
    if (leaf == words.end()) return drawn(set);
    const ConstWords other = leaf->words;
    std::iter_swap(leaf, words.end() - 1);
    words = words.first(words.size() - 1);
    const std::size_t array = takeArray();
    drawBoth(*set.ranges, other, wordsOf(array));
    return made(array);
}

MaskOperand MaskAlgebra::unite(std::span<MaskOperand> sets)
{
    const auto ranges =
        std::partition(sets.begin(), sets.end(), [](const MaskOperand& set) { return !set.ranges; });
    auto words = std::span(sets.begin(), ranges);
    if (ranges != sets.end()) {
        m_pending.clear();
        for (const MaskOperand& set : std::span(ranges, sets.end())) m_pending.push_back(set.ranges);
        const MaskOperand drawnSets =
            m_pending.size() > 1
                ? drawnUnion()
                : drawnWithLeaf(*ranges, words, [this](RangeReader& reader, ConstWords other, Words out) {
                      m_raster.drawUnited(reader, *m_piece, other, out);
                  });
        words = std::span(sets.begin(), words.size() + 1);
        words.back() = drawnSets;
    }
    if (words.size() == 1) return words.front();
    const std::size_t target = targetFor(words);
    uniteWords(inputs(words), wordsOf(target), m_piece->count);
    return made(target);
}

MaskOperand MaskAlgebra::intersect(std::span<MaskOperand> sets)
{
    const auto ranges =
        std::partition(sets.begin(), sets.end(), [](const MaskOperand& set) { return !set.ranges; });
    auto words = std::span(sets.begin(), ranges);
    for (auto set = ranges; set != sets.end(); ++set) {
        const MaskOperand drawnSet =
            drawnWithLeaf(*set, words, [this](RangeReader& reader, ConstWords other, Words out) {
                m_raster.drawIntersected(reader, *m_piece, other, out);
            });
        words = std::span(sets.begin(), words.size() + 1);
        words.back() = drawnSet;
    }
    if (words.size() == 1) return words.front();
    const std::size_t target = targetFor(words);
    intersectWords(inputs(words), wordsOf(target), m_piece->count);
    return made(target);
}

MaskOperand MaskAlgebra::subtract(MaskOperand a, MaskOperand b)
{
    MaskOperand sets[] = {drawn(a), drawn(b)};
    const ConstWords from = sets[0].words;
    const ConstWords taken = sets[1].words;
    const std::size_t target = targetFor(sets);
    subtractWords(from, taken, wordsOf(target), m_piece->count);
    return made(target);
}

} // namespace tagline
