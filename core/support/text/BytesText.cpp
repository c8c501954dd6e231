#include "core/support/text/BytesText.h"

#include <cstdio>

namespace tagline {

std::string bytesText(std::size_t bytes)
{
    char text[40];
    if (bytes < 1'000)
        std::snprintf(text, sizeof text, "%u bytes", unsigned(bytes));
    else if (bytes < 1'000'000)
        std::snprintf(text, sizeof text, "%.1f kB", double(bytes) / 1e3);
    else
        std::snprintf(text, sizeof text, "%.1f MB", double(bytes) / 1e6);
    return text;
}

std::string tooLargeText(std::size_t bytes, std::size_t largest)
{
    return "it has " + bytesText(bytes) + ", more than the " + bytesText(largest) +
           " that are read: split it";
}

} // namespace tagline
