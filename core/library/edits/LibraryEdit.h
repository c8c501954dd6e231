#pragma once

// LibraryEdit is a change of the library file's content: tags and what they share, saved queries and derived
// tags, the character, import settings.

#include "core/io/LibraryFile.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace tagline {

class ClipLibrary;

/// The parts of a library that change together from the user's view.
enum class LibraryPart {
    Vocabulary, ///< tags, their names, colours and keys; groups, properties, namespaces
    Queries,    ///< saved queries and derived tags
    Rules,      ///< also what was rejected of their suggestions
    Examples,   ///< of motion, that queries ask for by like()
    Checks,
    Takes,     ///< which clips were recorded together
    Presets,   ///< of the controller
    Cameras,   ///< that were saved
    Character, ///< the preview character, and the maps of clips to figures
    Motion,    ///< its settings: all motion is measured anew
};

/// A set of parts; empty at first.
class LibraryParts
{
public:
    constexpr LibraryParts() = default;
    constexpr LibraryParts(std::initializer_list<LibraryPart> parts)
    {
        for (const LibraryPart part : parts) add(part);
    }
    static constexpr LibraryParts all()
    {
        LibraryParts parts;
        parts.m_bits = ~0u;
        return parts;
    }

    constexpr void add(LibraryPart part) { m_bits |= bitOf(part); }
    constexpr bool has(LibraryPart part) const { return (m_bits & bitOf(part)) != 0; }
    constexpr bool hasAny(LibraryParts parts) const { return (m_bits & parts.m_bits) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }

private:
    static constexpr unsigned bitOf(LibraryPart part) { return 1u << unsigned(part); }

    unsigned m_bits = 0;
};

/// How clips of other skeletons are carried over to a figure, by the names of joints.
struct FigureMap
{
    std::string name;
    std::string figure;                     ///< path of its file
    std::shared_ptr<const RetargetMap> map; ///< not null

    bool operator==(const FigureMap& other) const
    {
        return name == other.name && figure == other.figure && (map == other.map || *map == *other.map);
    }
};

/// Members of the library file as the open library has them: paths are absolute. The vocabulary has others.
template<template<class> class Kept>
struct LibraryMembers
{
    Kept<std::vector<SavedQuery>> queries;
    Kept<std::vector<SavedQuery>> derived; ///< tags whose frames are the answers of queries, as they are now
    Kept<std::vector<TaggingRule>> rules;  ///< that draft ranges
    Kept<std::vector<MotionExample>> examples; ///< that like() asks for in queries
    Kept<std::vector<LibraryCheck>> checks;    ///< that the tags of every clip are held against
    Kept<std::vector<Take>> takes;             ///< clips that were recorded together
    Kept<std::vector<ControllerPreset>> presets;
    Kept<std::vector<SavedCamera>> cameras;
    Kept<std::vector<FigureMap>> figureMaps;
    Kept<std::string> character; ///< the preview character's file, empty for none
    Kept<MotionSettings> motion;
};

/// The open library holds them.
using LibraryContent = LibraryMembers<std::type_identity_t>;

/// Absent members do not change. Exchanging an edit with a library yields the edit that undoes it.
struct LibraryEdit : LibraryMembers<std::optional>
{
    std::vector<TagDefinition> tags; ///< by name; one that is not registered means that there was none
    std::optional<std::vector<std::string>> namespaces;
    std::optional<std::vector<TagGroup>> groups;
    std::optional<std::vector<PropertyDefinition>> properties;
    std::optional<std::vector<MirrorPair>> mirrorWords;
    std::vector<LibraryImport> imports; ///< by source, an absolute path; one without settings has no entry

    bool isEmpty() const;
};

/// The fact that a member tells of whole clips, for queries (ClipFacts.h).
struct ClipFact;
extern const ClipFact takeFact;
inline constexpr const ClipFact* noFact = nullptr;

/// Whether a row tells a fact; by specialization, as GCC's sanitizers take no address compared with null in a
/// constant expression.
template<const ClipFact* Fact>
inline constexpr bool tellsFact = true;
template<>
inline constexpr bool tellsFact<noFact> = false;

// Table of the library file's members: each row has the member in the file, in an edit and in the open
// library, and the fact that it tells. Opening, composing, merging, undo, recovery and queries walk it.

/// The functions of TagVocabulary for a member that it holds.
template<class Get, class Set>
struct VocabularyMember
{
    Get get;
    Set set;
};

template<auto Filed, auto Edited, auto Held, LibraryPart Part, const ClipFact* Fact>
struct LibraryMember
{
    static constexpr auto filed = Filed;   ///< the member of LibraryFile
    static constexpr auto edited = Edited; ///< the member of LibraryEdit
    static constexpr LibraryPart part = Part;
    static constexpr const ClipFact* fact = Fact; ///< null for none

    static const auto& get(const auto& library)
    {
        if constexpr (std::is_member_object_pointer_v<decltype(Held)>)
            return library.content().*Held;
        else
            return std::invoke(Held.get, library.vocabulary());
    }
    static void set(auto& library, auto held)
    {
        if constexpr (std::is_member_object_pointer_v<decltype(Held)>)
            library.set(Held, std::move(held));
        else
            std::invoke(Held.set, library.vocabulary(), std::move(held));
    }

    using Value = std::remove_reference_t<decltype(std::declval<LibraryFile&>().*Filed)>;
    static_assert(
        tellsFact<Fact> || !requires(Value value) { value.front().clip; }, "what is said of clips is a fact");
};

inline constexpr std::tuple<
    LibraryMember<&LibraryFile::namespaces, &LibraryEdit::namespaces,
                  VocabularyMember{&TagVocabulary::namespaces, &TagVocabulary::setNamespaces},
                  LibraryPart::Vocabulary, noFact>,
    LibraryMember<&LibraryFile::groups, &LibraryEdit::groups,
                  VocabularyMember{&TagVocabulary::groups, &TagVocabulary::setGroups},
                  LibraryPart::Vocabulary, noFact>,
    LibraryMember<&LibraryFile::properties, &LibraryEdit::properties,
                  VocabularyMember{&TagVocabulary::properties, &TagVocabulary::setProperties},
                  LibraryPart::Vocabulary, noFact>,
    LibraryMember<&LibraryFile::mirrorWords, &LibraryEdit::mirrorWords,
                  VocabularyMember{&TagVocabulary::mirrorPairs, &TagVocabulary::setMirrorPairs},
                  LibraryPart::Vocabulary, noFact>,
    LibraryMember<&LibraryFile::queries, &LibraryEdit::queries, &LibraryContent::queries,
                  LibraryPart::Queries, noFact>,
    LibraryMember<&LibraryFile::derived, &LibraryEdit::derived, &LibraryContent::derived,
                  LibraryPart::Queries, noFact>,
    LibraryMember<&LibraryFile::rules, &LibraryEdit::rules, &LibraryContent::rules, LibraryPart::Rules,
                  noFact>,
    LibraryMember<&LibraryFile::examples, &LibraryEdit::examples, &LibraryContent::examples,
                  LibraryPart::Examples, noFact>,
    LibraryMember<&LibraryFile::checks, &LibraryEdit::checks, &LibraryContent::checks, LibraryPart::Checks,
                  noFact>,
    LibraryMember<&LibraryFile::takes, &LibraryEdit::takes, &LibraryContent::takes, LibraryPart::Takes,
                  &takeFact>,
    LibraryMember<&LibraryFile::presets, &LibraryEdit::presets, &LibraryContent::presets,
                  LibraryPart::Presets, noFact>,
    LibraryMember<&LibraryFile::cameras, &LibraryEdit::cameras, &LibraryContent::cameras,
                  LibraryPart::Cameras, noFact>,
    LibraryMember<&LibraryFile::retargets, &LibraryEdit::figureMaps, &LibraryContent::figureMaps,
                  LibraryPart::Character, noFact>,
    LibraryMember<&LibraryFile::character, &LibraryEdit::character, &LibraryContent::character,
                  LibraryPart::Character, noFact>,
    LibraryMember<&LibraryFile::motion, &LibraryEdit::motion, &LibraryContent::motion, LibraryPart::Motion,
                  noFact>>
    libraryMembers;

/// Fails to compile if a member of the library file, or of the open library, has no row in the table above.
constexpr void expectRowForEachMember(const LibraryContent& content)
{
    [[maybe_unused]] const auto& [queries, derived, rules, examples, checks, takes, presets, cameras,
                                  figureMaps, character, motion] = content;
    constexpr auto rows = std::tuple_size_v<decltype(libraryMembers)>;
    static_assert(rows == 11 + 4);                                              // those of the vocabulary
    static_assert(rows == std::tuple_size_v<decltype(libraryFileMembers)> - 3); // roots, vocabulary, imports
}

/// Calls visit(member) for each row.
template<class Visit>
constexpr void forEachLibraryMember(Visit&& visit)
{
    std::apply([&](const auto&... member) { (visit(member), ...); }, libraryMembers);
}

// The library's value for a member of its file, whose paths are absolute; beside it that of an element.
inline const TagGroup& heldOf(const LibraryGroup& group) { return group.group; }
inline const PropertyDefinition& heldOf(const LibraryProperty& property) { return property.property; }
inline const TaggingRule& heldOf(const LibraryRule& rule) { return rule.rule; }
inline FigureMap heldOf(const LibraryRetarget& retarget)
{
    return {retarget.name, retarget.character, std::make_shared<const RetargetMap>(retarget.map)};
}
inline const MotionSettings& heldOf(const LibraryMotion& motion) { return motion.settings; }
template<class Same>
const Same& heldOf(const Same& filed)
{
    return filed;
}
template<class Element>
requires(!std::is_same_v<std::decay_t<decltype(heldOf(std::declval<const Element&>()))>,
                         Element>) auto heldOf(const std::vector<Element>& elements)
{
    std::vector<std::decay_t<decltype(heldOf(elements.front()))>> held;
    for (const Element& element : elements) held.push_back(heldOf(element));
    return held;
}

/// The parts that the edit has members of.
LibraryParts partsOf(const LibraryEdit& edit);

/// Swaps the members of the edit with those of the library; imports do not belong to the library. Returns the
/// parts of the edit.
LibraryParts exchange(ClipLibrary& library, LibraryEdit& other);

/// The edit without members that equal the library's; tags and imports stay.
LibraryEdit withoutEqual(LibraryEdit edit, const ClipLibrary& library);

/// The edit that makes the library equal to `wanted`; `now` is the library's file as it would be written.
/// Both lie at `libraryPath`. Imports do not change.
LibraryEdit editTowards(const LibraryFile& wanted, const LibraryFile& now, const std::string& libraryPath,
                        const ClipLibrary& library);

/// The edit that adds the entries of a file at `path` whose names are new. New tags lose parts that
/// contradict existing tags. Imports, character and motion settings do not change.
LibraryEdit editAdding(const LibraryFile& file, const std::string& path, const ClipLibrary& library);

/// Loads the content of a file at `path` into the library. Expects a library that has loaded no file.
void takeLibraryFile(const LibraryFile& file, const std::string& path, ClipLibrary& library);

} // namespace tagline
