#pragma once

// FreeMoment is when a person is in no dialog, menu or drag: what they did not just ask for waits for it.

#include <functional>

class QObject;

namespace tagline {

/// Whether no modal dialog or menu is open and no mouse button is held.
bool isFreeMoment();
/// Calls at once where it is free, else as soon as it is, if the receiver is still there.
void callWhenFree(QObject& receiver, std::function<void()> call);

} // namespace tagline
