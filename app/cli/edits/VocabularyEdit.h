#pragma once

// VocabularyEdit applies the arguments of `tagline vocabulary` to a tag, a group, a property, the namespaces
// or mirror words.

#include "app/cli/options/CommandArguments.h"
#include "core/library/edits/VocabularyEditing.h"

namespace tagline {

/// The options of each word of the command.
std::map<QString, QStringList> vocabularyWordOptions();
/// The values of options that allow few.
std::map<QString, QStringList> vocabularyChoices();

/// The problem of the values of the options; empty if there is none.
QString misuseOfVocabularyValues(const CommandArguments& arguments);

/// The definition with the arguments about the tag: --colour, --key, --group, --kind, --description,
/// --mirror, --rule, --synonyms, --implies. Expects arguments without misuse.
TagDefinition definitionWith(TagDefinition definition, const CommandArguments& arguments);

/// The examples of a comma-separated list, each CLIP:START-STOP with a clip as --clip names it; an empty list
/// removes all. Errors: "clip.unknown"; "vocabulary.example" if the list is malformed, an entry names several
/// clips or frames that a clip does not have, or it is longer than a tag's examples may be.
Result<std::vector<TagExample>> typedExamples(const QString& list, const ClipLibrary& library);

/// The settings with the arguments about the group of that name, which is added if it does not exist. Errors:
/// "vocabulary.unknown" if it is to be removed or renamed and does not exist.
Result<VocabularySettings> settingsWithGroup(VocabularySettings settings, const QString& name,
                                             const CommandArguments& arguments);
/// The settings with the arguments about the property of that name. Errors: "vocabulary.unknown";
/// "vocabulary.value" if the default is not of the property's type.
Result<VocabularySettings> settingsWithProperty(VocabularySettings settings, const QString& name,
                                                const CommandArguments& arguments);
/// The settings with the namespaces of a comma-separated list; an empty list removes all.
VocabularySettings settingsWithNamespaces(VocabularySettings settings, const QString& list);
/// The settings with the mirror words of a comma-separated list of pairs: left|right, links|rechts; an empty
/// list restores the built-in ones. Errors: "vocabulary.mirror-words" if an entry is no pair.
Result<VocabularySettings> settingsWithMirrorWords(VocabularySettings settings, const QString& list);

} // namespace tagline
