#include "widgets/viewport/ViewportOverlay.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/DottedNames.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {

namespace {

constexpr qreal margin = 14;
constexpr qreal chipGap = 8;
constexpr qreal chipPadding = 12;
constexpr qreal liveDot = 8; ///< before the name of a tag that is being written
constexpr qreal dotRoom = liveDot + 4;
constexpr QStringView partSeparator = u" · ";

QString moreText(qsizetype count)
{
    return QCoreApplication::translate("ViewportOverlay", "+%n", "tags that find no place", int(count));
}

/// A chip in its place.
struct PlacedChip
{
    QRectF place;
    QString text;
    QColor colour;
    bool isLive = false;
};

/// One row of chips from where one begins to read; those that find no place are the last one's `hidden`
/// names.
struct ChipRow
{
    QList<PlacedChip> chips;
    QStringList hidden;
    bool isMirrored = false; ///< begins at the right
};

QFont chipFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

ChipRow rowFromTheLeft(int width, const QFont& font, const QList<ViewportChip>& chips, int reservedRight)
{
    const QFontMetricsF metrics(chipFont(font));
    const qreal height = metrics.height() + 9;
    const qreal right = width - std::max(qreal(reservedRight), margin);
    const auto widthOf = [&](const QString& text) {
        return std::ceil(metrics.horizontalAdvance(text)) + 2 * chipPadding;
    };
    const qreal more = widthOf(moreText(chips.size())) + chipGap;
    ChipRow row;
    qreal x = margin;
    for (qsizetype i = 0; i < chips.size(); ++i) {
        const bool isLast = i + 1 == chips.size();
        const qreal dot = chips[i].isLive ? dotRoom : 0;
        const qreal room = right - x - (isLast ? 0 : more) - dot;
        // A long name is cut, where enough of it is left to be read.
        const bool isAlone = row.chips.isEmpty() && room >= 6 * chipPadding;
        if (widthOf(chips[i].text) > room && !isAlone) {
            for (qsizetype hidden = i; hidden < chips.size(); ++hidden) row.hidden << chips[hidden].text;
            const QString text = moreText(row.hidden.size());
            row.chips.append({QRectF(x, margin, widthOf(text), height), text, {}});
            return row;
        }
        const bool isCut = widthOf(chips[i].text) > room;
        const qreal taken = isCut ? room : widthOf(chips[i].text);
        const QString text =
            isCut ? elidedName(metrics, chips[i].text, taken - 2 * chipPadding) : chips[i].text;
        row.chips.append({QRectF(x, margin, taken + dot, height), text, chips[i].colour, chips[i].isLive});
        x += taken + dot + chipGap;
    }
    return row;
}

ChipRow chipRow(int width, const QFont& font, const QList<ViewportChip>& chips,
                const ViewportReserve& reserve)
{
    ChipRow row = rowFromTheLeft(width, font, chips, reserve.top);
    row.isMirrored = reserve.isMirrored;
    if (row.isMirrored)
        for (PlacedChip& chip : row.chips) chip.place.moveRight(width - chip.place.left());
    return row;
}

void paintChips(QPainter& painter, const ChipRow& row, const QFont& font)
{
    painter.setFont(chipFont(font));
    for (const PlacedChip& chip : row.chips) {
        const bool isOfTag = chip.colour.isValid();
        const bool hasRim = theme().isLight; // pale colours are lost on a light sky
        if (isOfTag) {
            setSwatchColours(painter, chip.colour);
        } else {
            painter.setPen(hasRim ? QPen(theme().edge, 1) : QPen(Qt::NoPen));
            painter.setBrush(theme().raised);
        }
        const QRectF plate = hasRim ? chip.place.adjusted(0.5, 0.5, -0.5, -0.5) : chip.place;
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
        const QColor ink = isOfTag ? tagShades(chip.colour).label : theme().text;
        QRectF name = chip.place;
        if (chip.isLive) {
            QRectF dot(name.left() + chipPadding - 2, name.center().y() - liveDot / 2, liveDot, liveDot);
            name.setLeft(name.left() + dotRoom);
            if (row.isMirrored) {
                dot.moveRight(chip.place.right() - (dot.left() - chip.place.left()));
                name.translate(-dotRoom, 0);
            }
            painter.setPen(QPen(ink, 1)); // a tag may be as red
            painter.setBrush(theme().playhead);
            painter.drawEllipse(dot);
        }
        painter.setPen(ink);
        painter.drawText(name, Qt::AlignCenter | Qt::TextDontClip, chip.text);
    }
}

/// The lines stand over the title; those that find no place are counted by the last.
void paintCaptions(QPainter& painter, const QSize& size, const QFont& font, QStringList captions)
{
    const qsizetype hidden = std::max<qsizetype>(captions.size() - captionLinesIn(size.height()), 0);
    captions.resize(captions.size() - hidden);
    QString behind = hidden > 0 ? ' ' + moreText(hidden) : QString(); // behind the last
    painter.setFont(chipFont(font));
    const QFontMetricsF metrics(painter.font());
    const qreal most = size.width() - 2 * margin;
    qreal bottom = size.height() - overlayBelow;
    for (auto caption = captions.crbegin(); caption != captions.crend(); ++caption) {
        const qreal room = most - 2 * chipPadding - metrics.horizontalAdvance(behind);
        const QString text = metrics.elidedText(*caption, Qt::ElideRight, room) + std::exchange(behind, {});
        const qreal width = std::ceil(metrics.horizontalAdvance(text)) + 2 * chipPadding;
        const QRectF place((size.width() - width) / 2, bottom - captionLineHeight + 2, width,
                           captionLineHeight - 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().overlay);
        painter.drawRoundedRect(place, 4, 4);
        painter.setPen(theme().text);
        painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
        bottom -= captionLineHeight;
    }
}

void paintTitle(QPainter& painter, const QSize& size, QFont font, const ViewportOverlay& overlay,
                const ViewportReserve& reserve)
{
    const QFontMetricsF metrics(font);
    const qreal width = size.width() - margin - std::max(qreal(reserve.bottom), margin);
    const auto draw = [&](const QString& text, qreal baseline) {
        const qreal wide = QFontMetricsF(painter.font()).horizontalAdvance(text);
        painter.drawText(QPointF(reserve.isMirrored ? size.width() - margin - wide : margin, baseline), text);
    };
    qreal bottom = size.height() - margin;
    if (!overlay.detail.isEmpty()) {
        painter.setFont(tabularFont(font));
        painter.setPen(theme().muted);
        draw(fittingDetail(overlay.detail, painter.font(), width), bottom - metrics.descent());
        bottom -= metrics.height() + 3;
    }
    font = textFont(TextSize::Heading, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme().text);
    draw(QFontMetricsF(font).elidedText(overlay.title, Qt::ElideMiddle, width), bottom - metrics.descent());
}

} // namespace

int captionLinesIn(int height)
{
    return std::clamp((height / 3 - overlayBelow) / captionLineHeight, 1, mostCaptionLines);
}

OverlayRoom overlayRoom(int height, int captionRows)
{
    const int most = height / 6, lines = std::clamp(captionRows, 0, captionLinesIn(height));
    const int below = overlayBelow + lines * captionLineHeight;
    return {std::min(overlayAbove, most), lines > 0 ? below : std::min(below, most)};
}

void paintViewportOverlay(QPainter& painter, const QSize& size, const QFont& font,
                          const ViewportOverlay& overlay, const ViewportReserve& reserve)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintChips(painter, chipRow(size.width(), font, overlay.chips, reserve), font);
    paintCaptions(painter, size, font, overlay.captions);
    paintTitle(painter, size, font, overlay, reserve);
}

QString fittingDetail(const QString& detail, const QFont& font, qreal width)
{
    const QFontMetricsF metrics(font);
    QString shown = detail;
    for (qsizetype end = 0; metrics.horizontalAdvance(shown) > width; shown.truncate(end))
        if ((end = shown.lastIndexOf(partSeparator)) < 0)
            return metrics.elidedText(shown, Qt::ElideRight, width);
    return shown;
}

HiddenChips hiddenChips(int width, const QFont& font, const ViewportOverlay& overlay,
                        const ViewportReserve& reserve)
{
    const ChipRow row = chipRow(width, font, overlay.chips, reserve);
    if (row.hidden.isEmpty()) return {};
    return {row.chips.constLast().place, row.hidden};
}

} // namespace tagline
