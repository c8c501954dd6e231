#pragma once

// MenuText has names as menus and buttons show them, which take a single & for the mark of a key.

#include <QString>

namespace tagline {

inline QString menuText(QString name) { return name.replace('&', QStringLiteral("&&")); }

} // namespace tagline
