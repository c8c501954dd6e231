#pragma once

// Ranges written as drawings, so that a test's input can be read: ranges("..####..##").

#include "core/time/FrameRanges.h"

#include <string>
#include <string_view>

namespace tagline::test {

/// The frames drawn with anything but '.', as canonical ranges.
inline FrameRanges ranges(std::string_view drawing)
{
    std::vector<FrameRange> found;
    for (std::size_t frame = 0; frame < drawing.size(); ++frame)
        if (drawing[frame] != '.') found.push_back({Frame(frame), Frame(frame) + 1});
    return FrameRanges::canonical(std::move(found));
}

/// The drawing of ranges over `frames` frames: '#' inside, '.' outside.
inline std::string drawing(const FrameRanges& ranges, Frame frames)
{
    std::string text(std::size_t(frames), '.');
    for (const FrameRange& range : ranges)
        for (Frame frame = range.start; frame < range.stop && frame < frames; ++frame)
            text[std::size_t(frame)] = '#';
    return text;
}

} // namespace tagline::test
