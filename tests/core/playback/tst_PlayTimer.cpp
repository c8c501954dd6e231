#include "core/playback/controller/TrackPlayer.h"
#include "core/playback/crowd/PlayerGroup.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr Nanoseconds second = 1'000'000'000;
const std::vector<Keyframe<float>> ramp{{0, 0.0f}, {2 * second, 2.0f}};
using View = TrackView<float, Linear>;

View rampView() { return View(std::span<const Keyframe<float>>(ramp)); }

} // namespace

class tst_PlayTimer : public QObject
{
    Q_OBJECT

private slots:
    void neverStartedIsAtItsBeginning();
    void playsOnceAndStopsAtItsEnd();
    void playsAsOftenAsAsked();
    void playsForEver();
    void startsWhenItIsTime();
    void playingAgainBeginsAnew();
    void pausesAndGoesOnWithoutAJump();
    void pausingAndStoppingTwiceDoesNothing();
    void seeks();
    void changesItsSpeedWithoutAJump();
    void playsBackwards();
    void turnsRound();
    void zeroLength();
    void exactOverACentury();
    void nothingJumpsUnasked();
    void groupActsAsOne();
    void trackPlayerGivesValues();
    void timeMayBeTransformed();
    void callsBackWhatChanged();
};

void tst_PlayTimer::neverStartedIsAtItsBeginning()
{
    PlayTimer timer(2 * second);
    QCOMPARE(timer.state(), PlayState::Stopped);
    QCOMPARE(timer.advance(100 * second), Nanoseconds(0));
    QCOMPARE(timer.rounds(), 0);
}

void tst_PlayTimer::playsOnceAndStopsAtItsEnd()
{
    PlayTimer timer(2 * second);
    timer.play(10 * second);
    QCOMPARE(timer.advance(11 * second), second);
    QCOMPARE(timer.state(), PlayState::Playing);
    QCOMPARE(timer.progress(), 0.5);
    QCOMPARE(timer.advance(12 * second), 2 * second);
    QCOMPARE(timer.state(), PlayState::Stopped);
    QCOMPARE(timer.advance(50 * second), 2 * second);
    timer.play(60 * second);
    QCOMPARE(timer.advance(60 * second), Nanoseconds(0));
}

void tst_PlayTimer::playsAsOftenAsAsked()
{
    PlayTimer timer(2 * second);
    timer.setPlayCount(3);
    timer.play(0);
    QCOMPARE(timer.advance(2 * second), Nanoseconds(0));
    QCOMPARE(timer.rounds(), 1);
    QCOMPARE(timer.advance(5 * second), second);
    QCOMPARE(timer.rounds(), 2);
    QCOMPARE(timer.advance(7 * second), 2 * second);
    QCOMPARE(timer.rounds(), 3);
    QCOMPARE(timer.state(), PlayState::Stopped);
}

void tst_PlayTimer::playsForEver()
{
    PlayTimer timer(2 * second);
    timer.setPlayCount(0);
    timer.play(0);
    QCOMPARE(timer.advance(1'000'001 * second), second);
    QCOMPARE(timer.rounds(), 500'000);
    QCOMPARE(timer.state(), PlayState::Playing);
}

void tst_PlayTimer::startsWhenItIsTime()
{
    PlayTimer early(2 * second), late(2 * second);
    early.play(second);
    late.play(3 * second);
    for (PlayTimer* timer : {&early, &late}) QCOMPARE(timer->advance(0), Nanoseconds(0));
    QCOMPARE(early.advance(5 * second / 2), 3 * second / 2);
    QCOMPARE(late.advance(5 * second / 2), Nanoseconds(0));
    QCOMPARE(late.state(), PlayState::Playing);
    QCOMPARE(late.advance(4 * second), second);
    PlayTimer past(2 * second); // began before anyone looked
    past.play(-second);
    QCOMPARE(past.advance(0), second);
}

void tst_PlayTimer::playingAgainBeginsAnew()
{
    PlayTimer timer(2 * second);
    timer.setPlayCount(2);
    timer.play(0);
    timer.advance(3 * second);
    timer.play(3 * second);
    QCOMPARE(timer.elapsed(), Nanoseconds(0));
    QCOMPARE(timer.advance(6 * second), second);
    QCOMPARE(timer.rounds(), 1);
    QCOMPARE(timer.state(), PlayState::Playing);
}

void tst_PlayTimer::pausesAndGoesOnWithoutAJump()
{
    PlayTimer timer(2 * second);
    timer.play(0);
    timer.pause(second / 2);
    QCOMPARE(timer.state(), PlayState::Paused);
    QCOMPARE(timer.advance(100 * second), second / 2);
    timer.play(100 * second);
    QCOMPARE(timer.advance(100 * second), second / 2);
    QCOMPARE(timer.advance(101 * second), 3 * second / 2);
    timer.stop();
    QCOMPARE(timer.elapsed(), Nanoseconds(0));
    PlayTimer spent(2 * second);
    spent.play(0);
    spent.pause(5 * second); // was over before
    QCOMPARE(spent.state(), PlayState::Stopped);
    QCOMPARE(spent.elapsed(), 2 * second);
}

void tst_PlayTimer::pausingAndStoppingTwiceDoesNothing()
{
    PlayTimer timer(2 * second);
    timer.pause(second);
    QCOMPARE(timer.state(), PlayState::Stopped);
    timer.play(0);
    timer.pause(second);
    timer.pause(2 * second);
    QCOMPARE(timer.elapsed(), second);
    timer.stop();
    timer.stop();
    QCOMPARE(timer.elapsed(), Nanoseconds(0));
    timer.play(0);
    timer.advance(9 * second);
    timer.stop(); // spent is stopped already: the value stays that at the end
    QCOMPARE(timer.elapsed(), 2 * second);
}

void tst_PlayTimer::seeks()
{
    PlayTimer timer(2 * second);
    timer.setPlayCount(2);
    timer.seek(second, 0);
    QCOMPARE(timer.state(), PlayState::Paused);
    QCOMPARE(timer.elapsed(), second);
    timer.play(10 * second);
    QCOMPARE(timer.advance(23 * second / 2), second / 2);
    QCOMPARE(timer.rounds(), 1);
    timer.seek(second / 4, 12 * second);
    QCOMPARE(timer.state(), PlayState::Playing);
    QCOMPARE(timer.rounds(), 1);
    QCOMPARE(timer.advance(13 * second), 5 * second / 4);
    timer.seek(99 * second, 13 * second);
    QCOMPARE(timer.elapsed(), 2 * second);
    timer.advance(14 * second);
    QCOMPARE(timer.state(), PlayState::Stopped);
    timer.seek(-5, 14 * second);
    QCOMPARE(timer.elapsed(), Nanoseconds(0));
    QCOMPARE(timer.rounds(), 1);
}

void tst_PlayTimer::changesItsSpeedWithoutAJump()
{
    PlayTimer timer(20 * second);
    timer.play(0);
    timer.setSpeed(0.5, second);
    QCOMPARE(timer.elapsed(), second);
    QCOMPARE(timer.advance(3 * second), 2 * second);
    timer.setSpeed(std::nan(""), 3 * second);
    QCOMPARE(timer.advance(9 * second), 2 * second);
    timer.setSpeed(1e9, 9 * second);
    QCOMPARE(timer.speed(), PlayTimer::fastest);
    QCOMPARE(timer.advance(9 * second + 1'000'000), 3 * second);
}

void tst_PlayTimer::playsBackwards()
{
    PlayTimer timer(2 * second);
    timer.setPlayCount(2);
    timer.setSpeed(-1, 0);
    QCOMPARE(timer.elapsed(), 2 * second);
    timer.play(0);
    QCOMPARE(timer.advance(second), second);
    QCOMPARE(timer.rounds(), 1);
    QCOMPARE(timer.advance(4 * second), Nanoseconds(0));
    QCOMPARE(timer.state(), PlayState::Stopped);
    PlayTimer endless(2 * second);
    endless.setPlayCount(0);
    endless.setSpeed(-1, 0);
    endless.play(0);
    QCOMPARE(endless.advance(0), 2 * second);
    QCOMPARE(endless.advance(7 * second), second);
    QCOMPARE(endless.state(), PlayState::Playing);
}

void tst_PlayTimer::turnsRound()
{
    PlayTimer timer(10 * second);
    timer.play(0);
    timer.setSpeed(-2, 4 * second);
    QCOMPARE(timer.advance(5 * second), 2 * second);
    timer.advance(9 * second);
    QCOMPARE(timer.state(), PlayState::Stopped);
    QCOMPARE(timer.elapsed(), Nanoseconds(0));
    PlayTimer waiting(10 * second); // turned round before its time: begins at its end
    waiting.play(5 * second);
    waiting.setSpeed(-1, second);
    QCOMPARE(waiting.advance(6 * second), 9 * second);
}

void tst_PlayTimer::zeroLength()
{
    PlayTimer timer(0);
    timer.play(0);
    QCOMPARE(timer.advance(0), Nanoseconds(0));
    QCOMPARE(timer.state(), PlayState::Stopped);
    timer.setPlayCount(0);
    timer.play(0);
    QCOMPARE(timer.advance(9 * second), Nanoseconds(0));
    QCOMPARE(timer.state(), PlayState::Playing);
    timer.seek(second, 0);
    QCOMPARE(timer.elapsed(), Nanoseconds(0));
}

void tst_PlayTimer::exactOverACentury()
{
    const Nanoseconds duration = 1'001'000'003;
    PlayTimer once(duration), often(duration);
    once.setPlayCount(0);
    often.setPlayCount(0);
    once.play(0);
    often.play(0);
    const Nanoseconds century = Nanoseconds(100) * 365 * 24 * 3600 * second;
    Nanoseconds now = 0;
    for (int i = 0; i < 1'000'000; ++i) often.advance(now += century / 1'000'000 - i % 3 + 1);
    QCOMPARE(often.elapsed(), now % duration);
    QCOMPARE(often.rounds(), now / duration);
    QCOMPARE(once.advance(now), often.elapsed());
}

void tst_PlayTimer::nothingJumpsUnasked()
{
    for (const std::uint32_t seed : RandomSeeds(3000)) {
        Dice dice(seed);
        const Nanoseconds duration = 1 + dice.below(int(2 * second));
        PlayTimer timer(duration);
        timer.setPlayCount(dice.below(4));
        Nanoseconds now = dice.below(int(second));
        timer.play(now);
        for (int i = 0; i < 30; ++i) {
            const auto place = [&] {
                return double(timer.rounds()) * double(duration) + double(timer.elapsed());
            };
            timer.advance(now);
            const double before = place();
            const bool wasPlaying = timer.state() == PlayState::Playing;
            const int kind = dice.below(4);
            if (kind == 0) timer.pause(now);
            if (kind == 1 && timer.state() == PlayState::Paused) timer.play(now);
            if (kind == 2 && timer.state() != PlayState::Stopped) timer.setSpeed(dice.between(-3, 3), now);
            if (kind == 3) timer.seek(timer.elapsed(), now);
            timer.advance(now);
            const double apart = std::abs(place() - before); // a whole round where an end is also a beginning
            QVERIFY(apart <= 1.0 || std::abs(apart - double(duration)) <= 1.0);
            const Nanoseconds step = dice.below(int(second / 2));
            now += step;
            const double start = place();
            timer.advance(now);
            const double most = double(step) * std::abs(timer.speed()) + 2.0;
            const double moved = std::abs(place() - start);
            if (wasPlaying) QVERIFY(moved <= most || std::abs(moved - double(duration)) <= most);
        }
    }
}

void tst_PlayTimer::groupActsAsOne()
{
    PlayTimer a(2 * second), b(5 * second);
    PlayerGroup group;
    QCOMPARE(group.state(), PlayState::Stopped);
    group.add(a);
    group.add(b);
    QCOMPARE(group.duration(), 5 * second);
    group.play(second);
    group.advance(2 * second);
    QCOMPARE(a.elapsed(), second);
    QCOMPARE(b.elapsed(), second);
    group.pause(5 * second / 2);
    QCOMPARE(group.state(), PlayState::Paused);
    group.play(10 * second);
    group.setSpeed(2, 10 * second);
    group.advance(11 * second);
    QCOMPARE(a.state(), PlayState::Stopped);
    QCOMPARE(group.state(), PlayState::Playing);
    QCOMPARE(b.elapsed(), 7 * second / 2);
    group.remove(b);
    QCOMPARE(group.state(), PlayState::Stopped);
    group.seek(second, 11 * second);
    QCOMPARE(a.elapsed(), second);
    group.stop();
    QCOMPARE(a.elapsed(), Nanoseconds(0));
    QCOMPARE(b.elapsed(), 7 * second / 2);
}

void tst_PlayTimer::trackPlayerGivesValues()
{
    TrackPlayer<View> player(rampView());
    QCOMPARE(player.value(), 0.0f);
    player.timer().play(0);
    QCOMPARE(player.advance(second / 2), 0.5f);
    QCOMPARE(player.advance(9 * second), 2.0f);
    View part = rampView();
    part.setRange(second, 3 * second / 2);
    TrackPlayer<View> partly(part);
    QCOMPARE(partly.value(), 1.0f);
    partly.timer().play(0);
    QCOMPARE(partly.advance(9 * second), 1.5f);
}

void tst_PlayTimer::timeMayBeTransformed()
{
    TrackPlayer<View> player(rampView());
    player.setTimeTransform([](Nanoseconds elapsed, Nanoseconds duration) { return duration - elapsed; });
    QCOMPARE(player.value(), 2.0f);
    player.timer().play(0);
    QCOMPARE(player.advance(second / 2), 1.5f);
}

void tst_PlayTimer::callsBackWhatChanged()
{
    NotifyingTrackPlayer<View> player(rampView());
    std::vector<PlayState> states;
    std::vector<float> values;
    player.setStateCallback([&](PlayState state) { states.push_back(state); });
    player.setValueCallback([&](float value) { values.push_back(value); });
    player.advance(0);
    QVERIFY(states.empty() && values.empty());
    player.change([](PlayTimer& timer) { timer.play(0); });
    player.advance(second);
    player.advance(second);
    player.advance(5 * second);
    QCOMPARE(states, (std::vector<PlayState>{PlayState::Playing, PlayState::Stopped}));
    QCOMPARE(values, (std::vector<float>{1.0f, 2.0f}));
}

QTEST_APPLESS_MAIN(tst_PlayTimer)
#include "tst_PlayTimer.moc"
