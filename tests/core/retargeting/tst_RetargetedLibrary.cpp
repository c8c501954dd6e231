// Real mocap on real figures of other makers: what a walk is must stay.

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/Figure.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/ModelImporter.h"
#include "core/playback/RootMotion.h"
#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/FourLegs.h"
#include "core/retargeting/RetargetedClip.h"
#include "core/retargeting/Retargeting.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/support/TestData.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

class tst_RetargetedLibrary : public QObject
{
    Q_OBJECT

private slots:
    void walksStayWalks_data();
    void walksStayWalks();
    void toysMakePeopleWalk_data();
    void toysMakePeopleWalk();
    void theWayIsThatOfTheFigure_data();
    void theWayIsThatOfTheFigure();
    void animalsAreNoPeople_data();
    void animalsAreNoPeople();

private:
    std::shared_ptr<const ImportedModel> modelOf(const QString& file);

    QTemporaryDir m_cache;
};

std::shared_ptr<const ImportedModel> tst_RetargetedLibrary::modelOf(const QString& file)
{
    ImportEnvironment environment;
    environment.workerPath = (test::buildFolder() + "/app/tagline-import").toStdString();
    environment.cacheFolder = m_cache.path().toStdString();
    const auto model = ModelImporter(environment).read(test::dataFile(file).toStdString());
    if (!model) qWarning("%s", model.error().text().c_str());
    return model ? *model : nullptr;
}

void tst_RetargetedLibrary::walksStayWalks_data()
{
    QTest::addColumn<QString>("clip");
    QTest::addColumn<QString>("figure");
    for (const char* clip : {"bvh_cmu/cmu_12_01_walk.bvh", "fbx_human_pab/walk.fbx", "fbx_human_pab/run.fbx"})
        for (const char* figure :
             {"glb_godot/mannequiny.glb", "glb_kaykit/Knight.glb", "fbx_human_pab/arnaud.fbx",
              "bvh_makehuman/walk1.bvh", "bvh_cmu/01_01.bvh"})
            QTest::addRow("%s on %s", clip, figure) << clip << figure;
    // Whose joints are told by their shape.
    QTest::newRow("numbered joints as figure") << "bvh_cmu/cmu_12_01_walk.bvh"
                                               << "gltf_khronos/cesium_man.gltf";
    QTest::newRow("numbered joints as clip") << "gltf_khronos/cesium_man.gltf"
                                             << "glb_kaykit/Knight.glb";
}

void tst_RetargetedLibrary::walksStayWalks()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, clip);
    QFETCH(QString, figure);
    const auto from = modelOf(clip), to = modelOf(figure);
    QVERIFY(from && to && !from->clips.empty());
    const Clip& walk = from->clips.front();
    const ClipBinding binding = bindByName(walk, from->skeleton);
    const RetargetMap map = guessedRetargetMap(from->skeleton, to->skeleton);
    const Retargeting retargeting(from->skeleton, to->skeleton, map);
    QVERIFY2(retargeting.mappedCount() >= 14, qPrintable(QString::number(retargeting.mappedCount())));
    const BodyJoints source(from->skeleton), target(to->skeleton);
    for (const BodyPart part : {BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand, BodyPart::UpperLeg,
                                BodyPart::LowerLeg, BodyPart::Foot})
        for (const BodySide side : {BodySide::Left, BodySide::Right})
            QVERIFY(target.joint(part, side) != noJoint);

    for (Frame frame = 0; frame < walk.frames; frame += std::max(1, walk.frames / 40)) {
        const Pose pose = sampledPose(from->skeleton, walk, binding, frame);
        const Pose made = retargeting.pose(pose);
        QVERIFY(test::isFinite(made));
        const auto here = modelMatrices(from->skeleton, pose);
        const auto there = modelMatrices(to->skeleton, made);
        // Thighs and upper arms point the same way, seen by the height of their ends.
        for (const auto& [part, next] : {std::pair{BodyPart::UpperLeg, BodyPart::LowerLeg},
                                         std::pair{BodyPart::UpperArm, BodyPart::Forearm}})
            for (const BodySide side : {BodySide::Left, BodySide::Right}) {
                const auto steepness = [&](const BodyJoints& body, const std::vector<glm::mat4>& models) {
                    const glm::vec3 bone(models[std::size_t(body.joint(next, side))][3] -
                                         models[std::size_t(body.joint(part, side))][3]);
                    return bone.y / glm::length(bone);
                };
                QVERIFY(std::abs(steepness(source, here) - steepness(target, there)) < 0.02f);
            }
        // The lower foot is near the ground where it is in the source.
        const auto lowest = [](const BodyJoints& body, const std::vector<glm::mat4>& models) {
            return std::min(models[std::size_t(body.joint(BodyPart::Foot, BodySide::Left))][3].y,
                            models[std::size_t(body.joint(BodyPart::Foot, BodySide::Right))][3].y);
        };
        const float apart = lowest(target, there) - lowest(source, here) * retargeting.scale();
        QVERIFY2(std::abs(apart) < 0.15f * std::max(retargeting.scale(), 1.0f),
                 qPrintable(QString::number(apart)));
    }
}

void tst_RetargetedLibrary::toysMakePeopleWalk_data()
{
    QTest::addColumn<QString>("figure");
    for (const char* figure : {"glb_godot/mannequiny.glb", "fbx_quaternius/Male_Casual.fbx",
                               "bvh_makehuman/walk1.bvh", "bvh_cmu/01_01.bvh"})
        QTest::newRow(figure) << figure;
}

/// A toy of rigid parts, whose legs are of one piece: who takes its steps stands on straight legs.
void tst_RetargetedLibrary::toysMakePeopleWalk()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, figure);
    const auto from = modelOf("glb_kenney/character.glb"), to = modelOf(figure);
    QVERIFY(from && to);
    const auto walk = std::find_if(from->clips.begin(), from->clips.end(),
                                   [](const Clip& clip) { return clip.name == "walk"; });
    QVERIFY(walk != from->clips.end());
    const Clip carried = retargetedClip(*walk, from->skeleton, bindByName(*walk, from->skeleton),
                                        to->skeleton, guessedRetargetMap(from->skeleton, to->skeleton));
    const ClipBinding binding = bindByName(carried, to->skeleton);
    const BodyJoints body(to->skeleton);
    const auto at = [](const std::vector<glm::mat4>& models, JointIndex joint) {
        return glm::vec3(models[std::size_t(joint)][3]);
    };
    for (Frame frame = 0; frame < carried.frames; ++frame) {
        const auto models = modelMatrices(to->skeleton, sampledPose(to->skeleton, carried, binding, frame));
        float lowest = 0.0f, thighs = 0.0f, legs = 0.0f;
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            const glm::vec3 thigh = at(models, body.joint(BodyPart::UpperLeg, side));
            const glm::vec3 knee = at(models, body.joint(BodyPart::LowerLeg, side));
            const glm::vec3 foot = at(models, body.joint(BodyPart::Foot, side));
            legs += 0.5f * (glm::distance(thigh, knee) + glm::distance(knee, foot));
            thighs += 0.5f * thigh.y;
            lowest = std::min(lowest, foot.y);
        }
        QVERIFY2(thighs > 0.75f * legs,
                 qPrintable(QString("frame %1: %2 of %3").arg(frame).arg(thighs).arg(legs)));
        QVERIFY2(lowest > -0.1f * legs,
                 qPrintable(QString("frame %1: %2 of %3").arg(frame).arg(lowest).arg(legs)));
    }
}

void tst_RetargetedLibrary::theWayIsThatOfTheFigure_data()
{
    QTest::addColumn<QString>("figure");
    for (const char* figure : {"glb_kaykit/Knight.glb", "glb_godot/mannequiny.glb", "bvh_makehuman/walk1.bvh",
                               "fbx_quaternius/Male_Casual.fbx"})
        QTest::newRow(figure) << figure;
}

/// What a trail on the ground is drawn from.
void tst_RetargetedLibrary::theWayIsThatOfTheFigure()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, figure);
    const auto from = modelOf("bvh_cmu/cmu_12_01_walk.bvh"), to = modelOf(figure);
    QVERIFY(from && to);
    const Clip& walk = from->clips.front();
    const ClipBinding binding = bindByName(walk, from->skeleton);
    const RetargetMap map = guessedRetargetMap(from->skeleton, to->skeleton);
    const Clip carried = retargetedClip(walk, from->skeleton, binding, to->skeleton, map);
    const auto wayOf = [](const Skeleton& skeleton, const Clip& clip) {
        const ClipBinding bound = bindByName(clip, skeleton);
        const JointIndex root = rootJoint(skeleton, clip, bound);
        const auto placeAt = [&](Frame frame) {
            return groundPosition(skeleton, sampledPose(skeleton, clip, bound, frame), root);
        };
        return glm::distance(placeAt(0), placeAt(clip.frames - 1));
    };
    const double scale = Retargeting(from->skeleton, to->skeleton, map).scale();
    const double wanted = wayOf(from->skeleton, walk) * scale, found = wayOf(to->skeleton, carried);
    QVERIFY2(std::abs(found - wanted) < 0.05 * wanted,
             qPrintable(QString("%1 m of %2").arg(found).arg(wanted)));
}

void tst_RetargetedLibrary::animalsAreNoPeople_data()
{
    QTest::addColumn<bool>("isAnimal");
    for (const char* file : {"fbx_quaternius/Wolf.fbx", "glb_bevy/Fox.glb"}) QTest::newRow(file) << true;
    for (const char* file :
         {"glb_godot/mannequiny.glb", "glb_kaykit/Knight.glb", "fbx_human_pab/arnaud.fbx",
          "bvh_makehuman/walk1.bvh", "bvh_cmu/01_01.bvh", "fbx_quaternius/Male_Casual.fbx"})
        QTest::newRow(file) << false;
}

void tst_RetargetedLibrary::animalsAreNoPeople()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(bool, isAnimal);
    const auto model = modelOf(QTest::currentDataTag());
    const auto person = modelOf("fbx_human_pab/walk.fbx");
    QVERIFY(model && person);
    QCOMPARE(isFourLegged(model->skeleton), isAnimal);
    QCOMPARE(guessedRetargetMap(person->skeleton, model->skeleton).isEmpty(), isAnimal);
}

QTEST_GUILESS_MAIN(tst_RetargetedLibrary)
#include "tst_RetargetedLibrary.moc"
