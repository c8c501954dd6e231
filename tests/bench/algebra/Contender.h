#pragma once

// Contender is one way to hold the tags of a workload and to answer set operations on them: the program's
// own, or a peer's. All stand behind this interface, so that one harness checks and times them alike.

#include "tests/bench/algebra/Workload.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline::bench {

enum class Operation {
    Union,        ///< a | b
    Intersection, ///< a & b
    Difference,   ///< a - b
    Nested,       ///< r & m & (t | l)
    UnionOf20     ///< the union of twenty tags
};

inline constexpr Operation operations[] = {Operation::Union, Operation::Intersection, Operation::Difference,
                                           Operation::Nested, Operation::UnionOf20};

/// "A\|B", as it stands in a markdown table.
const char* text(Operation operation);
/// How many tags it takes.
int operandCount(Operation operation);

class Contender
{
public:
    virtual ~Contender() = default;

    virtual std::string name() const = 0;
    /// Answers and keeps the answer. Whatever can be reused (buffers, answers) is warm after the first time.
    virtual void answer(Operation operation, std::span<const int> tags) = 0;
    /// The last answer as canonical ranges on the workload's axis.
    virtual std::vector<FrameRange> answered() const = 0;
    /// False of what only shows a bound, and has no answer to check.
    virtual bool isAnswering() const { return true; }
    /// Whether it takes part in an operation.
    virtual bool answers(Operation) const { return true; }
};

using Contenders = std::vector<std::unique_ptr<Contender>>;

/// The program's own sets: each tag in the form that it takes by itself, or all in one form.
std::unique_ptr<Contender> ours(const Workload& workload);
std::unique_ptr<Contender> oursAsMasks(const Workload& workload);
std::unique_ptr<Contender> oursAsRanges(const Workload& workload);
/// The program's own sets as the first query of a program answers, in a workspace that is new each time.
std::unique_ptr<Contender> oursInFreshWorkspace(const Workload& workload);
/// The program's own sets, and the answer read as ranges of each clip, whatever its form.
std::unique_ptr<Contender> oursReadAsRanges(const Workload& workload);

/// The peers. Each draws the workload's tags when it is made.
std::unique_ptr<Contender> packedMerge(const Workload& workload);
std::unique_ptr<Contender> packedLeftFold(const Workload& workload); ///< of the 20-term union alone
std::unique_ptr<Contender> packedReadByClip(const Workload& workload); ///< answers are read clip by clip
std::unique_ptr<Contender> boostIcl(const Workload& workload);
std::unique_ptr<Contender> croaring(const Workload& workload);
/// Reads the words of the operands and writes those of an answer, with no logic between.
std::unique_ptr<Contender> memoryBandwidth(const Workload& workload);

} // namespace tagline::bench
