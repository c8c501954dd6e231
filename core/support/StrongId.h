#pragma once

// Ids that cannot be mixed up: a ClipId is not a TagId, and neither is a number.

#include <cstdint>
#include <functional>

namespace tagline {

/// A dense, zero-based index with a type of its own. The default value names nothing.
template<class Tag>
struct StrongId
{
    static constexpr std::uint32_t invalidValue = 0xffffffffu;

    std::uint32_t value = invalidValue;

    constexpr StrongId() = default;
    constexpr explicit StrongId(std::uint32_t index)
        : value(index)
    {
    }

    constexpr bool isValid() const { return value != invalidValue; }

    friend constexpr bool operator==(StrongId a, StrongId b) { return a.value == b.value; }
    friend constexpr bool operator!=(StrongId a, StrongId b) { return a.value != b.value; }
    friend constexpr bool operator<(StrongId a, StrongId b) { return a.value < b.value; }
};

/// One clip of a library.
using ClipId = StrongId<struct ClipIdTag>;
/// One tag of a vocabulary.
using TagId = StrongId<struct TagIdTag>;
/// One model file of a library.
using SourceId = StrongId<struct SourceIdTag>;

} // namespace tagline

template<class Tag>
struct std::hash<tagline::StrongId<Tag>>
{
    std::size_t operator()(tagline::StrongId<Tag> id) const noexcept { return id.value; }
};
