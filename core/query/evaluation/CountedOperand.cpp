#include "core/query/evaluation/CountedOperand.h"

#include "core/query/evaluation/QueryTags.h"
#include "core/query/evaluation/ValueTest.h"
#include "core/query/language/QueryOperations.h"
#include "core/tags/sets/ClipRangeCursor.h"

#include <algorithm>

namespace tagline {

CountedOperand::CountedOperand(std::vector<TagId> tags, const QueryLibrary& library)
    : m_library(library)
    , m_tags(std::move(tags))
{
}

CountedOperand CountedOperand::ofTerm(const QueryExpression& query, const QueryElement& term,
                                      const QueryLibrary& library)
{
    const bool asksValue = term.op() == QueryOp::InstanceValue;
    const bool isTag = asksValue || takes(term.op(), QueryArgument::Tag);
    CountedOperand operand(isTag ? tagsOf(query, term, library.vocabulary) : std::vector<TagId>(), library);
    if (asksValue) operand.m_test = instanceTest(query, term);
    return operand;
}

CountedOperand CountedOperand::ofQuery(const QueryExpression& query, const QueryLibrary& library)
{
    const auto elements = query.elements();
    return elements.size() == 1 ? ofTerm(query, elements.front(), library) : CountedOperand({}, library);
}

bool CountedOperand::isAny(std::span<const TagId> tags, const QueryLibrary& library)
{
    return library.instances.isAnyCounted(tags);
}

std::span<const FrameRange> CountedOperand::in(ClipId clip, std::span<const FrameRange> frames)
{
    const auto isCountedHere = [&](TagId tag) { return m_library.instances.isCountedIn(tag, clip); };
    if (std::ranges::none_of(m_tags, isCountedHere)) return frames;
    m_ranges.clear();
    for (const TagId tag : m_tags) {
        if (m_test) {
            m_library.instances.extents(tag, clip, m_test, m_ranges);
            continue;
        }
        if (isCountedHere(tag)) {
            m_library.instances.extents(tag, clip, m_ranges);
            continue;
        }
        const FrameRanges own = m_library.index.exact(tag).rangesOf(clip);
        m_ranges.insert(m_ranges.end(), own.begin(), own.end());
    }
    std::sort(m_ranges.begin(), m_ranges.end());
    return m_ranges;
}

} // namespace tagline
