#pragma once

// CaptionIndex answers on which frames of which clips a caption passes a test of its text.
//
// A value, as TagIndex is: copies share their captions until one of them changes.

#include "core/support/StrongId.h"
#include "core/tags/sheet/TagSheet.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

class CaptionIndex
{
public:
    /// What a caption must have to be in the answer. Texts have their letters A–Z lowered
    /// (core/support/text/AsciiCase.h).
    struct Test
    {
        std::string part;                           ///< stands in its text; none where empty
        std::function<bool(std::string_view)> rest; ///< passes the text, where there is more to ask

        bool passes(std::string_view loweredText) const;
    };

    /// Replaces what is known of a clip's captions. What lies past `frames` is never in an answer.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    /// Whether no clip has a caption.
    bool isEmpty() const;
    /// Appends the frames of one clip whose captions pass: canonical, within the clip's frames.
    void frames(const Test& test, ClipId clip, std::vector<FrameRange>& out) const;
    /// Calls `visit(ClipId, std::span<const FrameRange>)` in order of clip for those in which a caption
    /// passes: the same ranges as frames(), in one buffer that is used again.
    template<class Visit>
    void forEachClip(const Test& test, Visit&& visit) const;
    /// The clips whose captions are others than in another index, in order. O(1) where both share them.
    std::vector<ClipId> clipsThatDiffer(const CaptionIndex& other) const;

private:
    struct Text
    {
        std::size_t stop; ///< where it ends among the texts of its clip
        FrameRange range; ///< the frames of the clip that it says something of
    };
    struct ClipCaptions
    {
        Frame frames = 0;
        SharedArray<Caption> captions; ///< as authored
        SharedArray<char> lowered;     ///< their texts, one behind another: searched as one
        SharedArray<Text> texts;       ///< of each caption
    };

    static void append(const ClipCaptions& clip, const Test& test, std::vector<FrameRange>& out);

    std::shared_ptr<std::vector<ClipCaptions>> m_clips; ///< by ClipId; clips behind the last have none
};

template<class Visit>
void CaptionIndex::forEachClip(const Test& test, Visit&& visit) const
{
    if (!m_clips) return;
    std::vector<FrameRange> ranges;
    for (std::size_t i = 0; i < m_clips->size(); ++i) {
        ranges.clear();
        append((*m_clips)[i], test, ranges);
        if (!ranges.empty()) visit(ClipId(std::uint32_t(i)), std::span<const FrameRange>(ranges));
    }
}

} // namespace tagline
