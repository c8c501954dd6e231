#pragma once

// CaptionIndex finds the frames of clips on which a caption's text passes a test.
//
// A value, like TagIndex: copies share their captions until one of them changes.

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
    /// The test of a caption's text for an answer. Letters A–Z of texts are lowered before
    /// (core/support/text/AsciiCase.h).
    struct Test
    {
        std::string part;                           ///< substring of the text; ignored if empty
        std::function<bool(std::string_view)> rest; ///< further test of the text; may be null

        bool passes(std::string_view loweredText) const;
    };

    /// Replaces the captions of a clip. Frames past `frames` are never in an answer.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    /// Whether no clip has a caption.
    bool isEmpty() const;
    /// Appends the frames of one clip whose captions pass: canonical, within the clip's frames.
    void frames(const Test& test, ClipId clip, std::vector<FrameRange>& out) const;
    /// Calls `visit(ClipId, std::span<const FrameRange>)` in order of clip for clips with a caption that
    /// passes: with the ranges of frames(), in one reused buffer.
    template<class Visit>
    void forEachClip(const Test& test, Visit&& visit) const;
    /// The clips with other captions than in another index, in order. O(1) if both share them.
    std::vector<ClipId> clipsThatDiffer(const CaptionIndex& other) const;

private:
    struct Text
    {
        std::size_t stop; ///< end of the text in its clip's concatenated texts
        FrameRange range; ///< frames of the clip that the caption describes
    };
    struct ClipCaptions
    {
        Frame frames = 0;
        SharedArray<Caption> captions; ///< authored captions
        SharedArray<char> lowered;     ///< their concatenated texts, searched as one
        SharedArray<Text> texts;       ///< one for each caption
    };

    static void append(const ClipCaptions& clip, const Test& test, std::vector<FrameRange>& out);

    std::shared_ptr<std::vector<ClipCaptions>> m_clips; ///< by ClipId; clips beyond the last have none
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
