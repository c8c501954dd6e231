#pragma once

// KeyListening says when letters are keys of a mode of the window, and not text or another window's.

class QWidget;

namespace tagline {

/// Whether a person works in the window itself, or in a panel that was torn off it, and types no text; no
/// menu and no dialog is open.
bool hearsKeys(const QWidget& window);

} // namespace tagline
