#include "core/playback/ClipClock.h"
#include "core/playback/Player.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tagline;

namespace {

constexpr std::int64_t second = 1'000'000'000;
constexpr std::int64_t hundredYears = 36525 * 24 * 3600LL * second;

} // namespace

class tst_ClipClock : public QObject
{
    Q_OBJECT

private slots:
    void loopPeriodIsFramesLessOneOverRate_data();
    void loopPeriodIsFramesLessOneOverRate();
    void hundredYearsAreExact();
    void stepsOfAnySizeAddUpExactly();
    void onceStaysAtTheEnd();
    void backwardsLoopsCountDown();
    void oneFrameHasNoLength();
    void speedsAreCut();
    void seekIsCutAndForgetsLoops();
    void aPlayCountIsSpentToTheNanosecond_data();
    void aPlayCountIsSpentToTheNanosecond();
    void theRoundOfTheChangeIsTheFirstThatCounts();
    void countedFramesAreForeseenToTheLast();

    void playerShowsEachFrameOnTime();
    void playerPausesAndStops();
    void playerPlaysOnceAndAgain();
    void playerLoopsWithinARange();
    void playerComesIntoItsRange();
    void playerOfOneFrameStays();
    void playerIsExactOverHours();
};

void tst_ClipClock::loopPeriodIsFramesLessOneOverRate_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::newRow("walk at 30") << 31 << 30 << 1;
    QTest::newRow("two frames") << 2 << 24 << 1;
    QTest::newRow("mocap at 120") << 524 << 120 << 1;
    QTest::newRow("film") << 1000 << 30000 << 1001;
    QTest::newRow("odd rate") << 77 << 59941 << 1000;
}

void tst_ClipClock::loopPeriodIsFramesLessOneOverRate()
{
    QFETCH(int, frames);
    QFETCH(int, numerator);
    QFETCH(int, denominator);
    const FrameRate rate{numerator, denominator};
    const auto exact = (long double)(frames - 1) * denominator * second / numerator;
    ClipClock clock(frames, rate);
    clock.advance(std::int64_t(std::floor(exact)) - 1, LoopMode::Loop);
    QCOMPARE(clock.loops(), 0);
    QCOMPARE(clock.wholeFrame(), frames - 2);
    clock.advance(2, LoopMode::Loop);
    QCOMPARE(clock.loops(), 1);
    QCOMPARE(clock.wholeFrame(), 0);
    QVERIFY(clock.frame() < 1e-3);
}

void tst_ClipClock::hundredYearsAreExact()
{
    // 31 frames at 30: a loop is a second. 1,000 frames at 30000/1001: a loop is 33.3333 s: 999 · 1001 /
    // 30000.
    ClipClock whole(31, {30, 1});
    whole.advance(hundredYears, LoopMode::Loop);
    QCOMPARE(whole.loops(), hundredYears / second);
    QCOMPARE(whole.frame(), 0.0);

    ClipClock film(1000, {30000, 1001});
    film.advance(hundredYears, LoopMode::Loop);
    // In units of a 30,000th of a nanosecond all is whole.
    __extension__ using Wide = __int128;
    const Wide units = Wide(hundredYears) * 30000;
    const Wide period = Wide(999) * 1001 * second;
    QVERIFY(film.loops() == std::int64_t(units / period));
    QVERIFY(film.nanoseconds() == std::int64_t(units % period / 30000));

    ClipClock fast(1000, {30000, 1001});
    fast.setSpeed(ClipClock::fastest);
    fast.advance(hundredYears, LoopMode::Loop);
    QVERIFY(fast.loops() == std::int64_t(units * 1000 / period));
    QVERIFY(fast.nanoseconds() == std::int64_t(units * 1000 % period / 30000));
}

void tst_ClipClock::stepsOfAnySizeAddUpExactly()
{
    std::mt19937_64 engine(5);
    for (const double speed : {1.0, 0.333333, -1.7, 8.0}) {
        ClipClock steps(523, {30000, 1001});
        ClipClock leap(523, {30000, 1001});
        steps.setSpeed(speed);
        leap.setSpeed(speed);
        std::int64_t sum = 0;
        for (int i = 0; i < 100000; ++i) {
            const auto step = std::int64_t(engine() % 40'000'000);
            steps.advance(step, LoopMode::Loop);
            sum += step;
        }
        leap.advance(sum, LoopMode::Loop);
        QCOMPARE(steps.frame(), leap.frame());
        QCOMPARE(steps.loops(), leap.loops());
    }
}

void tst_ClipClock::onceStaysAtTheEnd()
{
    ClipClock clock(31, {30, 1});
    QVERIFY(!clock.isAtEnd());
    clock.advance(5 * second, LoopMode::Once);
    QCOMPARE(clock.frame(), 30.0);
    QVERIFY(clock.isAtEnd());
    QCOMPARE(clock.loops(), 0);
    clock.setSpeed(-1);
    QVERIFY(!clock.isAtEnd());
    clock.advance(5 * second, LoopMode::Once);
    QCOMPARE(clock.frame(), 0.0);
    QVERIFY(clock.isAtEnd());
}

void tst_ClipClock::backwardsLoopsCountDown()
{
    ClipClock clock(31, {30, 1});
    clock.setSpeed(-1);
    clock.advance(second / 10, LoopMode::Loop);
    QCOMPARE(clock.loops(), -1);
    QCOMPARE(clock.frame(), 27.0);
    clock.advance(second * 9 / 10, LoopMode::Loop);
    QCOMPARE(clock.loops(), -1);
    QCOMPARE(clock.frame(), 0.0);
    clock.advance(1, LoopMode::Loop);
    QCOMPARE(clock.loops(), -2);
}

void tst_ClipClock::oneFrameHasNoLength()
{
    for (const Frame frames : {1, 0, -3}) {
        for (const LoopMode mode : {LoopMode::Loop, LoopMode::Once}) {
            ClipClock clock(frames, {30, 1});
            clock.advance(hundredYears, mode);
            QCOMPARE(clock.frame(), 0.0);
            QCOMPARE(clock.loops(), 0);
            QCOMPARE(clock.phase(), 0.0);
            QVERIFY(clock.isAtEnd());
        }
    }
}

void tst_ClipClock::speedsAreCut()
{
    ClipClock clock(31, {30, 1});
    clock.setSpeed(std::nan(""));
    QCOMPARE(clock.speed(), 0.0);
    clock.advance(second, LoopMode::Loop);
    QCOMPARE(clock.frame(), 0.0);
    clock.setSpeed(1e30);
    QCOMPARE(clock.speed(), ClipClock::fastest);
    clock.setSpeed(-1e30);
    QCOMPARE(clock.speed(), -ClipClock::fastest);
}

void tst_ClipClock::seekIsCutAndForgetsLoops()
{
    ClipClock clock(31, {30, 1});
    clock.advance(3 * second, LoopMode::Loop);
    clock.seek(12.5);
    QCOMPARE(clock.frame(), 12.5);
    QCOMPARE(clock.wholeFrame(), 12);
    QCOMPARE(clock.loops(), 0);
    clock.seek(-4);
    QCOMPARE(clock.frame(), 0.0);
    clock.seek(1e20);
    QCOMPARE(clock.frame(), 30.0);
    clock.seek(std::nan(""));
    QCOMPARE(clock.frame(), 0.0);
}

void tst_ClipClock::aPlayCountIsSpentToTheNanosecond_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("from");
    QTest::addColumn<int>("plays");
    QTest::addColumn<double>("end");
    QTest::addColumn<int>("loops");
    QTest::newRow("loop once") << int(LoopMode::Loop) << 1.0 << 0.0 << 1 << 522.0 << 0;
    QTest::newRow("loop three times") << int(LoopMode::Loop) << 1.0 << 0.0 << 3 << 522.0 << 2;
    QTest::newRow("loop backwards") << int(LoopMode::Loop) << -1.7 << 522.0 << 3 << 0.0 << -2;
    QTest::newRow("there") << int(LoopMode::PingPong) << 1.0 << 0.0 << 1 << 522.0 << 0;
    QTest::newRow("there and back") << int(LoopMode::PingPong) << 0.333333 << 0.0 << 2 << 0.0 << 0;
    QTest::newRow("there, back, there") << int(LoopMode::PingPong) << 8.0 << 0.0 << 3 << 522.0 << 0;
    QTest::newRow("back and there") << int(LoopMode::PingPong) << -1.0 << 522.0 << 2 << 522.0 << 0;
}

void tst_ClipClock::aPlayCountIsSpentToTheNanosecond()
{
    QFETCH(const int, mode);
    QFETCH(const double, speed);
    QFETCH(const double, from);
    QFETCH(const int, plays);
    QFETCH(const double, end);
    QFETCH(const int, loops);
    const auto loopMode = LoopMode(mode);
    ClipClock clock(523, {30000, 1001});
    clock.setSpeed(speed);
    clock.seek(from);
    clock.setPlayCount(plays, loopMode);
    const auto exact = (long double)(522) * plays * 1001 * second / 30000 / std::abs((long double)(speed));
    const auto until = clock.nanosecondsUntilSpent(loopMode);
    QVERIFY(until.has_value());
    QVERIFY(std::abs((long double)(*until) - exact) <= 1.0L);

    ClipClock steps = clock;
    clock.advance(*until - 1, loopMode);
    QVERIFY(!clock.isSpent(loopMode) && clock.frame() != end);
    clock.advance(1, loopMode);
    QVERIFY(clock.isSpent(loopMode));
    QCOMPARE(clock.frame(), end);
    QCOMPARE(clock.loops(), loops);
    QVERIFY(!clock.nanosecondsUntilSpent(loopMode).has_value());
    clock.advance(hundredYears, loopMode); // and holds
    QCOMPARE(clock.frame(), end);
    QCOMPARE(clock.loops(), loops);

    std::mt19937_64 engine(7);
    for (std::int64_t sum = 0; sum < *until;) {
        const auto step = std::int64_t(engine() % 400'000'000);
        steps.advance(step, loopMode);
        sum += step;
    }
    QVERIFY(steps.moment() == clock.moment()); // whatever the steps

    clock.setSpeed(-speed); // it goes back over all of its rounds
    QVERIFY(!clock.isSpent(loopMode));
    clock.advance(*until - 1, loopMode);
    QVERIFY(std::abs(clock.frame() - from) < 0.01);
}

void tst_ClipClock::theRoundOfTheChangeIsTheFirstThatCounts()
{
    ClipClock clock(31, {30, 1});
    clock.advance(5 * second + second / 2, LoopMode::Loop);
    clock.setPlayCount(2, LoopMode::Loop);
    QCOMPARE(clock.frame(), 15.0); // nothing jumps
    QVERIFY(clock.nanosecondsUntilSpent(LoopMode::Loop) == 3 * second / 2);
    clock.advance(2 * second, LoopMode::Loop);
    QCOMPARE(clock.frame(), 30.0);
    clock.setPlayCount(0, LoopMode::Loop); // for ever: it goes on
    clock.advance(second / 5, LoopMode::Loop);
    QCOMPARE(clock.frame(), 6.0);

    ClipClock back(31, {30, 1});
    back.advance(second + second / 2, LoopMode::PingPong); // on the way back
    back.setPlayCount(1, LoopMode::PingPong);
    back.advance(second / 4, LoopMode::PingPong);
    QCOMPARE(back.frame(), 7.5);
    back.advance(second, LoopMode::PingPong);
    QCOMPARE(back.frame(), 0.0);
    back.seek(0.0); // counts anew
    QVERIFY(back.nanosecondsUntilSpent(LoopMode::PingPong) == second);
    QVERIFY(!back.nanosecondsUntilSpent(LoopMode::Once).has_value());
}

void tst_ClipClock::countedFramesAreForeseenToTheLast()
{
    using enum LoopMode;
    ClipClock clock(31, {30, 1});
    clock.setPlayCount(2, Loop);
    QVERIFY(clock.nanosecondsUntil(0, Loop) == second);
    clock.advance(second + second / 2, Loop);
    QVERIFY(clock.nanosecondsUntil(30, Loop) == second / 2);
    QVERIFY(!clock.nanosecondsUntil(0, Loop).has_value()); // it holds at the end instead
    QVERIFY(!clock.nanosecondsUntil(10, Loop).has_value());
    clock.setSpeed(-1.0);
    QVERIFY(clock.nanosecondsUntil(10, Loop) == 166'666'667);

    ClipClock turning(31, {30, 1});
    turning.setPlayCount(2, PingPong);
    turning.advance(second / 2, PingPong);
    QVERIFY(turning.nanosecondsUntilPassing(10, true) == 1'166'666'667);
    QVERIFY(!turning.nanosecondsUntilPassing(10, false).has_value()); // would be a third way
    QVERIFY(turning.nanosecondsUntil(0, PingPong) == 3 * second / 2);
    turning.advance(2 * second, PingPong);
    QVERIFY(!turning.nanosecondsUntil(10, PingPong).has_value());
}

void tst_ClipClock::playerShowsEachFrameOnTime()
{
    const FrameRate rate{30000, 1001};
    Player player(200, rate);
    player.play();
    std::int64_t now = 0;
    for (std::int64_t frame = 0; frame < 199; ++frame) {
        const std::int64_t due = (frame * 1001 * second + 29999) / 30000; // the first whole nanosecond in it
        if (due > 0) {
            player.advance(due - 1 - now);
            QCOMPARE(player.frame(), Frame(frame - 1));
            player.advance(1);
            now = due;
        }
        QCOMPARE(player.frame(), Frame(frame));
    }
}

void tst_ClipClock::playerPausesAndStops()
{
    Player player(301, {30, 1});
    QCOMPARE(player.state(), PlayState::Stopped);
    player.pause();
    QCOMPARE(player.state(), PlayState::Stopped);
    player.advance(second);
    QCOMPARE(player.frame(), 0);
    player.play();
    player.advance(second);
    QCOMPARE(player.frame(), 30);
    player.pause();
    player.advance(second);
    QCOMPARE(player.frame(), 30);
    player.play();
    player.advance(second);
    QCOMPARE(player.frame(), 60);
    player.seek(200.5);
    QVERIFY(player.isPlaying());
    player.advance(second);
    QCOMPARE(player.exactFrame(), 230.5);
    player.setSpeed(-2);
    player.advance(second);
    QCOMPARE(player.exactFrame(), 170.5);
    player.stop();
    QCOMPARE(player.state(), PlayState::Stopped);
    QCOMPARE(player.frame(), 0);
    player.seek(7);
    QCOMPARE(player.state(), PlayState::Paused);
    QCOMPARE(player.frame(), 7);
}

void tst_ClipClock::playerPlaysOnceAndAgain()
{
    Player player(31, {30, 1});
    player.setLoopMode(LoopMode::Once);
    player.play();
    player.advance(10 * second);
    QCOMPARE(player.frame(), 30);
    QCOMPARE(player.state(), PlayState::Paused);
    player.play();
    QCOMPARE(player.frame(), 0);
    player.advance(second / 2);
    QCOMPARE(player.frame(), 15);
    player.setSpeed(-1);
    player.advance(10 * second);
    QCOMPARE(player.frame(), 0);
    player.play();
    QCOMPARE(player.frame(), 30);
}

void tst_ClipClock::playerLoopsWithinARange()
{
    Player player(301, {30, 1});
    player.play();
    player.advance(second);
    player.setLoopRange(FrameRange{20, 40});
    QCOMPARE(player.frame(), 30); // inside: the playhead stays
    player.advance(second / 2);
    QCOMPARE(player.frame(), 25);
    for (int i = 0; i < 1000; ++i) {
        player.advance(7'654'321);
        QVERIFY((FrameRange{20, 40}.contains(player.frame())));
    }
    player.setLoopRange(FrameRange{100, 110});
    QCOMPARE(player.frame(), 100); // outside: to the range's first frame
    player.stop();
    QCOMPARE(player.frame(), 100);
    player.setLoopRange(std::nullopt);
    QCOMPARE(player.frame(), 0); // stopped: to the clip's
    player.setLoopRange(FrameRange{290, 9999});
    QCOMPARE(*player.loopRange(), (FrameRange{290, 301}));
    player.setLoopRange(FrameRange{500, 600});
    QVERIFY(!player.loopRange());
    player.setLoopRange(FrameRange{300, 301});
    player.play();
    player.advance(second);
    QCOMPARE(player.frame(), 300);
}

void tst_ClipClock::playerComesIntoItsRange()
{
    Player player(301, {30, 1});
    player.setLoopRange(FrameRange{60, 90});
    player.play();
    player.seek(30);
    QCOMPARE(player.frame(), 30);
    player.advance(second);
    QCOMPARE(player.frame(), 60);
    player.advance(second);
    QCOMPARE(player.frame(), 60); // a second later: once round
    player.seek(295);
    player.advance(second / 3);
    QCOMPARE(player.loopRange()->start, 60);
    QVERIFY(player.frame() < 60); // over the clip's end, on the way to the range
}

void tst_ClipClock::playerOfOneFrameStays()
{
    Player none;
    none.play();
    none.advance(second);
    QCOMPARE(none.frame(), 0);
    Player pose(1, {30, 1});
    pose.play();
    pose.advance(second);
    QCOMPARE(pose.frame(), 0);
    QVERIFY(pose.isPlaying());
    pose.setLoopMode(LoopMode::Once);
    pose.advance(1);
    QVERIFY(!pose.isPlaying());
}

void tst_ClipClock::playerIsExactOverHours()
{
    // 12 hours in steps of 1/60 s as whole nanoseconds: the frame is that of the summed time.
    Player player(10'000'000, {120, 1});
    player.play();
    std::int64_t sum = 0;
    for (int i = 0; i < 12 * 3600 * 60; ++i) {
        const std::int64_t step = i % 3 ? 16'666'667 : 16'666'666;
        player.advance(step);
        sum += step;
    }
    QCOMPARE(std::int64_t(player.frame()), sum * 120 / second);
}

QTEST_APPLESS_MAIN(tst_ClipClock)
#include "tst_ClipClock.moc"
