#include "app/presenters/library/LibraryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/HitPlace.h"
#include "app/presenters/library/StripSlots.h"
#include "core/library/ClipNotices.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/support/ErrorText.h"
#include "widgets/library/LibraryView.h"

#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <iterator>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto refreshDelay = 30ms; ///< while thousands of files arrive, the list takes them this often

constexpr auto orderKey = "library/order";
constexpr auto groupingKey = "library/grouping";
constexpr auto columnsKey = "library/columns";

constexpr std::size_t failurePlace = 0xffffffffu; ///< of the row that says why, below the clips

/// Rows have ids of their own: a source's n-th clip, or the source itself at place 0 where it has none yet.
std::uint64_t rowId(SourceId source, std::size_t place)
{
    return (std::uint64_t(source.value) << 32) | place;
}
SourceId sourceOf(std::uint64_t row) { return SourceId(std::uint32_t(row >> 32)); }

} // namespace

LibraryPresenter::LibraryPresenter(LibraryDocument& document, Workspace& workspace, QuerySession& query,
                                   LibraryView& view, ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_query(query)
    , m_view(view)
    , m_actions(actions)
{
    connect(&m_document, &LibraryDocument::changed, this, &LibraryPresenter::take);
    connect(&m_query, &QuerySession::answered, this, &LibraryPresenter::takeAnswer);
    connect(&m_workspace, &Workspace::currentClipChanged, &m_view, &LibraryView::setCurrentClip);
    connect(&m_view, &LibraryView::clipActivated, &m_workspace, &Workspace::setCurrentClip);
    connect(&m_view, &LibraryView::frameActivated, &m_workspace, &Workspace::show);
    connect(&m_view, &LibraryView::figureActivated, this,
            [this](quint64 row) { emit figureActivated(sourceOf(row)); });
    connect(&m_view, &LibraryView::contextMenuRequested, this, &LibraryPresenter::showMenu);
    connectActions(actions);
}

/// The hits of another query than before come into sight; those of the same one, after an edit, move nothing.
void LibraryPresenter::takeAnswer()
{
    m_view.model().setAnswerStale(m_query.isStale());
    if (m_query.isStale()) return;
    m_view.model().setAnswer(m_query.answer());
    if (!m_query.isAnswered() || m_query.text() == m_answeredText) return;
    m_answeredText = m_query.text();
    m_view.showHits();
}

/// What can be done with the row that was clicked; its clip is the current one by now.
void LibraryPresenter::showMenu(quint64 id, const QPoint& position)
{
    const QModelIndex index = m_view.model().indexOfId(id);
    if (!index.isValid()) return;
    QMenu menu(&m_view);
    menu.setObjectName("libraryMenu");
    menu.setToolTipsVisible(true);
    if (m_view.model().row(index).state == LibraryRowState::NoClip) {
        QAction* use = menu.addAction(tr("Use as &Character"));
        use->setObjectName("useAsCharacter");
        use->setToolTip(tr("Show every clip that fits on this character"));
        connect(use, &QAction::triggered, this, [this, id] { emit characterRequested(sourceOf(id)); });
        use->setEnabled(m_document.library().source(sourceOf(id)).path != m_document.library().character());
    } else if (m_view.model().row(index).clip.isValid()) {
        for (const char* action :
             {"tag.clips", "controller.toFirst", "controller.toSecond", "controller.addTrack",
              "controller.addLayer", "clip.retarget", "clip.character", "file.import"})
            menu.addAction(m_actions[action]);
        const auto& model = m_document.library().source(sourceOf(id)).model;
        if (!model || model->meshes.empty()) menu.removeAction(m_actions["clip.character"]);
    }
    if (!menu.isEmpty()) menu.exec(position);
}

void LibraryPresenter::connectActions(ActionRegistry& actions)
{
    const auto step = [this](int by) {
        if (const ClipId clip = m_view.neighbour(by); clip.isValid())
            m_workspace.setCurrentClip(clip);
        else if (m_document.library().clipCount() == 0)
            emit refused(tr("Open clips first."));
        else
            emit noted(by < 0 ? tr("This is the first clip of the list.")
                              : tr("This is the last clip of the list."));
    };
    actions.connectTo("clip.previous", this, [step] { step(-1); });
    actions.connectTo("clip.next", this, [step] { step(1); });
    actions.connectTo("clip.find", &m_view, [this] { m_view.focusFilter(); });
    actions.connectTo("query.nextHit", this, [this] { goToHit(true); });
    actions.connectTo("query.previousHit", this, [this] { goToHit(false); });
    connect(actions["query.hideOthers"], &QAction::toggled, &m_view, &LibraryView::setHidesClipsWithoutHit);
    actions.followKey("clip.find", &m_view, &LibraryView::setFilterKey);
    actions.followKey("query.hideOthers", &m_view, &LibraryView::setHideKey);
    connect(&m_view, &LibraryView::arrangementEdited, this, [this, hide = actions["query.hideOthers"]] {
        hide->setChecked(m_view.hidesClipsWithoutHit());
        keepArrangement();
    });
}

void LibraryPresenter::keepIn(QSettings& settings)
{
    m_view.setOrder(RowOrder(std::clamp(settings.value(orderKey).toInt(), 0, int(lastRowOrder))));
    m_view.setGrouping(RowGrouping(std::clamp(settings.value(groupingKey).toInt(), 0, int(lastRowGrouping))));
    m_view.setColumns(settings.value(columnsKey).toStringList());
    m_settings = &settings;
}

void LibraryPresenter::keepArrangement()
{
    if (!m_settings) return;
    m_settings->setValue(orderKey, int(m_view.order()));
    m_settings->setValue(groupingKey, int(m_view.grouping()));
    m_settings->setValue(columnsKey, m_view.columns());
}

void LibraryPresenter::take(const DocumentChange& change)
{
    if (change.isReset) {
        m_view.model().setRows({});
        m_view.setFilterText({}); // it was about the clips that go
        m_rowCounts.clear();
        m_stripSlots.clear();
        m_skeletons.clear();
        m_sourcesDue.clear();
        m_barsDue.clear();
        return;
    }
    if (change.isVocabularyChanged) {
        m_stripSlots.clear();
        m_view.model().setTagNames(shortTagNames(m_document.library()));
    }
    m_sourcesDue.insert(change.sources.begin(), change.sources.end());
    m_areAllBarsDue |= change.isVocabularyChanged;
    if (change.areSourcesChanged || change.areDiskErrorsChanged || change.isVocabularyChanged)
        refreshRowsLater();
    if (change.areSheetsChanged) {
        if (m_barsDue.empty())
            QMetaObject::invokeMethod(this, &LibraryPresenter::refreshBars, Qt::QueuedConnection);
        m_barsDue.insert(change.clips.begin(), change.clips.end());
    }
}

void LibraryPresenter::refreshRowsLater()
{
    if (std::exchange(m_isRowRefreshDue, true)) return;
    QTimer::singleShot(refreshDelay, this, &LibraryPresenter::refreshRows);
}

void LibraryPresenter::refreshRows()
{
    m_isRowRefreshDue = false;
    if (const std::set<SourceId> due = std::exchange(m_sourcesDue, {}); !due.empty()) {
        const bool isRebuilt = !putRows(due);
        if (isRebuilt) rebuildRows();
        const ClipId current = m_workspace.currentClip();
        const bool isCurrentNew =
            current.isValid() && due.contains(m_document.library().clip(current).source);
        if (isRebuilt || isCurrentNew) m_view.setCurrentClip(current); // scrolls to it
        showFirstClip();
    }
    if (std::exchange(m_areAllBarsDue, false)) refreshAllBars();
}

/// Puts the rows of these sources among the others. False where that is not enough: every name begins at
/// another folder now, or a row is too many.
bool LibraryPresenter::putRows(const std::set<SourceId>& sources)
{
    if (commonFolder(m_document.library()) != m_common) return false;
    std::vector<LibraryRow> rows;
    for (const SourceId source : sources) {
        std::vector<LibraryRow> its = rowsOf(source, m_common);
        const bool isFailure = its.back().id == rowId(source, failurePlace);
        const auto before = m_rowCounts.find(source);
        const RowCount now{its.size() - isFailure, isFailure};
        if (before != m_rowCounts.end() &&
            (before->second.first > now.first || before->second.second > now.second))
            return false;
        m_rowCounts[source] = now;
        std::move(its.begin(), its.end(), std::back_inserter(rows));
    }
    m_view.model().putRows(std::move(rows));
    return true;
}

void LibraryPresenter::rebuildRows()
{
    const ClipLibrary& library = m_document.library();
    m_common = commonFolder(library);
    m_rowCounts.clear();
    std::vector<LibraryRow> rows;
    for (const SourceId source : library.sourcesInPathOrder()) {
        std::vector<LibraryRow> its = rowsOf(source, m_common);
        const bool isFailure = its.back().id == rowId(source, failurePlace);
        m_rowCounts[source] = {its.size() - isFailure, isFailure};
        std::move(its.begin(), its.end(), std::back_inserter(rows));
    }
    m_view.model().setRows(std::move(rows));
    m_view.model().setAnswer(m_query.answer());
}

/// A library that was just opened shows its first clip that is there, so that nobody looks at an empty
/// window.
void LibraryPresenter::showFirstClip()
{
    if (m_workspace.currentClip().isValid()) return;
    const ClipLibrary& library = m_document.library();
    for (const SourceId source : library.sourcesInPathOrder()) {
        if (library.source(source).state == SourceState::Pending) return;
        for (const ClipId clip : library.source(source).clips)
            if (library.motion(clip)) {
                m_workspace.setCurrentClip(clip);
                return;
            }
    }
}

std::vector<LibraryRow> LibraryPresenter::rowsOf(SourceId id, const std::string& common) const
{
    const LibrarySource& source = m_document.library().source(id);
    std::vector<LibraryRow> rows;
    for (std::size_t place = 0; place < source.clips.size(); ++place) {
        rows.push_back(clipRow(source.clips[place], common));
        rows.back().id = rowId(id, place);
    }
    if (!rows.empty() && source.state != SourceState::Failed) return rows;
    LibraryRow row;
    row.id = rowId(id, rows.empty() ? 0 : failurePlace);
    row.name = sourceName(source);
    row.folder = sourceFolder(source, common);
    row.path = QString::fromStdString(source.path);
    switch (source.state) {
    case SourceState::Pending:
        row.state = LibraryRowState::Pending;
        break;
    case SourceState::Failed:
        row.state = LibraryRowState::Failed;
        if (source.error) row.reason = QString::fromUtf8(sentenceOf(*source.error));
        if (source.error && !originalOf(*source.error).empty())
            row.detail = tr("The importer said: %1").arg(QString::fromUtf8(originalOf(*source.error)));
        break;
    case SourceState::Ready:
        row.state = LibraryRowState::NoClip;
        row.reason =
            source.model->meshes.empty() ? tr("skeleton without a clip") : tr("character without a clip");
        row.detail = tr("Click to show it; its menu shows clips on it.");
        break;
    }
    rows.push_back(std::move(row));
    return rows;
}

LibraryRow LibraryPresenter::clipRow(ClipId id, const std::string& common) const
{
    const ClipLibrary& library = m_document.library();
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    LibraryRow row;
    row.clip = id;
    row.name = clipName(library, id);
    row.folder = sourceFolder(source, common);
    row.path = QString::fromStdString(source.path);
    row.frames = clip.frames;
    row.rate = clip.rate;
    if (source.model) {
        row.joints = int(source.model->skeleton.jointCount());
        row.skeleton = m_skeletons.nameOf(source.model->skeleton);
    }
    row.detail = tr("%n frame(s) · %1", nullptr, clip.frames).arg(rateText(clip.rate));
    if (source.model) row.detail += tr(" · %n joint(s)", nullptr, int(source.model->skeleton.jointCount()));
    if (clip.sourceChange)
        row.detail += '\n' + tr("The file changed since it was tagged: it had %n frame(s) at %1.", nullptr,
                                clip.sourceChange->frames)
                                 .arg(rateText(clip.sourceChange->rate));
    if (source.unitSuggestion)
        row.detail +=
            '\n' + tr("The figure is %1 tall: %2", "%2: should its file be read in centimetres?")
                       .arg(QString::fromStdString(lengthText(source.unitSuggestion->presentMetres)),
                            suggestionQuestion(*source.unitSuggestion));
    if (source.sidecarError)
        row.warning =
            tr("Its tags cannot be read: %1").arg(QString::fromStdString(source.sidecarError->text()));
    if (source.diskError)
        row.warning = tr("Its tags on the disk cannot be read any more; these are those from before: %1")
                          .arg(QString::fromStdString(source.diskError->text()));
    row.notes = !row.warning.isEmpty();
    if (source.model)
        for (const Repair& repair : source.model->repairs) {
            row.detail += QString("\n%1 (%2)").arg(QString::fromStdString(repair.message)).arg(repair.count);
            ++row.notes;
        }
    for (const std::string& notice : clipNotices(library, id)) {
        row.detail += '\n' + QString::fromStdString(notice);
        ++row.notes;
    }
    row.bars = stripBars(clip);
    return row;
}

std::vector<StripBar> LibraryPresenter::stripBars(const LibraryClip& clip) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    if (m_stripSlots.size() != vocabulary.size()) m_stripSlots = stripSlots(vocabulary);
    std::vector<StripBar> bars;
    const TagSheet shown = withoutSets(clip.sheet, m_document.library().setSwitches().hidden, vocabulary);
    for (const TagLane& lane : shown.lanes())
        bars.push_back({screenColour(vocabulary[lane.tag].colour),
                        m_stripSlots[lane.tag.value],
                        {lane.ranges.begin(), lane.ranges.end()},
                        lane.tag});
    return bars;
}

void LibraryPresenter::refreshBars()
{
    const std::set<ClipId> due = std::exchange(m_barsDue, {});
    const ClipLibrary& library = m_document.library();
    for (const ClipId clip : due)
        if (clip.value < library.clipCount()) m_view.model().setBars(clip, stripBars(library.clip(clip)));
}

void LibraryPresenter::refreshAllBars()
{
    const ClipLibrary& library = m_document.library();
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip)
        m_view.model().setBars(ClipId(clip), stripBars(library.clip(ClipId(clip))));
}

void LibraryPresenter::goToHit(bool forward)
{
    const std::vector<ClipId> order = m_view.clipsInOrder();
    const auto hit = m_query.neighbourHit(order, m_workspace.currentClip(), m_workspace.playhead(), forward);
    if (!hit) {
        emit noted(tr("No clip of the list has a hit."));
        return;
    }
    m_workspace.show(hit->first, hit->second.start);
    emit hitReached(hit->first, hit->second.start);
    const HitPlace place = hitPlace(*m_query.answer(), order, hit->first, hit->second.start);
    if (place.number > 0)
        emit done(tr("Hit %1 of %2").arg(QLocale().toString(place.number), QLocale().toString(place.count)));
}

} // namespace tagline
