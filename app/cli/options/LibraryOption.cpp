#include "app/cli/options/LibraryOption.h"

#include "app/cli/options/ArgumentText.h"
#include "core/io/LibraryFile.h"
#include "core/library/LinklessPath.h"
#include "core/system/saving/FileContent.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace tagline {

const char* const libraryOptionHelp =
    "  --library FILE  take vocabulary, queries, rules, checks and import settings from this .tagline file,\n"
    "                 wherever it lies; its own clips are not read\n";

QString misuseOfLibraryOption(const CommandArguments& arguments)
{
    const auto typed = arguments.value(libraryOption);
    if (!typed || isLibraryPath(argumentBytes(*typed))) return {};
    return "--library takes a library file, name.tagline, not \"" + *typed + '"';
}

std::string namedLibrary(const CommandArguments& arguments)
{
    const auto typed = arguments.value(libraryOption);
    return typed ? argumentBytes(*typed) : std::string();
}

void addNamedLibrary(LibraryScan& scan, const std::string& file)
{
    if (file.empty()) return;
    const std::string path = linklessPath(file);
    std::erase_if(scan.libraries, [&](const FoundLibrary& found) { return found.path == path; });
    const auto content = readFile(file, LibraryFile::largestBytes + 3);
    auto read = content ? readLibraryFile(content->bytes, file) : Result<LibraryFile>(content.error());
    if (!read) {
        scan.errors.push_back(read.error());
        return;
    }
    std::unordered_map<std::string_view, FoundSource*> sources;
    for (FoundSource& source : scan.sources) sources.emplace(source.path, &source);
    LinklessPaths places;
    for (const LibraryImport& import : read->imports) {
        const auto source = sources.find(places.linkless(absoluteFromLibrary(import.source, path)));
        if (source != sources.end()) source->second->settings = import.settings;
    }
    scan.libraries.insert(scan.libraries.begin(), {path, file, content->stamp, *std::move(read)});
}

} // namespace tagline
