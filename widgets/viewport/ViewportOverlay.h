#pragma once

// ViewportOverlay is what stands over the picture in the viewport: tags as chips, captions, and the clip's
// name.

#include <QColor>
#include <QList>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

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
    QList<ViewportChip> chips; ///< top left, in one row
    QStringList captions;      ///< at the bottom, centred, a line each: what people wrote of this frame
    int captionRows = 0;       ///< most captions of any frame of the clip: the figure leaves room for so many
    QString title;             ///< bottom left, bold: the clip
    QString detail;            ///< below it, small: "frame 312 / 540 · 2.60 s · 120 fps"

    bool operator==(const ViewportOverlay&) const = default;
};

/// Where other things stand over the picture, in device-independent pixels from its right edge; from its left
/// edge where one reads from the right.
struct ViewportReserve
{
    int top = 0;             ///< beside the chips
    int bottom = 0;          ///< beside the title
    bool isMirrored = false; ///< one reads from the right: chips and title begin there
};

/// Paints chips, captions and title into an area of that size, in device-independent pixels. Chips that find
/// no place become one "+n" chip.
void paintViewportOverlay(QPainter& painter, const QSize& size, const QFont& font,
                          const ViewportOverlay& overlay, const ViewportReserve& reserve = {});

/// The "+n" chip of such a painting: where it is, and whom it stands for; empty where all have a place.
struct HiddenChips
{
    QRectF place;
    QStringList names;
};
HiddenChips hiddenChips(int width, const QFont& font, const ViewportOverlay& overlay,
                        const ViewportReserve& reserve);

/// As many parts of a detail (" · " joins them) as are seen whole in a width, in device-independent pixels;
/// the first one always, cut where it has to be.
QString fittingDetail(const QString& detail, const QFont& font, qreal width);

inline constexpr int mostCaptionLines = 3;
inline constexpr int captionLineHeight = 26;
inline constexpr int overlayAbove = 44;
inline constexpr int overlayBelow = 52;

/// How many captions find place in a picture of that height: one at least, and no more than leave the figure
/// most of it.
int captionLinesIn(int height);

/// How much of a picture of that height the overlay takes above and below, in device-independent pixels: what
/// lies between is free for the figure. In a picture that is hardly higher than its texts, the figure is what
/// counts.
struct OverlayRoom
{
    int above = 0;
    int below = 0;
};
OverlayRoom overlayRoom(int height, int captionRows);

} // namespace tagline
