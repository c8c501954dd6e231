#pragma once

// TagShades are the colours that a theme shows a tag's one colour in.

#include <QColor>

class QPainter;
class QRectF;

namespace tagline {

struct TagShades
{
    QColor fill;  ///< bars, chips, swatches
    QColor rim;   ///< the line around a bar where the fill alone is faint, and the lines of strips
    QColor ink;   ///< the tag's name as a text, 4.5 : 1 on fields
    QColor label; ///< a text on the fill
};

/// Of the theme that is shown. Expects an opaque colour; computed once a colour and kept.
const TagShades& tagShades(const QColor& stored);
/// The pen and brush of a tag's swatch, whatever its shape.
void setSwatchColours(QPainter& painter, const QColor& stored);
/// A tag's swatch: a square with round corners, its rim within. Sharp and smooth at every scale.
void paintRoundSwatch(QPainter& painter, const QRectF& place, const QColor& stored);

// Colours of things that are no tags, as a tag would store them.

/// Of the n-th of things that are numbered, such as tracks.
QColor numberedColour(int index);
/// Of a measured curve; of a body's left and right side, and of what is on neither.
QColor curveColour();
QColor leftColour();
QColor rightColour();
QColor middleColour();

} // namespace tagline
