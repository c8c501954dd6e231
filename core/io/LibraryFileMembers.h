#pragma once

// The members of a library file as one table, which reading, writing, merging and comparing walk.

#include "core/io/LibraryFile.h"

#include <string_view>
#include <tuple>

namespace tagline {

template<class Value>
struct LibraryFileMember
{
    std::string_view key;     ///< in the file
    std::string_view element; ///< what one entry is called in errors: "a saved query"
    std::string_view changed; ///< what is said to have changed on both sides: "the saved query"
    Value LibraryFile::*value;
};

template<class Value>
LibraryFileMember(std::string_view, std::string_view, std::string_view, Value LibraryFile::*)
    -> LibraryFileMember<Value>;

/// In the order in which they are read and written.
inline constexpr std::tuple libraryFileMembers{
    LibraryFileMember{"roots", "a folder", "the folders", &LibraryFile::roots},
    LibraryFileMember{"character", "a character", "the preview character", &LibraryFile::character},
    LibraryFileMember{"vocabulary", "a tag", "the tag", &LibraryFile::vocabulary},
    LibraryFileMember{"groups", "a group", "the group", &LibraryFile::groups},
    LibraryFileMember{"properties", "a property", "the property", &LibraryFile::properties},
    LibraryFileMember{"namespaces", "a namespace", "the namespaces", &LibraryFile::namespaces},
    LibraryFileMember{"mirrorWords", "a pair of mirror words", "the mirror word", &LibraryFile::mirrorWords},
    LibraryFileMember{"queries", "a saved query", "the saved query", &LibraryFile::queries},
    LibraryFileMember{"derived", "a derived tag", "the derived tag", &LibraryFile::derived},
    LibraryFileMember{"rules", "a rule", "the rule", &LibraryFile::rules},
    LibraryFileMember{"examples", "an example", "the example", &LibraryFile::examples},
    LibraryFileMember{"checks", "a check", "the check", &LibraryFile::checks},
    LibraryFileMember{"takes", "a take", "the take", &LibraryFile::takes},
    LibraryFileMember{"presets", "a preset", "the preset", &LibraryFile::presets},
    LibraryFileMember{"cameras", "a camera", "the camera", &LibraryFile::cameras},
    LibraryFileMember{"retargets", "a retarget", "the retargeting", &LibraryFile::retargets},
    LibraryFileMember{"imports", "an import", "the import settings of", &LibraryFile::imports},
    LibraryFileMember{"motion", "the motion settings", "the motion settings", &LibraryFile::motion},
};

/// Whoever gives LibraryFile a member meets this first: then it needs its row above, a function that reads
/// one and one that writes one where its type has none, and where the library holds it a row in
/// libraryMembers (core/library/edits/LibraryMembers.h).
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

/// Calls visit(named) for all that names a clip, by `source`, `clip` and `index`.
template<class Visit>
void forEachNamedClip(LibraryFile& file, Visit&& visit)
{
    for (LibraryTag& tag : file.vocabulary)
        for (TagExample& example : tag.examples) visit(example);
    for (LibraryRule& rule : file.rules)
        for (RejectedRanges& rejected : rule.rule.rejected) visit(rejected);
    for (MotionExample& example : file.examples)
        forEachRange(example, [&](ExampleRange& range) { visit(range); });
    for (Take& take : file.takes)
        for (TakeMember& member : take.members) visit(member);
    for (ControllerPreset& preset : file.presets)
        for (PresetTrack& track : preset.tracks) visit(track);
}

/// Calls visit(path) for each path that the file names.
template<class Visit>
void forEachPath(LibraryFile& file, Visit&& visit)
{
    for (std::string& root : file.roots) visit(root);
    visit(file.character);
    forEachNamedClip(file, [&](auto& named) { visit(named.source); });
    for (LibraryRetarget& retarget : file.retargets) visit(retarget.character);
    for (LibraryImport& import : file.imports) visit(import.source);
}

} // namespace tagline
