#include "core/query/QueryEvaluation.h"

#include <cassert>
#include <optional>
#include <unordered_map>

namespace tagline {
namespace {

std::optional<SetOperator> setOperator(QueryOp op)
{
    switch (op) {
    case QueryOp::Union:
        return SetOperator::Union;
    case QueryOp::Intersection:
        return SetOperator::Intersection;
    case QueryOp::Difference:
        return SetOperator::Difference;
    case QueryOp::Tag:
    case QueryOp::ExactTag:
    case QueryOp::All:
    case QueryOp::None:
    case QueryOp::Complement:
    case QueryOp::Clip:
    case QueryOp::File:
    case QueryOp::Folder:
    case QueryOp::Property:
    case QueryOp::Signal:
    case QueryOp::Contact:
    case QueryOp::Head:
    case QueryOp::Tail:
    case QueryOp::FirstFrames:
    case QueryOp::LastFrames:
    case QueryOp::First:
    case QueryOp::Last:
    case QueryOp::Nth:
    case QueryOp::Random:
    case QueryOp::Longer:
    case QueryOp::Shorter:
    case QueryOp::Grow:
    case QueryOp::Shrink:
    case QueryOp::Close:
    case QueryOp::Starts:
    case QueryOp::Ends:
    case QueryOp::WholeClips:
    case QueryOp::Overlapping:
    case QueryOp::Inside:
    case QueryOp::Containing:
    case QueryOp::Before:
    case QueryOp::After:
        break;
    }
    return std::nullopt;
}

/// A set on the evaluator's stack: borrowed while it is a tag's own, owned once it was computed.
class Operand
{
public:
    explicit Operand(const FrameSet* borrowed)
        : m_borrowed(borrowed)
    {
    }
    explicit Operand(FrameSet owned)
        : m_owned(std::move(owned))
    {
    }

    const FrameSet& set() const { return m_borrowed ? *m_borrowed : m_owned; }
    FrameSet taken() && { return m_borrowed ? *m_borrowed : std::move(m_owned); }

private:
    const FrameSet* m_borrowed = nullptr;
    FrameSet m_owned;
};

class Evaluator
{
public:
    Evaluator(const TagIndex& index, const TagVocabulary& vocabulary)
        : m_index(index)
        , m_vocabulary(vocabulary)
    {
    }

    FrameSet answer(const QueryExpression& query)
    {
        for (const QueryElement& element : query.elements()) apply(element);
        assert(m_stack.size() == 1);
        return std::move(m_stack.back()).taken();
    }

private:
    void apply(const QueryElement& element)
    {
        switch (element.op()) {
        case QueryOp::Tag:
            m_stack.emplace_back(&withDescendants(element.tag()));
            return;
        case QueryOp::ExactTag:
            m_stack.emplace_back(&m_index.exact(element.tag()));
            return;
        case QueryOp::All:
            m_stack.emplace_back(&all());
            return;
        case QueryOp::None:
            m_stack.emplace_back(FrameSet());
            return;
        case QueryOp::Complement:
            m_stack.back() = Operand(all().subtracted(m_stack.back().set()));
            return;
        case QueryOp::Union:
        case QueryOp::Intersection:
        case QueryOp::Difference:
            combine(*setOperator(element.op()));
            return;
        case QueryOp::Clip:
        case QueryOp::File:
        case QueryOp::Folder:
        case QueryOp::Property:
        case QueryOp::Signal:
        case QueryOp::Contact:
        case QueryOp::Head:
        case QueryOp::Tail:
        case QueryOp::FirstFrames:
        case QueryOp::LastFrames:
        case QueryOp::First:
        case QueryOp::Last:
        case QueryOp::Nth:
        case QueryOp::Random:
        case QueryOp::Longer:
        case QueryOp::Shorter:
        case QueryOp::Grow:
        case QueryOp::Shrink:
        case QueryOp::Close:
        case QueryOp::Starts:
        case QueryOp::Ends:
        case QueryOp::WholeClips:
        case QueryOp::Overlapping:
        case QueryOp::Inside:
        case QueryOp::Containing:
        case QueryOp::Before:
        case QueryOp::After:
            assert(false); // the parser makes none of them yet
            return;
        }
    }

    void combine(SetOperator op)
    {
        const Operand b = std::move(m_stack.back());
        m_stack.pop_back();
        m_stack.back() = Operand(m_stack.back().set().combined(op, b.set()));
    }

    /// The set of a tag and those below it, made once a query.
    const FrameSet& withDescendants(TagId tag)
    {
        const auto known = m_sets.find(tag);
        if (known != m_sets.end()) return known->second.set();
        const std::vector<TagId> ids = m_vocabulary.withDescendants(tag);
        Operand made =
            ids.size() == 1 ? Operand(&m_index.exact(tag)) : Operand(m_index.ranges(tag, m_vocabulary));
        return m_sets.emplace(tag, std::move(made)).first->second.set();
    }

    const FrameSet& all()
    {
        if (!m_all) m_all = FrameSet::all(m_index.axis());
        return *m_all;
    }

    const TagIndex& m_index;
    const TagVocabulary& m_vocabulary;
    std::optional<FrameSet> m_all;
    std::unordered_map<TagId, Operand> m_sets;
    std::vector<Operand> m_stack;
};

} // namespace

FrameSet evaluate(const QueryExpression& query, const TagIndex& index, const TagVocabulary& vocabulary)
{
    return Evaluator(index, vocabulary).answer(query);
}

} // namespace tagline
