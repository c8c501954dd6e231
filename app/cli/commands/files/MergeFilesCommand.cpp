// `tagline merge-files`: merges two changed versions of a sidecar or a library file, also as git's merge
// driver.

#include "app/cli/Command.h"
#include "app/cli/CommandFiles.h"
#include "app/cli/git/GitInstallation.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "core/io/json/JsonLine.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/library/versions/SidecarMerge.h"
#include "core/library/versions/VersionedFile.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

/// The three versions that were read, and the side that wins conflicts.
struct MergeRequest
{
    std::array<VersionedFile, 3> files; ///< base, the kept side, the other side
    bool isTheirsKept = false;
    std::string shown; ///< name of the file in messages
};

struct MergeAnswer
{
    std::string bytes;
    std::vector<SidecarConflict> conflicts; ///< of sidecars; ours and theirs as given
    std::vector<SidecarConflict> records;
    std::vector<SidecarConflict> captions; ///< both are kept
    std::vector<std::string> members;      ///< conflicts of library files, in words
};

template<class File>
const File& versionOf(const VersionedFile& file)
{
    static const File nothing;
    const File* version = std::get_if<File>(&file);
    return version ? *version : nothing;
}

void exchangeSides(std::vector<SidecarConflict>& conflicts)
{
    for (SidecarConflict& conflict : conflicts) std::swap(conflict.ours, conflict.theirs);
}

MergeAnswer mergedSidecars(const MergeRequest& request)
{
    const auto& [base, kept, other] = request.files;
    MergedSidecar result =
        merged(versionOf<TagSidecar>(base), versionOf<TagSidecar>(kept), versionOf<TagSidecar>(other));
    if (request.isTheirsKept)
        for (auto* conflicts : {&result.conflicts, &result.records, &result.captions})
            exchangeSides(*conflicts);
    return {writtenTagSidecar(result.sidecar),
            std::move(result.conflicts),
            std::move(result.records),
            std::move(result.captions),
            {}};
}

MergeAnswer mergedLibraries(const MergeRequest& request)
{
    const auto& [base, kept, other] = request.files;
    MergedLibraryFile result = mergedLibraryFile(versionOf<LibraryFile>(base), versionOf<LibraryFile>(kept),
                                                 versionOf<LibraryFile>(other));
    return {writtenLibraryFile(result.file), {}, {}, {}, std::move(result.conflicts)};
}

/// Why these versions cannot be merged; none if they can.
std::optional<Error> refusalOf(const MergeRequest& request)
{
    bool isSidecar = false, isLibrary = false, isNewer = false;
    for (const VersionedFile& file : request.files) {
        isSidecar = isSidecar || std::holds_alternative<TagSidecar>(file);
        isLibrary = isLibrary || std::holds_alternative<LibraryFile>(file);
        isNewer =
            isNewer || versionOf<TagSidecar>(file).isReadOnly || versionOf<LibraryFile>(file).isReadOnly;
    }
    if (isSidecar && isLibrary)
        return Error{"versions.kinds", "sidecars and library files cannot be merged with one another",
                     request.shown};
    if (!isSidecar && !isLibrary)
        return Error{"versions.format", "all three versions are empty; nothing to merge", request.shown};
    if (isNewer)
        return Error{"sidecar.newer-version",
                     "a newer version of Tagline wrote one of the files; merge them with that version",
                     request.shown};
    return std::nullopt;
}

std::string sideText(const std::optional<std::string>& json) { return json ? inOneLine(*json) : "nothing"; }

/// `walk: terrain on [0, 20): ours is "gravel", theirs "sand", before "grass"`.
std::string conflictText(const SidecarConflict& conflict)
{
    std::string text;
    if (!conflict.clip.empty()) text = shownName(conflict.clip, conflict.index) + ": ";
    text += conflict.what;
    if (conflict.range)
        text += " on [" + std::to_string(conflict.range->start) + ", " +
                std::to_string(conflict.range->stop) + ')';
    return text + ": ours is " + sideText(conflict.ours) + ", theirs " + sideText(conflict.theirs) +
           ", before " + sideText(conflict.base);
}

/// Prints the conflicts of both sides; as errors unless they are decided.
void printConflicts(const MergeRequest& request, const MergeAnswer& answer, bool isDecided)
{
    const std::string kept = request.isTheirsKept ? "; theirs is kept" : "; ours is kept";
    const auto tell = [&](const std::string& text) {
        if (isDecided)
            printNote(request.shown, text + kept);
        else
            printError({"versions.conflict", text + kept, request.shown});
    };
    for (const SidecarConflict& conflict : answer.conflicts) tell(conflictText(conflict));
    for (const std::string& member : answer.members) tell("both sides changed " + member);
    for (const SidecarConflict& caption : answer.captions)
        printNote(request.shown, conflictText(caption) + "; both are kept");
    if (!answer.records.empty())
        printNote(request.shown, "who tagged, when, how sure or a note differs on " +
                                     counted(std::int64_t(answer.records.size()), "range") + kept);
}

void writeConflicts(std::string_view key, const std::vector<SidecarConflict>& conflicts, JsonWriter& json)
{
    json.key(key).beginArray();
    for (const SidecarConflict& conflict : conflicts) {
        json.beginObject();
        if (!conflict.clip.empty()) json.member("clip", conflict.clip);
        if (conflict.index) json.member("index", std::int64_t(*conflict.index));
        json.member("what", conflict.what);
        if (conflict.range) {
            json.key("range").beginArray(JsonWriter::Layout::Inline);
            json.integer(conflict.range->start).integer(conflict.range->stop).endArray();
        }
        if (conflict.base) json.key("base").raw(*conflict.base);
        if (conflict.ours) json.key("ours").raw(*conflict.ours);
        if (conflict.theirs) json.key("theirs").raw(*conflict.theirs);
        json.endObject();
    }
    json.endArray();
}

std::string mergeJson(const MergeRequest& request, const MergeAnswer& answer)
{
    JsonWriter json;
    json.beginObject().member("kept", request.isTheirsKept ? "theirs" : "ours");
    writeConflicts("conflicts", answer.conflicts, json);
    writeConflicts("records", answer.records, json);
    writeConflicts("captions", answer.captions, json);
    json.key("members").beginArray();
    for (const std::string& member : answer.members) json.string(member);
    json.endArray().endObject();
    return std::move(json).finished();
}

int finishMerge(const MergeRequest& request, const CommandArguments& arguments)
{
    const bool areSidecars =
        std::any_of(request.files.begin(), request.files.end(),
                    [](const VersionedFile& file) { return std::holds_alternative<TagSidecar>(file); });
    const MergeAnswer answer = areSidecars ? mergedSidecars(request) : mergedLibraries(request);
    const bool isDecided = arguments.value("--prefer").has_value();
    printConflicts(request, answer, isDecided);
    int printed = ExitDone;
    if (const auto output = arguments.value("-o")) {
        const auto path = CommandArguments({*output}, {}).paths().front();
        if (const auto done = writeCommandFile(path, answer.bytes); !done) {
            printError(done.error());
            return ExitBadInput;
        }
        if (arguments.has("--json")) printed = print(mergeJson(request, answer), OutputForm::Json);
    } else {
        printed = print(answer.bytes, OutputForm::Bytes);
    }
    const bool isOpen = !isDecided && !(answer.conflicts.empty() && answer.members.empty());
    return isOpen ? int(ExitBadInput) : printed;
}

int mergeFiles(const CommandArguments& arguments)
{
    const std::vector<std::string> paths = arguments.paths();
    MergeRequest request;
    request.isTheirsKept = arguments.value("--prefer") == QString("theirs");
    request.shown = arguments.value("--name").value_or(arguments.positional()[1]).toStdString();
    bool isComplete = true;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto content = readFile(paths[i], TagSidecar::largestBytes + 3);
        auto file =
            content ? readVersionedFile(content->bytes, arguments.value("--name") ? request.shown : paths[i])
                    : Result<VersionedFile>(content.error());
        if (file)
            request.files[i] = *std::move(file);
        else
            printError(file.error());
        isComplete = isComplete && file;
    }
    if (!isComplete) return ExitBadInput;
    if (request.isTheirsKept) std::swap(request.files[1], request.files[2]);
    if (const auto refused = refusalOf(request)) {
        printError(*refused);
        return ExitBadInput;
    }
    return finishMerge(request, arguments);
}

CommandOptions mergeFilesOptions()
{
    return {
        {"--install", "--yes", "--json"}, {"-o", "--prefer", "--name"}, {{"--prefer", {"ours", "theirs"}}}};
}

int runMergeFiles(const QStringList& given)
{
    const CommandArguments arguments(given, mergeFilesOptions());
    QString wrong = arguments.problem();
    const qsizetype paths = arguments.positional().size();
    if (wrong.isEmpty() && arguments.has("--install") && paths > 1) wrong = "--install takes one repository";
    if (wrong.isEmpty() && !arguments.has("--install") && paths != 3)
        wrong = "BASE, OURS and THEIRS are needed; see tagline help merge-files";
    if (const auto side = arguments.value("--prefer");
        wrong.isEmpty() && side && *side != "ours" && *side != "theirs")
        wrong = "--prefer takes ours or theirs, not \"" + *side + '"';
    if (wrong.isEmpty() && arguments.has("--json") && !arguments.value("-o"))
        wrong = "--json needs -o FILE: else the merged file itself is printed";
    if (!wrong.isEmpty()) return usageError("merge-files: " + wrong);
    return arguments.has("--install") ? installInRepository(arguments) : mergeFiles(arguments);
}

} // namespace

Command mergeFilesCommand()
{
    return {
        "merge-files",
        "join two changed versions of a sidecar or library file; git's merge driver",
        "Usage: tagline merge-files BASE OURS THEIRS [-o FILE] [--prefer ours|theirs] [--json]\n"
        "       tagline merge-files --install [REPOSITORY] [--yes]\n\n"
        "BASE is the version that OURS and THEIRS came from; an empty file where there is none. Tags merge\n"
        "frame by frame: a frame keeps a tag where all three have it, and gets one that either side gave "
        "it.\n"
        "So tags never conflict. A property conflicts on frames that both sides gave another value, and a\n"
        "member of a library file where both sides changed it otherwise. The result has OURS there, each\n"
        "conflict is named with both values, and the status is 8; BASE, OURS and THEIRS stay as they are\n"
        "(but for -o), so that nothing is lost. Git marks such a file as unmerged and keeps all three.\n\n"
        "  -o FILE        write the result there, OURS itself too; else it is printed\n"
        "  --prefer SIDE  take this side in conflicts, name them, and end with status 0: ours or theirs\n"
        "  --name PATH    the name of the file in messages\n"
        "  --json         with -o, print JSON: {\"kept\", \"conflicts\": [{\"clip\", \"what\", \"range\",\n"
        "                 \"base\", \"ours\", \"theirs\"}], \"records\", \"captions\", \"members\"};\n"
        "                 captions are those that both sides wrote anew: both are kept, with a note\n"
        "  --install      let git merge and show files of tags so: writes lines to the repository's\n"
        "                 .gitattributes and settings to its .git/config, after asking\n"
        "  --yes          with --install, do not ask\n",
        runMergeFiles,
        mergeFilesOptions(),
        {"tagline merge-files base.tags.json ours.tags.json theirs.tags.json -o merged.tags.json"},
        true};
}

} // namespace tagline
