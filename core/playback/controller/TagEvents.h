#pragma once

// TagEvents says what tags a playhead enters, leaves and crosses: never one too few, never one too many,
// however time is cut into steps.
//
//     tag            [=======)              ranges hold their start and not their stop
//     playing      ──▶entered ──▶left
//     backwards    ◀──left     ◀──entered
//     point                       |         crossed, either way
//
// A clip that loops is left at its last frame and entered at its first, which are one moment: a range that
// reaches the end is left there, and one that begins at the beginning is entered there. A range on the last
// frame alone is entered and left in that moment. A clip that plays once stays on its last frame and in its
// ranges.

#include "core/playback/ClipClock.h"
#include "core/support/StrongId.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/time/FrameRange.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

enum class TagEventKind : std::uint8_t {
    Entered, ///< the playhead came into a range
    Left,    ///< it went out of one
    Crossed  ///< it came to a point, or went back over it
};

enum class PlayDirection : std::uint8_t { Forwards, Backwards };

struct TagEvent
{
    TagEventKind kind = TagEventKind::Entered;
    PlayDirection direction = PlayDirection::Forwards;
    TagId tag;
    std::uint32_t range = 0; ///< position among the ranges that the tracker was given
    Frame frame = 0;         ///< the edge that was passed; where the playhead is, for jumps
    std::int64_t loop =
        0; ///< in which round of the clip; see ClipClock::loops(). PingPong: counts ways, there and back two
    std::uint32_t track = 0; ///< filled in by a controller
    float weight = 1.0f;     ///< filled in by a controller: the track's share in the pose after the step
    /// Filled in by a controller where a curve leads the track's time: its now() when the edge was passed.
    std::optional<std::int64_t> time = {};
};

/// An authored range or point to listen to.
struct EventRange
{
    TagId tag;
    FrameRange range;     ///< empty ones are ignored
    bool isPoint = false; ///< only its start counts

    bool operator==(const EventRange&) const = default;
};

/// All ranges of a sheet. `isPoint` tells by tag.
std::vector<EventRange> eventRanges(const TagSheet& sheet, const std::function<bool(TagId)>& isPoint);

/// Follows one playhead. Entered and Left of a range alternate strictly. `tell` is called with each TagEvent,
/// in the order in which the playhead meets them. Allocates only in the constructor.
class TagEventTracker
{
public:
    using Moment = ClipClock::Moment;

    TagEventTracker() = default;
    /// Expects ranges within [0, frames).
    TagEventTracker(std::span<const EventRange> ranges, Frame frames);

    bool isEmpty() const { return m_ranges.empty(); }
    bool isFollowing() const { return m_isFollowing; }
    std::span<const EventRange> ranges() const { return m_ranges; }
    bool isInside(std::size_t range) const { return m_isInside[range]; }

    /// The playhead is there and was nowhere before: enters what holds there, crosses points there.
    template<class Function>
    void begin(const Moment& at, Function&& tell)
    {
        m_isFollowing = true;
        settle(at, PlayDirection::Forwards, true, tell);
    }

    /// The playhead goes away: leaves all.
    template<class Function>
    void end(const Moment& at, Function&& tell)
    {
        for (std::uint32_t i = 0; i < m_ranges.size(); ++i)
            if (m_isInside[i]) set(i, false, {PlayDirection::Forwards, frameOf(at), at.loops}, tell);
        m_isFollowing = false;
    }

    /// The playhead was put elsewhere (or the clock's rate changed): enters and leaves ranges that differ,
    /// and skips those between.
    template<class Function>
    void jump(const Moment& to, Function&& tell)
    {
        settle(to, PlayDirection::Forwards, true, tell);
    }

    /// The playhead turns round where it is now: the points there were met.
    void rest(const Moment& at)
    {
        m_hasBegunHere = true;
        m_begunAt = unfolded(at);
    }

    /// The playhead ran from where it was to another moment of the same clock, as ClipClock::advance moved
    /// it. Costs as much as there are edges on the way, over all rounds.
    template<class Function>
    void run(const Moment& from, const Moment& to, LoopMode mode, Function&& tell)
    {
        if (mode == LoopMode::PingPong) return runThereAndBack(from, to, tell);
        const Position start = unfolded(from);
        const Position stop = unfolded(to);
        if (start == stop) return;
        const bool isForwards = stop > start;
        if (isForwards)
            runForwards(start, stop, from, mode, tell);
        else
            runBackwards(start, stop, from, mode, tell);
        m_hasBegunHere = false;
        settle(to, isForwards ? PlayDirection::Forwards : PlayDirection::Backwards, false, tell);
        if (staysAtEnd(mode) && !isForwards && to.ticks == 0) arriveAtBeginning(to, tell);
    }

private:
    using Position = Moment::Ticks; ///< ticks since the beginning of round 0

    /// A start or a stop, in the order in which a playhead meets them running forwards.
    struct Edge
    {
        Frame frame = 0;
        std::uint32_t range = 0;
        bool isStart = false;
    };

    struct Where
    {
        PlayDirection direction;
        Frame frame;
        std::int64_t loop;
    };

    static Position unfolded(const Moment& at) { return at.period * at.loops + at.ticks; }
    static Frame frameOf(const Moment& at) { return Frame(at.ticks / at.ticksPerFrame); }
    static std::vector<Edge> edgesOf(std::span<const EventRange> ranges, Frame last);
    static Position floorOf(Position position, Position part);
    static std::int64_t roundOf(Position position, Position period);

    template<class Function>
    void set(std::uint32_t range, bool isInside, const Where& where, Function& tell)
    {
        if (m_isInside[range] == isInside) return;
        m_isInside[range] = isInside;
        tell(TagEvent{isInside ? TagEventKind::Entered : TagEventKind::Left, where.direction,
                      m_ranges[range].tag, range, where.frame, where.loop});
    }

    template<class Function>
    void pass(const Edge& edge, Position position, const Where& where, Function& tell)
    {
        const bool isForwards = where.direction == PlayDirection::Forwards;
        const EventRange& range = m_ranges[edge.range];
        if (!range.isPoint) return set(edge.range, edge.isStart == isForwards, where, tell);
        if (!edge.isStart || (m_hasBegunHere && position == m_begunAt)) return;
        tell(
            TagEvent{TagEventKind::Crossed, where.direction, range.tag, edge.range, where.frame, where.loop});
    }

    template<class Function>
    void runForwards(Position start, Position stop, const Moment& clock, LoopMode mode, Function& tell)
    {
        const std::vector<Edge>& edges = staysAtEnd(mode) ? m_onceEdges : m_loopEdges;
        const std::int64_t first = staysAtEnd(mode) ? clock.loops : roundOf(start, clock.period);
        const std::int64_t last = staysAtEnd(mode) ? clock.loops : roundOf(stop, clock.period);
        // A clock on the last frame that now goes round has neither left it nor reached the first yet.
        const bool isOnSeam = mode == LoopMode::Loop && clock.ticks == clock.period;
        // An edge at the end of a round lies at the beginning of the next.
        for (std::int64_t round = staysAtEnd(mode) ? first : first - 1; round <= last; ++round)
            for (const Edge& edge : edges) {
                const Position at = clock.period * round + clock.ticksPerFrame * edge.frame;
                const bool isPassed = at > start || (isOnSeam && at == start &&
                                                     (edge.frame == 0 || !m_ranges[edge.range].isPoint));
                if (isPassed && at <= stop)
                    pass(edge, at, {PlayDirection::Forwards, edge.frame, round}, tell);
            }
    }

    template<class Function>
    void runBackwards(Position start, Position stop, const Moment& clock, LoopMode mode, Function& tell)
    {
        const std::vector<Edge>& edges = staysAtEnd(mode) ? m_onceEdges : m_loopEdges;
        const std::int64_t first = staysAtEnd(mode) ? clock.loops : roundOf(start, clock.period);
        const std::int64_t last = staysAtEnd(mode) ? clock.loops : roundOf(stop, clock.period) - 1;
        for (std::int64_t round = first; round >= last; --round)
            for (auto edge = edges.rbegin(); edge != edges.rend(); ++edge) {
                const Position at = clock.period * round + clock.ticksPerFrame * edge->frame;
                if (at > stop && at <= start)
                    pass(*edge, at, {PlayDirection::Backwards, edge->frame, round}, tell);
            }
    }

    /// Each way there and each way back is played once.
    template<class Function>
    void runThereAndBack(const Moment& from, const Moment& to, Function& tell)
    {
        const Position stop = to.unrolled();
        Position at = from.unrolled();
        const bool isAhead = stop > at;
        const Position length = from.period;
        while (at != stop) {
            const Position way = isAhead ? floorOf(at, length) : floorOf(at - 1, length);
            const Position turning = (isAhead ? way + 1 : way) * length;
            const Position next = isAhead ? std::min(turning, stop) : std::max(turning, stop);
            runOneWay(way, at, next, from, tell);
            at = next;
        }
    }

    /// One way, or a part of it: `way` counts them, even ones lead there and odd ones back.
    template<class Function>
    void runOneWay(Position way, Position from, Position to, const Moment& clock, Function& tell)
    {
        const bool isBack = way % 2 != 0;
        const Position round =
            2 * floorOf(way, 2); // so that no place is the end of one and the beginning of another
        const auto ticksAt = [&](Position at) {
            return isBack ? (way + 1) * clock.period - at : at - way * clock.period;
        };
        const Moment begin{std::int64_t(round), ticksAt(from), clock.ticksPerFrame, clock.period};
        const Moment end{std::int64_t(round), ticksAt(to), clock.ticksPerFrame, clock.period};
        run(begin, end, LoopMode::Once, tell);
        if (end.ticks != 0 && end.ticks != end.period) return;
        m_hasBegunHere = true; // and turns round here: its points were told
        m_begunAt = unfolded(end);
    }

    /// A one-shot in reverse never goes below the first frame: arriving there crosses its points.
    template<class Function>
    void arriveAtBeginning(const Moment& at, Function& tell)
    {
        for (std::uint32_t i = 0; i < m_ranges.size(); ++i)
            if (m_ranges[i].isPoint && m_ranges[i].range.start == 0)
                tell(TagEvent{TagEventKind::Crossed, PlayDirection::Backwards, m_ranges[i].tag, i, 0,
                              at.loops});
        m_hasBegunHere = true;
        m_begunAt = unfolded(at);
    }

    /// Makes inside what holds at a moment.
    template<class Function>
    void settle(const Moment& at, PlayDirection direction, bool isStanding, Function& tell)
    {
        const Where where{direction, frameOf(at), at.loops};
        for (std::uint32_t i = 0; i < m_ranges.size(); ++i) {
            const EventRange& range = m_ranges[i];
            const Position start = at.ticksPerFrame * range.range.start;
            if (!range.isPoint)
                set(i, at.ticks >= start && at.ticks < at.ticksPerFrame * range.range.stop, where, tell);
            else if (isStanding && at.ticks == start)
                tell(TagEvent{TagEventKind::Crossed, direction, range.tag, i, where.frame, at.loops});
        }
        if (!isStanding) return;
        m_hasBegunHere = true;
        m_begunAt = unfolded(at);
    }

    std::vector<EventRange> m_ranges;
    std::vector<Edge> m_loopEdges; ///< cut to the last frame
    std::vector<Edge> m_onceEdges;
    std::vector<bool> m_isInside; ///< one a range
    Position m_begunAt = 0;       ///< points there were told already
    bool m_hasBegunHere = false;
    bool m_isFollowing = false;
};

/// Events kept until every consumer has asked "what happened since my last update?".
class TagEventLog
{
public:
    /// How far a consumer has read. A new one has read nothing that is still kept.
    using Cursor = std::uint64_t;

    void append(const TagEvent& event) { m_events.push_back(event); }
    /// The events that this consumer has not seen; moves the cursor behind them. Valid until the next append
    /// or forget.
    std::span<const TagEvent> since(Cursor& cursor) const;
    /// The cursor of a consumer that wants only events from now on.
    Cursor now() const { return m_forgotten + m_events.size(); }
    /// Drops events before a cursor: that of the slowest consumer.
    void forgetBefore(Cursor cursor);

private:
    std::vector<TagEvent> m_events;
    Cursor m_forgotten = 0; ///< how many were dropped
};

} // namespace tagline
