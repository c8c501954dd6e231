#include "core/io/entries/ForeignCaptions.h"

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

const ExtraKey* extraKey(const SidecarClip& clip, std::string_view name)
{
    const auto found = std::ranges::find(clip.extra, name, &ExtraKey::name);
    return found == clip.extra.end() ? nullptr : &*found;
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

bool areInstances(JsonNode value)
{
    if (!value.is(JsonKind::Object)) return false;
    bool isEmpty = true, isOneOurs = false;
    value.forEachMember([&](JsonNode, JsonNode member) {
        isEmpty = false;
        isOneOurs = isOneOurs || areCaptions(member); // a list, empty or with an object that has a range
    });
    return isEmpty || isOneOurs;
}

const ExtraKey* foreignCaptions(const SidecarClip& clip) { return extraKey(clip, captionsKey); }
const ExtraKey* foreignInstances(const SidecarClip& clip) { return extraKey(clip, instancesKey); }

} // namespace tagline
