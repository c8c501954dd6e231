#include "core/query/evaluation/QueryLibrary.h"

namespace tagline {

const QueryClip& QueryLibrary::clip(ClipId id) const
{
    static const QueryClip unknown;
    return clips && id.value < clips->clips.size() ? clips->clips[id.value] : unknown;
}

std::vector<ClipId> QueryLibrary::clipsInOrder() const
{
    const std::size_t count = index.clipCount();
    std::vector<bool> isPlaced(count);
    std::vector<ClipId> order;
    order.reserve(count);
    const auto place = [&](ClipId clip) {
        if (clip.value >= count || isPlaced[clip.value]) return;
        isPlaced[clip.value] = true;
        order.push_back(clip);
    };
    if (clips)
        for (const ClipId clip : clips->order) place(clip);
    for (std::uint32_t i = 0; i < count; ++i) place(ClipId(i));
    return order;
}

} // namespace tagline
