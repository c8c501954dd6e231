#pragma once

// Take is some clips that were recorded together: the figures of one scene, a clip for each.
//
//   fight_01   fight_01_A.bvh   offset 0       |------------------|
//              fight_01_B.bvh   offset 0.5 s       |--------------|

#include "core/support/ExtraKey.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A clip of a take.
struct TakeMember
{
    std::string source; ///< the model's path: absolute in a library, else as its holder says
    std::string clip;   ///< the clip's name
    std::optional<std::int32_t> index = {}; ///< where several clips of the file have that name
    std::int64_t offset = 0;                ///< when in the take the clip begins, in microseconds
    std::vector<ExtraKey> extra = {};       ///< what other programs say of it in the library file

    bool operator==(const TakeMember&) const = default;
};

struct Take
{
    static constexpr std::size_t mostMembers = 200;
    /// The largest offset, either way: some eleven days.
    static constexpr std::int64_t mostMicroseconds = 1'000'000'000'000;

    std::string name; ///< unique among takes
    std::vector<TakeMember> members;
    std::vector<ExtraKey> extra = {}; ///< what other programs say of it in the library file

    bool operator==(const Take&) const = default;
};

} // namespace tagline
