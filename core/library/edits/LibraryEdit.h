#pragma once

// LibraryEdit is a change of the library file's content: tags and what they share, saved queries and derived
// tags, the character, import settings.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace tagline {

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

/// Absent members do not change. Exchanging an edit with a library yields the edit that undoes it.
struct LibraryEdit
{
    std::vector<TagDefinition> tags; ///< by name; one that is not registered means that there was none
    std::optional<std::vector<std::string>> namespaces;
    std::optional<std::vector<TagGroup>> groups;
    std::optional<std::vector<PropertyDefinition>> properties;
    std::optional<std::vector<MirrorPair>> mirrorWords;
    std::optional<std::vector<SavedQuery>> queries;
    std::optional<std::vector<SavedQuery>> derived;
    std::optional<std::vector<TaggingRule>> rules;
    std::optional<std::vector<MotionExample>> examples;
    std::optional<std::vector<LibraryCheck>> checks;
    std::optional<std::vector<Take>> takes;
    std::optional<std::vector<ControllerPreset>> presets;
    std::optional<std::vector<SavedCamera>> cameras;
    std::optional<std::vector<FigureMap>> figureMaps;
    std::optional<std::string> character;
    std::optional<MotionSettings> motion;
    std::vector<LibraryImport> imports; ///< by source, an absolute path; one without settings has no entry

    bool isEmpty() const;
};

// Table of the library file's members: each row has the member in the file, in the open library and in an
// edit. Opening, composing, merging, undo and recovery walk it. Paths are absolute in a library.

/// Calls Get and Set on the library, or on its vocabulary if they are that class's members.
template<auto Filed, auto Edited, LibraryPart Part, auto Get, auto Set>
struct LibraryMember
{
    static constexpr auto filed = Filed;   ///< the member of LibraryFile
    static constexpr auto edited = Edited; ///< the member of LibraryEdit
    static constexpr LibraryPart part = Part;
    static constexpr bool isOfVocabulary = std::is_invocable_v<decltype(Get), const TagVocabulary&>;

    static const auto& get(const ClipLibrary& library)
    {
        if constexpr (isOfVocabulary)
            return std::invoke(Get, library.vocabulary());
        else
            return std::invoke(Get, library);
    }
    template<class Held>
    static void set(ClipLibrary& library, Held held)
    {
        if constexpr (isOfVocabulary)
            std::invoke(Set, library.vocabulary(), std::move(held));
        else
            std::invoke(Set, library, std::move(held));
        library.dropFacts();
    }
};

inline constexpr std::tuple<
    LibraryMember<&LibraryFile::namespaces, &LibraryEdit::namespaces, LibraryPart::Vocabulary,
                  &TagVocabulary::namespaces, &TagVocabulary::setNamespaces>,
    LibraryMember<&LibraryFile::groups, &LibraryEdit::groups, LibraryPart::Vocabulary, &TagVocabulary::groups,
                  &TagVocabulary::setGroups>,
    LibraryMember<&LibraryFile::properties, &LibraryEdit::properties, LibraryPart::Vocabulary,
                  &TagVocabulary::properties, &TagVocabulary::setProperties>,
    LibraryMember<&LibraryFile::mirrorWords, &LibraryEdit::mirrorWords, LibraryPart::Vocabulary,
                  &TagVocabulary::mirrorPairs, &TagVocabulary::setMirrorPairs>,
    LibraryMember<&LibraryFile::queries, &LibraryEdit::queries, LibraryPart::Queries,
                  &ClipLibrary::savedQueries, &ClipLibrary::setSavedQueries>,
    LibraryMember<&LibraryFile::derived, &LibraryEdit::derived, LibraryPart::Queries,
                  &ClipLibrary::derivedTags, &ClipLibrary::setDerivedTags>,
    LibraryMember<&LibraryFile::rules, &LibraryEdit::rules, LibraryPart::Rules, &ClipLibrary::rules,
                  &ClipLibrary::setRules>,
    LibraryMember<&LibraryFile::examples, &LibraryEdit::examples, LibraryPart::Examples,
                  &ClipLibrary::examples, &ClipLibrary::setExamples>,
    LibraryMember<&LibraryFile::checks, &LibraryEdit::checks, LibraryPart::Checks, &ClipLibrary::checks,
                  &ClipLibrary::setChecks>,
    LibraryMember<&LibraryFile::takes, &LibraryEdit::takes, LibraryPart::Takes, &ClipLibrary::takes,
                  &ClipLibrary::setTakes>,
    LibraryMember<&LibraryFile::presets, &LibraryEdit::presets, LibraryPart::Presets, &ClipLibrary::presets,
                  &ClipLibrary::setPresets>,
    LibraryMember<&LibraryFile::cameras, &LibraryEdit::cameras, LibraryPart::Cameras, &ClipLibrary::cameras,
                  &ClipLibrary::setCameras>,
    LibraryMember<&LibraryFile::retargets, &LibraryEdit::figureMaps, LibraryPart::Character,
                  &ClipLibrary::figureMaps, &ClipLibrary::setFigureMaps>,
    LibraryMember<&LibraryFile::character, &LibraryEdit::character, LibraryPart::Character,
                  &ClipLibrary::character, &ClipLibrary::setCharacter>,
    LibraryMember<&LibraryFile::motion, &LibraryEdit::motion, LibraryPart::Motion,
                  &ClipLibrary::motionSettings, &ClipLibrary::setMotionSettings>>
    libraryMembers;

/// Fails to compile if LibraryEdit gets a member without a row in the table above.
constexpr void expectRowForEachMember(const LibraryEdit& edit)
{
    [[maybe_unused]] const auto& [tags, namespaces, groups, properties, mirrorWords, queries, derived, rules,
                                  examples, checks, takes, presets, cameras, figureMaps, character, motion,
                                  imports] = edit;
    constexpr auto withoutRow = 2; // tags, imports
    static_assert(std::tuple_size_v<decltype(libraryMembers)> == 17 - withoutRow);
}

/// Calls visit(member) for each row.
template<class Visit>
constexpr void forEachLibraryMember(Visit&& visit)
{
    std::apply([&](const auto&... member) { (visit(member), ...); }, libraryMembers);
}

// The library's value for a member of its file, whose paths are absolute.
template<class Same>
const Same& heldOf(const Same& filed)
{
    return filed;
}
inline const MotionSettings& heldOf(const LibraryMotion& motion) { return motion.settings; }
std::vector<TagGroup> heldOf(const std::vector<LibraryGroup>& groups);
std::vector<PropertyDefinition> heldOf(const std::vector<LibraryProperty>& properties);
std::vector<TaggingRule> heldOf(const std::vector<LibraryRule>& rules);
std::vector<FigureMap> heldOf(const std::vector<LibraryRetarget>& retargets);

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
