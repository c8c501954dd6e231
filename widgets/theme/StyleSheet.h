#pragma once

// The style sheet that gives Qt's own controls the theme's look.

#include <QString>

namespace tagline {

struct Theme;

/// The style sheet of an application. A widget chooses among looks by the dynamic property "look":
/// "flat" (a button without a ground until the mouse is over it), "link" (accent text), "info" (muted text),
/// "primary" (the one button that matters).
QString styleSheet(const Theme& colours);
/// The sheet with "@" and a colour's name in Theme replaced by the colour, "@theme" by "dark" or "light".
QString withThemeColours(QString sheet, const Theme& colours);

} // namespace tagline
