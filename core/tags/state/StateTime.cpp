#include "core/tags/state/StateTime.h"

#include <algorithm>

namespace tagline {

bool isStateTime(std::string_view text)
{
    constexpr std::string_view form = "0000-00-00T00:00Z"; // 0: any digit
    return std::ranges::equal(text, form, [](char is, char wanted) {
        return wanted == '0' ? is >= '0' && is <= '9' : is == wanted;
    });
}

} // namespace tagline
