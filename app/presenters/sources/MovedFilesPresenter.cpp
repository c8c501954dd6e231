#include "app/presenters/sources/MovedFilesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/Relinking.h"
#include "app/presenters/sources/MovedFilesDialog.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

QString shownPath(const ClipLibrary& library, SourceId source)
{
    return QString::fromStdString(library.source(source).shown);
}

} // namespace

MovedFilesPresenter::MovedFilesPresenter(LibraryDocument& document, const ImportQueue& imports,
                                         ActionRegistry& actions, QWidget& window)
    : m_document(document)
    , m_window(window)
{
    actions.connectTo("clip.findMoved", this, [this] { relinkChosen(); });
    connect(&imports, &ImportQueue::finished, this, &MovedFilesPresenter::tell);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_told.clear();
    });
}

void MovedFilesPresenter::tell()
{
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
    if (library.clipCount() == 0) return emit refused(tr("Open clips first."));
    const std::vector<MovedSource> moved = movedSources(library);
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
    emit done(tr("The tags of %n file(s) are where the files are now", nullptr, int(chosen.size())));
}

} // namespace tagline
