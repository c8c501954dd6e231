#pragma once

// CostPictureGeometry places the cells of a cost picture: rows are the frames of the clip that is left, from
// the top down, columns the frames of the clip that follows, from the left. All cells are squares.

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

    /// The largest picture that fits into the room, centred.
    static CostPictureGeometry of(const QRectF& room, const TransitionCosts& costs);

    QRectF cellRect(TransitionCosts::Cell cell) const;
    /// The cell at a pixel; none outside the picture.
    std::optional<TransitionCosts::Cell> cellAt(QPointF pixel) const;
};

} // namespace tagline
