#include "widgets/controller/NewTrackRow.h"

#include "widgets/library/ClipMime.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QDragEnterEvent>
#include <QPainter>

namespace tagline {

NewTrackRow::NewTrackRow(QWidget* parent)
    : QToolButton(parent)
{
    setAcceptDrops(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(60);
    setNewKey({});
    setAccessibleName(tr("Add a track"));
    setFirst(true);
}

void NewTrackRow::setFirst(bool isFirst)
{
    m_isFirst = isFirst;
    setMinimumHeight(fontMetrics().height() + (isFirst ? 26 : 8));
    showText();
}

void NewTrackRow::setFirstKey(const QString& key)
{
    m_firstKey = key;
    showText();
}

void NewTrackRow::setNewKey(const QString& key)
{
    setToolTip(tr("%1, or drop clips from the library here", "what a click does")
                   .arg(tipWithKey(tr("Add a track with the current clip"), key)));
}

void NewTrackRow::showText()
{
    const bool hasKey = m_isFirst && !m_firstKey.isEmpty();
    setText(hasKey ? tr("Drop a clip here, or press %1").arg(m_firstKey)
                   : tr("Drop a clip here to add a track"));
}

void NewTrackRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = m_isDropTarget || hasFocus() || underMouse();
    const bool isSentence = m_isFirst && !isLit; // there is nothing to stand apart from
    painter.setPen(isSentence ? QPen(Qt::NoPen)
                              : QPen(isLit ? theme().accent : theme().border, 1, Qt::DashLine));
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
