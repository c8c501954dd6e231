#pragma once

// What a key changed is painted first; what the rest of the window makes of it comes after.

#include <functional>

class QObject;

namespace tagline {

/// Calls behind everything that is due as this is asked for, painting included, if the receiver is still
/// there. Expects the thread of the windows.
void callAfterPainting(QObject& receiver, std::function<void()> call);

} // namespace tagline
