#include "core/library/edits/InstanceJoining.h"

#include <algorithm>
#include <vector>

namespace tagline {
namespace {

/// The tag, and those of named sets that have no definition of their own.
std::vector<TagId> switchedTogether(const TagVocabulary& vocabulary, TagId tag)
{
    std::vector<TagId> tags = vocabulary.inSets(vocabulary[tag].name);
    std::erase_if(tags, [&](TagId other) { return other == tag || vocabulary[other].isRegistered; });
    tags.push_back(tag);
    return tags;
}

} // namespace

bool isCountedInFiles(const TagVocabulary& vocabulary, std::string_view name)
{
    const auto isSo = [&](TagId tag) { return vocabulary[tag].isCounted && !vocabulary[tag].isRegistered; };
    const auto own = vocabulary.findNamed(name);
    return (own && isSo(*own)) || std::ranges::any_of(vocabulary.inSets(name), isSo);
}

JoinedInstances joinedInstances(const ClipLibrary& library, TagId tag)
{
    const std::vector<TagId> tags = switchedTogether(library.vocabulary(), tag);
    const auto isValued = [](const TagInstance& each) { return !each.values.empty(); };
    JoinedInstances joined;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        const TagSheet& sheet = library.clip(ClipId(i)).sheet;
        bool hasAny = false;
        for (const TagId each : tags) {
            const auto instances = sheet.instances(each);
            if (instances.empty()) continue;
            hasAny = true;
            joined.instances += std::int64_t(instances.size());
            joined.ranges += std::int64_t(sheet.ranges(each).size());
            joined.valued += std::ranges::count_if(instances, isValued);
        }
        joined.clips += hasAny;
    }
    return joined;
}

} // namespace tagline
