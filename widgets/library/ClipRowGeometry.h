#pragma once

// ClipRowGeometry says where the parts of a library row lie, and which frame is at a place of its strip.
//
//   | ▪ name  folder ······ count  column  column | ────── strip ────── |

#include <QRectF>
#include <QVarLengthArray>

#include "core/time/FrameRange.h"

namespace tagline {

/// What the texts of all rows need, in device-independent pixels.
struct ClipRowWidths
{
    double name = 0;                      ///< the longest name
    double title = 0;                     ///< the longest name with the folder behind it
    double count = 0;                     ///< the widest number, and what stands over it
    double strip = 88;                    ///< what the strip keeps beside long names in a wide row
    QVarLengthArray<double, 8> columns{}; ///< of each that is chosen, from the left
};

struct ClipRowGeometry
{
    QRectF name;                        ///< and its folder
    QRectF count;                       ///< empty where the row is too narrow for it
    QVarLengthArray<QRectF, 8> columns; ///< as many of those that are chosen as there is room for
    QRectF strip;

    /// The parts of a row. Names get what they need, and folders up to half of the row, before the strip
    /// does; but the strip keeps a little, in a narrow row less. Columns that were chosen come before long
    /// names.
    static ClipRowGeometry of(const QRectF& row, const ClipRowWidths& widths);

    /// The frame at a place, within [0, frames). Expects frames > 0.
    Frame frameAt(double x, Frame frames) const;
    /// Where a frame begins.
    double xOf(Frame frame, Frame frames) const { return strip.left() + strip.width() * frame / frames; }
};

} // namespace tagline
