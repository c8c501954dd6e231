#pragma once

// QueryEvaluation evaluates a query: the frames of every clip for which it holds.

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/evaluation/TermEvaluation.h"
#include "core/query/language/QueryExpression.h"
#include "core/query/language/QueryOperations.h"

#include <memory>
#include <optional>

namespace tagline {

/// The counts of an answer.
using QueryTotals = RangeTotals;

/// Answers of sub-expressions that were evaluated before, such as a QueryCache holds.
class QueryAnswers
{
public:
    virtual ~QueryAnswers() = default;

    /// The answer of a function or a term; null if it is not known.
    virtual std::shared_ptr<const FrameSet> find(const QueryExpression& part) = 0;
    virtual void keep(const QueryExpression& part, std::shared_ptr<const FrameSet> answer) = 0;
};

struct EvaluationOptions
{
    ClipScope clips;                 ///< restricts the answer to these clips; none if reachOf() is Library
    std::optional<SetForm> form;     ///< forces this form for every set; the answer is the same
    QueryAnswers* answers = nullptr; ///< cache of functions and terms; expects no scope
};

/// The frames that the query holds for: canonical, within the clips' frames, clips without a range absent.
/// Reads only its arguments, so that it can run on another thread on a copy of the library.
///
/// Equal sub-expressions are evaluated once, provably empty ones not at all, intersections start with the
/// smallest set, and adjacent operators of set algebra are evaluated in one pass. No clip needs an allocation
/// of its own.
FrameSet evaluate(const QueryExpression& query, const QueryLibrary& library,
                  const EvaluationOptions& options = {});

/// Evaluates a query on a library that has tags only.
inline FrameSet evaluate(const QueryExpression& query, const TagIndex& index, const TagVocabulary& vocabulary)
{
    return evaluate(query, QueryLibrary{index, vocabulary});
}

/// evaluate() with the result shared with `options.answers`, if that knows or keeps it.
std::shared_ptr<const FrameSet> sharedAnswer(const QueryExpression& query, const QueryLibrary& library,
                                             const EvaluationOptions& options = {});

/// The clips that the answer on a clip depends on: all for random() and like(), its takes' for with().
QueryReach reachOf(const QueryExpression& query);
/// Whether the answer on a clip depends on that clip only.
inline bool isLocal(const QueryExpression& query) { return reachOf(query) == QueryReach::Clip; }

/// The examples that a query names in like(), in order, each once.
std::vector<std::string> examplesOf(const QueryExpression& query);

} // namespace tagline
