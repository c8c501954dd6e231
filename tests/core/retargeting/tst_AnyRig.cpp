// One walk, written as ten programs write it, in four rest poses, three axes and five units: all that is read
// from it must be the same.

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/motion/figure/MotionRoot.h"
#include "core/motion/signals/MotionSignals.h"
#include "core/retargeting/RetargetedClip.h"
#include "core/retargeting/Retargeting.h"
#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/files/VariantBvh.h"
#include "tests/core/motion/FrameAgreement.h"
#include "tests/core/motion/ImportedClips.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <array>

using namespace tagline;

namespace {

constexpr std::array units{0.01, 1.0, 0.0254, 0.1, 0.001};

/// The bones whose directions are compared, by the names of the sample figure.
constexpr std::array<std::pair<const char*, const char*>, 12> bones{{{"LeftUpLeg", "LeftLeg"},
                                                                     {"LeftLeg", "LeftFoot"},
                                                                     {"LeftFoot", "LeftToeBase"},
                                                                     {"RightUpLeg", "RightLeg"},
                                                                     {"RightLeg", "RightFoot"},
                                                                     {"RightFoot", "RightToeBase"},
                                                                     {"LeftArm", "LeftForeArm"},
                                                                     {"LeftForeArm", "LeftHand"},
                                                                     {"RightArm", "RightForeArm"},
                                                                     {"RightForeArm", "RightHand"},
                                                                     {"LeftUpLeg", "RightUpLeg"},
                                                                     {"LeftArm", "RightArm"}}};

FrameRanges truth(const sample::MotionClip& clip, const char* tag)
{
    std::vector<FrameRange> ranges;
    for (const auto& [start, stop] : clip.tags.at(tag)) ranges.push_back({start, stop});
    return FrameRanges::canonical(ranges);
}

float degreesBetween(const glm::vec3& a, const glm::vec3& b)
{
    return glm::degrees(std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)));
}

} // namespace

class tst_AnyRig : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aWalkIsTheSameWalk_data();
    void aWalkIsTheSameWalk();

private:
    void hasItsContacts();
    void hasItsSpeed();
    void movesTheMannequinAlike();

    sample::MotionClip m_walk;
    test::ClipReader m_reader;
    QTemporaryDir m_folder;
    std::shared_ptr<const ImportedModel> m_mannequin;
    std::shared_ptr<const ImportedModel> m_model; ///< the variant
    std::shared_ptr<const MotionSignals> m_motion;
};

void tst_AnyRig::initTestCase()
{
    m_walk = sample::walkClip();
    m_walk.poses.resize(std::min<std::size_t>(m_walk.poses.size(), 150));
    for (auto& [name, ranges] : m_walk.tags)
        for (auto& [start, stop] : ranges) stop = std::min(stop, 150);
    m_mannequin = m_reader.model(test::sourceFolder() + "/resources/sample/mannequin.glb");
    QVERIFY(m_mannequin);
}

void tst_AnyRig::aWalkIsTheSameWalk_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<int>("rest");
    QTest::addColumn<int>("up");
    QTest::addColumn<double>("unit");
    const auto add = [](int scheme, int rest, int up, double unit) {
        const char* rests[] = {"T-pose", "A-pose", "arms up", "along X"};
        QTest::addRow("%s, %s, %c up, unit of %g m",
                      std::string(sample::skeletonSchemes()[std::size_t(scheme)].name).c_str(), rests[rest],
                      "XYZ"[up], unit)
            << scheme << rest << up << unit;
    };
    for (int scheme = 0; scheme < 10; ++scheme)
        for (int rest = 0; rest < 4; ++rest)
            for (int up = 0; up < 3; ++up)
                for (const double unit : units) add(scheme, rest, up, unit);
}

void tst_AnyRig::aWalkIsTheSameWalk()
{
    QFETCH(int, scheme);
    QFETCH(int, rest);
    QFETCH(int, up);
    QFETCH(double, unit);
    const QString path = m_folder.filePath("take.bvh"); // nothing may go by a name
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const std::string bytes = sample::variantBvh(m_walk, sample::skeletonSchemes()[std::size_t(scheme)],
                                                 {sample::RestKind(rest), "XYZ"[up], unit});
    file.write(bytes.data(), qint64(bytes.size()));
    file.close();
    m_model = m_reader.model(path);
    QVERIFY(m_model);
    QCOMPARE(int(m_model->upAxis), up);
    QCOMPARE(m_model->metresPerUnit, unit);
    const Clip& clip = m_model->clips.front();
    m_motion = MotionSignals::computed(m_model->skeleton, clip, bindByName(clip, m_model->skeleton));
    hasItsContacts();
    hasItsSpeed();
    movesTheMannequinAlike();
}

void tst_AnyRig::hasItsContacts()
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        test::FrameAgreement agreement;
        int count = 0;
        for (const LimbContacts& each : m_motion->contacts().limbs)
            if (each.limb.kind == LimbKind::Foot && each.limb.side == side) {
                agreement.add(
                    FrameRanges::fromCanonical(each.ranges),
                    truth(m_walk, side == BodySide::Left ? "Contact.LeftFoot" : "Contact.RightFoot"));
                ++count;
            }
        QCOMPARE(count, 1);
        QVERIFY2(agreement.f1() >= 0.95, qPrintable(QString::number(agreement.f1())));
    }
}

void tst_AnyRig::hasItsSpeed()
{
    const Clip& clip = m_model->clips.front();
    const JointIndex root = motionRoot(m_model->skeleton, clip, bindByName(clip, m_model->skeleton));
    const auto& ways = m_motion->trajectories();
    const auto last = std::size_t(clip.frames) - 1;
    const double found = std::hypot(double(ways.x(root)[last] - ways.x(root)[0]),
                                    double(ways.z(root)[last] - ways.z(root)[0]));
    const glm::dvec3 way = m_walk.poses.back().root - m_walk.poses.front().root;
    QVERIFY2(std::abs(found - glm::length(way)) < 0.05 * glm::length(way),
             qPrintable(QString("%1 m of %2").arg(found).arg(glm::length(way))));
}

void tst_AnyRig::movesTheMannequinAlike()
{
    const Skeleton& target = m_mannequin->skeleton;
    const Clip& clip = m_model->clips.front();
    const Clip carried = retargetedClip(clip, m_model->skeleton, bindByName(clip, m_model->skeleton), target,
                                        guessedRetargetMap(m_model->skeleton, target));
    const ClipBinding binding = bindByName(carried, target);
    // Which way the file laid the walk is its own affair: what counts is the figure.
    glm::quat facing(1.0f, 0.0f, 0.0f, 0.0f);
    std::vector<std::vector<glm::vec3>> placed;
    for (Frame frame = 0; frame < carried.frames; ++frame) {
        std::vector<glm::vec3>& places = placed.emplace_back();
        for (const glm::mat4& model : modelMatrices(target, sampledPose(target, carried, binding, frame)))
            places.emplace_back(model[3]);
        const auto frames = sample::worldFrames(sample::humanSkeleton(), m_walk.poses[std::size_t(frame)]);
        const auto wanted = [&](const char* joint) {
            return glm::vec3(frames[std::size_t(sample::humanSkeleton().indexOf(joint))].position);
        };
        const auto found = [&](const char* joint) { return places[std::size_t(*target.find(joint))]; };
        if (frame == 0) {
            const glm::vec3 from = wanted("LeftUpLeg") - wanted("RightUpLeg");
            const glm::vec3 to = found("LeftUpLeg") - found("RightUpLeg");
            facing = glm::angleAxis(std::atan2(from.z, from.x) - std::atan2(to.z, to.x), glm::vec3(0, 1, 0));
        }
        for (const auto& [from, to] : bones) {
            const float apart = degreesBetween(facing * (wanted(to) - wanted(from)), found(to) - found(from));
            QVERIFY2(
                apart < 5.0f,
                qPrintable(QString("%1 to %2 at frame %3: %4 degrees").arg(from, to).arg(frame).arg(apart)));
        }
    }
    for (const char* side : {"Left", "Right"}) {
        const auto toes = std::size_t(*target.find(std::string(side) + "ToeBase"));
        const std::string tag = std::string("Contact.") + side + "Foot";
        for (const FrameRange& contact : truth(m_walk, tag.c_str()))
            for (Frame frame = contact.start + 3; frame + 3 < contact.stop; ++frame) {
                const glm::vec3 here = placed[std::size_t(frame)][toes];
                const glm::vec3 before = placed[std::size_t(frame) - 1][toes];
                QVERIFY2(std::abs(here.y - 0.022f) < 0.02f, qPrintable(QString::number(here.y)));
                const double speed = double(glm::distance(here, before)) * carried.rate.framesPerSecond();
                QVERIFY2(speed < 0.02, qPrintable(QString("%1 m/s at frame %2").arg(speed).arg(frame)));
            }
    }
}

QTEST_GUILESS_MAIN(tst_AnyRig)
#include "tst_AnyRig.moc"
