#pragma once

// TagRowGeometry says where the parts of a row of the tag palette lie.
//
//   | ▪ name ········ [key]      987 |

#include <QRect>

namespace tagline {

struct TagRowGeometry
{
    QRect swatch;
    QRect name;
    QRect key;
    QRect count;

    static TagRowGeometry of(const QRect& row, int countWidth);
};

} // namespace tagline
