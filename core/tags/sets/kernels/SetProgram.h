#pragma once

// SetProgram runs the steps of a set expression on a stack, over any kind of operand: bits for clips, ranges,
// words of a mask.
//
// Complements are never made: an entry of the stack is a set or what the set leaves, and De Morgan's laws
// carry that through every operator, so that three operations on sets are enough:
//
//   x₁ & … & ~y₁ & …   =  (x₁ & …) − (y₁ | …)          ~y₁ & ~y₂ & …  =  ~(y₁ | y₂ | …)
//   x | y              =  ~(~x & ~y)                   x − y          =  x & ~y

#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <span>
#include <vector>

namespace tagline {

/// A set, or all frames but those of the set.
template<class Operand>
struct SetEntry
{
    Operand set;
    bool isComplement = false;
};

/// Algebra has: Operand; leaf(number) and none() → Operand; unite(span<Operand>), intersect(span<Operand>) of
/// at least two, and subtract(a, b) → Operand. It may change the order of a span.
template<class Algebra>
class SetProgram
{
public:
    using Operand = typename Algebra::Operand;

    /// The memory that it keeps between runs, so that they allocate nothing.
    struct Stack
    {
        std::vector<SetEntry<Operand>> entries;
        std::vector<Operand> operands;
    };

    SetProgram(Algebra& algebra, Stack& stack)
        : m_algebra(algebra)
        , m_stack(stack)
    {
    }

    /// Expects valid steps.
    SetEntry<Operand> result(std::span<const SetStep> steps)
    {
        m_stack.entries.clear();
        for (const SetStep step : steps) apply(step);
        return m_stack.entries.back();
    }

private:
    void apply(SetStep step)
    {
        auto& entries = m_stack.entries;
        switch (step.kind) {
        case SetStepKind::Leaf:
            entries.push_back({m_algebra.leaf(step.number), false});
            return;
        case SetStepKind::All:
            entries.push_back({m_algebra.none(), true});
            return;
        case SetStepKind::None:
            entries.push_back({m_algebra.none(), false});
            return;
        case SetStepKind::Union:
            turn(step.number);
            intersect(step.number);
            turn(1);
            return;
        case SetStepKind::Intersection:
            intersect(step.number);
            return;
        case SetStepKind::Difference:
            turn(1);
            intersect(2);
            return;
        case SetStepKind::Complement:
            turn(1);
            return;
        }
    }

    /// Complements the topmost entries.
    void turn(std::size_t count)
    {
        for (auto& entry : std::span(m_stack.entries).last(count)) entry.isComplement = !entry.isComplement;
    }

    void intersect(std::size_t count)
    {
        auto& [entries, operands] = m_stack;
        if (count == 1) return;
        operands.clear();
        for (const auto& entry : std::span(entries).last(count))
            if (!entry.isComplement) operands.push_back(entry.set);
        const std::size_t plain = operands.size();
        for (const auto& entry : std::span(entries).last(count))
            if (entry.isComplement) operands.push_back(entry.set);
        entries.resize(entries.size() - count);
        entries.push_back(intersected(std::span(operands).first(plain), std::span(operands).subspan(plain)));
    }

    SetEntry<Operand> intersected(std::span<Operand> plain, std::span<Operand> complements)
    {
        if (plain.empty()) return {united(complements), true};
        const Operand both = plain.size() == 1 ? plain.front() : m_algebra.intersect(plain);
        return {complements.empty() ? both : m_algebra.subtract(both, united(complements)), false};
    }

    Operand united(std::span<Operand> sets)
    {
        return sets.size() == 1 ? sets.front() : m_algebra.unite(sets);
    }

    Algebra& m_algebra;
    Stack& m_stack;
};

} // namespace tagline
