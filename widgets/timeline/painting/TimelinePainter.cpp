#include "widgets/timeline/painting/TimelinePainter.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Measures.h"
#include "widgets/timeline/TimeRuler.h"
#include "widgets/timeline/arcs/ArcPainter.h"
#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/TimelineOverlay.h"
#include "widgets/timeline/painting/TimelineTexts.h"
#include "widgets/timeline/painting/TrackBackground.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

constexpr double textInset = 8;      ///< beside a bar's text, both sides; where it has no room there is none
constexpr double shortTextInset = 4; ///< beside a text that is there for want of room
constexpr double headInset = measure::panelInset; ///< from the left to the swatch
constexpr double nameLeft = headInset + 18;
constexpr double swatchSize = 11;
constexpr double diamondSize = 9;
constexpr double densestDiamonds = 8; ///< keys nearer than this merge into a bar
constexpr double keyBarHeight = 5;
constexpr double impliedHeight = 3;
constexpr double partIndent = 12; ///< of rows that another lane shows

void paintHint(QPainter& painter, const TimelineScene& scene)
{
    const QRectF place = hintPlace(scene);
    if (place.isEmpty()) return;
    painter.setPen(scene.palette.dimText);
    painter.setFont(scene.font);
    painter.drawText(place.adjusted(0, 0, 0, -scene.hintFoot), Qt::AlignCenter | Qt::TextWordWrap,
                     hintText(scene));
}

} // namespace

const QString& hintText(const TimelineScene& scene)
{
    return scene.content.hasClip() ? scene.content.hint : scene.emptyHint;
}

/// The whole timeline, or below the last lane, where there is room for it; not while a drawn range stands
/// there.
QRectF hintPlace(const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    if (!scene.content.hasClip()) return {0, 0, geometry.width, geometry.height};
    if (scene.content.hint.isEmpty() || scene.preview.ghost || scene.waiting) return {};
    const double top = geometry.laneTop(geometry.laneCount);
    const QRectF below(geometry.headWidth, top, geometry.trackWidth(), geometry.height - top);
    return below.height() < geometry.laneHeight ? QRectF() : below.adjusted(8, 0, -8, 0);
}

void TimelinePainter::paintBase(QPainter& painter, const TimelineScene& scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    if (!scene.content.hasClip()) {
        painter.fillRect(QRectF(0, 0, geometry.width, geometry.height), scene.palette.background);
        paintHint(painter, scene);
        return;
    }
    const TrackBackground background(scene);
    const auto [first, last] = geometry.visibleLanes();
    painter.save();
    painter.setClipRect(QRectF(0, geometry.scrollTop(), geometry.width, geometry.height));
    background.paintBelow(painter, last);
    painter.restore();
    paintLanes(painter, scene, background, first, last, scrolledArea(geometry));
    paintLanes(painter, scene, background, 0, geometry.pinnedLanes, trackArea(geometry));
    paintHint(painter, scene);
    paintArcs(painter, scene, m_labels);
    paintRuler(painter, scene, m_labels);
    painter.fillRect(QRectF(geometry.headEdge(), 0, 1, geometry.height), scene.palette.headEdge);
}

void TimelinePainter::paintOverlay(QPainter& painter, const TimelineScene& scene)
{
    if (!scene.content.hasClip()) return;
    paintHoveredArc(painter, scene, m_labels);
    tagline::paintOverlay(painter, scene, m_sprites, m_labels);
    paintBrokenFrames(painter, scene);
    paintLoopRange(painter, scene);
    paintPlayhead(painter, scene);
    paintDragTexts(painter, scene, m_labels);
}

void TimelinePainter::paintLanes(QPainter& painter, const TimelineScene& scene,
                                 const TrackBackground& background, int first, int last, const QRectF& tracks)
{
    const QRectF rows(0, tracks.top(), scene.geometry.width, tracks.height());
    painter.save();
    for (int lane = first; lane < last; ++lane) {
        painter.setClipRect(rows);
        background.paintLane(painter, lane);
        painter.setClipRect(tracks);
        paintImplied(painter, scene, lane);
        paintBars(painter, scene, lane);
        paintViolations(painter, scene, lane);
        paintKeys(painter, scene, lane);
    }
    for (int lane = first; lane < last; ++lane)
        if (const auto& drawing = scene.content.lanes[std::size_t(lane)].drawing) {
            const LaneView view = laneView(scene, lane);
            painter.setClipRect(view.track & tracks);
            drawing->paintTrack(painter, view);
        }
    painter.setClipRect(QRectF(0, tracks.top(), tracks.left(), tracks.height()));
    for (int lane = first; lane < last; ++lane) paintHead(painter, scene, lane);
    painter.restore();
}

void TimelinePainter::paintBars(QPainter& painter, const TimelineScene& scene, int lane)
{
    const TimelineGeometry& geometry = scene.geometry;
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    if (shown.ranges.empty()) return;
    const BarStyle style = barStyle(scene, shown);
    const double spare = 12 / geometry.scale;
    const auto hidden = shown.kind == LaneKind::Tag ? selectedOf(scene.preview.hidden, shown.tag)
                                                    : std::span<const RangeRef>();
    double paintedTo = -1e9;
    for (const FrameRange& range :
         rangesWithin(shown.ranges, geometry.firstFrame - spare, geometry.lastFrame() + spare)) {
        QRectF bar = cutToView(geometry, geometry.barRect(lane, range));
        if (bar.right() < paintedTo) continue; // in pixels that are full already
        if (!hidden.empty() && isSelected(hidden, {shown.tag, range})) continue;
        const int index = int(&range - shown.ranges.data());
        const bool touchesNext =
            std::size_t(index) + 1 < shown.ranges.size() && (&range)[1].start == range.stop;
        if (touchesNext && bar.width() > 4) bar.setRight(bar.right() - 1);
        paintBar(painter, scene, lane, index, bar, style);
        paintedTo = std::max(bar.right(), bar.left() + 2);
    }
}

void TimelinePainter::paintBar(QPainter& painter, const TimelineScene& scene, int lane, int range, QRectF bar,
                               const BarStyle& style)
{
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    if (isPin(shown, shown.ranges[std::size_t(range)])) {
        m_sprites.drawPin(painter, bar.topLeft(), bar.height(), TimelineGeometry::pinRadius - 1, style.fill,
                          style.rim);
        return;
    }
    paintFilledBar(painter, bar, style, m_sprites);
    bar.setLeft(std::max(bar.left(), scene.geometry.headWidth));
    if (bar.width() <= 2 * (shown.shortTexts.isEmpty() ? textInset : shortTextInset)) return;
    const QString text = barText(shown, range);
    const bool hasRoom = m_labels.width(text, style.font) <= bar.width() - 2 * textInset;
    const double inset = hasRoom ? textInset : shortTextInset;
    const QString drawn = hasRoom ? text : shortBarText(shown, range);
    if (drawn.isEmpty()) return;
    painter.setPen(style.text);
    m_labels.draw(painter, bar.adjusted(inset, 0, hasRoom ? 0 : -inset, 0), drawn, style.font);
}

void TimelinePainter::paintKeys(QPainter& painter, const TimelineScene& scene, int lane)
{
    const TimelineGeometry& geometry = scene.geometry;
    const std::span<const float> keys = scene.content.lanes[std::size_t(lane)].keys;
    const double spare = diamondSize / geometry.scale;
    const double nearest = densestDiamonds / geometry.scale;
    const double middle = geometry.laneTop(lane) + geometry.laneHeightOf(lane) / 2;
    auto key = std::lower_bound(keys.begin(), keys.end(), float(geometry.firstFrame - spare));
    while (key != keys.end() && *key <= geometry.lastFrame() + spare) {
        auto last = key;
        while (last + 1 != keys.end() && last[1] - *last < nearest && *last <= geometry.lastFrame() + spare)
            ++last;
        if (last == key) {
            m_sprites.drawDiamond(painter, {geometry.x(*key), middle}, diamondSize, scene.palette.key);
        } else {
            const double left = geometry.x(*key);
            const QRectF run(left, middle - keyBarHeight / 2, geometry.x(*last) - left, keyBarHeight);
            m_sprites.drawBar(painter, cutToView(geometry, run), scene.palette.key);
        }
        key = last + 1;
    }
}

namespace {

/// The light behind the head of a lane whose key is in use.
void paintGlow(QPainter& painter, const QRectF& head, QColor colour)
{
    QLinearGradient light(head.topLeft(), head.topRight());
    colour.setAlpha(40);
    light.setColorAt(0, colour);
    colour.setAlpha(150);
    light.setColorAt(1, colour);
    painter.fillRect(head, light);
}

} // namespace

/// A line along the lower border of the bars.
void TimelinePainter::paintImplied(QPainter& painter, const TimelineScene& scene, int lane)
{
    const TimelineGeometry& geometry = scene.geometry;
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    for (const FrameRange& range : rangesWithin(shown.implied, geometry.firstFrame, geometry.lastFrame())) {
        const QRectF bar = cutToView(geometry, geometry.barRect(lane, range));
        painter.fillRect(QRectF(bar.left(), bar.bottom() - impliedHeight, bar.width(), impliedHeight),
                         laneColour(scene.palette, shown));
    }
}

void TimelinePainter::paintViolations(QPainter& painter, const TimelineScene& scene, int lane)
{
    const TimelineGeometry& geometry = scene.geometry;
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    double paintedTo = -1e9;
    for (const FrameRange& range :
         rangesWithin(shown.violations, geometry.firstFrame, geometry.lastFrame())) {
        QRectF bar = cutToView(geometry, geometry.barRect(lane, range));
        bar.setWidth(std::max(bar.width(), 2.0));
        if (bar.right() < paintedTo) continue; // in pixels that are full already
        paintedTo = bar.right();
        const bool isOnBar = !rangesWithin(shown.ranges, range.start + 0.5, range.stop - 0.5).empty();
        const QColor& lines = isOnBar ? scene.palette.bubble : scene.palette.violation;
        m_sprites.drawHatching(painter, bar, {geometry.x(0), bar.top()}, lines);
        painter.fillRect(QRectF(bar.left(), bar.bottom(), bar.width(), 1), scene.palette.violation);
    }
}

namespace {

/// The place of a line of text that is centred between top and bottom: above something else where there is
/// room for both, else left of it.
QRectF besideTaken(QRectF place, const QRectF& taken, double lineHeight)
{
    const bool isBeside = !taken.isEmpty() && taken.top() < place.center().y() + lineHeight / 2 &&
                          taken.bottom() > place.center().y() - lineHeight / 2;
    if (isBeside && taken.top() - place.top() >= lineHeight)
        place.setBottom(taken.top());
    else if (isBeside)
        place.setRight(std::max(place.left(), std::min(place.right(), taken.left() - 4)));
    return place;
}

} // namespace

void TimelinePainter::paintHead(QPainter& painter, const TimelineScene& scene, int lane)
{
    const TimelineGeometry& geometry = scene.geometry;
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    QRectF head(0, geometry.laneTop(lane), geometry.headEdge(), geometry.laneHeightOf(lane));
    if (shown.isLive) paintGlow(painter, head, laneColour(scene.palette, shown));
    if (shown.tag.isValid() && shown.tag == scene.activeLane)
        painter.fillRect(QRectF(0, head.top(), 3, head.height()), laneColour(scene.palette, shown));
    paintHeadMark(painter, scene, lane);
    if (!shown.keyHint.isEmpty()) {
        paintKeyHint(painter, scene, head, shown);
        head.setRight(head.right() - TimelineGeometry::keyRoom);
    }
    QRectF taken;
    if (shown.kind == LaneKind::Query || shown.kind == LaneKind::Keys)
        taken = paintTotal(painter, scene, head, shown);
    if (shown.drawing) {
        painter.save();
        painter.setClipRect(head, Qt::IntersectClip);
        taken = shown.drawing->paintHead(painter, laneView(scene, lane));
        painter.restore();
    }
    if (shown.canOpen)
        paintFoldingChevron(painter, {0, head.top(), measure::chevronSize, head.height()}, shown.isOpen);
    const bool isDim = shown.kind == LaneKind::Keys || shown.isStale;
    painter.setPen(isDim                           ? scene.palette.dimText
                   : shown.kind == LaneKind::Query ? scene.palette.queryText
                                                   : scene.palette.text);
    const QString name = shown.isLocked ? TimelineTexts::locked(shown.name) : shown.name;
    const double left = shown.isPart ? nameLeft + partIndent : nameLeft;
    const QRectF place =
        besideTaken(head.adjusted(left, 0, -4, 0), taken, QFontMetricsF(scene.font).height());
    m_labels.draw(painter, place, name, scene.font, LabelCut::Name);
}

/// How many frames the answer has, or how many joints have keys, at the right of its head where the name
/// leaves room; the place that it took.
QRectF TimelinePainter::paintTotal(QPainter& painter, const TimelineScene& scene, const QRectF& head,
                                   const TimelineLane& lane)
{
    Frame frames = 0;
    for (const FrameRange& range : lane.ranges) frames += range.length();
    const QString text = lane.kind == LaneKind::Keys ? lane.texts.value(0) : TimelineTexts::length(frames);
    if (text.isEmpty()) return {};
    const double width = std::ceil(m_labels.width(text, scene.font));
    const QRectF place(head.right() - width - 4, head.top(), width + 1, head.height());
    if (head.left() + nameLeft + m_labels.width(lane.name, scene.font) + 4 > place.left()) return {};
    painter.setPen(scene.palette.dimText);
    m_labels.draw(painter, place, text, scene.font);
    return place;
}

void TimelinePainter::paintHeadMark(QPainter& painter, const TimelineScene& scene, int lane)
{
    const TimelineLane& shown = scene.content.lanes[std::size_t(lane)];
    const double top = scene.geometry.laneTop(lane) + (scene.geometry.laneHeightOf(lane) - swatchSize) / 2;
    const double inset = shown.isPart ? headInset + partIndent : headInset;
    const QRectF swatch(inset, std::round(top), swatchSize, swatchSize);
    if (shown.kind == LaneKind::Keys) {
        m_sprites.drawDiamond(painter, swatch.center(), diamondSize, scene.palette.key);
        return;
    }
    const bool isGrey = shown.kind == LaneKind::Property;
    m_sprites.drawRound(painter, swatch, isGrey ? scene.palette.key : laneColour(scene.palette, shown),
                        isGrey ? QColor() : laneRim(scene.palette, shown));
}

void TimelinePainter::paintKeyHint(QPainter& painter, const TimelineScene& scene, const QRectF& head,
                                   const TimelineLane& lane)
{
    const QFont font = textFont(TextSize::Caption);
    const double text = m_labels.width(lane.keyHint, font);
    const double width = std::max(17.0, std::ceil(text) + 8);
    const QRectF cap(head.right() - width - 2, std::round(head.center().y() - 8), width, 16);
    const QColor lit = laneColour(scene.palette, lane);
    m_sprites.drawRound(painter, cap, lane.isLive ? lit : scene.palette.background,
                        lane.isLive ? QColor() : scene.palette.rulerMinor);
    painter.setPen(lane.isLive ? readableOn(lit) : scene.palette.dimText);
    m_labels.draw(painter, cap.adjusted((width - text) / 2, 0, 2, 0), lane.keyHint, font);
}

} // namespace tagline
