#include "core/library/checks/CheckRules.h"

#include "core/tags/vocabulary/SetNames.h"

namespace tagline {

bool saysWhichTags(const TagVocabulary& vocabulary)
{
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (vocabulary[TagId(i)].isRegistered) return true;
    return false;
}

bool isKnownTag(const TagDefinition& tag, const TagVocabulary& vocabulary)
{
    if (tag.isRegistered) return true;
    const auto plain = vocabulary.findNamed(withoutSet(tag.name));
    return plain && vocabulary[*plain].isRegistered;
}

std::vector<FrameRange> canonicalRanges(std::span<const FrameRange> ranges)
{
    const FrameRanges frames = FrameRanges::canonical({ranges.begin(), ranges.end()});
    return {frames.begin(), frames.end()};
}

std::optional<FrameRanges> brokenFrames(const LibraryCheck& check, const FrameRanges& found, Frame frames)
{
    switch (check.expectation) {
    case CheckExpectation::None:
        return found.isEmpty() ? std::nullopt : std::optional(found);
    case CheckExpectation::Some:
        return found.isEmpty() ? std::optional(FrameRanges()) : std::nullopt;
    case CheckExpectation::All:
        break;
    }
    const FrameRanges missing = found.complemented(frames);
    return missing.isEmpty() ? std::nullopt : std::optional(missing);
}

} // namespace tagline
