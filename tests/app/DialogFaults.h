#pragma once

#include <QStringList>

class QWidget;

namespace tagline::test {

/// What is wrong with a dialog or a popup that is open, one line each: what widgetFaults() and readingFaults()
/// find in it, a place beyond the screen, more than 90 % of the screen, labels that do not stand right-aligned 8 pixels
/// before their fields, buttons with pictures or the word "OK". Qt's own file dialog is looked at by its
/// place alone.
QStringList dialogFaults(const QWidget& open);

} // namespace tagline::test
