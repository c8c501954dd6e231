#pragma once

// MergedOrder is the order of what two changed versions of a list hold together.

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Each name of either side once, none of them twice in a side, in an order that both sides agree with:
///
///   base  a b c      ours  a x b c      theirs  a b y c      merged  a x b y c
///
/// Where one side alone put what the base has in another order, that side decides. Where they do not agree
/// otherwise, and between names that neither puts in order, that of the names' bytes does. The sides can
/// change places.
std::vector<std::string> mergedOrder(std::span<const std::string> base, std::span<const std::string> ours,
                                     std::span<const std::string> theirs);

} // namespace tagline
