#pragma once

// SignalNeeds are the signals and contacts that a query asks for: what must be computed before it is quick.

#include "core/motion/ClipMotions.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

class QueryExpression;

/// A signal of a joint, or where that joint rests.
struct SignalNeed
{
    bool isContact = false;
    MotionSignal signal = MotionSignal::Speed; ///< if it is no contact
    std::string joint;                         ///< empty: the root

    bool operator==(const SignalNeed&) const = default;
};

/// The signals of a query in order of first mention, each once: its numbers serve every comparison.
std::vector<SignalNeed> signalNeeds(const QueryExpression& query);

/// The signal that such a text means: `speed(LeftFoot)`, `height("left foot")`, `turnrate()`. None if it
/// means none; contacts are no signals.
std::optional<SignalNeed> parsedSignal(std::string_view text);

/// The signal in the syntax of the query language: `speed()`, `height("left foot")`, `contact(LeftFoot)`.
std::string signalText(const SignalNeed& need);

/// Whether a clip has all of it computed, or nothing to compute.
bool isComputed(const ClipMotions& motions, std::span<const SignalNeed> needs, ClipId clip);

/// A joint that a query names, and how many clips have no such joint.
struct MissingJoint
{
    std::string joint;
    std::int64_t clips = 0;

    bool operator==(const MissingJoint&) const = default;
};

/// In order of the needs, each joint once, those that every clip has left out. Clips without a motion that
/// is measured do not count.
std::vector<MissingJoint> missingJoints(const ClipMotions& motions, std::span<const SignalNeed> needs,
                                        std::size_t clipCount);

/// The clips of an axis of so many for which something is still to be computed, in order of id. May wait for
/// a clip that is just being computed.
std::vector<ClipId> clipsToCompute(const ClipMotions& motions, std::span<const SignalNeed> needs,
                                   std::size_t clipCount);

} // namespace tagline
