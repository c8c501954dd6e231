#pragma once

// ClipState is the progress of work on a clip, and the person who set it.
//
//   untouched ──► begun ──► done ──► reviewed
//                            ▲            │
//                            └────────────┘  an edit of a reviewed clip

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// In order: each stage is further than the one before.
enum class ClipStage : std::uint8_t { Untouched, Begun, Done, Reviewed };

inline constexpr std::array clipStages{ClipStage::Untouched, ClipStage::Begun, ClipStage::Done,
                                       ClipStage::Reviewed};

/// The property for the state in queries: `state == "reviewed"`.
inline constexpr std::string_view stateProperty = "state";

/// Name in sidecars and queries: `untouched`, `begun`, `done`, `reviewed`.
std::string_view stageName(ClipStage stage);
/// The stage of that name; none for other texts.
std::optional<ClipStage> findClipStage(std::string_view name);

/// Valid means: an untouched state has neither a name nor a time.
struct ClipState
{
    ClipStage stage = ClipStage::Untouched;
    std::string by = {}; ///< author, UTF-8; empty: unknown
    std::string at = {}; ///< ISO 8601, UTC, to the minute: `2026-11-22T10:00Z`; empty: unknown
    /// The tag set whose file has the state; empty: the default one. A clip has one state in all its sets.
    std::string set = {};

    bool isDone() const { return stage >= ClipStage::Done; }

    bool operator==(const ClipState&) const = default;
};

/// Whether both are the same state, in whichever file.
bool saySameState(const ClipState& a, const ClipState& b);

/// The tag set that a change of state belongs to: that of the first state that is not untouched.
const std::string& setOfState(const ClipState& before, const ClipState& after);

/// The three-way merge of states with the common base `base`. If both sides changed it differently, the later
/// one is taken; if their order is unknown, the lower stage. If one side moved it to another set, it is in
/// that set. The sides can change places.
ClipState mergedState(const ClipState& base, const ClipState& ours, const ClipState& theirs);

} // namespace tagline
