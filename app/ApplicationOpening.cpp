// How libraries and clips are opened and added, after the disk was looked at in the background; what a crash
// left is opened so too.

#include "app/Application.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include <chrono>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

namespace {

constexpr qsizetype mostRecent = 10;

/// Paths that stay true whatever folder the program works in.
QStringList absolutePaths(const QStringList& paths)
{
    QStringList absolute;
    for (const QString& path : paths) absolute << QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return absolute;
}

bool isLibraryFile(const QString& path) { return path.endsWith(QStringLiteral(".tagline")); }

/// Those of the paths that are library files in a folder.
QStringList libraryFilesIn(const QString& folder, const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths)
        if (isLibraryFile(path) && QFileInfo(path).absolutePath() == folder) files << path;
    return files;
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
    if (!left) return Application::tr("Reading files");
    const auto seconds = int(left->count());
    if (*left < 5s) return Application::tr("Reading files, a few seconds left");
    if (*left < 90s) return Application::tr("Reading files, about %1 s left").arg((seconds + 4) / 5 * 5);
    return Application::tr("Reading files, about %1 min left").arg((seconds + 30) / 60);
}

} // namespace

void Application::openThen(const QStringList& given, std::function<void()> then)
{
    if (given.isEmpty()) return;
    m_opening = Opening{absolutePaths(given), std::move(then), {}, {}};
    m_openingCheck.begin(standardStrings(m_opening->paths), [this](std::vector<Error> faults) {
        m_opening->faults = std::move(faults);
        openLooked();
    });
    showReading();
}

/// Dialogs, menus and drags are about what is open: it stays until they are over.
void Application::openLooked()
{
    if (!m_opening || m_openingCheck.isUnderWay()) return;
    if (const QWidget* dialog = QApplication::activeModalWidget()) {
        connect(dialog, &QObject::destroyed, this, &Application::openLooked, Qt::QueuedConnection);
        return;
    }
    if (QApplication::activePopupWidget() || m_window.timeline().isDragging())
        return QTimer::singleShot(50ms, this, &Application::openLooked);
    const Opening opening = *std::exchange(m_opening, std::nullopt);
    showReading();
    if (opening.faults.size() == std::size_t(opening.paths.size())) {
        open(opening.otherwise);
        return sayUnopened(opening.faults);
    }
    if (!mayDiscard()) return;
    closeOpen();
    openNow(opening.paths);
    if (opening.then) opening.then();
}

/// Expects that nothing is open, and paths that are there.
void Application::openNow(const QStringList& paths)
{
    m_openPaths = paths;
    m_journal.setOpenPaths(m_openPaths);
    m_imports.open(standardStrings(m_openPaths));
    rememberRecent(m_openPaths);
    m_window.timeline().setFocus(); // Space plays at once
    showTitle();
}

void Application::cancelOpening()
{
    m_openingCheck.cancel();
    if (std::exchange(m_opening, std::nullopt)) showReading();
}

/// Stops what showReading() shows.
void Application::cancelReading()
{
    if (isOpening())
        cancelOpening();
    else
        m_imports.cancel();
}

/// What is looked at or read in the background, with a way to stop it.
void Application::showReading()
{
    const int done = m_imports.doneCount();
    const int total = m_imports.totalCount();
    m_actions.setAvailable("file.cancelImport", isOpening() || done < total, tr("No files are being read."));
    StatusStrip& status = m_window.status();
    if (isOpening())
        status.setJob(tr("Opening %1").arg(QFileInfo(m_opening->paths.front()).fileName()), 0, 0);
    else if (done < total)
        status.setJob(readingText(m_imports.timeLeft()), done, total);
    else
        status.clearJob();
}

void Application::add(const QStringList& given)
{
    if (given.isEmpty()) return;
    if (isOpening()) return openThen(m_opening->paths + given, m_opening->then); // they belong to what comes
    if (m_document.library().sourceCount() == 0 && m_document.libraryPath().empty()) return open(given);
    const QStringList paths = absolutePaths(given);
    m_openPaths += paths;
    m_journal.setOpenPaths(m_openPaths);
    m_imports.open(standardStrings(paths));
}

/// A library has one entry, whether it was opened by its file or by its folder.
void Application::rememberRecent(const QStringList& paths)
{
    QStringList recent = m_settings.value("files/recent").toStringList();
    for (const QString& path : paths) {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        recent.removeAll(absolute);
        if (isLibraryFile(absolute)) recent.removeAll(QFileInfo(absolute).absolutePath());
        if (const QStringList within = libraryFilesIn(absolute, recent); within.size() == 1)
            recent.removeAll(within.front());
        recent.prepend(absolute);
        m_settings.setValue("files/folder", QFileInfo(absolute).absolutePath());
    }
    m_settings.setValue("files/recent", recent.mid(0, mostRecent));
}

void Application::offerRecovery()
{
    for (const RecoveredEdits& edits : m_journal.recoverable())
        if (!(edits.fault ? offerUnreadable(edits) : offer(edits))) return;
}

/// Whether the next ones are to be offered as well.
bool Application::offer(const RecoveredEdits& edits)
{
    QString question =
        tr("Tagline closed unexpectedly while “%1” was open. Reopen it with the unsaved edits of %n "
           "file(s)?",
           nullptr, int(edits.sidecars.size() + edits.library.has_value()))
            .arg(edits.openPaths.join(QStringLiteral(", ")));
    if (m_opening && m_opening->paths != edits.openPaths)
        question += '\n' + tr("%1 is not opened then; it stands in File ▸ Open Recent.")
                               .arg(m_opening->paths.join(QStringLiteral(", ")));
    const Reply reply = replyTo({.title = tr("Recover Edits"),
                                 .text = question,
                                 .verb = tr("Recover"),
                                 .otherVerb = tr("Discard Edits"),
                                 .cancelVerb = tr("Ask Again Later")},
                                &m_window);
    if (reply == Reply::Yes) recover(edits);
    if (reply != Reply::Other) return false;
    m_journal.discard(edits);
    return true;
}

/// The same of a journal of which nothing can be read: it stays, unless a person has it removed.
bool Application::offerUnreadable(const RecoveredEdits& edits)
{
    const QString question = tr("Tagline closed unexpectedly, and the unsaved edits that it kept cannot be "
                                "read.\n%1\nKeep the file, so that somebody can look into it?")
                                 .arg(QString::fromStdString(edits.fault->text()));
    const Reply reply = replyTo({.title = tr("Recover Edits"),
                                 .text = question,
                                 .verb = tr("Keep File"),
                                 .otherVerb = tr("Remove File"),
                                 .cancelVerb = tr("Ask Again Later")},
                                &m_window);
    if (reply == Reply::Yes) m_journal.setAside(edits);
    if (reply == Reply::Other) m_journal.discard(edits);
    return reply != Reply::Cancelled;
}

/// Opens what was open; the edits are put over it once everything is read. Where it cannot be opened, what is
/// open stays, and the edits are kept.
void Application::recover(const RecoveredEdits& edits)
{
    if (!edits.openPaths.isEmpty()) {
        const QStringList otherwise = m_opening ? m_opening->paths : QStringList();
        openThen(edits.openPaths, [this, edits] { m_recovery.begin(edits); });
        m_opening->otherwise = otherwise;
        rememberRecent(otherwise);
        return;
    }
    if (!mayDiscard()) return;
    closeOpen();
    m_recovery.begin(edits);
}

} // namespace tagline
