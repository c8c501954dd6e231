#pragma once

// HandedWork is how work goes to a thread of a pool and how its answers come back. The thread sanitizer sees
// both ways; of the locks within Qt's own pools and event queues it sees nothing.

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace tagline {

/// Runs work on a thread of the pool; what has a higher priority goes first.
void runIn(QThreadPool& pool, std::function<void()> work, int priority = 0);

/// Runs a function on the main thread, where the receiver lives: at once where it is called there, else when
/// that comes to its events, in the order of the calls, if the receiver is still there. Expects that the
/// receiver lives while this is called.
void callIn(QObject& receiver, std::function<void()> function);

} // namespace tagline
