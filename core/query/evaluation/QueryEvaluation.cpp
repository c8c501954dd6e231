#include "core/query/evaluation/QueryEvaluation.h"

#include "core/query/evaluation/ClipMeasure.h"
#include "core/query/evaluation/CountedOperand.h"
#include "core/query/evaluation/FunctionEvaluation.h"
#include "core/query/evaluation/QueryPlan.h"
#include "core/query/evaluation/SetPiece.h"
#include "core/query/language/QueryOperations.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

namespace tagline {
namespace {

/// A set that was made here, that is shared with others, or that another owner keeps alive.
struct Answer
{
    const FrameSet* set = nullptr; ///< null: not known yet
    std::shared_ptr<FrameSet> made;
    std::shared_ptr<const FrameSet> shared;
};

Answer borrowed(const FrameSet& set) { return {&set, {}, {}}; }

Answer made(FrameSet set)
{
    auto own = std::make_shared<FrameSet>(std::move(set));
    return {own.get(), own, own};
}

Answer sharedWith(std::shared_ptr<const FrameSet> other)
{
    const FrameSet* set = other.get();
    return {set, {}, std::move(other)};
}

/// The part of a set that lies in some clips.
FrameSet restricted(const FrameSet& set, const QueryLibrary& library, const ClipScope& scope)
{
    FrameSetBuilder part(library.index.axis());
    std::vector<FrameRange> ranges;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame) {
        ranges.clear();
        appendRanges(set.view(), set.axisView(), clip, ranges);
        part.append(clip, ranges);
    });
    return part.finished();
}

FrameSet allOf(const QueryLibrary& library, const ClipScope& scope)
{
    if (!scope) return FrameSet::all(library.index.axis());
    FrameSetBuilder all(library.index.axis());
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        const FrameRange whole{0, frames};
        all.append(clip, {&whole, 1});
    });
    return all.finished();
}

/// Evaluates the separate nodes of a plan, each once and after the nodes that it needs.
class Evaluator
{
public:
    Evaluator(const QueryExpression& query, const QueryLibrary& library, const EvaluationOptions& options)
        : m_library(library)
        , m_options(options)
        , m_plan(query, library)
        , m_answers(m_plan.size())
    {
        assert(!options.clips || (reachOf(query) != QueryReach::Library && !options.answers));
    }

    Answer answer()
    {
        push(m_plan.root());
        while (!m_tasks.empty()) step();
        return m_answers[m_plan.root()];
    }

private:
    /// A node that must be evaluated first. Decisive: if it is empty, so is the node that needs it.
    struct Need
    {
        PlanNodeId node = 0;
        bool isDecisive = false;
    };

    /// A node that waits for its needs.
    struct Task
    {
        PlanNodeId node = 0;
        SetPiece piece; ///< of operators and tags
        std::vector<Need> needs;
        std::size_t next = 0;
    };

    QueryOp op(PlanNodeId node) const { return m_plan[node].element.op(); }
    bool isPiece(PlanNodeId node) const { return isSetOperator(op(node)) || isOfTags(op(node)); }

    void push(PlanNodeId node)
    {
        if (find(node)) return;
        Task task{node, {}, {}};
        if (isPiece(node)) {
            task.piece = setPiece(m_plan, node, m_options.clips.has_value());
            for (const PieceLeaf& leaf : task.piece.leaves)
                if (leaf.kind == PieceLeaf::Kind::Node) task.needs.push_back({leaf.node, leaf.isDecisive});
            // Decisive needs come first, because the others may not be needed then.
            std::stable_sort(task.needs.begin(), task.needs.end(),
                             [](const Need& a, const Need& b) { return a.isDecisive && !b.isDecisive; });
        } else {
            const bool isDecisive = !operationOf(op(node)).holdsOfNone;
            for (const PlanNodeId operand : m_plan.operands(node))
                task.needs.push_back({operand, isDecisive});
        }
        m_tasks.push_back(std::move(task));
    }

    void step()
    {
        Task& task = m_tasks.back();
        if (task.next == task.needs.size()) return finish(evaluated(task));
        const Need need = task.needs[task.next];
        if (!m_answers[need.node].set) return push(need.node);
        if (need.isDecisive && m_answers[need.node].set->isEmpty()) return finish(none());
        ++task.next;
    }

    void finish(Answer answer)
    {
        const PlanNodeId node = m_tasks.back().node;
        m_tasks.pop_back();
        m_answers[node] = std::move(answer);
        if (m_options.answers && isKept(node)) m_options.answers->keep(part(node), m_answers[node].shared);
    }

    /// Functions and terms are worth caching; tags exist already, and operators are fast.
    bool isKept(PlanNodeId node) const
    {
        return !isPiece(node) && op(node) != QueryOp::All && op(node) != QueryOp::None;
    }

    bool find(PlanNodeId node)
    {
        if (!m_answers[node].set && m_options.answers && isKept(node))
            m_answers[node] = sharedWith(m_options.answers->find(part(node)));
        return m_answers[node].set != nullptr;
    }

    /// The sub-expression of a node as a separate query.
    QueryExpression part(PlanNodeId node) const
    {
        const QueryPostfix& whole = m_plan.expression().postfix();
        const PlanNode& its = m_plan[node];
        QueryPostfix postfix;
        postfix.append(whole.elements().subspan(its.begin, its.stop - its.begin), whole.texts());
        return QueryExpression::fromPostfix(std::move(postfix));
    }

    Answer evaluated(const Task& task)
    {
        const QueryElement& element = m_plan[task.node].element;
        if (isPiece(task.node)) return evaluated(task.piece);
        if (element.op() == QueryOp::All) return formed(allOf(m_library, m_options.clips));
        if (element.op() == QueryOp::None) return none();
        const auto operands = m_plan.operands(task.node);
        if (operands.empty())
            return formed(evaluateTerm(m_plan.expression(), element, m_library, m_options.clips));
        const FrameSet& a = *m_answers[operands.front()].set;
        if (element.op() == QueryOp::Random)
            return formed(evaluateRandom(element.count(), element.seed(), a, m_library));
        if (element.op() == QueryOp::With) return formed(evaluateWith(a, m_library, m_options.clips));
        std::optional<CountedOperand> counted = countedOperand(element.op(), operands.front());
        CountedOperand* instances = counted ? &*counted : nullptr;
        if (isMeasure(element.op()))
            return formed(
                evaluateMeasure(m_plan.expression(), element, a, m_library, m_options.clips, instances));
        return formed(evaluateFunction(element, a, *m_answers[operands.back()].set, m_library, instances));
    }

    /// The counted set of a function that sees instances, if its operand is a counted tag by name or a value
    /// of its instances; else none.
    std::optional<CountedOperand> countedOperand(QueryOp function, PlanNodeId operand) const
    {
        if (!operationOf(function).seesInstances) return {};
        if (op(operand) == QueryOp::InstanceValue)
            return CountedOperand::ofTerm(m_plan.expression(), m_plan[operand].element, m_library);
        if (!takes(op(operand), QueryArgument::Tag)) return {};
        const std::span<const TagId> tags = m_plan.tags(operand);
        if (!CountedOperand::isAny(tags, m_library)) return {};
        return CountedOperand({tags.begin(), tags.end()}, m_library);
    }

    Answer evaluated(const SetPiece& piece)
    {
        if (piece.steps.size() == 1 && piece.leaves.size() == 1) return leafSet(piece.leaves.front());
        std::vector<Answer> sets; // keeps the sets alive that are made for this piece only
        std::vector<FrameSetView> views;
        for (const PieceLeaf& leaf : piece.leaves) {
            sets.push_back(leafSet(leaf));
            views.push_back(sets.back().set->view());
        }
        return formed(tagline::evaluate(piece.steps, views, m_library.index.axis(), m_workspace));
    }

    Answer leafSet(const PieceLeaf& leaf)
    {
        switch (leaf.kind) {
        case PieceLeaf::Kind::Tag:
            return tagSet(leaf.tag);
        case PieceLeaf::Kind::Node:
            return m_answers[leaf.node];
        case PieceLeaf::Kind::All:
            if (!m_all.set) m_all = formed(allOf(m_library, m_options.clips));
            return m_all;
        }
        return {};
    }

    Answer tagSet(TagId tag)
    {
        const FrameSet& set = m_library.index.exact(tag);
        if (m_options.clips) return formed(restricted(set, m_library, m_options.clips));
        if (m_options.form && set.form() != *m_options.form) return formed(set);
        return borrowed(set);
    }

    Answer formed(FrameSet set) const
    {
        if (m_options.form) set.setForm(*m_options.form);
        return made(std::move(set));
    }

    Answer none() const { return made(FrameSet(m_library.index.axis())); }

    const QueryLibrary& m_library;
    const EvaluationOptions& m_options;
    QueryPlan m_plan;
    std::vector<Answer> m_answers; ///< by node; some are not evaluated separately
    std::vector<Task> m_tasks;
    Answer m_all;
    SetWorkspace m_workspace;
};

} // namespace

namespace {

/// Whether the answer in some clips needs other clips: those that were recorded with them.
bool needsPartners(const QueryExpression& query, const QueryLibrary& library,
                   const EvaluationOptions& options)
{
    return options.clips && library.takes && reachOf(query) == QueryReach::Take;
}

/// The answer in some clips, evaluated on all clips that it may depend on.
FrameSet answerAmongPartners(const QueryExpression& query, const QueryLibrary& library,
                             const EvaluationOptions& options)
{
    const std::vector<ClipId> all = library.takes->closed(*options.clips);
    EvaluationOptions among = options;
    among.clips = all;
    const Answer answer = Evaluator(query, library, among).answer();
    return restricted(*answer.set, library, options.clips);
}

} // namespace

std::shared_ptr<const FrameSet> sharedAnswer(const QueryExpression& query, const QueryLibrary& library,
                                             const EvaluationOptions& options)
{
    if (needsPartners(query, library, options))
        return std::make_shared<const FrameSet>(answerAmongPartners(query, library, options));
    const Answer answer = Evaluator(query, library, options).answer();
    return answer.shared ? answer.shared : std::make_shared<const FrameSet>(*answer.set);
}

FrameSet evaluate(const QueryExpression& query, const QueryLibrary& library, const EvaluationOptions& options)
{
    if (needsPartners(query, library, options)) return answerAmongPartners(query, library, options);
    const Answer answer = Evaluator(query, library, options).answer();
    const bool isOurs = answer.made && answer.made.use_count() == 2; // there is no other owner
    return isOurs ? std::move(*answer.made) : *answer.set;
}

std::vector<std::string> examplesOf(const QueryExpression& query)
{
    std::vector<std::string> names;
    for (const QueryElement& element : query.elements())
        if (element.op() == QueryOp::Like) names.emplace_back(query.text(element));
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

QueryReach reachOf(const QueryExpression& query)
{
    QueryReach reach = QueryReach::Clip;
    for (const QueryElement& element : query.elements())
        reach = std::max(reach, operationOf(element.op()).reach);
    return reach;
}

} // namespace tagline
