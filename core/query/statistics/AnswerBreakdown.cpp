#include "core/query/statistics/AnswerBreakdown.h"

#include <algorithm>
#include <map>

namespace tagline {
namespace {

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? 100.0 * double(part) / double(whole) : 0.0;
}

void sortByFrames(std::vector<AnswerPart>& parts)
{
    std::stable_sort(parts.begin(), parts.end(),
                     [](const AnswerPart& a, const AnswerPart& b) { return a.frames > b.frames; });
}

std::vector<AnswerPart> clipParts(const QueryStatistics& whole, const QueryLibrary& library)
{
    std::vector<AnswerPart> parts;
    for (const ClipStatistics& clip : whole.perClip)
        parts.push_back({library.clip(clip.clip).displayName, 1, clip.ranges.ranges, clip.ranges.frames,
                         clip.ranges.seconds, shareOf(clip.ranges.frames, whole.ranges.frames)});
    sortByFrames(parts);
    return parts;
}

std::vector<AnswerPart> folderParts(const QueryStatistics& whole, const QueryLibrary& library)
{
    std::map<std::string, AnswerPart> byName;
    for (const ClipStatistics& clip : whole.perClip) {
        AnswerPart& part = byName[library.clip(clip.clip).folder];
        ++part.clips;
        part.ranges += clip.ranges.ranges;
        part.frames += clip.ranges.frames;
        part.seconds += clip.ranges.seconds;
    }
    std::vector<AnswerPart> parts;
    for (auto& [name, part] : byName) {
        part.name = name;
        part.percent = shareOf(part.frames, whole.ranges.frames);
        parts.push_back(std::move(part));
    }
    sortByFrames(parts);
    return parts;
}

std::vector<AnswerPart> tagParts(const FrameSet& answer, const QueryStatistics& whole,
                                 const QueryLibrary& library)
{
    std::vector<AnswerPart> parts;
    for (std::uint32_t tag = 0; tag < library.vocabulary.size(); ++tag) {
        const FrameSet common = answer.intersected(library.index.ranges(TagId(tag), library.vocabulary));
        if (common.isEmpty()) continue;
        const QueryStatistics numbers = statistics(common, library);
        parts.push_back({library.vocabulary[TagId(tag)].name, numbers.clips, numbers.ranges.ranges,
                         numbers.ranges.frames, numbers.ranges.seconds,
                         shareOf(numbers.ranges.frames, whole.ranges.frames)});
    }
    sortByFrames(parts);
    return parts;
}

/// The bins' frames and seconds, and in how many clips they are.
std::vector<AnswerPart> lengthParts(const FrameSet& answer, const QueryStatistics& whole,
                                    const QueryLibrary& library, CountedOperand* counted)
{
    std::vector<AnswerPart> parts(whole.histogram.size());
    answer.forEachClip([&](ClipId clip, std::span<const FrameRange> frames) {
        const std::span<const FrameRange> ranges = counted ? counted->in(clip, frames) : frames;
        for (std::size_t at = 0; at < parts.size(); ++at) {
            const LengthBin& bin = whole.histogram[at];
            const std::int64_t before = parts[at].ranges;
            for (const FrameRange& range : ranges) {
                if (range.length() < bin.from || range.length() >= bin.to) continue;
                ++parts[at].ranges;
                parts[at].frames += range.length();
                parts[at].seconds += library.clip(clip).rate.seconds(range.length());
            }
            parts[at].clips += parts[at].ranges > before;
        }
    });
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const LengthBin& bin = whole.histogram[at];
        parts[at].name = std::to_string(bin.from);
        if (bin.to > bin.from + 1) parts[at].name += "–" + std::to_string(bin.to - 1);
        parts[at].percent = shareOf(parts[at].frames, whole.ranges.frames);
    }
    std::erase_if(parts, [](const AnswerPart& part) { return part.ranges == 0; });
    return parts;
}

} // namespace

AnswerBreakdown breakdown(const FrameSet& answer, const QueryLibrary& library, CountedOperand* counted)
{
    AnswerBreakdown parts;
    parts.whole = statistics(answer, library, counted);
    parts.byFolder = folderParts(parts.whole, library);
    parts.byTag = tagParts(answer, parts.whole, library);
    parts.byClip = clipParts(parts.whole, library);
    parts.byLength = lengthParts(answer, parts.whole, library, counted);
    return parts;
}

} // namespace tagline
