#pragma once

// BlendSpaceLabels finds places for the names of points where no two of them stand over each other.

#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace tagline {

/// A name that is to stand near a point.
struct LabelWish
{
    std::size_t point = 0;
    QPointF at;
    double radius = 0; ///< of the point, pixels
    QSizeF size;
    bool mayStandApart = true; ///< else it is left out where the places beside the point are taken
    QString text = {};
};

struct PlacedLabel
{
    std::size_t point = 0;
    QRectF place;
    bool standsApart = false; ///< so far from its point that a line must join them
    QString text = {};        ///< of the wish
};

/// Earlier wishes take the nearer places. All lie within the bounds, none over another and none over an
/// obstacle. What finds no place is left out.
std::vector<PlacedLabel> placedLabels(const std::vector<LabelWish>& wishes, const QRectF& bounds,
                                      const std::vector<QRectF>& obstacles);

/// Gives a label what it would rather say, if there is room beside all other labels; returns whether there
/// is.
bool replaceLabel(std::vector<PlacedLabel>& labels, std::size_t place, const LabelWish& wish,
                  const QRectF& bounds, const std::vector<QRectF>& obstacles);

} // namespace tagline
