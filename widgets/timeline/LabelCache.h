#pragma once

// LabelCache keeps short texts laid out and elided to a width, so that painting only puts glyphs.

#include <QFont>
#include <QHash>
#include <QStaticText>
#include <QString>

class QPainter;

namespace tagline {

class LabelCache
{
public:
    /// The text cut to a width in logical pixels with "…"; empty where not even a letter fits. Valid until
    /// the next call.
    const QStaticText& label(const QString& text, const QFont& font, double width);
    /// Draws a label, vertically centred in a rectangle and cut to it, in the painter's pen.
    void draw(QPainter& painter, const QRectF& rectangle, const QString& text, const QFont& font);

private:
    struct Key
    {
        QString text;
        int width;
        int pixelSize;
        bool isBold;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed)
        {
            return qHashMulti(seed, key.text, key.width, key.pixelSize, key.isBold);
        }
    };

    QHash<Key, QStaticText> m_labels;
};

} // namespace tagline
