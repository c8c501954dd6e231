#include "app/pictures/PictureCaptions.h"

#include "app/pictures/PictureStudio.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr double leastLine = 14; ///< a line of text, in pixels
constexpr double mostLine = 60;
constexpr double linesOfPicture = 28; ///< that a picture is high

/// Lengths in units of the font, which is shown larger in larger pictures.
struct CaptionMeasures
{
    CaptionMeasures(const QFont& text, const QSizeF& picture)
        : metrics(text)
        , margin(std::round(metrics.height() * 0.5))
        , gap(std::round(metrics.height() * 0.3))
        , padding(std::round(metrics.height() * 0.55))
        , plateHeight(std::ceil(metrics.height() * 1.25))
        , most(picture.width() - 2 * margin)
    {
    }

    qreal widthOf(const QString& text) const
    {
        return std::ceil(metrics.horizontalAdvance(text)) + 2 * padding;
    }

    QFontMetricsF metrics;
    qreal margin, gap, padding, plateHeight, most;
    qreal top = margin; ///< of the chips
};

QString momentText(Frame frame, FrameRate rate)
{
    return QCoreApplication::translate("tagline::PictureCaptions", "frame %1 · %2 s")
        .arg(frame)
        .arg(rate.seconds(frame), 0, 'f', 2);
}

QString hiddenText(std::size_t count)
{
    return QCoreApplication::translate("tagline::PictureCaptions", "+%n", "tags that find no place",
                                       int(count));
}

void paintPlate(QPainter& painter, const QRectF& place, const ChipStyle& look, qreal radius)
{
    painter.setPen(look.rim.isValid() ? QPen(look.rim, 1) : QPen(Qt::NoPen));
    painter.setBrush(look.fill);
    painter.drawRoundedRect(place, radius, radius);
    painter.setPen(look.label);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, look.text);
}

/// Position of the next chip.
struct ChipPlace
{
    qreal x = 0;
    int row = 0;

    QRectF taken(const CaptionMeasures& measures, qreal width)
    {
        const QRectF place(measures.margin + x, measures.top + row * (measures.plateHeight + measures.gap),
                           width, measures.plateHeight);
        x += width + measures.gap;
        return place;
    }
};

void paintChips(QPainter& painter, const CaptionMeasures& measures, const QSizeF& picture,
                const std::vector<ChipStyle>& chips, const CaptionStyle& style)
{
    const int rows = std::max(1, int(picture.height() / 3.0 / (measures.plateHeight + measures.gap)));
    ChipPlace next;
    for (std::size_t i = 0; i < chips.size(); ++i) {
        ChipStyle chip = chips[i];
        const std::size_t behind = chips.size() - i - 1;
        const auto room = [&] {
            const bool isLastRow = next.row + 1 == rows;
            const qreal more =
                isLastRow && behind > 0 ? measures.gap + measures.widthOf(hiddenText(behind)) : 0;
            return measures.most - next.x - more;
        };
        if (next.x > 0 && measures.widthOf(chip.text) > room() && next.row + 1 < rows)
            next = {0, next.row + 1};
        if (next.x > 0 && measures.widthOf(chip.text) > room()) {
            const ChipStyle rest{hiddenText(behind + 1), style.plate, {}, style.text};
            return paintPlate(painter, next.taken(measures, measures.widthOf(rest.text)), rest,
                              measures.plateHeight / 2);
        }
        const qreal width = std::max(std::min(measures.widthOf(chip.text), room()), 2 * measures.padding);
        chip.text = measures.metrics.elidedText(chip.text, Qt::ElideLeft, width - 2 * measures.padding + 1);
        paintPlate(painter, next.taken(measures, width), chip, measures.plateHeight / 2);
    }
}

void paintMoment(QPainter& painter, const CaptionMeasures& measures, const QSizeF& picture,
                 const QString& text, const CaptionStyle& style)
{
    const QRectF place(measures.margin, picture.height() - measures.margin - measures.plateHeight,
                       std::min(measures.widthOf(text), measures.most), measures.plateHeight);
    const QString shown = measures.metrics.elidedText(text, Qt::ElideRight, place.width());
    paintPlate(painter, place, {shown, style.plate, {}, style.text}, measures.gap);
}

} // namespace

PictureCaptions::PictureCaptions(CaptionStyle style, CaptionParts parts, FrameRate rate, TagSheet sheet)
    : m_style(std::move(style))
    , m_parts(parts)
    , m_rate(rate)
    , m_sheet(std::move(sheet))
{
}

void PictureCaptions::paint(QImage& picture, Frame frame) const
{
    if (m_parts.isNone()) return;
    const double line = std::clamp(picture.height() / linesOfPicture, leastLine, mostLine);
    const double scale = line / QFontMetricsF(m_style.font).height();
    const QSizeF size = QSizeF(picture.size()) / scale;
    CaptionMeasures measures(m_style.font, size);
    if (m_parts.isBelowScale) measures.top = scaleBarHeight * linePixelRatio(picture.height()) / scale;
    QPainter painter(&picture);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(m_style.font);
    if (m_parts.hasChips) {
        std::vector<ChipStyle> chips;
        for (const TagId tag : m_sheet.tagsAt(frame))
            if (tag.value < m_style.chips.size()) chips.push_back(m_style.chips[tag.value]);
        paintChips(painter, measures, size, chips, m_style);
    }
    if (m_parts.hasMoment) paintMoment(painter, measures, size, momentText(frame, m_rate), m_style);
}

} // namespace tagline
