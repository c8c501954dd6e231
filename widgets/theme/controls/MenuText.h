#pragma once

// MenuText has names as menus and buttons show them, which take a single & for the mark of a key; and empties
// menus that are filled anew.

#include <QMenu>

namespace tagline {

inline QString menuText(QString name) { return name.replace('&', QStringLiteral("&&")); }

/// With the menus in it, which QMenu::clear() leaves.
inline void emptyMenu(QMenu& menu)
{
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
}

} // namespace tagline
