#pragma once

// Authored ranges as drawings: a letter a range, so that ranges which touch can be told apart: "aaa.bbccc".

#include "core/tags/sheet/TagSheet.h"

#include <QString>

#include <string_view>
#include <vector>

namespace tagline::test {

/// The ranges of a drawing: runs of one letter.
inline std::vector<FrameRange> authored(std::string_view drawing)
{
    std::vector<FrameRange> ranges;
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        if (drawing[i] == '.') continue;
        if (i > 0 && drawing[i - 1] == drawing[i])
            ranges.back().stop = Frame(i) + 1;
        else
            ranges.push_back({Frame(i), Frame(i) + 1});
    }
    return ranges;
}

/// The drawing of ranges over `frames` frames, lettered a, b, c … in their order.
inline QString drawn(std::span<const FrameRange> ranges, Frame frames)
{
    QString text(frames, '.');
    for (std::size_t i = 0; i < ranges.size(); ++i)
        for (Frame frame = ranges[i].start; frame < ranges[i].stop && frame < frames; ++frame)
            text[frame] = QChar('a' + char(i % 26));
    return text;
}

/// A sheet with one lane.
inline TagSheet sheetOf(TagId tag, std::string_view drawing)
{
    return TagSheet().withRanges(tag, authored(drawing));
}

} // namespace tagline::test
