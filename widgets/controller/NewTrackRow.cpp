#include "widgets/controller/NewTrackRow.h"

#include "widgets/library/ClipMime.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QDragEnterEvent>
#include <QPainter>
#include <QStyle>

namespace tagline {
namespace {

constexpr int wordMargin = 6; ///< device-independent pixels on both sides
constexpr int plusSize = 12;  ///< of the icon before the words
constexpr int plusGap = 2;

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
    setMinimumWidth(isFirst ? 60 : plusSize + 2 * wordMargin);
    setSizePolicy(isFirst ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
    showText();
}

QSize NewTrackRow::sizeHint() const
{
    const int plus = m_isFirst ? 0 : plusSize + plusGap;
    return {plus + fontMetrics().horizontalAdvance(text()) + 2 * wordMargin, minimumHeight()};
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
    if (!m_isFirst) return setText(tr("Track", "behind a plus, which adds one"));
    setText(m_firstKey.isEmpty() ? tr("Drop a clip here to add a track")
                                 : tr("Drop a clip here, or press %1").arg(m_firstKey));
}

/// The plus and the word of a row that adds another track; without room for the word it is a plus alone.
void NewTrackRow::paintPlus(QPainter& painter) const
{
    const int words = fontMetrics().horizontalAdvance(text());
    const int whole = plusSize + plusGap + words;
    const bool isWhole = whole <= width() - 2 * wordMargin;
    const int left = (width() - (isWhole ? whole : plusSize)) / 2;
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    tagline::icon("plus", &Theme::accent)
        .paint(&painter, mirrored({left, (height() - plusSize) / 2, plusSize, plusSize}));
    painter.setPen(theme().accent);
    if (isWhole)
        painter.drawText(mirrored({left + plusSize + plusGap, 0, words + 1, height()}),
                         Qt::AlignLeft | Qt::AlignVCenter, text());
}

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
    if (!m_isFirst) return paintPlus(painter);
    painter.setPen(isLit ? theme().text : theme().muted);
    painter.drawText(rect(), Qt::AlignCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width() - 2 * wordMargin));
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
