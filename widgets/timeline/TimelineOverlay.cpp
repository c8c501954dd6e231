#include "widgets/timeline/TimelineOverlay.h"

#include "widgets/timeline/BarStyle.h"
#include "widgets/timeline/TimelineSelection.h"
#include "widgets/timeline/TimelineTexts.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace tagline {

namespace {

constexpr double handleWidth = 5;
constexpr double narrowestHandled = 16; ///< a bar narrower than this has an outline but no handles
constexpr double bubblePadding = 7;
constexpr double bubbleHeight = 20;

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

QRectF onPixels(const QPainter& painter, const QRectF& rectangle)
{
    const double ratio = painter.device()->devicePixelRatio();
    const auto onPixel = [ratio](double position) { return std::round(position * ratio) / ratio; };
    return {QPointF(onPixel(rectangle.left()), rectangle.top()),
            QPointF(onPixel(rectangle.right()), rectangle.bottom())};
}

/// Clips to where lanes are: pinned ones stay, others vanish under them.
void clipToLane(QPainter& painter, const TimelineScene& scene, int lane)
{
    painter.setClipRect(lane < scene.geometry.pinnedLanes ? trackArea(scene.geometry)
                                                          : scrolledArea(scene.geometry));
}

void paintHandle(QPainter& painter, double x, const QRectF& bar, const QColor& colour)
{
    const QRectF handle(x - handleWidth / 2, bar.top() - 1.5, handleWidth, bar.height() + 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(handle, 1.5, 1.5);
}

void paintOutline(QPainter& painter, const TimelineScene& scene, const QRectF& exactBar, bool isRangePin)
{
    const QColor colour = scene.palette.selection;
    const QRectF bar = onPixels(painter, exactBar);
    painter.setPen(QPen(withAlpha(colour, 225), 1.5));
    painter.setBrush(Qt::NoBrush);
    if (isRangePin) {
        const double radius = TimelineGeometry::pinRadius;
        painter.drawEllipse(QPointF(bar.left(), bar.top() + radius - 1), radius, radius);
        return;
    }
    const QRectF shown = bar.width() < 3 ? bar.adjusted(-1, 0, 1, 0) : bar;
    painter.drawRoundedRect(shown.adjusted(-0.25, -0.25, 0.25, 0.25), BarSprites::radius, BarSprites::radius);
    if (shown.width() < narrowestHandled) return;
    paintHandle(painter, shown.left() + 1, shown, colour);
    paintHandle(painter, shown.right() - 1, shown, colour);
}

void paintSelection(QPainter& painter, const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    const double spare = 12 / geometry.scale;
    const auto [first, last] = geometry.visibleLanes();
    for (int lane = first; lane < last; ++lane) {
        const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
        if (shown.kind != LaneKind::Tag) continue;
        const auto selected = selectedOf(scene.selection, shown.tag);
        const auto isBefore = [&](const RangeRef& ref) {
            return ref.range.stop < geometry.firstFrame - spare;
        };
        double paintedTo = -1e9;
        clipToLane(painter, scene, lane);
        for (auto ref = std::partition_point(selected.begin(), selected.end(), isBefore);
             ref != selected.end() && ref->range.start <= geometry.lastFrame() + spare; ++ref) {
            const QRectF bar = cutToView(geometry, geometry.barRect(lane, ref->range));
            if (bar.right() < paintedTo || isSelected(scene.preview.hidden, *ref)) continue;
            paintOutline(painter, scene, bar, isPin(shown, ref->range));
            paintedTo = bar.right() + 1;
        }
    }
}

void paintHover(QPainter& painter, const TimelineScene& scene)
{
    const bool isOnRange =
        scene.hover.lane >= 0 && std::size_t(scene.hover.lane) < scene.content.lanes.size();
    if (!isOnRange || !scene.hover.isOnRange()) return;
    const TimelineLane& lane = scene.content.lanes[std::size_t(scene.hover.lane)];
    if (std::size_t(scene.hover.range) >= lane.ranges.size()) return;
    const FrameRange range = lane.ranges[std::size_t(scene.hover.range)];
    const QRectF bar =
        onPixels(painter, cutToView(scene.geometry, scene.geometry.barRect(scene.hover.lane, range)));
    clipToLane(painter, scene, scene.hover.lane);
    if (isPin(lane, range)) {
        paintOutline(painter, scene, bar, true);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(scene.palette.selection, 36));
    painter.drawRoundedRect(bar, BarSprites::radius, BarSprites::radius);
    if (lane.kind != LaneKind::Tag) return;
    if (scene.hover.zone == TimelineZone::StartEdge)
        paintHandle(painter, bar.left() + 1, bar, scene.palette.selection);
    if (scene.hover.zone == TimelineZone::StopEdge)
        paintHandle(painter, bar.right() - 1, bar, scene.palette.selection);
}

/// Ranges that tag keys opened, up to the playhead's frame.
void paintOpenRanges(QPainter& painter, const TimelineScene& scene, BarSprites& sprites)
{
    const auto [first, last] = scene.geometry.visibleLanes();
    for (int lane = first; lane < last; ++lane) {
        const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
        if (!shown.openStart) continue;
        const FrameRange range{std::min(*shown.openStart, scene.playhead),
                               std::max(*shown.openStart, scene.playhead) + 1};
        const QRectF bar = cutToView(scene.geometry, scene.geometry.barRect(lane, range));
        clipToLane(painter, scene, lane);
        sprites.drawBar(painter, bar, withAlpha(laneColour(scene.palette, shown), 200));
        painter.setPen(QPen(laneColour(scene.palette, shown).lighter(140), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(onPixels(painter, bar), BarSprites::radius, BarSprites::radius);
    }
}

void paintShownRange(QPainter& painter, const TimelineScene& scene, const RangeRef& ref, BarSprites& sprites,
                     LabelCache& labels)
{
    const int lane = laneOf(scene.content, ref.tag);
    if (lane < 0) return;
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    const QRectF bar = cutToView(scene.geometry, scene.geometry.barRect(lane, ref.range));
    clipToLane(painter, scene, lane);
    const QColor fill = barFill(scene.palette, shown);
    if (isPin(shown, ref.range)) {
        sprites.drawPin(painter, bar.topLeft(), bar.height(), TimelineGeometry::pinRadius - 1, fill);
    } else {
        sprites.drawBar(painter, bar, fill);
        painter.setPen(barTextColour(scene.palette, shown));
        const double left = std::max(bar.left(), scene.geometry.headWidth);
        labels.draw(painter, QRectF(left + 6, bar.top(), bar.right() - left - 9, bar.height()), shown.name,
                    barFont(scene, shown));
    }
    paintOutline(painter, scene, bar, isPin(shown, ref.range));
}

void paintPreview(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels)
{
    const double first = scene.geometry.firstFrame;
    const double last = scene.geometry.lastFrame();
    for (const RangeRef& ref : scene.preview.shown)
        if (ref.range.stop >= first && ref.range.start <= last)
            paintShownRange(painter, scene, ref, sprites, labels);
}

QRectF ghostBar(const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    QRectF bar = cutToView(geometry, geometry.barRect(geometry.laneCount, *scene.preview.ghost));
    bar.moveTop(std::min(bar.top(), geometry.height - bar.height() - 4));
    return bar;
}

void paintGhost(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.preview.ghost) return;
    painter.setClipRect(trackArea(scene.geometry));
    painter.setPen(QPen(withAlpha(scene.palette.selection, 200), 1.2, Qt::DashLine));
    painter.setBrush(withAlpha(scene.palette.selection, 40));
    painter.drawRoundedRect(onPixels(painter, ghostBar(scene)), BarSprites::radius, BarSprites::radius);
}

void paintMarquee(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.preview.marquee) return;
    painter.setClipRect(trackArea(scene.geometry));
    painter.setPen(QPen(scene.palette.focus, 1));
    painter.setBrush(withAlpha(scene.palette.focus, 36));
    painter.drawRect(*scene.preview.marquee);
}

void paintGuide(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.preview.guide) return;
    const double x = std::round(scene.geometry.x(scene.preview.guide->target.frame));
    painter.setClipRect(trackArea(scene.geometry));
    QPen pen(scene.palette.guide, 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(QPointF(x + 0.5, scene.geometry.rulerHeight), QPointF(x + 0.5, scene.geometry.height));
}

void paintFocusRing(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.hasFocus) return;
    painter.setClipping(false);
    painter.setPen(QPen(withAlpha(scene.palette.focus, 150), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(0.5, 0.5, scene.geometry.width - 1, scene.geometry.height - 1), 3, 3);
}

/// A text on a small rounded plate, kept within the view.
void paintBubble(QPainter& painter, const TimelineScene& scene, QPointF leftCentre, const QString& text,
                 const QColor& plate, const QColor& textColour, LabelCache& labels)
{
    QFont font = scene.font;
    font.setPixelSize(std::max(9, font.pixelSize() - 1));
    const double width = std::ceil(labels.width(text, font)) + 2 * bubblePadding;
    const double left = std::clamp(leftCentre.x(), scene.geometry.headWidth,
                                   std::max(scene.geometry.headWidth, scene.geometry.width - width - 2));
    const double top =
        std::clamp(leftCentre.y() - bubbleHeight / 2, 1.0, scene.geometry.height - bubbleHeight - 1);
    const QRectF bubble(left, top, width, bubbleHeight);
    painter.setPen(QPen(withAlpha(scene.palette.selection, 50), 1));
    painter.setBrush(plate);
    painter.drawRoundedRect(bubble, 4, 4);
    painter.setPen(textColour);
    labels.draw(painter, bubble.adjusted(bubblePadding, 0, 0, 0), text, font);
}

/// Where the numbers of a drag stand: over the dragged range, or under it in the first lane.
QPointF dragTextPosition(const TimelineScene& scene)
{
    const TimelinePreview& preview = scene.preview;
    const double x = scene.geometry.x(*preview.activeFrame) + 8;
    const int lane = preview.shown.empty() ? -1 : laneOf(scene.content, preview.shown.front().tag);
    const QRectF bar = lane < 0 ? ghostBar(scene) : scene.geometry.barRect(lane, preview.shown.front().range);
    const double above = bar.top() - bubbleHeight / 2 - 4;
    const bool hasRoom = above - bubbleHeight / 2 > scene.geometry.rulerHeight;
    return {x, hasRoom ? above : bar.bottom() + bubbleHeight / 2 + 4};
}

} // namespace

void paintOverlay(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintOpenRanges(painter, scene, sprites);
    paintHover(painter, scene);
    paintSelection(painter, scene);
    paintPreview(painter, scene, sprites, labels);
    paintGhost(painter, scene);
    paintMarquee(painter, scene);
    paintGuide(painter, scene);
    paintFocusRing(painter, scene);
    painter.restore();
}

void paintDragTexts(QPainter& painter, const TimelineScene& scene, LabelCache& labels)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const TimelinePalette& palette = scene.palette;
    if (const auto& guide = scene.preview.guide) {
        const QPointF position(scene.geometry.x(guide->target.frame) + 4, scene.geometry.rulerHeight / 2);
        paintBubble(painter, scene, position, TimelineTexts::snapTarget(*guide), palette.guide,
                    readableOn(palette.guide), labels);
    }
    const QString text = TimelineTexts::drag(scene.preview, scene.content.rate, scene.units);
    if (!text.isEmpty())
        paintBubble(painter, scene, dragTextPosition(scene), text, palette.bubble, palette.text, labels);
    painter.restore();
}

} // namespace tagline
