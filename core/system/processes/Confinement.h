#pragma once

// Confinement takes all rights from a process that its one job does not need, before the job is read.

#include <cstdint>
#include <string>

namespace tagline {

/// The limits of a confined process.
struct ProcessAllowance
{
    std::int64_t addressSpaceBytes = 0; ///< 0: no limit
    int cpuSeconds = 0;                 ///< 0: no limit
    std::int64_t largestWrittenFile = 0;
    std::string readableFolder; ///< with all below it; empty: files are not confined
    std::string writableFolder;
    bool outlivesParent = false; ///< else the end of its parent's thread is its own
};

/// Limits on memory, work and what is written; no core file. Where the system allows to give them up: no
/// network, no new rights, no files but those of the two folders. Sanitizer builds keep their memory and
/// their files: they cannot live without.
void confineProcess(const ProcessAllowance& allowance);

/// Gives a process that has worked already so much work more; 0: it changes nothing. Expects confineProcess
/// before.
void allowWork(int cpuSeconds);

} // namespace tagline
