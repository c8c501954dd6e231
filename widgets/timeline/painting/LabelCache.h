#pragma once

// LabelCache caches the layout of short texts, elided to a width, so that painting only draws glyphs.

#include <QFont>
#include <QHash>
#include <QStaticText>
#include <QString>

class QPainter;

namespace tagline {

/// The place at which a text that is too wide is cut.
enum class LabelCut {
    Right,
    Name ///< a tag's name: its last part is cut last
};

/// Fonts are distinguished by pixel size and weight: expects one family, sized in pixels.
class LabelCache
{
public:
    /// Draws a text from the left of a rectangle, vertically centred, in the painter's pen. A text that is
    /// too wide is elided; if only a few letters would remain, nothing is drawn.
    void draw(QPainter& painter, const QRectF& rectangle, const QString& text, const QFont& font,
              LabelCut cut = LabelCut::Right);
    /// The width of the whole text in logical pixels.
    double width(const QString& text, const QFont& font);

private:
    struct Key
    {
        QString text;
        int width; ///< −1: whole
        int pixelSize;
        bool isBold;
        LabelCut cut;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed)
        {
            return qHashMulti(seed, key.text, key.width, key.pixelSize, key.isBold, int(key.cut));
        }
    };
    struct Label
    {
        QStaticText text;
        double width = 0;
        double height = 0;
    };

    const Label& label(const QString& text, const QFont& font, double width, LabelCut cut);
    const Label& laidOut(const Key& key, const QFont& font);

    QHash<Key, Label> m_labels;
};

} // namespace tagline
