#pragma once

// ClipRowGeometry places the parts of a library row, and maps positions in its strips to frames.
//
//   | ▪ name  folder ······ count  column  column | ────── strip ────── |
//   | ─────────────────────────── poses ─────────────────────────────── |   if they are shown

#include <QRectF>
#include <QVarLengthArray>

#include "core/time/FrameRange.h"

namespace tagline {

/// Widths of the texts over all rows, in device-independent pixels.
struct ClipRowWidths
{
    double name = 0;                      ///< the longest name
    double title = 0;                     ///< the longest name with its folder behind it
    double count = 0;                     ///< the widest number, and its title
    double strip = 88;                    ///< least width of the strip beside long names in a wide row
    QVarLengthArray<double, 8> columns{}; ///< of each chosen column, from the left
};

struct ClipRowGeometry
{
    QRectF name;                        ///< with its folder
    QRectF count;                       ///< empty if the row is too narrow for it
    QVarLengthArray<QRectF, 8> columns; ///< the chosen columns, as far as there is room
    QRectF strip;
    QRectF poses; ///< empty if the row shows none

    /// The parts of a row's line of texts. Names get the width of their text, with folders up to half of the
    /// row, before the strip does; but the strip keeps a little, in a narrow row less. Chosen columns take
    /// precedence over long names.
    static ClipRowGeometry of(const QRectF& row, const ClipRowWidths& widths);

    /// The frame at x of the strip, within [0, frames). Expects frames > 0.
    Frame frameAt(double x, Frame frames) const { return frameAt(strip, x, frames); }
    /// The frame at x of a rectangle that shows the whole time of a clip: the strip, or the poses.
    static Frame frameAt(const QRectF& time, double x, Frame frames);
    /// The x at which a frame begins.
    double xOf(Frame frame, Frame frames) const { return strip.left() + strip.width() * frame / frames; }
    /// The one of both that a place is in; empty if it is in neither.
    QRectF timeAt(const QPointF& place) const
    {
        return poses.contains(place) ? poses : strip.contains(place) ? strip : QRectF();
    }
};

} // namespace tagline
