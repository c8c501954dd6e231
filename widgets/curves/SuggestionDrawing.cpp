#include "widgets/curves/SuggestionDrawing.h"

#include "widgets/theme/colour/TagShades.h"

#include <QPainter>

namespace tagline {

SuggestionDrawing::SuggestionDrawing(SharedArray<FrameRange> ranges, std::optional<FrameRange> current,
                                     QColor colour)
    : m_ranges(std::move(ranges))
    , m_current(current)
    , m_colour(colour)
{
}

void SuggestionDrawing::paintTrack(QPainter& painter, const LaneView& view) const
{
    constexpr double inset = 3.5, radius = 3, widest = 20000;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const FrameRange range :
         rangesWithin(m_ranges, view.geometry.firstFrame - 1, view.geometry.lastFrame() + 1)) {
        const bool isCurrent = m_current == range;
        const double left = std::max(view.geometry.x(range.start), view.track.left() - widest);
        const double right = std::min(view.geometry.x(range.stop), view.track.right() + widest);
        const QRectF bar(left + 0.5, view.track.top() + inset, std::max(2.0, right - left - 1),
                         view.track.height() - 2 * inset);
        const QColor colour = tagShades(m_colour).fill;
        QColor fill = colour;
        fill.setAlpha(isCurrent ? 120 : 45);
        QPen pen(isCurrent ? view.palette.selection : colour, isCurrent ? 1.6 : 1.2);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.setBrush(fill);
        painter.drawRoundedRect(bar, radius, radius);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace tagline
