#pragma once

// Change is one thing that two versions of a file have otherwise: a range, a value, a member.

#include <optional>

namespace tagline {

/// Without `before` it was added, without `after` removed; with both it changed. Never without either.
template<class Thing>
struct Change
{
    std::optional<Thing> before;
    std::optional<Thing> after;

    bool isAdded() const { return !before; }
    bool isRemoved() const { return !after; }

    bool operator==(const Change&) const = default;
};

} // namespace tagline
