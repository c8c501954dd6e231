#pragma once

// TagGroup is the editing policy of the tags of one group, independent of the dots in their names.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The overlap policy: the effect on a range when another of the group is drawn over it.
enum class OverlapPolicy : std::uint8_t {
    Carve, ///< the drawn range cuts existing ranges
    Push,  ///< existing ranges move out of the way, only as far as needed
    Shift, ///< existing ranges there and all later ones move by the same number of frames
    Block  ///< the drawn range stops at existing ranges
};

/// The number of tags of the group that a frame may have.
enum class Exclusiveness : std::uint8_t {
    None,      ///< any number
    AtMostOne, ///< Walk and Run: never both
    ExactlyOne ///< on every frame of a clip
};

struct TagGroup
{
    std::string name;
    OverlapPolicy policy = OverlapPolicy::Carve;
    Exclusiveness exclusiveness = Exclusiveness::None;
    std::string description;              ///< for people
    std::vector<std::string> phases = {}; ///< full names of tags that follow each other; may be empty

    bool operator==(const TagGroup&) const = default;
};

/// Names in library files: `carve`, `push`, `shift`, `block`; `none`, `at most one`, `exactly one`.
std::string_view policyName(OverlapPolicy policy);
std::string_view exclusivenessName(Exclusiveness exclusiveness);
/// The policy of this name; none for any other text.
std::optional<OverlapPolicy> findPolicy(std::string_view name);
std::optional<Exclusiveness> findExclusiveness(std::string_view name);

} // namespace tagline
