#include "core/playback/controller/AnimationController.h"
#include "core/playback/controller/TagEvents.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <array>
#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;
constexpr std::int64_t millisecond = 1'000'000;
constexpr FrameRate rate{30, 1};

EventRange range(std::uint32_t tag, Frame start, Frame stop) { return {TagId(tag), {start, stop}, false}; }
EventRange point(std::uint32_t tag, Frame frame) { return {TagId(tag), {frame, frame + 1}, true}; }

/// A clock whose events are written down: "+0" entered, "-0" left, "*0" crossed, "~" before those that came
/// backwards.
class Listener
{
public:
    Listener(Frame frames, std::vector<EventRange> ranges, LoopMode mode = LoopMode::Loop)
        : m_clock(frames, rate)
        , m_tracker(ranges, frames)
        , m_mode(mode)
    {
    }

    void begin() { m_tracker.begin(m_clock.moment(), writer()); }
    void end() { m_tracker.end(m_clock.moment(), writer()); }
    void seek(double frame)
    {
        m_clock.seek(frame);
        m_tracker.jump(m_clock.moment(), writer());
    }
    void setSpeed(double speed) { m_clock.setSpeed(speed); }
    void setMode(LoopMode mode) { m_mode = mode; }
    void advance(std::int64_t nanoseconds)
    {
        const ClipClock::Moment before = m_clock.moment();
        m_clock.advance(nanoseconds, m_mode);
        m_tracker.run(before, m_clock.moment(), m_mode, writer());
    }

    /// What was written since the last time.
    QString taken() { return std::exchange(m_text, {}).trimmed(); }
    const std::vector<TagEvent>& events() const { return m_events; }
    const ClipClock& clock() const { return m_clock; }
    bool isInside(std::size_t i) const { return m_tracker.isInside(i); }

private:
    std::function<void(const TagEvent&)> writer()
    {
        return [this](const TagEvent& event) {
            m_events.push_back(event);
            const char* sign = event.kind == TagEventKind::Entered ? "+"
                               : event.kind == TagEventKind::Left  ? "-"
                                                                   : "*";
            const char* direction = event.direction == PlayDirection::Backwards ? "~" : "";
            m_text += QString(" %1%2%3").arg(direction, sign).arg(event.tag.value);
        };
    }

    ClipClock m_clock;
    TagEventTracker m_tracker;
    LoopMode m_mode;
    QString m_text;
    std::vector<TagEvent> m_events;
};

using Counts = std::map<std::tuple<std::uint32_t, TagEventKind, PlayDirection>, int>;

Counts countsOf(const std::vector<TagEvent>& events)
{
    Counts counts;
    for (const TagEvent& event : events) ++counts[{event.range, event.kind, event.direction}];
    return counts;
}

std::vector<EventRange> randomRanges(Dice& dice, Frame frames)
{
    std::vector<EventRange> ranges;
    for (int i = dice.below(6); i >= 0; --i) {
        const Frame start = dice.below(frames);
        const bool isPoint = dice.below(3) == 0;
        ranges.push_back({TagId(std::uint32_t(i)),
                          {start, isPoint ? start + 1 : start + 1 + dice.below(frames - start)},
                          isPoint});
    }
    return ranges;
}

LoopMode randomMode(Dice& dice)
{
    constexpr std::array modes{LoopMode::Loop, LoopMode::Once, LoopMode::PingPong, LoopMode::Clamp};
    return modes[std::size_t(dice.below(4))];
}

} // namespace

class tst_TagEvents : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreEnteredAndLeft();
    void pointsAreCrossedOnce();
    void backwardsMirrorsForwards();
    void loopsLeaveAndEnterAtTheSeam();
    void lastFrameAloneIsNotLost();
    void onceStaysInItsRanges();
    void largeStepsLoseNothing();
    void jumpsSkipWhatLiesBetween();
    void turningRoundOnAnEdge();
    void fromOnceIntoLoop();
    void oneFrame();
    void anySplitOfTimeTellsTheSame();
    void enteredAndLeftAlternate();
    void sheetsBecomeRanges();
    void logServesManyConsumers();
    void controllerTellsWhatPlays();
    void controllerFollowsTransitions();
};

void tst_TagEvents::rangesAreEnteredAndLeft()
{
    Listener listener(31, {range(0, 5, 10), range(1, 8, 12)});
    listener.begin();
    QCOMPARE(listener.taken(), "");
    listener.advance(5 * second / 30);
    listener.advance(1); // 5/30 s is no whole nanosecond
    QCOMPARE(listener.taken(), "+0");
    listener.advance(second / 10);
    QCOMPARE(listener.taken(), "+1");
    listener.advance(second / 5);
    QCOMPARE(listener.taken(), "-0 -1");
    QCOMPARE(listener.events()[0].frame, 5);
    QCOMPARE(listener.events()[2].frame, 10);
    listener.seek(9);
    QCOMPARE(listener.taken(), "+0 +1");
    listener.end();
    QCOMPARE(listener.taken(), "-0 -1");
}

void tst_TagEvents::pointsAreCrossedOnce()
{
    Listener listener(31, {point(0, 0), point(1, 15), point(2, 30)});
    listener.begin();
    QCOMPARE(listener.taken(), "*0");
    listener.advance(second / 2);
    QCOMPARE(listener.taken(), "*1");
    listener.advance(second / 2); // frame 30 is frame 0 again
    QCOMPARE(listener.taken(), "*2 *0");
    listener.advance(second);
    QCOMPARE(listener.taken(), "*1 *2 *0");
    listener.seek(15);
    QCOMPARE(listener.taken(), "*1");
    listener.advance(0);
    listener.advance(1);
    QCOMPARE(listener.taken(), "");
    listener.seek(15);
    QCOMPARE(listener.taken(), "*1");
    listener.setSpeed(-1);
    listener.advance(second / 10);
    QCOMPARE(listener.taken(), "");
}

void tst_TagEvents::backwardsMirrorsForwards()
{
    Listener listener(31, {range(0, 5, 10), point(1, 7)});
    listener.seek(20);
    listener.begin();
    listener.setSpeed(-1);
    listener.advance(11 * second / 30);
    QCOMPARE(listener.taken(), "~+0");
    listener.advance(second / 5);
    QCOMPARE(listener.taken(), "~*1 ~-0");
    QCOMPARE(listener.events().back().frame, 5);
}

void tst_TagEvents::loopsLeaveAndEnterAtTheSeam()
{
    Listener listener(31, {range(0, 0, 31), range(1, 25, 31), range(2, 0, 3)});
    listener.begin();
    QCOMPARE(listener.taken(), "+0 +2");
    listener.advance(29 * second / 30);
    QCOMPARE(listener.taken(), "-2 +1");
    listener.advance(second / 15);
    QCOMPARE(listener.taken(), "-0 -1 +0 +2");
    listener.setSpeed(-1);
    listener.advance(second / 15);
    QCOMPARE(listener.taken(), "~-2 ~-0 ~+1 ~+0");
}

void tst_TagEvents::lastFrameAloneIsNotLost()
{
    Listener listener(31, {range(0, 30, 31), range(1, 28, 31)});
    listener.begin();
    listener.advance(2 * second);
    QCOMPARE(listener.taken(), "+1 -1 +0 -0 +1 -1 +0 -0");
    Listener once(31, {range(0, 30, 31)}, LoopMode::Once);
    once.begin();
    once.advance(second);
    QCOMPARE(once.taken(), "+0");
}

void tst_TagEvents::onceStaysInItsRanges()
{
    Listener listener(31, {range(0, 20, 31), range(1, 0, 4), point(2, 0)}, LoopMode::Once);
    listener.begin();
    listener.advance(100 * second);
    QCOMPARE(listener.taken(), "+1 *2 -1 +0");
    listener.advance(100 * second);
    QCOMPARE(listener.taken(), "");
    listener.setSpeed(-3);
    listener.advance(100 * second);
    QCOMPARE(listener.taken(), "~-0 ~+1 ~*2");
}

void tst_TagEvents::largeStepsLoseNothing()
{
    Listener listener(31, {range(0, 5, 10), point(1, 20)});
    listener.begin();
    listener.advance(1000 * second);
    const Counts counts = countsOf(listener.events());
    const auto forwards = PlayDirection::Forwards;
    QCOMPARE(counts.at({0, TagEventKind::Entered, forwards}), 1000);
    QCOMPARE(counts.at({0, TagEventKind::Left, forwards}), 1000);
    QCOMPARE(counts.at({1, TagEventKind::Crossed, forwards}), 1000);
    QCOMPARE(listener.events().back().loop, 999);
}

void tst_TagEvents::jumpsSkipWhatLiesBetween()
{
    Listener listener(31, {range(0, 0, 3), range(1, 10, 12), range(2, 20, 25), point(3, 11)});
    listener.begin();
    QCOMPARE(listener.taken(), "+0");
    listener.seek(22);
    QCOMPARE(listener.taken(), "-0 +2");
    listener.seek(23);
    QCOMPARE(listener.taken(), "");
}

void tst_TagEvents::turningRoundOnAnEdge()
{
    Listener listener(31, {range(0, 15, 20), point(1, 15)});
    listener.begin();
    listener.advance(second / 2); // exactly on frame 15
    QCOMPARE(listener.taken(), "+0 *1");
    listener.setSpeed(-1);
    listener.advance(1);
    QCOMPARE(listener.taken(), "~*1 ~-0");
    listener.setSpeed(1);
    listener.advance(1);
    QCOMPARE(listener.taken(), "+0 *1");
}

void tst_TagEvents::fromOnceIntoLoop()
{
    Listener listener(31, {range(0, 0, 3), range(1, 25, 31), point(2, 0)}, LoopMode::Once);
    listener.begin();
    listener.advance(2 * second);
    QCOMPARE(listener.taken(), "+0 *2 -0 +1");
    listener.setMode(LoopMode::Loop);
    listener.advance(second / 2);
    QVERIFY(!listener.isInside(0) && !listener.isInside(1));
    QCOMPARE(listener.taken().split(' ').size(), 4); // +0 -0 -1 *2
}

void tst_TagEvents::oneFrame()
{
    Listener listener(1, {range(0, 0, 1), point(1, 0)});
    listener.begin();
    QCOMPARE(listener.taken(), "+0 *1");
    listener.advance(100 * second);
    QCOMPARE(listener.taken(), "");
    listener.end();
    QCOMPARE(listener.taken(), "-0");
}

void tst_TagEvents::anySplitOfTimeTellsTheSame()
{
    for (const std::uint32_t seed : RandomSeeds(20000)) {
        Dice dice(seed);
        const Frame frames = 1 + dice.below(40);
        const std::vector<EventRange> ranges = randomRanges(dice, frames);
        const LoopMode mode = randomMode(dice);
        Listener whole(frames, ranges, mode), split(frames, ranges, mode);
        const double start = dice.below(2) ? double(dice.below(frames)) : dice.between(0, float(frames));
        for (Listener* listener : {&whole, &split}) {
            listener->seek(start);
            listener->begin();
        }
        for (int part = 0; part < 6; ++part) {
            const double speed = dice.below(4) == 0 ? 0.0 : double(dice.between(-4, 4));
            std::int64_t time = std::int64_t(dice.between(0, 3) * float(second));
            whole.setSpeed(speed);
            split.setSpeed(speed);
            whole.advance(time);
            while (time > 0) {
                const std::int64_t step =
                    std::min<std::int64_t>(time, 1 + std::int64_t(dice.between(0, 0.4f) * float(second)));
                split.advance(step);
                time -= step;
            }
            QCOMPARE(whole.clock().frame(), split.clock().frame());
            QCOMPARE(countsOf(whole.events()), countsOf(split.events()));
        }
        QCOMPARE(whole.taken(), split.taken());
    }
}

void tst_TagEvents::enteredAndLeftAlternate()
{
    for (const std::uint32_t seed : RandomSeeds(3000)) {
        Dice dice(seed);
        const Frame frames = 1 + dice.below(30);
        const std::vector<EventRange> ranges = randomRanges(dice, frames);
        Listener listener(frames, ranges);
        listener.begin();
        for (int step = 0; step < 40; ++step) {
            const int kind = dice.below(8);
            if (kind == 0) listener.seek(dice.between(0, float(frames)));
            if (kind == 1) listener.setSpeed(dice.between(-3, 3));
            if (kind == 2) listener.setMode(randomMode(dice));
            listener.advance(std::int64_t(dice.between(0, 0.7f) * float(second)));
        }
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            bool isInside = false;
            for (const TagEvent& event : listener.events()) {
                if (event.range != i || event.kind == TagEventKind::Crossed) continue;
                QCOMPARE(event.kind == TagEventKind::Entered, !isInside);
                isInside = !isInside;
            }
            const double frame = listener.clock().frame();
            const FrameRange& held = ranges[i].range;
            if (!ranges[i].isPoint) QCOMPARE(isInside, frame >= held.start && frame < held.stop);
        }
    }
}

void tst_TagEvents::sheetsBecomeRanges()
{
    const TagSheet sheet = TagSheet().withRanges(TagId(2), {{1, 4}, {6, 7}}).withRanges(TagId(5), {{3, 4}});
    const auto ranges = eventRanges(sheet, [](TagId tag) { return tag == TagId(5); });
    QCOMPARE(ranges, (std::vector<EventRange>{range(2, 1, 4), range(2, 6, 7), point(5, 3)}));
}

void tst_TagEvents::logServesManyConsumers()
{
    TagEventLog log;
    TagEventLog::Cursor early = 0;
    log.append({});
    TagEventLog::Cursor late = log.now();
    QCOMPARE(log.since(early).size(), std::size_t(1));
    QCOMPARE(log.since(early).size(), std::size_t(0));
    log.append({});
    log.append({});
    QCOMPARE(log.since(late).size(), std::size_t(2));
    QCOMPARE(log.since(early).size(), std::size_t(2));
    log.append({});
    log.forgetBefore(early);
    QCOMPARE(log.since(early).size(), std::size_t(1));
    log.forgetBefore(early + 100);
    QCOMPARE(log.since(late).size(), std::size_t(0));
}

namespace {

struct Playing
{
    std::shared_ptr<const Skeleton> skeleton = std::make_shared<const Skeleton>(walker());
    std::shared_ptr<const Clip> walk = std::make_shared<const Clip>(walkCycle(31, rate, 1, 30));
    AnimationController controller{skeleton};
    TrackId a = controller.addTrack(walk);
    TrackId b = controller.addTrack(walk);
    TagEventLog::Cursor cursor = 0;

    QString taken()
    {
        QString text;
        for (const TagEvent& event : controller.tagEvents(cursor)) {
            const char* sign = event.kind == TagEventKind::Entered ? "+"
                               : event.kind == TagEventKind::Left  ? "-"
                                                                   : "*";
            text += QString(" %1%2").arg(sign).arg(event.tag.value);
        }
        return text.trimmed();
    }
};

} // namespace

void tst_TagEvents::controllerTellsWhatPlays()
{
    Playing scene;
    int calls = 0;
    scene.controller.setTagEventCallback(
        [&](const TagEvent& event) { calls += event.track == scene.a.value; });
    scene.controller.setEventRanges(scene.a, {range(0, 0, 10), point(1, 15)});
    QCOMPARE(scene.taken(), "+0");
    scene.controller.advance(second);
    QCOMPARE(scene.taken(), "-0 *1 +0");
    QCOMPARE(calls, 4);
    scene.controller.setEnabled(scene.a, false);
    QCOMPARE(scene.taken(), "-0");
    scene.controller.advance(10 * second);
    QCOMPARE(scene.taken(), "");
    scene.controller.setEnabled(scene.a, true);
    QCOMPARE(scene.taken(), "+0");
    scene.controller.seek(scene.a, 20);
    QCOMPARE(scene.taken(), "-0");
    scene.controller.setClip(scene.a, scene.walk);
    scene.controller.advance(second);
    QCOMPARE(scene.taken(), "");
}

void tst_TagEvents::controllerFollowsTransitions()
{
    for (const std::int64_t step : {second, 30 * millisecond, 7 * millisecond}) {
        Playing scene;
        scene.controller.setEventRanges(scene.a, {range(0, 0, 31)});
        scene.controller.setEventRanges(scene.b, {range(1, 0, 31), point(2, 21)});
        QCOMPARE(scene.taken(), "+0");
        scene.controller.transitionTo(
            scene.b, {400 * millisecond, TransitionCurve::Linear, TransitionEntry::Beginning});
        QCOMPARE(scene.taken(), "+1");
        for (std::int64_t left = 900 * millisecond; left > 0; left -= step)
            scene.controller.advance(std::min(left, step));
        QCOMPARE(scene.taken(), "-0 *2");
        TagEventLog::Cursor all = 0;
        const auto events = scene.controller.tagEvents(all);
        QCOMPARE(events.back().weight, 1.0f);
        QCOMPARE(events.back().track, scene.b.value);
        scene.controller.forgetTagEvents(all);
        all = 0;
        QVERIFY(scene.controller.tagEvents(all).empty());
    }
}

QTEST_APPLESS_MAIN(tst_TagEvents)
#include "tst_TagEvents.moc"
