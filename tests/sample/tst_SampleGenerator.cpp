// The mannequin and the motions of the sample library, before they are written.

#include <QtTest>

#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/mannequin/Mannequin.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace tagline::sample;

namespace {

const Mannequin& mannequin()
{
    static const Mannequin built = buildMannequin();
    return built;
}

const std::vector<MotionClip>& allClips()
{
    static const std::vector<MotionClip> clips = [] {
        auto made = glbClips();
        made.push_back(waveClip());
        return made;
    }();
    return clips;
}

bool contains(const MotionClip& clip, const std::string& tag, int frame)
{
    const auto lane = clip.tags.find(tag);
    return lane != clip.tags.end() &&
           std::any_of(lane->second.begin(), lane->second.end(),
                       [&](const Range& range) { return range.first <= frame && frame < range.second; });
}

glm::dvec3 placeOf(const MotionClip& clip, int frame, const char* joint)
{
    const Skeleton& skeleton = humanSkeleton();
    return worldFrames(skeleton, clip.poses[size_t(frame)])[size_t(skeleton.indexOf(joint))].position;
}

/// Metres that the ball of the foot moves while it is said to stand, flawed frames left out.
double slideOf(const MotionClip& clip, const char* tag, const char* joint)
{
    double slide = 0.0;
    const auto lane = clip.tags.find(tag);
    if (lane == clip.tags.end()) return slide;
    for (const auto& [start, stop] : lane->second) {
        std::vector<glm::dvec3> places;
        for (int frame = start; frame < stop; ++frame)
            if (!contains(clip, "Quality.Bad", frame)) places.push_back(placeOf(clip, frame, joint));
        for (const glm::dvec3& place : places) slide = std::max(slide, glm::distance(place, places.front()));
    }
    return slide;
}

/// Degrees between two rotations.
double angleBetween(const glm::dquat& a, const glm::dquat& b)
{
    return 2.0 * std::acos(std::min(1.0, std::abs(glm::dot(a, b)))) * 180.0 / 3.14159265358979;
}

double meanSpeed(const MotionClip& clip)
{
    const double way = glm::distance(clip.poses.back().root, clip.poses.front().root);
    return way * clip.framesPerSecond / (clip.frameCount() - 1);
}

/// Along the way, wherever it leads.
double meanStepSpeed(const MotionClip& clip)
{
    double way = 0.0;
    for (std::size_t i = 1; i < clip.poses.size(); ++i)
        way += glm::distance(clip.poses[i].root, clip.poses[i - 1].root);
    return way * clip.framesPerSecond / (clip.frameCount() - 1);
}

/// Where the hips face.
glm::dvec3 heading(const Pose& pose) { return pose.rotations[0] * glm::dvec3(0, 0, 1); }

const MotionClip& clipNamed(const std::string& name)
{
    return *std::find_if(allClips().begin(), allClips().end(),
                         [&](const MotionClip& clip) { return clip.name == name; });
}

} // namespace

class tst_SampleGenerator : public QObject
{
    Q_OBJECT

private slots:
    void mannequinIsClosedAndFine()
    {
        QVERIFY(isClosed(mannequin().surface));
        QVERIFY(mannequin().surface.positions.size() >= 5000);
        QVERIFY(humanSkeleton().joints.size() >= 30);
    }

    void mannequinStandsOnTheGroundAndIsAsTallAsAPerson()
    {
        double low = 1.0, high = 0.0;
        for (const glm::dvec3& place : mannequin().surface.positions) {
            low = std::min(low, place.y);
            high = std::max(high, place.y);
        }
        QVERIFY2(std::abs(low) < 0.005, qPrintable(QString::number(low)));
        QVERIFY2(std::abs(high - 1.75) < 0.01, qPrintable(QString::number(high)));
    }

    void normalsPointOutOfTheTriangles()
    {
        const TriangleMesh& mesh = mannequin().surface;
        int against = 0;
        for (const auto& [a, b, c] : mesh.triangles) {
            const glm::dvec3& origin = mesh.positions[size_t(a)];
            const glm::dvec3 facing =
                glm::cross(mesh.positions[size_t(b)] - origin, mesh.positions[size_t(c)] - origin);
            for (const int corner : {a, b, c})
                against += glm::dot(facing, mannequin().normals[size_t(corner)]) <= 0.0;
        }
        // Slivers along a band's edge may lie askew; nothing else.
        QVERIFY2(against < 40, qPrintable(QString::number(against)));
    }

    void weightsSumToOneAndStayOnTheirSide()
    {
        const auto& joints = humanSkeleton().joints;
        for (size_t vertex = 0; vertex < mannequin().skins.size(); ++vertex) {
            const VertexSkin& skin = mannequin().skins[vertex];
            const double x = mannequin().surface.positions[vertex].x;
            double sum = 0.0;
            for (size_t i = 0; i < 4; ++i) {
                sum += skin.weights[i];
                if (skin.weights[i] == 0.0) continue;
                const std::string& joint = joints[size_t(skin.joints[i])].name;
                QVERIFY2(!joint.starts_with("Left") || x > -0.025, joint.c_str());
                QVERIFY2(!joint.starts_with("Right") || x < 0.025, joint.c_str());
            }
            QCOMPARE(sum, 1.0);
        }
    }

    void torsoIsFreeOfTheArms()
    {
        const auto& joints = humanSkeleton().joints;
        for (size_t vertex = 0; vertex < mannequin().skins.size(); ++vertex) {
            const glm::dvec3& place = mannequin().surface.positions[vertex];
            const bool isBelly = std::abs(place.x) < 0.13 && place.y < 1.30;
            for (size_t i = 0; i < 4 && isBelly; ++i)
                if (mannequin().skins[vertex].weights[i] > 0.0)
                    QVERIFY(joints[size_t(mannequin().skins[vertex].joints[i])].name.find("Arm") ==
                            std::string::npos);
        }
    }

    void bothMaterialsAreWorn()
    {
        const auto bands = std::count(mannequin().isJointBand.begin(), mannequin().isJointBand.end(), true);
        QVERIFY(bands > 500);
        QVERIFY(size_t(bands) < mannequin().isJointBand.size() / 2);
    }

    void clipsAreManyLongAndDifferent()
    {
        std::set<std::string> names;
        for (const MotionClip& clip : allClips()) {
            QVERIFY2(clip.frameCount() >= 120, clip.name.c_str());
            names.insert(clip.name);
        }
        QVERIFY(names.size() >= 10);
    }

    void plantedFeetDoNotSlide()
    {
        for (const MotionClip& clip : allClips()) {
            const double left = slideOf(clip, "Contact.LeftFoot", "LeftToeBase");
            const double right = slideOf(clip, "Contact.RightFoot", "RightToeBase");
            const double slide = std::max(left, right);
            QVERIFY2(slide < 0.005, qPrintable(QString("%1: %2 m").arg(clip.name.c_str()).arg(slide)));
        }
    }

    void flawedFramesAreTagged()
    {
        MotionClip run = clipNamed("run");
        run.tags.erase("Quality.Bad");
        QVERIFY(slideOf(run, "Contact.RightFoot", "RightToeBase") > 0.05);
    }

    void feetStayAboveTheGround()
    {
        for (const MotionClip& clip : allClips())
            for (int frame = 0; frame < clip.frameCount(); ++frame)
                for (const char* joint : {"LeftToeBase", "RightToeBase", "LeftToe_End", "RightToe_End"})
                    QVERIFY2(placeOf(clip, frame, joint).y > 0.010,
                             qPrintable(QString("%1, frame %2: %3 at %4")
                                            .arg(clip.name.c_str())
                                            .arg(frame)
                                            .arg(joint)
                                            .arg(placeOf(clip, frame, joint).y)));
    }

    void loopsClose()
    {
        for (const MotionClip& clip : allClips()) {
            if (!clip.isLoop) continue;
            const Pose &first = clip.poses.front(), &last = clip.poses.back();
            for (size_t joint = 0; joint < first.rotations.size(); ++joint)
                QVERIFY2(angleBetween(first.rotations[joint], last.rotations[joint]) < 0.01,
                         qPrintable(QString("%1: %2").arg(clip.name.c_str(),
                                                          humanSkeleton().joints[joint].name.c_str())));
            QVERIFY(std::abs(first.root.y - last.root.y) < 1e-5);
            QVERIFY(std::abs(first.root.x - last.root.x) < 1e-5);
        }
    }

    void onlyFlawedFramesJerk()
    {
        constexpr double fastest = 1300.0; // degrees a second; a runner's knee does about 900
        for (const MotionClip& clip : allClips())
            for (int frame = 1; frame < clip.frameCount(); ++frame) {
                if (contains(clip, "Quality.Bad", frame) || contains(clip, "Quality.Bad", frame - 1))
                    continue;
                for (size_t joint = 0; joint < humanSkeleton().joints.size(); ++joint) {
                    const double speed = angleBetween(clip.poses[size_t(frame)].rotations[joint],
                                                      clip.poses[size_t(frame) - 1].rotations[joint]) *
                                         clip.framesPerSecond;
                    QVERIFY2(speed < fastest, qPrintable(QString("%1, frame %2: %3 at %4")
                                                             .arg(clip.name.c_str())
                                                             .arg(frame)
                                                             .arg(humanSkeleton().joints[joint].name.c_str())
                                                             .arg(speed)));
                }
            }
    }

    void gaitsHaveTheirSpeed()
    {
        QVERIFY(std::abs(meanSpeed(clipNamed("walk")) - 1.4) < 0.02);
        QVERIFY(std::abs(meanSpeed(clipNamed("run")) - 3.4) < 0.02);
        QVERIFY(meanSpeed(clipNamed("tired_walk")) < 0.8);
        QVERIFY(meanSpeed(clipNamed("idle")) < 0.001);
    }

    void runningLeavesTheGroundAndWalkingDoesNot()
    {
        const auto hasFlight = [](const MotionClip& clip) {
            for (int frame = 0; frame < clip.frameCount(); ++frame) {
                const double left = placeOf(clip, frame, "LeftToeBase").y,
                             right = placeOf(clip, frame, "RightToeBase").y;
                if (left > 0.04 && right > 0.04) return true;
            }
            return false;
        };
        QVERIFY(hasFlight(clipNamed("run")));
        QVERIFY(hasFlight(clipNamed("jump")));
        QVERIFY(!hasFlight(clipNamed("walk")));
    }

    void bendsAndCornersComeBackToTheirHeading()
    {
        for (const char* name :
             {"walk_bends", "jog_bends", "run_bends", "walk_corners", "jog_corners", "run_corners"}) {
            const MotionClip& clip = clipNamed(name);
            double least = 1.0;
            for (const Pose& pose : clip.poses) least = std::min(least, heading(pose).z);
            QVERIFY2(least < -0.8, name); // it faced the other way in between
            QVERIFY2(heading(clip.poses.back()).z > 0.95, name);
        }
        QVERIFY(meanStepSpeed(clipNamed("walk_bends")) < meanStepSpeed(clipNamed("jog_bends")));
        QVERIFY(meanStepSpeed(clipNamed("jog_bends")) < meanStepSpeed(clipNamed("run_bends")));
    }

    void whoSetsOffAndStopsStandsAtBothEnds()
    {
        for (const char* name :
             {"walk_start_stop", "run_start_stop", "backward", "sidestep_left", "sidestep_right"}) {
            const MotionClip& clip = clipNamed(name);
            for (const int frame : {0, clip.frameCount() - 1})
                QVERIFY2(contains(clip, "Contact.LeftFoot", frame) &&
                             contains(clip, "Contact.RightFoot", frame) &&
                             contains(clip, "Locomotion.Idle", frame),
                         name);
            // With the feet side by side as the body faces, as far apart as at first.
            const auto apart = [&](int frame) {
                return placeOf(clip, frame, "LeftToeBase") - placeOf(clip, frame, "RightToeBase");
            };
            QVERIFY2(glm::distance(apart(0), apart(clip.frameCount() - 1)) < 0.07, name);
        }
    }

    void sidewaysAndBackwardsAreGoneFacingForward()
    {
        const auto way = [](const char* name) {
            const MotionClip& clip = clipNamed(name);
            return clip.poses.back().root - clip.poses.front().root;
        };
        for (const char* name : {"backward", "sidestep_left", "sidestep_right"})
            for (const Pose& pose : clipNamed(name).poses) QVERIFY2(heading(pose).z > 0.95, name);
        QVERIFY(way("backward").z < -2.0 && std::abs(way("backward").x) < 0.1);
        QVERIFY(way("sidestep_left").x > 1.5 && std::abs(way("sidestep_left").z) < 0.1);
        QVERIFY(way("sidestep_right").x < -1.5 && std::abs(way("sidestep_right").z) < 0.1);
    }

    void turnsTurnAsTheirNamesSay()
    {
        QVERIFY(heading(clipNamed("turn_left").poses[70]).x > 0.95);
        QVERIFY(heading(clipNamed("turn_left").poses.back()).z < -0.95);
        QVERIFY(heading(clipNamed("turn_right").poses[100]).x < -0.6);
        QVERIFY(heading(clipNamed("turn_right").poses.back()).z < -0.95);
        QVERIFY(heading(clipNamed("turn_back").poses[100]).z < -0.95);
        QVERIFY(heading(clipNamed("turn_back").poses.back()).x > 0.95);
    }
};

QTEST_APPLESS_MAIN(tst_SampleGenerator)
#include "tst_SampleGenerator.moc"
