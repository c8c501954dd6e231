#pragma once

// TabPlace lets Tab reach buttons that come later where they stand: Qt puts new widgets behind all others of
// the window.

#include <QWidget>

namespace tagline {

/// Puts a new button of a widget that takes no keyboard itself before whatever follows that widget, and
/// behind its earlier ones.
inline void takeTabPlace(QWidget& button, const QWidget& stand)
{
    QWidget* before = stand.previousInFocusChain();
    while (before != &stand && before->focusPolicy() == Qt::NoFocus) before = before->previousInFocusChain();
    if (before != &stand && before != &button) QWidget::setTabOrder(before, &button);
}

} // namespace tagline
