#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {

bool isSetName(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    };
    if (text.empty() || isDigit(text.front()) || text == defaultSet) return false;
    return std::all_of(text.begin(), text.end(), [&](char c) { return isLetter(c) || isDigit(c); });
}

std::string_view setOf(std::string_view name)
{
    const std::size_t end = name.find(setSeparator);
    if (end == std::string_view::npos || end + setSeparator.size() == name.size()) return {};
    const std::string_view set = name.substr(0, end);
    return isSetName(set) ? set : std::string_view();
}

std::string_view withoutSet(std::string_view name)
{
    const std::string_view set = setOf(name);
    return set.empty() ? name : name.substr(set.size() + setSeparator.size());
}

std::string nameInSet(std::string_view set, std::string_view name)
{
    if (set.empty()) return std::string(name);
    return std::string(set) + std::string(setSeparator) + std::string(name);
}

} // namespace tagline
