#pragma once

// HandedWork gives work to a thread of a pool and brings its answers back. The thread sanitizer sees both
// ways; it does not see the locks within Qt's own pools and event queues.

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace tagline {

/// Runs work on a thread of the pool; work of a higher priority goes first.
void runIn(QThreadPool& pool, std::function<void()> work, int priority = 0);

/// Runs a function on the main thread, where the receiver lives: at once if called on it, else when that
/// thread handles its events, in the order of the calls, if the receiver still exists. Expects that the
/// receiver lives during this call.
void callIn(QObject& receiver, std::function<void()> function);

} // namespace tagline
