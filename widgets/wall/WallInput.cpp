// User input on the wall, by mouse and by key.

#include "widgets/wall/WallAccessible.h"
#include "widgets/wall/WallTexts.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double zoomOfANotch = 1.25;
constexpr double degreesOfANotch = 120; ///< eighths of a degree
constexpr double pixelsOfANotch = 72;
constexpr double besideMark = 2; ///< pixels

} // namespace

int WallView::rowAt(QPointF place) const
{
    return place.y() < m_geometry.rulerHeight ? -1 : m_layout.rowAt(m_geometry.contentY(place.y()));
}

bool WallView::viewportEvent(QEvent* event)
{
    if (m_isRebuildDue && event->type() != QEvent::Paint)
        rebuild(); // so that the mouse is tested against the present rows
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (m_poses->isShown())
            QToolTip::hideText(); // the poses have the same text
        else
            QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        setHover(-1);
        if (!m_range) setHoveredRange(std::nullopt);
        if (m_arcs.hover(std::nullopt)) viewport()->update();
        endMoment();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString WallView::tipAt(QPointF place) const
{
    if (place.x() >= m_geometry.overviewRect().left()) return tr("The whole library; drag to scroll");
    if (const WallArc* arc = arcAt(place)) return arc->text;
    if (const auto difference = differenceAt(place)) return m_differences.text(*difference);
    const int row = rowAt(place);
    if (row < 0) {
        if (place.y() >= m_geometry.rulerHeight) return {};
        const WallColumn* column = m_columns.at(place.x());
        if (const QString tip = column ? tipOf(column->what) : QString(); !tip.isEmpty()) return tip;
        return place.x() < m_geometry.timeLeft() ? tr("A click on a column's name sorts by it") : QString();
    }
    if (m_wall.rows[std::size_t(row)].isHead()) {
        const WallGroup& group = m_wall.groups[std::size_t(m_wall.rows[std::size_t(row)].group)];
        return group.isFolded ? tr("Click to show these clips") : tr("Click to fold these clips away");
    }
    const LibraryRow& clip = clipOfRow(row);
    const auto moment = momentAt(place);
    if (!moment) return clipTip(clip);
    const QString text = WallTexts::moment(clip, moment->frame, tagsAt(*moment));
    const auto range = rangeAt(place);
    return range ? text + '\n' + rangeText(*range) : text;
}

/// Its file and details, and the columns that have no room.
QString WallView::clipTip(const LibraryRow& clip) const
{
    QStringList lines{clip.path, clip.detail};
    const std::size_t at = std::size_t(&clip - m_model.rows().data());
    for (const WallColumn& column : m_columns.withoutRoom)
        lines << tr("%1: %2", "a column and its value")
                     .arg(column.title, textOf(column.what, clip, m_model.answerAt(at)));
    return lines.join('\n');
}

// ---- the moment under the mouse

std::optional<WallView::Moment> WallView::momentAt(QPointF place) const
{
    if (place.x() < m_geometry.timeLeft() || place.x() >= m_geometry.timeRight()) return {};
    const int row = rowAt(place);
    if (row < 0 || m_wall.rows[std::size_t(row)].isHead()) return {};
    const LibraryRow& clip = clipOfRow(row);
    const auto at = Frame(std::floor(m_geometry.unitAt(place.x()) / unitsPerFrame(clip, m_scale)));
    if (at >= clip.frames) return {};
    return Moment{row, std::max(at, 0)};
}

std::vector<QString> WallView::tagsAt(const Moment& moment) const
{
    std::vector<QString> names;
    for (const StripBar& bar : clipOfRow(moment.row).bars) {
        const auto covers = [&](const FrameRange& range) { return range.contains(moment.frame); };
        if (bar.tag.value < m_tags.size() && std::any_of(bar.ranges.begin(), bar.ranges.end(), covers))
            names.push_back(m_tags[bar.tag.value].name);
    }
    return names;
}

const WallArc* WallView::arcAt(QPointF place) const
{
    return QRectF(m_geometry.timeRect()).contains(place) ? m_arcs.arcAt(place) : nullptr;
}

/// The difference at a place. Marks are narrow and low, so that a place near one counts as on it.
std::optional<int> WallView::differenceAt(QPointF place) const
{
    if (m_differences.isEmpty() || !QRectF(m_geometry.timeRect()).contains(place)) return std::nullopt;
    const int row = rowAt(place);
    if (row < 0 || m_wall.rows[std::size_t(row)].isHead()) return std::nullopt;
    const double below = m_geometry.contentY(place.y()) - m_layout.top(row);
    if (below > differencesBelow(m_layout.rowHeight(row)) + besideMark) return std::nullopt;
    const LibraryRow& clip = clipOfRow(row);
    const double frame = unitsPerFrame(clip, m_scale);
    return m_differences.nearest(clip.clip, m_geometry.unitAt(place.x()) / frame,
                                 besideMark / (frame * m_geometry.scale));
}

void WallView::followMouse(QPointF place)
{
    const WallArc* arc = arcAt(place);
    if (m_arcs.hover(arc ? std::optional(arc->id) : std::nullopt)) viewport()->update();
    const bool isSaid = arc || differenceAt(place); // the mark has a text of its own
    setHoveredRange(arc ? std::nullopt : rangeAt(place));
    m_moment = isSaid ? std::nullopt : momentAt(place);
    if (!m_moment) return endMoment();
    const int top = int(m_geometry.y(m_layout.top(m_moment->row))),
              bottom = int(m_geometry.y(m_layout.top(m_moment->row + 1)));
    m_poses->follow({clipOfRow(m_moment->row).clip, m_moment->frame,
                     QRect(0, top, viewport()->width(), bottom - top), int(place.x())});
}

void WallView::endMoment()
{
    m_moment.reset();
    m_poses->end();
}

void WallView::showPoses(PoseStripState poses)
{
    if (!m_moment) return m_poses->end();
    const std::vector<QString> tags = tagsAt(*m_moment);
    poses.title = WallTexts::moment(clipOfRow(m_moment->row), m_moment->frame, {});
    poses.tags = QStringList(tags.begin(), tags.end()).join(QStringLiteral(" · "));
    m_poses->show(std::move(poses));
}

void WallView::setHover(int row)
{
    if (std::exchange(m_hoverRow, row) != row) changed();
}

// ---- mouse

void WallView::mousePressEvent(QMouseEvent* event)
{
    if (m_range) return; // another button
    endMoment();
    m_pressed = event->position();
    m_pressModifiers = event->modifiers();
    m_pressedRange.reset();
    if (event->button() == Qt::MiddleButton) {
        m_gesture = Gesture::Pan;
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    if (m_pressed.x() >= m_geometry.overviewRect().left()) {
        m_gesture = Gesture::Overview;
        return scrollByOverview(m_pressed.y());
    }
    if (m_pressed.y() < m_geometry.rulerHeight) return pressTitle(m_pressed.x());
    if (const WallArc* arc = arcAt(m_pressed)) return emit arcClicked(arc->id);
    const int row = rowAt(m_pressed);
    if (row >= 0 && m_wall.rows[std::size_t(row)].isHead())
        return toggleGroup(m_wall.rows[std::size_t(row)].group);
    m_pressedRange = rangeAt(m_pressed);
    m_gesture = Gesture::Press;
}

void WallView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    switch (m_gesture) {
    case Gesture::None:
        setHover(place.x() < m_geometry.timeRight() ? rowAt(place) : -1);
        return followMouse(place);
    case Gesture::Overview:
        return scrollByOverview(place.y());
    case Gesture::Pan: {
        WallGeometry next = m_geometry;
        next.first -= (place.x() - m_pressed.x()) / next.scale;
        next.top -= int(std::lround(place.y() - m_pressed.y()));
        m_pressed = place;
        return showPart(next);
    }
    case Gesture::Press: {
        const bool isDrag = (place - m_pressed).manhattanLength() >= QApplication::startDragDistance();
        if (!isDrag || m_pressed.x() < m_geometry.timeLeft() || m_layout.rowCount() == 0) return;
        const bool isMarquee = m_pressModifiers & Qt::ShiftModifier;
        if (m_pressedRange && !isMarquee && canBeDragged(*m_pressedRange))
            return beginRangeDrag(WallRangeHit(*m_pressedRange), *event);
        m_gesture = Gesture::Marquee;
        m_marquee.firstRow = m_layout.nearestRow(m_geometry.contentY(m_pressed.y()));
        m_marquee.firstUnit = m_geometry.unitAt(m_pressed.x());
        return dragMarquee(place);
    }
    case Gesture::Marquee:
        return dragMarquee(place);
    case Gesture::Range:
        if (!(event->buttons() & Qt::LeftButton)) return cancelRangeDrag(); // the release was not received
        return dragRange(place, event->modifiers());
    }
}

/// Extends the marquee; beyond the border the rows scroll.
void WallView::dragMarquee(QPointF place)
{
    constexpr int step = 24;
    WallGeometry next = m_geometry;
    if (place.y() < m_geometry.rulerHeight) next.top -= step;
    if (place.y() > m_geometry.size.height()) next.top += step;
    if (next != m_geometry) showPart(next);
    const double y =
        std::clamp(place.y(), double(m_geometry.rulerHeight), double(m_geometry.size.height() - 1));
    m_marquee.lastRow = m_layout.nearestRow(m_geometry.contentY(y));
    m_marquee.lastUnit =
        m_geometry.unitAt(std::clamp(place.x(), m_geometry.timeLeft(), m_geometry.timeRight()));
    m_selected = framesUnder(m_marquee, m_wall, m_model.rows(), m_scale);
    m_selectionText = m_selected.empty() ? QString() : WallTexts::selection(m_selected, m_model.rows());
    viewport()->update();
}

void WallView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_range) {
        if (event->button() == Qt::LeftButton) endRangeDrag(event->position(), event->modifiers());
        return;
    }
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    if (gesture == Gesture::Marquee) {
        emit selectionChanged();
        return;
    }
    if (gesture != Gesture::Press || event->button() != Qt::LeftButton) return;
    const bool wasSelected = !m_selected.empty();
    clearSelection();
    if (wasSelected) emit selectionChanged();
    if (const auto difference = differenceAt(m_pressed)) {
        m_cursorRow = -1;
        return emit differenceClicked(*difference);
    }
    const std::optional<WallRangeHit> pressed = std::exchange(m_pressedRange, std::nullopt);
    if (const int row = rowAt(m_pressed); row >= 0) openAt(row, m_pressed.x());
    clickRange(pressed, m_pressModifiers);
}

/// Opens the clip at x; a click in the columns opens it at its start, unless it is open.
void WallView::openAt(int row, double x)
{
    if (m_wall.rows[std::size_t(row)].isHead()) return toggleGroup(m_wall.rows[std::size_t(row)].group);
    const LibraryRow& clip = clipOfRow(row);
    const ClipId id = clip.clip;
    Frame frame = id == m_currentClip ? m_playhead : 0;
    if (x >= m_geometry.timeLeft())
        frame = Frame(std::floor(m_geometry.unitAt(x) / unitsPerFrame(clip, m_scale) + 1e-6));
    frame = std::clamp(frame, 0, clip.frames - 1);
    m_cursorRow = -1;
    emit frameActivated(id, frame);
}

void WallView::pressTitle(double x)
{
    if (x >= m_geometry.timeLeft()) return;
    if (const WallColumn* column = m_columns.at(x)) return emit orderRequested(RowOrder(column->what.order));
    const RowOrder& now = m_model.arrangement().order;
    emit orderRequested(now == RowOrder::Path ? RowOrder::Name : RowOrder::Path);
}

/// Scrolls so that the visible part is centred at y in the overview.
void WallView::scrollByOverview(double y)
{
    WallGeometry next = m_geometry;
    next.top = m_geometry.topWithWindowAt(y, m_layout.rowCount());
    showPart(next);
}

void WallView::wheelEvent(QWheelEvent* event)
{
    if (m_isRebuildDue) rebuild();
    // With Alt the platform swaps the wheel's axes.
    const QPoint angle = event->angleDelta();
    const double notches = (angle.y() != 0 ? angle.y() : angle.x()) / degreesOfANotch;
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    event->accept();
    if (modifiers & Qt::ControlModifier)
        return showPart(m_geometry.zoomedAt(
            std::clamp(event->position().x(), m_geometry.timeLeft(), m_geometry.timeRight()),
            std::pow(zoomOfANotch, notches)));
    if (modifiers & Qt::AltModifier) {
        const int step = std::max(1, m_rowHeight / 8);
        setRowHeight(m_rowHeight + int(notches > 0 ? step : notches < 0 ? -step : 0));
        return emit rowHeightChanged(m_rowHeight);
    }
    WallGeometry next = m_geometry;
    const bool isAcross = modifiers & Qt::ShiftModifier || std::abs(angle.x()) > std::abs(angle.y());
    if (isAcross)
        next.first -= notches * pixelsOfANotch / next.scale;
    else
        next.top -= int(std::lround(notches * pixelsOfANotch));
    showPart(next);
}

void WallView::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_range) return;
    const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
    const int row = isByMouse ? rowAt(event->pos()) : (m_cursorRow >= 0 ? m_cursorRow : m_currentRow);
    if (row < 0 || m_wall.rows[std::size_t(row)].isHead()) return;
    const QPoint below(int(m_geometry.timeLeft()), int(m_geometry.y(m_layout.top(row + 1))));
    const QPoint place = isByMouse ? event->globalPos() : viewport()->mapToGlobal(below);
    const std::uint64_t id = clipOfRow(row).id; // the code below may change the rows
    if (clipOfRow(row).clip != m_currentClip) openAt(row, 0);
    emit contextMenuRequested(id, place);
}

// ---- keys

bool WallView::isKeyOfWall(const QKeyEvent& event) const
{
    const bool isPlain = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    const bool hasControl = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        return isPlain;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return isPlain && m_cursorRow >= 0;
    case Qt::Key_Escape:
        return m_range || (isPlain && (!m_selected.empty() || !m_selectedRanges.empty() || m_cursorRow >= 0));
    case Qt::Key_Home:
    case Qt::Key_End:
        return hasControl;
    default:
        return false;
    }
}

/// Handles the wall's keys before any shortcut of the window.
bool WallView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isKeyOfWall(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void WallView::keyPressEvent(QKeyEvent* event)
{
    if (m_isRebuildDue) rebuild();
    if (!isKeyOfWall(*event)) return event->ignore(); // left to the window's shortcuts
    const int from = m_cursorRow >= 0 ? m_cursorRow : m_currentRow;
    switch (event->key()) {
    case Qt::Key_Up:
        return moveCursor(from < 0 ? 0 : from - 1);
    case Qt::Key_Down:
        return moveCursor(from + 1);
    case Qt::Key_Home:
        return moveCursor(0);
    case Qt::Key_End:
        return moveCursor(m_layout.rowCount() - 1);
    case Qt::Key_Escape:
        if (m_range) return cancelRangeDrag();
        m_cursorRow = -1;
        if (!m_selectedRanges.empty()) emit rangeRequested(SelectRanges{}, 0);
        if (!m_selected.empty()) {
            clearSelection();
            emit selectionChanged();
        }
        return viewport()->update();
    default: { // Enter: at the moment shown by the open clip
        if (m_wall.rows[std::size_t(m_cursorRow)].isHead()) return toggleByKey();
        const double unit =
            m_currentRow < 0 ? 0 : m_playhead * unitsPerFrame(clipOfRow(m_currentRow), m_scale);
        return openAt(std::exchange(m_cursorRow, -1), std::max(m_geometry.x(unit), m_geometry.timeLeft()));
    }
    }
}

/// Folds the group of the head that the keys selected, or unfolds it; keys continue from there.
void WallView::toggleByKey()
{
    const QString key = m_wall.groups[std::size_t(m_wall.rows[std::size_t(m_cursorRow)].group)].key;
    toggleGroup(m_wall.rows[std::size_t(m_cursorRow)].group);
    const auto head = std::ranges::find_if(m_wall.rows, [&](const WallRow& row) {
        return row.isHead() && m_wall.groups[std::size_t(row.group)].key == key;
    });
    if (head != m_wall.rows.end()) moveCursor(int(head - m_wall.rows.begin()));
}

void WallView::moveCursor(int row)
{
    if (m_layout.rowCount() == 0) return;
    m_cursorRow = std::clamp(row, 0, m_layout.rowCount() - 1);
    revealRow(m_cursorRow);
    tellRow(*this, m_cursorRow);
    viewport()->update();
}

void WallView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_cursorRow = -1;
    viewport()->update();
}

} // namespace tagline
