#include "widgets/theme/colour/TagShades.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/ColourMath.h"

#include <QHash>
#include <QPainter>

#include <algorithm>
#include <array>

namespace tagline {

namespace {

constexpr double readable = 4.5;
constexpr double visible = 3.0; ///< least contrast of edges
constexpr QRgb darkLabel = 0xff15171b;

/// The colour, lightened or darkened until it has that contrast on a ground.
QColor inkOn(const QColor& ground, QColor ink, bool isGroundLight, double contrast = readable)
{
    const double step = isGroundLight ? -0.01 : 0.01;
    Oklch colour = toOklch(ink);
    while (contrastOf(ink, ground) < contrast && colour.lightness >= 0 && colour.lightness <= 1) {
        colour.lightness += step;
        ink = fromOklch(colour);
    }
    return ink;
}

/// The wanted text colour; black or white if it is not readable on the fill.
QColor labelOn(const QColor& fill, const QColor& wanted)
{
    if (contrastOf(wanted, fill) >= readable) return wanted;
    return contrastOf(Qt::black, fill) >= contrastOf(Qt::white, fill) ? Qt::black : Qt::white;
}

TagShades shadesOf(const QColor& stored, const Theme& theme)
{
    const Oklch own = toOklch(stored);
    TagShades shades;
    shades.rim = fromOklch({0.62, std::min(own.chroma, 0.15), own.hue});
    shades.ink = inkOn(theme.sunken, stored, theme.isLight);
    if (theme.isLight) {
        shades.rim = inkOn(theme.lane, shades.rim, true, visible);
        // Distances that colour-blind eyes need: tst_Contrast.
        shades.fill = fromOklch({0.80 + 0.8 * (own.lightness - 0.74), std::min(own.chroma, 0.16), own.hue});
        shades.label = labelOn(shades.fill, fromOklch({0.30, 0.06, own.hue}));
    } else {
        shades.fill = stored;
        shades.label = labelOn(shades.fill, QColor(darkLabel));
    }
    return shades;
}

} // namespace

const TagShades& tagShades(const QColor& stored)
{
    static QHash<QRgb, TagShades> kept[2]; // dark, light
    QHash<QRgb, TagShades>& ofTheme = kept[theme().isLight];
    const auto found = ofTheme.constFind(stored.rgb());
    if (found != ofTheme.cend()) return *found;
    return *ofTheme.insert(stored.rgb(), shadesOf(stored, theme()));
}

void setSwatchColours(QPainter& painter, const QColor& stored)
{
    const TagShades& shades = tagShades(stored);
    painter.setPen(theme().isLight ? QPen(shades.rim, 1) : QPen(Qt::NoPen));
    painter.setBrush(shades.fill);
}

void paintRoundSwatch(QPainter& painter, const QRectF& place, const QColor& stored)
{
    const bool wasSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing);
    setSwatchColours(painter, stored);
    const double rim = painter.pen().style() == Qt::NoPen ? 0 : painter.pen().widthF() / 2;
    painter.drawRoundedRect(place.adjusted(rim, rim, -rim, -rim), measure::barRadius - rim,
                            measure::barRadius - rim);
    painter.setRenderHint(QPainter::Antialiasing, wasSmooth);
}

QColor numberedColour(int index)
{
    static constexpr std::array<QRgb, 8> colours{0x9ccc65, 0xf26d85, 0xb395f0, 0x5fb8e8,
                                                 0xf0a060, 0x6fd0b8, 0xd8d080, 0xe090d0};
    return QColor(colours[std::size_t(index) % colours.size()]);
}

QColor curveColour() { return darkTheme().accent; }
QColor leftColour() { return 0x72d2c1; }
QColor rightColour() { return 0xff9f63; }
QColor middleColour() { return darkTheme().hint; }

} // namespace tagline
