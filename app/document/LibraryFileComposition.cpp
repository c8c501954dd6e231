#include "app/document/LibraryFileComposition.h"

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// Tags of the file first, in its order, then those that are new, in order of their ids.
std::vector<LibraryTag> composedTags(const std::vector<LibraryTag>& saved, const TagVocabulary& vocabulary)
{
    std::vector<LibraryTag> tags;
    std::vector<bool> isWritten(vocabulary.size(), false);
    for (const LibraryTag& before : saved) {
        const auto id = vocabulary.find(before.name);
        if (!id || !vocabulary[*id].isRegistered) continue;
        tags.push_back(libraryTag(vocabulary[*id], before));
        isWritten[id->value] = true;
    }
    for (std::uint32_t index = 0; index < vocabulary.size(); ++index)
        if (!isWritten[index] && vocabulary[TagId(index)].isRegistered)
            tags.push_back(libraryTag(vocabulary[TagId(index)]));
    return tags;
}

std::vector<NamedQuery> composedQueries(const std::vector<NamedQuery>& saved,
                                        const std::vector<SavedQuery>& now)
{
    std::vector<NamedQuery> queries;
    for (const SavedQuery& query : now) {
        const auto before = std::find_if(saved.begin(), saved.end(),
                                         [&](const NamedQuery& q) { return q.name == query.name; });
        queries.push_back(
            {query.name, query.text, before == saved.end() ? std::vector<ExtraKey>() : before->extra});
    }
    return queries;
}

} // namespace

std::string relativeToLibrary(const std::string& path, const std::string& libraryPath)
{
    if (path.empty() || libraryPath.empty()) return path;
    const fs::path relative = fs::path(path).lexically_relative(fs::path(libraryPath).parent_path());
    return relative.empty() ? path : relative.generic_string();
}

std::string absoluteFromLibrary(const std::string& path, const std::string& libraryPath)
{
    if (path.empty() || fs::path(path).is_absolute()) return path;
    return (fs::path(libraryPath).parent_path() / path).lexically_normal().generic_string();
}

LibraryFile composedLibraryFile(const LibraryFile& saved, const ClipLibrary& library,
                                const LibraryPlaces& places)
{
    LibraryFile file = saved;
    file.roots.clear();
    for (const std::string& root : places.roots)
        file.roots.push_back(relativeToLibrary(root, places.libraryPath));
    file.character = relativeToLibrary(library.character(), places.libraryPath);
    file.vocabulary = composedTags(saved.vocabulary, library.vocabulary());
    file.queries = composedQueries(saved.queries, library.savedQueries());
    file.imports.clear();
    for (LibraryImport import : places.imports) {
        import.source = relativeToLibrary(import.source, places.libraryPath);
        file.imports.push_back(std::move(import));
    }
    return file;
}

} // namespace tagline
