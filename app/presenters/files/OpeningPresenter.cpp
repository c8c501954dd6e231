#include "app/presenters/files/OpeningPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/library/reading/SourceScan.h"
#include "app/presenters/files/FileTexts.h"
#include "app/presenters/files/OpenedPaths.h"
#include "app/presenters/files/SampleCopy.h"
#include "app/presenters/files/SavePresenter.h"
#include "app/presenters/messages/ErrorWords.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QTimer>

#include <chrono>
#include <string>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

namespace {

/// Paths that stay true whatever folder the program works in.
QStringList absolutePaths(const QStringList& paths)
{
    QStringList absolute;
    for (const QString& path : paths) absolute << QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return absolute;
}

std::vector<std::string> standardStrings(const QStringList& texts)
{
    std::vector<std::string> strings;
    for (const QString& text : texts) strings.push_back(text.toStdString());
    return strings;
}

/// Coarser the longer it is, so that it does not flicker.
QString readingText(std::optional<std::chrono::seconds> left)
{
    if (!left) return OpeningPresenter::tr("Reading files");
    const auto seconds = int(left->count());
    if (*left < 5s) return OpeningPresenter::tr("Reading files, a few seconds left");
    if (*left < 90s) return OpeningPresenter::tr("Reading files, about %1 s left").arg((seconds + 4) / 5 * 5);
    return OpeningPresenter::tr("Reading files, about %1 min left").arg((seconds + 30) / 60);
}

/// Returns whether a new library may read all files in its folder; asks if there are any.
bool mayReadFolder(QWidget* parent, const QString& folder)
{
    if (QDir(folder).isEmpty()) return true;
    const QString question =
        OpeningPresenter::tr("%1 is not empty. The new library will hold all clips in this "
                             "folder and in the folders below it. Read them?");
    return isWanted({.title = OpeningPresenter::tr("New Library"),
                     .text = question.arg(folder),
                     .verb = OpeningPresenter::tr("Read Clips")},
                    parent);
}

} // namespace

OpeningPresenter::OpeningPresenter(const PresenterContext& context, SourceScan& scan, ImportQueue& imports,
                                   OpenedPaths& opened, Widgets widgets, SavePresenter& saving, Sample sample)
    : Presenter(context)
    , m_scan(scan)
    , m_imports(imports)
    , m_opened(opened)
    , m_widgets(widgets)
    , m_saving(saving)
    , m_sample(std::move(sample))
{
    connectActions();
    connect(&m_imports, &ImportQueue::progressed, this, &OpeningPresenter::showReading);
    connect(&m_imports, &ImportQueue::finished, this, &OpeningPresenter::showReading);
    connect(&m_scan, &SourceScan::lookedAgain, this, &OpeningPresenter::showReading);
    connect(&m_scan, &SourceScan::lookForgotten, this, &OpeningPresenter::showReading);
    connect(&m_widgets.status, &StatusStrip::cancelRequested, m_actions["file.cancelImport"],
            &QAction::trigger);
    showReading();
}

void OpeningPresenter::connectActions()
{
    m_actions.connectTo("file.new", this, [this] { openNew(); });
    m_actions.connectTo("file.open", this, [this] { openByDialog(false); });
    m_actions.connectTo("file.openFolder", this, [this] { openByDialog(true); });
    m_actions.connectTo("file.addFiles", this, [this] { addByDialog(); });
    m_actions.connectTo("file.openSample", this, [this] { openSample(); });
    m_actions.connectTo("file.close", this, [this] {
        if (m_saving.mayDiscard()) close();
    });
    m_actions.connectTo("file.cancelImport", this, [this] { cancelReading(); });
}

/// A person's own copy, so that whatever is tried on it is saved, and nothing that is installed changes.
void OpeningPresenter::openSample()
{
    if (m_sample.library.isEmpty())
        return emit refused(tr("The sample library is not installed with Tagline."));
    if (m_sample.ownFolder.isEmpty()) return open({m_sample.library});
    const auto own = ownSample(m_sample.library, m_sample.ownFolder);
    if (own) return open({*own});
    const QString why =
        tr("The sample library could not be copied for you and is opened where it is installed: "
           "%1")
            .arg(errorText(own.error()));
    open({m_sample.library}, [this, why] { emit warned(why); });
}

QWidget* OpeningPresenter::window() const { return m_widgets.timeline.window(); }

void OpeningPresenter::openByDialog(bool isFolder)
{
    const QString folder = m_opened.folder();
    const QString path =
        isFolder ? QFileDialog::getExistingDirectory(window(), tr("Open Folder"), folder)
                 : QFileDialog::getOpenFileName(window(), tr("Open Library"), folder,
                                                tr("Tagline libraries (*.tagline);;") + modelFilter());
    if (!path.isEmpty()) open({path});
}

void OpeningPresenter::addByDialog()
{
    add(QFileDialog::getOpenFileNames(window(), tr("Add Files"), m_opened.folder(), modelFilter(), nullptr,
                                      QFileDialog::HideNameFilterDetails)); // endings too many for the box
}

/// A library of the folder that its file is put into.
void OpeningPresenter::openNew()
{
    if (!m_saving.mayDiscard()) return;
    const QString folder = m_opened.folder();
    const QString path =
        askedLibraryPath(window(), tr("New Library"),
                         (folder.isEmpty() ? QDir::homePath() : folder) + '/' + tr("library") + ".tagline");
    if (path.isEmpty()) return;
    const QString place = QFileInfo(path).absolutePath();
    if (!QFileInfo(place).isWritable()) // before what is open is closed
        return showNotice(tr("New Library"), tr("%1 cannot be written: choose another folder.").arg(place),
                          window());
    if (!mayReadFolder(window(), place)) return;
    close();
    if (const auto error = m_document.saveLibraryAs(path.toStdString()))
        return showNotice(tr("New Library"), errorText(*error), window());
    openNow({QFileInfo(path).absoluteFilePath()});
}

void OpeningPresenter::open(const QStringList& given, std::function<void()> then,
                            const QStringList& otherwise)
{
    if (given.isEmpty()) return;
    m_opening = Opening{absolutePaths(given), std::move(then), otherwise, {}};
    m_check.begin(standardStrings(m_opening->paths), [this](std::vector<Error> faults) {
        m_opening->faults = std::move(faults);
        openLooked();
    });
    showReading();
}

/// Dialogs, menus and drags are about what is open: it stays until they are over.
void OpeningPresenter::openLooked()
{
    if (!m_opening || m_check.isUnderWay()) return;
    if (const QWidget* dialog = QApplication::activeModalWidget()) {
        connect(dialog, &QObject::destroyed, this, &OpeningPresenter::openLooked, Qt::QueuedConnection);
        return;
    }
    const bool isDragging = m_widgets.timeline.isDragging() || m_widgets.wall.isDraggingRange() ||
                            m_widgets.library.isDraggingClips();
    if (QApplication::activePopupWidget() || isDragging || m_saving.isSaving())
        return QTimer::singleShot(50ms, this, &OpeningPresenter::openLooked);
    const Opening opening = *std::exchange(m_opening, std::nullopt);
    showReading();
    if (opening.faults.size() == std::size_t(opening.paths.size())) {
        if (opening.isRecent && opening.faults.front().code == "scan.missing")
            return offerToForget(opening.paths.front());
        const QString why = firstOf(opening.faults);
        if (opening.otherwise.isEmpty()) return emit warned(why);
        return open(opening.otherwise, [this, why] { emit warned(why); });
    }
    if (!m_saving.mayDiscard()) return;
    close();
    openNow(opening.paths);
    if (opening.then) opening.then();
}

/// Expects that nothing is open, and paths that are there.
void OpeningPresenter::openNow(const QStringList& paths)
{
    m_opened.open(paths);
    m_scan.open(standardStrings(paths));
    m_widgets.timeline.setFocus(); // Space plays at once
}

void OpeningPresenter::add(const QStringList& given)
{
    if (given.isEmpty()) return;
    if (isOpening()) // they belong to what comes
        return open(m_opening->paths + given, m_opening->then, m_opening->otherwise);
    if (m_document.library().sourceCount() == 0 && m_document.libraryPath().empty()) return open(given);
    if (!m_document.mayEdit()) return;
    const QStringList paths = absolutePaths(given);
    m_opened.add(paths);
    m_scan.open(standardStrings(paths));
}

void OpeningPresenter::cancel()
{
    m_check.cancel();
    if (std::exchange(m_opening, std::nullopt)) showReading();
}

/// Stops what showReading() shows.
void OpeningPresenter::cancelReading()
{
    if (isOpening())
        cancel();
    else
        m_imports.cancel();
}

void OpeningPresenter::close()
{
    cancel();
    emit closing();
    m_workspace.reset(); // before its clips go
    m_document.reset();
    m_opened.close();
}

void OpeningPresenter::showReading()
{
    const ImportQueue& imports = m_imports;
    const int done = imports.doneCount();
    const int total = imports.totalCount();
    m_actions.setAvailable("file.cancelImport", isOpening() || done < total || m_scan.isLookingAgain(),
                           tr("No files are being read."));
    StatusStrip& status = m_widgets.status;
    if (isOpening())
        status.setJob(tr("Opening %1").arg(QFileInfo(m_opening->paths.front()).fileName()), 0, 0);
    else if (done < total)
        status.setJob(readingText(imports.timeLeft()), done, total);
    else if (m_scan.isLookingAgain())
        status.setJob(tr("Looking for files"), 0, 0);
    else
        status.clearJob();
    emit readingChanged();
}

void OpeningPresenter::openRecent(const QString& path)
{
    open({path});
    if (m_opening) m_opening->isRecent = true;
}

/// Tells a person that a path is gone, and removes it from the list if they wish: its disk may come back.
void OpeningPresenter::offerToForget(const QString& path)
{
    if (isWanted({.title = tr("Open Recent"),
                  .text = tr("%1 is not there any more.").arg(QFileInfo(path).fileName()),
                  .detail = tr("%1 was moved, renamed or deleted, or its disk is not connected.").arg(path),
                  .verb = tr("Remove from the List"),
                  .cancelVerb = tr("Keep")},
                 &m_window))
        m_opened.forget({path});
}

void OpeningPresenter::fillRecentMenu(QMenu& menu)
{
    for (const QString& path : m_opened.recent()) {
        QAction* action = menu.addAction(menuText(path));
        action->setToolTip(tr("Open %1").arg(path));
        connect(action, &QAction::triggered, this, [this, path] { openRecent(path); });
    }
    if (menu.isEmpty()) menu.addAction(tr("Nothing opened yet"))->setEnabled(false);
}

} // namespace tagline
