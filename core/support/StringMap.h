#pragma once

// StringMap is a hash map by name in which a std::string_view can be looked up without a copy.

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tagline {

struct StringHash
{
    using is_transparent = void;

    std::size_t operator()(std::string_view text) const noexcept
    {
        return std::hash<std::string_view>{}(text);
    }
};

template<class Value>
using StringMap = std::unordered_map<std::string, Value, StringHash, std::equal_to<>>;

} // namespace tagline
