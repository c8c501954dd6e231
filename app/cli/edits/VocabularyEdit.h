#pragma once

// VocabularyEdit is what `tagline vocabulary` is told of a tag, a group, a property, the namespaces or mirror
// words.

#include "app/cli/options/CommandArguments.h"
#include "core/library/edits/VocabularyEditing.h"

namespace tagline {

/// Which options go with which word of the command.
std::map<QString, QStringList> vocabularyWordOptions();
/// The values that options take, where there are few.
std::map<QString, QStringList> vocabularyChoices();

/// What is wrong with the values of the options; empty where nothing is.
QString misuseOfVocabularyValues(const CommandArguments& arguments);

/// The definition with what the arguments say of the tag: --colour, --key, --group, --kind, --description,
/// --mirror, --rule, --synonyms, --implies. Expects arguments that are not misused.
TagDefinition definitionWith(TagDefinition definition, const CommandArguments& arguments);

/// The examples of a list with commas between, each CLIP:START-STOP with a clip as --clip names it; an empty
/// list takes all away. Errors: "clip.unknown"; "vocabulary.example" where it is no such list, names several
/// clips or frames that a clip does not have, or is longer than a tag's examples may be.
Result<std::vector<TagExample>> typedExamples(const QString& list, const ClipLibrary& library);

/// The settings with what the arguments say of the group of that name, which is added where it is not there.
/// Errors: "vocabulary.unknown" where it is to be removed or renamed and is not there.
Result<VocabularySettings> settingsWithGroup(VocabularySettings settings, const QString& name,
                                             const CommandArguments& arguments);
/// The same of a property. Errors: "vocabulary.unknown"; "vocabulary.value" where the default is not of the
/// property's type.
Result<VocabularySettings> settingsWithProperty(VocabularySettings settings, const QString& name,
                                                const CommandArguments& arguments);
/// The namespaces of a list with commas between; an empty one takes all away.
VocabularySettings settingsWithNamespaces(VocabularySettings settings, const QString& list);
/// The words that are swapped in a mirror, of a list of pairs with commas between: left|right, links|rechts;
/// an empty one gives the built-in ones back. Errors: "vocabulary.mirror-words" where an entry is no pair.
Result<VocabularySettings> settingsWithMirrorWords(VocabularySettings settings, const QString& list);

} // namespace tagline
