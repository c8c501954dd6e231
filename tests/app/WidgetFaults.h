#pragma once

// WidgetFaults finds what a person cannot see whole: words that are cut, widgets that reach out of their
// parents.

#include <QStringList>

class QWidget;

namespace tagline::test {

/// Of every widget that is seen in a window; words that stand in a tooltip may be cut.
QStringList widgetFaults(const QWidget& window);

} // namespace tagline::test
