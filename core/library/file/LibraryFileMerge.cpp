#include "core/library/file/LibraryFileMerge.h"

#include "core/io/LibraryFile.h"
#include "core/library/versions/MemberMerge.h"
#include "core/library/versions/MergedOrder.h"
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

/// Merges a value whose parts have no names: the changed side is taken as a whole, ours in a conflict.
template<class Value>
Value merged(const Value& base, const Value& ours, const Value& theirs, std::string_view what,
             Conflicts& conflicts)
{
    if (ours == base) return theirs;
    if (theirs != base && theirs != ours) conflicts.emplace_back(what);
    return ours;
}

/// The one of three versions of an element that stays; null if it is removed.
template<class Element>
const Element* chosen(const Element* base, const Element* ours, const Element* theirs, std::string_view what,
                      Conflicts& conflicts)
{
    if (isSame(ours, base)) return theirs;
    if (!isSame(theirs, base) && !isSame(theirs, ours))
        conflicts.push_back(std::string(what) + " \"" + nameOf(ours ? *ours : *theirs) + '"');
    return ours;
}

/// Names merge one by one: they cannot conflict.
std::vector<std::string> merged(const std::vector<std::string>& base, const std::vector<std::string>& ours,
                                const std::vector<std::string>& theirs, std::string_view, Conflicts&)
{
    const auto has = [](const std::vector<std::string>& names, const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    std::vector<std::string> names = mergedOrder(base, ours, theirs);
    std::erase_if(names, [&](const std::string& name) {
        return has(base, name) && !(has(ours, name) && has(theirs, name));
    });
    return names;
}

template<class Element>
std::vector<std::string> namesOf(const std::vector<Element>& elements)
{
    std::vector<std::string> names;
    for (const Element& element : elements) names.push_back(nameOf(element));
    return names;
}

template<class Element>
requires requires(const Element& element) { nameOf(element); }
std::vector<Element> merged(const std::vector<Element>& base, const std::vector<Element>& ours,
                            const std::vector<Element>& theirs, std::string_view what, Conflicts& conflicts)
{
    std::vector<Element> result;
    for (const std::string& name : mergedOrder(namesOf(base), namesOf(ours), namesOf(theirs)))
        if (const Element* each = chosen(findNamed(base, name), findNamed(ours, name),
                                         findNamed(theirs, name), what, conflicts))
            result.push_back(*each);
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

/// Removes contradictions that only the merge brings about: a synonym of two tags, implications in a cycle.
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
    MergedLibraryFile result{theirs, {}};
    LibraryFile& file = result.file;
    file.notices.clear();
    forEachFileMember([&](const auto& member) {
        file.*member.value = merged(base.*member.value, ours.*member.value, theirs.*member.value,
                                    member.changed, result.conflicts);
    });
    MergedMembers members = merged(base.extra, ours.extra, theirs.extra);
    file.extra = std::move(members.members);
    for (const MemberConflict& conflict : members.conflicts)
        result.conflicts.push_back('"' + conflict.path.front() + '"');
    separateKeys(file.vocabulary, ours, theirs, result.conflicts);
    separateRelations(file.vocabulary, file.namespaces, result.conflicts);
    for (const std::string& message : removeProblems(file.mirrorWords)) result.conflicts.push_back(message);
    return result;
}

bool sayTheSame(const LibraryFile& a, const LibraryFile& b)
{
    constexpr std::string_view roots = std::get<0>(libraryFileMembers).key;
    bool areEqual = true;
    forEachFileMember([&](const auto& member) {
        areEqual = areEqual && (member.key == roots || a.*member.value == b.*member.value);
    });
    return areEqual;
}

} // namespace tagline
