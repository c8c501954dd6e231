#include "widgets/timeline/BarSprites.h"

#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr int mostSprites = 4096;
constexpr double narrowestBar = 2.0; ///< pixels
constexpr double stemWidth = 2.0;

double ratioOf(const QPainter& painter) { return painter.device()->devicePixelRatio(); }
double onPixel(double position, double ratio) { return std::round(position * ratio) / ratio; }

QPainterPath diamond(QSizeF size)
{
    QPainterPath path({size.width() / 2, 0});
    path.lineTo(size.width(), size.height() / 2);
    path.lineTo(size.width() / 2, size.height());
    path.lineTo(0, size.height() / 2);
    path.closeSubpath();
    return path;
}

/// A head as wide as the size, with a point to the stem.
QPainterPath pin(QSizeF size)
{
    const double radius = size.width() / 2;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(radius, radius), radius, radius);
    QPainterPath point({radius * 0.2, radius * 1.5});
    point.lineTo(radius, radius * 2.6);
    point.lineTo(radius * 1.8, radius * 1.5);
    point.closeSubpath();
    path.addPath(point);
    path.addRect(radius - stemWidth / 2, radius, stemWidth, size.height() - radius);
    return path;
}

} // namespace

const QPixmap& BarSprites::sprite(Shape shape, const QColor& colour, QSizeF size, double ratio)
{
    const Key key{shape, colour.rgba(), int(std::lround(size.width() * ratio)),
                  int(std::lround(size.height() * ratio))};
    const auto found = m_sprites.constFind(key);
    if (found != m_sprites.cend()) return *found;
    if (m_sprites.size() >= mostSprites) m_sprites.clear();
    QPixmap pixmap(std::max(1, key.width), std::max(1, key.height));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (shape) {
    case Shape::Bar:
        painter.drawRoundedRect(QRectF({}, size), radius, radius);
        break;
    case Shape::Diamond:
        painter.drawPath(diamond(size));
        break;
    case Shape::Pin:
        painter.drawPath(pin(size).simplified());
        break;
    }
    painter.end();
    return *m_sprites.insert(key, pixmap);
}

void BarSprites::drawBar(QPainter& painter, const QRectF& bar, const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const double left = onPixel(bar.left(), ratio);
    const double right = std::max(left + narrowestBar, onPixel(bar.right(), ratio));
    const double top = onPixel(bar.top(), ratio);
    const double height = onPixel(bar.height(), ratio);
    const double corner = std::ceil(radius * ratio) / ratio;
    if (right - left < 2 * corner) {
        painter.fillRect(QRectF(left, top, right - left, height), colour);
        return;
    }
    const QPixmap& whole = sprite(Shape::Bar, colour, {2 * corner, height}, ratio);
    const QRectF leftHalf(0, 0, corner * ratio, whole.height());
    painter.drawPixmap(QRectF(left, top, corner, height), whole, leftHalf);
    painter.fillRect(QRectF(left + corner, top, right - left - 2 * corner, height), colour);
    painter.drawPixmap(QRectF(right - corner, top, corner, height), whole,
                       leftHalf.translated(corner * ratio, 0));
}

void BarSprites::drawDiamond(QPainter& painter, QPointF centre, double size, const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const QPointF corner(onPixel(centre.x() - size / 2, ratio), onPixel(centre.y() - size / 2, ratio));
    painter.drawPixmap(corner, sprite(Shape::Diamond, colour, {size, size}, ratio));
}

void BarSprites::drawPin(QPainter& painter, QPointF top, double height, double headRadius,
                         const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const QPointF corner(onPixel(top.x() - headRadius, ratio), onPixel(top.y(), ratio));
    painter.drawPixmap(corner, sprite(Shape::Pin, colour, {2 * headRadius, height}, ratio));
}

} // namespace tagline
