#include "core/library/file/LibraryFileMerge.h"

#include "core/tags/vocabulary/VocabularyCheck.h"

#include <algorithm>
#include <map>
#include <span>

namespace tagline {
namespace {

template<class Element>
bool isSame(const Element* a, const Element* b)
{
    return a && b ? *a == *b : a == b;
}

using Conflicts = std::vector<std::string>;

template<class Value>
Value mergedValue(const Value& base, const Value& ours, const Value& theirs, const char* what,
                  Conflicts& conflicts)
{
    if (ours == base) return theirs;
    if (theirs != base && theirs != ours) conflicts.push_back(what);
    return ours;
}

/// Which of three versions of an element stays; null where none does.
template<class Element>
const Element* chosen(const Element* base, const Element* ours, const Element* theirs, const char* what,
                      Conflicts& conflicts)
{
    if (isSame(ours, base)) return theirs;
    if (!isSame(theirs, base) && !isSame(theirs, ours))
        conflicts.push_back(what + std::string(" \"") + nameOf(ours ? *ours : *theirs) + '"');
    return ours;
}

template<class Element>
std::vector<Element> mergedElements(const std::vector<Element>& base, const std::vector<Element>& ours,
                                    const std::vector<Element>& theirs, const char* what,
                                    Conflicts& conflicts)
{
    std::vector<Element> result;
    const auto keep = [&](const Element& element) {
        const std::string& name = nameOf(element);
        if (const Element* each = chosen(findNamed(base, name), findNamed(ours, name),
                                         findNamed(theirs, name), what, conflicts))
            result.push_back(*each);
    };
    for (const Element& element : theirs) keep(element);
    for (const Element& element : ours)
        if (!findNamed(theirs, nameOf(element))) keep(element);
    return result;
}

/// Whether the file itself gives this key to both tags.
bool givesToBoth(const std::vector<LibraryTag>& tags, const std::string& key, const std::string& a,
                 const std::string& b)
{
    const auto has = [&](const std::string& name) {
        const LibraryTag* tag = findNamed(tags, name);
        return tag && tag->key == key;
    };
    return has(a) && has(b);
}

/// A tag key belongs to one tag: the first one that has it. Where one side gives it to both, they keep it.
void separateKeys(std::vector<LibraryTag>& tags, const LibraryFile& ours, const LibraryFile& theirs,
                  Conflicts& conflicts)
{
    std::map<std::string, std::string> owners;
    for (LibraryTag& tag : tags) {
        if (tag.key.empty()) continue;
        const auto [owner, isNew] = owners.emplace(tag.key, tag.name);
        if (isNew || givesToBoth(ours.vocabulary, tag.key, owner->second, tag.name) ||
            givesToBoth(theirs.vocabulary, tag.key, owner->second, tag.name))
            continue;
        conflicts.push_back("the key \"" + tag.key + "\" of \"" + tag.name + '"');
        tag.key.clear();
    }
}

/// What only contradicts itself once both sides are in: a synonym of two tags, implications that go round.
void separateRelations(std::vector<LibraryTag>& tags, std::span<const std::string> namespaces,
                       Conflicts& conflicts)
{
    std::vector<TagDefinition> definitions;
    for (const LibraryTag& tag : tags) definitions.push_back(definitionOf(tag));
    for (const std::string& message : removeProblems(definitions, namespaces)) conflicts.push_back(message);
    for (std::size_t i = 0; i < tags.size(); ++i) {
        tags[i].synonyms = std::move(definitions[i].synonyms);
        tags[i].implies = std::move(definitions[i].implies);
    }
}

} // namespace

MergedLibraryFile mergedLibraryFile(const LibraryFile& base, const LibraryFile& ours,
                                    const LibraryFile& theirs)
{
    MergedLibraryFile merged{theirs, {}};
    LibraryFile& file = merged.file;
    Conflicts& conflicts = merged.conflicts;
    file.notices.clear();
    file.roots = mergedValue(base.roots, ours.roots, theirs.roots, "the folders", conflicts);
    file.character =
        mergedValue(base.character, ours.character, theirs.character, "the preview character", conflicts);
    file.namespaces =
        mergedValue(base.namespaces, ours.namespaces, theirs.namespaces, "the namespaces", conflicts);
    file.vocabulary =
        mergedElements(base.vocabulary, ours.vocabulary, theirs.vocabulary, "the tag", conflicts);
    separateKeys(file.vocabulary, ours, theirs, conflicts);
    separateRelations(file.vocabulary, file.namespaces, conflicts);
    file.groups = mergedElements(base.groups, ours.groups, theirs.groups, "the group", conflicts);
    file.properties =
        mergedElements(base.properties, ours.properties, theirs.properties, "the property", conflicts);
    file.queries = mergedElements(base.queries, ours.queries, theirs.queries, "the saved query", conflicts);
    file.derived = mergedElements(base.derived, ours.derived, theirs.derived, "the derived tag", conflicts);
    file.rules = mergedElements(base.rules, ours.rules, theirs.rules, "the rule", conflicts);
    file.presets = mergedElements(base.presets, ours.presets, theirs.presets, "the preset", conflicts);
    file.retargets =
        mergedElements(base.retargets, ours.retargets, theirs.retargets, "the retargeting", conflicts);
    file.imports =
        mergedElements(base.imports, ours.imports, theirs.imports, "the import settings of", conflicts);
    file.motion = mergedValue(base.motion, ours.motion, theirs.motion, "the motion settings", conflicts);
    return merged;
}

bool sayTheSame(const LibraryFile& a, const LibraryFile& b)
{
    return a.vocabulary == b.vocabulary && a.groups == b.groups && a.properties == b.properties &&
           a.namespaces == b.namespaces && a.queries == b.queries && a.derived == b.derived &&
           a.rules == b.rules && a.presets == b.presets && a.retargets == b.retargets &&
           a.imports == b.imports && a.character == b.character && a.motion == b.motion;
}

} // namespace tagline
