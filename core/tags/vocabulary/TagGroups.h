#pragma once

// TagGroup is the editing policy that tags of one group share, independent of the dots in their names.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The overlap policy: what becomes of a range when another of the group is drawn over it.
enum class OverlapPolicy : std::uint8_t {
    Carve, ///< what is drawn cuts what was there
    Push,  ///< what was there moves out of the way, as far as it must
    Shift, ///< what was there and all behind it moves by the same number of frames
    Block  ///< what is drawn stops at what was there
};

/// How many tags of the group a frame may have.
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
    std::vector<std::string> phases = {}; ///< full names of tags that follow each other; empty: none do

    bool operator==(const TagGroup&) const = default;
};

/// As a library file spells them: `carve`, `push`, `shift`, `block`; `none`, `at most one`, `exactly one`.
std::string_view policyName(OverlapPolicy policy);
std::string_view exclusivenessName(Exclusiveness exclusiveness);
/// The policy of that spelling; none for any other text.
std::optional<OverlapPolicy> findPolicy(std::string_view name);
std::optional<Exclusiveness> findExclusiveness(std::string_view name);

} // namespace tagline
