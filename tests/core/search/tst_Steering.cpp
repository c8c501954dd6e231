#include "core/search/driving/PlayedRows.h"
#include "core/search/driving/SteeringKeys.h"
#include "tests/core/search/DriveStage.h"

#include <QTest>

#include <numeric>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr float quarter = float(M_PI) / 2.0f;
constexpr double aStep = 1.0 / double(driveStepsPerSecond);

bool isNear(glm::vec2 a, glm::vec2 b) { return glm::distance(a, b) < 1e-3f; }

WantedMotion after(SteeringKeys& keys, double seconds)
{
    return keys.advance(seconds, SteeringKeys::usualLeg);
}

SearchIndex allRows(const FeatureStore& store)
{
    std::vector<std::uint32_t> rows(store.rowCount());
    std::iota(rows.begin(), rows.end(), 0u);
    return {store, rows};
}

} // namespace

class tst_Steering : public QObject
{
    Q_OBJECT

private slots:
    void keysGoAsTheCameraLooks();
    void oppositeKeysStand();
    void itFacesAsItGoesUntilItIsTurned();
    void shiftRunsAndLegsScale();
    void itGoesToThePlaceItIsSentTo();
    void keysAreStrongerThanAPlace();
    void aStickSaysWhereToAndHowFast();
    void aStickTurnsTheFacing();
    void whatWasSteeredIsAPath();
    void aCopyGoesOnAlike();
    void playedRowsAreCounted();
    void playedFramesAreThoseOfTheirRows();
    void candidatesSayWhyNot();
};

void tst_Steering::keysGoAsTheCameraLooks()
{
    SteeringKeys keys;
    keys.press(SteeringKey::Ahead);
    QVERIFY(isNear(after(keys, aStep).velocity, {0, SteeringKeys::walkSpeed})); // +Z
    keys.setAhead(quarter);                                                     // the camera looks along +X
    QVERIFY(isNear(after(keys, aStep).velocity, {SteeringKeys::walkSpeed, 0}));
    keys.release(SteeringKey::Ahead);
    keys.setAhead(0);
    keys.press(SteeringKey::Left);
    QVERIFY(isNear(after(keys, aStep).velocity, {SteeringKeys::walkSpeed, 0}));
    keys.press(SteeringKey::Back);
    const float diagonal = SteeringKeys::walkSpeed / std::sqrt(2.0f);
    QVERIFY(isNear(after(keys, aStep).velocity, {diagonal, -diagonal})); // no faster than straight
}

void tst_Steering::oppositeKeysStand()
{
    SteeringKeys keys;
    keys.press(SteeringKey::Ahead);
    after(keys, aStep);
    keys.press(SteeringKey::Back);
    QCOMPARE(after(keys, aStep).velocity, glm::vec2(0.0f));
    QCOMPARE(keys.wanted().facing, 0.0f);
    keys.releaseAll();
    QCOMPARE(after(keys, aStep).velocity, glm::vec2(0.0f));
}

void tst_Steering::itFacesAsItGoesUntilItIsTurned()
{
    SteeringKeys keys;
    keys.press(SteeringKey::Left);
    QVERIFY(std::abs(after(keys, aStep).facing - quarter) < 1e-5f);
    keys.press(SteeringKey::TurnRight);
    const float turned = quarter - SteeringKeys::turnSpeed * 0.5f;
    QVERIFY(std::abs(after(keys, 0.5).facing - turned) < 1e-4f);
    keys.release(SteeringKey::TurnRight);
    QVERIFY(std::abs(after(keys, 0.5).facing - turned) < 1e-4f); // sideways now
    keys.release(SteeringKey::Left);
    after(keys, aStep);
    keys.press(SteeringKey::Left); // anew
    QVERIFY(std::abs(after(keys, aStep).facing - quarter) < 1e-4f);
}

void tst_Steering::shiftRunsAndLegsScale()
{
    SteeringKeys keys;
    keys.press(SteeringKey::Ahead);
    keys.press(SteeringKey::Run);
    QVERIFY(isNear(after(keys, aStep).velocity, {0, SteeringKeys::runSpeed}));
    keys.release(SteeringKey::Run);
    QVERIFY(
        isNear(keys.advance(aStep, SteeringKeys::usualLeg / 2).velocity, {0, SteeringKeys::walkSpeed / 2}));
}

void tst_Steering::itGoesToThePlaceItIsSentTo()
{
    SteeringKeys keys;
    keys.setGoal(glm::vec2(3.0f, 4.0f));
    SteeringPath path;
    const auto step = [&] {
        path.advance(keys.advance(aStep, SteeringKeys::usualLeg, path.stand().root), aStep);
    };
    step();
    QVERIFY(std::abs(glm::length(keys.wanted().velocity) - SteeringKeys::runSpeed) < 1e-4f); // it is far
    QVERIFY(std::abs(keys.wanted().facing - std::atan2(3.0f, 4.0f)) < 1e-4f);
    for (int i = 0; i < 360; ++i) step();
    QVERIFY2(glm::distance(path.stand().root, {3.0f, 4.0f}) < 0.15f,
             qPrintable(QString::number(double(glm::distance(path.stand().root, {3.0f, 4.0f})))));
    QCOMPARE(keys.wanted().velocity, glm::vec2(0.0f)); // there it stands
    keys.setGoal(path.stand().root + glm::vec2(0.0f, 0.8f));
    step();
    QVERIFY(isNear(keys.wanted().velocity, {0.0f, 1.0f})); // near, it walks
    // Half as large, it runs half as fast to what is far.
    keys.setGoal(path.stand().root + glm::vec2(0.0f, 9.0f));
    QVERIFY(isNear(keys.advance(aStep, SteeringKeys::usualLeg / 2, path.stand().root).velocity,
                   {0.0f, SteeringKeys::runSpeed / 2}));
    keys.setGoal({});
    step();
    QCOMPARE(keys.wanted().velocity, glm::vec2(0.0f));
}

void tst_Steering::keysAreStrongerThanAPlace()
{
    SteeringKeys keys;
    keys.setGoal(glm::vec2(5.0f, 0.0f));
    keys.press(SteeringKey::Ahead);
    QVERIFY(isNear(after(keys, aStep).velocity, {0.0f, SteeringKeys::walkSpeed}));
    keys.release(SteeringKey::Ahead);
    QVERIFY(isNear(after(keys, aStep).velocity, {SteeringKeys::runSpeed, 0.0f}));
    keys.releaseAll();
    QVERIFY(!keys.goal());
    QCOMPARE(after(keys, aStep).velocity, glm::vec2(0.0f));
}

void tst_Steering::aStickSaysWhereToAndHowFast()
{
    SteeringKeys keys;
    keys.setSticks({0.0f, 0.5f}, {});
    QVERIFY(isNear(after(keys, aStep).velocity, {0, SteeringKeys::runSpeed / 2.0f}));
    keys.setAhead(quarter);
    keys.setSticks({0.0f, 1.0f}, {});
    QVERIFY(isNear(after(keys, aStep).velocity, {SteeringKeys::runSpeed, 0}));
    QVERIFY(std::abs(keys.wanted().facing - quarter) < 1e-5f); // it faces as it goes
    keys.setGoal(glm::vec2(0.0f, 9.0f));
    QVERIFY(isNear(after(keys, aStep).velocity, {SteeringKeys::runSpeed, 0})); // stronger than a place
    keys.press(SteeringKey::Back);
    QVERIFY(isNear(after(keys, aStep).velocity, {-SteeringKeys::walkSpeed, 0})); // weaker than keys
    keys.releaseAll();
    QVERIFY(isNear(after(keys, aStep).velocity, {SteeringKeys::runSpeed, 0})); // it is pushed still
    keys.setSticks({}, {});
    QCOMPARE(after(keys, aStep).velocity, glm::vec2(0.0f));
}

void tst_Steering::aStickTurnsTheFacing()
{
    SteeringKeys keys;
    keys.setSticks({0.0f, 1.0f}, {1.0f, 0.0f}); // ahead, facing left: sideways
    QVERIFY(std::abs(after(keys, aStep).facing - quarter) < 1e-5f);
    QVERIFY(keys.wanted().velocity.y > 1.0f);
    keys.setSticks({0.0f, 1.0f}, {0.1f, -0.2f}); // let go: it has no sure direction
    QVERIFY(std::abs(after(keys, aStep).facing - quarter) < 1e-5f);
    keys.setSticks({}, {});
    QVERIFY(std::abs(after(keys, aStep).facing - quarter) < 1e-5f);
    keys.setSticks({0.0f, 1.0f}, {}); // from standing it faces as it goes
    QVERIFY(std::abs(after(keys, aStep).facing) < 1e-5f);
}

void tst_Steering::whatWasSteeredIsAPath()
{
    // It faces +X at first: straight on is +X.
    std::vector<WantedMotion> steps(60, {{1.4f, 0.0f}, quarter});
    steps.resize(120, {{0.0f, 0.0f}, 2 * quarter});
    const DrivePath path = recordedPath(steps, aStep, quarter);
    QCOMPARE(path.commands.size(), std::size_t(2));
    QVERIFY(std::abs(path.seconds - 2.0) < 1e-9);
    const WantedMotion first = path.wantedAt(0.5), then = path.wantedAt(1.5);
    QVERIFY(isNear(first.velocity, {0.0f, 1.4f}));
    QVERIFY(std::abs(first.facing) < 1e-5f);
    QVERIFY(isNear(then.velocity, {0.0f, 0.0f}));
    QVERIFY(std::abs(then.facing - quarter) < 1e-5f);
}

void tst_Steering::aCopyGoesOnAlike()
{
    const DriveStage stage(allWays());
    Drive drive(stage.figure, stage.clips, *stage.store);
    for (int i = 0; i < 90; ++i) drive.step({{0.0f, 1.3f}, 0.0f}, stage.whole);
    Drive copy(drive);
    for (int i = 0; i < 120; ++i) {
        const DriveStep& own = drive.step({{1.3f, 0.0f}, quarter}, stage.whole);
        const DriveStep& other = copy.step({{1.3f, 0.0f}, quarter}, stage.whole);
        QCOMPARE(other.pose, own.pose);
        QCOMPARE(other.playing, own.playing);
    }
}

void tst_Steering::playedRowsAreCounted()
{
    const DriveStage stage({walking(1.3, 0.0), walking(0.7, 0.0)}, 2.0);
    PlayableFrames frames(stage.clips.size());
    frames.set(ClipId(0), false, FrameRanges::canonical({{0, 30}}));
    frames.set(ClipId(1), true, FrameRanges::canonical({{0, 10}})); // in a mirror alone
    const PlayableRows playable(*stage.store, frames);
    QCOMPARE(playable.count, std::size_t(40));
    QCOMPARE(playable.frameCount, std::int64_t(30));
    PlayedRows played(*stage.store);
    QCOMPARE(played.count(playable).clipsNever, std::size_t(2));
    played.add({ClipId(0), 3.0, false});
    played.add({ClipId(0), 3.2, true});   // the same row
    played.add({ClipId(0), 45.0, false}); // may not play
    const PlayedCount one = played.count(playable);
    QCOMPARE(one.share, 1.0 / 40.0);
    QCOMPARE(one.clipsNever, std::size_t(1));
    QCOMPARE(one.clips, std::size_t(2));
    played.add({ClipId(1), 9.0, false});
    QCOMPARE(played.count(playable).clipsNever, std::size_t(0));
}

void tst_Steering::playedFramesAreThoseOfTheirRows()
{
    for (const bool holdsMirrors : {false, true}) {
        // At 120 frames a second a row is every fourth frame.
        const std::vector<FeatureSource> clips{{rowsOf({1.0}, 1.0), false},
                                               {rowsOf({1.0}, 1.0, FrameRate(120, 1)), false}};
        const FeatureStore store(FeatureSchema::steering(), clips, holdsMirrors);
        PlayedRows played(store);
        QVERIFY(played.framesOf(ClipId(0)).isEmpty() && played.takeGrown().empty());
        for (const double frame : {9.0, 3.0, 4.2}) played.add({ClipId(0), frame, false});
        played.add({ClipId(1), 8.0, holdsMirrors});
        played.add({ClipId(0), 3.0, false});
        QCOMPARE(played.framesOf(ClipId(0)), FrameRanges::canonical({{3, 5}, {9, 10}}));
        QCOMPARE(played.framesOf(ClipId(1)), FrameRanges::canonical({{8, 12}}));
        QVERIFY(played.framesOf(ClipId(7)).isEmpty());
        QCOMPARE(played.takeGrown(), (std::vector{ClipId(0), ClipId(1)}));
        played.add({ClipId(1), 8.0, false});
        QVERIFY(played.takeGrown().empty()); // it was played already
    }
}

void tst_Steering::candidatesSayWhyNot()
{
    const DriveStage stage(allWays());
    const SearchIndex all = allRows(*stage.store);
    const MatchChoice choice = stage.choiceOf([](ClipId clip) { return clip.value % 2 == 0; });
    Drive drive(stage.figure, stage.clips, *stage.store);
    QVERIFY(drive.matcher().candidates(choice, all, 8).empty()); // nothing was searched yet
    for (int i = 0; i < 200; ++i) drive.step({{0.0f, 1.3f}, 0.0f}, choice);
    constexpr int many = 60; // among which some cost more than going on
    const auto candidates = drive.matcher().candidates(choice, all, many);
    QCOMPARE(candidates.size(), std::size_t(many + 1));
    QVERIFY(candidates.front().isPlaying);
    bool isAnyFiltered = false, isAnyDear = false;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const MatchCandidate& each = candidates[i];
        QCOMPARE(each.isPlaying, i == 0);
        const float sum = std::accumulate(each.costs.begin(), each.costs.end(), 0.0f);
        QVERIFY(std::abs(sum - each.cost) <= 1e-3f * std::max(each.cost, 1.0f));
        if (i > 1) QVERIFY(each.cost >= candidates[i - 1].cost);
        const bool mayPlay =
            choice.frames.mayPlay(each.moment.clip, each.moment.frame, each.moment.isMirrored);
        QCOMPARE(each.obstacle == MatchObstacle::Filter, !mayPlay);
        const float goingOn = candidates.front().cost; // what may be entered and is not costs too much
        const bool isDear = each.cost >= goingOn;
        if (i > 0 && each.obstacle == MatchObstacle::Cost) QVERIFY(isDear && each.mayBeEntered());
        if (i > 0 && each.obstacle == MatchObstacle::Bias)
            QVERIFY(!isDear && each.cost + drive.matcher().settings().bias >= goingOn);
        if (i > 0 && each.obstacle == MatchObstacle::None)
            QVERIFY(each.cost + drive.matcher().settings().bias < goingOn);
        isAnyDear = isAnyDear || each.obstacle == MatchObstacle::Cost;
        isAnyFiltered = isAnyFiltered || !mayPlay;
    }
    QVERIFY(isAnyFiltered && isAnyDear);
}

QTEST_APPLESS_MAIN(tst_Steering)

#include "tst_Steering.moc"
