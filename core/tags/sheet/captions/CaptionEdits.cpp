#include "core/tags/sheet/captions/CaptionEdits.h"

#include <algorithm>

namespace tagline {
namespace {

/// The caption within the clip, without blanks at the ends of its text.
Caption cutToClip(Caption caption, Frame clipFrames)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = caption.text.find_first_not_of(blanks);
    const std::size_t last = caption.text.find_last_not_of(blanks);
    caption.text = first == std::string::npos ? std::string() : caption.text.substr(first, last - first + 1);
    caption.range = caption.range.intersected({0, clipFrames});
    return caption;
}

} // namespace

TagSheet withCaptionAdded(const TagSheet& sheet, Caption caption, Frame clipFrames)
{
    return withCaptionsAdded(sheet, {&caption, 1}, clipFrames);
}

TagSheet withCaptionsAdded(const TagSheet& sheet, std::span<const Caption> captions, Frame clipFrames)
{
    std::vector<Caption> all(sheet.captions().begin(), sheet.captions().end());
    for (const Caption& each : captions) {
        Caption caption = cutToClip(each, clipFrames);
        if (!caption.range.isEmpty() && !caption.text.empty()) all.push_back(std::move(caption));
    }
    return all.size() == sheet.captions().size() ? sheet : sheet.withCaptions(std::move(all));
}

TagSheet withCaptionRemoved(const TagSheet& sheet, const Caption& caption)
{
    std::vector<Caption> captions(sheet.captions().begin(), sheet.captions().end());
    return std::erase(captions, caption) > 0 ? sheet.withCaptions(std::move(captions)) : sheet;
}

TagSheet withCaptionReplaced(const TagSheet& sheet, const Caption& before, Caption after, Frame clipFrames)
{
    const bool isThere = std::ranges::binary_search(sheet.captions(), before);
    return isThere ? withCaptionAdded(withCaptionRemoved(sheet, before), std::move(after), clipFrames)
                   : sheet;
}

} // namespace tagline
