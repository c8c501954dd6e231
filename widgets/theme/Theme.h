#pragma once

// Theme is the table of all colours that the program paints with, one for the dark and one for the light
// look; applyTheme() applies one of them to the whole application, at any time.

#include <QColor>
#include <QFont>

class QApplication;
class QPainter;
class QRectF;

namespace tagline {

/// The colours of the program's own widgets, named by their use.
struct Theme
{
    QColor window;  ///< behind the panels
    QColor panel;   ///< the ground of panels, menus, dialogs
    QColor sunken;  ///< areas within a panel: strips, fields, the ruler, curves
    QColor lane;    ///< every second lane
    QColor raised;  ///< buttons, cards
    QColor overlay; ///< controls over the picture, translucent
    QColor hover;   ///< a row, a button, a menu entry under the mouse

    QColor border; ///< the one-pixel lines between parts, purely decorative
    QColor edge;   ///< the border of fields, buttons and key badges
    QColor box;    ///< the border of check boxes

    QColor text;     ///< primary text
    QColor muted;    ///< secondary text
    QColor hint;     ///< hints, placeholders, clips without a hit
    QColor disabled; ///< disabled controls; never data

    QColor accent;     ///< focus, links, switched-on controls, the primary button
    QColor accentLit;  ///< the primary button under the mouse
    QColor accentDown; ///< the primary button while it is pressed
    QColor onAccent;   ///< a text on the accent
    QColor accentSoft; ///< the ground of a switched-on button

    QColor selection;        ///< the ground of a selected row
    QColor onSelection;      ///< text on it
    QColor onSelectionMuted; ///< secondary text on it
    QColor selectedFrame;    ///< the frame of a selected bar

    QColor query;     ///< the query's answer as a bar, and no other use
    QColor queryText; ///< the answer as a text
    QColor queryWash; ///< the answer as a column behind lanes, translucent

    QColor playhead;     ///< the present frame
    QColor playheadHalo; ///< on both sides of the playhead, translucent: makes it visible on any bar

    QColor error;   ///< errors; with an icon or words, like the two below
    QColor warning; ///< warnings
    QColor success; ///< success

    QColor skyTop;      ///< behind the figure, at the top of the picture
    QColor skyBottom;   ///< and at its bottom
    QColor grid;        ///< the lines on the figure's ground, translucent
    QColor shadow;      ///< of the figure on its ground, translucent
    QColor ghostBefore; ///< the figure's poses before the present one
    QColor ghostAfter;

    bool isLight = false;
};

/// Names one colour of the theme in use: for objects that outlive a change of theme.
using ThemeColour = QColor Theme::*;

/// The theme chosen by the user.
enum class ThemeChoice { Dark, Light, System };

const Theme& darkTheme();
const Theme& lightTheme();
/// The theme in use.
const Theme& theme();

/// The last choice.
ThemeChoice themeChoice();

/// Applies a theme: Fusion with its palette and style sheet, and the program's fonts. May be called again at
/// any time: objects that follow the theme (ThemeFollowing.h) change at once.
void applyTheme(QApplication& application, ThemeChoice choice = ThemeChoice::Dark);

/// The sizes of text.
enum class TextSize {
    Caption, ///< ruler, key badges, labels of bars
    Body,
    Query,   ///< in the fixed-pitch font
    Heading, ///< the clip's name over the picture
    CurrentFrame,
};
/// Density of the layout: a small window has the smaller text sizes.
enum class Density { Compact, Regular };
Density density();
void setDensity(QApplication& application, Density density);
int pixelSize(TextSize size);
/// The font of a text, with tabular figures.
QFont textFont(TextSize size, QFont::Weight weight = QFont::Normal);

/// `font` if its ten figures have equal widths, else the nearest font that has this
/// property: for numbers in columns.
QFont tabularFont(const QFont& font);
/// The fixed-pitch font for query text.
QFont codeFont(const QFont& font);

/// Paints a panel: its ground, and a one-pixel border with round corners, sharp at every scale.
void paintPanel(QPainter& painter, const QRectF& rect);

/// `share` (0 … 1) of `over`, the rest `under`; opaque.
QColor mixed(const QColor& over, const QColor& under, double share);
QColor withAlpha(QColor colour, double alpha);
/// A dark or a light text colour, whichever is readable on the ground.
QColor readableOn(const QColor& ground);

} // namespace tagline
