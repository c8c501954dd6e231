#pragma once

// WallStripes write the strips of clips straight into a picture: tags as lines, the answer lit. Thousands of
// rows a frame are no work for a painter that sets up each line anew.

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

/// A tag as the wall shows it; by its id.
struct WallTag
{
    QString name;
    QColor colour;
    bool isHidden = false;
    bool isPoint = false; ///< its ranges of one frame are pins

    bool operator==(const WallTag&) const = default;
};

/// The colours of the shown theme, as a picture holds them.
struct WallInks
{
    struct Tag
    {
        QRgb bright = 0;
        QRgb dimmed = 0; ///< of clips without a hit
        int line = -1;   ///< the tag's own line; −1: it is hidden
    };

    std::vector<Tag> tags; ///< by tag id
    int lines = 0;         ///< that the shown tags have
    QRgb well = 0;         ///< behind the tags, as long as the clip
    QRgb lit = 0;          ///< the same where the query finds frames
    QRgb answer = 0;
    QRgb panel = 0;     ///< where no clip is
    QRgb mayPlay = 0;   ///< frames that a driven figure may play
    QRgb played = 0;    ///< and those that it has played
    QRgb differing = 0; ///< frames on which annotators differ
    QRgb empty = 0;     ///< the line of a clip in which nothing is marked
    QRgb faint = 0;     ///< the same in rows so low that the lines of many make an area

    /// A stale answer, to another query than the present one, is grey.
    static WallInks of(std::span<const WallTag> tags, bool isAnswerStale = false);
    const Tag& operator[](std::uint16_t tag) const;
};

/// How the lines of tags share the height of a strip; pixels of the device, from the strip's top.
struct WallLines
{
    bool areOwn = false; ///< each tag has its own, else some share one
    double pitch = 1;    ///< from line to line
    int top = 1;
    int height = 1;

    /// Expects a strip that shows tags as lines.
    static WallLines of(int stripHeight, int tagLines);
    /// The top of a tag's line: of its own, or of the slot that it shares.
    int topOf(int slot, const WallInks::Tag& tag) const;
    /// Whether a strip of that height is high enough that a mouse meets one line of it and not another.
    static bool canBeGrabbed(int stripHeight, int tagLines);
};

/// A range of a tag, packed.
struct WallSpan
{
    Frame start = 0;
    Frame stop = 0;
    std::uint16_t tag = 0;
    std::uint16_t slot = 0; ///< the line where tags share lines
};

/// The ranges of clips in one piece of memory each, packed when they are first seen and again when their tags
/// change. Clips that go are forgotten with clear().
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

/// Where a strip is written: pixels of the device. Frames lie on a line of `width` pixels; what is outside
/// of it is left out.
struct WallStrip
{
    QRgb* pixels = nullptr; ///< of the first line
    std::ptrdiff_t stride = 0;
    int width = 0;
    int height = 0;
    double pixelsPerFrame = 1;
    double left = 0;  ///< the pixel of frame 0; may be negative
    int hairline = 1; ///< the thickness of the thinnest line

    /// Rows `top` and on of a picture.
    static WallStrip in(QImage& picture, int top, int height);
};

/// What a strip shows.
struct WallClip
{
    Frame frames = 0;
    std::span<const WallSpan> spans;
    std::span<const FrameRange> answer;
    bool isDimmed = false;
    std::span<const FrameRange> mayPlay = {}; ///< by a driven figure
    std::span<const FrameRange> played = {};
    std::span<const FrameRange> differing = {}; ///< on which annotators differ
    std::optional<QRgb> ground = {};            ///< of its row, where that is not the panel's
};

/// The ground of a row on both sides of its clip, which writeStrip() covers.
void writeGround(const WallStrip& strip, Frame frames, QRgb colour);
/// A clip in which nothing that is shown is marked is a thin line on its row's ground. Strips of less than
/// seven pixels show one tag at each place, that of the first line, and over it the answer, or while a figure
/// is driven what it has played, and over all where annotators differ. In others what it may play is a line
/// at the top, and where they differ a thicker one.
void writeStrip(const WallStrip& strip, const WallClip& clip, const WallInks& inks);
/// How many lines of a strip, from its top, show where annotators differ.
int linesOfDifferences(int stripHeight);

/// The answer alone, or what was played, or where annotators differ.
void writeAnswer(const WallStrip& strip, std::span<const FrameRange> answer, const WallInks& inks);
void writePlayed(const WallStrip& strip, std::span<const FrameRange> played, const WallInks& inks);
void writeDifferences(const WallStrip& strip, std::span<const FrameRange> differing, const WallInks& inks);

} // namespace tagline
