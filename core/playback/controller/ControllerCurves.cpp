// AnimationController: tracks whose time or weight goes by a curve.
//
// A track's clock runs evenly as ever; the curve says which frame is shown at its place. Loops, counts and
// ends are the clock's; poses, roots, events and tags are those of what is shown.

#include "core/playback/controller/AnimationController.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

using ClockMoment = ClipClock::Moment;

/// The part of the clip that a curve shows at a place of the clock, as exactly as a double tells it.
ClockMoment::Ticks shownTicks(const PlayCurve& curve, ClockMoment::Ticks ticks, ClockMoment::Ticks period)
{
    if (period <= 0) return 0;
    const double value = curve.value(double(ticks) / double(period));
    if (value <= 0.0) return 0;
    return value >= 1.0 ? period : std::min(ClockMoment::Ticks(value * double(period)), period);
}

ClockMoment::Ticks floorOf(ClockMoment::Ticks position, ClockMoment::Ticks period)
{
    return position >= 0 ? position / period : -((-position + period - 1) / period);
}

/// The next place of a round, in ticks, where the shown time may turn round or begin to hold. A way back
/// meets the curve from its other side.
ClockMoment::Ticks nextTurn(const PlayCurve& curve, ClockMoment::Ticks period, ClockMoment::Ticks place,
                            bool isAhead, bool isBack)
{
    ClockMoment::Ticks next = isAhead ? period : 0;
    for (const CurvePoint& point : curve.points) {
        const auto ticks = ClockMoment::Ticks(double(point.at) * double(period));
        const ClockMoment::Ticks each = isBack ? period - ticks : ticks;
        if (isAhead ? each > place && each < next : each < place && each > next) next = each;
    }
    return next;
}

/// The place between two places of a round, with no point of the curve between them, at which the shown time
/// passes a frame, or comes nearest to it. `shownAt` gives the shown ticks of a
/// place.
template<class Function>
ClockMoment::Ticks placePassing(ClockMoment::Ticks edge, ClockMoment::Ticks from, ClockMoment::Ticks to,
                                Function&& shownAt)
{
    const bool isRising = shownAt(to) > shownAt(from);
    ClockMoment::Ticks before = from, behind = to;
    if ((shownAt(from) < edge) != isRising) return from; // it is passed at once
    while (behind - before > 1 || before - behind > 1) {
        const ClockMoment::Ticks middle = before + (behind - before) / 2;
        ((shownAt(middle) < edge) == isRising ? before : behind) = middle;
    }
    return behind;
}

/// Tells the points at a place reached backwards, which the run did not tell, as the playhead may turn there.
template<class Function>
void meetPoints(std::span<const EventRange> ranges, const ClockMoment& there, Function&& tell)
{
    if (there.ticks == 0) return; // met as the beginning
    for (std::uint32_t i = 0; i < ranges.size(); ++i)
        if (ranges[i].isPoint && there.ticksPerFrame * ranges[i].range.start == there.ticks)
            tell(TagEvent{TagEventKind::Crossed, PlayDirection::Backwards, ranges[i].tag, i,
                          ranges[i].range.start, there.loops});
}

} // namespace

void AnimationController::setTimeCurve(TrackId track, PlayCurve curve)
{
    assert(curve.isValid());
    Track& changed = at(track);
    if (changed.timeCurve == curve) return;
    const std::int64_t waysBefore = waysALoop(changed);
    changed.timeCurve = std::move(curve);
    changed.placement = changed.placement.after( // the way that it went until now stays
        changed.path.loop.power(changed.clock.loops() * (waysBefore - waysALoop(changed))));
    m_areStepsStale = true;
    touch();
    if (changed.events.isFollowing())
        changed.events.jump(shownMoment(changed), [&](const TagEvent& event) { tell(track, event); });
}

void AnimationController::setWeightCurve(TrackId layer, PlayCurve curve)
{
    assert(curve.isValid());
    at(layer).weightCurve = std::move(curve);
    touch();
}

void AnimationController::setWeightValues(TrackId layer, WeightValues values)
{
    Track& changed = at(layer);
    if (changed.weightValues == values) return;
    changed.weightValues = std::move(values);
    touch();
}

/// They are of a clip that is not there any more.
void AnimationController::forgetWeightValuesOf(TrackId track)
{
    for (Track& each : m_tracks)
        if (each.weightValues.track == track) each.weightValues = {};
}

double AnimationController::shownPhase(const Track& track, const ClipClock& clock)
{
    return track.timeCurve.isEmpty() ? clock.phase() : track.timeCurve.value(clock.phase());
}

double AnimationController::shownFrame(const Track& track, const ClipClock& clock)
{
    if (track.timeCurve.isEmpty()) return clock.frame();
    const double length = double(clock.lastFrame() - clock.firstFrame());
    return double(clock.firstFrame()) + shownPhase(track, clock) * length;
}

ClipClock::Moment AnimationController::shownMoment(const Track& track)
{
    ClockMoment moment = track.clock.moment();
    if (!track.timeCurve.isEmpty()) moment.ticks = shownTicks(track.timeCurve, moment.ticks, moment.period);
    return moment;
}

/// How often the clip's way is gone in a loop: once, not at all, or back.
std::int64_t AnimationController::waysALoop(const Track& track)
{
    if (track.timeCurve.isEmpty()) return 1;
    return std::llround(double(track.timeCurve.points.back().value) -
                        double(track.timeCurve.points.front().value));
}

/// The frame of its clock at which a track first shows a frame of its clip.
double AnimationController::clockFrameOf(const Track& track, double frame)
{
    if (track.timeCurve.isEmpty()) return frame;
    const double first = double(track.clock.firstFrame());
    const double length = double(track.clock.lastFrame()) - first;
    const double wanted = length > 0.0 ? (frame - first) / length : 0.0;
    return first + track.timeCurve.placeOf(wanted) * length;
}

float AnimationController::shownLayerWeight(TrackId layer) const
{
    const Track& track = at(layer);
    double weight = double(layerWeight(layer));
    if (!track.weightCurve.isEmpty()) weight *= track.weightCurve.value(track.clock.phase());
    if (const WeightValues& values = track.weightValues; !values.isEmpty()) {
        const Track& asked = at(values.track);
        weight *= values.shareAt(shownFrame(asked, asked.clock));
    }
    return float(weight);
}

/// When in the step that runs its clock was so many ticks further than at the step's beginning.
std::int64_t AnimationController::timeOnWay(const Track& track, ClockMoment::Ticks way) const
{
    const double part = double(way < 0 ? -way : way) / double(track.clock.moment().period);
    const double nanoseconds = part * track.clock.seconds() * 1e9 / std::abs(track.clock.speed());
    return m_stepBegan + std::min(std::llround(nanoseconds), static_cast<long long>(m_now - m_stepBegan));
}

/// Tells the events that the shown time passes, piece by piece: a round, between two points of the curve.
void AnimationController::runCurvedEvents(TrackId id)
{
    Track& track = at(id);
    ClockMoment::Ticks way = 0;
    const bool turnsRound = track.loopMode == LoopMode::PingPong;
    const ClockMoment from = track.momentBefore, to = track.clock.moment();
    const ClockMoment::Ticks period = to.period;
    if (period <= 0 || from == to) return;
    const auto position = [&](const ClockMoment& m) {
        return turnsRound ? m.unrolled() : m.loops * period + m.ticks;
    };
    const auto shown = [&](ClockMoment::Ticks round, ClockMoment::Ticks ticks) {
        const bool isBack = turnsRound && floorOf(round, 2) * 2 != round;
        ClockMoment moment = to;
        moment.loops = turnsRound ? to.loops : std::int64_t(round);
        moment.ticks = shownTicks(track.timeCurve, isBack ? period - ticks : ticks, period);
        return moment;
    };
    const ClockMoment::Ticks start = position(from), stop = position(to);
    ClockMoment::Ticks place = start;
    const auto tellAt = [&](ClockMoment::Ticks met) {
        return [&, met](TagEvent event) {
            if (turnsRound) event.loop = std::int64_t(way);
            event.time = timeOnWay(track, met - start);
            tell(id, event);
        };
    };
    const bool isAhead = stop > place;
    if (track.loopMode == LoopMode::Loop && from.ticks == (isAhead ? period : 0) && place != stop)
        track.events.jump(isAhead ? shown(floorOf(place, period), 0)
                                  : shown(floorOf(place - 1, period), period),
                          tellAt(place));
    while (place != stop) {
        const ClockMoment::Ticks round = isAhead ? floorOf(place, period) : floorOf(place - 1, period);
        const ClockMoment::Ticks inRound = place - round * period;
        const bool isBack = turnsRound && floorOf(round, 2) * 2 != round;
        way = 2 * floorOf(round, 2);
        ClockMoment::Ticks next = nextTurn(track.timeCurve, period, inRound, isAhead, isBack);
        const ClockMoment::Ticks left = stop - round * period;
        const bool isCut = isAhead ? next > left : next < left;
        if (isCut) next = left;
        const ClockMoment begins = shown(round, inRound), ends = shown(round, next);
        track.events.run(begins, ends, LoopMode::Once, [&](const TagEvent& event) {
            const auto met = placePassing(to.ticksPerFrame * event.frame, inRound, next,
                                          [&](ClockMoment::Ticks each) { return shown(round, each).ticks; });
            tellAt(round * period + met)(event);
        });
        place = round * period + next;
        if (!isCut) {
            if (ends.ticks < begins.ticks) meetPoints(track.events.ranges(), ends, tellAt(place));
            track.events.rest(ends);
        }
        const bool isRoundDone = next == (isAhead ? period : 0);
        const bool goesOn = place != stop || to.ticks == (isAhead ? 0 : period);
        if (isRoundDone && goesOn && track.loopMode == LoopMode::Loop)
            track.events.jump(isAhead ? shown(round + 1, 0) : shown(round - 1, period), tellAt(place));
    }
}

/// Until the shown time comes to a range of the tag, from whichever side; to a nanosecond.
std::optional<std::int64_t> AnimationController::timeUntilShownTag(const Track& track, TagId tag) const
{
    const ClipClock& clock = track.clock;
    const double length = double(clock.lastFrame() - clock.firstFrame());
    if (length <= 0.0 || clock.speed() == 0.0) return std::nullopt;
    const bool isClockAhead = (clock.speed() > 0.0) != clock.moment().isReturning;
    const double now = clock.phase();
    std::optional<double> soonest;
    const bool turnsRound = track.loopMode == LoopMode::PingPong;
    const auto offer = [&](double place, bool isNextWay) { // of a round that the clock goes through
        double way = isClockAhead ? place - now : now - place;
        if (isNextWay) way = isClockAhead ? 2.0 - now - place : now + place;
        if (way <= 0.0 && track.loopMode == LoopMode::Loop) way += 1.0;
        if (way <= 0.0 && turnsRound) way += 2.0;
        if (way > 0.0 && (!soonest || way < *soonest)) soonest = way;
    };
    const auto& points = track.timeCurve.points;
    for (const EventRange& range : track.events.ranges()) {
        if (range.tag != tag) continue;
        const double start = std::min(double(range.range.start) / length, 1.0);
        const double end = range.isPoint ? start : std::min(double(range.range.stop) / length, 1.0);
        const auto holds = [&](double at) {
            const double frame = track.timeCurve.value(at) * length;
            return frame >= double(range.range.start) && frame < double(range.range.stop);
        };
        const double begins = isClockAhead ? 0.0 : 1.0; // a new round may jump into the range
        if (track.loopMode == LoopMode::Loop && holds(begins) && !holds(1.0 - begins)) offer(begins, false);
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const auto [least, most] = std::minmax({double(points[i].value), double(points[i + 1].value)});
            if (least == most) continue;
            const bool isRising = (points[i + 1].value > points[i].value) == isClockAhead;
            for (const bool isNextWay : {false, true}) {
                if (isNextWay && !turnsRound) continue;
                const double edge = isRising != isNextWay ? start : end;
                if (edge >= least && edge <= most) offer(track.timeCurve.placeBetween(i, edge), isNextWay);
            }
        }
    }
    if (!soonest) return std::nullopt;
    const double nanoseconds = *soonest * clock.seconds() * 1e9 / std::abs(clock.speed());
    if (nanoseconds > 9e17) return std::nullopt;
    const auto left = std::max<std::int64_t>(std::int64_t(std::ceil(nanoseconds)), 1);
    const auto spent = clock.nanosecondsUntilSpent(track.loopMode);
    if (!spent) return left;
    return left > *spent + 1 ? std::nullopt : std::optional(std::min(left, *spent)); // both are rounded
}

} // namespace tagline
