#include "core/tags/vocabulary/TagGroups.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr std::array<std::string_view, 4> policies{"carve", "push", "shift", "block"};
constexpr std::array<std::string_view, 3> exclusivenesses{"none", "at most one", "exactly one"};

/// The enumerator whose place the name has.
template<class Enum, class Names>
std::optional<Enum> found(const Names& names, std::string_view name)
{
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return Enum(at - names.begin());
}

} // namespace

std::string_view policyName(OverlapPolicy policy) { return policies[std::size_t(policy)]; }

std::string_view exclusivenessName(Exclusiveness exclusiveness)
{
    return exclusivenesses[std::size_t(exclusiveness)];
}

std::optional<OverlapPolicy> findPolicy(std::string_view name)
{
    return found<OverlapPolicy>(policies, name);
}

std::optional<Exclusiveness> findExclusiveness(std::string_view name)
{
    return found<Exclusiveness>(exclusivenesses, name);
}

} // namespace tagline
