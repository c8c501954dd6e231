#pragma once

// CutNames names the files that clips are cut into, by a pattern: "{tag}/{clip}_{start}-{stop}".

#include "core/library/ClipLibrary.h"
#include "core/support/Result.h"
#include "core/time/FrameRange.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Frames of one clip that become a file of their own.
struct ClipCut
{
    ClipId clip;
    FrameRange range;
    std::optional<TagId> tag; ///< tag that the cut is filed under
};

/// The lists that are written beside the cuts, and the library file there. Those of moves are moves.json,
/// moves (2).json …; no folder of cuts has a name of either kind.
inline constexpr std::string_view cutListName = "cuts.json";
inline constexpr std::string_view cutLibraryName = "cuts.tagline";
inline constexpr std::string_view moveListStem = "moves";

/// A placeholder that a pattern can hold between { and }: the word and its meaning, for people.
struct CutPlaceholder
{
    std::string_view word;
    std::string_view meaning;
};
std::span<const CutPlaceholder> cutPlaceholders();

/// The error cut.pattern where the pattern has a placeholder that there is none of, or an open bracket.
Result<void> checkCutPattern(std::string_view pattern);

/// The files of the cuts, in their order, with the ending and paths joined with '/': every part is a name
/// that Linux, Windows and macOS allow, none leads out of the target, no two are equal where letters' case is
/// not told apart. `folder` is the library's, that {folder} is counted from. Expects a pattern without error.
std::vector<std::string> cutNames(std::span<const ClipCut> cuts, const ClipLibrary& library,
                                  std::string_view pattern, const std::string& folder,
                                  const std::string& ending);
/// The names with an ending for each cut, with its dot: ".bvh".
std::vector<std::string> cutNames(std::span<const ClipCut> cuts, const ClipLibrary& library,
                                  std::string_view pattern, const std::string& folder,
                                  std::span<const std::string> endings);

} // namespace tagline
