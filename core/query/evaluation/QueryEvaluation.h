#pragma once

// QueryEvaluation answers a query: the frames of every clip for which it holds.

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/evaluation/TermEvaluation.h"
#include "core/query/language/QueryExpression.h"
#include "core/query/language/QueryOperations.h"

#include <memory>
#include <optional>

namespace tagline {

/// The answer in numbers.
using QueryTotals = RangeTotals;

/// Answers of sub-expressions that were evaluated before, such as a QueryCache holds.
class QueryAnswers
{
public:
    virtual ~QueryAnswers() = default;

    /// The answer of a function or a term; null where it is not known.
    virtual std::shared_ptr<const FrameSet> find(const QueryExpression& part) = 0;
    virtual void keep(const QueryExpression& part, std::shared_ptr<const FrameSet> answer) = 0;
};

struct EvaluationOptions
{
    ClipScope clips;                 ///< the answer in these clips alone; none where reachOf() is Library
    std::optional<SetForm> form;     ///< every set in this form, whatever suits; the answer is the same
    QueryAnswers* answers = nullptr; ///< asked and told about functions and terms; expects no scope
};

/// The frames that the query holds for: canonical, within the clips' frames, clips without a range absent.
/// Reads only its arguments, so that it can run on another thread on a copy of the library.
///
/// Equal sub-expressions are evaluated once, what is empty is not evaluated at all, intersections go from
/// the smallest set to the largest, and operators of set algebra beside each other are one pass. No clip
/// costs an allocation of its own.
FrameSet evaluate(const QueryExpression& query, const QueryLibrary& library,
                  const EvaluationOptions& options = {});

/// The same of tags alone.
inline FrameSet evaluate(const QueryExpression& query, const TagIndex& index, const TagVocabulary& vocabulary)
{
    return evaluate(query, QueryLibrary{index, vocabulary});
}

/// The same, shared with `options.answers` where that knows it or keeps it.
std::shared_ptr<const FrameSet> sharedAnswer(const QueryExpression& query, const QueryLibrary& library,
                                             const EvaluationOptions& options = {});

/// What the answer on a clip may depend on: with random() and like() all clips, with with() those recorded with it.
QueryReach reachOf(const QueryExpression& query);
/// Whether an answer on a clip depends on nothing but that clip.
inline bool isLocal(const QueryExpression& query) { return reachOf(query) == QueryReach::Clip; }

/// The examples that like() names in a query, in order, each once.
std::vector<std::string> examplesOf(const QueryExpression& query);

} // namespace tagline
