#pragma once

// LibraryCheck is a named check of a library file: a query, and how much of each clip it must match.

#include "core/support/ExtraKey.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The frames of a clip that the query of a check may match.
enum class CheckExpectation : std::uint8_t { None, Some, All };

struct LibraryCheck
{
    std::string name;  ///< unique among checks
    std::string query; ///< in the query language
    CheckExpectation expectation = CheckExpectation::None;
    std::string within; ///< a query: only clips in which it finds a frame are checked; empty: all
    std::vector<ExtraKey> extra = {}; ///< keys of other programs in the library file

    bool operator==(const LibraryCheck&) const = default;
};

/// "none", "some" or "all".
std::string_view expectationName(CheckExpectation expectation);
/// None if no expectation has this name.
std::optional<CheckExpectation> findExpectation(std::string_view name);

} // namespace tagline
