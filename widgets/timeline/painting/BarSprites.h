#pragma once

// BarSprites draws bars with round corners, diamonds and pins fast: their curved parts are drawn once per
// colour and copied.

#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace tagline {

class BarSprites
{
public:
    static constexpr double radius = 3.0;

    /// A filled bar. Left and right are put on device pixels; a bar is at least 2 pixels wide. `rim` is a
    /// line of one pixel within its border; invalid for none. Corners of short ones are notched: there are
    /// thousands.
    void drawBar(QPainter& painter, const QRectF& bar, const QColor& colour, const QColor& rim = {});
    /// Draws a bar with round corners however short it is, as a single copy: a swatch, or the badge of a key.
    void drawRound(QPainter& painter, const QRectF& bar, const QColor& colour, const QColor& rim = {});
    /// Draws slanting lines over a rectangle; they move with the object at `origin`.
    void drawHatching(QPainter& painter, const QRectF& rectangle, QPointF origin, const QColor& colour);
    /// Draws the outline of a bar, 1.5 pixels wide.
    void drawOutline(QPainter& painter, const QRectF& bar, const QColor& colour);
    /// Draws the grip of an edge: a narrow bar with its own small corners.
    void drawHandle(QPainter& painter, const QRectF& handle, const QColor& colour);
    /// Draws a diamond around a point.
    void drawDiamond(QPainter& painter, QPointF centre, double size, const QColor& colour);
    /// Draws a pin that points down; `top` is the middle of the upper end.
    void drawPin(QPainter& painter, QPointF top, double height, double headRadius, const QColor& colour,
                 const QColor& rim = {});

private:
    enum class Shape { Bar, Outline, Handle, Diamond, Pin, Hatching };
    struct Key
    {
        Shape shape;
        QRgb colour;
        QRgb rim;  ///< 0 for none
        int width; ///< device pixels
        int height;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed)
        {
            return qHashMulti(seed, int(key.shape), key.colour, key.rim, key.width, key.height);
        }
    };

    static void drawNotched(QPainter& painter, const QRectF& bar, const QColor& colour, const QColor& rim);
    void drawEnds(QPainter& painter, const QRectF& bar, const QPixmap& whole);
    const QPixmap& sprite(Shape shape, const QColor& colour, QSizeF size, double ratio,
                          const QColor& rim = {});

    QHash<Key, QPixmap> m_sprites;
};

} // namespace tagline
