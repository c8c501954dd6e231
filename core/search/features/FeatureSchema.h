#pragma once

// FeatureSchema says by which numbers moments of motion are searched, and how much each counts.

#include "core/search/features/BodyRows.h"

#include <span>
#include <vector>

namespace tagline {

enum class FeatureKind : std::uint8_t {
    PartPlace,    ///< of a part, from the root's place on the ground: to the left, up, ahead; leg lengths
    PartVelocity, ///< of a part: to the left, up, ahead; leg lengths a second
    RootVelocity, ///< over the ground: to the left, ahead; leg lengths a second
    TurnRate,     ///< to the left; radians a second
    PathPlace,    ///< future or past place of the root: to the left, ahead; leg lengths
    PathFacing    ///< future or past facing of the body: the direction to the left, ahead; of unit length
};

/// How many numbers a channel of that kind has.
constexpr std::size_t numbersOf(FeatureKind kind)
{
    if (kind == FeatureKind::TurnRate) return 1;
    return kind == FeatureKind::PartPlace || kind == FeatureKind::PartVelocity ? 3 : 2;
}

constexpr bool isOfPart(FeatureKind kind)
{
    return kind == FeatureKind::PartPlace || kind == FeatureKind::PartVelocity;
}

constexpr bool isOfPath(FeatureKind kind)
{
    return kind == FeatureKind::PathPlace || kind == FeatureKind::PathFacing;
}

struct FeatureChannel
{
    FeatureKind kind = FeatureKind::PartPlace;
    RowPart part = RowPart::Hips; ///< of kinds that are of a part
    double seconds = 0.0;         ///< of kinds that are of the path: ahead, or back where negative
    double weight = 1.0;          ///< its numbers are multiplied by it

    bool operator==(const FeatureChannel&) const = default;
};

class FeatureSchema
{
public:
    static constexpr std::size_t mostNumbers = 128;
    static constexpr double mostSeconds = 2.0;
    static constexpr double mostWeight = 10.0;

    /// Errors: "search.schema" where there is no channel that counts, there are over 128 numbers, or a
    /// channel's seconds are beyond ±2 or its weight is not in 0 … 10.
    static Result<FeatureSchema> of(std::vector<FeatureChannel> channels);

    /// The steering features, 27 numbers: both feet's places 0.75, both feet's and the hips' velocities 1,
    /// the path's places at ⅓, ⅔ and 1 s 1, its facings there 1.5 (Holden 2020). `follow` multiplies the
    /// weights of the path, `flow` those of the pose. Expects factors above 0 that keep weights within
    /// bounds.
    static FeatureSchema steering(double follow = 1.0, double flow = 1.0);

    std::span<const FeatureChannel> channels() const { return m_channels; }
    /// The first number of a channel; numbers lie in order of channels.
    std::size_t firstNumber(std::size_t channel) const { return m_firsts[channel]; }
    std::size_t numbers() const { return m_firsts.back(); }
    /// The parts that a body must have.
    RowParts parts() const;

    bool operator==(const FeatureSchema&) const = default;

private:
    explicit FeatureSchema(std::vector<FeatureChannel> channels);

    std::vector<FeatureChannel> m_channels;
    std::vector<std::size_t> m_firsts; ///< one a channel, and the number of all
};

} // namespace tagline
