#pragma once

// ImportRequest is the import worker's command line, and ImportLimits its resource limits.

#include "core/import/ImportedModel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Limits that the worker sets for itself before it opens the file.
struct ImportLimits
{
    std::int64_t addressSpaceBytes = 2LL << 30; ///< 0: no limit
    int cpuSeconds = 20;                        ///< 0: no limit
    std::int64_t largestFileBytes = 512LL << 20;

    bool operator==(const ImportLimits&) const = default;
};

/// tagline-import [--more] [--rate N/D] [--metres-per-unit X] [--up X|Y|Z] [--folder-metres-per-unit X]
///                [--folder-up X|Y|Z] [--rate-if-lost N/D] [--address-space BYTES] [--cpu-seconds N]
///                [--largest-file BYTES] FILE OUT
struct ImportRequest
{
    std::string path;       ///< the model file
    std::string resultPath; ///< the clip cache to write; must not exist
    ImportSettings settings;
    ImportLimits limits;

    bool operator==(const ImportRequest&) const = default;
};

/// The first option if the worker is to take more requests (ChildProcess.h).
inline constexpr const char* takeMoreOption = "--more";

/// The command line arguments of a request, without the program's name.
std::vector<std::string> toArguments(const ImportRequest& request);
/// The request in command line arguments; none if they are invalid.
std::optional<ImportRequest> requestFromArguments(const std::vector<std::string>& arguments);

} // namespace tagline
