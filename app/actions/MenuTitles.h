#pragma once

// MenuTitles are the titles of the menus that the table of actions names ("Clip/Speed"), and the paths to
// them.

#include <QString>

namespace tagline {

/// Displayed title of a menu of the table: translated, with its mnemonic.
QString menuTitle(const QString& menu);
/// The name of the menu that a menu stands in: "Clip" for "Clip/Speed"; empty for those of the menu bar.
QString menuOfMenu(const QString& menu);
/// The titles from the menu bar to a menu, without mnemonics: "Clip ▸ Speed".
QString menuPath(const QString& menu);

} // namespace tagline
