#include "core/tagging/ChosenSet.h"

#include "core/tags/vocabulary/SetNames.h"

namespace tagline {

std::string nameInChosenSet(const TagVocabulary& vocabulary, TagId tag, std::string_view set)
{
    const std::string& name = vocabulary[tag].name;
    if (set.empty() || setOf(name) == set) return name;
    const std::string inSet = nameInSet(set, withoutSet(name));
    return setOf(name).empty() || vocabulary.findNamed(inSet) ? inSet : name;
}

std::string nameOfNewTag(std::string_view typed, std::string_view set)
{
    return setOf(typed).empty() ? nameInSet(set, typed) : std::string(typed);
}

BulkPlan planInChosenSet(const ClipLibrary& library, TagId tag, std::string_view set, BulkOperation operation,
                         std::span<const ClipFrames> where)
{
    const std::string name = nameInChosenSet(library.vocabulary(), tag, set);
    if (const auto there = library.vocabulary().find(name))
        return bulkPlan(library, *there, operation, where);
    TagVocabulary withTag = library.vocabulary();
    return bulkPlan(library, withTag, withTag.intern(name), operation, where);
}

} // namespace tagline
