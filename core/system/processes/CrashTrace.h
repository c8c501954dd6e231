#pragma once

// CrashTrace leaves a small file behind when a fault ends the program: which fault, and where.

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// From here on a program that ends by SIGSEGV, SIGBUS, SIGILL, SIGFPE or SIGABRT writes
/// "crash-PROCESS.txt" into this folder first: `head`, the signal, and the calls that led there, as file and
/// offset. It ends by the signal all the same; threads that fault meanwhile wait for that end. For programs,
/// not for libraries; before guardMappings(), which hands on what it does not take. The folder is to be
/// there. Calling it again changes folder and head. Only the thread that calls it, which is the main one,
/// leaves a trace where its stack is full: no other has a second stack.
void keepCrashTraces(const std::string& folder, std::string_view head);

/// The traces of a folder, the oldest first.
std::vector<std::string> crashTraces(const std::string& folder);

} // namespace tagline
