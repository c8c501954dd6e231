#pragma once

// MergedOrder is the order of what two changed versions of a list hold together.

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Each name of either side once (expects no duplicates in a side), in an order that fits both sides:
///
///   base  a b c      ours  a x b c      theirs  a b y c      merged  a x b y c
///
/// If only one side changed the order of the base's names, its order is taken. If the sides contradict each
/// other otherwise, and between names that neither side orders, the order of the names' bytes decides. The
/// sides can change places.
std::vector<std::string> mergedOrder(std::span<const std::string> base, std::span<const std::string> ours,
                                     std::span<const std::string> theirs);

} // namespace tagline
