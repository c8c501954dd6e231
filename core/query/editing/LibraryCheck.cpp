#include "core/query/editing/LibraryCheck.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr std::array<std::string_view, 3> expectationNames{"none", "some", "all"}; // by CheckExpectation

} // namespace

std::string_view expectationName(CheckExpectation expectation)
{
    return expectationNames[std::size_t(expectation)];
}

std::optional<CheckExpectation> findExpectation(std::string_view name)
{
    const auto found = std::find(expectationNames.begin(), expectationNames.end(), name);
    if (found == expectationNames.end()) return std::nullopt;
    return CheckExpectation(found - expectationNames.begin());
}

} // namespace tagline
