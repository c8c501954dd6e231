#pragma once

// CountedOperand is a set of a query whose ranges are instances: a tag by name that is counted
// (TagInstance.h).
//
//   Punch, counted      [12 ─── 31)
//                           [25 ───── 40)[40 ── 52)
//   its frames          [12 ───────────────────── 52)
//   count(Punch) == 3   nth(Punch, 2) is [25, 40)

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/language/QueryExpression.h"

#include <span>
#include <vector>

namespace tagline {

class CountedOperand
{
public:
    /// The ranges of these tags together. Borrows the library.
    CountedOperand(std::vector<TagId> tags, const QueryLibrary& library);

    /// Whether one of the tags is counted in a clip. Where none is, nothing else is asked.
    static bool isAny(std::span<const TagId> tags, const QueryLibrary& library);
    /// Of a query that is nothing but a tag.
    static std::vector<TagId> tagsOfTerm(const QueryExpression& query, const TagVocabulary& vocabulary);

    /// The ranges in a clip in which the tags have these frames: the instances of those that are counted
    /// there, and the ranges of the others, in order of start, then stop. They may overlap, and are valid
    /// until the next call.
    std::span<const FrameRange> in(ClipId clip, std::span<const FrameRange> frames);

private:
    const QueryLibrary& m_library;
    std::vector<TagId> m_tags;
    std::vector<FrameRange> m_ranges;
};

} // namespace tagline
