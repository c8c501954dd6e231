#include "widgets/reel/ReelStrip.h"

#include "widgets/theme/Theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace tagline {
namespace {

constexpr double wideCut = 0.5; ///< of farDistance: lines from here on stand out

} // namespace

QString cutText(const ReelItem& item)
{
    return item.distance ? ReelStrip::tr("cut %1 m").arg(QLocale().toString(*item.distance, 'f', 2))
                         : QString();
}

ReelStrip::ReelStrip(QWidget* parent)
    : StepStrip(parent)
{
    setMinimumWidth(60);
    setFixedHeight(26);
    setAccessibleName(tr("Hits of the reel"));
    setToolTip(tr("The hits of the query: click one to go there; Left and Right step through them. The "
                  "higher the line before a hit, the further apart the poses at that cut"));
}

void ReelStrip::setState(const ReelState& state)
{
    m_state = state;
    setAccessibleDescription(
        tr("%1 of %2")
            .arg(QLocale().toString(state.current + 1), QLocale().toString(qlonglong(state.items.size()))));
    update();
}

void ReelStrip::setProgress(double progress)
{
    if (progress == m_progress) return;
    m_progress = progress;
    update();
}

ReelGeometry ReelStrip::geometryNow() const
{
    return {double(width()), double(height()), int(m_state.items.size()), m_state.current};
}

void ReelStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ReelGeometry geometry = geometryNow();
    for (int item = geometry.firstVisible(); item < geometry.endVisible(); ++item)
        paintItem(painter, item, geometry.itemRect(item).adjusted(0, 3, 0, -3));
}

// Kept ones have a tick and skipped ones are low and struck out: the colour is not the only sign.
void ReelStrip::paintItem(QPainter& painter, int item, const QRectF& place) const
{
    const ReelItem& shown = m_state.items[std::size_t(item)];
    const bool isCurrent = item == m_state.current;
    QRectF box = place.adjusted(3, 0, 0, 0);
    if (shown.mark == ReelMark::Skipped) box.adjust(0, 6, 0, -6);
    QColor colour = shown.mark == ReelMark::Skipped ? theme().disabled : theme().query;
    if (!isCurrent) colour.setAlphaF(0.45f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(box, 2, 2);
    if (isCurrent) {
        painter.setPen(QPen(theme().text, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 2, 2);
        const double x = box.left() + m_progress * box.width();
        painter.setPen(QPen(theme().playhead, 2));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
    if (item == m_state.awaited) { // it comes as soon as it is prepared
        painter.setPen(QPen(theme().text, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 2, 2);
    }
    if (shown.mark == ReelMark::Kept) {
        painter.setPen(QPen(theme().success, 2));
        const QPointF middle = box.center();
        painter.drawPolyline(
            QPolygonF{middle + QPointF(-3, 0), middle + QPointF(-1, 3), middle + QPointF(3, -4)});
    }
    if (shown.mark == ReelMark::Skipped) {
        painter.setPen(QPen(theme().text, 1));
        painter.drawLine(box.bottomLeft() + QPointF(1, 3), box.topRight() + QPointF(-1, -3));
    }
    if (!shown.distance) return;
    const double share = std::clamp(double(*shown.distance / farDistance), 0.08, 1.0);
    const QRectF line(place.left(), place.bottom() - share * place.height(), 2, share * place.height());
    painter.fillRect(line, share > wideCut ? theme().text : theme().hint); // a cut is no error
}

QString ReelStrip::tipOf(int item) const
{
    const ReelItem& shown = m_state.items[std::size_t(item)];
    const QString text = tr("%1. %2 · %3 s", "number, clip and frames, length")
                             .arg(item + 1)
                             .arg(shown.text)
                             .arg(QLocale().toString(shown.seconds, 'f', 2));
    return shown.distance ? text + QStringLiteral(" · ") + cutText(shown) : text;
}

} // namespace tagline
