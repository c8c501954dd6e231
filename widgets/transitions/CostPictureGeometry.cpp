#include "widgets/transitions/CostPictureGeometry.h"

#include <algorithm>

namespace tagline {

CostPictureGeometry CostPictureGeometry::of(const QRectF& room, const TransitionCosts& costs)
{
    CostPictureGeometry geometry{{}, costs.from.size(), costs.to.size()};
    if (geometry.rows == 0 || geometry.columns == 0) return {};
    const double side = std::max(
        0.0, std::min(room.width() / double(geometry.columns), room.height() / double(geometry.rows)));
    geometry.place = QRectF(0, 0, side * double(geometry.columns), side * double(geometry.rows));
    geometry.place.moveCenter(room.center());
    return geometry;
}

QRectF CostPictureGeometry::cellRect(TransitionCosts::Cell cell) const
{
    const double width = place.width() / double(columns), height = place.height() / double(rows);
    return {place.left() + width * double(cell.to), place.top() + height * double(cell.from), width, height};
}

std::optional<TransitionCosts::Cell> CostPictureGeometry::cellAt(QPointF pixel) const
{
    if (place.isEmpty() || !place.contains(pixel)) return std::nullopt;
    const auto index = [](double share, std::size_t count) {
        return std::min(std::size_t(share * double(count)), count - 1);
    };
    return TransitionCosts::Cell{index((pixel.y() - place.top()) / place.height(), rows),
                                 index((pixel.x() - place.left()) / place.width(), columns)};
}

} // namespace tagline
