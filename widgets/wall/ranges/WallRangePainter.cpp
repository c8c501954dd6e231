#include "widgets/wall/ranges/WallRangePainter.h"

#include "widgets/theme/Theme.h"
#include "widgets/timeline/painting/TimelineOverlay.h"
#include "widgets/timeline/painting/TimelinePalette.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double outlineAir = 1.5; ///< between a range and its outline
constexpr double gripWidth = 3;    ///< of the marks at the edges of a selected range
constexpr double narrowestGripped = 20;
constexpr double guideOverhang = 10; ///< of a snap guide, above and below the row

/// A visible row and its clip.
struct ShownRow
{
    double top = 0;
    double height = 0;
    const LibraryRow& clip;
    WallRowLines lines;
    TimelineGeometry timeline;
};

std::optional<ShownRow> shownRow(const QPainter& painter, const WallRangeScene& scene, int row)
{
    const WallScene& wall = scene.wall;
    const int place = wall.wall.rows[std::size_t(row)].place;
    if (place < 0) return std::nullopt;
    const LibraryRow& clip = wall.model.rows()[std::size_t(place)];
    const int height = wall.layout.rowHeight(row);
    return ShownRow{wall.geometry.y(wall.layout.top(row)), double(height), clip,
                    WallRowLines(height, scene.inks, painter.device()->devicePixelRatioF()),
                    timelineOfRow(wall.geometry, clip, wall.scale)};
}

/// The bar of a range; the full height of the row for a tag that the strip does not show yet.
QRectF barOf(const ShownRow& row, const RangeRef& ref)
{
    const auto bar = std::find_if(row.clip.bars.begin(), row.clip.bars.end(),
                                  [&](const StripBar& each) { return each.tag == ref.tag; });
    const bool isLine = bar != row.clip.bars.end();
    const QRectF line = isLine ? row.lines.lineOf(*bar) : QRectF(0, 0, 1, row.height);
    const double left = row.timeline.x(ref.range.start), right = row.timeline.x(ref.range.stop);
    return {left, row.top + line.top(), std::max(right - left, 1.0), line.height()};
}

void paintOutline(QPainter& painter, const QRectF& bar, const QColor& colour, bool hasGrips)
{
    const QRectF outline = bar.adjusted(-outlineAir, -outlineAir, outlineAir, outlineAir);
    painter.setPen(QPen(colour, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(outline, 2, 2);
    if (!hasGrips || bar.width() < narrowestGripped) return;
    const double height = outline.height() + 2;
    for (const double x : {bar.left(), bar.right()})
        painter.fillRect(QRectF(x - gripWidth / 2, outline.top() - 1, gripWidth, height), colour);
}

std::span<const RangeRef> outlined(const WallRangeScene& scene, ClipId clip)
{
    if (scene.drag && scene.drag->hit.clip == clip && !scene.drag->gesture.preview().shown.empty())
        return scene.drag->gesture.preview().shown;
    return rangesOfClip(scene.selected, clip);
}

/// Paints the outlines in a row. Rows that are too low for the mouse have none.
void paintRow(QPainter& painter, const WallRangeScene& scene, const ShownRow& row)
{
    if (!row.lines.canBeGrabbed()) return;
    if (scene.hovered && !scene.drag && scene.hovered->clip == row.clip.clip)
        paintOutline(painter, barOf(row, scene.hovered->ref), theme().accent, false);
    for (const RangeRef& ref : outlined(scene, row.clip.clip))
        paintOutline(painter, barOf(row, ref), theme().selectedFrame, true);
}

/// Paints the snap guide, with its name in the ruler, and the numbers of the drag above the row.
void paintDrag(QPainter& painter, const WallRangeScene& scene, const ShownRow& row, LabelCache& labels)
{
    const TimelinePreview& preview = scene.drag->gesture.preview();
    const TimelinePalette palette;
    const WallGeometry& geometry = scene.wall.geometry;
    const QRectF within(geometry.timeLeft(), 0, geometry.timeWidth(), geometry.size.height());
    const QColor rim = palette.selection;
    if (const auto& guide = preview.guide) {
        const double x = std::round(row.timeline.x(guide->target.frame)) + 0.5;
        QPen pen(palette.guide, 1);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(x, row.top - guideOverhang),
                         QPointF(x, row.top + row.height + guideOverhang));
        painter.setClipping(false);
        paintBubble(painter, within,
                    {{x + 4, geometry.rulerHeight / 2.0},
                     TimelineTexts::snapTarget(*guide),
                     palette.guide,
                     readableOn(palette.guide),
                     rim},
                    labels);
    }
    const QString text = TimelineTexts::drag(preview, scene.drag->content.rate, scene.units);
    if (text.isEmpty() || !preview.activeFrame) return;
    painter.setClipping(false);
    const double above = row.top - dragBubbleHeight / 2 - 4;
    const bool hasRoom = above - dragBubbleHeight / 2 > geometry.rulerHeight;
    const double y = hasRoom ? above : row.top + row.height + dragBubbleHeight / 2 + 4;
    paintBubble(painter, within,
                {{row.timeline.x(*preview.activeFrame) + 8, y}, text, palette.bubble, palette.text, rim},
                labels);
}

} // namespace

std::span<const RangeRef> rangesOfClip(std::span<const WallSelectedRanges> all, ClipId clip)
{
    const auto number = [](const WallSelectedRanges& each) { return each.clip.value; };
    const auto found = std::ranges::lower_bound(all, clip.value, {}, number);
    if (found == all.end() || found->clip != clip) return {};
    return found->ranges;
}

void paintRanges(QPainter& painter, const WallRangeScene& scene, LabelCache& labels)
{
    if (scene.selected.empty() && !scene.hovered && !scene.drag) return;
    const WallGeometry& geometry = scene.wall.geometry;
    const QRectF rows(geometry.timeLeft(), geometry.rulerHeight, geometry.timeWidth(), geometry.rowsHeight());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rows);
    const auto [first, last] = rowsInSight(scene.wall.layout, geometry);
    std::optional<int> dragged;
    for (int index = first; index < last; ++index) {
        const auto row = shownRow(painter, scene, index);
        if (!row) continue;
        paintRow(painter, scene, *row);
        if (scene.drag && scene.drag->hit.clip == row->clip.clip) dragged = index;
    }
    if (dragged) paintDrag(painter, scene, *shownRow(painter, scene, *dragged), labels);
    painter.restore();
}

} // namespace tagline
