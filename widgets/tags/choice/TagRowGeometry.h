#pragma once

// TagRowGeometry says where the parts of a row of the tag palette lie.
//
//   | ▪ name ········ [key]      987 ranges |

#include <QRect>

namespace tagline {

struct TagRowGeometry
{
    QRect swatch;
    QRect name;
    QRect key;
    QRect count;
    bool countHasUnit = true; ///< "987 ranges", or where that is too wide "987"

    /// The widths are what the widest count needs with its unit and without.
    static TagRowGeometry of(const QRect& row, int widthWithUnit, int widthWithoutUnit);
};

} // namespace tagline
