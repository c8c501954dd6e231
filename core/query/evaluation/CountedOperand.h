#pragma once

// CountedOperand is a set of a query whose ranges are instances (TagInstance.h): a counted tag by name, or
// those of its instances whose value satisfies a comparison.
//
//   Punch, counted      [12 ─── 31)
//                           [25 ───── 40)[40 ── 52)
//   its frames          [12 ───────────────────── 52)
//   count(Punch) == 3   nth(Punch, 2) is [25, 40)
//
//   Punch.hand == "left"   those two of them that have it; with a tag below Punch, its own as well

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/language/QueryExpression.h"

#include <span>
#include <vector>

namespace tagline {

class CountedOperand
{
public:
    /// The ranges of these tags together. Holds a reference to the library.
    CountedOperand(std::vector<TagId> tags, const QueryLibrary& library);
    /// A tag by name, or an InstanceValue, of `query`; without tags for other terms.
    static CountedOperand ofTerm(const QueryExpression& query, const QueryElement& term,
                                 const QueryLibrary& library);
    /// The operand of a query that consists of one such term.
    static CountedOperand ofQuery(const QueryExpression& query, const QueryLibrary& library);

    /// Whether one of the tags is counted in a clip. If none is, the other functions are not needed.
    static bool isAny(std::span<const TagId> tags, const QueryLibrary& library);

    std::span<const TagId> tags() const { return m_tags; }
    /// Whether one of its tags is counted in a clip.
    bool isCounted() const { return isAny(m_tags, m_library); }

    /// The ranges in a clip in which the tags have these frames: instances of the tags counted there, and
    /// ranges of the others, in order of start, then stop; for an InstanceValue only the instances that pass.
    /// They may overlap, and are valid until the next call.
    std::span<const FrameRange> in(ClipId clip, std::span<const FrameRange> frames);

private:
    const QueryLibrary& m_library;
    std::vector<TagId> m_tags;
    InstanceIndex::Test m_test; ///< filter of instances; none: all, and uncounted ranges
    std::vector<FrameRange> m_ranges;
};

} // namespace tagline
