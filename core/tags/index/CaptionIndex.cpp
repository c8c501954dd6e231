#include "core/tags/index/CaptionIndex.h"

#include "core/support/Unshared.h"
#include "core/support/text/AsciiCase.h"

#include <algorithm>
#include <cstring>

namespace tagline {
namespace {

/// The offset of `part` in a text, at or after `from`; npos if there is none.
std::size_t placeOf(std::string_view part, std::string_view text, std::size_t from)
{
    if (part.empty()) return from;
    if (text.size() - from < part.size()) return std::string_view::npos;
#ifdef __GLIBC__ // glibc's search skips several characters at a time
    const void* place = ::memmem(text.data() + from, text.size() - from, part.data(), part.size());
    return place ? std::size_t(static_cast<const char*>(place) - text.data()) : std::string_view::npos;
#else
    return text.find(part, from);
#endif
}

/// Joins ranges, in order of start, that overlap or touch.
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

bool CaptionIndex::Test::passes(std::string_view loweredText) const
{
    return loweredText.find(part) != std::string_view::npos && (!rest || rest(loweredText));
}

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
    std::vector<char> lowered;
    std::vector<Text> texts;
    for (const Caption& caption : captions) {
        const std::string text = asciiLowered(caption.text);
        lowered.insert(lowered.end(), text.begin(), text.end());
        texts.push_back({lowered.size(), caption.range.intersected({0, frames})});
    }
    std::vector<ClipCaptions>& clips = unshared(m_clips);
    if (clips.size() <= clip.value) clips.resize(clip.value + 1);
    clips[clip.value] = {frames, captions, std::move(lowered), std::move(texts)};
}

bool CaptionIndex::isEmpty() const
{
    return !m_clips ||
           std::ranges::all_of(*m_clips, [](const ClipCaptions& clip) { return clip.captions.empty(); });
}

// The part is searched in all texts of the clip at once: most clips lack it, and are skipped quickly.
void CaptionIndex::append(const ClipCaptions& clip, const Test& test, std::vector<FrameRange>& out)
{
    const std::string_view lowered(clip.lowered.data(), clip.lowered.size());
    const std::size_t first = out.size();
    std::size_t from = 0;
    for (std::size_t i = 0; i < clip.texts.size();) {
        const std::size_t place = placeOf(test.part, lowered, from);
        if (place == std::string_view::npos) break;
        while (clip.texts[i].stop < place + test.part.size()) ++i;
        const std::size_t start = i == 0 ? 0 : clip.texts[i - 1].stop;
        from = std::max(from, start);
        if (place < start) continue; // it begins in the text before
        const Text& text = clip.texts[i++];
        const bool passes = !test.rest || test.rest(lowered.substr(start, text.stop - start));
        if (passes && !text.range.isEmpty()) out.push_back(text.range);
        from = text.stop;
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
