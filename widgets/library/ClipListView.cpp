#include "widgets/library/ClipListView.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/library/RowPoses.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/NextSteps.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>
#include <vector>

namespace tagline {

ClipListView::ClipListView(LibraryModel& model, QWidget* parent)
    : QListView(parent)
    , m_model(model)
    , m_rowPoses(new RowPoses(this))
    , m_delegate(new ClipStripDelegate(model, *m_rowPoses, this))
{
    m_steps = new NextSteps(viewport()); // viewportEvent() hears of it
    setModel(&model);
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setAccessibleName(tr("Clips"));
    const auto endPoses = [this] {
        if (m_poses) m_poses->end(); // another row is under the mouse
    };
    connect(&m_model, &QAbstractItemModel::modelReset, this, endPoses);
    connect(&m_model, &QAbstractItemModel::layoutChanged, this, endPoses);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, endPoses);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ClipListView::placeSteps);
    connect(m_steps, &NextSteps::resized, this, &ClipListView::placeSteps);
    m_sight.setSingleShot(true);
    connect(&m_sight, &QTimer::timeout, this, &ClipListView::tellSight);
    connect(m_rowPoses, &RowPoses::shownChanged, this, &ClipListView::layOutPoses);
    connect(m_rowPoses, &RowPoses::changed, this, &ClipListView::repaintPosesOf);
}

void ClipListView::setCurrentClip(ClipId clip)
{
    m_delegate->setCurrentClip(clip);
    viewport()->update();
}

void ClipListView::setPlayhead(Frame playhead)
{
    const Frame before = m_delegate->playhead();
    m_delegate->setPlayhead(playhead);
    const QModelIndex index = m_model.indexOfClip(m_delegate->currentClip());
    if (!index.isValid() || !isVisible() || m_model.row(index).frames <= 0) return;
    const ClipRowGeometry parts = geometry(index);
    const Frame frames = m_model.row(index).frames;
    for (const QRectF& strip : {parts.strip, parts.poses}) {
        if (strip.isEmpty()) continue;
        const QRectF from = stripPlayheadPlace(strip, before, frames),
                     to = stripPlayheadPlace(strip, playhead, frames);
        if (from == to) continue;
        viewport()->update(from.toAlignedRect());
        viewport()->update(to.toAlignedRect());
    }
}

/// Rows have another height: what was seen stays in sight.
void ClipListView::layOutPoses()
{
    const QModelIndex first = indexAt({1, 1});
    const QModelIndex current = m_model.indexOfClip(m_delegate->currentClip());
    const bool wasSeen = current.isValid() && viewport()->rect().contains(visualRect(current).center());
    doItemsLayout();
    if (first.isValid()) scrollTo(first, PositionAtTop);
    if (wasSeen) scrollTo(current);
    viewport()->update();
}

/// Runs after each painting, also in playback: the poses of all rows are of one size, which is measured once.
void ClipListView::tellSight()
{
    std::vector<ClipId> clips;
    QSizeF size;
    QModelIndex index = indexAt({1, 1});
    for (; index.isValid() && visualRect(index).top() < viewport()->height();
         index = index.siblingAtRow(index.row() + 1)) {
        if (!ClipStripDelegate::showsTime(m_model.row(index))) continue;
        if (clips.empty()) size = geometry(index).poses.size();
        if (size.isEmpty()) break; // no room
        clips.push_back(m_model.row(index).clip);
    }
    PosePictureLook look;
    if (!clips.empty()) look = {size.toSize(), viewport()->devicePixelRatioF(), theme().muted};
    m_rowPoses->setInSight(clips, look);
}

void ClipListView::repaintPosesOf(ClipId clip)
{
    const QModelIndex index = m_model.indexOfClip(clip);
    if (index.isValid()) viewport()->update(visualRect(index));
}

ClipRowGeometry ClipListView::geometry(const QModelIndex& index) const
{
    return m_delegate->geometryOf(index, visualRect(index), fontMetrics());
}

bool ClipListView::isOnStrip(const QModelIndex& index, const QPoint& position) const
{
    return index.isValid() && ClipStripDelegate::showsTime(m_model.row(index)) &&
           !geometry(index).timeAt(position).isEmpty();
}

void ClipListView::scrub(const QPoint& position)
{
    const Frame frames = m_model.row(m_scrubbedRow).frames;
    const ClipRowGeometry parts = geometry(m_scrubbedRow);
    const QRectF& time = m_scrubsPoses ? parts.poses : parts.strip;
    emit scrubbed(m_scrubbedRow, ClipRowGeometry::frameAt(time, position.x(), frames));
}

/// The poses, created at first use, and anew if the list has moved to another window: a dock may float.
PoseHover& ClipListView::poses()
{
    if (m_poses && m_poses->parent() != window()) delete m_poses;
    if (!m_poses) {
        m_poses = new PoseHover(*window(), PoseHover::Side::Beside);
        connect(m_poses, &PoseHover::momentReached, this, &ClipListView::momentHovered);
    }
    return *m_poses;
}

void ClipListView::followMouse(const QPoint& position)
{
    const QModelIndex index = indexAt(position);
    if (!isOnStrip(index, position)) {
        if (m_poses) m_poses->end();
        return;
    }
    const LibraryRow& row = m_model.row(index);
    const QRect place = visualRect(index);
    const QPoint corner = viewport()->mapTo(window(), place.topLeft());
    const Frame frame = ClipRowGeometry::frameAt(geometry(index).timeAt(position), position.x(), row.frames);
    poses().follow({row.clip, frame, QRect(corner, place.size()), corner.x() + position.x()});
}

void ClipListView::showPoses(PoseStripState poses)
{
    if (m_poses) m_poses->show(std::move(poses));
}

bool ClipListView::viewportEvent(QEvent* event)
{
    if (m_poses && (event->type() == QEvent::Leave || event->type() == QEvent::Wheel)) m_poses->end();
    if (m_poses && m_poses->isShown() && event->type() == QEvent::ToolTip) return true; // the poses say more
    return QListView::viewportEvent(event);
}

void ClipListView::hideEvent(QHideEvent* event)
{
    if (m_poses) m_poses->end();
    m_sight.stop();
    m_rowPoses->setInSight({}, {});
    QListView::hideEvent(event);
}

void ClipListView::mousePressEvent(QMouseEvent* event)
{
    if (m_poses) m_poses->end();
    QListView::mousePressEvent(event);
    const QPoint position = event->position().toPoint();
    const QModelIndex pressed = indexAt(position);
    if (event->button() != Qt::LeftButton || event->modifiers() != Qt::NoModifier) return;
    if (pressed.isValid() && m_delegate->isBroken(m_model.row(pressed)) &&
        m_delegate->signPlace(geometry(pressed)).contains(position))
        return emit brokenSignClicked(pressed);
    if (!isOnStrip(pressed, position)) return;
    m_scrubbedRow = pressed;
    m_scrubsPoses = geometry(pressed).poses.contains(position);
    scrub(position);
}

void ClipListView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_scrubbedRow.isValid() && event->buttons() & Qt::LeftButton)
        scrub(event->position().toPoint());
    else
        QListView::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton) followMouse(event->position().toPoint());
}

void ClipListView::mouseReleaseEvent(QMouseEvent* event)
{
    m_scrubbedRow = QPersistentModelIndex();
    QListView::mouseReleaseEvent(event);
}

/// By mouse the menu of the row under it, by key that of the current row.
void ClipListView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = isByMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) return;
    const QPoint place = isByMouse ? event->globalPos()
                                   : viewport()->mapToGlobal(visualRect(index).bottomLeft() + QPoint(8, 0));
    emit menuRequested(index, place);
}

bool ClipListView::isKeyOfHead(const QKeyEvent& event) const
{
    const bool isAcross = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    return isAcross && event.modifiers() == Qt::NoModifier && currentIndex().isValid() &&
           m_model.isHead(currentIndex());
}

/// On a head Left and Right fold as in trees, instead of stepping through frames; on
/// clips they are keys of the window.
bool ClipListView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isKeyOfHead(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

void ClipListView::keyPressEvent(QKeyEvent* event)
{
    if (!isKeyOfHead(*event)) return QListView::keyPressEvent(event);
    const QModelIndex head = currentIndex();
    const bool isLeft = event->key() == Qt::Key_Left;
    if (isLeft != m_model.isFolded(head)) return emit foldRequested(head);
    const int around = m_model.sectionAround(m_model.sectionAt(head));
    const QModelIndex next = !isLeft       ? m_model.index(head.row() + 1) // first row of the section
                             : around >= 0 ? m_model.headOfSection(around)
                                           : QModelIndex();
    if (next.isValid()) setCurrentIndex(next);
}

/// The row of the current clip stays in sight where it was seen before.
void ClipListView::resizeEvent(QResizeEvent* event)
{
    const QModelIndex current = m_model.indexOfClip(m_delegate->currentClip());
    const QRect before(QPoint(0, 0), event->oldSize());
    const bool wasSeen = current.isValid() && before.contains(visualRect(current).center());
    QListView::resizeEvent(event);
    if (wasSeen) scrollTo(current);
    placeSteps();
    emit resized();
}

/// The first row in sight is whole after the list scrolled to a row.
void ClipListView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QScrollBar* bar = verticalScrollBar();
    const int before = bar->value();
    QListView::scrollTo(index, hint);
    if (bar->value() != before) bar->setValue(wholeRows(bar->value()));
}

/// So it is at the end, with room below the last row, and after the height of rows changed.
void ClipListView::updateGeometries()
{
    QScrollBar* bar = verticalScrollBar();
    const int before = bar->value();
    QListView::updateGeometries(); // takes the room below the last row away
    bar->setMaximum(wholeRows(bar->maximum()));
    const bool isOtherHeight = std::exchange(m_rowHeight, rowHeight()) != rowHeight();
    const int wanted = isOtherHeight ? wholeRows(before) : before;
    if (bar->value() != wanted) bar->setValue(wanted);
}

int ClipListView::rowHeight() const { return std::max(1, sizeHintForIndex(m_model.index(0)).height()); }

/// The height of whole rows, one of which a place may lie in.
int ClipListView::wholeRows(int place) const
{
    const int row = rowHeight();
    return (place + row - 1) / row * row;
}

void ClipListView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_rowPoses->areShown() && !m_sight.isActive()) m_sight.start(0); // other rows may be in sight
    if (m_model.rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(theme().muted);
    painter.drawText(emptyPlace(), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, emptyText());
}

QString ClipListView::emptyText() { return tr("No clips match the filter."); }

void ClipListView::setEmptySteps(const QList<QAction*>& steps)
{
    m_emptySteps = steps;
    placeSteps();
}

void ClipListView::placeSteps()
{
    m_steps->setActions(m_model.rowCount() == 0 ? m_emptySteps : QList<QAction*>());
    if (m_steps->isHidden()) return;
    const QRect room = emptyPlace();
    const int text =
        fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, emptyText()).height();
    const int both = text + m_steps->sizeHint().height();
    m_steps->placeBelow(text, {room.topLeft(), QSize(room.width(), std::min(both, room.height()))});
}

} // namespace tagline
