#pragma once

// RuntimeTerm is a term of a query as a runtime file knows it: the tags of the file whose frames it is.
//
//   Run                Run, with all that count as it
//   exact(Run)         Run, without them
//   group(gait)        each tag of the group, with all that count as it
//   Locomotion         the tags below it, where the file has no tag of that name

#include "core/query/language/QueryExpression.h"
#include "core/runtime/RuntimeFile.h"

#include <cstdint>
#include <vector>

namespace tagline {

/// The vocabulary by whose ids an expression names tags.
enum class RuntimeIds : std::uint8_t {
    OfFile,      ///< ids of the file's tags
    OfVocabulary ///< ids of RuntimeFile::vocabulary()
};

struct RuntimeTerm
{
    std::vector<TagId> tags; ///< of the file, each once
    bool isExact = false;    ///< their own frames, without those of tags that count as them

    /// The frames of one of the tags.
    const FrameSetView& frames(TagId tag, const RuntimeFile& file) const
    {
        return isExact ? file.ownFrames(tag) : file.frames(tag);
    }
};

/// Expects a term of tags (isOfTags).
RuntimeTerm runtimeTerm(const QueryExpression& query, const QueryElement& term, const RuntimeFile& file,
                        RuntimeIds ids);

} // namespace tagline
