#pragma once

// CostPictureGeometry places the cells of a picture of costs: rows are the frames that are left, from the top
// down, columns the frames that are gone to, from the left. All cells are squares.

#include <QRectF>
#include <QSizeF>

#include "core/search/survey/TransitionCosts.h"

#include <optional>

namespace tagline {

struct CostPictureGeometry
{
    QRectF place; ///< of the whole picture, pixels
    std::size_t rows = 0;
    std::size_t columns = 0;

    /// As large as fits, in the middle.
    static CostPictureGeometry of(const QRectF& room, const TransitionCosts& costs);

    QRectF cellRect(TransitionCosts::Cell cell) const;
    /// None beside the picture.
    std::optional<TransitionCosts::Cell> cellAt(QPointF pixel) const;
};

} // namespace tagline
