#pragma once

// Take is a group of clips that were recorded together: the figures of one scene, each in its own clip.
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
    std::string source;                     ///< the model's path: absolute in a library, else as in the file
    std::string clip;                       ///< the clip's name
    std::optional<std::int32_t> index = {}; ///< index if several clips of the file have that name
    std::int64_t offset = 0;                ///< begin of the clip within the take, in microseconds
    std::vector<ExtraKey> extra = {};       ///< keys of other programs in the library file

    bool operator==(const TakeMember&) const = default;
};

struct Take
{
    static constexpr std::size_t mostMembers = 200;
    /// The largest offset in either direction: about eleven days.
    static constexpr std::int64_t mostMicroseconds = 1'000'000'000'000;

    std::string name; ///< unique among takes
    std::vector<TakeMember> members;
    std::vector<ExtraKey> extra = {}; ///< keys of other programs in the library file

    bool operator==(const Take&) const = default;
};

} // namespace tagline
