#include "core/tags/sets/SetEvaluation.h"

#include "core/tags/sets/kernels/SetBuffers.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace tagline {

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

/// The estimated cost of an expression on ranges and on words, in nanoseconds of the machine of the
/// measurement (see SetDensity.h); only the ratio counts.
struct EstimatedCost
{
    double ranges = 0;
    double words = 0;
};

EstimatedCost estimatedCost(std::span<const FrameSetView> leaves, const ClipAxisView& axis)
{
    constexpr double perRange = 0.65;
    constexpr double perMergedRange = 0.4;
    constexpr double perDrawnRange = 2.4;
    constexpr double perWord = 0.5;
    std::size_t ranges = 0;
    for (const FrameSetView& leaf : leaves) ranges += leaf.ranges.rangeCount();
    const double merges = std::bit_width(std::max<std::size_t>(leaves.size(), 2) - 1);
    return {(perRange + perMergedRange * merges) * double(ranges),
            perDrawnRange * double(ranges) + perWord * double(axis.wordCount())};
}

bool areRanges(std::span<const FrameSetView> leaves)
{
    return std::all_of(leaves.begin(), leaves.end(),
                       [](const FrameSetView& leaf) { return leaf.form == SetForm::Ranges; });
}

/// Whether there is an operator that can exclude clips.
bool hasBound(std::span<const SetStep> steps)
{
    return std::any_of(steps.begin(), steps.end(), [](SetStep step) {
        return step.kind == SetStepKind::Intersection || step.kind == SetStepKind::Difference;
    });
}

/// The bound, if it excludes half of the clips or more; else null.
const ClipBound* foundBound(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                            const ClipAxisView& axis, ClipBound& bound)
{
    if (!hasBound(steps) || !bound.find(steps, leaves, axis)) return nullptr;
    return 2 * bound.clipCount() <= axis.clipCount() ? &bound : nullptr;
}

} // namespace

FrameSetView evaluate(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                      const ClipAxisView& axis, SetWorkspace& workspace)
{
    assert(isValid(steps, leaves.size()));
    if (steps.size() == 1 && steps.front().kind == SetStepKind::Leaf) return leaves[steps.front().number];
    auto& buffers = workspace.buffers();
    const ClipBound* bound = foundBound(steps, leaves, axis, buffers.bound);
    if (areRanges(leaves)) {
        const EstimatedCost cost = estimatedCost(leaves, axis);
        if (bound || cost.ranges <= cost.words) return buffers.ranges.answer(steps, leaves, axis, bound);
    }
    // Picking words costs as much as passing four times as many.
    if (bound && 4 * bound->clipCount() > axis.clipCount()) bound = nullptr;
    return buffers.masks.answer(steps, leaves, axis, bound);
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
