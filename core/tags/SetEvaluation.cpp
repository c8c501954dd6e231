#include "core/tags/SetEvaluation.h"

#include "core/tags/Rasterize.h"
#include "core/tags/kernels/MaskWords.h"
#include "core/tags/kernels/RangeMerge.h"

#include <algorithm>
#include <cassert>

namespace tagline {

/// What lies on the evaluator's stack: boundaries or words, borrowed or in a place of the stack.
struct SetWorkspace::Buffers
{
    struct Place
    {
        AlignedBuffer<AxisFrame> boundaries;
        AlignedBuffer<std::uint64_t> words;
    };
    std::vector<std::unique_ptr<Place>> places;
    std::vector<FrameSetView> stack;

    Place& place(std::size_t index)
    {
        while (places.size() <= index) places.push_back(std::make_unique<Place>());
        return *places[index];
    }
};

SetWorkspace::SetWorkspace()
    : m_buffers(std::make_unique<Buffers>())
{
}

SetWorkspace::~SetWorkspace() = default;
SetWorkspace::SetWorkspace(SetWorkspace&&) noexcept = default;
SetWorkspace& SetWorkspace::operator=(SetWorkspace&&) noexcept = default;

bool isValid(std::span<const SetStep> steps, std::size_t leafCount)
{
    std::size_t depth = 0;
    for (const SetStep step : steps) {
        std::size_t taken = 0;
        switch (step.kind) {
        case SetStepKind::Leaf:
            if (step.number >= leafCount) return false;
            break;
        case SetStepKind::All:
        case SetStepKind::None:
            break;
        case SetStepKind::Union:
        case SetStepKind::Intersection:
            if (step.number == 0) return false;
            taken = step.number;
            break;
        case SetStepKind::Difference:
            taken = 2;
            break;
        case SetStepKind::Complement:
            taken = 1;
            break;
        }
        if (depth < taken) return false;
        depth += 1 - taken;
    }
    return depth == 1;
}

namespace {

class Evaluator
{
public:
    Evaluator(std::span<const FrameSetView> leaves, const ClipAxisView& axis, SetWorkspace::Buffers& buffers)
        : m_leaves(leaves)
        , m_axis(axis)
        , m_buffers(buffers)
    {
        m_buffers.stack.clear();
    }

    FrameSetView answer(std::span<const SetStep> steps)
    {
        for (const SetStep step : steps) apply(step);
        return m_buffers.stack.back();
    }

private:
    void apply(SetStep step)
    {
        auto& stack = m_buffers.stack;
        switch (step.kind) {
        case SetStepKind::Leaf:
            stack.push_back(m_leaves[step.number]);
            return;
        case SetStepKind::All:
            pushAll();
            return;
        case SetStepKind::None:
            stack.emplace_back();
            return;
        case SetStepKind::Union:
            for (std::uint32_t i = 1; i < step.number; ++i) combine(SetOperator::Union);
            return;
        case SetStepKind::Intersection:
            for (std::uint32_t i = 1; i < step.number; ++i) combine(SetOperator::Intersection);
            return;
        case SetStepKind::Difference:
            combine(SetOperator::Difference);
            return;
        case SetStepKind::Complement:
            pushAll();
            std::swap(stack.back(), stack[stack.size() - 2]);
            combine(SetOperator::Difference);
            return;
        }
    }

    /// A place of its own for each result; places of one query are never reused.
    SetWorkspace::Buffers::Place& nextPlace() { return m_buffers.place(m_placeCount++); }

    void pushAll()
    {
        auto& boundaries = nextPlace().boundaries;
        boundaries.reset(1 + 2 * m_axis.clipCount() + closingBoundaries);
        boundaries[0] = beforeAll;
        std::size_t size = 1;
        for (const AxisRange clip : m_axis.bounds) {
            boundaries[size] = clip.start;
            boundaries[size + 1] = clip.stop;
            size += clip.stop > clip.start ? 2 : 0;
        }
        boundaries.resize(closeBoundaries(boundaries.data(), size));
        m_buffers.stack.emplace_back(RangeSetView{boundaries.span(), {}, {}, {}});
    }

    void combine(SetOperator op)
    {
        auto& stack = m_buffers.stack;
        const FrameSetView b = stack.back();
        stack.pop_back();
        const FrameSetView a = stack.back();
        const bool areRanges = a.form == SetForm::Ranges && b.form == SetForm::Ranges;
        stack.back() =
            areRanges ? combinedRanges(op, a.ranges, b.ranges) : combinedMasks(op, words(a), words(b));
    }

    FrameSetView combinedRanges(SetOperator op, const RangeSetView& a, const RangeSetView& b)
    {
        auto& boundaries = nextPlace().boundaries;
        boundaries.reset(mostCombinedBoundaries(a.rangeCount(), b.rangeCount()));
        boundaries.resize(combineBoundaries(op, a, b, boundaries.data()));
        return RangeSetView{boundaries.span(), {}, {}, {}};
    }

    /// The words of a set over the whole axis.
    std::span<const std::uint64_t> words(const FrameSetView& set)
    {
        const std::size_t count = m_axis.wordCount();
        if (set.form == SetForm::Mask && set.mask.words.size() == count) return set.mask.words;
        auto& made = nextPlace().words;
        if (set.form == SetForm::Mask) made.assign(set.mask.words);
        if (set.form == SetForm::Ranges) made.reset(0);
        made.resize(count, 0);
        for (std::size_t i = 0; set.form == SetForm::Ranges && i < set.ranges.rangeCount(); ++i)
            setRange(made.data(), set.ranges.range(i).start, set.ranges.range(i).stop);
        return made.span();
    }

    FrameSetView combinedMasks(SetOperator op, std::span<const std::uint64_t> a,
                               std::span<const std::uint64_t> b)
    {
        auto& made = nextPlace().words;
        made.reset(a.size());
        combineWords(op, a.data(), b.data(), made.data(), a.size());
        return MaskSetView{made.span()};
    }

    std::span<const FrameSetView> m_leaves;
    ClipAxisView m_axis;
    SetWorkspace::Buffers& m_buffers;
    std::size_t m_placeCount = 0;
};

} // namespace

FrameSetView evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                      const ClipAxisView& axis, SetWorkspace& workspace)
{
    assert(isValid(steps, leaves.size()));
    return Evaluator(leaves, axis, workspace.buffers()).answer(steps);
}

FrameSet evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                  std::shared_ptr<const ClipAxis> axis, SetWorkspace& workspace)
{
    if (!axis) return {};
    const FrameSetView answer = evaluate(steps, leaves, axis->view(), workspace);
    return FrameSet::copyOf(std::move(axis), answer);
}

FrameSet evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                  std::shared_ptr<const ClipAxis> axis)
{
    SetWorkspace workspace;
    return evaluate(steps, leaves, std::move(axis), workspace);
}

namespace {

SetStep step(SetOperator op)
{
    switch (op) {
    case SetOperator::Union:
        return {SetStepKind::Union, 2};
    case SetOperator::Intersection:
        return {SetStepKind::Intersection, 2};
    case SetOperator::Difference:
        return {SetStepKind::Difference, 0};
    }
    return {};
}

} // namespace

FrameSet combined(SetOperator op, const FrameSetView& a, const FrameSetView& b,
                  std::shared_ptr<const ClipAxis> axis)
{
    const FrameSetView leaves[] = {a, b};
    const SetStep steps[] = {{SetStepKind::Leaf, 0}, {SetStepKind::Leaf, 1}, step(op)};
    return evaluate(steps, leaves, std::move(axis));
}

FrameSet complemented(const FrameSetView& set, std::shared_ptr<const ClipAxis> axis)
{
    const SetStep steps[] = {{SetStepKind::Leaf, 0}, {SetStepKind::Complement, 0}};
    return evaluate(steps, {&set, 1}, std::move(axis));
}

FrameSet unionOf(std::span<const FrameSetView> sets, std::shared_ptr<const ClipAxis> axis)
{
    if (sets.empty()) return FrameSet(std::move(axis));
    std::vector<SetStep> steps;
    for (std::uint32_t i = 0; i < sets.size(); ++i) steps.push_back({SetStepKind::Leaf, i});
    steps.push_back({SetStepKind::Union, std::uint32_t(sets.size())});
    return evaluate(steps, sets, std::move(axis));
}

} // namespace tagline
