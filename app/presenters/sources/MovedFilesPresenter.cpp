#include "app/presenters/sources/MovedFilesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/Relinking.h"
#include "app/presenters/files/FileTexts.h"
#include "app/presenters/sources/MovedFilesDialog.h"
#include "core/library/LinklessPath.h"
#include "widgets/theme/messages/FreeMoment.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace tagline {
namespace {

QString shownPath(const ClipLibrary& library, SourceId source)
{
    return QString::fromStdString(library.source(source).shown);
}

QString nameOfFile(const std::string& path) { return QFileInfo(QString::fromStdString(path)).fileName(); }

QString choiceFaultText(ChoiceFault fault, const QString& missing, const QString& found)
{
    switch (fault) {
    case ChoiceFault::NotMissing:
        return MovedFilesPresenter::tr("%1 is there again, or has no tags any more.").arg(missing);
    case ChoiceFault::NotRead:
        return MovedFilesPresenter::tr("%1 could not be read, or its tags cannot be written.").arg(found);
    case ChoiceFault::OwnTags:
        return MovedFilesPresenter::tr("%1 has other tags of its own, which would be lost.").arg(found);
    case ChoiceFault::NoClip:
        break;
    }
    return MovedFilesPresenter::tr("%1 has none of the clips of %2 that have tags.").arg(found, missing);
}

} // namespace

MovedFilesPresenter::MovedFilesPresenter(const PresenterContext& context, SourceScan& scan,
                                         ImportQueue& imports)
    : Presenter(context)
    , m_scan(scan)
    , m_imports(imports)
{
    m_actions.connectTo("clip.findMoved", this, [this] { look(); });
    connect(&imports, &ImportQueue::finished, this, &MovedFilesPresenter::tell);
    connect(&imports, &ImportQueue::cancelled, this, &MovedFilesPresenter::settle);
    connect(&scan, &SourceScan::lookedAgain, this, &MovedFilesPresenter::takeLook);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (!change.isReset) return;
        m_told.clear();
        m_isAsked = false;
        endAsking();
    });
}

void MovedFilesPresenter::look()
{
    if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
    emit noted(tr("Looking on the disk for missing and new files of this library…"));
    m_isAsked = true;
    m_scan.lookAgain();
}

void MovedFilesPresenter::takeLook(bool isWhole)
{
    if (!m_isAsked) return;
    if (isWhole) { // once everybody knows that the look is over
        QMetaObject::invokeMethod(this, &MovedFilesPresenter::askWhenFree, Qt::QueuedConnection);
        return;
    }
    m_isAsked = false;
    emit noted(tr("The disk was not looked through: nothing was relinked."));
}

/// A dialog, a menu or a drag that was begun meanwhile comes first.
void MovedFilesPresenter::askWhenFree()
{
    callWhenFree(*this, [this] {
        if (std::exchange(m_isAsked, false)) ask();
    });
}

void MovedFilesPresenter::tell()
{
    if (m_isAsked) return; // the answer says it
    if (m_dialog) return settle();
    std::vector<MovedSource> moved = movedSources(m_document.library());
    if (moved == m_told) return;
    m_told = std::move(moved);
    if (!m_told.empty())
        emit noted(tr("Found elsewhere: %n missing file(s) with tags; see Clip ▸ Find Moved Files", nullptr,
                      int(m_told.size())));
}

void MovedFilesPresenter::ask()
{
    m_chosen.clear();
    m_awaited.clear();
    m_told = movedSources(m_document.library());
    updateLines();
    if (m_lines.empty()) return emit noted(tr("No file with tags is missing."));
    emit noted({}); // the look is over
    MovedFilesDialog dialog(shownLines(), &m_window);
    m_dialog = &dialog;
    connect(&dialog, &MovedFilesDialog::chooseRequested, this, &MovedFilesPresenter::choose);
    const bool isWanted = dialog.exec() == QDialog::Accepted;
    m_dialog.clear();
    if (isWanted) relinkLines(dialog.chosen());
}

/// The files of the dialog are of another library now.
void MovedFilesPresenter::endAsking()
{
    m_lines.clear();
    m_chosen.clear();
    m_awaited.clear();
    if (m_dialog) m_dialog->reject();
}

void MovedFilesPresenter::updateLines()
{
    const ClipLibrary& library = m_document.library();
    const std::vector<MovedSource> moved = movedSources(library, m_chosen);
    m_lines.clear();
    for (const SourceId id : library.sourcesInPathOrder()) {
        if (!isMissedModel(library, id)) continue;
        const auto found = std::ranges::find(moved, id, &MovedSource::missing);
        m_lines.push_back({id, found == moved.end() ? std::nullopt : std::optional(*found)});
    }
}

std::vector<MovedFileLine> MovedFilesPresenter::shownLines() const
{
    const ClipLibrary& library = m_document.library();
    std::vector<MovedFileLine> shown;
    for (const Line& line : m_lines)
        shown.push_back({shownPath(library, line.missing),
                         line.move ? shownPath(library, line.move->found) : QString(),
                         line.move ? whyOf(*line.move) : QString()});
    return shown;
}

QString MovedFilesPresenter::whyOf(const MovedSource& move) const
{
    switch (move.by) {
    case MovedBy::Content:
        return tr("same content");
    case MovedBy::Clips:
        return tr("same name and clips");
    case MovedBy::Folder:
        return tr("same name, in the folder that others went to");
    case MovedBy::Person:
        break;
    }
    const auto isSame = hasContentOf(m_document.library(), move.missing, move.found);
    return !isSame   ? tr("chosen")
           : *isSame ? tr("chosen; same content")
                     : tr("chosen; other content: its motion may be another");
}

// ---- a file that a person chooses

void MovedFilesPresenter::choose(std::size_t line)
{
    if (line >= m_lines.size()) return;
    const SourceId missing = m_lines[line].missing;
    const QString file = QFileDialog::getOpenFileName(
        m_dialog,
        tr("Choose the File That Was %1").arg(nameOfFile(m_document.library().source(missing).path)),
        folderToLookIn(missing), modelFilter(), nullptr, QFileDialog::HideNameFilterDetails);
    if (file.isEmpty() || !m_dialog || !m_dialog->isVisible()) return; // another library may be open
    const std::string path = linklessPath(QFileInfo(file).absoluteFilePath().toStdString());
    m_awaited[missing] = {path};
    settle();
    read(missing, path);
}

/// The folder of the last choice, else the nearest to the missing file that is there.
QString MovedFilesPresenter::folderToLookIn(SourceId missing) const
{
    const ClipLibrary& library = m_document.library();
    if (!m_chosen.empty())
        return QFileInfo(QString::fromStdString(library.source(m_chosen.back().found).path)).path();
    QString folder = QFileInfo(QString::fromStdString(library.source(missing).path)).path();
    while (!QFileInfo::exists(folder) && QFileInfo(folder).path() != folder)
        folder = QFileInfo(folder).path();
    return folder;
}

/// Has the file read if the library does not have it, and those that went with it as far as they are there.
void MovedFilesPresenter::read(SourceId missing, const std::string& path)
{
    const ClipLibrary& library = m_document.library();
    std::vector<std::string> beside = pathsGoneAlong(library, missing, path);
    std::erase_if(beside, [&](const std::string& each) { return library.findSource(each).has_value(); });
    const bool isKnown = library.findSource(path).has_value();
    if (isKnown && beside.empty()) return;
    const auto wanted = std::make_shared<QStringList>();
    if (!isKnown) *wanted << QString::fromStdString(path);
    m_jobs.start(
        tr("Looking for moved files"),
        [wanted, beside = std::move(beside)] {
            for (const std::string& each : beside)
                if (const QString file = QString::fromStdString(each); QFileInfo::exists(file))
                    *wanted << file;
        },
        [this, wanted, missing, path](bool) {
            if (!m_dialog || wanted->isEmpty()) return;
            const auto choice = m_awaited.find(missing);
            if (choice != m_awaited.end() && choice->second.path == path) choice->second.isWanted = true;
            emit filesWanted(*wanted);
        });
}

/// Follows the choices whose files were read, and says how it stands with the others.
void MovedFilesPresenter::settle()
{
    if (!m_dialog) return;
    const ClipLibrary& library = m_document.library();
    QStringList notes;
    for (auto each = m_awaited.begin(); each != m_awaited.end();) {
        const auto found = library.findSource(each->second.path);
        const bool isBeingRead = found ? library.source(*found).state == SourceState::Pending
                                       : !each->second.isWanted || !m_imports.isIdle();
        notes << (isBeingRead ? tr("Reading %1…").arg(nameOfFile(each->second.path))
                              : settled(each->first, each->second));
        each = isBeingRead ? std::next(each) : m_awaited.erase(each);
    }
    notes.removeAll(QString());
    updateLines();
    m_dialog->setLines(shownLines());
    m_dialog->setNote(notes.join('\n'));
}

/// Takes a choice whose file was read over; else returns why it cannot be followed.
QString MovedFilesPresenter::settled(SourceId missing, const Awaited& choice)
{
    const ClipLibrary& library = m_document.library();
    const auto found = library.findSource(choice.path);
    const auto fault = found ? faultOfChoice(library, missing, *found) : ChoiceFault::NotRead;
    if (fault)
        return choiceFaultText(*fault, nameOfFile(library.source(missing).path), nameOfFile(choice.path));
    std::erase_if(m_chosen,
                  [&](const MovedSource& each) { return each.missing == missing || each.found == *found; });
    m_chosen.push_back({missing, *found, MovedBy::Person});
    return {};
}

// ---- the answer

void MovedFilesPresenter::relinkLines(const std::vector<std::size_t>& places)
{
    const ClipLibrary& library = m_document.library();
    const std::vector<MovedSource> now =
        movedSources(library, m_chosen); // files may have been read meanwhile
    std::vector<MovedSource> chosen;
    for (const std::size_t place : places)
        if (const auto& move = m_lines.at(place).move; move && std::ranges::find(now, *move) != now.end())
            chosen.push_back(*move);
    if (chosen.empty()) return emit noted(tr("Those files were found or tagged meanwhile."));
    relink(m_document, chosen, tr("Relink Moved Files"));
    m_told = movedSources(library);
    showFound(chosen);
    emit done(tr("The tags of %n file(s) are where the files are now", nullptr, int(chosen.size())));
}

/// Shows the found file's clip if that of the missing file was shown: the row of the missing one goes.
void MovedFilesPresenter::showFound(const std::vector<MovedSource>& relinked)
{
    const ClipId shown = m_workspace.currentClip();
    if (!shown.isValid()) return;
    const ClipLibrary& library = m_document.library();
    const auto move = std::ranges::find(relinked, library.clip(shown).source, &MovedSource::missing);
    if (move == relinked.end() || library.source(move->found).clips.empty()) return;
    const auto same = library.findClip(move->found, library.clip(shown).name, library.clip(shown).index);
    m_workspace.setCurrentClip(same.value_or(library.source(move->found).clips.front()));
}

} // namespace tagline
