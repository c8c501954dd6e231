#pragma once

// InView scrolls what a person is to see to where it can be seen.

class QWidget;

namespace tagline {

/// Scrolls a widget into view, where it lies in something that scrolls.
void bringIntoView(QWidget& widget);

} // namespace tagline
