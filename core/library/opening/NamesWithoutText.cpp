#include "core/library/opening/NamesWithoutText.h"

#include "core/support/text/Utf8.h"

namespace tagline {
namespace {

bool hasText(const std::string& path)
{
    for (std::size_t i = 0; i < path.size();) {
        const Utf8Step step = utf8StepAt(path, i);
        if (!step.isValid) return false;
        i += step.length;
    }
    return true;
}

/// Bytes that are not UTF-8 as \xff.
std::string spelledOut(const std::string& path)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < path.size();) {
        const Utf8Step step = utf8StepAt(path, i);
        const auto byte = static_cast<unsigned char>(path[i]);
        text += step.isValid ? path.substr(i, step.length)
                             : std::string("\\x") + digits[byte >> 4] + digits[byte & 15];
        i += step.length;
    }
    return text;
}

template<class Found>
void refuse(std::vector<Found>& found, std::vector<Error>& errors)
{
    std::erase_if(found, [&](const Found& each) {
        if (hasText(each.path)) return false;
        errors.push_back(
            {"scan.name-no-text",
             "its name, or that of a folder above it, is not UTF-8, and neither a library file nor "
             "a sidecar can name it: rename it",
             spelledOut(each.shown)});
        return true;
    });
}

} // namespace

void refuseNamesWithoutText(LibraryScan& scan)
{
    refuse(scan.sources, scan.errors);
    refuse(scan.libraries, scan.errors);
}

} // namespace tagline
