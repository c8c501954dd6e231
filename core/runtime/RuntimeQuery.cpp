#include "core/runtime/RuntimeQuery.h"

#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/runtime/RuntimeEvaluation.h"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <map>
#include <optional>
#include <string>

namespace tagline {

/// Turns the elements of an expression into steps over sets.
class RuntimeQueryCompiler
{
public:
    RuntimeQueryCompiler(const RuntimeFile& file, RuntimeIds ids)
        : m_query(file)
        , m_ids(ids)
    {
    }

    Result<RuntimeQuery> compiled(const QueryExpression& query)
    {
        for (const QueryElement& element : query.elements())
            if (!runtimeLack(element.op()).empty()) return notHeld(element);
        const auto isStep = [](const QueryElement& element) { return isRuntimeStep(element.op()); };
        if (!std::ranges::all_of(query.elements(), isStep)) return answered(query);
        for (const QueryElement& element : query.elements())
            if (auto error = isOfTags(element.op()) ? pushTerm(query, element) : add(element)) return *error;
        if (mostOnStack(m_query.m_steps) > RuntimeQuery::mostDepth) return tooDeep();
        return std::move(m_query);
    }

private:
    const RuntimeFile& file() const { return m_query.m_file; }

    std::optional<Error> add(const QueryElement& element)
    {
        if (element.op() == QueryOp::AtLeast) return addAtLeast(element);
        const SetStepKind step = *operationOf(element.op()).step;
        switch (step) {
        case SetStepKind::Leaf: // pushed with its expression
            break;
        case SetStepKind::All:
        case SetStepKind::None:
            return push({step, 0});
        case SetStepKind::Complement:
            m_query.m_steps.push_back({SetStepKind::Complement, 0});
            return std::nullopt;
        case SetStepKind::Union:
        case SetStepKind::Intersection:
            return join(step);
        case SetStepKind::Difference:
            return pop({SetStepKind::Difference, 0});
        }
        return std::nullopt;
    }

    static Error notHeld(const QueryElement& element)
    {
        const QueryOperation* function = functionOf(element);
        const std::string found = function ? std::string(function->name) + "(…)"
                                  : element.op() == QueryOp::SignalPair ? "a comparison of signals"
                                                                        : "a comparison";
        return {"runtime.not-held",
                found + " needs " + std::string(runtimeLack(element.op())) +
                    ", which a runtime file does not hold; make it a derived tag of the library and export "
                    "that again",
                {},
                0,
                0};
    }

    /// The query as one leaf: its answer.
    RuntimeQuery answered(const QueryExpression& query)
    {
        m_query.m_answer = std::make_shared<const FrameSet>(runtimeAnswer(query, file(), m_ids));
        m_query.m_leaves.push_back(m_query.m_answer->view());
        m_query.m_steps.push_back({SetStepKind::Leaf, 0});
        return std::move(m_query);
    }

    std::optional<Error> push(SetStep step)
    {
        m_starts.push_back(m_query.m_steps.size());
        m_query.m_steps.push_back(step);
        if (m_starts.size() <= RuntimeQuery::mostDepth) return std::nullopt;
        return tooDeep();
    }

    static Error tooDeep()
    {
        return {"runtime.too-deep",
                "more than " + std::to_string(RuntimeQuery::mostDepth) + " sets wait for their operator",
                {},
                0,
                0};
    }

    /// How many sets wait at once while steps are evaluated.
    static std::size_t mostOnStack(std::span<const SetStep> steps)
    {
        std::size_t most = 0;
        std::size_t waiting = 0;
        for (const SetStep step : steps) {
            switch (step.kind) {
            case SetStepKind::Leaf:
            case SetStepKind::All:
            case SetStepKind::None:
                most = std::max(most, ++waiting);
                break;
            case SetStepKind::Union:
            case SetStepKind::Intersection:
                waiting -= step.number - 1;
                break;
            case SetStepKind::Difference:
                --waiting;
                break;
            case SetStepKind::Complement:
                break;
            }
        }
        return most;
    }

    /// The steps of the sets that an atleast() counts among.
    using CountedSets = std::vector<std::vector<SetStep>>;

    std::optional<Error> addAtLeast(const QueryElement& element)
    {
        std::vector<SetStep>& steps = m_query.m_steps;
        CountedSets sets(element.operandCount());
        for (std::size_t i = sets.size(); i-- > 0;) {
            const auto start = steps.begin() + std::ptrdiff_t(m_starts.back());
            sets[i].assign(start, steps.end());
            steps.erase(start, steps.end());
            m_starts.pop_back();
        }
        return pushAtLeast(element.count(), sets, 0);
    }

    /// At least so many of the sets from the i-th on: it and one fewer of those behind, or as many of those.
    std::optional<Error> pushAtLeast(std::size_t count, const CountedSets& sets, std::size_t i)
    {
        if (count == 0) return push({SetStepKind::All, 0});
        if (count > sets.size() - i) return push({SetStepKind::None, 0});
        if (m_query.m_steps.size() + sets[i].size() > RuntimeQuery::mostSteps)
            return Error{"runtime.too-large", "atleast(…) counts among too many sets for runtime", {}, 0, 0};
        m_starts.push_back(m_query.m_steps.size());
        m_query.m_steps.insert(m_query.m_steps.end(), sets[i].begin(), sets[i].end());
        if (count > 1) {
            if (auto error = pushAtLeast(count - 1, sets, i + 1)) return error;
            join(SetStepKind::Intersection);
        }
        if (count == sets.size() - i) return std::nullopt;
        if (auto error = pushAtLeast(count, sets, i + 1)) return error;
        return join(SetStepKind::Union);
    }

    std::optional<Error> pop(SetStep step)
    {
        m_query.m_steps.push_back(step);
        m_starts.pop_back();
        return std::nullopt;
    }

    /// `A | B | C` is one step of three: the step that joined A and B grows.
    std::optional<Error> join(SetStepKind kind)
    {
        std::vector<SetStep>& steps = m_query.m_steps;
        const std::size_t second = m_starts.back();
        std::uint32_t joined = 2;
        if (steps[second - 1].kind == kind) {
            joined = steps[second - 1].number + 1;
            steps.erase(steps.begin() + std::ptrdiff_t(second - 1));
        }
        return pop({kind, joined});
    }

    /// The frames of the tags that a term is of.
    std::optional<Error> pushTerm(const QueryExpression& query, const QueryElement& element)
    {
        const RuntimeTerm term = runtimeTerm(query, element, file(), m_ids);
        if (term.tags.empty()) return push({SetStepKind::None, 0});
        if (auto error = pushLeaf(term.frames(term.tags.front(), file()))) return error;
        for (const TagId tag : std::span(term.tags).subspan(1)) {
            if (auto error = pushLeaf(term.frames(tag, file()))) return error;
            join(SetStepKind::Union);
        }
        return std::nullopt;
    }

    /// Equal sets are one leaf.
    std::optional<Error> pushLeaf(const FrameSetView& set)
    {
        const auto next = std::uint32_t(m_query.m_leaves.size());
        const auto [known, isNew] = m_leaves.try_emplace(&set, next);
        if (isNew) m_query.m_leaves.push_back(set);
        return push({SetStepKind::Leaf, known->second});
    }

    RuntimeQuery m_query;
    RuntimeIds m_ids;
    std::vector<std::size_t> m_starts; ///< of each set on the stack: its first step
    std::map<const FrameSetView*, std::uint32_t> m_leaves;
};

Result<RuntimeQuery> RuntimeQuery::parsed(std::string_view text, const RuntimeFile& file)
{
    // Motion is parsed, so that it is refused by its name.
    const auto query = parseQuery(
        text, {.vocabulary = file.vocabulary(), .savedQueries = file.savedQueries(), .hasSignals = true});
    if (!query) return query.error();
    return RuntimeQueryCompiler(file, RuntimeIds::OfVocabulary).compiled(*query);
}

Result<RuntimeQuery> RuntimeQuery::of(const QueryExpression& query, const RuntimeFile& file)
{
    return RuntimeQueryCompiler(file, RuntimeIds::OfFile).compiled(query);
}

namespace {

/// Truths on a stack of bits.
class TruthStack
{
public:
    void push(bool truth) { m_bits[m_size++] = truth; }
    bool top() const { return m_bits[m_size - 1]; }
    bool pop() { return m_bits[--m_size]; }
    bool popAny(std::uint32_t count)
    {
        bool any = false;
        for (; count > 0; --count) any |= pop();
        return any;
    }
    bool popAll(std::uint32_t count)
    {
        bool all = true;
        for (; count > 0; --count) all &= pop();
        return all;
    }
    bool popDifference()
    {
        const bool isSubtracted = pop();
        return pop() && !isSubtracted;
    }

private:
    std::bitset<RuntimeQuery::mostDepth> m_bits;
    std::size_t m_size = 0;
};

} // namespace

bool RuntimeQuery::holdsAt(ClipId clip, Frame frame) const
{
    if (frame < 0 || frame >= m_file.axis().frames(clip)) return false;
    TruthStack stack;
    for (const SetStep step : m_steps) {
        switch (step.kind) {
        case SetStepKind::Leaf:
            stack.push(contains(m_leaves[step.number], m_file.axis(), clip, frame));
            break;
        case SetStepKind::All:
        case SetStepKind::None:
            stack.push(step.kind == SetStepKind::All);
            break;
        case SetStepKind::Union:
            stack.push(stack.popAny(step.number));
            break;
        case SetStepKind::Intersection:
            stack.push(stack.popAll(step.number));
            break;
        case SetStepKind::Difference:
            stack.push(stack.popDifference());
            break;
        case SetStepKind::Complement:
            stack.push(!stack.pop());
            break;
        }
    }
    return stack.top();
}

} // namespace tagline
