#include "widgets/timeline/painting/TimelineLayers.h"

#include <QPainter>

namespace tagline {

namespace {

constexpr int roomStep = 256; ///< device pixels

} // namespace

void TimelineLayers::invalidateBase() { m_state = Base::Changed; }

/// Ahead of the need and in large steps: the first touch of so much memory takes longer than painting on it.
void TimelineLayers::makeRoom(const TimelineScene& scene, double ratio)
{
    const QSizeF view(scene.geometry.width, scene.geometry.height);
    if (view != m_baseView && m_state == Base::Kept) m_state = Base::PaintedOnce;
    m_baseView = view;
    const QSize needed = (view * ratio).toSize();
    const bool hasRoom = m_base.width() >= needed.width() && m_base.height() >= needed.height();
    if (hasRoom && m_base.devicePixelRatio() == ratio) return;
    const auto roomy = [](int size) { return (size + roomStep - 1) / roomStep * roomStep; };
    m_base = QPixmap(roomy(needed.width()), roomy(needed.height()));
    m_base.setDevicePixelRatio(ratio);
    m_base.fill(scene.palette.background);
    if (m_state == Base::Kept) m_state = Base::PaintedOnce;
}

void TimelineLayers::keepBase(const TimelineScene& scene)
{
    if (m_state == Base::Kept) return;
    QPainter painter(&m_base);
    m_painter.paintBase(painter, scene);
    m_state = Base::Kept;
}

void TimelineLayers::paint(QPainter& painter, const TimelineScene& scene, const QRegion& dirty)
{
    const double ratio = painter.device()->devicePixelRatio();
    makeRoom(scene, ratio);
    if (m_state == Base::Changed) {
        m_painter.paintBase(painter, scene);
        m_state = Base::PaintedOnce;
    } else {
        keepBase(scene);
        for (const QRect& part : dirty)
            painter.drawPixmap(QRectF(part), m_base,
                               QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    }
    m_painter.paintOverlay(painter, scene);
}

} // namespace tagline
