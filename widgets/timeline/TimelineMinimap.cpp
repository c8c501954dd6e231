#include "widgets/timeline/TimelineMinimap.h"

#include "widgets/theme/Measures.h"
#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/painting/BarStyle.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr double inset = 1; ///< above and below the tags

} // namespace

TimelineMinimap::TimelineMinimap(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("minimap"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Overview of the clip"));
    setToolTip(tr("The whole clip with its tags: click to go there"));
}

void TimelineMinimap::setContent(const TimelineContent& content)
{
    m_content = content;
    m_picture = {};
    update();
}

void TimelineMinimap::setColours(const TimelinePalette& palette)
{
    m_colours = palette;
    m_picture = {};
    update();
}

void TimelineMinimap::setHeadWidth(double width)
{
    if (width == m_headWidth) return;
    m_headWidth = width;
    m_picture = {};
    update();
}

void TimelineMinimap::setVisibleRange(double first, double last)
{
    m_first = first;
    m_last = last;
    update();
}

void TimelineMinimap::setPlayhead(Frame frame)
{
    m_playhead = frame;
    update();
}

/// Over the frame on the timeline below while that shows the whole clip: a short one does not fill the width.
double TimelineMinimap::x(double frame) const
{
    TimelineGeometry whole;
    whole.width = width();
    whole.headWidth = m_headWidth;
    whole.frames = m_content.frames;
    whole.scale = whole.fittingScale();
    return whole.x(frame);
}

/// Lanes of tags that have ranges, one row each; rows of many lanes overlap.
void TimelineMinimap::keepPicture()
{
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap((QSizeF(size()) * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(m_colours.ruler);
    QPainter painter(&m_picture);
    if (m_content.hasClip())
        painter.fillRect(QRectF(TimelineGeometry::headEdgeOf(m_headWidth), 0, 1, height()),
                         m_colours.headEdge);
    std::vector<const TimelineLane*> lanes;
    for (const TimelineLane& lane : m_content.lanes)
        if (lane.kind == LaneKind::Tag && !lane.ranges.empty()) lanes.push_back(&lane);
    const auto colourOf = [this](const TimelineLane& lane) { // fills are too pale on a light ground
        const QColor rim = laneRim(m_colours, lane);
        return rim.isValid() ? rim : laneColour(m_colours, lane);
    };
    const double room = height() - 2 * inset;
    const double row = room / std::max<std::size_t>(1, lanes.size());
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        double paintedTo = -1;
        for (const FrameRange& range : lanes[i]->ranges) {
            const double left = std::max(x(range.start), paintedTo);
            const double right = std::max(x(range.stop), x(range.start) + 1);
            if (right <= paintedTo) continue; // in pixels that are full already
            painter.fillRect(QRectF(left, inset + double(i) * row, right - left, std::max(1.0, row - 0.5)),
                             colourOf(*lanes[i]));
            paintedTo = right;
        }
    }
}

void TimelineMinimap::paintEvent(QPaintEvent*)
{
    if (size().isEmpty()) return;
    const QSize wanted = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_picture.size() != wanted) keepPicture();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    if (!m_content.hasClip()) return;
    QColor shade = m_colours.background;
    shade.setAlpha(150);
    const double left = x(std::max(0.0, m_first));
    const double right = std::min(x(m_content.frames), x(m_last));
    painter.fillRect(QRectF(m_headWidth, 0, left - m_headWidth, height()), shade);
    painter.fillRect(QRectF(right, 0, width() - right, height()), shade);
    const bool isZoomedIn = m_first > 0.5 || m_last < m_content.frames - 0.5;
    painter.setPen(m_colours.rulerMinor);
    if (isZoomedIn) painter.drawRect(QRectF(left, 0.5, std::max(2.0, right - left), height() - 1));
    const double at = std::round(x(m_playhead));
    const double aside = (measure::haloWidth - measure::playheadWidth) / 2;
    painter.fillRect(QRectF(at - aside, 0, measure::haloWidth, height()), m_colours.playheadHalo);
    painter.fillRect(QRectF(at, 0, measure::playheadWidth, height()), m_colours.playhead);
}

void TimelineMinimap::jump(QPointF position)
{
    if (!m_content.hasClip()) return;
    const double share = (position.x() - m_headWidth) / (x(m_content.frames) - m_headWidth);
    emit jumpRequested(Frame(std::clamp(std::floor(share * m_content.frames), 0.0, m_content.frames - 1.0)));
}

void TimelineMinimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && event->position().x() >= m_headWidth) jump(event->position());
}

void TimelineMinimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) jump(event->position());
}

} // namespace tagline
