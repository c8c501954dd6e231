#include "core/tags/vocabulary/GroupRivals.h"

#include "core/tags/vocabulary/SetNames.h"

namespace tagline {

bool areRivals(TagId one, TagId other, const TagVocabulary& vocabulary)
{
    const TagDefinition& a = vocabulary[one];
    const TagDefinition& b = vocabulary[other];
    return one != other && !a.group.empty() && a.group == b.group && setOf(a.name) == setOf(b.name);
}

} // namespace tagline
