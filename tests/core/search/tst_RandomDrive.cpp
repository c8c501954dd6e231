// A figure that is steered at random: commands, filters and what is entered change at any moment.
// TAGLINE_DRIVE_MINUTES asks for more minutes of driving than one (60 before a release), TAGLINE_DRIVE_SEED
// for another course.

#include "tests/core/search/DriveStage.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

int numberFrom(const char* variable, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber && number > 0 ? number : usual;
}

/// What a hand on a stick wants, one thing after the other.
class RandomHand
{
public:
    explicit RandomHand(unsigned seed)
        : m_random(seed)
    {
    }

    int below(int count) { return std::uniform_int_distribution(0, count - 1)(m_random); }
    double within(double least, double most) { return std::uniform_real_distribution(least, most)(m_random); }

    /// Another command, and for how many steps: 0.3 to 2.5 s. Any way at any speed, standing a quarter of the
    /// time, and now and then facing elsewhere.
    int next(WantedMotion& wanted)
    {
        const double speed = below(4) == 0 ? 0.0 : within(0.5, 2.2), way = within(-M_PI, M_PI);
        wanted.velocity = glm::vec2(float(speed * std::sin(way)), float(speed * std::cos(way)));
        if (speed > 0.0) wanted.facing = float(below(5) == 0 ? within(-M_PI, M_PI) : way);
        return int(within(0.3, 2.5) * double(driveStepsPerSecond));
    }

    /// As people walk about: turns of a right angle at most, speeds of which there are clips, and time to
    /// take them up.
    int nextOfAWalk(WantedMotion& wanted)
    {
        constexpr double speeds[] = {0.0, 0.7, 1.3, 2.0};
        const double speed = speeds[below(4)], way = double(wanted.facing) + within(-M_PI / 2, M_PI / 2);
        wanted.velocity = glm::vec2(float(speed * std::sin(way)), float(speed * std::cos(way)));
        if (speed > 0.0) wanted.facing = float(way);
        return int(within(1.0, 4.0) * double(driveStepsPerSecond));
    }

private:
    std::mt19937 m_random;
};

bool isFinite(const Pose& pose)
{
    return std::all_of(pose.begin(), pose.end(), [](const Transform& joint) {
        const auto& [place, turn, scale] = std::tie(joint.translation, joint.rotation, joint.scale);
        return std::isfinite(place.x + place.y + place.z) &&
               std::isfinite(turn.x + turn.y + turn.z + turn.w) && std::isfinite(scale.x + scale.y + scale.z);
    });
}

bool areSame(const DriveStep& one, const DriveStep& other)
{
    return one.playing == other.playing &&
           std::memcmp(one.pose.data(), other.pose.data(), one.pose.size() * sizeof(Transform)) == 0;
}

} // namespace

class tst_RandomDrive : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anythingMayBeWanted();
    void filtersChangeAtAnyMoment();
    void aCopyGoesOnAsTheOriginal();

private:
    DriveReport driven(const DriveSettings& settings);

    std::unique_ptr<DriveStage> m_stage;
    int m_minutes = numberFrom("TAGLINE_DRIVE_MINUTES", 1);
    unsigned m_seed = unsigned(numberFrom("TAGLINE_DRIVE_SEED", 20261127));
};

void tst_RandomDrive::initTestCase()
{
    m_stage = std::make_unique<DriveStage>(allWays());
    qInfo("%d minutes, seed %u", m_minutes, m_seed);
}

/// The figure stays at the object that it follows, its feet nearer to where they came down than without the
/// lock. These clips are a formula whose steps do not all fit each other: how far feet skate
/// on motion that was made for it, the sample's, tst_DriveCommand holds.
void tst_RandomDrive::anythingMayBeWanted()
{
    const DriveReport locked = driven({});
    DriveSettings without;
    without.locksFeet = false;
    const DriveReport free = driven(without);
    QVERIFY(locked.mostOffObject <= 0.1501);
    QVERIFY(locked.skate < 0.6 * free.skate);
    QVERIFY(locked.roughness() <= 2.0);
}

/// A walk about of all minutes, the same for all settings.
DriveReport tst_RandomDrive::driven(const DriveSettings& settings)
{
    RandomHand hand(m_seed);
    Drive drive(m_stage->figure, m_stage->clips, *m_stage->store, settings);
    DriveMeasures measures(m_stage->figure, m_stage->clips, *m_stage->store);
    WantedMotion wanted{{0.0f, 0.0f}, 0.0f};
    int left = 0;
    for (int step = 0; step < m_minutes * 60 * int(driveStepsPerSecond); ++step, --left) {
        if (left == 0) left = hand.nextOfAWalk(wanted);
        const DriveStep& made = drive.step(wanted, m_stage->whole);
        if (!isFinite(made.pose) || !made.playing || made.isHeld) qFatal("no pose in step %d", step);
        measures.add(made, wanted);
    }
    const DriveReport report = measures.report(m_stage->whole.frames);
    qInfo("skate %.3f m/s, pop %.2f m/s, off %.3f m (most %.3f), rough %.2f, %.1f jumps a second",
          report.skate, report.pop, report.offObject, report.mostOffObject, report.roughness(),
          report.jumpsPerSecond);
    return report;
}

/// What plays is always of what may play now, or the figure is held where that is nothing.
void tst_RandomDrive::filtersChangeAtAnyMoment()
{
    RandomHand hand(m_seed + 1);
    std::vector<MatchChoice> choices;
    std::vector<std::vector<bool>> allowed;
    for (int choice = 0; choice < 12; ++choice) {
        std::vector<bool> clips(m_stage->clips.size());
        for (std::size_t clip = 0; clip < clips.size(); ++clip)
            clips[clip] = choice > 0 && hand.below(3) == 0;
        choices.push_back(m_stage->choiceOf([&](ClipId clip) { return clips[clip.value]; }));
        allowed.push_back(std::move(clips));
    }
    Drive drive(m_stage->figure, m_stage->clips, *m_stage->store);
    WantedMotion wanted{{0.0f, 0.0f}, 0.0f};
    std::size_t choice = 1;
    int left = 0, held = 0, sinceChange = 0;
    for (int step = 0; step < m_minutes * 60 * int(driveStepsPerSecond); ++step, --left, ++sinceChange) {
        if (left == 0) left = hand.next(wanted);
        if (hand.below(40) == 0) {
            choice = std::size_t(hand.below(int(choices.size())));
            sinceChange = 0;
        }
        const DriveStep& made = drive.step(wanted, choices[choice]);
        QVERIFY(isFinite(made.pose));
        held += made.isHeld;
        const bool mayPlay = std::ranges::any_of(allowed[choice], [](bool each) { return each; });
        QCOMPARE(made.isHeld, !mayPlay);
        constexpr int obeyed = 6; // a tenth of a second
        if (mayPlay && sinceChange >= obeyed)
            QVERIFY2(allowed[choice][made.playing->clip.value], qPrintable(QString::number(step)));
    }
    QVERIFY(held > 0);
}

void tst_RandomDrive::aCopyGoesOnAsTheOriginal()
{
    RandomHand hand(m_seed + 2);
    Drive drive(m_stage->figure, m_stage->clips, *m_stage->store);
    WantedMotion wanted{{0.0f, 0.0f}, 0.0f};
    for (int part = 0; part < 40 * m_minutes; ++part) {
        Drive copy(drive);
        std::vector<std::pair<WantedMotion, DriveStep>> made;
        for (int left = hand.next(wanted); left > 0; --left)
            made.emplace_back(wanted, drive.step(wanted, m_stage->whole));
        for (const auto& [asked, step] : made) QVERIFY(areSame(copy.step(asked, m_stage->whole), step));
    }
}

QTEST_APPLESS_MAIN(tst_RandomDrive)
#include "tst_RandomDrive.moc"
