#include "app/presenters/files/SavePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/EditJournal.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/UnsavedCopies.h"
#include "app/document/library/watching/DiskWatch.h"
#include "app/presenters/files/FileTexts.h"
#include "app/presenters/files/OpenedPaths.h"
#include "app/presenters/files/SaveProgress.h"
#include "app/presenters/files/SaveRemedies.h"
#include "app/presenters/files/UnsavedWords.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/versions/ConflictDialog.h"
#include "core/library/LinklessPath.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/commands/CommandWords.h"
#include "core/library/opening/UnwritableFolders.h"
#include "core/support/text/PathText.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/theme/messages/Question.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSettings>
#include <QWidget>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

namespace tagline {
namespace {

constexpr auto allowedKey = "files/writeOutside";
constexpr auto checkOutKey = "files/checkOutCommand";
constexpr auto addKey = "files/addCommand";

bool isReadOnly(const Error& error) { return error.code == "file.read-only" && canMakeWritable(error.file); }

/// Text about a save: the files written, merges, missing backups and failures of version control.
QString savedText(const SaveReport& report)
{
    QString text = SavePresenter::tr("Saved %n file(s)", nullptr, report.writtenFiles);
    if (!report.mergedFiles.empty())
        text += SavePresenter::tr(" · merged with another program's changes: %1")
                    .arg(QString::fromStdString(report.mergedFiles.front()));
    if (!report.lostBackups.empty())
        text += SavePresenter::tr(" · what they held before could not be kept as backups: %1")
                    .arg(firstOf(report.lostBackups));
    if (!report.notAdded.empty())
        text += SavePresenter::tr(" · version control was not told: %1 (Edit ▸ Settings… ▸ Saving)")
                    .arg(firstOf(report.notAdded));
    return text;
}

/// Adds the results of an earlier try to the report of a save that was tried once more.
SaveReport withEarlier(SaveReport next, const SaveReport& before)
{
    next.writtenFiles += before.writtenFiles;
    next.isLibraryFileWritten = next.isLibraryFileWritten || before.isLibraryFileWritten;
    next.mergedFiles.insert(next.mergedFiles.begin(), before.mergedFiles.begin(), before.mergedFiles.end());
    next.lostBackups.insert(next.lostBackups.begin(), before.lostBackups.begin(), before.lostBackups.end());
    next.notAdded.insert(next.notAdded.begin(), before.notAdded.begin(), before.notAdded.end());
    return next;
}

/// Makes read-only files writable if the user agrees. False if not.
bool askReadOnly(QWidget* parent, const std::vector<Error>& errors)
{
    std::vector<Error> readOnly;
    std::copy_if(errors.begin(), errors.end(), std::back_inserter(readOnly), isReadOnly);
    const QString question =
        SavePresenter::tr("Some files are read only:\n%1\n\nMake them writable and save?")
            .arg(errorList(readOnly));
    if (!isWanted({.title = SavePresenter::tr("Save"),
                   .text = question,
                   .verb = SavePresenter::tr("Make Writable and Save")},
                  parent))
        return false;
    // If this fails the next save reports that the file is still read only.
    for (const Error& error : readOnly) (void)makeWritable(error.file);
    return true;
}

/// The path, or one with a number if that file exists.
QString unusedPath(const QString& path)
{
    QString unused = path;
    for (int number = 2; QFileInfo::exists(unused); ++number)
        unused = QFileInfo(path).path() + '/' + QFileInfo(path).completeBaseName() +
                 QString("-%1.tagline").arg(number);
    return unused;
}

} // namespace

SavePresenter::SavePresenter(const PresenterContext& context, DiskWatch& watch, EditJournal& journal,
                             OpenedPaths& opened)
    : Presenter(context)
    , m_watch(watch)
    , m_journal(journal)
    , m_opened(opened)
{
    m_actions.connectTo("file.save", this, [this] {
        if (m_document.isReadOnly())
            refuseToSave();
        else
            save();
    });
    m_actions.connectTo("file.saveAs", this, [this] { saveAs(); });
    obeyVersionCommands();
}

QString SavePresenter::checkOutCommand() const { return m_settings.value(checkOutKey).toString(); }

QString SavePresenter::addCommand() const { return m_settings.value(addKey).toString(); }

void SavePresenter::setCheckOutCommand(const QString& typed)
{
    m_settings.setValue(checkOutKey, typed.trimmed());
    obeyVersionCommands();
}

void SavePresenter::setAddCommand(const QString& typed)
{
    m_settings.setValue(addKey, typed.trimmed());
    obeyVersionCommands();
}

void SavePresenter::obeyVersionCommands()
{
    m_document.setVersionCommands(
        {commandWords(checkOutCommand().toStdString()), commandWords(addCommand().toStdString())});
}

QString SavePresenter::openName() const
{
    const QString library = QFileInfo(QString::fromStdString(m_document.libraryPath())).fileName();
    return library.isEmpty() ? m_opened.name() : library;
}

void SavePresenter::refuseToSave()
{
    emit refused(tr("%1 is open read-only: nothing is saved. File ▸ Save As makes a library of your own, "
                    "File ▸ Open for Editing lets you change it here.")
                     .arg(openName().isEmpty() ? tr("This library") : openName()));
}

void SavePresenter::saveAs()
{
    const std::string former = m_document.libraryPath();
    QString path =
        askedLibraryPath(&m_window, tr("Save Library File As"),
                         QString::fromStdString(former.empty() ? m_document.proposedLibraryPath() : former));
    if (path.isEmpty() || m_isSaving) return;
    const bool wasReadOnly = m_document.isReadOnly();
    path = libraryWrittenAsking(path);
    if (path.isEmpty()) return;
    emit savedElsewhere(); // while the former one is known to be open
    m_opened.replaceLibraryFile(QString::fromStdString(former),
                                path); // recovered edits belong to the new one
    if (m_document.isModified() && !save()) return;
    emit done(wasReadOnly ? tr("Saved as %1, which can be edited. Tags lie beside their clips: other windows "
                               "take over what is saved of them.")
                                .arg(path)
                          : tr("Saved as %1").arg(path));
}

/// Path of the library file after writing it: `path`, or a person's choice after that failed; empty for none.
QString SavePresenter::libraryWrittenAsking(const QString& path)
{
    QString place = path;
    int triedAgain = 0;
    while (!place.isEmpty()) {
        const std::string file = place.toStdString();
        const auto error = libraryWrittenTo(file, WritingWays(m_directFolders).of(linklessPath(file)));
        if (!error) return place;
        const SaveRemedy chosen = chosenAndKept({tr("The library file was not saved."),
                                                 {*error},
                                                 tr("&Save As…"),
                                                 tr("Choose another place for the library file"),
                                                 triedAgain});
        if (chosen == SaveRemedy::None) return {};
        triedAgain = chosen == SaveRemedy::TryAgain ? triedAgain + 1 : 0;
        if (chosen == SaveRemedy::SaveElsewhere)
            place = askedLibraryPath(&m_window, tr("Save Library File As"), place);
    }
    return {};
}

std::optional<Error> SavePresenter::libraryWrittenTo(const std::string& path, WritingWay way)
{
    const QScopedValueRollback<bool> saving(m_isSaving, true);
    SaveProgress progress(1, m_window);
    return m_document.saveLibraryAs(
        path, [&](const std::function<void(const GoOn&)>& work) { progress.run(work); }, way);
}

QStringList SavePresenter::foldersAllowed() const { return m_settings.value(allowedKey).toStringList(); }

void SavePresenter::forgetAllowed() { m_settings.remove(allowedKey); }

/// Whether files outside of the opened paths, by a link or the library file, may be written; asked once.
bool SavePresenter::mayWriteOutside()
{
    std::vector<std::string> opened;
    const QStringList allowed = foldersAllowed();
    for (const QString& path : m_opened.paths() + allowed) opened.push_back(path.toStdString());
    const ClipLibrary& library = m_document.library();
    std::set<std::string> folders;
    for (const SourceId source : library.modifiedSources())
        folders.insert(folderOf(library.source(source).path));
    QStringList outside;
    for (const std::string& folder : foldersOutside(opened, folders))
        outside << QString::fromStdString(folder);
    if (outside.isEmpty()) return true;
    const QString question =
        tr("Some clips lie outside of what you opened: a link leads there, or the library "
           "file names the folder.\n%1\nWrite tags there, now and from now on?")
            .arg(outside.join('\n'));
    if (!isWanted({.title = tr("Save"), .text = question, .verb = tr("Write There"), .isCautious = true},
                  &m_window)) {
        emit noted(
            tr("Nothing was saved. Undo the edits of those clips, or save and let their tags be written "
               "there."));
        return false;
    }
    m_settings.setValue(allowedKey, allowed + outside);
    return true;
}

SaveReport SavePresenter::savedOnce(const ConflictDecisions& decided)
{
    SaveProgress progress(int(m_document.library().modifiedSources().size()), m_window);
    return m_document.save(
        ConflictChoice::Ask, decided,
        [&](const std::function<void(const GoOn&)>& work) { progress.run(work); },
        WritingWays(m_directFolders), m_replacedFiles);
}

/// Saves once more, after a question was answered; what was written before counts too.
void SavePresenter::saveAgain(const ConflictDecisions& decided, SaveReport& report)
{
    report = withEarlier(savedOnce(decided), report);
}

/// A library file that lies there was not read, as a rule because it is damaged. Of two in a folder the first
/// by name is read.
bool SavePresenter::maySaveBesideOthers(const QString& proposed)
{
    const QStringList there = QFileInfo(proposed).dir().entryList({"*.tagline"}, QDir::Files);
    return there.isEmpty() ||
           isWanted(
               {.title = tr("Save"),
                .text =
                    tr("A library file lies there and is not the one that is open: %1. Of several in a "
                       "folder only "
                       "the first by name is read when the folder is opened: the other's colours, keys, "
                       "queries "
                       "and presets are not there then.\nIf it is damaged, mend it or bring back an earlier "
                       "version (File ▸ Restore from Backup…), and open it.")
                        .arg(there.join(QStringLiteral(", "))),
                .verb = tr("Save a New One…"),
                .isCautious = true},
               &m_window);
}

/// Asks for the place of the library file, for sides of conflicts, and whether files may be made writable.
/// A person who stopped the save is asked nothing more.
SaveReport SavePresenter::savedAskingAll()
{
    ConflictDecisions decided;
    SaveReport report = savedOnce(decided);
    if (report.needsLibraryPath) {
        const QString title =
            !report.errors.empty()
                ? tr("Some Tags Could Not Be Saved: Now the Library File (Vocabulary, Queries)")
            : report.writtenFiles > 0 ? tr("Tags Are Saved: Now the Library File (Vocabulary, Queries)")
                                      : tr("Save the Library File (Vocabulary, Queries)");
        const QString proposed = unusedPath(QString::fromStdString(m_document.proposedLibraryPath()));
        const QString path =
            maySaveBesideOthers(proposed) ? askedLibraryPath(&m_window, title, proposed) : QString();
        if (!path.isEmpty()) {
            m_document.setLibraryPath(path.toStdString());
            saveAgain(decided, report);
        }
    }
    while (!report.conflicts.empty() && report.cancelledFiles == 0) { // once more if files changed again
        const auto sides = askedSides(report.conflicts, &m_window);
        if (!sides) break;
        for (const auto& [clip, decision] : *sides) {
            std::vector<TakenSide>& taken = decided[clip].taken;
            taken.insert(taken.end(), decision.taken.begin(), decision.taken.end());
            decided[clip].whole = decision.whole;
            decided[clip].seen = decision.seen;
        }
        saveAgain(decided, report);
    }
    if (report.cancelledFiles == 0 && std::any_of(report.errors.begin(), report.errors.end(), isReadOnly) &&
        askReadOnly(&m_window, report.errors))
        saveAgain(decided, report);
    return report;
}

bool SavePresenter::save()
{
    if (m_isSaving) return false;
    if (!m_document.isModified()) {
        m_watch.lookAtAll(); // it reports what it finds
        return true;
    }
    if (!mayWriteOutside()) return false;
    const QScopedValueRollback<bool> saving(m_isSaving, true);
    m_replacedFiles.clear();
    const bool hadLibraryPath = !m_document.libraryPath().empty();
    std::set<std::string> direct = foldersWrittenDirectly();
    SaveReport report = savedAskingAll();
    int triedAgain = 0;
    while (!report.errors.empty()) {
        m_journal.write(); // unsaved edits can be recovered, whatever is chosen
        const SaveRemedy chosen = remedyFor(report, triedAgain);
        if (chosen == SaveRemedy::SaveElsewhere && !saveCopies()) continue; // a person may choose otherwise
        if (chosen == SaveRemedy::ReplaceDamaged) m_replacedFiles.merge(damagedFiles(report.errors));
        if (chosen == SaveRemedy::None || chosen == SaveRemedy::SaveElsewhere) break;
        triedAgain = chosen == SaveRemedy::TryAgain ? triedAgain + 1 : 0;
        direct.merge(foldersWrittenDirectly());
        report = withEarlier(savedAskingAll(), report);
    }
    if (!hadLibraryPath && !report.isLibraryFileWritten) forgetLibraryPath();
    say(report, direct);
    m_journal.write();
    return report.isComplete() && !m_document.isModified(); // of what changed meanwhile
}

/// Takes back the place that a person chose for a new library file: nothing could be written there, so that
/// the next save asks again.
void SavePresenter::forgetLibraryPath()
{
    if (!m_document.libraryPath().empty()) m_document.setLibraryPath({});
}

SaveRemedy SavePresenter::remedyFor(const SaveReport& report, int triedAgain)
{
    return chosenAndKept({tr("Not everything was saved. Your edits are still here."), report.errors,
                          tr("Save a &Copy Elsewhere…"),
                          tr("Write what is not saved to another folder; it stays unsaved here"),
                          triedAgain});
}

/// Keeps the folders that are written directly until the program ends; trying again tries the usual way.
SaveRemedy SavePresenter::chosenAndKept(const FailedSave& failed)
{
    FailedSave told = failed;
    told.lastTried = QTime::currentTime();
    told.backupFolder = QString::fromStdString(standardBackupFolder());
    const SaveRemedy chosen = chosenRemedy(told, &m_window);
    if (chosen == SaveRemedy::WriteDirectly) m_directFolders.merge(foldersHelpedDirectly(failed.errors));
    if (chosen == SaveRemedy::TryAgain)
        for (const Error& error : failed.errors) m_directFolders.erase(folderOf(error.file));
    return chosen;
}

/// The folders in which a save would write files directly.
std::set<std::string> SavePresenter::foldersWrittenDirectly() const
{
    std::set<std::string> folders;
    if (m_directFolders.empty()) return folders;
    const WritingWays ways(m_directFolders);
    const auto add = [&](const std::string& path) {
        if (ways.of(path) == WritingWay::Direct) folders.insert(folderOf(path));
    };
    if (m_document.isLibraryFileModified()) add(m_document.libraryPath());
    const ClipLibrary& library = m_document.library();
    for (const SourceId source : library.modifiedSources()) add(library.source(source).path);
    return folders;
}

/// Saves copies of unsaved files in a folder that a person chooses. Returns whether they were written.
bool SavePresenter::saveCopies()
{
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Choose an Empty Folder for the Copies"));
    if (folder.isEmpty()) return false;
    SaveProgress progress(int(m_document.library().modifiedSources().size()), m_window);
    const auto copies =
        writeUnsavedCopies(m_document, QFile::encodeName(folder).toStdString(),
                           [&](const std::function<void(const GoOn&)>& work) { progress.run(work); });
    if (!copies) {
        showNotice(tr("Save"),
                   tr("No copies were saved. Your edits are still here.\n%1").arg(errorText(copies.error())),
                   &m_window);
        return false;
    }
    emit noted(
        tr("%n file(s) saved as copies in %1. In their own places they are not saved: Save tries again.",
           nullptr, int(copies->size()))
            .arg(folder));
    return true;
}

/// Tells which files were saved, and which were not.
void SavePresenter::say(const SaveReport& report, const std::set<std::string>& direct)
{
    QString text = savedText(report);
    if (!direct.empty() && report.writtenFiles > 0) {
        QStringList folders;
        for (const std::string& folder : direct) folders << QString::fromStdString(folder);
        text +=
            tr(" · written directly, as files in %1 are until Tagline is closed; what they held before is "
               "in %2")
                .arg(folders.join(QStringLiteral(", ")), QString::fromStdString(standardBackupFolder()));
    }
    if (report.cancelledFiles > 0)
        emit noted(
            tr("%1. Stopped: the tags of %n file(s) are not saved yet.", nullptr, report.cancelledFiles)
                .arg(text));
    else if (report.needsLibraryPath && !report.errors.empty())
        emit noted(tr("%1. Tags that could not be saved: %2. The vocabulary and saved queries were not "
                      "either: choose where to save the library file.")
                       .arg(text, firstOf(report.errors)));
    else if (report.needsLibraryPath)
        emit noted(tr("%1. The vocabulary and saved queries were not: choose where to save the library file.")
                       .arg(text));
    else if (!report.conflictingSources.empty())
        emit noted(
            tr("%1. %n file(s) with conflicts are as they were, here and on the disk: Save asks again.",
               nullptr, int(report.conflictingSources.size()))
                .arg(text));
    else if (report.isComplete() && report.lostBackups.empty() && report.notAdded.empty())
        emit done(text);
    else if (!report.lostBackups.empty() || !report.notAdded.empty())
        emit noted(text);
}

bool SavePresenter::mayDiscard()
{
    if (m_isSaving) return false;
    if (m_finish) m_finish(); // turns what was started into an edit, which the question counts
    if (!m_document.isModified()) return true;
    const Reply reply = replyTo(
        {.title = tr("Unsaved Changes"),
         .text = tr("Unsaved edits in %1: %2. Save them?", "library, what of it is unsaved")
                     .arg(openName().isEmpty() ? tr("this library") : openName(), unsavedText(m_document)),
         .detail = unsavedFilesText(m_document),
         .verb = tr("&Save"),
         .otherVerb = tr("&Discard Changes")},
        &m_window);
    return reply == Reply::Yes ? save() : reply == Reply::Other;
}

} // namespace tagline
