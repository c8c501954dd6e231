// What a person does with files: choose, save, export, close.

#include "app/Application.h"
#include "app/ImportSettingsDialog.h"
#include "app/actions/KeySheet.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/library/LibraryQueries.h"
#include "core/library/UnwritableFolders.h"
#include "core/support/PathText.h"
#include "core/system/processes/EndRequests.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

namespace tagline {
namespace {

QString modelFilter()
{
    QStringList patterns;
    for (const ImportFormat& format : importFormats()) {
        const QString ending = QString::fromUtf8(format.ending.data(), qsizetype(format.ending.size()));
        patterns << "*." + ending << "*." + ending.toUpper();
    }
    return Application::tr("Models and clips (%1);;All files (*)").arg(patterns.join(' '));
}

/// A name as a menu shows it, which takes a single & for the mark of a key.
QString menuText(QString name) { return name.replace('&', QStringLiteral("&&")); }

QString errorList(const std::vector<Error>& errors)
{
    QStringList lines;
    for (const Error& error : errors) lines << QString::fromStdString(error.text());
    return lines.join('\n');
}

/// One file by its name, several by their number.
QString filesText(const std::vector<std::string>& files)
{
    return files.size() == 1 ? QString::fromStdString(files.front())
                             : Application::tr("%Ln file(s)", nullptr, int(files.size()));
}

/// The first of so many, and how many more there are.
QString firstOf(const QString& first, std::size_t count)
{
    return count == 1 ? first : Application::tr("%1 (and %2 more)").arg(first).arg(count - 1);
}

QString firstOf(const std::vector<Error>& errors)
{
    return firstOf(QString::fromStdString(errors.front().text()), errors.size());
}

/// What another program changed, and what came of it.
QString newsText(const DiskNews& news)
{
    QStringList lines;
    if (!news.taken.empty())
        lines << Application::tr("Changed by another program and read again: %1").arg(filesText(news.taken));
    if (!news.merged.empty())
        lines << Application::tr("Changed by another program and merged with your edits: %1")
                     .arg(filesText(news.merged));
    if (!news.conflicting.empty())
        lines << Application::tr("Changed by another program, but not as here, so nothing was read: %1 "
                                 "(Save tells more)")
                     .arg(filesText(news.conflicting));
    std::vector<Error> gone, unreadable;
    std::partition_copy(news.errors.begin(), news.errors.end(), std::back_inserter(gone),
                        std::back_inserter(unreadable),
                        [](const Error& error) { return error.code == "disk.folder-gone"; });
    if (!gone.empty()) lines << firstOf(gone);
    if (!unreadable.empty())
        lines << Application::tr("Changed by another program and not readable any more: %1")
                     .arg(firstOf(unreadable));
    return lines.join(QStringLiteral(" · "));
}

bool isReadOnly(const Error& error) { return error.code == "file.read-only" && canMakeWritable(error.file); }

/// Saves once more, after a question was answered; what was written before counts too.
void saveAgain(LibraryDocument& document, ConflictChoice choice, SaveReport& report)
{
    SaveReport next = document.save(choice);
    next.writtenFiles += report.writtenFiles;
    next.mergedFiles.insert(next.mergedFiles.begin(), report.mergedFiles.begin(), report.mergedFiles.end());
    next.lostBackups.insert(next.lostBackups.begin(), report.lostBackups.begin(), report.lostBackups.end());
    report = std::move(next);
}

/// What was saved, and what is to be known of it.
QString savedText(const SaveReport& report)
{
    QString text = Application::tr("Saved %n file(s)", nullptr, report.writtenFiles);
    if (!report.mergedFiles.empty())
        text += Application::tr(" · merged with another program's changes: %1")
                    .arg(QString::fromStdString(report.mergedFiles.front()));
    if (!report.lostBackups.empty())
        text += Application::tr(" · what they held before could not be kept as backups: %1")
                    .arg(firstOf(report.lostBackups));
    return text;
}

/// A path for the library file; empty where the user wants none.
QString askForPlace(QWidget* parent, const QString& title, const QString& proposed)
{
    QString path = QFileDialog::getSaveFileName(parent, title, proposed,
                                                Application::tr("Tagline libraries (*.tagline)"));
    if (path.isEmpty() || isLibraryPath(path.toStdString())) return path;
    path += ".tagline"; // of this name the dialog did not ask whether it may be replaced
    const bool mayWrite = !QFileInfo::exists(path) ||
                          isWanted({.title = Application::tr("Save"),
                                    .text = Application::tr("%1 already exists. Replace it?").arg(path),
                                    .verb = Application::tr("Replace")},
                                   parent);
    return mayWrite ? path : QString();
}

/// Whether a new library may read all that lies in its folder; asked where something does.
bool mayReadFolder(QWidget* parent, const QString& folder)
{
    if (QDir(folder).isEmpty()) return true;
    const QString question = Application::tr("%1 is not empty. The new library will hold all clips in this "
                                             "folder and in the folders below it. Read them?");
    return isWanted({.title = Application::tr("New Library"),
                     .text = question.arg(folder),
                     .verb = Application::tr("Read Clips")},
                    parent);
}

/// Whose values are to stay; Ask where the user cannot say.
ConflictChoice askConflict(QWidget* parent)
{
    const QString question = Application::tr(
        "Another program changed the same properties on the same frames. Which values should be kept?");
    switch (replyTo({.title = Application::tr("Save"),
                     .text = question,
                     .verb = Application::tr("Keep Mine"),
                     .otherVerb = Application::tr("Keep Theirs")},
                    parent)) {
    case Reply::Yes:
        return ConflictChoice::Ours;
    case Reply::Other:
        return ConflictChoice::Theirs;
    case Reply::Cancelled:
        break;
    }
    return ConflictChoice::Ask;
}

/// Makes the files writable that are not, where the user wants it. False where not.
bool askReadOnly(QWidget* parent, const std::vector<Error>& errors)
{
    std::vector<Error> readOnly;
    std::copy_if(errors.begin(), errors.end(), std::back_inserter(readOnly), isReadOnly);
    const QString question = Application::tr("Some files are read only:\n%1\n\nMake them writable and save?")
                                 .arg(errorList(readOnly));
    if (!isWanted({.title = Application::tr("Save"),
                   .text = question,
                   .verb = Application::tr("Make Writable and Save")},
                  parent))
        return false;
    // Where this fails the next save says that the file is still read only.
    for (const Error& error : readOnly) (void)makeWritable(error.file);
    return true;
}

} // namespace

void Application::connectFileActions()
{
    m_actions.connectTo("file.new", this, [this] { openNew(); });
    m_actions.connectTo("file.open", this, [this] { openByDialog(false); });
    m_actions.connectTo("file.openFolder", this, [this] { openByDialog(true); });
    m_actions.connectTo("file.addFiles", this, [this] {
        add(QFileDialog::getOpenFileNames(&m_window, tr("Add Files"),
                                          m_settings.value("files/folder").toString(), modelFilter()));
    });
    m_actions.connectTo("file.openSample", this, [this] {
        if (m_paths.sampleLibrary.isEmpty())
            refuse(tr("The sample library is not installed with Tagline."));
        else
            open({m_paths.sampleLibrary});
    });
    m_actions.connectTo("file.save", this, [this] { save(); });
    m_actions.connectTo("file.saveAs", this, [this] { saveAs(); });
    m_actions.connectTo("file.close", this, [this] { closeLibrary(); });
    m_actions.connectTo("file.import", this, [this] { editImportSettings(); });
    m_actions.connectTo("file.quit", &m_window, [this] { m_window.close(); });
    addSubmenu("Recent", tr("Open &Recent"), "file.openSample", &Application::fillRecentMenu);
    addSubmenu("Character", tr("Preview &Character"), "clip.character", &Application::fillCharacterMenu);
    m_actions.connectTo("clip.character", this, [this] {
        const ClipId clip = m_workspace.currentClip();
        if (!clip.isValid()) return refuse(tr("Choose a clip in the library first."));
        const LibrarySource& source = m_document.library().source(m_document.library().clip(clip).source);
        m_document.set(&LibraryEdit::character, source.path,
                       tr("Character %1").arg(sourceTitle(source, commonFolder(m_document.library()))));
    });
}

/// A menu that is filled when it opens, in the menu of an action and above it.
void Application::addSubmenu(const char* name, const QString& title, const char* above,
                             void (Application::*fill)(QMenu&))
{
    QMenu& menu = m_actions.menuOf(above, *m_window.menuBar());
    auto* submenu = new QMenu(title, &menu);
    submenu->setObjectName(QString("menu.") + name);
    submenu->setToolTipsVisible(true);
    connect(submenu, &QMenu::aboutToShow, this, [this, submenu, fill] {
        submenu->clear();
        (this->*fill)(*submenu);
    });
    menu.insertMenu(m_actions[above], submenu);
}

void Application::openByDialog(bool isFolder)
{
    const QString folder = m_settings.value("files/folder").toString();
    const QString path =
        isFolder ? QFileDialog::getExistingDirectory(&m_window, tr("Open Folder"), folder)
                 : QFileDialog::getOpenFileName(&m_window, tr("Open Library"), folder,
                                                tr("Tagline libraries (*.tagline);;") + modelFilter());
    if (!path.isEmpty()) open({path});
}

/// Where files were opened last; at first the user's own folder.
QString Application::folderOfFiles() const
{
    return m_settings.value("files/folder", QDir::homePath()).toString();
}

/// A library of the folder that its file is put into.
void Application::openNew()
{
    if (!mayDiscard()) return;
    const QString path =
        askForPlace(&m_window, tr("New Library"), folderOfFiles() + '/' + tr("library") + ".tagline");
    if (path.isEmpty()) return;
    if (!QFileInfo(QFileInfo(path).absolutePath()).isWritable()) // before what is open is closed
        return showNotice(
            tr("New Library"),
            tr("%1 cannot be written: choose another folder.").arg(QFileInfo(path).absolutePath()),
            &m_window);
    if (!mayReadFolder(&m_window, QFileInfo(path).absolutePath())) return;
    closeOpen();
    if (const auto error = m_document.saveLibraryAs(path.toStdString()))
        return showNotice(tr("New Library"), QString::fromStdString(error->text()), &m_window);
    openNow({QFileInfo(path).absoluteFilePath()});
}

/// Nothing is open any more.
void Application::closeOpen()
{
    cancelOpening();
    m_openPaths.clear();
    say({});             // what was said was about this library
    m_workspace.reset(); // before its clips go
    m_document.reset();
    m_journal.setOpenPaths({});
    showTitle();
}

void Application::closeLibrary()
{
    if (mayDiscard()) closeOpen();
}

void Application::sayUnopened(const std::vector<Error>& errors) { warn(firstOf(errors)); }

/// Of several library files in a folder: it is opened with one.
void Application::sayLibraryChosen(const QString& taken, const QStringList& others)
{
    note(tr("Opened with %1. Also there and not read: %2. To use another library file, open it by name.")
             .arg(taken, others.join(QStringLiteral(", "))));
}

void Application::sayLibraryNotices(const QString& file, const QStringList& notices)
{
    note(tr("%1: %2.", "a file, and what is unusual about it")
             .arg(file, firstOf(notices.front(), std::size_t(notices.size()))));
}

void Application::sayUnwritable(const QStringList& folders)
{
    note(tr("%1 cannot be written. Tags lie beside their clips: make it writable, or copy the clips "
            "elsewhere before tagging.")
             .arg(firstOf(folders.front(), std::size_t(folders.size()))));
}

/// Told once for each file: its tags are neither shown nor can they be edited until it is mended.
void Application::sayUnreadableTags()
{
    const ClipLibrary& library = m_document.library();
    std::vector<Error> errors;
    std::set<std::string> files;
    for (const SourceId id : library.sourcesInPathOrder())
        if (const auto& error = library.source(id).sidecarError; error && error->code != "import.cancelled") {
            files.insert(error->file);
            if (!m_unreadableTags.contains(error->file)) errors.push_back(*error);
        }
    m_unreadableTags = std::move(files);
    if (!errors.empty())
        note(tr("Tags that cannot be read, and cannot be edited until the file is mended: %1")
                 .arg(firstOf(errors)));
}

void Application::fillRecentMenu(QMenu& menu)
{
    for (const QString& path : m_settings.value("files/recent").toStringList()) {
        QAction* action = menu.addAction(menuText(path));
        action->setToolTip(tr("Open %1").arg(path));
        connect(action, &QAction::triggered, this, [this, path] { open({path}); });
    }
    if (menu.isEmpty()) menu.addAction(tr("Nothing opened yet"))->setEnabled(false);
}

void Application::fillCharacterMenu(QMenu& menu)
{
    const ClipLibrary& library = m_document.library();
    const auto offer = [&](const QString& text, const std::string& path) {
        QAction* action = menu.addAction(menuText(text));
        action->setCheckable(true);
        action->setChecked(path == library.character());
        connect(action, &QAction::triggered, this, [this, path, text] {
            m_document.set(&LibraryEdit::character, path, tr("Character %1").arg(text));
        });
    };
    offer(tr("Each Clip's Own Figure"), std::string());
    menu.addSeparator();
    const std::string common = commonFolder(library);
    for (const SourceId id : library.sourcesInPathOrder())
        if (const LibrarySource& source = library.source(id); source.model && !source.model->meshes.empty())
            offer(sourceTitle(source, common), source.path);
}

void Application::saveAs()
{
    const std::string former = m_document.libraryPath();
    const QString path =
        askForPlace(&m_window, tr("Save Library File As"),
                    QString::fromStdString(former.empty() ? m_document.proposedLibraryPath() : former));
    if (path.isEmpty()) return;
    if (const auto error = m_document.saveLibraryAs(path.toStdString()))
        return showNotice(tr("Save"), QString::fromStdString(error->text()), &m_window);
    m_openPaths.removeAll(QString::fromStdString(former)); // recovered edits belong to the new one
    if (!m_openPaths.contains(path)) m_openPaths.append(path);
    m_journal.setOpenPaths(m_openPaths);
    rememberRecent({path});
    if (!m_document.isModified() || save()) say(tr("Saved as %1").arg(path));
}

/// Where a link or the library file leads out of what a person opened, that person is asked once.
bool Application::mayWriteOutside()
{
    std::vector<std::string> opened;
    QStringList allowed = m_settings.value("files/writeOutside").toStringList();
    for (const QString& path : m_openPaths + allowed) opened.push_back(path.toStdString());
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
        note(tr("Nothing was saved. Undo the edits of those clips, or save and let their tags be written "
                "there."));
        return false;
    }
    m_settings.setValue("files/writeOutside", allowed + outside);
    return true;
}

bool Application::save()
{
    if (!m_document.isModified()) {
        m_diskWatch.lookAtAll(); // it says what it finds
        return true;
    }
    if (!mayWriteOutside()) return false;
    ConflictChoice choice = ConflictChoice::Ask;
    SaveReport report = m_document.save();
    if (report.needsLibraryPath) {
        const QString title =
            report.writtenFiles > 0
                ? tr("The tags are saved beside their clips. Where should the library file (vocabulary, "
                     "queries) go?")
                : tr("Where should the library file (vocabulary, queries) go?");
        const QString path =
            askForPlace(&m_window, title, QString::fromStdString(m_document.proposedLibraryPath()));
        if (!path.isEmpty()) {
            m_document.setLibraryPath(path.toStdString());
            saveAgain(m_document, choice, report);
        }
    }
    if (!report.conflictingSources.empty()) {
        choice = askConflict(&m_window);
        if (choice != ConflictChoice::Ask) saveAgain(m_document, choice, report);
    }
    if (std::any_of(report.errors.begin(), report.errors.end(), isReadOnly) &&
        askReadOnly(&m_window, report.errors))
        saveAgain(m_document, choice, report);
    if (!report.errors.empty())
        showNotice(
            tr("Save"),
            tr("Not everything was saved. Your edits are still here.\n%1").arg(errorList(report.errors)),
            &m_window);
    const QString text = savedText(report);
    if (report.needsLibraryPath)
        note(tr("%1. The vocabulary and saved queries were not: choose where to save the library file.")
                 .arg(text));
    else if (report.isComplete() && report.lostBackups.empty())
        say(text);
    else if (!report.lostBackups.empty())
        note(text);
    m_journal.write();
    return report.isComplete();
}

void Application::editImportSettings()
{
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid()) {
        refuse(tr("Choose a clip in the library first."));
        return;
    }
    const SourceId source = m_document.library().clip(clip).source;
    ImportSettingsDialog dialog(m_document.library().source(source), m_document.library().clip(clip),
                                &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    const SourceSettings settings{source, dialog.settings()};
    m_document.setImportSettings({&settings, 1}, tr("Import Settings"));
}

bool Application::mayDiscard()
{
    m_liveTagPresenter.finish(); // what was started is not lost without a question
    if (!m_document.isModified()) return true;
    const Reply reply = replyTo({.title = tr("Unsaved Changes"),
                                 .text = tr("There are unsaved changes in %1. Save them?")
                                             .arg(openName().isEmpty() ? tr("this library") : openName()),
                                 .verb = tr("&Save"),
                                 .otherVerb = tr("&Discard Changes")},
                                &m_window);
    return reply == Reply::Yes ? save() : reply == Reply::Other;
}

void Application::close(QCloseEvent* event)
{
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    cancelOpening();
    keepSettings();
    m_journal.close();
}

void Application::keepSettings()
{
    m_window.saveLayout(m_settings);
    m_curvePresenter.save(m_settings);
    m_actions.saveKeys(m_settings);
    m_settings.setValue("query/history", m_window.queryBar().history());
}

void Application::endWithSession()
{
    auto* notifier = new QSocketNotifier(endRequests(), QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        const int status = takeEndRequest();
        if (status == 0) return;
        m_liveTagPresenter.finish(); // what was started is kept as well
        m_journal.write();
        keepSettings();
        m_settings.sync();
        emit endRequested(status);
    });
}

void Application::sayRecovered(const RecoveryOutcome& outcome)
{
    if (outcome.clips > 0)
        say(tr("Recovered the edits of %n clip(s). They are not saved yet.", nullptr, outcome.clips));
    else if (outcome.isLibraryChanged)
        say(tr(
            "Recovered what was changed in the library's tags, queries or settings, and no clip. It is not "
            "saved yet."));
    else if (outcome.isComplete())
        say(tr("Nothing was left to recover: all that was kept is in the files."));
    if (outcome.isComplete()) return;
    QStringList files;
    for (const Error& error : outcome.missing) files << QString::fromStdString(error.text());
    showNotice(tr("Recover Edits"),
               tr("The edits of these files could not be applied. They are kept, and will be offered again "
                  "the next time Tagline starts.\n%1")
                   .arg(files.join('\n')),
               &m_window);
}

/// What is kept against a crash, and what other programs write.
void Application::connectDisk()
{
    connect(&m_recovery, &EditRecovery::finished, this, &Application::sayRecovered);
    connect(&m_journal, &EditJournal::failed, this, [this](const QString& reason) {
        warn(tr("Unsaved edits cannot be kept for recovery: save them soon. %1").arg(reason));
    });
    connect(&m_journal, &EditJournal::resumed, this,
            [this] { say(tr("Unsaved edits are kept for recovery again.")); });
    connect(&m_diskWatch, &DiskWatch::taken, this, [this](const DiskNews& news) {
        const bool isAllTaken = news.conflicting.empty() && news.errors.empty();
        isAllTaken ? say(newsText(news)) : warn(newsText(news));
    });
    connect(&m_diskWatch, &DiskWatch::looked, this, [this](bool mayDiffer) {
        if (!mayDiffer) note(tr("There is nothing to save, and nothing has changed on the disk."));
    });
}

void Application::showKeys()
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    QList<TagKeyRow> tagKeys;
    for (const TagId tag : shownTags(m_document.library()))
        if (const TagDefinition& definition = vocabulary[tag]; !definition.key.empty())
            tagKeys << TagKeyRow{QString::fromStdString(definition.key),
                                 QString::fromStdString(definition.name)};
    KeySheet sheet(m_actions, tagKeys, &m_window);
    sheet.exec();
}

void Application::showAbout()
{
    showNotice(
        tr("About Tagline"),
        tr("<h3>Tagline %1</h3><p>Tags motion clips, queries them, previews blends, exports tag sidecars.</p>"
           "<p>MIT licence. Built on Qt %2, Assimp, GLM and nlohmann/json.</p><p>Pictures: %3</p>")
            .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()),
                 m_window.viewport() ? m_window.viewport()->driverDescription().toHtmlEscaped()
                                     : tr("none, as there is no OpenGL")),
        &m_window);
}

} // namespace tagline
