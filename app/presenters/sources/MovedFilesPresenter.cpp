#include "app/presenters/sources/MovedFilesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/Relinking.h"
#include "app/presenters/sources/MovedFilesDialog.h"
#include "widgets/theme/messages/FreeMoment.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

QString shownPath(const ClipLibrary& library, SourceId source)
{
    return QString::fromStdString(library.source(source).shown);
}

} // namespace

MovedFilesPresenter::MovedFilesPresenter(const PresenterContext& context, SourceScan& scan,
                                         ImportQueue& imports)
    : Presenter(context)
    , m_scan(scan)
{
    m_actions.connectTo("clip.findMoved", this, [this] { look(); });
    connect(&imports, &ImportQueue::finished, this, &MovedFilesPresenter::tell);
    connect(&scan, &SourceScan::lookedAgain, this, &MovedFilesPresenter::takeLook);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (!change.isReset) return;
        m_told.clear();
        m_isAsked = false;
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
        if (std::exchange(m_isAsked, false)) relinkChosen();
    });
}

void MovedFilesPresenter::tell()
{
    if (m_isAsked) return; // the answer says it
    std::vector<MovedSource> moved = movedSources(m_document.library());
    if (moved == m_told) return;
    m_told = std::move(moved);
    if (!m_told.empty())
        emit noted(tr("Found elsewhere: %n missing file(s) with tags; see Clip ▸ Find Moved Files", nullptr,
                      int(m_told.size())));
}

QStringList MovedFilesPresenter::lostFiles(const std::vector<MovedSource>& moved) const
{
    QStringList lost;
    const ClipLibrary& library = m_document.library();
    for (const SourceId id : library.sourcesInPathOrder()) {
        const auto isIt = [id](const MovedSource& move) { return move.missing == id; };
        if (isMissedModel(library, id) && std::ranges::none_of(moved, isIt)) lost << shownPath(library, id);
    }
    return lost;
}

void MovedFilesPresenter::relinkChosen()
{
    const ClipLibrary& library = m_document.library();
    const std::vector<MovedSource> moved = movedSources(library);
    m_told = moved;
    const QStringList lost = lostFiles(moved);
    if (moved.empty() && lost.isEmpty()) return emit noted(tr("No file with tags is missing."));
    if (moved.empty())
        return emit refused(tr("Not found: %n missing file(s) with tags, the first: %1. No file of this "
                               "library has the same content, or the same name and clips; if they lie "
                               "elsewhere, add that folder.",
                               nullptr, int(lost.size()))
                                .arg(lost.front()));
    std::vector<MovedFileLine> lines;
    for (const MovedSource& move : moved) {
        const QString why = move.by == MovedBy::Content ? tr("same content")
                            : move.by == MovedBy::Clips ? tr("same name and clips")
                                                        : tr("same name, in the folder that others went to");
        lines.push_back({shownPath(library, move.missing), shownPath(library, move.found), why});
    }
    emit noted({}); // the look is over
    MovedFilesDialog dialog(lines, lost, &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    const std::vector<MovedSource> now = movedSources(library); // files may have been read meanwhile
    std::vector<MovedSource> chosen;
    for (const std::size_t place : dialog.chosen())
        if (place < moved.size() && std::ranges::find(now, moved[place]) != now.end())
            chosen.push_back(moved[place]);
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
