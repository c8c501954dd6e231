#pragma once

// WindowClass is how much room a window has: what its panels' sizes and places follow.

#include <QSize>

#include <cstddef>

namespace tagline {

enum class WindowClass {
    Compact, ///< one inspector with tabs, small bars
    Regular, ///< tags above the other panels at the right
    Wide     ///< tags, controller and history under one another
};

inline constexpr std::size_t windowClassCount = 3;

/// By the window's size in device-independent pixels.
inline WindowClass windowClassOf(const QSize& window)
{
    constexpr QSize leastRegular(1440, 860);
    constexpr int leastWide = 2200;
    if (window.width() < leastRegular.width() || window.height() < leastRegular.height())
        return WindowClass::Compact;
    return window.width() < leastWide ? WindowClass::Regular : WindowClass::Wide;
}

} // namespace tagline
