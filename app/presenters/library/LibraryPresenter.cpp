#include "app/presenters/library/LibraryPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/actions/MenuTitles.h"
#include "app/presenters/library/ClipPoses.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/HitPlace.h"
#include "core/library/checks/CheckRules.h"
#include "core/support/text/ErrorText.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/AfterPainting.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/wall/WallTexts.h"

#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <string_view>

namespace tagline {
namespace {

using namespace std::chrono_literals;

/// While thousands of files arrive, the list takes them this often; less often the more there are, for all
/// rows are put in order and counted each time.
constexpr std::chrono::milliseconds rowsDelay = 30ms;
constexpr std::chrono::milliseconds longestRowsDelay = 400ms;
constexpr std::size_t clipsOfADelay = 5000; ///< it is once more as long for each so many

constexpr auto orderKey = "library/order";
constexpr auto orderPropertyKey = "library/orderProperty"; ///< the property that clips are sorted by
constexpr auto groupingKey = "library/grouping";
constexpr auto columnsKey = "library/columns";
constexpr auto foldedKey = "sections"; ///< of each library

} // namespace

LibraryPresenter::LibraryPresenter(const PresenterContext& context, LibraryView& view)
    : Presenter(context)
    , m_view(view)
    , m_rows(m_document.library())
    , m_folded(m_document, QStringLiteral("folded"),
               {[this] { m_view.model().setFolded({}); }, [this](QSettings& kept) { loadFolded(kept); },
                [this](QSettings& kept) { saveFolded(kept); }})
{
    connect(&m_document, &LibraryDocument::changed, this, &LibraryPresenter::take);
    connect(&m_query, &QuerySession::answered, this, &LibraryPresenter::takeAnswer);
    connect(&m_workspace, &Workspace::currentClipChanged, &m_view, &LibraryView::setCurrentClip);
    connect(&m_workspace, &Workspace::playheadChanged, &m_view, &LibraryView::setPlayhead);
    connect(&m_view, &LibraryView::clipActivated, &m_workspace, &Workspace::setCurrentClip);
    connect(&m_view, &LibraryView::frameActivated, &m_workspace, &Workspace::show);
    connect(&m_view, &LibraryView::momentHovered, this, &LibraryPresenter::showPoses);
    connect(&m_view, &LibraryView::figureActivated, this, [this](quint64 row) {
        const SourceId source = LibraryRows::sourceOf(row);
        switch (m_document.library().source(source).state) {
        case SourceState::Ready:
            return emit figureActivated(source);
        case SourceState::Failed:
            return showUnread(source);
        case SourceState::Pending:
            break;
        }
        m_awaited = source;
        emit sourceAwaited(source);
    });
    connect(&m_workspace, &Workspace::currentClipChanged, this, [this] { m_awaited = {}; });
    connect(&m_view, &LibraryView::contextMenuRequested, this, &LibraryPresenter::showMenu);
    connectActions();
    loadArrangement();
}

void LibraryPresenter::showPoses(ClipId clip, Frame frame)
{
    const QModelIndex index = m_view.model().indexOfClip(clip);
    if (!index.isValid()) return;
    PoseStripState poses = posesAround(m_document.library(), clip, frame);
    poses.title = WallTexts::moment(m_view.model().row(index), frame, {});
    QStringList tags;
    for (const TagId tag : m_document.library().clip(clip).sheet.tagsAt(frame)) {
        const std::string_view name = lastPart(m_document.library().vocabulary()[tag].name);
        tags << QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
    poses.tags = tags.join(QStringLiteral(" · "));
    m_view.showPoses(std::move(poses));
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

namespace {

/// The names of a clip's tags that break the check of tags.
std::vector<std::string> tagsOutsideVocabulary(const ClipLibrary& library, ClipId clip)
{
    std::vector<std::string> names;
    const TagVocabulary& vocabulary = library.vocabulary();
    if (!saysWhichTags(vocabulary)) return names;
    for (const TagLane& lane : library.clip(clip).sheet.lanes())
        if (!isKnownTag(vocabulary[lane.tag], vocabulary)) names.push_back(vocabulary[lane.tag].name);
    return names;
}

} // namespace

/// Shows a menu of actions for the row that was clicked; its clip is the current one by now.
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
        connect(use, &QAction::triggered, this,
                [this, id] { emit characterRequested(LibraryRows::sourceOf(id)); });
        use->setEnabled(m_document.library().source(LibraryRows::sourceOf(id)).path !=
                        m_document.library().character());
    } else if (m_view.model().row(index).clip.isValid()) {
        for (const char* action : {"tag.clips", "edit.selectTagInClips", "clip.mirrorTags",
                                   "controller.toFirst", "controller.toSecond", "controller.addTrack",
                                   "controller.addLayer", "clip.retarget", "clip.character", "file.import"})
            menu.addAction(m_actions[action]);
        QMenu* states = menu.addMenu(menuTitle("Clip/State"));
        states->setToolTipsVisible(true);
        for (const char* action :
             {"clip.stateUntouched", "clip.stateBegun", "clip.stateDone", "clip.stateReviewed"})
            states->addAction(m_actions[action]);
        const std::vector<std::string> names =
            tagsOutsideVocabulary(m_document.library(), m_view.model().row(index).clip);
        if (!names.empty()) {
            QAction* add = menu.addAction(tr("Add Its Tags to the &Vocabulary"));
            add->setToolTip(tr("The vocabulary does not have all tags of the clip: add them; this can be "
                               "undone"));
            connect(add, &QAction::triggered, this, [this, names] { emit vocabularyTagsRequested(names); });
        }
        const auto& model = m_document.library().source(LibraryRows::sourceOf(id)).model;
        if (!model || model->meshes.empty()) menu.removeAction(m_actions["clip.character"]);
    }
    if (!menu.isEmpty()) menu.exec(position);
}

void LibraryPresenter::connectActions()
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
    m_actions.connectTo("clip.previous", this, [step] { step(-1); });
    m_actions.connectTo("clip.next", this, [step] { step(1); });
    m_actions.connectTo("clip.find", &m_view, [this] { m_view.focusFilter(); });
    m_actions.connectTo("query.nextHit", this, [this] { goToHit(true); });
    m_actions.connectTo("query.previousHit", this, [this] { goToHit(false); });
    connect(m_actions["query.hideOthers"], &QAction::toggled, &m_view, &LibraryView::setHidesClipsWithoutHit);
    m_actions.followKey("clip.find", &m_view, &LibraryView::setFilterKey);
    m_actions.followKey("query.hideOthers", &m_view, &LibraryView::setHideKey);
    connect(&m_view, &LibraryView::columnHasNoRoom, this, [this](const QString& title) {
        emit noted(tr("There is no room for the column %1: widen the list.").arg(title));
    });
    connect(&m_view, &LibraryView::arrangementEdited, this, [this, hide = m_actions["query.hideOthers"]] {
        hide->setChecked(m_view.hidesClipsWithoutHit());
        keepArrangement();
    });
    connect(&m_view, &LibraryView::foldingEdited, this, [this] { m_folded.save(); });
}

/// Order, groups and columns, and for each library what is folded.
void LibraryPresenter::loadArrangement()
{
    const QString property = m_settings.value(orderPropertyKey).toString();
    const auto kind = RowOrder::Kind(std::clamp(m_settings.value(orderKey).toInt(), 0, int(lastRowOrder)));
    m_view.setOrder(property.isEmpty() ? RowOrder(kind) : RowOrder::of(property));
    m_view.setGrouping(
        RowGrouping(std::clamp(m_settings.value(groupingKey).toInt(), 0, int(lastRowGrouping))));
    if (m_settings.contains(columnsKey)) m_view.setColumns(m_settings.value(columnsKey).toStringList());
    m_folded.keepIn(m_settings);
}

const RowOrder& LibraryPresenter::order() const { return m_view.order(); }

RowGrouping LibraryPresenter::grouping() const { return m_view.grouping(); }

void LibraryPresenter::setOrder(const RowOrder& order)
{
    m_view.setOrder(order);
    keepArrangement();
}

void LibraryPresenter::setGrouping(RowGrouping grouping)
{
    m_view.setGrouping(grouping);
    keepArrangement();
}

void LibraryPresenter::keepArrangement()
{
    const RowOrder& order = m_view.order();
    m_settings.setValue(orderKey, int(order.kind));
    m_settings.setValue(orderPropertyKey, order.property);
    m_settings.setValue(groupingKey, int(m_view.grouping()));
    if (m_view.areColumnsChosen()) m_settings.setValue(columnsKey, m_view.columns());
}

void LibraryPresenter::loadFolded(QSettings& settings)
{
    const QStringList keys = settings.value(foldedKey).toStringList();
    m_view.model().setFolded({keys.begin(), keys.end()});
}

void LibraryPresenter::saveFolded(QSettings& settings) const
{
    const std::set<QString>& keys = m_view.model().folded();
    keepTexts(settings, foldedKey, QStringList(keys.begin(), keys.end()));
}

void LibraryPresenter::take(const DocumentChange& change)
{
    if (change.isReset) {
        m_view.model().setRows({});
        m_view.setFilterText({}); // it was about the clips that go
        m_view.setHiddenStages({});
        m_rowCounts.clear();
        m_rows.clear();
        m_sourcesDue.clear();
        m_barsDue.clear();
        m_awaited = {};
        return;
    }
    if (change.parts.has(LibraryPart::Vocabulary)) {
        m_rows.tagsChanged();
        m_view.model().setTagNames(shortTagNames(m_document.library()));
    }
    m_sourcesDue.insert(change.sources.begin(), change.sources.end());
    bool areRowsDue = false;
    if (change.areSheetsChanged) // a missing file has rows while it has tags
        for (const ClipId clip : change.clips)
            if (const SourceId source = m_document.library().clip(clip).source;
                m_document.library().source(source).isMissing()) {
                m_sourcesDue.insert(source);
                areRowsDue = true;
            }
    m_areAllBarsDue |= change.parts.has(LibraryPart::Vocabulary);
    if (areRowsDue || change.areSourcesChanged || change.areDiskErrorsChanged ||
        change.parts.has(LibraryPart::Vocabulary))
        refreshRowsLater();
    if (change.areFormerMotionsChanged || change.isSaved)
        for (const ClipId clip : change.clips) noteFileChange(clip);
    if (!change.areSheetsChanged) return;
    const bool isQueued = !m_barsDue.empty();
    for (const ClipId clip : change.clips) // those of a file that was read come with its rows
        if (!m_sourcesDue.contains(m_document.library().clip(clip).source)) m_barsDue.insert(clip);
    if (!isQueued && !m_barsDue.empty()) callAfterPainting(*this, [this] { refreshBars(); });
}

void LibraryPresenter::refreshRowsLater()
{
    if (std::exchange(m_isRowRefreshDue, true)) return;
    const auto times = int(1 + m_document.library().clipCount() / clipsOfADelay);
    QTimer::singleShot(std::min(rowsDelay * times, longestRowsDelay), this, &LibraryPresenter::refreshRows);
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
        showAwaited(due);
        showFirstClip();
    }
    if (std::exchange(m_areAllBarsDue, false)) refreshAllBars();
}

/// Puts the rows of these sources among the others. False if that is not enough: every name begins at
/// another folder now, or a row is too many.
bool LibraryPresenter::putRows(const std::set<SourceId>& sources)
{
    if (commonFolder(m_document.library()) != m_common) return false;
    std::vector<LibraryRow> rows;
    for (const SourceId source : sources) {
        std::vector<LibraryRow> its = m_rows.of(source, m_common);
        const bool isFailure = !its.empty() && LibraryRows::saysFailure(its.back().id);
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
        std::vector<LibraryRow> its = m_rows.of(source, m_common);
        const bool isFailure = !its.empty() && LibraryRows::saysFailure(its.back().id);
        m_rowCounts[source] = {its.size() - isFailure, isFailure};
        std::move(its.begin(), its.end(), std::back_inserter(rows));
    }
    m_view.model().setRows(std::move(rows));
    m_view.model().setAnswer(m_query.answer());
}

void LibraryPresenter::showAwaited(const std::set<SourceId>& read)
{
    if (!m_awaited.isValid() || !read.contains(m_awaited)) return;
    const LibrarySource& source = m_document.library().source(m_awaited);
    if (source.state == SourceState::Pending) return;
    const SourceId id = std::exchange(m_awaited, {});
    if (!source.clips.empty())
        m_workspace.setCurrentClip(source.clips.front());
    else if (source.state == SourceState::Ready)
        emit figureActivated(id);
}

/// No clip is shown for a file that cannot be read, so that nobody tags the one before; once it can be read,
/// it is shown.
void LibraryPresenter::showUnread(SourceId id)
{
    const LibrarySource& source = m_document.library().source(id);
    m_workspace.setCurrentClip({});
    m_awaited = id;
    if (source.error)
        emit warned(tr("%1 cannot be read: %2").arg(sourceName(source), coreText(sentenceOf(*source.error))));
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

void LibraryPresenter::refreshBars()
{
    const std::set<ClipId> due = std::exchange(m_barsDue, {});
    const ClipLibrary& library = m_document.library();
    std::vector<ClipProgress> progress;
    std::vector<ClipValues> values;
    for (const ClipId clip : due) {
        if (clip.value >= library.clipCount()) continue;
        noteFileChange(clip);
        m_view.model().setBars(clip, m_rows.bars(library.clip(clip)));
        progress.push_back({clip, library.clip(clip).sheet.state()});
        values.push_back({clip, m_rows.values(library.clip(clip))});
    }
    m_view.model().setProgress(progress);
    m_view.model().setValues(std::move(values));
}

/// An edit of a clip may fit it to its changed file, and its motion may be known to be another or the same:
/// its row says that.
void LibraryPresenter::noteFileChange(ClipId id)
{
    const LibraryClip& clip = m_document.library().clip(id);
    const LibraryRow* row = m_view.model().rowOfClip(id);
    if (!row) return;
    if (row->hasFileChanged == clip.hasChangedFile() && row->isFileRewritten == clip.isFileRewritten())
        return;
    m_sourcesDue.insert(clip.source);
    refreshRowsLater();
}

void LibraryPresenter::refreshAllBars()
{
    const ClipLibrary& library = m_document.library();
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip)
        m_view.model().setBars(ClipId(clip), m_rows.bars(library.clip(ClipId(clip))));
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
