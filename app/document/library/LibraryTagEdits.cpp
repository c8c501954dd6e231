// How a LibraryDocument edits tags in the whole library: define, rename, merge, delete.

#include "app/document/library/LibraryDocument.h"

#include "app/document/editing/TagSheetEdit.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/edits/UsedTags.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/state/StateEdits.h"

#include <algorithm>
#include <span>

namespace tagline {
namespace {

/// Changes of the sheets of all clips that have the tag, by `change`.
std::vector<SheetChange> changesOfTag(const ClipLibrary& library, TagId tag,
                                      const std::function<TagSheet(const LibraryClip&)>& change)
{
    std::vector<SheetChange> changes;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        const LibraryClip& clip = library.clip(ClipId(i));
        if (!clip.sheet.ranges(tag).empty()) changes.push_back({ClipId(i), change(clip)});
    }
    return changes;
}

/// The tags in named sets that follow the definition, having none of their own.
std::vector<TagId> followersOf(const TagVocabulary& vocabulary, const TagDefinition& definition)
{
    std::vector<TagId> followers;
    if (definition.isRegistered) followers = vocabulary.inSets(definition.name);
    std::erase_if(followers, [&](TagId tag) { return vocabulary[tag].isRegistered; });
    return followers;
}

/// A tag that becomes counted, or is no longer counted.
struct Recounting
{
    TagId tag;
    bool isCounted = false;
};

std::vector<Recounting> recountings(const TagVocabulary& vocabulary,
                                    std::span<const TagDefinition> definitions)
{
    std::vector<Recounting> all;
    for (const TagDefinition& definition : definitions) {
        std::vector<TagId> tags = followersOf(vocabulary, definition);
        if (const auto own = vocabulary.findNamed(definition.name)) tags.push_back(*own);
        for (const TagId tag : tags)
            if (vocabulary[tag].isCounted != definition.isCounted) all.push_back({tag, definition.isCounted});
    }
    return all;
}

/// Changed sheets for the tags that become counted, or are no longer counted, by the definitions.
std::vector<SheetChange> recounted(const ClipLibrary& library, std::span<const TagDefinition> definitions)
{
    const std::vector<Recounting> all = recountings(library.vocabulary(), definitions);
    std::vector<SheetChange> changes;
    for (std::uint32_t i = 0; i < library.clipCount() && !all.empty(); ++i) {
        const TagSheet& before = library.clip(ClipId(i)).sheet;
        TagSheet after = before;
        for (const Recounting& each : all) after = after.withCounted(each.tag, each.isCounted);
        if (!(after == before)) changes.push_back({ClipId(i), std::move(after)});
    }
    return changes;
}

/// Changes that give every range of a tag to another, counted if `into` is. Ranges that become points are cut
/// to their first frame; long ranges that a point tag has already stay unchanged.
std::vector<SheetChange> retagged(const ClipLibrary& library, TagId from, TagId to, const TagDefinition& into)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    const bool becomesPoint = into.kind == TagKind::Point && vocabulary[from].kind != TagKind::Point;
    return changesOfTag(library, from, [&](const LibraryClip& clip) {
        TagSheet sheet = clip.sheet;
        if (becomesPoint) sheet = withRecordsFollowing(sheet, withSingleFrames(sheet, from), vocabulary, {});
        if (into.isCounted) sheet = sheet.withCounted(from, true).withCounted(to, !sheet.ranges(to).empty());
        sheet = withLaneRetagged(sheet, from, to).withCounted(to, into.isCounted);
        return withRecordsRenamed(sheet, vocabulary[from].name, vocabulary[to].name);
    });
}

/// The tag with that very name, even if the name is a synonym of another tag.
TagId present(TagVocabulary& vocabulary, const std::string& name)
{
    if (const auto known = vocabulary.findNamed(name)) return *known;
    TagDefinition definition;
    definition.name = name;
    definition.isRegistered = false;
    return vocabulary.define(std::move(definition));
}

} // namespace

/// Pushes both as one undo step; none if neither changes anything. A vocabulary that begins with it gets the
/// tags in use.
void LibraryDocument::pushTagEdit(LibraryEdit edit, std::vector<SheetChange> changes, const QString& text)
{
    edit = withUsedTagsDefined(std::move(edit), m_library);
    if (edit.isEmpty()) return replaceSheets(std::move(changes), text);
    if (isReadOnly()) return refuse(edit);
    if (changes.empty()) {
        push(std::move(edit), text);
        return;
    }
    m_undoStack.beginMacro(text);
    push(std::move(edit), text);
    replaceSheets(std::move(changes), text);
    m_undoStack.endMacro();
}

void LibraryDocument::defineTag(const TagDefinition& definition, const QString& text)
{
    pushTagEdit(definingEdit(m_library, definition), recounted(m_library, {&definition, 1}), text);
}

TagId LibraryDocument::renameTag(TagId tag, const TagDefinition& definition, const QString& text)
{
    if (!mayEdit()) return tag;
    LibraryEdit edit = renamingEdit(m_library, tag, definition);
    const TagId renamed = present(m_library.vocabulary(), definition.name);
    auto changes = renamed == tag ? recounted(m_library, {&definition, 1})
                                  : retagged(m_library, tag, renamed, definition);
    pushTagEdit(std::move(edit), std::move(changes), text);
    return renamed;
}

// One after the other: each renaming is based on the result of the one before.
void LibraryDocument::renameBelow(const std::string& from, const std::string& to, const QString& text)
{
    for (const RenamedTag& renamed : renamedBelow(m_library.vocabulary(), from, to))
        moveTag(renamed.tag, renamed.name, text);
}

/// Renames a tag; a tag that no library file defines is merged into the defined tag of that name, if any.
void LibraryDocument::moveTag(TagId tag, const std::string& name, const QString& text)
{
    const TagVocabulary& vocabulary = m_library.vocabulary();
    const auto there = vocabulary.findNamed(name);
    if (there && vocabulary[*there].isRegistered && !vocabulary[tag].isRegistered)
        return mergeTags(tag, *there, text);
    TagDefinition definition = vocabulary[tag];
    definition.name = name;
    renameTag(tag, definition, text);
}

TagId LibraryDocument::renameTagAndBelow(TagId tag, const TagDefinition& definition, const QString& text)
{
    if (!mayEdit()) return tag;
    const std::string from = m_library.vocabulary()[tag].name;
    m_undoStack.beginMacro(text);
    const TagId renamed = renameTag(tag, definition, text);
    if (from != definition.name) renameBelow(from, definition.name, text);
    m_undoStack.endMacro();
    return renamed;
}

void LibraryDocument::renameTree(const std::string& from, const std::string& to, const QString& text)
{
    if (from == to || !mayEdit()) return;
    const TagVocabulary& vocabulary = m_library.vocabulary();
    m_undoStack.beginMacro(text);
    if (vocabulary.isNamespace(from)) {
        LibraryEdit shared;
        shared.namespaces = vocabulary.namespaces();
        std::replace(shared.namespaces->begin(), shared.namespaces->end(), from, to);
        change(std::move(shared), text);
    }
    if (const auto tag = vocabulary.findNamed(from)) moveTag(*tag, to, text);
    renameBelow(from, to, text);
    m_undoStack.endMacro();
}

void LibraryDocument::redefineTags(std::vector<TagDefinition> definitions, const QString& text)
{
    const TagVocabulary& vocabulary = m_library.vocabulary();
    std::erase_if(definitions, [&](const TagDefinition& definition) {
        const auto known = vocabulary.findNamed(definition.name);
        return known && vocabulary[*known] == definition;
    });
    std::vector<SheetChange> changes = recounted(m_library, definitions);
    LibraryEdit edit;
    edit.tags = std::move(definitions);
    if (!edit.isEmpty()) pushTagEdit(std::move(edit), std::move(changes), text);
}

void LibraryDocument::mergeTags(TagId from, TagId into, const QString& text)
{
    if (from == into) return;
    pushTagEdit(mergingEdit(m_library, from, into),
                retagged(m_library, from, into, m_library.vocabulary()[into]), text);
}

std::optional<std::string> LibraryDocument::mergeRefusal(TagId from, TagId into) const
{
    return refusal(m_library.vocabulary(), mergingEdit(m_library, from, into));
}

std::optional<std::string> LibraryDocument::renameRefusal(TagId tag, const TagDefinition& definition) const
{
    if (auto clash = liveTagClash(m_library.derivedTags(), definition, m_library.vocabulary()[tag]))
        return clash;
    return refusal(m_library.vocabulary(), renamingEdit(m_library, tag, definition));
}

void LibraryDocument::deleteTag(TagId tag, const QString& text)
{
    LibraryEdit edit;
    const TagDefinition& definition = m_library.vocabulary()[tag];
    if (definition.isRegistered) {
        edit.tags.push_back(definition);
        edit.tags.back().isRegistered = false;
        edit.tags.back().key.clear();
    }
    std::vector<TagGroup> groups = m_library.vocabulary().groups();
    for (TagGroup& group : groups) std::erase(group.phases, definition.name);
    if (groups != m_library.vocabulary().groups()) edit.groups = std::move(groups);
    pushTagEdit(std::move(edit),
                changesOfTag(m_library, tag,
                             [&](const LibraryClip& clip) {
                                 return withStateFollowing(
                                     clip.sheet, clip.sheet,
                                     withRecordsFollowing(clip.sheet, clip.sheet.withRanges(tag, {}),
                                                          m_library.vocabulary(), {}),
                                     signature());
                             }),
                text);
}

} // namespace tagline
