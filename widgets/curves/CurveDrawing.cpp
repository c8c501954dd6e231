#include "widgets/curves/CurveDrawing.h"

#include "widgets/theme/colour/TagShades.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double margin = 4; ///< above the highest and below the lowest value, pixels
constexpr double grabDistance = 4;
constexpr double headLeft = 32; ///< of the value: right of the lane's mark

std::pair<float, float> boundsOf(const CurveContent& content)
{
    if (content.bounds) return *content.bounds;
    float low = 0.0f, high = 0.0f;
    const auto include = [&](float value) {
        low = std::min(low, value);
        high = std::max(high, value);
    };
    for (const float value : content.values) include(value);
    if (content.enter) include(*content.enter);
    if (content.leave) include(*content.leave);
    if (high <= low) high = low + 1.0f;
    return {low, high};
}

} // namespace

QString thresholdText(float value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = locale.toString(double(value), 'f', thresholdPlaces);
    while (text.endsWith(locale.zeroDigit())) text.chop(locale.zeroDigit().size());
    if (text.endsWith(locale.decimalPoint())) text.chop(locale.decimalPoint().size());
    return text == locale.negativeSign() + locale.zeroDigit() ? locale.zeroDigit() : text;
}

CurveDrawing::CurveDrawing(CurveContent content)
    : m_content(std::move(content))
    , m_bounds(boundsOf(m_content))
{
}

double CurveDrawing::y(float value, const QRectF& track) const
{
    const double part = double(value - m_bounds.first) / double(m_bounds.second - m_bounds.first);
    return track.bottom() - margin - part * (track.height() - 2 * margin);
}

float CurveDrawing::valueAt(double fromTop, double height) const
{
    const double part = (height - margin - fromTop * height) / std::max(1.0, height - 2 * margin);
    return float(double(m_bounds.first) +
                 std::clamp(part, 0.0, 1.0) * double(m_bounds.second - m_bounds.first));
}

bool CurveDrawing::isNearerToLeave(double fromTop, double height) const
{
    if (!m_content.leave) return false;
    const QRectF track(0, 0, 1, height);
    const double at = fromTop * height;
    return std::abs(at - y(*m_content.leave, track)) < std::abs(at - y(*m_content.enter, track));
}

void CurveDrawing::paintTrack(QPainter& painter, const LaneView& view) const
{
    QColor shade = tagShades(m_content.colour).ink;
    shade.setAlpha(55);
    for (const FrameRange range :
         rangesWithin(m_content.beyond, view.geometry.firstFrame - 1, view.geometry.lastFrame() + 1)) {
        const double left = std::max(view.geometry.x(range.start), view.track.left() - 1);
        const double right = std::min(view.geometry.x(range.stop), view.track.right() + 1);
        painter.fillRect(QRectF(left, view.track.top(), right - left, view.track.height()), shade);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurve(painter, view);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintThreshold(painter, view);
}

/// One point a frame where there is room, else the lowest and highest of each pixel's frames.
void CurveDrawing::paintCurve(QPainter& painter, const LaneView& view) const
{
    const auto count = Frame(m_content.values.size());
    const Frame first = std::max(0, Frame(std::floor(view.geometry.firstFrame)) - 1);
    const Frame last = std::min(count, Frame(std::ceil(view.geometry.lastFrame())) + 2);
    const Frame step = std::max(1, Frame(1.0 / std::max(1e-6, view.geometry.scale)));
    QPolygonF line;
    for (Frame frame = first - first % step; frame < last; frame += step) {
        const auto begin = m_content.values.begin() + frame;
        const auto [low, high] = std::minmax_element(begin, begin + std::min(step, count - frame));
        const double x = view.geometry.x(double(frame) + 0.5 * double(step));
        line << QPointF(x, y(*low, view.track));
        if (*high > *low) line << QPointF(x, y(*high, view.track));
    }
    painter.setPen(QPen(tagShades(m_content.colour).ink, 1.4));
    painter.drawPolyline(line);
}

void CurveDrawing::paintThreshold(QPainter& painter, const LaneView& view) const
{
    if (!m_content.enter) return;
    const auto line = [&](float value, const QList<qreal>& dashes, int alpha) {
        QColor colour = view.palette.threshold;
        colour.setAlpha(alpha);
        QPen pen(colour, 1);
        pen.setDashPattern(dashes);
        painter.setPen(pen);
        const double at = std::round(y(value, view.track)) + 0.5;
        const double end = std::min(view.track.right(), view.geometry.x(view.geometry.frames));
        painter.drawLine(QPointF(view.track.left(), at), QPointF(end, at));
        return at;
    };
    if (m_content.leave) line(*m_content.leave, {1, 3}, 150);
    const double at = line(*m_content.enter, {5, 3}, 230);
    paintThresholdLabel(painter, view, at);
}

/// On a ground of its own: the curve may run there. Above the line where there is room, else below it.
void CurveDrawing::paintThresholdLabel(QPainter& painter, const LaneView& view, double line) const
{
    const QString text = QLatin1String(m_content.comparison == Comparison::Less ? "< " : "> ") +
                         thresholdText(*m_content.enter) + ' ' + m_content.unit;
    const QFontMetricsF metrics(view.font);
    const double high = metrics.height();
    const bool isAbove = line - view.track.top() >= high + 1;
    const QRectF place(view.track.left() + 4, isAbove ? line - 1 - high : line + 1,
                       metrics.horizontalAdvance(text) + 6, high);
    QColor ground = view.palette.background;
    ground.setAlpha(190);
    painter.fillRect(place, ground);
    painter.setFont(view.font);
    painter.setPen(view.palette.threshold);
    painter.drawText(place, Qt::AlignCenter, text);
}

QRectF CurveDrawing::paintHead(QPainter& painter, const LaneView& view) const
{
    QString text = m_content.note;
    if (std::size_t(m_content.playhead) < m_content.values.size())
        text = QLocale().toString(double(m_content.values[std::size_t(m_content.playhead)]), 'f', 2) + ' ' +
               m_content.unit;
    if (text.isEmpty()) return {};
    const QRectF place = view.head.adjusted(headLeft, 0, -6, -2);
    painter.setFont(view.font);
    painter.setPen(view.palette.dimText);
    QRectF taken;
    painter.drawText(place, Qt::AlignRight | Qt::AlignBottom,
                     QFontMetricsF(view.font).elidedText(text, Qt::ElideRight, place.width()), &taken);
    return taken;
}

bool CurveDrawing::grabs(const TimelineGeometry&, const QRectF& track, QPointF position) const
{
    const auto isNear = [&](const std::optional<float>& line) {
        return line && std::abs(position.y() - y(*line, track)) <= grabDistance;
    };
    return m_content.enter && track.contains(position) &&
           (isNear(m_content.enter) || isNear(m_content.leave));
}

} // namespace tagline
