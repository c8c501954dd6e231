#include "widgets/viewport/ViewportOverlay.h"

#include "widgets/theme/Theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr qreal margin = 14;
constexpr qreal gap = 8;
constexpr qreal chipPadding = 12;
constexpr int mostChipRows = 3;

/// Lays chips out from left to right, in rows, as long as there is place.
class ChipPainter
{
public:
    ChipPainter(QPainter& painter, const QFont& font, qreal width, qreal reservedRight)
        : m_painter(painter)
        , m_metrics(font)
        , m_height(m_metrics.height() + 9)
        , m_width(width)
        , m_right(width - reservedRight)
    {
        painter.setFont(font);
    }

    /// Whether a chip of that text finds a place with `after` pixels free behind it in the last row.
    bool makeRoom(const QString& text, qreal after)
    {
        const auto fits = [&] {
            return m_x + chipWidth(text) + (m_row + 1 < mostChipRows ? 0 : after) <= m_right;
        };
        if (fits()) return true;
        if (m_row + 1 >= mostChipRows || (m_row > 0 && m_x == margin)) return false;
        ++m_row;
        m_x = margin;
        m_right = m_width - margin;
        return fits() || m_row == 1; // a name that is too long for any row is cut
    }

    void paint(const ViewportChip& chip)
    {
        const qreal available = std::max(m_right - m_x, 2 * chipPadding);
        const QRectF rect(m_x, margin + m_row * (m_height + gap), std::min(chipWidth(chip.text), available),
                          m_height);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(chip.colour);
        m_painter.drawRoundedRect(rect, m_height / 2, m_height / 2);
        m_painter.setPen(readableOn(chip.colour));
        m_painter.drawText(
            rect, Qt::AlignCenter,
            m_metrics.elidedText(chip.text, Qt::ElideRight, rect.width() - 2 * chipPadding + 1));
        m_x += rect.width() + gap;
    }

    qreal chipWidth(const QString& text) const
    {
        return std::ceil(m_metrics.horizontalAdvance(text)) + 2 * chipPadding;
    }

private:
    QPainter& m_painter;
    QFontMetricsF m_metrics;
    qreal m_height;
    qreal m_width;
    qreal m_right;
    qreal m_x = margin;
    int m_row = 0;
};

QString moreText(qsizetype count)
{
    return QCoreApplication::translate("ViewportOverlay", "+%n", "tags that find no place", int(count));
}

void paintChips(QPainter& painter, const QSize& size, QFont font, const QList<ViewportChip>& chips,
                int reservedRight)
{
    font.setWeight(QFont::DemiBold);
    ChipPainter chipPainter(painter, font, size.width(), std::max(qreal(reservedRight), margin));
    const qreal moreWidth = chipPainter.chipWidth(moreText(chips.size())) + gap;
    for (qsizetype i = 0; i < chips.size(); ++i) {
        const bool isLast = i + 1 == chips.size();
        if (!chipPainter.makeRoom(chips[i].text, isLast ? 0 : moreWidth)) {
            chipPainter.paint({moreText(chips.size() - i), theme().raised});
            return;
        }
        chipPainter.paint(chips[i]);
    }
}

void paintCaption(QPainter& painter, const QSize& size, QFont font, const ViewportOverlay& overlay)
{
    const QFontMetricsF metrics(font);
    const qreal width = size.width() - 2 * margin;
    qreal bottom = size.height() - margin;
    if (!overlay.detail.isEmpty()) {
        painter.setFont(tabularFont(font));
        painter.setPen(theme().muted);
        painter.drawText(QPointF(margin, bottom - metrics.descent()),
                         QFontMetricsF(painter.font()).elidedText(overlay.detail, Qt::ElideRight, width));
        bottom -= metrics.height() + 3;
    }
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme().text);
    painter.drawText(QPointF(margin, bottom - metrics.descent()),
                     QFontMetricsF(font).elidedText(overlay.title, Qt::ElideMiddle, width));
}

} // namespace

void paintViewportOverlay(QPainter& painter, const QSize& size, const QFont& font,
                          const ViewportOverlay& overlay, int reservedRight)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintChips(painter, size, font, overlay.chips, reservedRight);
    paintCaption(painter, size, font, overlay);
}

} // namespace tagline
