#pragma once

// Theme names the colours of the dark window, and applyTheme gives them to a whole application.

#include <QColor>
#include <QFont>

class QApplication;
class QPainter;
class QRectF;

namespace tagline {

/// Every colour that a widget of ours paints with, named by what it is for.
struct Theme
{
    QColor window{0x1b, 0x1c, 0x1f};    ///< behind the panels
    QColor panel{0x26, 0x28, 0x2c};     ///< a panel's ground
    QColor sunken{0x1a, 0x1b, 0x1e};    ///< what lies in a panel: strips, fields, lanes
    QColor raised{0x2f, 0x31, 0x36};    ///< buttons, badges, rows under the mouse
    QColor border{0x3a, 0x3d, 0x43};    ///< the one-pixel lines
    QColor text{0xd7, 0xd9, 0xdd};      ///< what is read
    QColor muted{0x8b, 0x8f, 0x97};     ///< what is read second
    QColor disabled{0x5d, 0x61, 0x68};  ///< what cannot be used now
    QColor accent{0x5a, 0xa2, 0xff};    ///< focus, links, the thing in hand
    QColor selection{0x2c, 0x48, 0x70}; ///< the ground of a selected row
    QColor query{0xff, 0xd5, 0x4a};     ///< the query's answer; no tag has this colour
    QColor error{0xff, 0x6b, 0x6b};     ///< what is wrong, the playhead
    QColor success{0x8b, 0xc3, 0x6a};   ///< what went well
    int radius = 6;                     ///< of a panel's corners, in device-independent pixels
};

/// The one theme there is.
const Theme& theme();

/// Fusion with the theme's palette and style sheet, and a default font that can be read at any scale.
void applyTheme(QApplication& application);

/// `font` where its ten figures are equally wide, else the nearest font for which that holds: for numbers
/// that stand in columns.
QFont tabularFont(const QFont& font);
/// The fixed-pitch font for query text.
QFont codeFont(const QFont& font);

/// Paints a panel: its ground, and a one-pixel border with round corners, sharp at every scale.
void paintPanel(QPainter& painter, const QRectF& rect);

/// `text` over `ground` is dark or light, whichever can be read.
QColor readableOn(const QColor& ground);

} // namespace tagline
