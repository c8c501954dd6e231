#pragma once

// TextLists join names as sentences do.

#include <string>
#include <vector>

namespace tagline {

/// "A, B or C".
inline std::string orList(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 < names.size() ? ", " : " or ") + names[i];
    return text;
}

} // namespace tagline
