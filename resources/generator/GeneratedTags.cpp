#include "resources/generator/GeneratedTags.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tagline::generated {
namespace {

using Ranges = std::vector<std::pair<int, int>>;

/// Ranges one behind the other, each in a part of the clip of its own.
Ranges spread(int count, int least, int most, int frames, RandomNumbers& random)
{
    Ranges ranges;
    const int part = frames / count;
    for (int i = 0; i < count && part >= 2; ++i) {
        const int length = std::min(random.between(least, most), part - 1);
        const int start = i * part + random.between(0, part - 1 - length);
        ranges.emplace_back(start, start + length);
    }
    return ranges;
}

Ranges rangesOf(RangeKind kind, int frames, RandomNumbers& random)
{
    if (kind == RangeKind::ManyAndShort)
        return spread(std::min(30, std::max(frames / 8, 1)), 3, 20, frames, random);
    if (random.share() >= 0.3) return {};
    return spread(random.between(1, 3), 100, 600, frames, random);
}

RangeKind kindOf(int tag, const TagShape& shape)
{
    const bool isOther = shape.isMixed && tag % 2 == 1;
    const bool isLong = (shape.ranges == RangeKind::FewAndLong) != isOther;
    return isLong ? RangeKind::FewAndLong : RangeKind::ManyAndShort;
}

std::string tagName(int tag)
{
    const std::string number = std::to_string(tag + 1);
    return "Tag" + std::string(number.size() < 2 ? 1 : 0, '0') + number;
}

} // namespace

std::string generatedSidecar(const std::string& modelName, const std::string& clipName, int frames,
                             const TagShape& shape, RandomNumbers& random)
{
    std::string text = "{\n  \"format\": \"tagline.tags\",\n  \"version\": 1,\n  \"source\": \"" + modelName +
                       "\",\n  \"clips\": [\n    {\n      \"name\": \"" + clipName +
                       "\",\n      \"frames\": " + std::to_string(frames) +
                       ",\n      \"rate\": [120, 1],\n      \"tags\": {";
    bool isFirst = true;
    for (int tag = 0; tag < shape.tags; ++tag) {
        const Ranges ranges = rangesOf(kindOf(tag, shape), frames, random);
        if (ranges.empty()) continue;
        text += std::exchange(isFirst, false) ? "\n        \"" : ",\n        \"";
        text += tagName(tag) + "\": [";
        for (std::size_t i = 0; i < ranges.size(); ++i)
            text += (i > 0 ? ", [" : "[") + std::to_string(ranges[i].first) + ", " +
                    std::to_string(ranges[i].second) + "]";
        text += "]";
    }
    return text + "\n      }\n    }\n  ]\n}\n";
}

} // namespace tagline::generated
