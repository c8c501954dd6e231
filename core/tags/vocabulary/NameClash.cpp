#include "core/tags/vocabulary/NameClash.h"

#include "core/tags/vocabulary/SetNames.h"

#include <string>

namespace tagline {

bool couldMean(std::string_view text, std::string_view name)
{
    const auto dotted = [](std::string_view parts) {
        const std::string set(setOf(parts));
        return '.' + (set.empty() ? set : set + '.') + std::string(withoutSet(parts)) + '.';
    };
    return !text.empty() && dotted(name).find(dotted(text)) != std::string::npos;
}

} // namespace tagline
