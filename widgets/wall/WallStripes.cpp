#include "widgets/wall/WallStripes.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr int sharedLines = 4;       ///< the slots of strips (app/presenters/library/StripSlots.h)
constexpr int leastPitch = 3;        ///< pixels from line to line, where each tag has its own
constexpr int lowestWithLines = 7;   ///< pixels of a strip's height
constexpr double litShare = 0.3;     ///< of the answer's colour, behind tags
constexpr double mayPlayShare = 0.4; ///< of the accent's colour
constexpr double dimmedShare = 0.4;  ///< of the tags' colours, in clips without a hit

/// Columns of pixels, from `begin` to before `end`.
struct Columns
{
    int begin = 0;
    int end = 0;
    bool isEmpty() const { return end <= begin; }
};

/// At least one pixel of every range that is in sight.
Columns columnsOf(const WallStrip& strip, Frame start, Frame stop)
{
    const double begin = strip.left + start * strip.pixelsPerFrame;
    const double end = strip.left + stop * strip.pixelsPerFrame;
    if (end <= 0 || begin >= strip.width) return {};
    const int first = int(std::max(begin, 0.0));
    const int last = end >= strip.width ? strip.width : int(end);
    return {first, std::max(last, first + 1)};
}

void fill(const WallStrip& strip, Columns columns, int top, int bottom, QRgb colour)
{
    for (int line = top; line < bottom; ++line)
        std::fill_n(strip.pixels + line * strip.stride + columns.begin, columns.end - columns.begin, colour);
}

/// Fills each range; those that lie in a pixel that was just filled cost nothing.
void fillRanges(const WallStrip& strip, std::span<const FrameRange> ranges, int top, int bottom, QRgb colour)
{
    int filled = 0;
    for (const FrameRange& range : ranges) {
        Columns columns = columnsOf(strip, range.start, range.stop);
        columns.begin = std::max(columns.begin, filled);
        if (columns.isEmpty()) continue;
        fill(strip, columns, top, bottom, colour);
        filled = columns.end;
    }
}

void writeTags(const WallStrip& strip, const WallClip& clip, const WallInks& inks)
{
    const bool isFlat = strip.height < lowestWithLines;
    const WallLines lines = WallLines::of(strip.height, inks.lines);
    int tag = -1, filled = 0;
    for (const WallSpan& span : clip.spans) {
        const WallInks::Tag& ink = inks[span.tag];
        if (ink.line < 0) continue;
        if (span.tag != tag) filled = 0;
        tag = span.tag;
        Columns columns = columnsOf(strip, span.start, span.stop);
        columns.begin = std::max(columns.begin, filled);
        if (columns.isEmpty()) continue;
        filled = columns.end;
        const int top = isFlat ? 0 : lines.topOf(span.slot, ink);
        const int bottom = isFlat ? strip.height : std::min(top + lines.height, strip.height);
        fill(strip, columns, top, bottom, clip.isDimmed ? ink.dimmed : ink.bright);
    }
}

} // namespace

WallInks WallInks::of(std::span<const WallTag> tags, bool isAnswerStale)
{
    const Theme& colours = theme();
    WallInks inks;
    inks.well = colours.sunken.rgb();
    const QColor answer = isAnswerStale ? colours.hint : colours.query;
    inks.lit = mixed(answer, colours.sunken, litShare).rgb();
    inks.answer = answer.rgb();
    inks.panel = colours.panel.rgb();
    inks.played = colours.accent.rgb();
    inks.differing = colours.warning.rgb();
    inks.empty = emptyStripColour().rgb();
    inks.faint = colours.border.rgb();
    inks.mayPlay = mixed(colours.accent, colours.sunken, mayPlayShare).rgb();
    inks.tags.reserve(tags.size());
    for (const WallTag& tag : tags) {
        const TagShades& shades = tagShades(tag.colour);
        const QColor shown = colours.isLight ? shades.rim : shades.fill;
        inks.tags.push_back(
            {shown.rgb(), mixed(shown, colours.sunken, dimmedShare).rgb(), tag.isHidden ? -1 : inks.lines++});
    }
    return inks;
}

const WallInks::Tag& WallInks::operator[](std::uint16_t tag) const
{
    static const Tag unknown; // a tag that came a moment ago: its colour is not known yet
    return tag < tags.size() ? tags[tag] : unknown;
}

WallLines WallLines::of(int stripHeight, int tagLines)
{
    WallLines lines;
    const int room = stripHeight - 2;
    lines.areOwn = tagLines > 0 && room / tagLines >= leastPitch;
    lines.pitch = double(room) / (lines.areOwn ? tagLines : sharedLines);
    lines.height = std::clamp(int(lines.pitch * 0.7), 1, 6);
    return lines;
}

int WallLines::topOf(int slot, const WallInks::Tag& tag) const
{
    const int line = areOwn ? tag.line : std::min(slot, sharedLines - 1);
    return top + int(line * pitch + (pitch - height) / 2);
}

bool WallLines::canBeGrabbed(int stripHeight, int tagLines)
{
    return stripHeight >= lowestWithLines && of(stripHeight, tagLines).pitch >= leastPitch;
}

std::span<const WallSpan> WallSpans::of(const LibraryModel& model, int place)
{
    Packed& packed = m_packed[place];
    const std::uint64_t revision = model.revisionAt(std::size_t(place));
    if (packed.revision == revision) return packed.spans;
    packed.revision = revision;
    packed.spans.clear();
    const std::vector<StripBar>& bars = model.rows()[std::size_t(place)].bars;
    const Frame frames = model.rows()[std::size_t(place)].frames;
    for (auto bar = bars.rbegin(); bar != bars.rend(); ++bar) // the first tags come last, over the others
        for (const FrameRange& range : bar->ranges)
            if (range.start < frames)
                packed.spans.push_back({range.start, std::min(range.stop, frames),
                                        std::uint16_t(bar->tag.value), std::uint16_t(bar->lane)});
    return packed.spans;
}

WallStrip WallStrip::in(QImage& picture, int top, int height)
{
    WallStrip strip;
    strip.stride = picture.bytesPerLine() / std::ptrdiff_t(sizeof(QRgb));
    strip.pixels = reinterpret_cast<QRgb*>(picture.bits()) + top * strip.stride;
    strip.width = picture.width();
    strip.height = height;
    return strip;
}

void writeAnswer(const WallStrip& strip, std::span<const FrameRange> answer, const WallInks& inks)
{
    fillRanges(strip, answer, 0, strip.height, inks.answer);
}

void writePlayed(const WallStrip& strip, std::span<const FrameRange> played, const WallInks& inks)
{
    fillRanges(strip, played, 0, strip.height, inks.played);
}

int linesOfDifferences(int stripHeight)
{
    return stripHeight < lowestWithLines ? stripHeight : std::clamp(stripHeight / 4, 2, 6);
}

void writeDifferences(const WallStrip& strip, std::span<const FrameRange> differing, const WallInks& inks)
{
    fillRanges(strip, differing, 0, linesOfDifferences(strip.height), inks.differing);
}

void writeGround(const WallStrip& strip, Frame frames, QRgb colour)
{
    const Columns clip = columnsOf(strip, 0, frames);
    if (clip.isEmpty()) return fill(strip, {0, strip.width}, 0, strip.height, colour);
    fill(strip, {0, clip.begin}, 0, strip.height, colour);
    fill(strip, {clip.end, strip.width}, 0, strip.height, colour);
}

namespace {

bool isEmpty(const WallClip& clip, const WallInks& inks)
{
    return clip.answer.empty() && clip.mayPlay.empty() && clip.played.empty() && clip.differing.empty() &&
           std::none_of(clip.spans.begin(), clip.spans.end(),
                        [&](const WallSpan& span) { return inks[span.tag].line >= 0; });
}

void writeEmpty(const WallStrip& strip, Columns whole, QRgb ground, const WallInks& inks)
{
    const int thickness = std::min(strip.hairline, strip.height);
    const int top = (strip.height - thickness) / 2;
    fill(strip, whole, 0, strip.height, ground);
    fill(strip, whole, top, top + thickness,
         strip.height < lowestWithLines * strip.hairline ? inks.faint : inks.empty);
}

/// One line is written, and copied to the others.
void writeFlat(WallStrip strip, Columns whole, const WallClip& clip, const WallInks& inks)
{
    const int height = std::exchange(strip.height, 1);
    const bool isDriven = !clip.mayPlay.empty() || !clip.played.empty();
    fill(strip, whole, 0, 1, inks.well);
    fillRanges(strip, clip.mayPlay, 0, 1, inks.mayPlay);
    writeTags(strip, clip, inks);
    if (!isDriven) writeAnswer(strip, clip.answer, inks);
    writePlayed(strip, clip.played, inks);
    writeDifferences(strip, clip.differing, inks);
    const QRgb* first = strip.pixels + whole.begin;
    for (int line = 1; line < height; ++line)
        std::copy_n(first, whole.end - whole.begin, strip.pixels + line * strip.stride + whole.begin);
}

} // namespace

void writeStrip(const WallStrip& strip, const WallClip& clip, const WallInks& inks)
{
    const Columns whole = columnsOf(strip, 0, clip.frames);
    if (whole.isEmpty()) return;
    if (isEmpty(clip, inks)) return writeEmpty(strip, whole, clip.ground.value_or(inks.panel), inks);
    if (strip.height < lowestWithLines) return writeFlat(strip, whole, clip, inks);
    fill(strip, whole, 0, strip.height, inks.well);
    fillRanges(strip, clip.answer, 0, strip.height, inks.lit);
    writeTags(strip, clip, inks);
    const int line = std::clamp(strip.height / 8, 1, 4);
    fillRanges(strip, clip.answer, strip.height - line, strip.height, inks.answer);
    fillRanges(strip, clip.mayPlay, 0, std::max(line / 2, 1), inks.mayPlay);
    fillRanges(strip, clip.played, 0, line + 1, inks.played);
    writeDifferences(strip, clip.differing, inks);
}

} // namespace tagline
