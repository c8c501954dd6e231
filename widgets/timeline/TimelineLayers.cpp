#include "widgets/timeline/TimelineLayers.h"

#include <QPainter>

namespace tagline {

void TimelineLayers::invalidateBase() { m_state = Base::Changed; }

void TimelineLayers::keepBase(const TimelineScene& scene, double ratio)
{
    const QSize size = (QSizeF(scene.geometry.width, scene.geometry.height) * ratio).toSize();
    if (m_state == Base::Kept && m_base.size() == size && m_base.devicePixelRatio() == ratio) return;
    if (m_base.size() != size) m_base = QPixmap(size);
    m_base.setDevicePixelRatio(ratio);
    QPainter painter(&m_base);
    m_painter.paintBase(painter, scene);
    m_state = Base::Kept;
}

void TimelineLayers::paint(QPainter& painter, const TimelineScene& scene, const QRegion& dirty)
{
    const double ratio = painter.device()->devicePixelRatio();
    if (m_state == Base::Changed) {
        m_painter.paintBase(painter, scene);
        m_state = Base::PaintedOnce;
    } else {
        keepBase(scene, ratio);
        for (const QRect& part : dirty)
            painter.drawPixmap(QRectF(part), m_base,
                               QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    }
    m_painter.paintOverlay(painter, scene);
}

} // namespace tagline
