#pragma once

// ClipState says how far people are with a clip, and who brought it there.
//
//   untouched ──► begun ──► done ──► reviewed
//                            ▲            │
//                            └────────────┘  an edit of what was reviewed

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// In order: each is further than the one before it.
enum class ClipStage : std::uint8_t { Untouched, Begun, Done, Reviewed };

inline constexpr std::array clipStages{ClipStage::Untouched, ClipStage::Begun, ClipStage::Done,
                                       ClipStage::Reviewed};

/// The property by which queries ask for it: `state == "reviewed"`.
inline constexpr std::string_view stateProperty = "state";

/// As sidecars and queries spell it: `untouched`, `begun`, `done`, `reviewed`.
std::string_view stageName(ClipStage stage);
/// The stage of that name; none where there is none.
std::optional<ClipStage> findClipStage(std::string_view name);

/// Valid means: an untouched one has neither a name nor a time.
struct ClipState
{
    ClipStage stage = ClipStage::Untouched;
    std::string by = {}; ///< UTF-8; empty: nobody said
    std::string at = {}; ///< ISO 8601, UTC, to the minute: `2026-11-22T10:00Z`; empty: not known
    /// The tag set in whose file it is said; empty: the default one. A clip has one state, whichever says it.
    std::string set = {};

    bool isDone() const { return stage >= ClipStage::Done; }

    bool operator==(const ClipState&) const = default;
};

/// Whether both say the same of the clip, in whichever file.
bool saySameState(const ClipState& a, const ClipState& b);

/// The tag set that an edit of a state changes: that of the first that is not untouched.
const std::string& setOfState(const ClipState& before, const ClipState& after);

/// What three versions come to. `base` is what both came from. Where both sides changed it and not alike, it
/// is what was said last; where that is not known, the stage that is less far. Where one side moved it to
/// another set it is there. The sides can change places.
ClipState mergedState(const ClipState& base, const ClipState& ours, const ClipState& theirs);

} // namespace tagline
