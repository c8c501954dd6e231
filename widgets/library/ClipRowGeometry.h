#pragma once

// ClipRowGeometry says where the parts of a library row lie, and which frame is at a place of its strip.
//
//   | ▪ name ········ count | ──────── strip ──────── |

#include <QRectF>

#include "core/time/FrameRange.h"

namespace tagline {

struct ClipRowGeometry
{
    QRectF name;
    QRectF count; ///< empty where the row is too narrow for it
    QRectF strip;

    /// The parts of a row. `countWidth` is what the widest number needs.
    static ClipRowGeometry of(const QRectF& row, double countWidth);

    /// The frame at a place, within [0, frames). Expects frames > 0.
    Frame frameAt(double x, Frame frames) const;
    /// Where a frame begins.
    double xOf(Frame frame, Frame frames) const { return strip.left() + strip.width() * frame / frames; }
};

} // namespace tagline
