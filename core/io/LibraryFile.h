#pragma once

// LibraryFile is what a library file (`name.tagline`) holds, just as the file says it.
//
// Keys that are empty are left out of the file; keys that this version does not know are kept. Order is the
// file's.

#include "core/import/ImportedModel.h"
#include "core/io/ExtraKey.h"
#include "core/support/Result.h"
#include "core/tags/TagVocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A tag's definition in a library file.
struct LibraryTag
{
    std::string name;
    std::string colour; ///< `#rrggbb` as the file spells it; empty: the automatic colour
    std::string key;
    std::string group;
    TagKind kind = TagKind::Range;
    std::string description;
    std::string mirror;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryTag&) const = default;
};

/// A name for a query text: a saved query, or a derived tag (always up to date).
struct NamedQuery
{
    std::string name;
    std::string query;
    std::vector<ExtraKey> extra;

    bool operator==(const NamedQuery&) const = default;
};

/// What the user said about the import of one file.
struct LibraryImport
{
    std::string source; ///< path relative to the library file, joined with '/'
    ImportSettings settings;
    std::vector<ExtraKey> extra;

    bool operator==(const LibraryImport&) const = default;
};

struct LibraryFile
{
    static constexpr std::int32_t currentVersion = 1;
    static constexpr std::size_t largestBytes = 64u << 20;

    std::int32_t version = currentVersion;
    std::vector<std::string> roots; ///< folders and files, relative to the library file where possible
    std::string character;          ///< the preview character's file, empty for none
    std::vector<LibraryTag> vocabulary;
    std::vector<std::string> namespaces; ///< first dotted parts that are namespaces
    std::vector<NamedQuery> queries;
    std::vector<NamedQuery> derived;
    std::vector<LibraryImport> imports;
    std::vector<ExtraKey> extra;

    bool isReadOnly = false; ///< a newer version wrote it: it may be used, never saved
    std::vector<std::string> notices;

    bool operator==(const LibraryFile&) const = default;
};

/// Reads a library file. `file` is the name that errors give. Errors have a line, a column and a code that
/// starts with "library.".
Result<LibraryFile> readLibraryFile(std::string_view bytes, std::string file);

/// The bytes of a library file: equal ones give equal bytes, and reading them gives an equal one.
/// Expects one that is not read-only.
std::string writtenLibraryFile(const LibraryFile& library);

/// What the vocabulary is told of a tag (registered).
TagDefinition definitionOf(const LibraryTag& tag);

/// The file's form of a definition. `before` is the tag as the file had it: unknown keys and an unchanged
/// colour's spelling are kept.
LibraryTag libraryTag(const TagDefinition& definition, const LibraryTag& before = {});

/// Defines every tag of the library in the vocabulary.
void defineTags(const LibraryFile& library, TagVocabulary& vocabulary);

/// The library's roots; without any, the folder that it lies in: ".".
std::vector<std::string> rootsOf(const LibraryFile& library);

/// Whether a path ends as a library file's does.
bool isLibraryPath(std::string_view path);

} // namespace tagline
