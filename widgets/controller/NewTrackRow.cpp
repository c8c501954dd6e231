#include "widgets/controller/NewTrackRow.h"

#include "widgets/library/ClipMime.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QDragEnterEvent>
#include <QPainter>

namespace tagline {
namespace {

constexpr int wordMargin = 6; ///< device-independent pixels on both sides

} // namespace

NewTrackRow::NewTrackRow(QWidget* parent)
    : ElidedButton(parent)
{
    setAcceptDrops(true);
    setNewKey({});
    setAccessibleName(tr("Add a track"));
    setFirst(true);
}

void NewTrackRow::setFirst(bool isFirst)
{
    m_isFirst = isFirst;
    setMinimumHeight(fontMetrics().height() + (isFirst ? 26 : 8));
    setMinimumWidth(isFirst ? 60 : fontMetrics().horizontalAdvance('+') + 2 * wordMargin);
    setSizePolicy(isFirst ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
    showText();
}

QSize NewTrackRow::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2 * wordMargin, minimumHeight()};
}

void NewTrackRow::setDropTarget(bool isTarget)
{
    m_isDropTarget = isTarget;
    update();
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
    updateGeometry();
    if (!m_isFirst) return setText(tr("+ Track"));
    setText(m_firstKey.isEmpty() ? tr("Drop a clip here to add a track")
                                 : tr("Drop a clip here, or press %1").arg(m_firstKey));
}

/// Without room for its words it is a plus alone.
void NewTrackRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = m_isDropTarget || hasFocus() || underMouse();
    const bool hasFrame = m_isFirst ? isLit : m_isDropTarget || hasFocus();
    painter.setPen(hasFrame ? QPen(theme().accent, 1, Qt::DashLine) : QPen(Qt::NoPen));
    painter.setBrush(m_isDropTarget        ? QBrush(theme().raised)
                     : !m_isFirst && isLit ? QBrush(theme().hover)
                                           : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const int room = width() - 2 * wordMargin;
    const bool isWhole = fontMetrics().horizontalAdvance(text()) <= room;
    const QString shown = isWhole     ? text()
                          : m_isFirst ? fontMetrics().elidedText(text(), Qt::ElideRight, room)
                                      : QStringLiteral("+");
    painter.setPen(!m_isFirst ? theme().accent : isLit ? theme().text : theme().muted);
    painter.drawText(rect(), Qt::AlignCenter, shown);
}

void NewTrackRow::dragEnterEvent(QDragEnterEvent* event)
{
    if (clipsOf(*event->mimeData()).empty()) return;
    event->acceptProposedAction();
    setDropTarget(true);
}

void NewTrackRow::dragLeaveEvent(QDragLeaveEvent*) { setDropTarget(false); }

void NewTrackRow::dropEvent(QDropEvent* event)
{
    setDropTarget(false);
    const std::vector<ClipId> clips = clipsOf(*event->mimeData());
    if (clips.empty()) return;
    event->acceptProposedAction();
    for (const ClipId clip : clips) emit clipDropped(clip);
}

} // namespace tagline
