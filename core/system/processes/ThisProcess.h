#pragma once

// ThisProcess asks the system about the running program, and sets its end, memory and priority.

#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>

namespace tagline {

int processId();
/// The program's own file; empty if the system does not tell.
std::string programPath();
/// Whether a stream is a terminal, which a person sees.
bool isTerminal(std::FILE* stream);
/// The process ends with this status when the time has passed, unless it has ended before: work stuck on a
/// disk that does not answer cannot hold it up. To be called when nothing is left to be kept.
void endWithin(std::chrono::milliseconds time, int status);
/// Memory is asked of the system in large blocks and given back in such: for programs that read very many
/// files, which would otherwise spend as much time on asking as on reading. Memory never written to costs
/// nothing.
void useLargeMemoryBlocks();
/// The calling thread, and all threads of this process whose names begin so, go behind the window's from here
/// on, and before background work: a person who waits for a key never waits for a picture.
void goBehindWindow(std::string_view names);
/// The calling thread gives way to all others from here on.
void lowerThreadPriority();

} // namespace tagline
