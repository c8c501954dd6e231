#pragma once

// MenuCommands lists everything that the menus hold, with its place in them.

#include <QPointer>
#include <QString>

#include <vector>

class QAction;
class QMenuBar;

namespace tagline {

struct MenuCommand
{
    QPointer<QAction> action;
    QString path; ///< "Clip ▸ Speed"
    QString text; ///< without mnemonic and key: "Split at Playhead"
};

/// The property of a menu that has an entry for each of many files.
inline constexpr const char* growsWithLibrary = "growsWithLibrary";

/// In the order of the menus. Menus that are filled when they open are filled for it; but not those that grow
/// with the library where it is large.
std::vector<MenuCommand> menuCommands(const QMenuBar& bar, bool isLarge = false);

} // namespace tagline
