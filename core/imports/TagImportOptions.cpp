#include "core/imports/TagImportOptions.h"

#include "core/tags/vocabulary/SetNames.h"

namespace tagline {

void giveNamespace(TagImportOptions& options, std::string_view typed)
{
    const std::size_t end = typed.find(setSeparator);
    const std::string_view set = end == std::string_view::npos ? std::string_view() : typed.substr(0, end);
    if (set == defaultSet || isSetName(set)) {
        options.set = set == defaultSet ? std::string() : std::string(set);
        typed.remove_prefix(end + setSeparator.size());
    }
    options.nameSpace = typed;
}

} // namespace tagline
