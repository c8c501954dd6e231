#include "core/tags/vocabulary/NameClash.h"

#include <string>

namespace tagline {

bool couldMean(std::string_view text, std::string_view name)
{
    const auto dotted = [](std::string_view parts) { return '.' + std::string(parts) + '.'; };
    return !text.empty() && dotted(name).find(dotted(text)) != std::string::npos;
}

} // namespace tagline
