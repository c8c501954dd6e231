#pragma once

// Waiting until a window has the keyboard, which shortcuts need.

#include <QApplication>
#include <QTest>
#include <QWidget>

namespace tagline::test {

/// Waits until a window is active, and asks the window manager for it where it is not: one that closed a
/// dialog a moment ago may have given the keyboard to none. False where a menu or a modal dialog stands
/// before it, or it does not become active.
inline bool becomesActive(QWidget& window)
{
    constexpr int tries = 5;
    constexpr int milliseconds = 2000; // for each: a window manager on a busy machine
    for (int i = 0; i < tries; ++i) {
        if (QTest::qWaitForWindowActive(&window, i == 0 ? milliseconds / 2 : milliseconds)) return true;
        if (QApplication::activePopupWidget() || QApplication::activeModalWidget()) return false;
        window.raise();
        window.activateWindow();
    }
    return false;
}

} // namespace tagline::test
