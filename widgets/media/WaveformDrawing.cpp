#include "widgets/media/WaveformDrawing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr double waveMargin = 3; ///< above and below the loudest sound, pixels
constexpr double fullScale = 127;

} // namespace

WaveformDrawing::WaveformDrawing(WaveformContent content)
    : m_content(std::move(content))
{
}

double WaveformDrawing::secondsAt(double frame) const
{
    return frame / m_content.rate.framesPerSecond() + m_content.offset;
}

double WaveformDrawing::frameAt(double seconds) const
{
    return (seconds - m_content.offset) * m_content.rate.framesPerSecond();
}

void WaveformDrawing::paintTrack(QPainter& painter, const LaneView& view) const
{
    const double length = std::max(m_content.seconds, m_content.sound.seconds());
    const double begin = std::max(view.geometry.x(frameAt(0)), view.track.left());
    const double end = std::min(view.geometry.x(frameAt(length)), view.track.right());
    if (end <= begin) return;
    painter.fillRect(QRectF(begin, view.track.top() + 1, end - begin, view.track.height() - 2),
                     view.palette.property);
    const double middle = view.track.center().y();
    const double swing = view.track.height() / 2 - waveMargin;
    painter.setPen(QPen(view.palette.dimText, 1));
    for (double x = std::floor(begin); x < end; x += 1) {
        const SoundPeak peak = m_content.sound.between(secondsAt(view.geometry.frameAt(x)),
                                                       secondsAt(view.geometry.frameAt(x + 1)));
        painter.drawLine(QPointF(x + 0.5, middle - swing * peak.high / fullScale),
                         QPointF(x + 0.5, middle - swing * peak.low / fullScale));
    }
}

QRectF WaveformDrawing::paintHead(QPainter& painter, const LaneView& view) const
{
    if (m_content.note.isEmpty()) return {};
    painter.setFont(view.font);
    painter.setPen(view.palette.dimText);
    QRectF taken;
    painter.drawText(view.head.adjusted(0, 0, -6, -2), Qt::AlignRight | Qt::AlignBottom, m_content.note,
                     &taken);
    return taken;
}

bool WaveformDrawing::grabs(const TimelineGeometry&, const QRectF& track, QPointF position) const
{
    return track.contains(position);
}

} // namespace tagline
