#include "widgets/timeline/painting/TimelineOverlay.h"

#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/BarStyle.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace tagline {

namespace {

constexpr double handleWidth = 5;
constexpr double narrowestHandled = 32; ///< least width of a bar that has handles in addition to the outline
constexpr double bubblePadding = 7;
constexpr double bubbleHeight = dragBubbleHeight;
constexpr int liveStripes = 70;    ///< opacity, of 255
constexpr double handleAside = 26; ///< from the playhead to the right of its handle

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

/// Clips to the area of lanes: pinned ones are fixed, others scroll under them.
void clipToLane(QPainter& painter, const TimelineScene& scene, int lane)
{
    painter.setClipRect(lane < scene.geometry.pinnedLanes ? trackArea(scene.geometry)
                                                          : scrolledArea(scene.geometry));
}

void paintHandle(QPainter& painter, double x, const QRectF& bar, const QColor& colour, BarSprites& sprites)
{
    sprites.drawHandle(painter, {x - handleWidth / 2, bar.top() - 1, handleWidth, bar.height() + 2}, colour);
}

void paintPinRing(QPainter& painter, const TimelineScene& scene, const QRectF& bar)
{
    const double radius = TimelineGeometry::pinRadius;
    painter.setPen(QPen(withAlpha(scene.palette.selection, 225), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(bar.left(), bar.top() + radius - 1), radius, radius);
}

void paintOutline(QPainter& painter, const TimelineScene& scene, const QRectF& bar, BarSprites& sprites)
{
    sprites.drawOutline(painter, bar, withAlpha(scene.palette.selection, 225));
    if (bar.width() < narrowestHandled) return;
    paintHandle(painter, bar.left() + 1, bar, scene.palette.selection, sprites);
    paintHandle(painter, bar.right() - 1, bar, scene.palette.selection, sprites);
}

/// Calls paint(lane, bar, range) for the ranges of a selection that are in view, clipped to their lanes. For
/// a tag with several rows, a range is in the row that contains it, or that contains the range at the same
/// index in `origins`.
template<class Paint>
void forEachVisible(QPainter& painter, const TimelineScene& scene, std::span<const RangeRef> refs,
                    Paint paint, std::span<const RangeRef> origins = {})
{
    if (refs.empty()) return;
    const TimelineGeometry& geometry = scene.geometry;
    const double spare = 12 / geometry.scale;
    const auto [first, last] = geometry.visibleLanes();
    for (int lane = first; lane < last; ++lane) {
        const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
        if (shown.kind != LaneKind::Tag) continue;
        const auto ofLane = selectedOf(refs, shown.tag);
        const auto isBefore = [&](const RangeRef& ref) {
            return ref.range.stop < geometry.firstFrame - spare;
        };
        const bool isOneOfRows = isRow(scene.content, lane);
        double paintedTo = -1e9;
        clipToLane(painter, scene, lane);
        // Overlapping instances do not stop in the order of their starts.
        auto ref =
            isOneOfRows ? ofLane.begin() : std::partition_point(ofLane.begin(), ofLane.end(), isBefore);
        for (; ref != ofLane.end() && ref->range.start <= geometry.lastFrame() + spare; ++ref) {
            if (isBefore(*ref)) continue;
            const std::size_t place = std::size_t(&*ref - refs.data());
            const RangeRef& origin = place < origins.size() ? origins[place] : *ref;
            if (isOneOfRows && laneOf(scene.content, origin) != lane) continue;
            const QRectF bar = cutToView(geometry, geometry.barRect(lane, ref->range));
            if (bar.right() < paintedTo) continue; // all its pixels are painted already
            paint(shown, bar, *ref);
            paintedTo = bar.right() + 1;
        }
    }
}

void paintSelection(QPainter& painter, const TimelineScene& scene, BarSprites& sprites)
{
    const auto paint = [&](const TimelineLane& lane, const QRectF& bar, const RangeRef& ref) {
        if (isSelected(scene.preview.hidden, ref)) return;
        if (isPin(lane, ref.range))
            paintPinRing(painter, scene, bar);
        else
            paintOutline(painter, scene, bar, sprites);
    };
    forEachVisible(painter, scene, scene.selection, paint);
}

/// Frames the ranges that have just changed, at their present or former place: around the frame of those that
/// are selected.
void paintFlash(QPainter& painter, const TimelineScene& scene, BarSprites& sprites)
{
    if (scene.flashStrength <= 0) return;
    const QColor light = withAlpha(scene.palette.flash, int(255 * scene.flashStrength));
    forEachVisible(painter, scene, scene.flash, [&](const TimelineLane&, const QRectF& bar, const RangeRef&) {
        for (const int beyond : {1, 2})
            sprites.drawOutline(painter, bar.adjusted(-beyond, -beyond, beyond, beyond), light);
    });
}

void paintHover(QPainter& painter, const TimelineScene& scene, BarSprites& sprites)
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
    if (isPin(lane, range)) return paintPinRing(painter, scene, bar);
    sprites.drawBar(painter, bar, withAlpha(scene.palette.selection, 36));
    if (lane.kind != LaneKind::Tag) return;
    const bool isStart = scene.hover.zone == TimelineZone::StartEdge;
    if (scene.hover.zone == TimelineZone::Body) return;
    paintHandle(painter, isStart ? bar.left() + 1 : bar.right() - 1, bar, scene.palette.selection, sprites);
}

/// Paints the name on a plate without stripes, if there is room.
void paintLiveName(QPainter& painter, const TimelineScene& scene, const QRectF& bar, const TimelineLane& lane,
                   const BarStyle& style, LabelCache& labels)
{
    constexpr double aside = 8;
    const double left = std::max(bar.left(), scene.geometry.headWidth);
    const QRectF plate(left + 1, bar.top() + 1, labels.width(lane.name, style.font) + 2 * aside - 1,
                       bar.height() - 2);
    if (plate.right() > bar.right() - 1) return;
    painter.fillRect(plate, style.fill);
    painter.setPen(style.text);
    labels.draw(painter, plate.adjusted(aside - 1, 0, 0, 0), lane.name, style.font);
}

/// Paints ranges opened by tag keys, up to the playhead's frame: with stripes that move with it.
void paintOpenRanges(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels)
{
    const auto [first, last] = scene.geometry.visibleLanes();
    for (int lane = first; lane < last; ++lane) {
        const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
        if (!shown.openStart) continue;
        const FrameRange range{std::min(*shown.openStart, scene.playhead),
                               std::max(*shown.openStart, scene.playhead) + 1};
        const QRectF bar = cutToView(scene.geometry, scene.geometry.barRect(lane, range));
        const BarStyle style = barStyle(scene, shown);
        clipToLane(painter, scene, lane);
        sprites.drawBar(painter, bar, style.fill);
        const QPointF edge(scene.geometry.x(scene.playhead), bar.top());
        sprites.drawHatching(painter, bar.adjusted(1, 1, -1, -1), edge, withAlpha(style.text, liveStripes));
        sprites.drawOutline(painter, bar, style.fill.lighter(140));
        paintLiveName(painter, scene, bar, shown, style, labels);
    }
}

void paintPreview(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels)
{
    const auto paint = [&](const TimelineLane& lane, const QRectF& bar, const RangeRef& ref) {
        const BarStyle style = barStyle(scene, lane);
        if (isPin(lane, ref.range)) {
            sprites.drawPin(painter, bar.topLeft(), bar.height(), TimelineGeometry::pinRadius - 1, style.fill,
                            style.rim);
            return paintPinRing(painter, scene, bar);
        }
        paintFilledBar(painter, bar, style, sprites);
        const double left = std::max(bar.left(), scene.geometry.headWidth) + 6;
        painter.setPen(style.text);
        labels.draw(painter, QRectF(left, bar.top(), bar.right() - left - 3, bar.height()), lane.name,
                    style.font);
        paintOutline(painter, scene, bar, sprites);
    };
    forEachVisible(painter, scene, scene.preview.shown, paint, scene.preview.hidden);
}

/// The range without a tag that is being drawn, or waits for one; none if there is no such range.
std::optional<FrameRange> ghostOf(const TimelineScene& scene)
{
    return scene.preview.ghost ? scene.preview.ghost : scene.waiting;
}

/// The bar of the ghost. Expects a ghost.
QRectF ghostBar(const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    QRectF bar = cutToView(geometry, geometry.barRect(geometry.laneCount, *ghostOf(scene)));
    bar.moveTop(std::min(bar.top(), geometry.height - bar.height() - 4));
    return bar;
}

void paintGhost(QPainter& painter, const TimelineScene& scene)
{
    if (!ghostOf(scene)) return;
    painter.setClipRect(trackArea(scene.geometry));
    painter.setPen(QPen(scene.palette.focus, 1.2, Qt::DashLine));
    painter.setBrush(withAlpha(scene.palette.focus, 31));
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

/// Paints the line at which a dragged lane would be placed.
void paintLaneMove(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.preview.laneGap) return;
    const TimelineGeometry& geometry = scene.geometry;
    painter.setClipRect(QRectF(0, geometry.scrollTop() - 2, geometry.width, geometry.height));
    const double y = std::round(geometry.laneTop(*scene.preview.laneGap));
    painter.fillRect(QRectF(0, y - 1, geometry.width, 2), scene.palette.focus);
}

/// Paints a bubble in the view, not over the lanes' heads.
void paintBubble(QPainter& painter, const TimelineScene& scene, QPointF leftCentre, const QString& text,
                 const QColor& plate, const QColor& textColour, LabelCache& labels)
{
    const QRectF view(scene.geometry.headWidth, 0, scene.geometry.width - scene.geometry.headWidth,
                      scene.geometry.height);
    paintBubble(painter, view, {leftCentre, text, plate, textColour, withAlpha(scene.palette.selection, 50)},
                labels);
}

/// Position of the numbers of a drag: above the dragged range, or below it in the first lane.
QPointF dragTextPosition(const TimelineScene& scene)
{
    const TimelinePreview& preview = scene.preview;
    const double x = scene.geometry.x(*preview.activeFrame) + 8;
    const int lane = !preview.hidden.empty()  ? laneOf(scene.content, preview.hidden.front())
                     : !preview.shown.empty() ? laneOf(scene.content, preview.shown.front())
                                              : -1;
    const QRectF bar = lane < 0 || preview.shown.empty()
                           ? ghostBar(scene)
                           : scene.geometry.barRect(lane, preview.shown.front().range);
    const double above = bar.top() - bubbleHeight / 2 - 4;
    const bool hasRoom = above - bubbleHeight / 2 > scene.geometry.rulerHeight;
    return {x, hasRoom ? above : bar.bottom() + bubbleHeight / 2 + 4};
}

} // namespace

void paintBubble(QPainter& painter, const QRectF& within, const DragBubble& bubble, LabelCache& labels)
{
    const QFont font = textFont(TextSize::Caption);
    const double width = std::ceil(labels.width(bubble.text, font)) + 2 * bubblePadding;
    const double left =
        std::clamp(bubble.leftCentre.x(), within.left(), std::max(within.left(), within.right() - width - 2));
    const double lowest = std::max(within.top() + 1, within.bottom() - bubbleHeight - 1);
    const double top = std::clamp(bubble.leftCentre.y() - bubbleHeight / 2, within.top() + 1, lowest);
    const QRectF plate(left, top, width, bubbleHeight);
    painter.setPen(QPen(bubble.rim, 1));
    painter.setBrush(bubble.plate);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(bubble.ink);
    labels.draw(painter, plate.adjusted(bubblePadding, 0, 0, 0), bubble.text, font);
}

void paintOverlay(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintOpenRanges(painter, scene, sprites, labels);
    paintHover(painter, scene, sprites);
    paintSelection(painter, scene, sprites);
    paintFlash(painter, scene, sprites);
    paintPreview(painter, scene, sprites, labels);
    paintGhost(painter, scene);
    paintMarquee(painter, scene);
    paintGuide(painter, scene);
    paintLaneMove(painter, scene);
    painter.restore();
}

void paintDragTexts(QPainter& painter, const TimelineScene& scene, LabelCache& labels)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const TimelinePalette& palette = scene.palette;
    if (const auto& guide = scene.preview.guide) {
        const double aside = guide->target.kind == SnapKind::Playhead ? handleAside : 4;
        const QPointF position(scene.geometry.x(guide->target.frame) + aside, scene.geometry.rulerHeight / 2);
        paintBubble(painter, scene, position, TimelineTexts::snapTarget(*guide), palette.guide,
                    readableOn(palette.guide), labels);
    }
    const QString text = TimelineTexts::drag(scene.preview, scene.content.rate, scene.units);
    if (!text.isEmpty())
        paintBubble(painter, scene, dragTextPosition(scene), text, palette.bubble, palette.text, labels);
    painter.restore();
}

} // namespace tagline
