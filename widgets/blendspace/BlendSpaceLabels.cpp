#include "widgets/blendspace/BlendSpaceLabels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace tagline {
namespace {

constexpr double gap = 4;                                             ///< pixels between a point and its name
constexpr std::array rings{0.0, 12.0, 26.0, 44.0, 66.0, 92.0, 124.0}; ///< pixels further out
constexpr double gridStep = 4; ///< pixels from place to place, where none of those is free
constexpr QPointF sides[] = {{1, 0}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 1}, {-1, -1}, {-1, 1}};

bool meetsAny(const QRectF& place, const std::vector<QRectF>& others)
{
    return std::any_of(others.begin(), others.end(),
                       [&](const QRectF& other) { return other.intersects(place); });
}

/// The place at one side of a point, pushed into the bounds.
QRectF placeBeside(const LabelWish& wish, QPointF side, double away, const QRectF& bounds)
{
    const QPointF middle = wish.at + QPointF(side.x() * (away + wish.size.width() / 2),
                                             side.y() * (away + wish.size.height() / 2));
    QRectF place(QPointF(), wish.size);
    place.moveCenter(middle);
    place.moveLeft(
        std::clamp(place.left(), bounds.left(), std::max(bounds.left(), bounds.right() - place.width())));
    place.moveTop(
        std::clamp(place.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - place.height())));
    return place;
}

double distanceTo(const QRectF& place, QPointF at)
{
    const QPointF nearest(std::clamp(at.x(), place.left(), place.right()),
                          std::clamp(at.y(), place.top(), place.bottom()));
    return std::hypot(at.x() - nearest.x(), at.y() - nearest.y());
}

/// The nearest free place of all, on a grid.
std::optional<PlacedLabel> placedAnywhere(const LabelWish& wish, const QRectF& bounds,
                                          const std::vector<QRectF>& taken,
                                          const std::vector<QRectF>& obstacles)
{
    std::optional<PlacedLabel> best;
    double least = std::numeric_limits<double>::infinity();
    for (double top = bounds.top(); top + wish.size.height() <= bounds.bottom(); top += gridStep)
        for (double left = bounds.left(); left + wish.size.width() <= bounds.right(); left += gridStep) {
            const QRectF place(QPointF(left, top), wish.size);
            const double distance = distanceTo(place, wish.at);
            if (distance >= least || meetsAny(place, taken) || meetsAny(place, obstacles)) continue;
            least = distance;
            best = PlacedLabel{wish.point, place, distance > wish.radius + gap, wish.text};
        }
    return best;
}

std::optional<PlacedLabel> placed(const LabelWish& wish, const QRectF& bounds,
                                  const std::vector<QRectF>& taken, const std::vector<QRectF>& obstacles)
{
    for (const double ring : rings) {
        if (ring > 0 && !wish.mayStandApart) break;
        for (const QPointF side : sides) {
            const QRectF place = placeBeside(wish, side, wish.radius + gap + ring, bounds);
            if (bounds.contains(place) && !meetsAny(place, taken) && !meetsAny(place, obstacles))
                return PlacedLabel{wish.point, place, ring > 0, wish.text};
        }
    }
    return std::nullopt;
}

std::optional<PlacedLabel> placedOne(const LabelWish& wish, const QRectF& bounds,
                                     const std::vector<QRectF>& taken, const std::vector<QRectF>& obstacles)
{
    auto label = placed(wish, bounds, taken, obstacles);
    if (!label && wish.mayStandApart) label = placedAnywhere(wish, bounds, taken, obstacles);
    return label;
}

} // namespace

std::vector<PlacedLabel> placedLabels(const std::vector<LabelWish>& wishes, const QRectF& bounds,
                                      const std::vector<QRectF>& obstacles)
{
    std::vector<PlacedLabel> labels;
    std::vector<QRectF> taken;
    for (const LabelWish& wish : wishes) {
        const auto label = placedOne(wish, bounds, taken, obstacles);
        if (!label) continue;
        taken.push_back(label->place);
        labels.push_back(*label);
    }
    return labels;
}

bool replaceLabel(std::vector<PlacedLabel>& labels, std::size_t place, const LabelWish& wish,
                  const QRectF& bounds, const std::vector<QRectF>& obstacles)
{
    std::vector<QRectF> taken;
    for (std::size_t other = 0; other < labels.size(); ++other)
        if (other != place) taken.push_back(labels[other].place);
    const auto label = placedOne(wish, bounds, taken, obstacles);
    if (label) labels[place] = *label;
    return label.has_value();
}

} // namespace tagline
