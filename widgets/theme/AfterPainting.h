#pragma once

// Delays work that follows from a key press until the change itself has been painted.

#include <functional>

class QObject;

namespace tagline {

/// Calls a function after all events that are pending, including painting, if the receiver still exists then.
/// Expects the main thread.
void callAfterPainting(QObject& receiver, std::function<void()> call);

} // namespace tagline
