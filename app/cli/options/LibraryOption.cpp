#include "app/cli/options/LibraryOption.h"

#include "app/cli/options/ArgumentText.h"
#include "core/io/LibraryFile.h"
#include "core/library/LinklessPath.h"
#include "core/system/saving/FileContent.h"

#include <algorithm>

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
    for (const LibraryImport& import : read->imports)
        for (FoundSource& source : scan.sources)
            if (source.path == linklessPath(absoluteFromLibrary(import.source, path)))
                source.settings = import.settings;
    scan.libraries.insert(scan.libraries.begin(), {path, file, content->stamp, *std::move(read)});
}

} // namespace tagline
