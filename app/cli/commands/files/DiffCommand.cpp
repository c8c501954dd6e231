// `tagline diff`: lists the differences between two versions of sidecars and library files.

#include "app/cli/Command.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/DifferenceText.h"
#include "core/library/opening/OpeningFault.h"
#include "core/library/versions/FolderFiles.h"
#include "core/library/versions/VersionedFile.h"
#include "core/system/saving/FileContent.h"

#include <filesystem>

namespace tagline {
namespace {

Result<VersionedFile> readVersion(const std::string& path)
{
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content) return content.error();
    return readVersionedFile(content->bytes, path);
}

/// The differences between two versions; a missing one counts as empty. None, after printing an error, if
/// they are of different kinds.
std::optional<FileDifference> difference(const std::string& shown, const VersionedFile& before,
                                         const VersionedFile& after)
{
    FileDifference result{shown, before.index() != 0, after.index() != 0, {}};
    if (before.index() != 0 && after.index() != 0 && before.index() != after.index()) {
        printError({"versions.kinds", "one is a sidecar and the other a library file", shown});
        return std::nullopt;
    }
    const auto* sidecar = std::get_if<TagSidecar>(&before);
    const auto* sidecarNow = std::get_if<TagSidecar>(&after);
    if (sidecar || sidecarNow) {
        TagSidecar nothing;
        nothing.source = (sidecar ? sidecar : sidecarNow)->source;
        nothing.set = (sidecar ? sidecar : sidecarNow)->set;
        result.difference =
            differenceBetween(sidecar ? *sidecar : nothing, sidecarNow ? *sidecarNow : nothing);
    }
    const auto* library = std::get_if<LibraryFile>(&before);
    const auto* libraryNow = std::get_if<LibraryFile>(&after);
    if (library || libraryNow)
        result.difference.other =
            differenceBetween(library ? *library : LibraryFile(), libraryNow ? *libraryNow : LibraryFile());
    return result;
}

/// Reads both versions of a file, of which one may be missing (empty), and appends their differences. False
/// if one cannot be read.
bool compareFiles(const std::string& shown, const std::string& before, const std::string& after,
                  std::vector<FileDifference>& differences)
{
    const auto read = [](const std::string& path) {
        return path.empty() ? Result<VersionedFile>(VersionedFile()) : readVersion(path);
    };
    const auto was = read(before), is = read(after);
    for (const auto* each : {&was, &is})
        if (!*each) printError(each->error());
    if (!was || !is) return false;
    auto found = difference(shown, *was, *is);
    if (found) differences.push_back(*std::move(found));
    return found.has_value();
}

bool compareFolders(const std::string& before, const std::string& after,
                    std::vector<FileDifference>& differences)
{
    const auto was = tagFilesIn(before), is = tagFilesIn(after);
    for (const auto* each : {&was, &is})
        if (!*each) printError(each->error());
    if (!was || !is) return false;
    std::set<std::string> all = *was;
    all.insert(is->begin(), is->end());
    bool isComplete = true;
    const auto within = [](const std::string& folder, const std::set<std::string>& files,
                           const std::string& file) {
        return files.contains(file) ? folder + '/' + file : std::string();
    };
    for (const std::string& file : all)
        isComplete &= compareFiles(file, within(before, *was, file), within(after, *is, file), differences);
    return isComplete;
}

/// Prints the paths that do not exist. False if there is one.
bool areThere(const std::vector<std::string>& paths)
{
    bool areAll = true;
    for (const std::string& path : paths)
        if (const auto fault = pathFault(path); fault && fault->code == "scan.missing") {
            printError(*fault);
            areAll = false;
        }
    return areAll;
}

/// Prints a file in the form that version control compares. An unreadable file is printed unchanged, so that
/// differences are visible in any case.
int printLines(const std::string& path)
{
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content) {
        printError(content.error());
        return ExitBadInput;
    }
    const auto version = readVersionedFile(content->bytes, path);
    if (!version) {
        printNote(path, "shown as it is: " + version.error().message);
        return print(content->bytes, OutputForm::Bytes);
    }
    const auto* sidecar = std::get_if<TagSidecar>(&*version);
    return print(sidecar ? linesOf(*sidecar) : content->bytes, OutputForm::Bytes);
}

CommandOptions diffOptions() { return {{"--json", "--textconv"}, {}}; }

int runDiff(const QStringList& given)
{
    const CommandArguments arguments(given, diffOptions());
    if (!arguments.problem().isEmpty()) return usageError("diff: " + arguments.problem());
    const std::vector<std::string> paths = arguments.paths();
    if (arguments.has("--textconv"))
        return paths.size() == 1 ? printLines(paths[0])
                                 : usageError("diff: --textconv takes one file; see tagline help diff");
    if (paths.size() != 2)
        return usageError("diff: two files or two folders are needed; see tagline help diff");
    if (!areThere(paths)) return ExitBadInput;
    std::error_code unknown;
    const bool isFolder = std::filesystem::is_directory(paths[0], unknown);
    if (isFolder != std::filesystem::is_directory(paths[1], unknown))
        return usageError("diff: one path is a folder, and the other is not");
    std::vector<FileDifference> differences;
    const bool isComplete = isFolder ? compareFolders(paths[0], paths[1], differences)
                                     : compareFiles(paths[1], paths[0], paths[1], differences);
    if (!isComplete && differences.empty()) return ExitBadInput;
    const int printed =
        print(arguments.has("--json") ? differenceJson(differences) : differenceText(differences),
              formOf(arguments));
    if (printed != ExitDone || !isComplete) return isComplete ? printed : int(ExitBadInput);
    const bool isSame = std::all_of(differences.begin(), differences.end(),
                                    [](const FileDifference& each) { return each.isEmpty(); });
    return isSame ? ExitDone : ExitBroken;
}

} // namespace

Command diffCommand()
{
    return {
        "diff",
        "say what differs between two versions of sidecars or library files",
        "Usage: tagline diff BEFORE AFTER [--json]\n"
        "       tagline diff --textconv FILE\n\n"
        "Both are sidecars, library files, or folders, whose sidecars and library files are compared by\n"
        "their paths within the folder. Ranges are added, removed, or moved: two that overlap are one range\n"
        "with other edges, those first that share most frames. Ends with status 0 where all is the same,\n"
        "and 1 where something differs. The order of clips and of members is no difference. Author and time\n"
        "of a tag are told, and counted apart from what people edited.\n\n"
        "  --textconv  print a sidecar as lines that each say all of one thing, for git diff (tagline help\n"
        "              merge-files sets that up); a library file, or what cannot be read, as it is\n"
        "  --json      print JSON: {\"isSame\", \"files\": [{\"path\", \"change\", \"clips\", \"other\"}]}; "
        "a\n"
        "              change is \"added\", \"removed\" or \"changed\", with its \"before\" and \"after\"\n",
        runDiff,
        diffOptions(),
        {"tagline diff before sample"}};
}

} // namespace tagline
