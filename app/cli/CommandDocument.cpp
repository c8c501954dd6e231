#include "app/cli/CommandDocument.h"

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/document/library/NewTags.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/LeftFiles.h"
#include "core/library/commands/CommandWords.h"
#include "core/library/moved/SourceFit.h"
#include "core/library/opening/NamesWithoutText.h"
#include "core/library/opening/UnwritableFolders.h"
#include "core/support/text/PathText.h"
#include "core/support/text/TextLists.h"
#include "core/system/FolderEntries.h"
#include "core/system/saving/DurableFile.h"

#include <QDateTime>

#include <filesystem>
#include <set>

namespace tagline {
namespace {

std::vector<std::string> absolute(std::vector<std::string> paths)
{
    std::error_code ignored;
    for (std::string& path : paths)
        path = std::filesystem::absolute(path, ignored).lexically_normal().generic_string();
    return paths;
}

Error noLibraryFile()
{
    return commandError("library.no-file",
                        "this changes the vocabulary, which is kept in a library file (name.tagline): add "
                        "one to the paths; tagline vocabulary new makes one");
}

/// The commands for version control, which the window takes from its settings.
VersionCommands environmentCommands()
{
    return {commandWords(qEnvironmentVariable("TAGLINE_CHECK_OUT").toStdString()),
            commandWords(qEnvironmentVariable("TAGLINE_ADD").toStdString())};
}

/// Whether the file exists, and may be writable although a new file in its place is refused.
bool mayHelpToWriteDirectly(const Error& error)
{
    return error.code == "file.write" && commandMode().writingWay == WritingWay::Replacing &&
           checkWritable(error.file, WritingWay::Direct) && isFileAt(error.file);
}

/// Adds advice to errors of writing: about files under version control, and about folders that refuse a new
/// file in their place.
std::vector<Error> withAdvice(std::vector<Error> errors)
{
    for (Error& error : errors)
        if (error.code == "file.read-only" && environmentCommands().checkOut.empty())
            error.message += ", or set TAGLINE_CHECK_OUT (tagline help)";
        else if (mayHelpToWriteDirectly(error))
            error.message += ", or give --write-directly to write into the file itself";
    return errors;
}

/// Whether the file is read-only, and a command is set that makes it writable.
bool isToBeCheckedOut(const Error& error)
{
    return error.code == "file.read-only" && !environmentCommands().checkOut.empty();
}

} // namespace

CommandDocument::CommandDocument(const std::vector<std::string>& paths, const std::string& named)
{
    m_document.setVersionCommands(environmentCommands());
    m_opened = absolute(paths);
    m_inside = m_opened;
    if (!named.empty()) m_inside.push_back(absolute({named}).front());
    LibraryScan scan = scanLibrary(paths);
    m_folder = commandFolder(scan, paths);
    addNamedLibrary(scan, named);
    refuseNamesWithoutText(scan);
    removeLeftFiles({standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()}, foldersOf(scan));
    printLibraryNotices(scan);
    if (scan.libraries.size() > 1)
        m_refusal = Error{"command.two-libraries",
                          "only one library can be edited at a time; " + scan.libraries[0].shown +
                              " is another library file",
                          scan.libraries[1].shown};
    // Edits made without its vocabulary would not fit it once it can be read again.
    for (const Error& error : scan.errors)
        if (isLibraryPath(error.file))
            m_refusal = Error{"command.library-unreadable",
                              "nothing was changed, because this library file cannot be read", error.file};
    m_document.addScan(scan, m_opened);
    CommandSources sources = readSources(scan.sources);
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    for (std::size_t i = 0; i < sources.loaded.size(); ++i)
        if (const auto id = library().findSource(scan.sources[i].path))
            loaded.emplace_back(*id, std::move(sources.loaded[i]));
    m_document.takeLoaded(std::move(loaded));
    m_document.takeFormerMotions(comparedMotions(library(), commandCacheFolder()));
    std::erase_if(scan.errors, [](const Error& error) { return error.code == "scan.model-missing"; });
    printLibraryMessages(library(), scan.errors, sources.sidecarErrors);
    m_isComplete = scan.errors.empty() && sources.sidecarErrors.empty() && areAllSourcesReady(library());
    if (commandMode().isStrict && !m_isComplete && !m_refusal) m_refusal = strictRefusal();
}

Error commandError(std::string code, std::string message)
{
    Error error;
    error.code = std::move(code);
    error.message = std::move(message);
    return error;
}

Result<TagId> CommandDocument::tag(const QString& typed) const
{
    const TagResolution meant = library().vocabulary().resolve(typed.toStdString());
    if (const auto* id = std::get_if<TagId>(&meant)) return *id;
    const std::string quoted = '"' + typed.toStdString() + '"';
    if (const auto* several = std::get_if<AmbiguousTag>(&meant))
        return commandError("tag.ambiguous",
                            quoted + " could mean " + orList(several->candidates) + "; give the full name");
    const UnknownTag& unknown = std::get<UnknownTag>(meant);
    if (unknown.isNamespace) return commandError("tag.namespace", quoted + " is a namespace, not a tag");
    const std::string guess = unknown.suggestion.empty() ? "" : "; did you mean " + unknown.suggestion + "?";
    return commandError("tag.unknown", "there is no tag " + quoted + guess + adviceOnLibrary());
}

/// Of clips that are given by themselves no library file is read; empty where none lies beside them.
std::string CommandDocument::adviceOnLibrary() const
{
    if (!m_document.libraryPath().empty()) return {};
    std::set<std::string> looked;
    for (const std::string& path : m_opened) {
        std::error_code fault;
        if (std::filesystem::is_directory(path, fault) || !looked.insert(folderOf(path)).second) continue;
        for (std::filesystem::directory_iterator at(folderOf(path), fault), end; !fault && at != end;
             at.increment(fault)) {
            const std::string name = at->path().filename().string();
            if (isLibraryPath(name) && isFileAt(at->path().string()))
                return "; " + name +
                       ", which lies beside the clips, is not read: give the folder, or --library " + name;
        }
    }
    return {};
}

void CommandDocument::defineUsedTags(const std::vector<std::string>& names)
{
    if (missingDefinitions(m_document, names).empty()) return;
    const auto writable = checkWritable(m_document.libraryPath(), commandMode().writingWay);
    if (writable || isToBeCheckedOut(writable.error()))
        tagline::defineUsedTags(m_document, names, QString("New Tag"));
}

/// Why the library file cannot be written; none if it can, or need not be.
std::optional<Error> CommandDocument::foreseenLibraryError() const
{
    if (!m_document.isLibraryFileModified()) return std::nullopt;
    const std::string& path = m_document.libraryPath();
    if (path.empty()) return noLibraryFile();
    if (m_document.savedLibraryFile().isReadOnly)
        return Error{"library.newer-version", "a newer version of Tagline wrote this library file", path};
    const auto writable = checkWritable(path, commandMode().writingWay);
    if (writable || isToBeCheckedOut(writable.error())) return std::nullopt;
    return writable.error();
}

/// Errors of all files that are to be written and may not be. Errors that only writing finds, such as a full
/// disk, are not among them.
std::vector<Error> CommandDocument::foreseenErrors() const
{
    std::vector<Error> errors;
    TagVocabulary vocabulary = library().vocabulary(); // merged changes of other programs may bring names
    for (const SourceId id : library().modifiedSources()) {
        const LibrarySource& source = library().source(id);
        if (source.isReadOnly())
            errors.push_back({"sidecar.newer", "its tags may not be changed", source.shown});
        else {
            SaveRequest request = library().saveRequest(id);
            request.way = commandMode().writingWay;
            if (auto error = foreseenSaveError(request, vocabulary); error && !isToBeCheckedOut(*error))
                errors.push_back(*std::move(error));
        }
    }
    if (auto error = foreseenLibraryError()) errors.push_back(*std::move(error));
    return errors;
}

/// Whether no folder to be written lies outside of the given paths, or --outside-library permits that.
bool CommandDocument::mayWriteEverywhere() const
{
    std::set<std::string> folders;
    for (const SourceId id : library().modifiedSources()) folders.insert(folderOf(library().source(id).path));
    const std::set<std::string> outside = foldersOutside(m_inside, folders);
    for (const std::string& folder : outside)
        if (commandMode().mayWriteOutside)
            printNote(folder, "lies outside of the paths that were given (a link or the library file leads "
                              "there), and tags are written there");
        else
            printError({"command.outside-library",
                        "nothing was written, because tags would be written here, outside of the paths that "
                        "were given (a link or the library file leads here): give this folder as well, or "
                        "--outside-library",
                        folder});
    return outside.empty() || commandMode().mayWriteOutside;
}

int CommandDocument::save()
{
    if (commandMode().isStrict)
        if (const std::vector<Error> foreseen = foreseenErrors(); !foreseen.empty()) {
            printErrors(withAdvice(foreseen));
            printError({"command.strict", "nothing was written, because not everything can be (--strict)",
                        "tagline"});
            return ExitBadInput;
        }
    if (!mayWriteEverywhere()) return ExitBadInput;
    const SaveReport report = m_document.save(ConflictChoice::Ask, {}, {}, commandMode().writingWay);
    printErrors(withAdvice(report.errors));
    for (const std::string& file : report.mergedFiles)
        printNote(file, "another program changed it meanwhile; the changes of both sides are kept");
    if (const std::size_t lost = report.lostBackups.size(); lost > 0) {
        const Error& first = report.lostBackups.front();
        printNote(first.file, "what " + (lost == 1 ? "a file" : std::to_string(lost) + " files") +
                                  " held before could not be kept as a backup: " + first.message);
    }
    for (const Error& each : report.notAdded) printNote(each.file, each.message);
    for (const SourceId source : report.conflictingSources)
        printError(
            {"sidecar.conflict",
             "another program set other property values on the same frames; this sidecar was not written",
             library().source(source).shown});
    const bool isSaved = report.errors.empty() && report.conflictingSources.empty();
    if (!report.needsLibraryPath) return isSaved ? ExitDone : ExitBadInput;
    printError(noLibraryFile());
    return ExitBadInput;
}

} // namespace tagline
