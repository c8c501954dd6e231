#include "core/tags/sheet/captions/Caption.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace tagline {

std::strong_ordering Caption::operator<=>(const Caption& other) const
{
    return std::tie(range.start, range.stop, text, author, language, set) <=>
           std::tie(other.range.start, other.range.stop, other.text, other.author, other.language, other.set);
}

std::vector<Caption> inOrder(std::vector<Caption> captions)
{
    std::sort(captions.begin(), captions.end());
    captions.erase(std::unique(captions.begin(), captions.end()), captions.end());
    return captions;
}

std::vector<Caption> mergedCaptions(std::span<const Caption> base, std::span<const Caption> ours,
                                    std::span<const Caption> theirs)
{
    std::vector<Caption> either;
    std::set_union(ours.begin(), ours.end(), theirs.begin(), theirs.end(), std::back_inserter(either));
    std::erase_if(either, [&](const Caption& caption) {
        const auto isIn = [&](std::span<const Caption> version) {
            return std::binary_search(version.begin(), version.end(), caption);
        };
        return isIn(base) && !(isIn(ours) && isIn(theirs));
    });
    return either;
}

} // namespace tagline
