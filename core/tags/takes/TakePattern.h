#pragma once

// TakePattern reads of clips' names which take they are of, and which figure of it.
//
//   {take}_{subject}      fight_01_A          take fight_01, subject A
//   {subject}/{take}      anna/fight_01       take fight_01, subject anna: a folder for each figure
//
// What stands outside of the braces is meant letter by letter. A '/' parts folders, and neither part has one.
// The take is as long as it can be, the subject as short.

#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// What a name says by a pattern.
struct TakeName
{
    std::string folder;  ///< what lies before the part of the path that the pattern speaks of
    std::string take;    ///< never empty
    std::string subject; ///< never empty

    bool operator==(const TakeName&) const = default;
};

class TakePattern
{
public:
    /// Expects {take} and {subject} in it, each once and with something between them. Errors: "take.pattern".
    static Result<TakePattern> parsed(std::string_view text);

    /// What it says of a clip by its path: folders and name, joined by '/'. None where it does not match.
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
