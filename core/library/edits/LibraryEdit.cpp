#include "core/library/edits/LibraryEdit.h"

#include "core/library/ClipLibrary.h"
#include "core/tags/vocabulary/VocabularyCheck.h"

#include <algorithm>

namespace tagline {
namespace {

/// The definition of a tag that nobody has defined.
TagDefinition unregistered(const std::string& name)
{
    TagDefinition definition;
    definition.name = name;
    definition.isRegistered = false;
    return definition;
}

/// The definitions that make the vocabulary of one file that of another.
std::vector<TagDefinition> tagsBetween(const LibraryFile& now, const LibraryFile& wanted)
{
    std::vector<TagDefinition> tags;
    for (const LibraryTag& tag : wanted.vocabulary)
        if (const LibraryTag* own = findNamed(now.vocabulary, tag.name); !own || !(*own == tag))
            tags.push_back(definitionOf(tag));
    for (const LibraryTag& tag : now.vocabulary) {
        if (findNamed(wanted.vocabulary, tag.name)) continue;
        tags.push_back(definitionOf(tag));
        tags.back().isRegistered = false;
        tags.back().key.clear();
    }
    return tags;
}

/// The tags of a file that a vocabulary lacks, as they can stand beside those that are there.
std::vector<TagDefinition> missingTags(const LibraryFile& file, const TagVocabulary& vocabulary,
                                       std::span<const std::string> namespaces)
{
    std::vector<TagDefinition> definitions;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (vocabulary[TagId(i)].isRegistered) definitions.push_back(vocabulary[TagId(i)]);
    const auto own = std::ptrdiff_t(definitions.size());
    for (const LibraryTag& tag : file.vocabulary) {
        const auto known = vocabulary.find(tag.name);
        if (known && vocabulary[*known].isRegistered) continue;
        definitions.push_back(definitionOf(tag));
        if (vocabulary.findKey(tag.key)) definitions.back().key.clear();
    }
    removeProblems(definitions, namespaces);
    return {definitions.begin() + own, definitions.end()};
}

const std::string& heldName(const std::string& name) { return name; }
template<class Element>
decltype(auto) heldName(const Element& element)
{
    if constexpr (requires { nameOf(element); })
        return nameOf(element); // a reference, or a name that is composed
    else
        return (element.name);
}

/// Own elements first, then the others whose names are new.
template<class Element>
std::vector<Element> joined(std::vector<Element> own, const std::vector<Element>& others)
{
    for (const Element& other : others)
        if (std::none_of(own.begin(), own.end(),
                         [&](const Element& each) { return heldName(each) == heldName(other); }))
            own.push_back(other);
    return own;
}

/// Own values of members that cannot be joined.
template<class Value>
Value joined(const Value& own, const Value&)
{
    return own;
}
std::string joined(const std::string& own, const std::string&) { return own; }

} // namespace

bool LibraryEdit::isEmpty() const
{
    bool isEmpty = tags.empty() && imports.empty();
    forEachLibraryMember([&](const auto& member) { isEmpty = isEmpty && !(this->*member.edited); });
    return isEmpty;
}

// Namespaces come before tags, so that they become no parents.
LibraryParts partsOf(const LibraryEdit& edit)
{
    LibraryParts parts;
    forEachLibraryMember([&](const auto& member) {
        if (edit.*member.edited) parts.add(member.part);
    });
    if (!edit.tags.empty()) parts.add(LibraryPart::Vocabulary);
    return parts;
}

LibraryParts exchange(ClipLibrary& library, LibraryEdit& other)
{
    forEachLibraryMember([&](const auto& member) {
        auto& wanted = other.*member.edited;
        if (!wanted) return;
        auto now = member.get(library);
        member.set(library, *std::move(wanted));
        wanted = std::move(now);
    });
    TagVocabulary& vocabulary = library.vocabulary();
    for (TagDefinition& definition : other.tags) {
        const auto known = vocabulary.findNamed(definition.name);
        TagDefinition now = known ? vocabulary[*known] : unregistered(definition.name);
        vocabulary.define(definition);
        definition = std::move(now);
    }
    return partsOf(other);
}

LibraryEdit withoutEqual(LibraryEdit edit, const ClipLibrary& library)
{
    forEachLibraryMember([&](const auto& member) {
        auto& wanted = edit.*member.edited;
        if (wanted && *wanted == member.get(library)) wanted.reset();
    });
    return edit;
}

LibraryEdit editTowards(const LibraryFile& wanted, const LibraryFile& now, const std::string& libraryPath,
                        const ClipLibrary& library)
{
    const LibraryFile file = withAbsolutePaths(wanted, libraryPath);
    LibraryEdit edit;
    edit.tags = tagsBetween(withAbsolutePaths(now, libraryPath), file);
    forEachLibraryMember([&](const auto& member) { edit.*member.edited = heldOf(file.*member.filed); });
    return withoutEqual(std::move(edit), library);
}

LibraryEdit editAdding(const LibraryFile& given, const std::string& path, const ClipLibrary& library)
{
    const LibraryFile file = withAbsolutePaths(given, path);
    LibraryEdit edit;
    forEachLibraryMember([&](const auto& member) {
        edit.*member.edited = joined(member.get(library), heldOf(file.*member.filed));
    });
    removeProblems(*edit.mirrorWords);
    edit.tags = missingTags(file, library.vocabulary(), *edit.namespaces);
    return withoutEqual(std::move(edit), library);
}

void takeLibraryFile(const LibraryFile& given, const std::string& path, ClipLibrary& library)
{
    const LibraryFile file = withAbsolutePaths(given, path);
    forEachLibraryMember([&](const auto& member) { member.set(library, heldOf(file.*member.filed)); });
    defineTags(file, library.vocabulary());
}

} // namespace tagline
