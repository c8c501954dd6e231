#pragma once

// WallStripes writes the strips of clips directly into a picture: tags as lines, the answer lit. A painter
// that sets up each line anew would be too slow for thousands of rows per frame.

#include <QColor>
#include <QImage>
#include <QRgb>

#include "core/support/StrongId.h"
#include "widgets/library/rows/LibraryModel.h"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace tagline {

/// A tag as shown by the wall; indexed by its id.
struct WallTag
{
    QString name;
    QColor colour;
    bool isHidden = false;
    bool isPoint = false; ///< its ranges of one frame are drawn as pins

    bool operator==(const WallTag&) const = default;
};

/// The colours of the present theme, in the format of pictures.
struct WallInks
{
    struct Tag
    {
        QRgb bright = 0;
        QRgb dimmed = 0; ///< for clips without a hit
        int line = -1;   ///< the tag's own line; −1: hidden
    };

    std::vector<Tag> tags; ///< by tag id
    int lines = 0;         ///< number of lines of the shown tags
    QRgb well = 0;         ///< behind the tags, over the length of the clip
    QRgb lit = 0;          ///< in place of `well` at frames that match the query
    QRgb answer = 0;
    QRgb panel = 0;     ///< beside clips
    QRgb mayPlay = 0;   ///< frames that a driven figure may play
    QRgb played = 0;    ///< frames that a driven figure has played
    QRgb differing = 0; ///< frames on which annotators differ
    QRgb empty = 0;     ///< the line of a clip without any marks
    QRgb faint = 0;     ///< in place of `empty` in rows so low that many lines form an area

    /// The colours for tags. A stale answer, to another query than the present one, is grey.
    static WallInks of(std::span<const WallTag> tags, bool isAnswerStale = false);
    const Tag& operator[](std::uint16_t tag) const;
};

/// The division of a strip's height among the lines of tags; device pixels from the strip's top.
struct WallLines
{
    bool areOwn = false; ///< each tag has its own line, else some share one
    double pitch = 1;    ///< distance of two lines
    int top = 1;
    int height = 1;

    /// Expects a strip that shows tags as lines.
    static WallLines of(int stripHeight, int tagLines);
    /// The top of a tag's line: of its own, or of its shared slot.
    int topOf(int slot, const WallInks::Tag& tag) const;
    /// Whether a strip of that height is high enough for the mouse to distinguish its lines.
    static bool canBeGrabbed(int stripHeight, int tagLines);
};

/// A range of a tag, packed.
struct WallSpan
{
    Frame start = 0;
    Frame stop = 0;
    std::uint16_t tag = 0;
    std::uint16_t slot = 0; ///< the line if tags share lines
};

/// The ranges of clips, each clip's in one block of memory, packed at first use and again when its tags
/// change. Removed clips are forgotten with clear().
class WallSpans
{
public:
    std::span<const WallSpan> of(const LibraryModel& model, int place);
    void clear() { m_packed.clear(); }

private:
    struct Packed
    {
        std::uint64_t revision = 0;
        std::vector<WallSpan> spans;
    };

    std::unordered_map<int, Packed> m_packed;
};

/// The target of a strip, in device pixels. Frames lie on a line of `width`
/// pixels; parts outside it are omitted.
struct WallStrip
{
    QRgb* pixels = nullptr; ///< of the first line
    std::ptrdiff_t stride = 0;
    int width = 0;
    int height = 0;
    double pixelsPerFrame = 1;
    double left = 0;  ///< x of frame 0; may be negative
    int hairline = 1; ///< thickness of the thinnest line

    /// The strip of `height` lines of a picture from `top`.
    static WallStrip in(QImage& picture, int top, int height);
};

/// The content of a strip.
struct WallClip
{
    Frame frames = 0;
    std::span<const WallSpan> spans;
    std::span<const FrameRange> answer;
    bool isDimmed = false;
    std::span<const FrameRange> mayPlay = {}; ///< by a driven figure
    std::span<const FrameRange> played = {};
    std::span<const FrameRange> differing = {}; ///< on which annotators differ
    std::optional<QRgb> ground = {};            ///< of its row, if it differs from the panel's
};

/// Fills a row on both sides of its clip; the clip itself is covered by writeStrip().
void writeGround(const WallStrip& strip, Frame frames, QRgb colour);
/// Writes the strip of a clip. A clip without any visible marks is a thin line on its row's ground. Strips
/// below seven pixels show one tag at each place, that of the first line, and over it the answer, or while a
/// figure is driven the played frames, and on top the differences of annotators. In higher strips the frames
/// that may be played are a line at the top, and the differences a thicker one.
void writeStrip(const WallStrip& strip, const WallClip& clip, const WallInks& inks);
/// Number of lines of a strip, from its top, that show differences of annotators.
int linesOfDifferences(int stripHeight);

/// Write only the answer, the played frames, or the differences of annotators.
void writeAnswer(const WallStrip& strip, std::span<const FrameRange> answer, const WallInks& inks);
void writePlayed(const WallStrip& strip, std::span<const FrameRange> played, const WallInks& inks);
void writeDifferences(const WallStrip& strip, std::span<const FrameRange> differing, const WallInks& inks);

} // namespace tagline
