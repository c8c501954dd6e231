#include "widgets/timeline/painting/BarSprites.h"

#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr int mostSprites = 4096;
constexpr double narrowestBar = 2.0; ///< pixels
constexpr double narrowestRound =
    20; ///< pixels: the corners of narrower bars are only notched, which is fast
constexpr double outlineWidth = 1.5;
constexpr double half = outlineWidth / 2;
constexpr double handleRadius = 1.5;
constexpr double hatchingStep = 6; ///< pixels from line to line
constexpr double hatchingWidth = 1.2;

double ratioOf(const QPainter& painter) { return painter.device()->devicePixelRatio(); }
double onPixel(double position, double ratio) { return std::round(position * ratio) / ratio; }

/// On device pixels, at least as wide as can be seen.
QRectF onPixels(const QRectF& bar, double ratio)
{
    const double left = onPixel(bar.left(), ratio);
    const double right = std::max(left + narrowestBar, onPixel(bar.right(), ratio));
    return {left, onPixel(bar.top(), ratio), right - left, onPixel(bar.height(), ratio)};
}

/// The width of a round end, whole device pixels.
double cornerWidth(double ratio) { return std::ceil(BarSprites::radius * ratio) / ratio; }

QPainterPath diamond(QSizeF size)
{
    QPainterPath path({size.width() / 2, 0});
    path.lineTo(size.width(), size.height() / 2);
    path.lineTo(size.width() / 2, size.height());
    path.lineTo(0, size.height() / 2);
    path.closeSubpath();
    return path;
}

/// A drop: a head as wide as the size, coming to a point at the bottom.
QPainterPath pin(QSizeF size)
{
    const double radius = size.width() / 2;
    QPainterPath head;
    head.addEllipse(QPointF(radius, radius), radius, radius);
    QPainterPath point({radius * 0.13, radius * 1.5});
    point.lineTo(radius, size.height());
    point.lineTo(radius * 1.87, radius * 1.5);
    point.closeSubpath();
    return head.united(point);
}

} // namespace

const QPixmap& BarSprites::sprite(Shape shape, const QColor& colour, QSizeF size, double ratio,
                                  const QColor& rim)
{
    const Key key{shape, colour.rgba(), rim.isValid() ? rim.rgba() : 0,
                  int(std::lround(size.width() * ratio)), int(std::lround(size.height() * ratio))};
    const auto found = m_sprites.constFind(key);
    if (found != m_sprites.cend()) return *found;
    if (m_sprites.size() >= mostSprites) m_sprites.clear();
    QPixmap pixmap(std::max(1, key.width), std::max(1, key.height));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim.isValid() ? rim : colour);
    switch (shape) {
    case Shape::Bar:
        painter.drawRoundedRect(QRectF({}, size), radius, radius);
        if (!rim.isValid()) break;
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF({}, size).adjusted(1, 1, -1, -1), radius - 1, radius - 1);
        break;
    case Shape::Outline:
        painter.setPen(QPen(colour, outlineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF({}, size).adjusted(half, half, -half, -half), radius - half,
                                radius - half);
        break;
    case Shape::Handle:
        painter.drawRoundedRect(QRectF({}, size), handleRadius, handleRadius);
        break;
    case Shape::Diamond:
        painter.drawPath(diamond(size));
        break;
    case Shape::Pin:
        painter.drawPath(pin(size));
        if (!rim.isValid()) break;
        painter.setBrush(colour);
        painter.translate(1, 1);
        painter.drawPath(pin({size.width() - 2, size.height() - 2.5}));
        break;
    case Shape::Hatching:
        painter.setPen(QPen(colour, hatchingWidth));
        for (const double x : {-size.width() / 2, size.width() / 2}) // from corner to corner of neighbours
            painter.drawLine(QPointF(x, size.height()), QPointF(x + size.width(), 0));
        break;
    }
    painter.end();
    return *m_sprites.insert(key, pixmap);
}

void BarSprites::drawBar(QPainter& painter, const QRectF& bar, const QColor& colour, const QColor& rim)
{
    const double ratio = ratioOf(painter);
    const QRectF exact = onPixels(bar, ratio);
    const double corner = cornerWidth(ratio);
    if (exact.width() < 2 * corner) return painter.fillRect(exact, colour);
    if (exact.width() < narrowestRound) return drawNotched(painter, exact, colour, rim);
    drawEnds(painter, exact, sprite(Shape::Bar, colour, {2 * corner, exact.height()}, ratio, rim));
    const QRectF middle = exact.adjusted(corner, 0, -corner, 0);
    if (!rim.isValid()) return painter.fillRect(middle, colour);
    painter.fillRect(middle.adjusted(0, 1, 0, -1), colour);
    painter.fillRect(QRectF(middle.left(), middle.top(), middle.width(), 1), rim);
    painter.fillRect(QRectF(middle.left(), middle.bottom() - 1, middle.width(), 1), rim);
}

void BarSprites::drawRound(QPainter& painter, const QRectF& bar, const QColor& colour, const QColor& rim)
{
    const double ratio = ratioOf(painter);
    const QRectF exact = onPixels(bar, ratio);
    painter.drawPixmap(exact.topLeft(), sprite(Shape::Bar, colour, exact.size(), ratio, rim));
}

/// A few rectangles: there are thousands of short bars where a whole clip is in view.
void BarSprites::drawNotched(QPainter& painter, const QRectF& bar, const QColor& colour, const QColor& rim)
{
    const QColor& border = rim.isValid() ? rim : colour;
    const double side = rim.isValid() ? 1 : 0;
    painter.fillRect(bar.adjusted(side, 1, -side, -1), colour);
    painter.fillRect(QRectF(bar.left() + 1, bar.top(), bar.width() - 2, 1), border);
    painter.fillRect(QRectF(bar.left() + 1, bar.bottom() - 1, bar.width() - 2, 1), border);
    if (!rim.isValid()) return;
    painter.fillRect(QRectF(bar.left(), bar.top() + 1, 1, bar.height() - 2), rim);
    painter.fillRect(QRectF(bar.right() - 1, bar.top() + 1, 1, bar.height() - 2), rim);
}

void BarSprites::drawOutline(QPainter& painter, const QRectF& bar, const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const double corner = cornerWidth(ratio);
    QRectF exact = onPixels(bar, ratio);
    exact.setWidth(std::max(exact.width(), 2 * corner));
    drawEnds(painter, exact, sprite(Shape::Outline, colour, {2 * corner, exact.height()}, ratio));
    const double width = exact.width() - 2 * corner;
    painter.fillRect(QRectF(exact.left() + corner, exact.top(), width, outlineWidth), colour);
    painter.fillRect(QRectF(exact.left() + corner, exact.bottom() - outlineWidth, width, outlineWidth),
                     colour);
}

/// The left and the right half of a sprite at the ends of a bar.
void BarSprites::drawEnds(QPainter& painter, const QRectF& bar, const QPixmap& whole)
{
    const double ratio = ratioOf(painter);
    const double corner = cornerWidth(ratio);
    const QRectF leftHalf(0, 0, corner * ratio, whole.height());
    painter.drawPixmap(QRectF(bar.left(), bar.top(), corner, bar.height()), whole, leftHalf);
    painter.drawPixmap(QRectF(bar.right() - corner, bar.top(), corner, bar.height()), whole,
                       leftHalf.translated(corner * ratio, 0));
}

void BarSprites::drawHatching(QPainter& painter, const QRectF& rectangle, QPointF origin,
                              const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const QRectF exact = onPixels(rectangle, ratio);
    const auto within = [ratio](double distance) {
        const double rest = std::fmod(onPixel(distance, ratio), hatchingStep);
        return rest < 0 ? rest + hatchingStep : rest;
    };
    painter.drawTiledPixmap(exact, sprite(Shape::Hatching, colour, {hatchingStep, hatchingStep}, ratio),
                            {within(exact.left() - origin.x()), within(exact.top() - origin.y())});
}

void BarSprites::drawHandle(QPainter& painter, const QRectF& handle, const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const QRectF exact = onPixels(handle, ratio);
    painter.drawPixmap(exact.topLeft(), sprite(Shape::Handle, colour, exact.size(), ratio));
}

void BarSprites::drawDiamond(QPainter& painter, QPointF centre, double size, const QColor& colour)
{
    const double ratio = ratioOf(painter);
    const QPointF corner(onPixel(centre.x() - size / 2, ratio), onPixel(centre.y() - size / 2, ratio));
    painter.drawPixmap(corner, sprite(Shape::Diamond, colour, {size, size}, ratio));
}

void BarSprites::drawPin(QPainter& painter, QPointF top, double height, double headRadius,
                         const QColor& colour, const QColor& rim)
{
    const double ratio = ratioOf(painter);
    const QPointF corner(onPixel(top.x() - headRadius, ratio), onPixel(top.y(), ratio));
    painter.drawPixmap(corner, sprite(Shape::Pin, colour, {2 * headRadius, height}, ratio, rim));
}

} // namespace tagline
