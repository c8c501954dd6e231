// Whether two versions of a motion are one: written again with rounded numbers, elsewhere, in another size;
// and what is another motion.

#include "core/motion/signals/MotionSameness.h"
#include "tests/core/motion/Movers.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <string>
#include <utility>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr FrameRate usualRate{30, 1};
constexpr Frame usualFrames = 150;

/// Changes of a motion, from which other versions of it are made.
struct Version
{
    double late = 0.0;                                               ///< seconds
    float rounding = 0.0f;                                           ///< of degrees and metres
    float size = 1.0f;                                               ///< of all lengths
    glm::quat facing = glm::quat(1, 0, 0, 0);                        ///< of the whole
    glm::vec3 away = glm::vec3(0);                                   ///< of the whole
    std::function<float(double)> kick = [](double) { return 0.0f; }; ///< degrees more of the left leg
    std::string prefix = {};                                         ///< of the joints' names
};

float rounded(float value, float to) { return to > 0.0f ? std::round(value / to) * to : value; }

glm::vec3 rounded(glm::vec3 value, float to)
{
    return {rounded(value.x, to), rounded(value.y, to), rounded(value.z, to)};
}

Skeleton skeletonIn(const Version& version)
{
    std::vector<Joint> joints = walker().joints();
    for (Joint& each : joints) {
        each.name = version.prefix + each.name;
        each.rest.translation *= version.size;
    }
    return Skeleton(std::move(joints));
}

/// A figure that wanders and swings its legs, never twice alike.
Clip clipIn(const Version& version, Frame frames = usualFrames)
{
    Clip clip;
    clip.frames = frames;
    clip.rate = usualRate;
    const auto swing = [&](float side, double seconds) {
        return rounded(side * 35.0f * float(std::sin(5.0 * seconds + 0.3 * seconds * seconds)) +
                           (side > 0 ? version.kick(seconds) : 0.0f),
                       version.rounding);
    };
    const auto leg = [&](float side) {
        return [&version, side, swing](double seconds) {
            Transform turn = at(glm::vec3(0));
            turn.rotation = turned(swing(side, seconds + version.late), {1, 0, 0});
            return turn;
        };
    };
    const auto hips = [&](double seconds) {
        const double then = seconds + version.late;
        const glm::vec3 place(0.4f * float(std::sin(0.8 * then * then)),
                              1.0f + 0.03f * float(std::sin(9 * then)), 1.2f * float(then));
        return Transform{version.away + version.size * (version.facing * rounded(place, version.rounding)),
                         version.facing, glm::vec3(1)};
    };
    clip.channels.push_back(keyed(version.prefix + "Hips", hips, frames, usualRate));
    for (const auto& [name, side] : {std::pair("LeftUpLeg", 1.0f), std::pair("RightUpLeg", -1.0f)}) {
        JointChannel channel = keyed(version.prefix + name, leg(side), frames, usualRate);
        channel.translation = {}; // stays where the skeleton has it
        clip.channels.push_back(std::move(channel));
    }
    return clip;
}

std::optional<bool> isAsBefore(const Version& now)
{
    return areSameMotion(skeletonIn({}), clipIn({}), skeletonIn(now), clipIn(now));
}

} // namespace

class tst_MotionSameness : public QObject
{
    Q_OBJECT

private slots:
    void whatWasWrittenAgainIsTheSame();
    void aRepairedFrameMakesNoOtherMotion();
    void otherMotionsAreOthers();
    void whatCannotBeComparedIsNotSaid();
};

void tst_MotionSameness::whatWasWrittenAgainIsTheSame()
{
    QCOMPARE(isAsBefore({}), std::optional(true));
    QCOMPARE(isAsBefore({.rounding = 0.004f}), std::optional(true));
    QCOMPARE(isAsBefore({.size = 0.0254f}), std::optional(true)); // read in another unit
    QCOMPARE(isAsBefore({.facing = turned(70, {0, 1, 0}), .away = {3, 0.2f, -8}}), std::optional(true));
    QCOMPARE(isAsBefore({.prefix = "mixamorig:"}), std::optional(true));
}

void tst_MotionSameness::aRepairedFrameMakesNoOtherMotion()
{
    const auto glitch = [](double seconds) { return std::abs(seconds - 2.0) < 0.02 ? 4.0f : 0.0f; };
    QCOMPARE(isAsBefore({.kick = glitch}), std::optional(true));
}

void tst_MotionSameness::otherMotionsAreOthers()
{
    QCOMPARE(isAsBefore({.late = 0.4}), std::optional(false));
    QCOMPARE(isAsBefore({.late = usualRate.seconds(1)}), std::optional(false));
    const auto kick = [](double seconds) { return seconds > 2.0 && seconds < 2.6 ? 30.0f : 0.0f; };
    QCOMPARE(isAsBefore({.kick = kick}), std::optional(false));                    // on the same way
    QCOMPARE(isAsBefore({.facing = turned(90, {1, 0, 0})}), std::optional(false)); // lies on its face
    Clip inPlace = clipIn({});
    std::erase_if(inPlace.channels, [](const JointChannel& each) { return each.joint == "Hips"; });
    QCOMPARE(areSameMotion(walker(), clipIn({}), walker(), inPlace), std::optional(false));
}

void tst_MotionSameness::whatCannotBeComparedIsNotSaid()
{
    QVERIFY(!areSameMotion(walker(), clipIn({}), walker(), clipIn({}, usualFrames - 1)));
    const Mover one([](double seconds) { return at({float(seconds), 0, 0}); }, usualFrames, usualRate);
    QVERIFY(!areSameMotion(one.skeleton, one.clip, one.skeleton, one.clip)); // no pose
    QVERIFY(!areSameMotion(walker(), clipIn({}), one.skeleton, one.clip));
    QCOMPARE(areSameMotion(walker(), Clip(), walker(), Clip()), std::optional(true)); // of one frame at rest
}

QTEST_APPLESS_MAIN(tst_MotionSameness)
#include "tst_MotionSameness.moc"
