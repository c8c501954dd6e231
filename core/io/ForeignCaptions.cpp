#include "core/io/ForeignCaptions.h"

#include <algorithm>

namespace tagline {
namespace {

bool hasRange(JsonNode element)
{
    bool isFound = false;
    if (element.is(JsonKind::Object))
        element.forEachMember([&](JsonNode key, JsonNode) { isFound = isFound || key.text() == "range"; });
    return isFound;
}

} // namespace

bool areCaptions(JsonNode value)
{
    if (!value.is(JsonKind::Array)) return false;
    bool isEmpty = true, isOneOurs = false;
    value.forEachElement([&](JsonNode element) {
        isEmpty = false;
        isOneOurs = isOneOurs || hasRange(element);
    });
    return isEmpty || isOneOurs;
}

const ExtraKey* foreignCaptions(const SidecarClip& clip)
{
    const auto found = std::ranges::find(clip.extra, captionsKey, &ExtraKey::name);
    return found == clip.extra.end() ? nullptr : &*found;
}

} // namespace tagline
