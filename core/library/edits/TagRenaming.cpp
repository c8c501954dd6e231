#include "core/library/edits/TagRenaming.h"

#include "core/io/SidecarSets.h"
#include "core/library/SetFiles.h"
#include "core/library/edits/QueryRewriting.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryToken.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/NameClash.h"
#include "core/tags/vocabulary/SetNames.h"
#include "core/tags/vocabulary/VocabularyCheck.h"

#include <algorithm>

namespace tagline {
namespace {

/// The replacement for a tag's name in a query when a tag named `made` comes in: the full name if the typed
/// text (`Run`) would then mean that one, or either; empty if the text may stay.
std::string pinnedName(std::string_view typed, const std::string& meant, const std::string& made)
{
    if (typed.starts_with('"')) typed = typed.substr(1, typed.size() - 2);
    return typed != meant && couldMean(typed, made) ? quotedName(meant) : std::string();
}

// Replaces token by token, not by printing the query: references to other queries and the user's spelling
// stay. `tag` is not valid if `name` is a new tag.
std::string renamedIn(std::string text, const TagVocabulary& vocabulary, TagId tag, const std::string& name)
{
    const std::string former = tag.isValid() ? vocabulary[tag].name : std::string();
    std::vector<QueryToken> tokens = queryTokens(text, vocabulary);
    std::reverse(tokens.begin(), tokens.end());
    for (const QueryToken& token : tokens) {
        const std::size_t length = token.end - token.begin;
        if (token.tag) {
            const std::string_view typed = std::string_view(text).substr(token.begin, length);
            const std::string now =
                token.tag == tag ? quotedName(name) : pinnedName(typed, vocabulary[*token.tag].name, name);
            if (!now.empty()) text.replace(token.begin, length, now);
        }
        if (!tag.isValid() || token.kind != QueryTokenKind::Property) continue;
        for (const RecordField field : recordFields)
            if (text.compare(token.begin, length, quotedName(recordProperty(former, field))) == 0) {
                text.replace(token.begin, length, quotedName(recordProperty(name, field)));
                break;
            }
    }
    return text;
}

/// A definition that refers to another tag by name, with that tag's new name.
TagDefinition withMentionsRenamed(TagDefinition tag, const std::string& from, const std::string& to)
{
    if (tag.mirror == from) tag.mirror = to;
    if (tag.mirror == tag.name) tag.mirror.clear();
    std::replace(tag.implies.begin(), tag.implies.end(), from, to);
    std::vector<std::string> implied;
    for (const std::string& name : tag.implies)
        if (name != tag.name && std::count(implied.begin(), implied.end(), name) == 0)
            implied.push_back(name);
    tag.implies = std::move(implied);
    return tag;
}

/// Adds groups to the edit that have a tag of another name among their phases.
void addPhases(LibraryEdit& edit, const TagVocabulary& vocabulary, const std::string& from,
               const std::string& to)
{
    std::vector<TagGroup> groups = vocabulary.groups();
    for (TagGroup& group : groups) {
        const bool isThere = std::ranges::count(group.phases, to) > 0; // merged tags are one phase
        if (isThere) std::erase(group.phases, from);
        std::ranges::replace(group.phases, from, to);
    }
    if (groups != vocabulary.groups()) edit.groups = std::move(groups);
}

/// A tag without what another definition takes from it: its name and synonyms, and its key if that is new. (A
/// file may give one key to two tags; they keep it until one is given a key.)
TagDefinition withoutWhatItLoses(TagDefinition tag, const TagDefinition& to, bool isKeyNew)
{
    if (isKeyNew && tag.key == to.key) tag.key.clear();
    std::erase_if(tag.synonyms, [&](const std::string& synonym) {
        return synonym == to.name || std::count(to.synonyms.begin(), to.synonyms.end(), synonym) > 0;
    });
    return tag;
}

/// The definition with more names among its synonyms, and without its own.
TagDefinition withSynonyms(TagDefinition definition, std::vector<std::string> names)
{
    auto& synonyms = definition.synonyms;
    std::erase(synonyms, definition.name);
    for (std::string& name : names) {
        const bool isKnown = std::count(synonyms.begin(), synonyms.end(), name) > 0;
        if (!isKnown && name != definition.name) synonyms.push_back(std::move(name));
    }
    return definition;
}

const ExtraKey* findExtra(const TagDefinition& definition, const std::string& name)
{
    const auto found = std::find_if(definition.extra.begin(), definition.extra.end(),
                                    [&](const ExtraKey& key) { return key.name == name; });
    return found == definition.extra.end() ? nullptr : &*found;
}

/// The definition with keys of other programs added, unless it has them.
TagDefinition withExtraKeys(TagDefinition definition, const std::vector<ExtraKey>& extra)
{
    for (const ExtraKey& key : extra)
        if (!findExtra(definition, key.name)) definition.extra.push_back(key);
    return definition;
}

/// The definition with the boundary rule and the examples of another, if it has none.
TagDefinition withGuideOf(TagDefinition definition, const TagDefinition& other)
{
    if (definition.rule.empty()) definition.rule = other.rule;
    if (definition.examples.empty()) definition.examples = other.examples;
    return definition;
}

TagDefinition unregistered(TagDefinition definition)
{
    definition.isRegistered = false;
    definition.key.clear();
    return definition;
}

/// The other definitions that change when `tag` is removed (if it is valid) and `to` is added.
std::vector<TagDefinition> changedOthers(const TagVocabulary& vocabulary, TagId tag, const TagDefinition& to)
{
    const auto named = vocabulary.findNamed(to.name);
    const bool isKeyNew = !to.key.empty() && !(tag.isValid() && vocabulary[tag].key == to.key) &&
                          !(named && vocabulary[*named].key == to.key);
    std::vector<TagDefinition> changed;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& before = vocabulary[TagId(i)];
        if (TagId(i) == tag || before.name == to.name || !before.isRegistered) continue;
        TagDefinition after = withoutWhatItLoses(before, to, isKeyNew);
        if (tag.isValid()) after = withMentionsRenamed(std::move(after), vocabulary[tag].name, to.name);
        if (!(after == before)) changed.push_back(std::move(after));
    }
    return changed;
}

/// `Run & ~Bad` as `Sprint & ~Bad`; a rule that gives the tag gives it under its new name.
void addQueries(LibraryEdit& edit, const ClipLibrary& library, TagId tag, const std::string& name)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    addRewrittenQueries(edit, library,
                        [&](std::string text) { return renamedIn(std::move(text), vocabulary, tag, name); });
    std::vector<TaggingRule> rules = edit.rules ? *edit.rules : library.rules();
    for (TaggingRule& rule : rules)
        if (tag.isValid() && rule.tag == vocabulary[tag].name) rule.tag = name;
    edit.rules = std::move(rules);
    edit = withoutEqual(std::move(edit), library);
}

} // namespace

LibraryEdit definingEdit(const ClipLibrary& library, const TagDefinition& definition)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    LibraryEdit edit;
    edit.tags = changedOthers(vocabulary, TagId(), definition);
    const auto known = vocabulary.findNamed(definition.name);
    if (!known || !(vocabulary[*known] == definition)) edit.tags.push_back(definition);
    if (!known || !vocabulary[*known].isRegistered) addQueries(edit, library, TagId(), definition.name);
    return edit;
}

LibraryEdit renamingEdit(const ClipLibrary& library, TagId tag, const TagDefinition& to)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    const std::string oldName = vocabulary[tag].name;
    if (to.name == oldName) return definingEdit(library, to);
    const TagDefinition made =
        to.isRegistered ? withSynonyms(withMentionsRenamed(to, oldName, to.name), {oldName}) : to;
    LibraryEdit edit;
    edit.tags = changedOthers(vocabulary, tag, made);
    if (vocabulary[tag].isRegistered) edit.tags.push_back(unregistered(vocabulary[tag]));
    edit.tags.push_back(made);
    addPhases(edit, vocabulary, oldName, to.name);
    addQueries(edit, library, tag, to.name);
    return edit;
}

LibraryEdit mergingEdit(const ClipLibrary& library, TagId from, TagId into)
{
    const TagDefinition& gone = library.vocabulary()[from];
    const TagDefinition& kept = library.vocabulary()[into];
    TagDefinition to = kept;
    if (gone.isRegistered && to.isRegistered)
        to = withGuideOf(withExtraKeys(withSynonyms(std::move(to), gone.synonyms), gone.extra), gone);
    LibraryEdit edit = renamingEdit(library, from, to);
    // A merge of tags that no library file defines creates no definition.
    std::erase_if(edit.tags, [&](const TagDefinition& each) { return each == kept; });
    return edit;
}

std::vector<std::string> lostKeys(const TagDefinition& before, const TagDefinition* into)
{
    std::vector<std::string> lost;
    for (const ExtraKey& key : before.extra) {
        const ExtraKey* kept = into && into->isRegistered ? findExtra(*into, key.name) : nullptr;
        const bool isLost = !into || !into->isRegistered || (kept && !(*kept == key));
        if (isLost) lost.push_back(key.name);
    }
    return lost;
}

LostGuide lostGuide(const TagDefinition& before, const TagDefinition& into)
{
    const auto goesAlong = [&](bool isThere, bool hasOwn) {
        return !isThere || (into.isRegistered && before.isRegistered && !hasOwn);
    };
    LostGuide lost;
    lost.hasRule = !goesAlong(!before.rule.empty(), !into.rule.empty()) && before.rule != into.rule;
    if (!goesAlong(!before.examples.empty(), !into.examples.empty()) && before.examples != into.examples)
        lost.examples = before.examples.size();
    return lost;
}

std::optional<std::string> refusal(const TagVocabulary& vocabulary, const LibraryEdit& edit)
{
    std::vector<TagDefinition> definitions;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& before = vocabulary[TagId(i)];
        const bool isReplaced =
            std::any_of(edit.tags.begin(), edit.tags.end(),
                        [&](const TagDefinition& tag) { return tag.name == before.name; });
        if (!isReplaced) definitions.push_back(before);
    }
    definitions.insert(definitions.end(), edit.tags.begin(), edit.tags.end());
    const auto problem =
        findProblem(definitions, edit.namespaces ? *edit.namespaces : vocabulary.namespaces());
    return problem ? std::optional(problem->message) : std::nullopt;
}

std::string tagNameProblem(std::string_view name)
{
    if (name.empty()) return "a tag needs a name";
    if (name.ends_with(setSeparator)) return "the tag's own name is missing behind its set's";
    const std::string set(setOf(name));
    if (const auto file = setFileOf(sidecarPath("x.bvh", set)); file && file->set != set)
        return "a tag set cannot be named \"" + set + "\": files of clips end so";
    std::size_t begin = 0;
    while (true) {
        const std::size_t dot = name.find('.', begin);
        const std::string_view part = name.substr(begin, dot - begin);
        if (part.find_first_not_of(' ') == std::string_view::npos)
            return "a part of the name is empty: dots stand between two parts";
        if (dot == std::string_view::npos) return {};
        begin = dot + 1;
    }
}

std::optional<std::string> liveTagClash(std::span<const SavedQuery> derived, const TagDefinition& definition,
                                        const TagDefinition& before)
{
    const auto namesOf = [](const TagDefinition& tag) {
        std::vector<std::string> names = tag.synonyms;
        names.push_back(tag.name);
        return names;
    };
    const std::vector<std::string> known = namesOf(before);
    for (const std::string& name : namesOf(definition)) {
        if (std::find(known.begin(), known.end(), name) != known.end()) continue;
        for (const SavedQuery& live : derived)
            if (couldMean(live.name, name))
                return "\"" + live.name + "\" is a live tag already, and could mean \"" + name +
                       "\" in queries: choose another name, or rename the live tag";
    }
    return std::nullopt;
}

TagUse tagUse(const ClipLibrary& library, TagId tag)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    TagUse use;
    use.totals = library.rangeTotals(tag);
    const auto names = [&](const std::string& text) {
        const auto tokens = queryTokens(text, vocabulary);
        return std::any_of(tokens.begin(), tokens.end(),
                           [tag](const QueryToken& token) { return token.tag == tag; });
    };
    for (const SavedQuery& query : library.savedQueries()) use.queries += names(query.text);
    for (const SavedQuery& query : library.derivedTags()) use.queries += names(query.text);
    for (const LibraryCheck& check : library.checks())
        use.queries += names(check.query) || names(check.within);
    const std::string& name = vocabulary[tag].name;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& other = vocabulary[TagId(i)];
        use.tags +=
            other.isRegistered && TagId(i) != tag &&
            (other.mirror == name || std::count(other.implies.begin(), other.implies.end(), name) > 0);
    }
    return use;
}

namespace {

bool isBelow(std::string_view name, std::string_view path)
{
    return name.size() > path.size() && name.starts_with(path) && name[path.size()] == '.';
}

/// The name after `from` and all below it were moved to `to`.
std::string movedName(const std::string& name, std::string_view from, std::string_view to)
{
    const bool isMoved = name == from || isBelow(name, from);
    return isMoved ? std::string(to) + name.substr(from.size()) : name;
}

/// The vocabulary's tags as they would be, the old names synonyms of the new.
std::vector<TagDefinition> movedDefinitions(const TagVocabulary& vocabulary, std::string_view from,
                                            std::string_view to)
{
    std::vector<TagDefinition> moved;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        TagDefinition definition = vocabulary[TagId(i)];
        if (!definition.isRegistered) continue;
        const std::string before = definition.name;
        definition.name = movedName(before, from, to);
        for (std::string& name : definition.implies) name = movedName(name, from, to);
        if (definition.name != before) std::erase(definition.synonyms, definition.name);
        moved.push_back(std::move(definition));
    }
    return moved;
}

} // namespace

std::vector<RenamedTag> renamedBelow(const TagVocabulary& vocabulary, std::string_view from,
                                     std::string_view to)
{
    std::vector<RenamedTag> renamed;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (const std::string& name = vocabulary[TagId(i)].name; isBelow(name, from))
            renamed.push_back({TagId(i), movedName(name, from, to)});
    std::sort(renamed.begin(), renamed.end(),
              [](const RenamedTag& a, const RenamedTag& b) { return a.name < b.name; });
    return renamed;
}

std::optional<std::string> treeRefusal(const TagVocabulary& vocabulary, std::string_view from,
                                       std::string_view to)
{
    if (std::string wrong = tagNameProblem(to); !wrong.empty()) return wrong;
    if (isBelow(to, from))
        return "\"" + std::string(to) + "\" would lie below \"" + std::string(from) +
               "\", which is being renamed";
    std::vector<RenamedTag> all = renamedBelow(vocabulary, from, to);
    if (const auto top = vocabulary.findNamed(from)) all.push_back({*top, std::string(to)});
    for (const RenamedTag& renamed : all) {
        const auto taken = vocabulary.findNamed(renamed.name);
        const bool isOwn = taken && isBelow(renamed.name, from);
        if (taken && !isOwn && vocabulary[*taken].isRegistered && vocabulary[renamed.tag].isRegistered)
            return "there is already a tag \"" + renamed.name + "\": merge the two, or choose another name";
    }
    const auto problem = findProblem(movedDefinitions(vocabulary, from, to), vocabulary.namespaces());
    return problem ? std::optional(problem->message) : std::nullopt;
}

TreeUse treeUse(const ClipLibrary& library, std::string_view path)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    std::vector<TagId> tags;
    TreeUse use;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& definition = vocabulary[TagId(i)];
        if (definition.name != path && !isBelow(definition.name, path)) continue;
        const RangeTotals totals = library.rangeTotals(TagId(i));
        if (!definition.isRegistered && totals.ranges == 0) continue;
        ++use.tags;
        use.ranges += totals.ranges;
        if (totals.ranges > 0) tags.push_back(TagId(i));
    }
    for (std::uint32_t i = 0; i < library.clipCount() && !tags.empty(); ++i) {
        const TagSheet& sheet = library.clip(ClipId(i)).sheet;
        use.clips +=
            std::any_of(tags.begin(), tags.end(), [&](TagId tag) { return !sheet.ranges(tag).empty(); });
    }
    return use;
}

} // namespace tagline
