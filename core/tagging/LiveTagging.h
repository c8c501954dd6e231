#pragma once

// LiveTagging turns presses and releases of tag keys, while a clip plays or is stepped through, into strokes:
// frames of one tag that become one edit when the stroke ends.
//
//   short press     starts a range at the playhead; the next press stops it
//   hold            over 250 ms: tags the frames from the press to the release
//   Shift + press   latches a brush: every frame the playhead passes; the next press ends it
//   Shift+Ctrl      the same brush takes frames away
//
// A range may also start without a tag: the next short press gives it one, and ends it.
//
// A press in which the playhead stays where it is, paused, is a short one however long it takes.
// Knows no clock and no window: every call says when it is, and where the playhead is.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRanges.h"
#include "core/time/FrameRate.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The state of playing at one time. Expects a usable rate and `playhead` within `part`.
struct LiveMoment
{
    std::int64_t milliseconds = 0; ///< of any clock that never goes back
    Frame playhead = 0;
    FrameRange part{0, 1}; ///< frames that play: the clip, or its loop range
    FrameRate rate;
    bool isPlaying = false;
    double speed = 1.0; ///< negative: backwards
};

/// Action of a tag key.
enum class LiveKey { Tag, Brush, Eraser };

/// The way in which a stroke treats the frames it passes.
enum class LiveStrokeKind {
    Pressed, ///< its key is down, and may become a hold or a start
    Started, ///< a short press started it: it grows with the playhead until the next press
    Brush,
    Eraser
};

/// A stroke that is under way.
struct LiveStroke
{
    TagId tag;
    LiveStrokeKind kind = LiveStrokeKind::Pressed;
    Frame anchor = 0;               ///< beginning of the part that follows the playhead
    Frame last = 0;                 ///< end of that part: the playhead's frame, less the reaction
    std::int64_t pressed = 0;       ///< when
    std::int64_t followed = 0;      ///< when it last followed the playhead
    bool hasMoved = false;          ///< the playhead left the frame of the press
    std::vector<FrameRange> passed; ///< frames that stay, wherever the playhead goes; in any order

    bool isPainting() const { return kind == LiveStrokeKind::Brush || kind == LiveStrokeKind::Eraser; }
    /// The frames of the stroke so far.
    FrameRanges frames() const;
};

/// A stroke that ended, to be made an edit.
struct LiveEdit
{
    TagId tag;
    bool isErasing = false;
    FrameRanges frames;
};

class LiveTagging
{
public:
    static constexpr std::int64_t holdMilliseconds = 250;

    /// How long a person takes from seeing to pressing; while playing, strokes begin and end that much
    /// earlier (times the speed). Expects ≥ 0.
    void setReaction(std::int64_t milliseconds) { m_reaction = milliseconds; }
    std::int64_t reaction() const { return m_reaction; }

    /// A key went down. The answer is what this ended.
    std::vector<LiveEdit> press(TagId tag, LiveKey key, const LiveMoment& moment);
    /// A key went up. Keys that no stroke knows are ignored.
    std::vector<LiveEdit> release(TagId tag, const LiveMoment& moment);
    /// Ends what runs of one tag where that of the next begins: [start, now) and from now on. Nothing, and
    /// nothing ends, where the playhead has not moved on. Expects that `from` has a stroke and `to` has none.
    std::optional<std::vector<LiveEdit>> goOn(TagId from, TagId to, const LiveMoment& moment);
    /// Ends what runs of a tag before the frame of now, which is another's: [start, now). Where it began in
    /// this frame nothing is left of it. Expects that the tag has a stroke.
    std::optional<LiveEdit> endBefore(TagId tag, const LiveMoment& moment);
    /// Starts a range that has no tag yet; one that was started before is forgotten. The next press of a
    /// tag's key (not its brush or eraser) ends it as a range of that tag.
    void startUnnamed(const LiveMoment& moment);
    /// Ends the range that has no tag, and says its frames; none if there is none.
    std::optional<FrameRange> stopUnnamed(const LiveMoment& moment);
    /// The frames so far of the range that has no tag.
    std::optional<FrameRange> unnamed() const;
    /// The playhead is elsewhere, or playing began or stopped. True where strokes look different now.
    bool move(const LiveMoment& moment);
    /// Ends all strokes: frames they passed are tagged. Ranges that were only started are forgotten if
    /// `keepsStarted` is false, the one that has no tag always.
    std::vector<LiveEdit> finish(const LiveMoment& moment, bool keepsStarted);
    /// Forgets all strokes, and the range that has no tag.
    void cancel()
    {
        m_strokes.clear();
        m_unnamed.reset();
    }
    /// Forgets the stroke of one tag, if any.
    void cancel(TagId tag)
    {
        std::erase_if(m_strokes, [tag](const LiveStroke& stroke) { return stroke.tag == tag; });
    }

    /// In the order of their presses; of each tag one at most.
    std::span<const LiveStroke> strokes() const { return m_strokes; }
    /// Whether nothing is under way, with a tag or without.
    bool isIdle() const { return m_strokes.empty() && !m_unnamed; }

private:
    Frame lag(const LiveMoment& moment) const;
    Frame frameOf(const LiveMoment& moment) const;
    void follow(LiveStroke& stroke, const LiveMoment& moment) const;
    std::vector<LiveEdit> end(std::vector<LiveStroke>::iterator stroke, const LiveMoment& moment);

    std::vector<LiveStroke> m_strokes;
    std::optional<LiveStroke> m_unnamed; ///< its tag is none
    std::int64_t m_reaction = 0;
};

/// A sheet with the edit of a stroke, settled (core/tagging/SettledEdits.h).
TagSheet withLiveEdit(const TagSheet& sheet, const LiveEdit& edit, const TagVocabulary& vocabulary,
                      Frame clipFrames);

} // namespace tagline
