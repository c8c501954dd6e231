#include "core/search/driving/SteeringTraits.h"
#include "tests/core/search/DriveStage.h"

#include <QTest>

#include <cstring>

using namespace tagline;
using namespace tagline::test;

namespace {

const DrivePath aroundTheBlock{
    {go(0, 1.3, 0), go(4, 1.3, 90), go(8, 2.0, 180), go(12, 0, 180), go(14, 1.3, 90), go(18, 0.7, 0)}, 22.0};

QString told(const DriveReport& report)
{
    QString turns;
    for (const DriveTurn& turn : report.turns)
        turns += turn.taken ? QString(" %1").arg(*turn.taken) : QString(" never");
    return QString("skate %1 pop %2 off %3 most %4 miss %5 cost %6 jumps %7 played %8 held %9")
               .arg(report.skate)
               .arg(report.pop)
               .arg(report.offObject)
               .arg(report.mostOffObject)
               .arg(report.miss)
               .arg(report.cost)
               .arg(report.jumpsPerSecond)
               .arg(report.playedShare)
               .arg(report.heldSeconds) +
           " turns" + turns;
}

} // namespace

class tst_Drive : public QObject
{
    Q_OBJECT

private slots:
    void springsComeToWhatIsWanted();
    void aPathIsWhatWasCommandedLast();
    void oneStraightWalkPlaysOn();
    void theFigureGoesWhereItIsSteered();
    void feetStayWhereTheyCameDown();
    void theLockHasNoPeaks();
    void jumpsAreSmooth();
    void aClipsEndIsNoPop();
    void equalStepsGiveEqualBytes();
    void aFilterIsObeyedAtOnce();
    void onlyDoorsAreEntered();
    void whatIsPreferredCostsLess();
    void whoIsNotSteeredRests();
    void restAndLeapsAreFoundInRows();
    void nothingMayPlay();
    void whatNoLongerMayPlayIsLeft();
    void mirroredMotionTurnsTheOtherWay();
    void oneShortClipPlays();
};

void tst_Drive::springsComeToWhatIsWanted()
{
    SteeringPath object;
    const WantedMotion wanted{{1.5f, 0.0f}, 1.5f};
    // Half of the facing is made up soon after a half-life (the spring begins at rest).
    double at = 0.0;
    while (object.stand().facing < 0.75f && at < 3.0) {
        object.advance(wanted, 0.01);
        at += 0.01;
    }
    QVERIFY(at > 0.2 && at < 0.4);
    const GroundStand foreseen = object.ahead(wanted, 1.0);
    for (int i = 0; i < 100; ++i) object.advance(wanted, 0.01);
    QVERIFY(glm::distance(foreseen.root, object.stand().root) < 1e-3f);
    QVERIFY(std::abs(foreseen.facing - object.stand().facing) < 1e-3f);
    for (int i = 0; i < 500; ++i) object.advance(wanted, 0.01);
    QVERIFY(glm::distance(object.velocity(), wanted.velocity) < 1e-3f);
    QVERIFY(std::abs(object.stand().facing - 1.5f) < 1e-3f);
    // The short way round.
    object.advance({{0, 0}, 1.5f + float(M_PI) * 2.0f - 0.1f}, 0.1);
    QVERIFY(object.stand().facing < 1.5f);
}

void tst_Drive::aPathIsWhatWasCommandedLast()
{
    QVERIFY((aroundTheBlock.wantedAt(3.9).velocity - glm::vec2(0.0f, 1.3f) == glm::vec2(0.0f)));
    QVERIFY(glm::distance(aroundTheBlock.wantedAt(4.0).velocity, glm::vec2(1.3f, 0.0f)) <
            1e-5f);                                                                // to the left
    QVERIFY(std::abs(aroundTheBlock.wantedAt(13.0).facing - float(M_PI)) < 1e-5f); // as before
    const DrivePath sideways{{{0.0, 1.0, M_PI / 2.0, 0.0}}, 1.0};
    QCOMPARE(sideways.wantedAt(0.5).facing, 0.0f);
}

void tst_Drive::oneStraightWalkPlaysOn()
{
    const DriveStage stage({walking(1.3, 0.0)}, 20.0, false);
    const DriveReport report = stage.drive({{go(0, 1.3, 0)}, 10.0});
    QVERIFY2(report.jumps.size() <= 3, qPrintable(told(report)));
    QVERIFY2(report.mostOffObject <= 0.151, qPrintable(told(report)));
    QVERIFY2(report.miss < 0.2, qPrintable(told(report)));
}

void tst_Drive::theFigureGoesWhereItIsSteered()
{
    const DriveStage stage(allWays());
    glm::vec2 end{0.0f}, object{0.0f};
    const DriveReport report = stage.drive(aroundTheBlock, {}, [&](const DriveStep& step) {
        end = step.stand.root;
        object = step.object.root;
    });
    QVERIFY2(report.mostOffObject <= 0.151, qPrintable(told(report)));
    QVERIFY(glm::distance(end, object) <= 0.151f);
    QCOMPARE(report.turns.size(), std::size_t(3)); // those from standing are none
    for (const DriveTurn& turn : report.turns)
        QVERIFY2(turn.taken && *turn.taken < 0.9, qPrintable(told(report)));
    QVERIFY2(report.jumpsPerSecond < 5.0, qPrintable(told(report)));
    QVERIFY(report.playedShare > 0.0 && report.playedShare < 1.0);
    QCOMPARE(report.heldSeconds, 0.0);
}

void tst_Drive::feetStayWhereTheyCameDown()
{
    const DriveStage stage(allWays());
    DriveSettings without;
    without.locksFeet = false;
    const DriveReport free = stage.drive(aroundTheBlock, without);
    const DriveReport locked = stage.drive(aroundTheBlock);
    QVERIFY2(locked.skate < 0.6 * free.skate, qPrintable(told(locked) + " | " + told(free)));
}

/// Legs that reach for where their foot is held do not snap straight.
void tst_Drive::theLockHasNoPeaks()
{
    const DriveStage stage(allWays());
    DriveSettings without;
    without.locksFeet = false;
    for (const DriveSettings& settings : {DriveSettings(), without}) {
        const DriveReport report = stage.drive(aroundTheBlock, settings);
        QVERIFY(report.clipAcceleration > 1.0);
        QVERIFY2(report.roughness() < 2.0, qPrintable(QString::number(report.roughness())));
    }
}

void tst_Drive::jumpsAreSmooth()
{
    const DriveStage stage(allWays());
    const DriveReport report = stage.drive(aroundTheBlock);
    QVERIFY2(report.pop < 1.0, qPrintable(told(report)));
    DriveSettings cuts;
    cuts.jumpHalfLife = 1e-4;
    QVERIFY(stage.drive(aroundTheBlock, cuts).pop > 2.0 * report.pop);
}

/// A clip that ends in the middle of a step goes over as fast as it came.
void tst_Drive::aClipsEndIsNoPop()
{
    const DriveStage stage({walking(2.0, 0.0)}, 1.2, false);
    int ends = 0;
    const DriveReport report = stage.drive({{go(0, 2.0, 0)}, 10.0}, {}, [&](const DriveStep& step) {
        if (step.jump && step.jump->from) ends += step.jump->from->frame >= 36.0 ? 1 : 0;
    });
    QVERIFY2(ends > 3, qPrintable(QString::number(ends)));
    QVERIFY2(report.pop < 0.7, qPrintable(told(report)));
}

void tst_Drive::equalStepsGiveEqualBytes()
{
    const DriveStage stage(allWays());
    std::vector<Pose> first, second;
    stage.drive(aroundTheBlock, {}, [&](const DriveStep& step) { first.push_back(step.pose); });
    stage.drive(aroundTheBlock, {}, [&](const DriveStep& step) { second.push_back(step.pose); });
    QCOMPARE(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        QVERIFY(std::memcmp(first[i].data(), second[i].data(), first[i].size() * sizeof(Transform)) == 0);
}

void tst_Drive::aFilterIsObeyedAtOnce()
{
    const DriveStage stage(allWays());
    const MatchChoice slow = stage.choiceOf([](ClipId clip) { return clip.value >= 1 && clip.value <= 7; });
    Drive drive(stage.figure, stage.clips, *stage.store);
    const WantedMotion wanted{{0.0f, 2.0f}, 0.0f};
    for (int step = 0; step < 120; ++step) drive.step(wanted, stage.whole);
    const auto fast = drive.step(wanted, stage.whole).playing->clip.value;
    QVERIFY2(fast > 7, qPrintable(QString::number(fast)));
    for (int step = 0; step < 300; ++step) {
        const DriveStep& made = drive.step(wanted, slow);
        QVERIFY(made.playing->clip.value >= 1 && made.playing->clip.value <= 7);
    }
}

void tst_Drive::onlyDoorsAreEntered()
{
    const DriveStage stage(allWays());
    MatchChoice choice = stage.whole;
    choice.doors = PlayableFrames(stage.clips.size());
    for (std::uint32_t id = 0; id < stage.clips.size(); ++id)
        for (const bool isMirrored : {false, true})
            choice.doors->set(ClipId(id), isMirrored, FrameRanges::canonical({{10, 25}, {60, 70}}));
    choice.makeIndexes(*stage.store, stage.everyRow());
    Drive drive(stage.figure, stage.clips, *stage.store);
    int jumps = 0, elsewhere = 0;
    for (int step = 0; step < 1200; ++step) {
        const WantedMotion wanted = aroundTheBlock.wantedAt(step / 60.0);
        const DriveStep& made = drive.step(wanted, choice);
        elsewhere += made.playing && !choice.doors->mayPlay(made.playing->clip, made.playing->frame,
                                                            made.playing->isMirrored);
        if (!made.jump) continue;
        ++jumps;
        QVERIFY(choice.doors->mayPlay(made.jump->to.clip, made.jump->to.frame, made.jump->to.isMirrored));
    }
    QVERIFY2(jumps > 5 && elsewhere > 200, qPrintable(QString("%1 %2").arg(jumps).arg(elsewhere)));
    QVERIFY(std::ranges::any_of(drive.matcher().candidates(choice, stage.everyRow(), 8),
                                [](const auto& each) { return each.obstacle == MatchObstacle::NoDoor; }));
}

void tst_Drive::whatIsPreferredCostsLess()
{
    const DriveStage stage(allWays());
    const auto share = [&](float preference) {
        MatchChoice choice = stage.whole;
        choice.preferred = PlayableFrames(stage.clips.size());
        for (std::uint32_t id = 0; id < stage.clips.size(); id += 2)
            choice.preferred.set(ClipId(id), false, FrameRanges::all(stage.clips[id].clip->frames));
        choice.preference = preference;
        choice.makeIndexes(*stage.store, stage.everyRow());
        Drive drive(stage.figure, stage.clips, *stage.store);
        int preferred = 0;
        for (int step = 0; step < 1200; ++step) {
            const DriveStep& made = drive.step(aroundTheBlock.wantedAt(step / 60.0), choice);
            preferred += made.playing && choice.preferred.mayPlay(made.playing->clip, made.playing->frame,
                                                                  made.playing->isMirrored);
        }
        return preferred;
    };
    const int avoided = share(5.0f), usual = share(0.0f), preferred = share(-5.0f);
    QVERIFY2(avoided < usual && usual < preferred,
             qPrintable(QString("%1 %2 %3").arg(avoided).arg(usual).arg(preferred)));
}

/// Frames of rest cost less while nothing is wanted but to stand, and at no other time.
void tst_Drive::whoIsNotSteeredRests()
{
    const DriveStage stage(allWays());
    const auto shares = [&](float rest) {
        MatchChoice choice = stage.whole;
        choice.resting = PlayableFrames(stage.clips.size());
        for (std::uint32_t id = 0; id < stage.clips.size(); id += 2)
            choice.resting.set(ClipId(id), false, FrameRanges::all(stage.clips[id].clip->frames));
        choice.rest = rest;
        choice.makeIndexes(*stage.store, stage.everyRow());
        if (choice.rowCount() != stage.whole.rowCount()) return std::pair(-1, -1);
        Drive drive(stage.figure, stage.clips, *stage.store);
        int standing = 0, going = 0;
        for (int step = 0; step < 840; ++step) {
            const DriveStep& made = drive.step(aroundTheBlock.wantedAt(step / 60.0), choice);
            const bool isResting =
                made.playing &&
                choice.resting.mayPlay(made.playing->clip, made.playing->frame, made.playing->isMirrored);
            // It is to stand from 12 s to 14 s, and searches a tenth of a second later at the latest.
            if (step < 720) going += isResting;
            if (step >= 726) standing += isResting;
        }
        return std::pair(going, standing);
    };
    const auto usual = shares(0.0f), rested = shares(-500.0f);
    QVERIFY(usual.first >= 0);
    QCOMPARE(rested.first, usual.first);
    QCOMPARE(rested.second, 114);
    QVERIFY2(usual.second < 114, qPrintable(QString::number(usual.second)));
}

void tst_Drive::restAndLeapsAreFoundInRows()
{
    // Stands for 2 s, sinks by half a leg in 0.2 s and rises again, stands for 1.8 s; 10 rows a second.
    BodyRows body;
    body.stride = 3;
    body.rowsPerSecond = 10.0;
    body.parts = 1u << std::size_t(RowPart::Hips);
    for (int row = 0; row < 43; ++row) {
        const int sunk = row == 21 || row == 23 ? 1 : row == 22 ? 2 : 0;
        BodyRow made;
        made.places[std::size_t(RowPart::Hips)] = {0.0f, 1.0f - 0.25f * float(sunk), 0.0f};
        body.rows.push_back(made);
    }
    body.frames = 42 * 3 + 1;
    const SteeringTraits once = steeringTraits(body, false), round = steeringTraits(body, true);
    QVERIFY(once.leaping == FrameRanges::canonical({{12 * 3, 23 * 3}}));
    QVERIFY(once.resting == FrameRanges::canonical({{0, 3}}));
    QVERIFY(round.leaping == once.leaping);
    QVERIFY(round.resting == FrameRanges::canonical({{0, 3}, {24 * 3, body.frames}}));
    QVERIFY(steeringTraits(BodyRows(), true).resting.isEmpty());
}

void tst_Drive::nothingMayPlay()
{
    const DriveStage stage(allWays());
    const MatchChoice nothing = stage.choiceOf([](ClipId) { return false; });
    Drive drive(stage.figure, stage.clips, *stage.store);
    QVERIFY(!drive.step({{0.0f, 1.3f}, 0.0f}, nothing).playing);
    for (int step = 0; step < 60; ++step) drive.step({{0.0f, 1.3f}, 0.0f}, stage.whole);
    // The figure comes to rest, and goes on once something may play.
    GroundStand before = drive.step({{0.0f, 1.3f}, 0.0f}, stage.whole).stand;
    float way = 1e9f;
    for (int step = 0; step < 90; ++step) {
        const DriveStep& made = drive.step({}, nothing);
        QVERIFY(made.isHeld && !made.jump);
        way = glm::distance(made.stand.root, before.root);
        before = made.stand;
    }
    QVERIFY2(way < 1e-3f, qPrintable(QString::number(way)));
    QVERIFY(!drive.step({{0.0f, 1.3f}, 0.0f}, stage.whole).isHeld);
}

void tst_Drive::whatNoLongerMayPlayIsLeft()
{
    const DriveStage stage({walking(1.3, 0.0), walking(1.3, 0.0)}, 6.0, false);
    PlayableFrames frames(2);
    frames.set(ClipId(0), false, FrameRanges::canonical({{0, 30}}));
    frames.set(ClipId(1), false, FrameRanges::canonical({{60, 90}}));
    const MatchChoice choice{frames, SearchIndex(*stage.store, frames.enterableRows(*stage.store))};
    Drive drive(stage.figure, stage.clips, *stage.store);
    for (int step = 0; step < 600; ++step) {
        const DriveStep& made = drive.step({{0.0f, 1.3f}, 0.0f}, choice);
        const MatchMoment& at = *made.playing;
        // A step beyond a range's end is noticed in the next.
        QVERIFY(frames.mayPlay(at.clip, at.frame, at.isMirrored) ||
                frames.mayPlay(at.clip, at.frame - 0.51, at.isMirrored));
    }
}

void tst_Drive::mirroredMotionTurnsTheOtherWay()
{
    // Only turns to the left; in the mirror they are to the right.
    const DriveStage stage({walking(1.3, 0.0), walking(1.3, 1.2)}, 4.0, true);
    const DriveStage without({walking(1.3, 0.0), walking(1.3, 1.2)}, 4.0, false);
    const DrivePath right{{go(0, 1.3, 0), go(2, 1.3, -90), go(6, 1.3, -180)}, 10.0};
    bool hasMirrored = false;
    const DriveReport report = stage.drive(
        right, {}, [&](const DriveStep& step) { hasMirrored = hasMirrored || step.playing->isMirrored; });
    QVERIFY(hasMirrored);
    const DriveReport worse = without.drive(right);
    QVERIFY2(report.miss < 0.7 * worse.miss, qPrintable(told(report) + " | " + told(worse)));
    // The left foot of the mirror is the right foot: it stands to the left.
    const Pose pose = stage.figure.standingPose(stage.clips[1], 20.0, true);
    const auto places = modelPlaces(stage.figure.skeleton(), pose);
    QVERIFY(places[std::size_t(stage.figure.feet()[0].sole)].x > 0.0f);
    QVERIFY(places[std::size_t(stage.figure.feet()[1].sole)].x < 0.0f);
}

void tst_Drive::oneShortClipPlays()
{
    const DriveStage stage({walking(1.3, 0.0)}, 0.5, false);
    const DriveReport report = stage.drive({{go(0, 1.3, 0)}, 5.0});
    QCOMPARE(report.heldSeconds, 0.0);
    QVERIFY(report.jumps.size() > 5);
}

QTEST_APPLESS_MAIN(tst_Drive)
#include "tst_Drive.moc"
