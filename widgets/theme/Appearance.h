#pragma once

// Appearance is what a person makes their own of the theme: its accent, and how large texts and rows are.

#include "widgets/theme/Theme.h"

namespace tagline {

/// The hue of focus, links, what is on and what is selected; never that of the answer, of errors or of the
/// playhead.
enum class Accent { Blue, Teal, Violet, Grey };
inline constexpr int accentCount = int(Accent::Grey) + 1;

Accent accent();
/// Shows the theme with that accent, at once.
void setAccent(QApplication& application, Accent accent);
/// A theme as it is with an accent, each of its colours as well told from its ground as in blue.
const Theme& themeWith(bool isLight, Accent accent);

/// How large texts, lanes and rows are: as there is room for them, as in small windows, or larger than in any.
enum class TextRows { ByWindow, Large, Small };

TextRows textRows();
void setTextRows(QApplication& application, TextRows wanted);

} // namespace tagline
