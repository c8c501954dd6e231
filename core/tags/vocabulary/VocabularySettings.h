#pragma once

// VocabularySettings are what the tags of a library share, as one value that a person edits: groups, declared
// properties of frames, namespaces, words that are swapped in a mirror.

#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A group under its present name, and the one that it had.
struct GroupSetting
{
    TagGroup group;
    std::string formerName; ///< empty: it is new

    bool operator==(const GroupSetting&) const = default;
};

struct VocabularySettings
{
    std::vector<GroupSetting> groups; ///< declared ones, then those that only tags name
    std::vector<PropertyDefinition> properties;
    std::vector<std::string> namespaces;
    std::vector<MirrorPair> mirrorWords = {}; ///< none: the built-in ones

    bool operator==(const VocabularySettings&) const = default;
};

/// The settings of a vocabulary.
VocabularySettings vocabularySettings(const TagVocabulary& vocabulary);

/// Why settings cannot be: a sentence for people. None where
///   1. names of groups, of properties and of namespaces are not empty, and each stands once,
///   2. a namespace is one part, without a dot,
///   3. the value of a new property range is of the property's type,
///   4. a tag is a phase of a group once,
///   5. the words that are swapped in a mirror do not contradict each other (MirrorWords.h).
std::optional<std::string> problemOf(const VocabularySettings& settings);

/// The groups that the settings declare: one that excludes nothing, carves, and says nothing is declared only
/// where it was before, or is new.
std::vector<TagGroup> declaredGroups(const TagVocabulary& vocabulary, const VocabularySettings& settings);

/// The definitions that change because their group has another name, or is gone.
std::vector<TagDefinition> regroupedTags(const TagVocabulary& vocabulary, const VocabularySettings& settings);

} // namespace tagline
