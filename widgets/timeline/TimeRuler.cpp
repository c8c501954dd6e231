#include "widgets/timeline/TimeRuler.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/RulerTicks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tagline {

namespace {

constexpr double labelGap = 5;        ///< from a major tick to its text
constexpr double leastLabelRoom = 64; ///< from one text to the next
constexpr double minorHeight = 6;     ///< pixels
constexpr double brokenLineHeight = 2;
constexpr double majorHeight = 12;
constexpr double handlePadding = 5;   ///< beside the frame number
constexpr double smallestHandle = 16; ///< width
constexpr double handleTip = 6;       ///< height of the point below the number
constexpr double cellFromScale = 6;   ///< from this scale on, the playhead's cell is shaded

QFont rulerFont() { return textFont(TextSize::Caption); }

QFont handleFont() { return textFont(TextSize::Caption, QFont::DemiBold); }

/// How far major ticks are apart at least.
double labelRoom(const TimelineScene& scene)
{
    const double text = scene.units == TimeUnits::Timecode ? 8.0 * rulerFont().pixelSize() : 0;
    return std::max(leastLabelRoom, text);
}

QString playheadText(const TimelineScene& scene)
{
    return timeText(scene.playhead, scene.content.rate, scene.units);
}

QRectF handleRect(const TimelineScene& scene)
{
    const double text = QFontMetricsF(handleFont()).horizontalAdvance(playheadText(scene));
    const double width = std::max(smallestHandle, std::ceil(text) + 2 * handlePadding);
    return {scene.geometry.x(scene.playhead) - width / 2, 2, width, scene.geometry.rulerHeight - 2};
}

QPainterPath handlePath(const QRectF& handle)
{
    const double shoulder = handle.bottom() - handleTip;
    const double middle = handle.center().x();
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(QRectF(handle.topLeft(), QPointF(handle.right(), shoulder)), 3, 3);
    QPainterPath tip(QPointF(middle - 6, shoulder - 0.5));
    tip.lineTo(middle + 6, shoulder - 0.5);
    tip.lineTo(middle, handle.bottom());
    tip.closeSubpath();
    path.addPath(tip);
    return path;
}

/// Grey where the figure shows something else.
QColor playheadColour(const TimelineScene& scene)
{
    return scene.isPlayheadIdle ? scene.palette.rulerMajor : scene.palette.playhead;
}

bool isPlayheadVisible(const TimelineScene& scene)
{
    const double x = scene.geometry.x(scene.playhead);
    return scene.content.hasClip() && x >= scene.geometry.headWidth - 1 && x <= scene.geometry.width + 1;
}

/// A ruler as it is in view.
struct VisibleTicks
{
    RulerStep step;
    std::vector<RulerTick> ticks;
};

VisibleTicks visibleTicks(const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    const RulerStep step = rulerStep(geometry.scale, scene.content.rate, scene.units, labelRoom(scene));
    const double first = geometry.firstFrame - step.major;
    return {step, rulerTicks(first, geometry.lastFrame(), scene.content.frames, step, scene.content.rate,
                             scene.units)};
}

void paintMark(QPainter& painter, const TimelineScene& scene, const RulerTick& tick)
{
    const double bottom = scene.geometry.rulerHeight - 2;
    const double height = tick.isMajor ? majorHeight : minorHeight;
    painter.fillRect(QRectF(std::round(scene.geometry.x(tick.frame)), bottom - height, 1, height),
                     tick.isMajor ? scene.palette.rulerMajor : scene.palette.rulerMinor);
}

QRectF textRect(const TimelineScene& scene, const RulerTick& tick, double textWidth)
{
    return {std::round(scene.geometry.x(tick.frame)) + labelGap, 1, textWidth,
            scene.geometry.rulerHeight - 8};
}

void paintText(QPainter& painter, const TimelineScene& scene, const RulerTick& tick, LabelCache& labels)
{
    const QFont font = rulerFont();
    const QRectF text = textRect(scene, tick, labels.width(tick.text, font));
    const double tracksLeft = scene.geometry.headEdge();
    const double tracksRight = scene.geometry.width - TimelineGeometry::rightMargin / 2; // the scroll bar's
    if (text.left() < tracksLeft || text.right() > tracksRight) return; // half a number is another one
    painter.setPen(scene.palette.rulerMajor);
    labels.draw(painter, text, tick.text, font);
}

/// Takes away the texts of the tick that the playhead's handle would half cover.
void coverTextsUnder(QPainter& painter, const TimelineScene& scene, const QRectF& handle)
{
    const VisibleTicks visible = visibleTicks(scene);
    const QFontMetricsF metrics(rulerFont());
    for (const RulerTick& tick : visible.ticks) {
        if (!tick.isMajor) continue;
        const QRectF text = textRect(scene, tick, metrics.horizontalAdvance(tick.text) + 1);
        if (text.intersects(handle)) painter.fillRect(text, scene.palette.ruler);
    }
}

} // namespace

void paintRuler(QPainter& painter, const TimelineScene& scene, LabelCache& labels)
{
    const TimelineGeometry& geometry = scene.geometry;
    const double left = geometry.headEdge();
    const QRectF strip(left, 0, geometry.width - left, geometry.rulerHeight);
    const VisibleTicks visible = visibleTicks(scene);
    painter.save();
    painter.fillRect(QRectF(0, 0, left, geometry.rulerHeight), scene.palette.background);
    painter.setClipRect(strip);
    painter.fillRect(strip, scene.palette.ruler);
    for (const RulerTick& tick : visible.ticks) {
        paintMark(painter, scene, tick);
        if (tick.isMajor) paintText(painter, scene, tick, labels);
    }
    painter.restore();
}

QRectF playheadRect(const TimelineScene& scene)
{
    if (!isPlayheadVisible(scene)) return {};
    const QRectF handle = handleRect(scene);
    const double cell = scene.geometry.scale >= cellFromScale ? scene.geometry.scale : 0;
    const double right = std::max(handle.right(), handle.center().x() + cell);
    const double texts = labelRoom(scene); // of a tick that the handle covers
    return {QPointF(handle.left() - texts, 0), QPointF(right + texts, scene.geometry.height)};
}

void paintPlayhead(QPainter& painter, const TimelineScene& scene)
{
    if (!isPlayheadVisible(scene)) return;
    const TimelineGeometry& geometry = scene.geometry;
    const double ratio = painter.device()->devicePixelRatio();
    const double x = std::round(geometry.x(scene.playhead) * ratio) / ratio;
    if (geometry.scale >= cellFromScale) {
        QColor cell = playheadColour(scene);
        cell.setAlpha(26);
        painter.fillRect(QRectF(x, geometry.rulerHeight, geometry.scale, geometry.height), cell);
    }
    const QRectF line(x - measure::playheadWidth / 2, geometry.rulerHeight - 2, measure::playheadWidth,
                      geometry.height);
    const double aside = (measure::haloWidth - measure::playheadWidth) / 2;
    painter.fillRect(line.adjusted(-aside, 0, aside, 0), scene.palette.playheadHalo);
    painter.fillRect(line, playheadColour(scene));
    const QRectF handle = handleRect(scene);
    coverTextsUnder(painter, scene, handle);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(handlePath(handle), playheadColour(scene));
    painter.setFont(handleFont());
    painter.setPen(readableOn(playheadColour(scene)));
    painter.drawText(handle.adjusted(0, 0, 0, -handleTip), Qt::AlignCenter, playheadText(scene));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintBrokenFrames(QPainter& painter, const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    const QColor& colour = theme().warning;
    const double bottom = geometry.rulerHeight - 1;
    double drawnTo = geometry.headWidth; // of thousands of ranges in few pixels, each pixel is drawn once
    for (const FrameRange range : rangesWithin(scene.broken, geometry.firstFrame, geometry.lastFrame())) {
        const double left = std::max(drawnTo, geometry.x(range.start));
        const double right = std::min(geometry.width, std::max(geometry.x(range.stop), left + 1.0));
        if (right <= left || geometry.x(range.stop) < drawnTo) continue;
        painter.fillRect(QRectF(left, bottom - brokenLineHeight, right - left, brokenLineHeight), colour);
        drawnTo = right;
    }
}

void paintLoopRange(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.loopRange) return;
    const TimelineGeometry& geometry = scene.geometry;
    const double left = std::max(geometry.headWidth, geometry.x(scene.loopRange->start));
    const double right = std::min(geometry.width, geometry.x(scene.loopRange->stop));
    if (right <= left) return;
    const QColor& colour = scene.palette.focus;
    painter.fillRect(QRectF(left, geometry.rulerHeight - 5, right - left, 4), colour);
    painter.fillRect(QRectF(left, geometry.rulerHeight - 11, 2, 10), colour); // ends, as a bracket has
    painter.fillRect(QRectF(right - 2, geometry.rulerHeight - 11, 2, 10), colour);
}

} // namespace tagline
