#pragma once

// MenuEntry is one line of a menu: tick, icon, words, key.

#include <QSize>

class QPainter;
class QStyleOptionMenuItem;

namespace tagline {

/// How much room an entry needs for all but its key. `words`: the size of its text.
QSize menuEntrySize(const QStyleOptionMenuItem& entry, QSize words);
void paintMenuEntry(QPainter& painter, const QStyleOptionMenuItem& entry);

} // namespace tagline
