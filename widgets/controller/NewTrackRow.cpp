#include "widgets/controller/NewTrackRow.h"

#include "widgets/library/ClipMime.h"
#include "widgets/theme/Theme.h"

#include <QDragEnterEvent>
#include <QPainter>

namespace tagline {

NewTrackRow::NewTrackRow(QWidget* parent)
    : QToolButton(parent)
{
    setAcceptDrops(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(60);
    setToolTip(tr("Add a track with the current clip (Ctrl+3), or drop clips from the library here"));
    setAccessibleName(tr("Add a track"));
    setFirst(true);
}

void NewTrackRow::setFirst(bool isFirst)
{
    setText(isFirst ? tr("Drop a clip here, or press Ctrl+1") : tr("Drop a clip here to add a track"));
    setMinimumHeight(fontMetrics().height() + (isFirst ? 26 : 8));
}

void NewTrackRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = m_isDropTarget || hasFocus() || underMouse();
    painter.setPen(QPen(isLit ? theme().accent : theme().border, 1, Qt::DashLine));
    painter.setBrush(m_isDropTarget ? QBrush(theme().raised) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(isLit ? theme().text : theme().muted);
    painter.drawText(rect().adjusted(6, 0, -6, 0), Qt::AlignCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width() - 12));
}

void NewTrackRow::dragEnterEvent(QDragEnterEvent* event)
{
    if (clipsOf(*event->mimeData()).empty()) return;
    event->acceptProposedAction();
    m_isDropTarget = true;
    update();
}

void NewTrackRow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_isDropTarget = false;
    update();
}

void NewTrackRow::dropEvent(QDropEvent* event)
{
    m_isDropTarget = false;
    update();
    const std::vector<ClipId> clips = clipsOf(*event->mimeData());
    if (clips.empty()) return;
    event->acceptProposedAction();
    for (const ClipId clip : clips) emit clipDropped(clip);
}

} // namespace tagline
