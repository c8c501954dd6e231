#include "core/library/edits/UsedTags.h"

#include "core/library/checks/CheckRules.h"
#include "core/library/edits/TagRenaming.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tagline {
namespace {

/// Whether a tag of a named set that is counted otherwise would follow the definition, and lose its instances
/// or get some.
bool recountsOthers(const TagVocabulary& vocabulary, const TagDefinition& definition)
{
    return std::ranges::any_of(vocabulary.inSets(definition.name), [&](TagId tag) {
        return !vocabulary[tag].isRegistered && vocabulary[tag].isCounted != definition.isCounted;
    });
}

/// The tag as a definition; none if the vocabulary knows it, or it may not be defined as it is.
std::optional<TagDefinition> definitionOfUsed(const ClipLibrary& library, const TagVocabulary& vocabulary,
                                              TagId tag)
{
    TagDefinition definition = vocabulary[tag];
    const bool isSynonym = vocabulary.find(definition.name) != tag;
    if (isSynonym || isKnownTag(definition, vocabulary)) return std::nullopt;
    if (recountsOthers(vocabulary, definition)) return std::nullopt;
    definition.isRegistered = true;
    if (liveTagClash(library.derivedTags(), definition)) return std::nullopt;
    return definition;
}

} // namespace

std::vector<TagId> undefinedTags(const ClipLibrary& library)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    std::vector<bool> isUsed(vocabulary.size());
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        for (const TagLane& lane : library.clip(ClipId(i)).sheet.lanes()) isUsed[lane.tag.value] = true;
    std::vector<TagId> tags = vocabulary.inNameOrder();
    std::erase_if(tags,
                  [&](TagId tag) { return !isUsed[tag.value] || isKnownTag(vocabulary[tag], vocabulary); });
    std::ranges::stable_partition(tags, [&](TagId tag) { return setOf(vocabulary[tag].name).empty(); });
    return tags;
}

std::vector<std::string> undefinedTagNames(const ClipLibrary& library)
{
    std::vector<std::string> names;
    for (const TagId tag : undefinedTags(library)) names.push_back(library.vocabulary()[tag].name);
    return names;
}

// Tags in use imply nothing and have no other names: with them no implications go round that did not before.
LibraryEdit withUsedTagsDefined(LibraryEdit edit, const ClipLibrary& library)
{
    if (saysWhichTags(library.vocabulary())) return edit;
    if (std::ranges::none_of(edit.tags, &TagDefinition::isRegistered)) return edit;
    TagVocabulary vocabulary = library.vocabulary();
    for (const TagDefinition& definition : edit.tags) vocabulary.define(definition);
    for (const TagId tag : undefinedTags(library))
        if (auto definition = definitionOfUsed(library, vocabulary, tag)) {
            vocabulary.define(*definition);
            edit.tags.push_back(*std::move(definition));
        }
    return edit;
}

} // namespace tagline
