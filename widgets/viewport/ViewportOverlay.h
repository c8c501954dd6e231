#pragma once

// ViewportOverlay is what stands over the picture in the viewport: tags as chips, and a caption.

#include <QColor>
#include <QList>
#include <QSize>
#include <QString>

class QPainter;
class QFont;

namespace tagline {

/// A tag that holds at the current frame.
struct ViewportChip
{
    QString text;
    QColor colour;

    bool operator==(const ViewportChip&) const = default;
};

struct ViewportOverlay
{
    QList<ViewportChip> chips; ///< top left, in rows
    QString title;             ///< bottom left, bold: the clip
    QString detail;            ///< below it, small: "frame 312 / 540 · 2.60 s · 120 fps"

    bool operator==(const ViewportOverlay&) const = default;
};

/// Paints chips and caption into an area of that size, in device-independent pixels. Chips leave
/// `reservedRight` pixels free in their first row; those that find no place become one "+n" chip.
void paintViewportOverlay(QPainter& painter, const QSize& size, const QFont& font,
                          const ViewportOverlay& overlay, int reservedRight = 0);

} // namespace tagline
