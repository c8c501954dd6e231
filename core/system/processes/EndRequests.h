#pragma once

// EndRequests tells a program that it is to end: the session ends, its terminal closes, or a person asks it
// to. It has a moment then to keep what would be lost.

namespace tagline {

/// Takes SIGTERM, SIGHUP and SIGINT from here on; a descriptor that can be read once one of them came. −1
/// if the system gives none. Calling it again gives the same.
int endRequests();

/// The status that a program ends with that was asked to end so (128 and the signal's number); 0 if none
/// came since the last call.
int takeEndRequest();

} // namespace tagline
