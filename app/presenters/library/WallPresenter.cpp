#include "app/presenters/library/WallPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipPoses.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/WallClipboard.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/system/saving/DurableFile.h"
#include "core/tagging/BulkTagging.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/wall/WallBar.h"
#include "widgets/wall/WallPicture.h"
#include "widgets/wall/WallRows.h"
#include "widgets/wall/WallView.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr auto rowHeightKey = "wall/rowHeight";
constexpr auto fittedKey = "wall/fitted";
constexpr double zoomStep = 1.5;
constexpr int leastPictureWidth = 640; ///< pixels; a wall that was never seen is narrower

/// The next height that can be told from this one.
int heightBeside(int pixels, int direction) { return pixels + direction * std::max(1, pixels / 5); }

} // namespace

WallPresenter::WallPresenter(const PresenterContext& context, TimelinePresenter& timeline, LibraryView& view,
                             WallView& wall, WallBar& bar)
    : Presenter(context)
    , m_timeline(timeline)
    , m_view(view)
    , m_wall(wall)
    , m_bar(bar)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_wall.clearSelection();
        takeTags();
    });
    connect(&m_timeline, &TimelinePresenter::refreshed, this, &WallPresenter::takeTags); // lanes are hidden
    connect(&m_query, &QuerySession::answered, this, &WallPresenter::updateHint);
    connect(&m_view.model(), &QAbstractItemModel::modelReset, this, &WallPresenter::updateHint);
    connect(&m_workspace, &Workspace::currentClipChanged, &m_wall, &WallView::setCurrentClip);
    connect(&m_workspace, &Workspace::selectionChanged, this, &WallPresenter::showSelectedRanges);
    connect(&m_workspace, &Workspace::playheadChanged, &m_wall, &WallView::setPlayhead);
    m_timeline.setOtherCopy([this] { return copySelected(); });
    connectWall();
    connectActions();
    takeColumns();
    setRowHeight(m_settings.value(rowHeightKey, m_wall.rowHeight()).toInt());
    m_actions["view.wallFitted"]->setChecked(m_settings.value(fittedKey).toBool());
    updateHint();
}

void WallPresenter::connectWall()
{
    connect(&m_wall, &WallView::frameActivated, this, [this](ClipId clip, Frame frame) {
        emit m_view.clipActivated(clip);
        m_workspace.show(clip, frame);
    });
    connect(&m_wall, &WallView::draggedClipRequested, this, &WallPresenter::openDragged);
    connect(&m_wall, &WallView::orderRequested, this, [this](const RowOrder& order) {
        m_view.setOrder(order);
        emit m_view.arrangementEdited();
    });
    connect(&m_wall, &WallView::momentHovered, this, [this](ClipId clip, Frame frame) {
        m_wall.showPoses(posesAround(m_document.library(), clip, frame));
    });
    connect(&m_wall, &WallView::rangeRequested, &m_timeline, &TimelinePresenter::take);
    connect(&m_wall, &WallView::hoverTextChanged, this, &WallPresenter::hoverTextChanged);
    connect(&m_timeline, &TimelinePresenter::dragEnded, &m_wall, &WallView::cancelRangeDrag);
    m_wall.setRangeSource({[this] { return m_timeline.wholeContent(); },
                           [this](TagId tag) { return m_timeline.mayEditLane(tag); },
                           [this] { return m_document.newGesture(); },
                           [this] { return m_workspace.isSnapping(); },
                           [this] { return m_timeline.units(); }});
    m_timeline.setAllRangesShown([this] { return m_view.isWallShown(); });
    connect(&m_wall, &WallView::foldingEdited, &m_view, &LibraryView::foldingEdited);
    connect(&m_view, &LibraryView::arrangementEdited, this, &WallPresenter::takeColumns);
    connect(&m_view, &LibraryView::hitsAsked, &m_wall, &WallView::showHits);
    connect(&m_wall, &WallView::contextMenuRequested, &m_view, &LibraryView::contextMenuRequested);
    connect(&m_wall, &WallView::rowHeightChanged, this, &WallPresenter::setRowHeight);
    connect(&m_bar, &WallBar::rowHeightRequested, this, &WallPresenter::setRowHeight);
    connect(&m_bar, &WallBar::scaleRequested, this, [this](WallScale scale) {
        m_actions["view.wallFitted"]->setChecked(scale == WallScale::Fitted);
    });
    connect(&m_bar, &WallBar::wallRequested, m_actions["view.wall"], &QAction::setChecked);
}

void WallPresenter::connectActions()
{
    connect(m_actions["view.wall"], &QAction::toggled, this, &WallPresenter::showWall);
    connect(m_actions["view.wallFitted"], &QAction::toggled, this, &WallPresenter::setScale);
    m_actions.followKey("view.wall", &m_bar, &WallBar::setWallKey);
    for (const char* id : {"query.focus", "query.hideOthers"})
        m_actions.followKey(id, this, [](WallPresenter* self, const QString&) { self->updateHint(); });
    const auto onWall = [this](const char* id, auto act) {
        m_actions.connectTo(id, this, [this, act] {
            if (m_view.isWallShown()) return act();
            emit refused(tr("Open the wall first%1.").arg(m_actions.bracketedKey("view.wall")));
        });
    };
    m_actions.connectTo("file.exportWall", this, [this] {
        if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        const bool wasShown = m_view.isWallShown();
        m_actions["view.wall"]->setChecked(true); // the export shows the wall as it is seen
        if (!exportPicture()) m_actions["view.wall"]->setChecked(wasShown);
    });
    const auto onLook = [this, onWall](const char* id, const QString& already, auto act) {
        onWall(id, [this, already, act] {
            const auto before = std::pair(m_wall.timeScale(), m_wall.rowHeight());
            act();
            if (std::pair(m_wall.timeScale(), m_wall.rowHeight()) == before) emit noted(already);
        });
    };
    onLook("view.wallAll", tr("All of the time is in view."), [this] { m_wall.fitTime(); });
    onLook("view.wallZoomIn", tr("Single frames are in view."), [this] { m_wall.zoom(zoomStep); });
    onLook("view.wallZoomOut", tr("All of the time is in view."), [this] { m_wall.zoom(1 / zoomStep); });
    onLook("view.wallTaller", tr("Rows cannot be higher."),
           [this] { setRowHeight(heightBeside(m_wall.rowHeight(), 1)); });
    onLook("view.wallLower", tr("Rows cannot be lower."),
           [this] { setRowHeight(heightBeside(m_wall.rowHeight(), -1)); });
}

/// Opens the clip in which a drag begins. Its ranges and those of other clips stay selected, for they may go
/// along.
void WallPresenter::openDragged(ClipId clip, Frame frame)
{
    std::vector<ClipSelection> selected = selectedRanges(m_document.library(), m_workspace);
    emit m_view.clipActivated(clip);
    m_workspace.show(clip, frame);
    if (m_workspace.currentClip() != clip) return;
    std::vector<RangeRef> here;
    if (const auto own = std::ranges::find(selected, clip, &ClipSelection::clip); own != selected.end()) {
        here = std::move(own->ranges);
        selected.erase(own);
    }
    m_workspace.setSelectionOver(here, selected);
}

void WallPresenter::showSelectedRanges()
{
    std::vector<WallSelectedRanges> shown;
    for (ClipSelection& each : selectedRanges(m_document.library(), m_workspace))
        shown.push_back({each.clip, std::move(each.ranges)});
    m_wall.setSelectedRanges(std::move(shown));
}

void WallPresenter::showWall(bool isShown)
{
    if (isShown == m_view.isWallShown()) return;
    m_wall.cancelRangeDrag();
    m_bar.setWallShown(isShown);
    m_view.showWall(isShown);
    m_wall.clearSelection();
    emit shown(isShown);
    if (!isShown) return;
    m_wall.setFocus();
    m_wall.showHits();
}

void WallPresenter::setScale(bool isFitted)
{
    const WallScale scale = isFitted ? WallScale::Fitted : WallScale::Seconds;
    m_wall.setScale(scale);
    m_bar.setScale(scale);
    m_settings.setValue(fittedKey, isFitted);
}

int WallPresenter::rowHeight() const { return m_wall.rowHeight(); }

void WallPresenter::setRowHeight(int pixels)
{
    m_wall.setRowHeight(pixels);
    m_bar.setRowHeight(m_wall.rowHeight());
    m_settings.setValue(rowHeightKey, m_wall.rowHeight());
}

void WallPresenter::takeTags()
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    std::vector<WallTag> tags;
    tags.reserve(vocabulary.size());
    const std::vector<QString> names = shortTagNames(m_document.library());
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        tags.push_back({names[i], screenColour(vocabulary[TagId(i)].colour), m_timeline.hidesLane(TagId(i)),
                        vocabulary[TagId(i)].kind == TagKind::Point});
    m_wall.setTags(std::move(tags));
}

/// Shows the columns of the list, once a person chose some.
void WallPresenter::takeColumns()
{
    if (!m_view.areColumnsChosen()) return;
    std::vector<LibraryColumn> columns;
    for (const QString& id : m_view.columns())
        if (const auto column = libraryColumn(id)) columns.push_back(*column);
    m_wall.setColumns(std::move(columns));
}

/// Shows why nothing is lit, and what to do.
void WallPresenter::updateHint()
{
    const LibraryModel& model = m_view.model();
    const bool isNoneListed = std::ranges::none_of(model.arrangedRowPlaces(), [&model](int place) {
        return isOnWall(model.rows()[std::size_t(place)]);
    });
    if (isNoneListed && model.hasQuery() && m_view.hidesClipsWithoutHit())
        m_wall.setHint(tr("No clip has a hit. Change the query, or show clips without hits%1.")
                           .arg(m_actions.bracketedKey("query.hideOthers")),
                       {m_view.showAllAction(), m_actions["query.clear"]});
    else if (isNoneListed)
        m_wall.setHint(tr("No clips match the filter."), {m_view.showAllAction()});
    else if (!model.hasQuery())
        m_wall.setHint(tr("Type a query%1: what it finds lights up in every clip at once.")
                           .arg(m_actions.bracketedKey("query.focus")));
    else
        m_wall.setHint({});
}

/// Exports the wall as wide as it is on the screen. False if nobody chose a file.
bool WallPresenter::exportPicture()
{
    const std::string beside = libraryFolder(m_document.library(), m_document.libraryPath());
    const QString own = beside.empty() ? QDir::homePath() : QString::fromStdString(beside);
    const QString folder = exportFolder(m_settings, own);
    QString path = QFileDialog::getSaveFileName(m_wall.window(), tr("Export the Wall"), folder + "/wall.png",
                                                tr("Pictures (*.png);;Drawings (*.svg)"));
    if (path.isEmpty()) return false;
    keepExportFolder(m_settings, QFileInfo(path).absolutePath());
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".png");
    const bool isSvg = QFileInfo(path).suffix().compare(QStringLiteral("svg"), Qt::CaseInsensitive) == 0;
    const auto format = isSvg ? WallPictureFormat::Svg : WallPictureFormat::Png;
    const Result<QByteArray> picture =
        wallPicture(m_wall, std::max(m_wall.viewport()->width(), leastPictureWidth), format);
    if (!picture) {
        emit refused(tr("The picture was not made: %1.").arg(coreText(picture.error().message)));
        return true;
    }
    const auto written = writeDurably(QFile::encodeName(path).toStdString(), picture->toStdString());
    if (written)
        emit done(tr("Exported to %1").arg(path));
    else
        emit refused(errorText(written.error()));
    return true;
}

// ---- tagging

std::vector<ClipFrames> WallPresenter::selectedFrames() const
{
    std::vector<ClipFrames> selected;
    if (!m_view.isWallShown()) return selected;
    for (const WallFrames& each : m_wall.selected())
        if (each.clip.value < m_document.library().clipCount())
            selected.push_back({each.clip, FrameRanges::canonical({each.frames})});
    return selected;
}

bool WallPresenter::tagSelected(TagId tag, LiveKey key)
{
    if (!m_view.isWallShown() || m_wall.selected().empty()) return false;
    const ClipLibrary& library = m_document.library();
    const std::vector<ClipFrames> where = selectedFrames();
    const bool isErasing = key == LiveKey::Eraser;
    tag = tagInChosenSet(m_document, m_workspace, tag);
    BulkPlan plan = bulkPlan(library, tag, isErasing ? BulkOperation::Remove : BulkOperation::Add, where);
    m_workspace.setActiveTag(tag);
    if (plan.changes.empty()) {
        sayUnchanged(tag, plan.readOnly, plan.blocked, isErasing);
        return true;
    }
    const int clips = int(plan.changes.size());
    const QString text = isErasing ? tr("Remove %1 from %n Clip(s)", nullptr, clips)
                                   : tr("Tag %n Clip(s) as %1", nullptr, clips);
    m_document.changeSheets(std::move(plan.changes), text.arg(tagNameWithSet(library, tag)));
    return true;
}

/// Copies the ranges under the marquee. False if nothing is selected: then Copy is the timeline's.
bool WallPresenter::copySelected()
{
    if (!m_view.isWallShown() || m_wall.selected().empty()) return false;
    const ClipLibrary& library = m_document.library();
    const std::vector<WallCopy> copies = copiesUnder(library, m_wall.selected());
    if (copies.empty()) {
        emit noted(tr("No tag has any of these frames."));
        return true;
    }
    const ClipId pasted = pastedClip(copies, m_workspace.currentClip());
    QGuiApplication::clipboard()->setMimeData(toMimeData(copies, pasted, library));
    const auto isOther = [pasted](const WallCopy& copy) { return copy.clip != pasted; };
    const bool hasOthers = std::any_of(copies.begin(), copies.end(), isOther);
    const QString copied = tr("Copied %n range(s)", nullptr, int(copies.size()));
    emit done(hasOthers ? tr("%1; Paste gives those of %2").arg(copied, clipName(library, pasted)) : copied);
    return true;
}

void WallPresenter::sayUnchanged(TagId tag, int readOnly, int blocked, bool isErasing)
{
    const QString name = shortTagName(m_document.library(), tag);
    if (readOnly > 0)
        emit refused(
            tr("The selected clips cannot be edited: their tags cannot be read, or their folder cannot "
               "be written."));
    else if (blocked > 0)
        emit refused(tr("Tags of the same group keep %1 out of these frames.").arg(name));
    else
        emit noted(isErasing ? tr("None of these frames has the tag %1.").arg(name)
                             : tr("All of these frames have the tag %1 already.").arg(name));
}

} // namespace tagline
