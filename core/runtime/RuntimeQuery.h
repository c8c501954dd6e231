#pragma once

// RuntimeQuery is a query made ready for one runtime file: names resolved, sets at hand, so that asking it
// costs the set algebra alone.
//
//   "Run & ~(Tired | Limping)"      Run · Tired · Limping · |2 · ~ · &2
//   "longer(Run, 2s) - Tired"       its answer, found when the query is made

#include "core/query/language/QueryExpression.h"
#include "core/runtime/RuntimeFile.h"
#include "core/tags/sets/SetEvaluation.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tagline {

/// Holds the file that it was made for. It may have all that the language has but what the file does not
/// hold: motion (signals, contacts, like()), properties, values of instances, captions and takes; derive a
/// tag from these before the export. Tags joined by | & - ~ and atleast(…), with all, none, exact(…),
/// optional(…) and group(…), are evaluated each time that they are asked. With other functions the query is
/// evaluated once, when it is made, which allocates and costs what it does in the window, O(clips) at least;
/// asking costs nothing. file() and folder() go by the paths in the file, random() draws among its clips.
class RuntimeQuery
{
public:
    /// How many sets may wait on the stack.
    static constexpr std::size_t mostDepth = 512;
    /// How many steps atleast(…) may come to.
    static constexpr std::size_t mostSteps = 64 * 1024;

    /// Parses a text with the names of the file, as the query language has them: last parts and saved queries
    /// too. Errors are those of parseQuery, and those of `of`; a column is the text's.
    static Result<RuntimeQuery> parsed(std::string_view text, const RuntimeFile& file);
    /// An expression of the file's tags: `tag(*file.findTag("Run")) & ~exactTag(…)`. Expects ids of the file.
    /// Error codes: runtime.not-held, runtime.too-deep, runtime.too-large.
    static Result<RuntimeQuery> of(const QueryExpression& query, const RuntimeFile& file);

    /// The frames that it holds for. The answer lies in the workspace, in the file or in this: valid until
    /// the workspace is used again. Allocates nothing once the workspace has seen a query of this size.
    FrameSetView answer(SetWorkspace& workspace) const
    {
        return evaluate(m_steps, m_leaves, m_file.axis(), workspace);
    }
    /// Whether it holds for one frame; false for frames and clips that are not there. Allocates nothing.
    /// O(terms · log ranges).
    bool holdsAt(ClipId clip, Frame frame) const;

    const RuntimeFile& file() const { return m_file; }
    /// The compiled query: postfix steps over sets of the file, or one leaf that is the answer.
    std::span<const SetStep> steps() const { return m_steps; }
    std::span<const FrameSetView> leaves() const { return m_leaves; }

private:
    friend class RuntimeQueryCompiler;

    explicit RuntimeQuery(RuntimeFile file)
        : m_file(std::move(file))
    {
    }

    RuntimeFile m_file;
    std::vector<SetStep> m_steps;
    std::vector<FrameSetView> m_leaves;
    std::shared_ptr<const FrameSet> m_answer; ///< of a query with functions: its leaf; else null
};

} // namespace tagline
