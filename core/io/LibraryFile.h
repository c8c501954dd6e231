#pragma once

// LibraryFile is the content of a library file (`name.tagline`), just as the file has it.
//
// Keys that are empty are left out of the file; keys that this version does not know are kept. Order is the
// file's.

#include "core/import/ImportedModel.h"
#include "core/io/ControllerPreset.h"
#include "core/io/SavedCamera.h"
#include "core/motion/MotionSettings.h"
#include "core/query/editing/LibraryCheck.h"
#include "core/query/editing/MotionExample.h"
#include "core/query/editing/SavedQuery.h"
#include "core/query/editing/TaggingRule.h"
#include "core/retargeting/RetargetMap.h"
#include "core/support/ExtraKey.h"
#include "core/support/Result.h"
#include "core/tags/takes/Take.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace tagline {

/// A default property of a tag. A number keeps the text that the file spells it with.
struct LibraryValue
{
    DefaultProperty property;
    std::string numberText; ///< empty for strings, booleans and values that no file had

    bool operator==(const LibraryValue&) const = default;
};

/// A tag's definition in a library file.
struct LibraryTag
{
    std::string name;
    std::string colour; ///< `#rrggbb` as the file spells it; empty: the automatic colour
    std::string key;
    std::string group;
    TagKind kind = TagKind::Range;
    bool isCounted = false;
    std::string description;
    std::string mirror;
    std::vector<std::string> synonyms;
    std::vector<std::string> implies;
    std::vector<LibraryValue> properties;
    std::vector<ExtraKey> extra;
    std::string rule = {};
    std::vector<TagExample> examples = {};

    bool operator==(const LibraryTag&) const = default;
};

/// A group of tags and its editing policy.
struct LibraryGroup
{
    TagGroup group;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryGroup&) const = default;
};

/// The declaration of a property of frames.
struct LibraryProperty
{
    PropertyDefinition property;
    std::vector<ExtraKey> extra;
    std::string numberText = {}; ///< of the default, as the file spells it; empty if no file had it

    bool operator==(const LibraryProperty&) const = default;
};

/// A rule that drafts ranges; the sources of what was rejected are paths as those of imports.
struct LibraryRule
{
    TaggingRule rule;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryRule&) const = default;
};

/// How clips of another skeleton are carried over to a character.
struct LibraryRetarget
{
    std::string name;
    std::string character; ///< path of its file, as those of imports
    RetargetMap map;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryRetarget&) const = default;
};

/// The user's import settings of one file.
struct LibraryImport
{
    std::string source; ///< path relative to the library file, joined with '/'
    ImportSettings settings;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryImport&) const = default;
};

/// How the library measures motion. Only what differs from the defaults is written.
struct LibraryMotion
{
    MotionSettings settings;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryMotion&) const = default;
};

/// The key by which an element of a list is found again in another version of the file.
inline const std::string& nameOf(const LibraryTag& tag) { return tag.name; }
inline const std::string& nameOf(const LibraryGroup& group) { return group.group.name; }
inline const std::string& nameOf(const LibraryProperty& property) { return property.property.name; }
inline const std::string& nameOf(const MirrorPair& pair) { return pair.left; }
inline const std::string& nameOf(const SavedQuery& query) { return query.name; }
inline const std::string& nameOf(const LibraryRule& rule) { return rule.rule.name; }
inline const std::string& nameOf(const MotionExample& example) { return example.name; }
inline const std::string& nameOf(const LibraryCheck& check) { return check.name; }
inline const std::string& nameOf(const Take& take) { return take.name; }
inline const std::string& nameOf(const ControllerPreset& preset) { return preset.name; }
inline const std::string& nameOf(const SavedCamera& camera) { return camera.name; }
inline const std::string& nameOf(const LibraryImport& import) { return import.source; }
inline const std::string& nameOf(const LibraryRetarget& retarget) { return retarget.name; }

/// Null if there is none of that name.
template<class Element>
const Element* findNamed(const std::vector<Element>& elements, const std::string& name)
{
    const auto found = std::find_if(elements.begin(), elements.end(),
                                    [&](const Element& element) { return nameOf(element) == name; });
    return found == elements.end() ? nullptr : &*found;
}

template<class Element, class Type>
concept MaybeConst = std::same_as<std::remove_const_t<Element>, Type>;

/// The lists of clips that an element names, each by `source`, `clip` and `index`; elements of no other type
/// name clips.
auto clipsOf(MaybeConst<LibraryTag> auto& tag) { return std::tuple(std::span(tag.examples)); }
auto clipsOf(MaybeConst<LibraryRule> auto& rule) { return std::tuple(std::span(rule.rule.rejected)); }
auto clipsOf(MaybeConst<MotionExample> auto& example)
{
    return std::tuple(std::span(&example.range, 1), std::span(example.accepted), std::span(example.rejected));
}
auto clipsOf(MaybeConst<Take> auto& take) { return std::tuple(std::span(take.members)); }
auto clipsOf(MaybeConst<ControllerPreset> auto& preset) { return std::tuple(std::span(preset.tracks)); }

/// The path of the file that an element names. A text is one where its member says `why`; elements of no
/// other type name a file.
auto& fileOf(MaybeConst<std::string> auto& path) { return path; }
auto& fileOf(MaybeConst<LibraryRetarget> auto& retarget) { return retarget.character; }
auto& fileOf(MaybeConst<LibraryImport> auto& import) { return import.source; }

/// How a key of an element is read and written.
enum class KeyKind {
    Required, ///< its text may be empty
    Name,     ///< its text may not
    Optional  ///< left out where it is empty
};

template<class Element, class Value>
struct ElementKey
{
    std::string_view key;
    KeyKind kind;
    Value Element::*value;
};

/// The keys of an element that are texts, or the index of a clip, in the order of the file: reading and
/// writing walk them. Other keys come after these, by readInto (LibraryFileReader.cpp) and write
/// (LibraryFile.cpp).
template<class Element>
inline constexpr std::tuple<> elementKeys;
template<>
inline constexpr std::tuple elementKeys<MirrorPair>{
    ElementKey{"left", KeyKind::Required, &MirrorPair::left},
    ElementKey{"right", KeyKind::Required, &MirrorPair::right}};
template<>
inline constexpr std::tuple elementKeys<SavedQuery>{
    ElementKey{"name", KeyKind::Name, &SavedQuery::name},
    ElementKey{"query", KeyKind::Required, &SavedQuery::text}};
template<class Named>
inline constexpr std::tuple clipKeys{ElementKey{"source", KeyKind::Name, &Named::source},
                                     ElementKey{"clip", KeyKind::Required, &Named::clip},
                                     ElementKey{"index", KeyKind::Optional, &Named::index}};
template<>
inline constexpr auto elementKeys<RejectedRanges> = clipKeys<RejectedRanges>;
template<>
inline constexpr auto elementKeys<TakeMember> = clipKeys<TakeMember>;

struct LibraryFile
{
    static constexpr std::int32_t currentVersion = 1;
    static constexpr std::size_t largestBytes = 64u << 20;

    std::int32_t version = currentVersion;
    std::vector<std::string> roots; ///< folders and files, relative to the library file where possible
    std::string character;          ///< the preview character's file, empty for none
    std::vector<LibraryTag> vocabulary;
    std::vector<LibraryGroup> groups;
    std::vector<LibraryProperty> properties;
    std::vector<std::string> namespaces; ///< first dotted parts that are namespaces
    std::vector<MirrorPair> mirrorWords; ///< words that are swapped in a mirror; none: the built-in ones
    std::vector<SavedQuery> queries;
    std::vector<SavedQuery> derived;
    std::vector<LibraryRule> rules;
    std::vector<MotionExample> examples; ///< sources are paths as those of imports
    std::vector<LibraryCheck> checks;
    std::vector<Take> takes;               ///< sources are paths as those of imports
    std::vector<ControllerPreset> presets; ///< sources are paths as those of imports
    std::vector<SavedCamera> cameras;
    std::vector<LibraryRetarget> retargets;
    std::vector<LibraryImport> imports;
    LibraryMotion motion;
    std::vector<ExtraKey> extra;

    bool isReadOnly = false; ///< a newer version wrote it: it may be used, never saved
    std::vector<std::string> notices;

    bool operator==(const LibraryFile&) const = default;
};

/// A member of the file in one table that reading, writing, composing, merging, comparing and moving files
/// walk.
template<class Value>
struct LibraryFileMember
{
    std::string_view key;     ///< in the file
    std::string_view element; ///< one entry in errors: "a saved query"
    std::string_view changed; ///< the entry in conflicts of both sides: "the saved query"
    std::string_view shown;   ///< the member among what is unsaved; those that belong together share it
    std::string_view why;     ///< a file that it names cannot go, with %1 for the name; empty: it names none
    Value LibraryFile::*value;
};

template<class Value>
LibraryFileMember(std::string_view, std::string_view, std::string_view, std::string_view, std::string_view,
                  Value LibraryFile::*) -> LibraryFileMember<Value>;

/// In the order in which they are read and written.
inline constexpr std::tuple libraryFileMembers{
    LibraryFileMember{"roots", "a folder", "the folders", "the library's folders",
                      "it is a folder of the library", &LibraryFile::roots},
    LibraryFileMember{"character", "a character", "the preview character", "the library's settings",
                      "it is the preview character", &LibraryFile::character},
    LibraryFileMember{"vocabulary", "a tag", "the tag", "the vocabulary", "the tag “%1” has an example of it",
                      &LibraryFile::vocabulary},
    LibraryFileMember{"groups", "a group", "the group", "the vocabulary", "", &LibraryFile::groups},
    LibraryFileMember{"properties", "a property", "the property", "the vocabulary", "",
                      &LibraryFile::properties},
    LibraryFileMember{"namespaces", "a namespace", "the namespaces", "the vocabulary", "",
                      &LibraryFile::namespaces},
    LibraryFileMember{"mirrorWords", "a pair of mirror words", "the mirror word", "the vocabulary", "",
                      &LibraryFile::mirrorWords},
    LibraryFileMember{"queries", "a saved query", "the saved query", "saved queries", "",
                      &LibraryFile::queries},
    LibraryFileMember{"derived", "a derived tag", "the derived tag", "live tags", "", &LibraryFile::derived},
    LibraryFileMember{"rules", "a rule", "the rule", "rules", "the rule “%1” keeps what was rejected in it",
                      &LibraryFile::rules},
    LibraryFileMember{"examples", "an example", "the example", "examples of motion",
                      "the example “%1” has ranges of it", &LibraryFile::examples},
    LibraryFileMember{"checks", "a check", "the check", "checks", "", &LibraryFile::checks},
    LibraryFileMember{"takes", "a take", "the take", "takes", "it is of the take “%1”", &LibraryFile::takes},
    LibraryFileMember{"presets", "a preset", "the preset", "presets", "the preset “%1” plays it",
                      &LibraryFile::presets},
    LibraryFileMember{"cameras", "a camera", "the camera", "saved cameras", "", &LibraryFile::cameras},
    LibraryFileMember{"retargets", "a retarget", "the retargeting", "the library's settings",
                      "clips are retargeted to it", &LibraryFile::retargets},
    LibraryFileMember{"imports", "an import", "the import settings of", "the library's settings",
                      "it has import settings", &LibraryFile::imports},
    LibraryFileMember{"motion", "the motion settings", "the motion settings", "the library's settings", "",
                      &LibraryFile::motion},
};

/// A programmer who gives LibraryFile a member meets this first: then it needs its row above; an element that
/// is not in elementKeys needs functions that read and write one.
constexpr void expectRowForEachMember(const LibraryFile& file)
{
    [[maybe_unused]] const auto& [version, roots, character, vocabulary, groups, properties, namespaces,
                                  mirrorWords, queries, derived, rules, examples, checks, takes, presets,
                                  cameras, retargets, imports, motion, extra, isReadOnly, notices] = file;
    constexpr auto withoutRow = 4; // version, extra, isReadOnly, notices
    static_assert(std::tuple_size_v<decltype(libraryFileMembers)> == 22 - withoutRow);
}

/// Calls visit(member) for each.
template<class Visit>
constexpr void forEachFileMember(Visit&& visit)
{
    std::apply([&](const auto&... member) { (visit(member), ...); }, libraryFileMembers);
}

/// Calls visit(element) for those of a list, or for the value that is no list.
template<class Value, class Visit>
void forEachElement(Value& value, Visit&& visit)
{
    if constexpr (requires { value.emplace_back(); })
        for (auto& element : value) visit(element);
    else
        visit(value);
}

/// Calls visit(clip) for all that names a clip in an element, by `source`, `clip` and `index`.
template<class Element, class Visit>
void forEachClipIn(Element& element, Visit&& visit)
{
    const auto visitAll = [&](auto clips) {
        for (auto& clip : clips) visit(clip);
    };
    if constexpr (requires { clipsOf(element); })
        std::apply([&](auto... lists) { (visitAll(lists), ...); }, clipsOf(element));
    else
        static_assert(
            !requires { element.source; } || requires { fileOf(element); }, "clipsOf or fileOf");
}

/// Calls visit(clip) for all that names a clip in the file.
template<class Visit>
void forEachNamedClip(LibraryFile& file, Visit&& visit)
{
    forEachFileMember([&](const auto& member) {
        forEachElement(file.*member.value, [&](auto& element) { forEachClipIn(element, visit); });
    });
}

/// Calls visit(path, member, element) for each path that the file names: of which member and element it is.
template<class Visit>
void forEachPath(LibraryFile& file, Visit&& visit)
{
    forEachFileMember([&](const auto& member) {
        if (member.why.empty()) return;
        forEachElement(file.*member.value, [&](auto& element) {
            if constexpr (requires { fileOf(element); }) visit(fileOf(element), member, element);
            forEachClipIn(element, [&](auto& clip) { visit(clip.source, member, element); });
        });
    });
}

/// Reads a library file. `file` is the name that errors give. Errors have a line, a column and a code that
/// starts with "library."; names that mean two tags and implications that go round are errors too
/// (core/tags/vocabulary/VocabularyCheck.h).
Result<LibraryFile> readLibraryFile(std::string_view bytes, std::string file);

/// The bytes of a library file: equal ones give equal bytes, and reading them gives an equal one.
/// Expects one that is not read-only.
std::string writtenLibraryFile(const LibraryFile& library);

/// The definition for the vocabulary (registered).
TagDefinition definitionOf(const LibraryTag& tag);

/// The file's form of a definition. `before` is the tag as the file had it: the spelling of what did not
/// change is kept.
LibraryTag libraryTag(const TagDefinition& definition, const LibraryTag& before = {});

/// Tells the vocabulary all that the library says of tags: namespaces, groups and properties that it does not
/// have yet are added, and every tag is defined.
void defineTags(const LibraryFile& library, TagVocabulary& vocabulary);

/// The library's roots; without any, the folder that it lies in: ".".
std::vector<std::string> rootsOf(const LibraryFile& library);

/// The absolute path of a file that a library file names, without "." and ".." and without a '/' at its end.
std::string absoluteFromLibrary(const std::string& path, const std::string& libraryPath);

/// The library file that lies at `libraryPath`, with paths that mean the same wherever it lies.
LibraryFile withAbsolutePaths(LibraryFile file, const std::string& libraryPath);

/// Whether a path ends as a library file's does.
bool isLibraryPath(std::string_view path);

} // namespace tagline
