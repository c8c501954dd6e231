// `tagline format`: rewrites files of tags in Tagline's own layout.

#include "app/cli/Command.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/versions/FolderFiles.h"
#include "core/library/versions/VersionedFile.h"
#include "core/system/FolderLock.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"

#include <filesystem>

namespace tagline {
namespace {

/// A file in another layout.
struct ForeignLayout
{
    std::string file;
    std::string bytes; ///< in our layout
    FileStamp stamp;   ///< of the file as it was read
};

/// The file in our layout; none if it has this layout already.
Result<std::optional<ForeignLayout>> laidOutAnew(const std::string& file)
{
    const auto content = readFile(file, LibraryFile::largestBytes);
    if (!content) return content.error();
    const auto read = readVersionedFile(content->bytes, file);
    if (!read) return read.error();
    std::string bytes;
    bool isNewer = false;
    if (const auto* sidecar = std::get_if<TagSidecar>(&*read)) {
        isNewer = sidecar->isReadOnly;
        if (!isNewer) bytes = writtenTagSidecar(*sidecar);
    } else if (const auto* library = std::get_if<LibraryFile>(&*read)) {
        isNewer = library->isReadOnly;
        if (!isNewer) bytes = writtenLibraryFile(*library);
    }
    if (isNewer)
        return Error{"sidecar.newer", "a newer version of Tagline wrote it: its layout stays as it is", file};
    if (bytes == content->bytes) return std::optional<ForeignLayout>();
    return std::optional(ForeignLayout{file, std::move(bytes), content->stamp});
}

/// The files of tags for a path: the file itself, or those in a folder.
Result<std::vector<std::string>> filesToLayOut(const std::string& path)
{
    std::error_code ignored;
    if (!std::filesystem::is_directory(path, ignored)) return std::vector<std::string>{path};
    const auto found = tagFilesIn(path);
    if (!found) return found.error();
    std::vector<std::string> files;
    for (const std::string& each : *found) files.push_back(path + '/' + each);
    return files;
}

/// Result of checking all files.
struct LayoutReport
{
    std::vector<ForeignLayout> foreign;
    std::int64_t files = 0;
    bool isComplete = true;
};

LayoutReport layoutsOf(const std::vector<std::string>& paths)
{
    LayoutReport report;
    const auto fail = [&](const Error& error) {
        printError(error);
        report.isComplete = false;
    };
    for (const std::string& path : paths) {
        const auto files = filesToLayOut(path);
        if (!files) {
            fail(files.error());
            continue;
        }
        for (const std::string& file : *files) {
            ++report.files;
            auto layout = laidOutAnew(file);
            if (!layout)
                fail(layout.error());
            else if (*layout)
                report.foreign.push_back(**std::move(layout));
        }
    }
    return report;
}

std::string layoutText(const LayoutReport& report, bool isWritten)
{
    std::string text;
    for (const ForeignLayout& each : report.foreign) text += terminalText(each.file) + '\n';
    return text + std::to_string(report.foreign.size()) + " of " + counted(report.files, "file") +
           (isWritten ? " written in Tagline's layout\n" : " in another layout\n");
}

std::string layoutJson(const LayoutReport& report, bool isWritten)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(isWritten).member("looked", report.files);
    json.key("files").beginArray();
    for (const ForeignLayout& each : report.foreign) json.string(each.file);
    json.endArray().endObject();
    return std::move(json).finished();
}

/// Writes the files; reports and removes those that cannot be written.
void writeLayouts(LayoutReport& report)
{
    std::erase_if(report.foreign, [&](const ForeignLayout& each) {
        const FolderLock lock(each.file);
        const auto written = writeCommandFile(each.file, each.bytes, each.stamp);
        if (!written) printError(written.error());
        report.isComplete = report.isComplete && written;
        return !written;
    });
}

bool canAllBeWritten(const LayoutReport& report)
{
    bool canBe = true;
    for (const ForeignLayout& each : report.foreign)
        if (const auto writable = checkWritable(each.file, commandMode().writingWay); !writable) {
            printError(writable.error());
            canBe = false;
        }
    return canBe;
}

CommandOptions layoutOptions() { return {{"--check", "--json"}, {}}; }

int runFormat(const QStringList& given)
{
    const CommandArguments arguments(given, layoutOptions());
    if (!arguments.problem().isEmpty()) return usageError("format: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("format: PATH is missing; see tagline help format");
    LayoutReport report = layoutsOf(arguments.paths());
    const bool isWritten = !arguments.has("--check");
    const bool mayGoOn = report.isComplete && (!isWritten || canAllBeWritten(report));
    if (commandMode().isStrict && !mayGoOn) {
        printError(strictRefusal());
        return ExitBadInput;
    }
    if (isWritten) writeLayouts(report);
    const int printed =
        print(arguments.has("--json") ? layoutJson(report, isWritten) : layoutText(report, isWritten),
              formOf(arguments));
    return outcomeStatus({report.isComplete, printed, isWritten || report.foreign.empty()});
}

} // namespace

Command formatCommand()
{
    return {"format",
            "write sidecars and library files in Tagline's own layout",
            "Usage: tagline format PATH... [--check] [--json]\n\n"
            "Sidecars and library files that people or other programs wrote get the layout that Tagline\n"
            "writes. What they say stays the same, keys of other programs too. PATH is such a file, or a\n"
            "folder with its sub-folders; no model is read.\n\n"
            "  --check  write nothing, name the files in another layout, and end with status 1 where there "
            "is one\n"
            "  --json   print JSON: {\"written\", \"looked\", \"files\"}\n",
            runFormat,
            layoutOptions(),
            {"tagline format sample --check"},
            true};
}

} // namespace tagline
