#pragma once

// What a library holds of its file as one table: where it stands in the file, in the open library and in an
// edit. Opening, composing, merging, undo and recovery walk it. Paths are absolute in a library.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"

#include <functional>
#include <tuple>
#include <type_traits>

namespace tagline {

/// Calls Get and Set of the library, or of its vocabulary where they are that's.
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

/// Whoever gives LibraryEdit a member meets this first: then it needs its row above.
constexpr void expectRowForEachMember(const LibraryEdit& edit)
{
    [[maybe_unused]] const auto& [tags, namespaces, groups, properties, mirrorWords, queries, derived, rules,
                                  examples, checks, takes, presets, cameras, figureMaps, character, motion,
                                  imports] = edit;
    constexpr auto withoutRow = 2; // tags, imports
    static_assert(std::tuple_size_v<decltype(libraryMembers)> == 17 - withoutRow);
}

/// Calls visit(member) for each.
template<class Visit>
constexpr void forEachLibraryMember(Visit&& visit)
{
    std::apply([&](const auto&... member) { (visit(member), ...); }, libraryMembers);
}

// What a library holds of a member of its file, whose paths are absolute.
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

} // namespace tagline
