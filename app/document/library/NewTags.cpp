#include "app/document/library/NewTags.h"

#include "app/document/library/LibraryDocument.h"
#include "core/library/checks/CheckRules.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/edits/UsedTags.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace tagline {
namespace {

/// Whether the vocabulary can be changed; its file may have no place yet.
bool isVocabularyWritable(const LibraryDocument& document)
{
    return !document.savedLibraryFile().isReadOnly && !document.isReadOnly();
}

/// Whether there is a vocabulary, and it can be changed.
bool takesDefinitions(const LibraryDocument& document)
{
    return isVocabularyWritable(document) && saysWhichTags(document.library().vocabulary());
}

/// Whether a tag is known by name only: clips have it or may have it, and the vocabulary does not define it.
bool isUndefinedTag(const TagVocabulary& vocabulary, const std::string& name)
{
    const auto tag = vocabulary.findNamed(name);
    return tag && !isKnownTag(vocabulary[*tag], vocabulary);
}

bool isInLockedSet(const ClipLibrary& library, const std::string& name)
{
    return library.setSwitches().locked.contains(setOf(name));
}

bool isChange(const SheetChange& change, const ClipLibrary& library)
{
    const LibraryClip& clip = library.clip(change.clip);
    return !library.source(clip.source).isReadOnly() && !(clip.sheet == change.sheet);
}

/// The definition of a tag that clips have; none if it is defined, or may not be.
std::optional<TagDefinition> missingDefinition(const ClipLibrary& library, const std::string& name)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    if (!isUndefinedTag(vocabulary, name)) return std::nullopt;
    const auto tag = vocabulary.findNamed(name);
    const bool isHidden = library.setSwitches().hidden.contains(setOf(name)); // and not in the index
    if (library.index().counts(*tag).ranges == 0 && !isHidden) return std::nullopt;
    TagDefinition definition = vocabulary[*tag];
    definition.isRegistered = true;
    if (liveTagClash(library.derivedTags(), definition)) return std::nullopt;
    if (refusal(vocabulary, definingEdit(library, definition))) return std::nullopt;
    return definition;
}

std::vector<TagDefinition> missingAmong(const ClipLibrary& library, const std::vector<std::string>& names)
{
    std::vector<TagDefinition> missing;
    for (const std::string& name : std::set(names.begin(), names.end()))
        if (auto definition = missingDefinition(library, name)) missing.push_back(*std::move(definition));
    std::set<std::string, std::less<>> defined;
    for (const TagDefinition& each : missing) defined.insert(each.name);
    std::erase_if(missing,
                  [&](const TagDefinition& each) { // a tag of a set looks as the plain one of its name
                      return !setOf(each.name).empty() && defined.contains(withoutSet(each.name));
                  });
    return missing;
}

void defineAll(LibraryDocument& document, const std::vector<TagDefinition>& definitions, const QString& text)
{
    LibraryEdit together; // one change: each makes the whole window update its names
    std::vector<TagDefinition> alone;
    for (const TagDefinition& definition : definitions) {
        LibraryEdit edit = definingEdit(document.library(), definition);
        const std::vector<TagDefinition> tags = std::exchange(edit.tags, {});
        if (edit.isEmpty() && !definition.isCounted)
            together.tags.insert(together.tags.end(), tags.begin(), tags.end());
        else
            alone.push_back(definition);
    }
    if (!together.isEmpty()) document.change(together, text);
    for (const TagDefinition& definition : alone) document.defineTag(definition, text);
}

} // namespace

std::vector<TagDefinition> missingDefinitions(const LibraryDocument& document,
                                              const std::vector<std::string>& names)
{
    return takesDefinitions(document) ? missingAmong(document.library(), names)
                                      : std::vector<TagDefinition>();
}

void defineUsedTags(LibraryDocument& document, const std::vector<std::string>& names, const QString& text)
{
    defineAll(document, missingDefinitions(document, names), text);
}

int takeIntoVocabulary(LibraryDocument& document, const std::vector<std::string>& names, const QString& text)
{
    if (!isVocabularyWritable(document)) return 0;
    const ClipLibrary& library = document.library();
    const std::vector<TagDefinition> missing =
        missingAmong(library, saysWhichTags(library.vocabulary()) ? names : undefinedTagNames(library));
    if (!missing.empty()) document.editAsOne(text, [&] { defineAll(document, missing, text); });
    return int(missing.size());
}

// A macro without content would still be an undo step, so it is made only if something changes.
void changeDefining(LibraryDocument& document, std::vector<SheetChange> changes,
                    const std::vector<std::string>& names, const QString& text)
{
    const ClipLibrary& library = document.library();
    const bool isNew = std::ranges::any_of(
        names, [&](const std::string& name) { return isUndefinedTag(library.vocabulary(), name); });
    const bool isLocked =
        std::ranges::any_of(names, [&](const std::string& name) { return isInLockedSet(library, name); });
    const bool isEdit =
        std::ranges::any_of(changes, [&](const SheetChange& change) { return isChange(change, library); });
    if (!isNew || isLocked || !isEdit || !takesDefinitions(document))
        return document.changeSheets(std::move(changes), text);
    document.editAsOne(text, [&] {
        document.changeSheets(std::move(changes), text);
        defineUsedTags(document, names, text);
    });
}

} // namespace tagline
