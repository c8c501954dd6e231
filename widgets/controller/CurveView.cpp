#include "widgets/controller/CurveView.h"

#include "widgets/theme/Theme.h"

#include <QPainter>
#include <QPainterPath>

namespace tagline {
namespace {

constexpr int segments = 32;

QPainterPath curvePath(FadeCurve curve, const QRectF& place)
{
    QPainterPath path(place.bottomLeft());
    for (int i = 1; i <= segments; ++i) {
        const double progress = double(i) / segments;
        path.lineTo(place.left() + progress * place.width(),
                    place.bottom() - curveValue(curve, progress) * place.height());
    }
    return path;
}

} // namespace

CurveView::CurveView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CurveView::setCurve(FadeCurve curve)
{
    m_curve = curve;
    setAccessibleName(tr("Weight curve: %1").arg(curveText(curve)));
    update();
}

void CurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().border);
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QRectF place = QRectF(rect()).adjusted(8, 7, -8, -7);
    QPainterPath below = curvePath(m_curve, place);
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(below);
    below.lineTo(place.bottomRight());
    painter.setOpacity(0.15);
    painter.fillPath(below, theme().accent);
}

QIcon curveIcon(FadeCurve curve)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 3));
    painter.drawPath(curvePath(curve, QRectF(3, 3, 26, 26)));
    return QIcon(pixmap);
}

} // namespace tagline
