#include "core/runtime/RuntimeTerm.h"

#include "core/query/evaluation/QueryTags.h"
#include "core/query/language/QueryOperations.h"

#include <cassert>

namespace tagline {
namespace {

/// The file's tags among some of the vocabulary.
std::vector<TagId> tagsInFile(const std::vector<TagId>& ofVocabulary, const RuntimeFile& file)
{
    std::vector<TagId> tags;
    for (const TagId id : ofVocabulary)
        if (const auto tag = file.tagOf(id)) tags.push_back(*tag);
    return tags;
}

} // namespace

RuntimeTerm runtimeTerm(const QueryExpression& query, const QueryElement& term, const RuntimeFile& file,
                        RuntimeIds ids)
{
    assert(isOfTags(term.op()));
    const TagVocabulary& vocabulary = file.vocabulary();
    if (term.op() == QueryOp::Group) return {tagsInFile(tagsOf(query, term, vocabulary), file)};
    const bool isExact = term.op() == QueryOp::ExactTag;
    if (ids == RuntimeIds::OfFile) {
        assert(term.tag().value < file.tagCount());
        return {{term.tag()}, isExact};
    }
    if (const auto tag = file.tagOf(term.tag())) return {{*tag}, isExact};
    if (isExact) return {{}, isExact};
    return {tagsInFile(vocabulary.matching(term.tag()), file)};
}

} // namespace tagline
