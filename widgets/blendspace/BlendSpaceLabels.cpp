#include "widgets/blendspace/BlendSpaceLabels.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tagline {
namespace {

constexpr double gap = 4;                                             ///< pixels between a point and its name
constexpr std::array rings{0.0, 12.0, 26.0, 44.0, 66.0, 92.0, 124.0}; ///< pixels further out
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

std::optional<PlacedLabel> placed(const LabelWish& wish, const QRectF& bounds,
                                  const std::vector<QRectF>& taken, const std::vector<QRectF>& obstacles)
{
    for (const double ring : rings) {
        if (ring > 0 && !wish.mayStandApart) break;
        for (const QPointF side : sides) {
            const QRectF place = placeBeside(wish, side, wish.radius + gap + ring, bounds);
            if (bounds.contains(place) && !meetsAny(place, taken) && !meetsAny(place, obstacles))
                return PlacedLabel{wish.point, place, ring > 0};
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<PlacedLabel> placedLabels(const std::vector<LabelWish>& wishes, const QRectF& bounds,
                                      const std::vector<QRectF>& obstacles)
{
    std::vector<PlacedLabel> labels;
    std::vector<QRectF> taken;
    for (const LabelWish& wish : wishes) {
        auto label = placed(wish, bounds, taken, obstacles);
        if (!label && wish.mayStandApart) label = placed(wish, bounds, taken, {});
        if (!label) continue;
        taken.push_back(label->place);
        labels.push_back(*label);
    }
    return labels;
}

} // namespace tagline
