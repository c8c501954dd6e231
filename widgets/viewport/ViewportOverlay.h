#pragma once

// ViewportOverlay is the text over the picture in the viewport: tags as chips, captions, and the clip's
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
    bool isLive = false; ///< it is being written: a dot stands before the name

    bool operator==(const ViewportChip&) const = default;
};

struct ViewportOverlay
{
    QList<ViewportChip> chips; ///< top left, in one row
    QStringList captions;      ///< at the bottom, centred, one per line: the captions of this frame
    int captionRows = 0;       ///< most captions of any frame of the clip, for which the figure leaves room
    QString title;             ///< bottom left, bold: the clip
    QString detail;            ///< below it, small: "frame 312 / 540 · 2.60 s · 120 fps"

    bool operator==(const ViewportOverlay&) const = default;
};

/// Space of other widgets over the picture, in device-independent pixels from its right edge; from its left
/// edge if the layout is right to left.
struct ViewportReserve
{
    int top = 0;             ///< beside the chips
    int bottom = 0;          ///< beside the title
    bool isMirrored = false; ///< right to left: chips and title begin at the right
};

/// Paints chips, captions and title into an area of that size, in device-independent pixels. Chips without
/// room become one "+n" chip.
void paintViewportOverlay(QPainter& painter, const QSize& size, const QFont& font,
                          const ViewportOverlay& overlay, const ViewportReserve& reserve = {});

/// The "+n" chip of such a painting: its rectangle, and the names of hidden chips; empty if all chips fit.
struct HiddenChips
{
    QRectF place;
    QStringList names;
};
HiddenChips hiddenChips(int width, const QFont& font, const ViewportOverlay& overlay,
                        const ViewportReserve& reserve);

/// The leading parts of a detail (joined by " · ") that fit entirely into a width, in device-independent
/// pixels; always the first one, elided if necessary.
QString fittingDetail(const QString& detail, const QFont& font, qreal width);

inline constexpr int mostCaptionLines = 3;
inline constexpr int captionLineHeight = 26;
inline constexpr int overlayAbove = 44;
inline constexpr int overlayBelow = 52;

/// Number of captions that fit into a picture of that height: at least one, and no more than leave the figure
/// most of the height.
int captionLinesIn(int height);

/// Height that the overlay takes above and below in a picture of that height, in device-independent pixels:
/// the area between is free for the figure. In a picture that is hardly higher than its texts, the figure
/// takes precedence.
struct OverlayRoom
{
    int above = 0;
    int below = 0;
};
OverlayRoom overlayRoom(int height, int captionRows);

} // namespace tagline
