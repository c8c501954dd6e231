#pragma once

// VocabularySettings are the settings that a library's tags share, as one editable value: groups, declared
// properties of frames, namespaces, and mirror words.

#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A group and its former name.
struct GroupSetting
{
    TagGroup group;
    std::string formerName; ///< empty: a new group

    bool operator==(const GroupSetting&) const = default;
};

struct VocabularySettings
{
    std::vector<GroupSetting> groups; ///< declared ones, then those that only tags refer to
    std::vector<PropertyDefinition> properties;
    std::vector<std::string> namespaces;
    std::vector<MirrorPair> mirrorWords = {}; ///< empty: the built-in ones

    bool operator==(const VocabularySettings&) const = default;
};

/// The settings of a vocabulary.
VocabularySettings vocabularySettings(const TagVocabulary& vocabulary);

/// The reason why settings are invalid: a sentence for people. None if
///   1. names of groups, of properties and of namespaces are not empty, and unique,
///   2. a namespace is one part, without a dot,
///   3. the value of a new property range is of the property's type,
///   4. a tag is a phase of a group only once,
///   5. the mirror words do not contradict each other (MirrorWords.h).
std::optional<std::string> problemOf(const VocabularySettings& settings);

/// The groups that the settings declare. A group with default values (not exclusive, carve, no description)
/// is declared only if it is new or was declared before.
std::vector<TagGroup> declaredGroups(const TagVocabulary& vocabulary, const VocabularySettings& settings);

/// The definitions that change because their group is renamed or removed.
std::vector<TagDefinition> regroupedTags(const TagVocabulary& vocabulary, const VocabularySettings& settings);

} // namespace tagline
