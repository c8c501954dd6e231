#pragma once

// PartWeights say how much each part of the body counts where motion is compared: "arms=3,legs=0".

#include "core/search/features/BodyRows.h"

#include <array>
#include <span>
#include <string_view>

namespace tagline {

/// Weights count beside each other: twice all of them is the same.
struct PartWeights
{
    static constexpr float most = 10.0f;

    std::array<float, rowPartCount> parts{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}; ///< by RowPart
    float root = 1.0f; ///< of the way over the ground: its velocity, its speed and its turn rate

    bool operator==(const PartWeights&) const = default;
};

/// A name for some parts of the body; "root" for the way over the ground, which is none of them.
struct NamedParts
{
    std::string_view name;
    RowParts parts = 0; ///< 0: the root
};

/// All named parts, wholes before their parts.
std::span<const NamedParts> namedParts();

/// Reads NAME=WEIGHT with commas between: names are those of namedParts(), weights go from 0 to 10. Other
/// parts count 1, and the last that names a part decides. Errors: "search.parts", with the text found
/// and what may stand there; also where nothing is left that counts.
Result<PartWeights> partWeights(std::string_view text);

/// The weights for the same motion in a mirror.
PartWeights mirrored(const PartWeights& weights);

/// Whether a body with these parts has one that counts, or its way over the ground does.
bool countsOf(const PartWeights& weights, RowParts parts);

} // namespace tagline
