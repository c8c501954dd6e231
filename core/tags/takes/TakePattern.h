#pragma once

// TakePattern reads the take and the figure of a clip from its name.
//
//   {take}_{subject}      fight_01_A          take fight_01, subject A
//   {subject}/{take}      anna/fight_01       take fight_01, subject anna: a folder for each figure
//
// Text outside of the braces is matched literally. A '/' separates folders; neither part contains one. The
// take is matched as long as possible, the subject as short as possible.

#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// The parts of a clip's path that a pattern matched.
struct TakeName
{
    std::string folder;  ///< folders before the part of the path that is matched
    std::string take;    ///< never empty
    std::string subject; ///< never empty

    bool operator==(const TakeName&) const = default;
};

class TakePattern
{
public:
    /// Expects {take} and {subject} once each, with text between them. Errors: "take.pattern".
    static Result<TakePattern> parsed(std::string_view text);

    /// The match of a clip's path: folders and name, joined by '/'. None if it does not match.
    std::optional<TakeName> matched(std::string_view path) const;

private:
    TakePattern() = default;

    std::string m_before;
    std::string m_between;
    std::string m_behind;
    bool m_isTakeFirst = true;
    std::size_t m_slashes = 0;
};

} // namespace tagline
