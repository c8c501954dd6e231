#include "widgets/wall/WallGeometry.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double airBehind = 1.03; ///< of the longest clip, so that its end is seen
constexpr double mostOverviewRow = 4;

} // namespace

double unitsPerFrame(const LibraryRow& row, WallScale scale)
{
    return scale == WallScale::Seconds ? row.rate.seconds(1) : 1.0 / std::max(row.frames, 1);
}

QRect WallGeometry::timeRect() const
{
    return {int(timeLeft()), rulerHeight, int(timeWidth()), rowsHeight()};
}

QRect WallGeometry::overviewRect() const
{
    return {size.width() - overviewWidth, rulerHeight, overviewWidth - 4, rowsHeight()};
}

double WallGeometry::fittingScale() const { return timeWidth() / (units * airBehind); }

WallGeometry WallGeometry::fitted() const
{
    WallGeometry all = *this;
    all.scale = fittingScale();
    all.first = 0;
    return all;
}

WallGeometry WallGeometry::zoomedAt(double x, double factor) const
{
    WallGeometry zoomed = *this;
    const double held = unitAt(x);
    zoomed.scale = std::clamp(scale * factor, fittingScale(), std::max(deepest, fittingScale()));
    zoomed.first = held - (x - timeLeft()) / zoomed.scale;
    return zoomed.bounded();
}

WallGeometry WallGeometry::bounded() const
{
    WallGeometry within = *this;
    within.scale = std::clamp(scale, fittingScale(), std::max(deepest, fittingScale()));
    const double last = std::max(0.0, units * airBehind - within.visibleUnits());
    within.first = std::clamp(first, 0.0, last);
    within.top = std::clamp(top, 0, lowestTop());
    return within;
}

WallGeometry WallGeometry::showing(double unit) const
{
    WallGeometry moved = *this;
    const double margin = 0.05 * visibleUnits();
    if (unit < first + margin || unit > first + visibleUnits() - margin)
        moved.first = unit - 0.25 * visibleUnits();
    return moved.bounded();
}

double WallGeometry::overviewHeight(int rowCount) const
{
    return std::min(double(overviewRect().height()), rowCount * mostOverviewRow);
}

QRectF WallGeometry::overviewWindow(int rowCount) const
{
    constexpr double least = 8;
    const double all = overviewHeight(rowCount);
    const double share = contentHeight > 0 ? std::min(1.0, double(rowsHeight()) / contentHeight) : 1.0;
    const double height = std::min(all, std::max(least, all * share));
    const double scrolled = lowestTop() > 0 ? double(top) / lowestTop() : 0;
    const QRect rect = overviewRect();
    return {rect.left() - 2.0, rect.top() + scrolled * (all - height), rect.width() + 4.0, height};
}

int WallGeometry::topWithWindowAt(double y, int rowCount) const
{
    const double window = overviewWindow(rowCount).height();
    const double way = overviewHeight(rowCount) - window;
    if (way <= 0) return 0;
    const double share = std::clamp((y - overviewRect().top() - window / 2) / way, 0.0, 1.0);
    return int(std::lround(share * lowestTop()));
}

} // namespace tagline
