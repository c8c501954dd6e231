#pragma once

// ThisProcess is what a program asks the system of itself.

#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>

namespace tagline {

int processId();
/// The program's own file; empty where the system does not tell.
std::string programPath();
/// Whether a person sees what is written to a stream.
bool isTerminal(std::FILE* stream);
/// The process ends with this status when the time has passed, unless it has ended before: what hangs on a
/// disk that does not answer cannot hold it up. To be called when nothing is left to be kept.
void endWithin(std::chrono::milliseconds time, int status);
/// Memory is asked of the system in large blocks and given back in such: for programs that read very many
/// files, which would otherwise spend as much time on asking as on reading. What is never written to costs
/// nothing.
void useLargeMemoryBlocks();
/// The calling thread, and all threads of this process whose names begin so, go behind the window's from here
/// on, and before what is done in the background: who waits for a key never waits for a picture.
void goBehindWindow(std::string_view names);
/// The calling thread gives way to all others from here on.
void lowerThreadPriority();

} // namespace tagline
