// `tagline backups`: lists the former versions of a sidecar or a library file, and restores them.

#include "app/cli/Command.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/DifferenceText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LinklessPath.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/DirectSaving.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/library/versions/VersionedFile.h"
#include "core/system/FolderLock.h"
#include "core/system/saving/DurableFile.h"

#include <QDateTime>

namespace tagline {
namespace {

/// A file and its backups. Unreadable content is empty, and reported.
struct KeptVersions
{
    std::string path; ///< path of the file, absolute and without links
    bool isLibrary = false;
    TagSidecar now;
    LibraryFile libraryNow;             ///< if it is a library file
    std::vector<SidecarBackup> backups; ///< the newest first
};

/// The file for a path: the file itself, or the sidecar of a model.
std::string fileMeantBy(const std::string& path)
{
    return linklessPath(modelPathOfSidecar(path) || isLibraryPath(path) ? path : sidecarPath(path));
}

/// Reads the present content of the file; returns the error if it is unreadable.
std::optional<Error> takeNow(KeptVersions& kept, std::string_view bytes)
{
    if (kept.isLibrary) {
        auto now = readLibraryFile(bytes, kept.path);
        if (!now) return now.error();
        kept.libraryNow = *std::move(now);
        return std::nullopt;
    }
    auto now = readTagSidecar(bytes, kept.path);
    if (!now) return now.error();
    kept.now = *std::move(now);
    return std::nullopt;
}

/// The changes that restoring a backup would make. Errors: those of reading it.
Result<SidecarDifference> differenceOf(const KeptVersions& kept, const SidecarBackup& backup)
{
    if (!kept.isLibrary) {
        const auto then = readBackup(backup);
        if (!then) return then.error();
        return differenceBetween(kept.now, *then);
    }
    const auto then = readLibraryBackup(backup);
    if (!then) return then.error();
    SidecarDifference difference;
    difference.other = differenceBetween(kept.libraryNow, *then);
    return difference;
}

/// The changes that restoring a backup would make; none, after printing the error, if it cannot be read.
std::optional<SidecarDifference> wayBack(const KeptVersions& kept, const SidecarBackup& backup)
{
    auto difference = differenceOf(kept, backup);
    if (difference) return *std::move(difference);
    printError(difference.error());
    return std::nullopt;
}

struct ReasonText
{
    const char* json;
    const char* words;
};

/// Text on why a backup was made.
ReasonText reasonText(BackupReason reason)
{
    switch (reason) {
    case BackupReason::Saved:
        return {"saved", "before edits were saved"};
    case BackupReason::Removed:
        return {"removed", "before its last tag was removed"};
    case BackupReason::Restored:
        return {"restored", "before a backup was restored"};
    case BackupReason::Unknown:
        break;
    }
    return {"unknown", "before it was replaced"};
}

std::string lineOfBackup(std::size_t number, const SidecarBackup& backup,
                         const std::optional<SidecarDifference>& difference)
{
    std::string line = std::to_string(number) + "  " + shownTime(backup.time) + "  " +
                       reasonText(backup.reason).words + ": ";
    if (!difference) return line + "cannot be read\n";
    if (difference->isEmpty()) return line + "as the file is now\n";
    const DifferenceTotals totals = totalsOf(*difference);
    return line + "restoring it adds " + counted(totals.added, "range") + ", removes " +
           std::to_string(totals.removed) + ", changes " + std::to_string(totals.changed) + "; " +
           counted(totals.other, "other difference") +
           (totals.signatures > 0 ? ", " + counted(totals.signatures, "record") + " of author or time" : "") +
           '\n';
}

void writeBackup(std::size_t number, const SidecarBackup& backup,
                 const std::optional<SidecarDifference>& difference, JsonWriter& json)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(backup.time, Qt::UTC);
    json.beginObject().member("number", std::int64_t(number));
    json.member("time", time.toString(Qt::ISODateWithMs).toStdString()).member("path", backup.path);
    json.member("reason", reasonText(backup.reason).json);
    if (difference) {
        const DifferenceTotals totals = totalsOf(*difference);
        json.key("isSame").boolean(difference->isEmpty());
        json.member("adds", totals.added).member("removes", totals.removed);
        json.member("changes", totals.changed).member("signatures", totals.signatures);
        json.member("other", totals.other);
    }
    json.endObject();
}

int listBackups(const KeptVersions& kept, bool isJson)
{
    std::string text;
    JsonWriter json;
    json.beginObject().member(kept.isLibrary ? "library" : "sidecar", kept.path);
    json.key("backups").beginArray();
    bool isComplete = true;
    for (std::size_t i = 0; i < kept.backups.size(); ++i) {
        const auto difference = wayBack(kept, kept.backups[i]);
        isComplete = isComplete && difference;
        text += lineOfBackup(i + 1, kept.backups[i], difference);
        writeBackup(i + 1, kept.backups[i], difference, json);
    }
    json.endArray().endObject();
    if (text.empty()) text = "No backups\n";
    const int printed = isJson ? print(std::move(json).finished(), OutputForm::Json) : print(text);
    return isComplete ? printed : int(ExitBadInput);
}

/// Backs up the present file, and writes the backup in its place.
Result<void> restored(const KeptVersions& kept, const SidecarBackup& backup)
{
    const auto old = readFile(backup.path, TagSidecar::largestBytes + 3);
    if (!old) return old.error();
    if (const auto good = differenceOf(kept, backup); !good) return good.error();
    const std::string bytes = old->bytes;
    const WritingWay way = commandMode().writingWay;
    return lockedAndRetried(kept.path, [&]() -> Result<void> {
        FileStamp stamp;
        std::string backupOfNow;
        const auto now = readFile(kept.path, TagSidecar::largestBytes + 3);
        if (!now && now.error().code != "file.missing") return now.error();
        if (now) {
            const BackupPlace place{standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()};
            const auto done = keepBackup(placeFor(way, place), kept.path, now->bytes, BackupReason::Restored);
            if (!done) return done.error();
            backupOfNow = *done;
            stamp = now->stamp;
        }
        const auto written = writeBy(way, kept.path, bytes, stamp);
        return written ? written : withBackupNamed(written.error(), backupOfNow);
    });
}

int restore(const KeptVersions& kept, std::size_t number, bool isJson)
{
    if (number == 0 || number > kept.backups.size()) {
        printError({"command.no-backup",
                    kept.backups.empty() ? "has no backups"
                                         : "has the backups 1 to " + std::to_string(kept.backups.size()),
                    kept.path});
        return ExitBadInput;
    }
    const SidecarBackup& backup = kept.backups[number - 1];
    const auto difference = wayBack(kept, backup);
    if (!difference) return ExitBadInput;
    if (const auto done = restored(kept, backup); !done) {
        printError(done.error());
        return ExitBadInput;
    }
    const std::vector<FileDifference> files{{kept.path, true, true, *difference}};
    return print(isJson ? differenceJson(files) : differenceText(files),
                 isJson ? OutputForm::Json : OutputForm::Text);
}

CommandOptions backupsOptions() { return {{"--json"}, {"--restore"}}; }

int runBackups(const QStringList& given)
{
    const CommandArguments arguments(given, backupsOptions());
    if (!arguments.problem().isEmpty()) return usageError("backups: " + arguments.problem());
    const std::vector<std::string> paths = arguments.paths();
    if (paths.size() != 1) return usageError("backups: one FILE is needed; see tagline help backups");
    bool isNumber = true;
    const auto number = arguments.value("--restore").value_or("0").toULongLong(&isNumber);
    if (!isNumber) return usageError("backups: --restore takes the number of a backup, such as 1");

    KeptVersions kept{fileMeantBy(paths.front()), isLibraryPath(paths.front()), {}, {}, {}};
    kept.backups = backupsOf(standardBackupFolder(), kept.path);
    const auto content = readFile(kept.path, TagSidecar::largestBytes + 3);
    if (!content && (content.error().code != "file.missing" || kept.backups.empty())) {
        printError(content.error());
        return ExitBadInput;
    }
    if (content)
        if (const auto fault = takeNow(kept, content->bytes))
            printNote(kept.path, "cannot be read, and is taken for empty: " + fault->message);
    const bool isJson = arguments.has("--json");
    return arguments.value("--restore") ? restore(kept, number, isJson) : listBackups(kept, isJson);
}

} // namespace

Command backupsCommand()
{
    return {
        "backups",
        "list what a file of tags held before it was replaced, and restore it",
        "Usage: tagline backups FILE [--restore N] [--json]\n\n"
        "FILE is a sidecar, a model file for the sidecar of its default set, or a library file. Whatever\n"
        "Tagline replaces is kept in the user's folder of states (TAGLINE_STATE_DIR, else\n"
        "~/.local/state/tagline): the last ten of each file, and the last one of each of the last seven\n"
        "days. The newest is 1. In the window: File, Restore from Backup.\n\n"
        "  --restore N  write backup N in the sidecar's place, and say what changed; what was there is\n"
        "               kept as the newest backup\n"
        "  --json       print JSON: {\"sidecar\" (or \"library\"), \"backups\": [{\"number\", \"time\", "
        "\"path\",\n"
        "               \"reason\", \"isSame\", \"adds\", \"removes\", \"changes\", \"other\"}]}; with "
        "--restore\n"
        "               what changed, as tagline diff has it\n",
        runBackups,
        backupsOptions(),
        {"tagline backups sample/walk.glb"},
        true};
}

} // namespace tagline
