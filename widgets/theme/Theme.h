#pragma once

// Theme is the table of every colour that the program paints with, once for the dark and once for the light
// look; applyTheme gives one of them to a whole application, at any time.

#include <QColor>
#include <QFont>

class QApplication;
class QPainter;
class QRectF;

namespace tagline {

/// Every colour that a widget of ours paints with, named by what it is for.
struct Theme
{
    QColor window;  ///< behind the panels
    QColor panel;   ///< the ground of panels, menus, dialogs
    QColor sunken;  ///< what lies in a panel: strips, fields, the ruler, curves
    QColor lane;    ///< every second lane
    QColor raised;  ///< buttons, cards
    QColor overlay; ///< controls over the picture, translucent
    QColor hover;   ///< a row, a button, a menu entry under the mouse

    QColor border; ///< the one-pixel lines between parts, of no meaning
    QColor edge;   ///< the border of fields, buttons and key badges
    QColor box;    ///< the border of check boxes

    QColor text;     ///< what is read
    QColor muted;    ///< what is read second
    QColor hint;     ///< hints, placeholders, clips without a hit
    QColor disabled; ///< what cannot be used now; never data

    QColor accent;     ///< focus, links, what is on, the one button that matters
    QColor accentLit;  ///< that button under the mouse
    QColor accentDown; ///< that button while it is pressed
    QColor onAccent;   ///< a text on the accent
    QColor accentSoft; ///< the ground of a button that is on

    QColor selection;        ///< the ground of a selected row
    QColor onSelection;      ///< a text on it
    QColor onSelectionMuted; ///< what is read second on it
    QColor selectedFrame;    ///< the frame of a selected bar

    QColor query;     ///< the query's answer as a bar, and nothing else
    QColor queryText; ///< the answer as a text
    QColor queryWash; ///< the answer as a column behind lanes, translucent

    QColor playhead;     ///< now
    QColor playheadHalo; ///< on both sides of the playhead, translucent: it is seen on any bar

    QColor error;   ///< what is wrong; with an icon or words, as the two below
    QColor warning; ///< what should be looked at
    QColor success; ///< what went well

    QColor skyTop;      ///< behind the figure, at the top of the picture
    QColor skyBottom;   ///< and at its bottom
    QColor grid;        ///< the lines on the figure's ground, translucent
    QColor shadow;      ///< of the figure on its ground, translucent
    QColor ghostBefore; ///< the figure's poses before the one that is shown
    QColor ghostAfter;

    bool isLight = false;
};

/// Names one colour of whatever theme is shown: for what is kept while the theme may change.
using ThemeColour = QColor Theme::*;

/// Which theme a person wants.
enum class ThemeChoice { Dark, Light, System };

const Theme& darkTheme();
const Theme& lightTheme();
/// The one that is shown now.
const Theme& theme();

/// What was wanted last.
ThemeChoice themeChoice();

/// Shows a theme: Fusion with its palette and style sheet, and the program's fonts. May be called again at
/// any time: what follows the theme (ThemeFollowing.h) changes at once.
void applyTheme(QApplication& application, ThemeChoice choice = ThemeChoice::Dark);

/// The sizes of text that there are.
enum class TextSize {
    Caption, ///< ruler, key badges, labels of bars
    Body,
    Query,   ///< in the fixed-pitch font
    Heading, ///< the clip's name over the picture
    CurrentFrame,
};
/// How much room there is for text: a small window has the smaller sizes.
enum class Density { Compact, Regular };
Density density();
void setDensity(QApplication& application, Density density);
int pixelSize(TextSize size);
/// The font of a text; its figures are equally wide.
QFont textFont(TextSize size, QFont::Weight weight = QFont::Normal);

/// `font` where its ten figures are equally wide, else the nearest font for which that holds: for numbers
/// that stand in columns.
QFont tabularFont(const QFont& font);
/// The fixed-pitch font for query text.
QFont codeFont(const QFont& font);

/// Paints a panel: its ground, and a one-pixel border with round corners, sharp at every scale.
void paintPanel(QPainter& painter, const QRectF& rect);

/// `share` (0 … 1) of `over`, the rest `under`; opaque.
QColor mixed(const QColor& over, const QColor& under, double share);
QColor withAlpha(QColor colour, double alpha);
/// `text` over `ground` is dark or light, whichever can be read.
QColor readableOn(const QColor& ground);

} // namespace tagline
