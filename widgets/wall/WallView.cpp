#include "widgets/wall/WallView.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ToolTips.h"
#include "widgets/theme/messages/NextSteps.h"
#include "widgets/wall/WallAccessible.h"
#include "widgets/wall/WallTexts.h"

#include <QFontMetrics>
#include <QPaintEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int rulerHeight = 24;
constexpr int overviewSlice = 48;     ///< lines per slice: about a millisecond
constexpr int barSteps = 10'000;      ///< of the scroll bar of time
constexpr double pixelsOfAFrame = 40; ///< at the deepest zoom

} // namespace

WallView::WallView(LibraryModel& model, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_steps(new NextSteps(this))
{
    m_poses = new PoseHover(*viewport(), PoseHover::Side::Below);
    m_steps->setParent(viewport()); // viewportEvent() hears of it, and lays out
    connect(m_poses, &PoseHover::momentReached, this, &WallView::momentHovered);
    installWallAccessibility();
    setObjectName("wall");
    setAccessibleName(tr("Wall"));
    setAccessibleDescription(tr("Every clip as a row on one time scale, with the query's answer lit"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the overview serves as the bar
    viewport()->setMouseTracking(true);
    viewport()->setProperty(tipsByPlace, true);
    viewport()->setAutoFillBackground(false);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &WallView::rebuildLater);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &WallView::takeChange);
    connect(m_steps, &NextSteps::resized, this, &WallView::placeSteps);
    connect(&m_overviewTimer, &QTimer::timeout, this, &WallView::makeOverview);
    followTheme(this, [this] { // also when the text's size changes
        ink();
        placeColumns(m_geometry.columnsWidth);
    });
    rebuild();
}

void WallView::setTags(std::vector<WallTag> tags)
{
    if (tags == m_tags) return;
    m_tags = std::move(tags);
    ink();
}

void WallView::ink()
{
    m_isInkedStale = m_model.isAnswerStale();
    m_painter.setTags(m_tags, m_isInkedStale);
    restartOverview();
    changed();
}

void WallView::setHint(const QString& hint, const QList<QAction*>& steps)
{
    if (std::exchange(m_hint, hint) != hint) viewport()->update();
    m_steps->setActions(steps);
    placeSteps();
}

/// Rows that are still laid out, until the next painting, are shown no more.
void WallView::placeSteps()
{
    const QRect room = hintPlace(m_geometry, m_geometry.top).toRect();
    const int text = QFontMetrics(textFont(TextSize::Body))
                         .boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, m_hint)
                         .height();
    const int both = text + m_steps->sizeHint().height();
    m_steps->placeBelow(text, {room.topLeft(), QSize(room.width(), std::min(both, room.height()))});
}

const LibraryRow& WallView::clipOfRow(int row) const
{
    return m_model.rows()[std::size_t(m_wall.rows[std::size_t(row)].place)];
}

int WallView::rowOfClip(ClipId clip) const
{
    const LibraryRow* row = clip.isValid() ? m_model.rowOfClip(clip) : nullptr;
    return row ? m_wall.rowOfPlace(int(row - m_model.rows().data())) : -1;
}

WallScene WallView::scene() const
{
    return {m_model,    m_wall,          m_layout,   m_geometry,  m_columns,
            m_scale,    m_currentRow,    m_playhead, m_cursorRow, m_hoverRow,
            m_selected, m_selectionText, m_hint,     false,       m_differences};
}

// ---- rows

/// Rebuilds once for several changes of the model; a painting is never older than the model.
void WallView::rebuildLater()
{
    m_isRebuildDue = true;
    endMoment();
    m_painter.forgetRows();
    viewport()->update();
}

/// Handles changes of rows; a change of one clip's tags leaves the rows in place.
void WallView::takeChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    if (roles.contains(LibraryModel::signRole)) return; // the wall shows no signs
    forgetHoveredRange();
    if (m_model.isAnswerStale() != m_isInkedStale) ink();
    // A change of the only row may stand for any change.
    if (first != last || m_model.rowCount() == 1 || m_model.isHead(first)) {
        m_isRebuildDue = true;
        endMoment();
        return changed();
    }
    if (const int row = rowOfClip(m_model.row(first).clip); row >= 0) {
        m_painter.touchOverview(row, m_layout);
        if (isVisible()) m_overviewTimer.start(0);
    }
    changed();
}

void WallView::bringUpToDate()
{
    if (m_isRebuildDue) rebuild();
    if (m_areHitsDue) bringHitsIntoSight();
    if (m_model.isAnswerStale() != m_isInkedStale) ink();
}

/// Rebuilds the rows. Rows that are added above the first visible row do not move it.
void WallView::rebuild()
{
    // A dragged range stays under the mouse, even if its clip would get another place.
    if (m_range && m_namesRevision == m_model.namesRevision()) return;
    m_namesRevision = m_model.namesRevision();
    m_isRebuildDue = false;
    const auto [first, end] = rowsInSight();
    const bool hasAnchor = first < end && first < int(m_wall.rows.size());
    const WallRow anchor = hasAnchor ? m_wall.rows[std::size_t(first)] : WallRow();
    const int below = hasAnchor ? m_geometry.top - m_layout.top(first) : 0;
    const bool wasAtTop = m_geometry.top == 0;
    m_wall = WallRows::of(m_model);
    m_layout = WallLayout(m_wall.rows, m_rowHeight);
    m_currentRow = rowOfClip(m_currentClip);
    m_cursorRow = -1;
    m_hoverRow = -1;
    if (!m_range) m_gesture = Gesture::None; // the rows of the gesture may have changed
    const int row = hasAnchor && !wasAtTop ? m_wall.rowOfPlace(anchor.place) : -1;
    if (row >= 0) m_geometry.top = m_layout.top(row) + below;
    layOut();
    restartOverview();
}

void WallView::layOut()
{
    WallGeometry next = m_geometry;
    const bool wasFitted = m_geometry.isFitted();
    const double longest = std::max(m_wall.longestSeconds, 0.1);
    const double rate = m_wall.longestFrames > 0 ? m_wall.longestFrames / longest : 30;
    next.size = viewport()->size();
    next.columnsWidth = WallColumns::widthIn(next.size.width());
    placeColumns(next.columnsWidth);
    next.rulerHeight = rulerHeight;
    next.units = m_scale == WallScale::Seconds ? longest : 1;
    next.deepest = pixelsOfAFrame *
                   (m_scale == WallScale::Seconds ? std::max(rate, 30.0) : std::max(m_wall.longestFrames, 1));
    next.contentHeight = m_layout.height();
    showPart(wasFitted ? next.fitted() : next);
}

void WallView::placeColumns(int columnsWidth)
{
    WallColumns placed = WallColumns::of(m_model, m_chosenColumns, columnsWidth);
    if (placed == m_columns) return;
    m_columns = std::move(placed);
    m_painter.forgetTexts();
}

void WallView::setColumns(std::vector<LibraryColumn> columns)
{
    if (columns == m_chosenColumns) return;
    m_chosenColumns = std::move(columns);
    layOut();
}

void WallView::showPart(const WallGeometry& geometry)
{
    const WallGeometry next = geometry.bounded();
    const bool isOverviewOther = next.size != m_geometry.size || next.units != m_geometry.units ||
                                 next.contentHeight != m_geometry.contentHeight;
    m_geometry = next;
    endMoment(); // another moment is under the mouse
    forgetHoveredRange();
    updateScrollBars();
    if (isOverviewOther) restartOverview();
    changed();
}

void WallView::updateScrollBars()
{
    const QScopedValueRollback scrolling(m_isScrolling, true);
    const double all = m_geometry.timeWidth() / m_geometry.fittingScale();
    const double hidden = std::max(all - m_geometry.visibleUnits(), 0.0);
    horizontalScrollBar()->setRange(0, m_geometry.isFitted() ? 0 : barSteps);
    if (hidden > 0)
        horizontalScrollBar()->setPageStep(int(std::min(barSteps * m_geometry.visibleUnits() / hidden, 1e9)));
    horizontalScrollBar()->setValue(hidden > 0 ? int(std::lround(barSteps * m_geometry.first / hidden)) : 0);
    verticalScrollBar()->setRange(0, m_geometry.lowestTop());
    verticalScrollBar()->setPageStep(m_geometry.rowsHeight());
    verticalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setValue(m_geometry.top);
}

void WallView::scrollContentsBy(int, int)
{
    if (m_isScrolling) return;
    WallGeometry next = m_geometry;
    next.top = verticalScrollBar()->value();
    const double all = m_geometry.timeWidth() / m_geometry.fittingScale();
    if (horizontalScrollBar()->maximum() > 0)
        next.first = (all - m_geometry.visibleUnits()) * horizontalScrollBar()->value() / barSteps;
    showPart(next);
}

void WallView::changed()
{
    m_painter.touch();
    m_arcs.touch();
    viewport()->update();
}

void WallView::toggleGroup(int group)
{
    m_model.toggleSection(QString(m_wall.groups[std::size_t(group)].key));
    bringUpToDate();
    emit foldingEdited();
}

std::vector<ClipId> WallView::clipsInOrder() const
{
    const WallRows present = m_isRebuildDue ? WallRows::of(m_model) : WallRows();
    std::vector<ClipId> clips;
    for (const WallGroup& group : (m_isRebuildDue ? present : m_wall).groups)
        for (const int place : group.places) clips.push_back(m_model.rows()[std::size_t(place)].clip);
    return clips;
}

// ---- display

void WallView::setCurrentClip(ClipId clip)
{
    if (m_isRebuildDue) rebuild();
    const bool isOther = std::exchange(m_currentClip, clip) != clip;
    if (m_range && m_range->hit.clip != clip) cancelRangeDrag();
    m_currentRow = rowOfClip(clip);
    if (isOther && m_currentRow >= 0 && !m_isOpeningInPlace) revealRow(m_currentRow);
    if (isOther) tellRow(*this, m_currentRow);
    changed();
}

void WallView::setPlayhead(Frame frame)
{
    if (std::exchange(m_playhead, frame) != frame) viewport()->update();
}

void WallView::reveal(ClipId clip, Frame frame)
{
    if (m_isRebuildDue) rebuild();
    const LibraryRow* row = m_model.rowOfClip(clip);
    if (!row) return;
    if (rowOfClip(clip) < 0) m_model.unfoldAround(int(row - m_model.rows().data()));
    bringUpToDate();
    if (rowOfClip(clip) < 0) return;
    revealRow(rowOfClip(clip));
    showPart(m_geometry.showing(frame * unitsPerFrame(*row, m_scale)));
}

void WallView::revealRow(int row)
{
    if (row < 0) return;
    WallGeometry next = m_geometry;
    const int top = m_layout.top(row), bottom = m_layout.top(row + 1);
    const bool isInSight = top >= next.top && bottom <= next.top + next.rowsHeight();
    if (!isInSight) next.top = top - next.rowsHeight() / 3;
    showPart(next);
}

void WallView::showHits()
{
    m_areHitsDue = true;
    viewport()->update();
}

/// Whether a row has hits; a folded group shows its hits at its head.
bool WallView::isHit(const WallRow& row) const
{
    const WallGroup& group = m_wall.groups[std::size_t(row.group)];
    if (row.isHead()) return group.isFolded && group.totals.clipsWithHit > 0;
    return m_model.answerAt(std::size_t(row.place)).matchedFrames > 0;
}

void WallView::bringHitsIntoSight()
{
    if (m_geometry.rowsHeight() == 0) return; // not laid out yet
    m_areHitsDue = false;
    const auto rows = m_wall.rows.begin();
    const auto [first, end] = rowsInSight();
    const auto isShown = [this](const WallRow& row) { return isHit(row); };
    if (std::any_of(rows + first, rows + end, isShown)) return;
    const auto found = std::find_if(rows, m_wall.rows.end(), isShown);
    if (found != m_wall.rows.end()) revealRow(int(found - rows));
}

void WallView::setRowHeight(int pixels)
{
    const int height = std::clamp(pixels, WallLayout::leastRow, WallLayout::highestRow);
    if (height == m_rowHeight) return;
    // Keeps the row in the middle in place.
    const double middle = m_geometry.top + m_geometry.rowsHeight() / 2.0;
    const int row = m_layout.rowCount() > 0 ? m_layout.nearestRow(middle) : -1;
    const bool isWhole = m_geometry.lowestTop() == 0;
    m_rowHeight = height;
    m_layout = WallLayout(m_wall.rows, m_rowHeight);
    if (row >= 0 && !isWhole) m_geometry.top = m_layout.top(row) - m_geometry.rowsHeight() / 2;
    m_geometry.top = std::max(m_geometry.top, 0);
    layOut();
}

void WallView::setScale(WallScale scale)
{
    if (std::exchange(m_scale, scale) == scale) return;
    m_geometry.scale = 0; // fits all time into the view
    layOut();
    restartOverview();
}

void WallView::zoom(double factor)
{
    bringUpToDate();
    const double middle = (m_geometry.timeLeft() + m_geometry.timeRight()) / 2;
    double held = middle;
    if (m_currentRow >= 0) {
        const double x = m_geometry.x(m_playhead * unitsPerFrame(clipOfRow(m_currentRow), m_scale));
        if (x >= m_geometry.timeLeft() && x <= m_geometry.timeRight()) held = x;
    }
    showPart(m_geometry.zoomedAt(held, factor));
}

void WallView::fitTime()
{
    bringUpToDate();
    showPart(m_geometry.fitted());
}

void WallView::clearSelection()
{
    if (m_selected.empty()) return;
    m_selected.clear();
    m_selectionText.clear();
    viewport()->update();
}

QPoint WallView::placeOf(ClipId clip, Frame frame)
{
    bringUpToDate();
    const int row = rowOfClip(clip);
    if (row < 0) return {};
    const double x = m_geometry.x((frame + 0.5) * unitsPerFrame(clipOfRow(row), m_scale));
    return {int(x), int(m_geometry.y(m_layout.top(row) + m_layout.rowHeight(row) / 2.0))};
}

QString WallView::rowText(int row) const
{
    const WallRow& shown = m_wall.rows[std::size_t(row)];
    if (shown.isHead()) return WallTexts::head(m_wall.groups[std::size_t(shown.group)]);
    const QString listed =
        m_model.data(m_model.indexOfClip(clipOfRow(row).clip), Qt::AccessibleTextRole).toString();
    return listed.isEmpty() ? clipOfRow(row).name : listed; // empty if the list has folded it away
}

QString WallView::rowTags(int row) const
{
    if (m_wall.rows[std::size_t(row)].isHead()) return {};
    const LibraryRow& clip = clipOfRow(row);
    return WallTexts::tags(clip, m_tags, m_differences.count(clip.clip));
}

QRect WallView::rowRect(int row) const
{
    return QRectF(0, m_geometry.y(m_layout.top(row)), m_geometry.size.width(), m_layout.rowHeight(row))
        .toRect();
}

// ---- painting

void WallView::paintEvent(QPaintEvent*)
{
    bringUpToDate();
    QPainter painter(viewport());
    m_painter.paint(painter, scene());
    paintRangesOver(painter);
    if (m_arcs.isEmpty()) return;
    layOutArcs();
    painter.setClipRect(m_geometry.timeRect());
    m_arcs.paint(painter);
}

void WallView::setArcs(std::vector<WallArc> arcs, std::optional<int> chosen)
{
    if (m_arcs.set(std::move(arcs), chosen)) viewport()->update(); // placed when they are painted
}

void WallView::setDifferences(std::vector<WallDifference> differences, WallDifferences::Text textOf)
{
    if (!m_differences.set(std::move(differences), std::move(textOf))) return;
    endMoment(); // another moment may be under the mouse
    restartOverview();
    changed();
}

void WallView::layOutArcs()
{
    m_arcs.layOut([this](ClipId clip, Frame frame) -> std::optional<QPointF> {
        const int row = rowOfClip(clip);
        if (row < 0) return std::nullopt;
        return QPointF(m_geometry.x((frame + 0.5) * unitsPerFrame(clipOfRow(row), m_scale)),
                       m_geometry.y(m_layout.top(row) + m_layout.rowHeight(row) / 2.0));
    });
}

void WallView::restartOverview()
{
    m_painter.beginOverview(scene(), devicePixelRatioF());
    if (isVisible()) m_overviewTimer.start(0);
}

void WallView::makeOverview()
{
    if (m_isRebuildDue) rebuild();
    if (!m_painter.advanceOverview(overviewSlice, scene())) m_overviewTimer.stop();
    viewport()->update(m_geometry.overviewRect().adjusted(-4, 0, 4, 0));
}

void WallView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    m_overviewTimer.start(0);
}

void WallView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    placeSteps();
}

void WallView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    m_painter.forgetRows(); // names are elided anew
    layOut();
}

QSize WallView::pictureSize(int width) const { return {width, rulerHeight + m_layout.height()}; }

/// Paints the wall as on the screen, but all of it, and without hover.
void WallView::paintPicture(QPainter& painter, int width, bool isVector) const
{
    WallGeometry whole = m_geometry;
    whole.size = pictureSize(width);
    whole.columnsWidth = WallColumns::widthIn(width);
    whole.top = 0;
    WallPainter once;
    once.setTags(m_tags, m_isInkedStale);
    const WallGeometry fitted = whole.fitted();
    const WallColumns columns = WallColumns::of(m_model, m_chosenColumns, whole.columnsWidth);
    const WallScene shown{.model = m_model,
                          .wall = m_wall,
                          .layout = m_layout,
                          .geometry = fitted,
                          .columns = columns,
                          .scale = m_scale,
                          .isVector = isVector,
                          .differences = m_differences};
    once.beginOverview(shown, 1);
    while (once.advanceOverview(overviewSlice, shown)) {}
    once.paint(painter, shown);
}

} // namespace tagline
