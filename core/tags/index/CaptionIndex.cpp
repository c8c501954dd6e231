#include "core/tags/index/CaptionIndex.h"

#include "core/support/AsciiCase.h"
#include "core/support/Unshared.h"

#include <algorithm>

namespace tagline {
namespace {

/// Ranges in order of start, of which those that overlap or touch become one.
void joinFrom(std::size_t first, std::vector<FrameRange>& ranges)
{
    std::size_t last = first;
    for (std::size_t i = first + 1; i < ranges.size(); ++i) {
        if (ranges[i].start <= ranges[last].stop)
            ranges[last].stop = std::max(ranges[last].stop, ranges[i].stop);
        else
            ranges[++last] = ranges[i];
    }
    if (first < ranges.size()) ranges.resize(last + 1);
}

} // namespace

void CaptionIndex::set(ClipId clip, Frame frames, const TagSheet& sheet)
{
    const SharedArray<Caption> captions = frames > 0 ? sheet.sharedCaptions() : SharedArray<Caption>();
    const bool isListed = m_clips && clip.value < m_clips->size();
    if (!isListed && captions.empty()) return;
    if (isListed) {
        const ClipCaptions& known = (*m_clips)[clip.value];
        const bool isSame =
            known.captions.size() == captions.size() && known.captions.data() == captions.data();
        if (isSame && (known.frames == frames || captions.empty())) return;
    }
    std::vector<std::string> lowered;
    for (const Caption& caption : captions) lowered.push_back(asciiLowered(caption.text));
    std::vector<ClipCaptions>& clips = unshared(m_clips);
    if (clips.size() <= clip.value) clips.resize(clip.value + 1);
    clips[clip.value] = {frames, captions, std::move(lowered)};
}

bool CaptionIndex::isEmpty() const
{
    return !m_clips ||
           std::ranges::all_of(*m_clips, [](const ClipCaptions& clip) { return clip.captions.empty(); });
}

void CaptionIndex::append(const ClipCaptions& clip, const Test& test, std::vector<FrameRange>& out)
{
    const std::size_t first = out.size();
    for (std::size_t i = 0; i < clip.captions.size(); ++i) {
        const FrameRange range = clip.captions[i].range.intersected({0, clip.frames});
        if (!range.isEmpty() && test(clip.lowered[i])) out.push_back(range);
    }
    joinFrom(first, out);
}

void CaptionIndex::frames(const Test& test, ClipId clip, std::vector<FrameRange>& out) const
{
    if (m_clips && clip.value < m_clips->size()) append((*m_clips)[clip.value], test, out);
}

std::vector<ClipId> CaptionIndex::clipsThatDiffer(const CaptionIndex& other) const
{
    static const ClipCaptions none;
    if (m_clips == other.m_clips) return {};
    const auto of = [](const CaptionIndex& index, std::size_t clip) -> const ClipCaptions& {
        return index.m_clips && clip < index.m_clips->size() ? (*index.m_clips)[clip] : none;
    };
    const std::size_t count =
        std::max(m_clips ? m_clips->size() : 0, other.m_clips ? other.m_clips->size() : 0);
    std::vector<ClipId> clips;
    for (std::size_t i = 0; i < count; ++i) {
        const ClipCaptions& a = of(*this, i);
        const ClipCaptions& b = of(other, i);
        if (a.captions.empty() && b.captions.empty()) continue;
        if (a.frames != b.frames || !std::ranges::equal(a.captions.span(), b.captions.span()))
            clips.emplace_back(std::uint32_t(i));
    }
    return clips;
}

} // namespace tagline
