// The same joint names on other rigs: which poses stay, and which would be broken.

#include "core/animation/clips/ClipBinding.h"
#include "core/import/ModelImporter.h"
#include "core/retargeting/RestPoseFit.h"
#include "tests/support/TestData.h"

#include <QTemporaryDir>
#include <QTest>

#include <glm/gtc/constants.hpp>

#include <functional>
#include <map>

using namespace tagline;

namespace {

const glm::vec3 up(0.0f, 1.0f, 0.0f), left(1.0f, 0.0f, 0.0f), ahead(0.0f, 0.0f, 1.0f);

struct Bone
{
    const char* name;
    int parent;
    glm::vec3 offset; ///< in model space
};

/// A person in T-pose, joint frames along the axes of the world; `lowered` is how far the arms hang.
std::vector<Bone> person(float lowered = 0.0f)
{
    const auto arm = [&](float length, float side) {
        return length * glm::vec3(side * std::cos(lowered), -std::sin(lowered), 0.0f);
    };
    return {{"Hips", -1, 0.95f * up},
            {"Spine", 0, 0.25f * up},
            {"Neck", 1, 0.3f * up},
            {"Head", 2, 0.12f * up},
            {"LeftArm", 1, {0.18f, 0.2f, 0}},
            {"LeftForeArm", 4, arm(0.28f, 1)},
            {"LeftHand", 5, arm(0.25f, 1)},
            {"RightArm", 1, {-0.18f, 0.2f, 0}},
            {"RightForeArm", 7, arm(0.28f, -1)},
            {"RightHand", 8, arm(0.25f, -1)},
            {"LeftUpLeg", 0, {0.1f, -0.05f, 0}},
            {"LeftLeg", 10, -0.42f * up},
            {"LeftFoot", 11, -0.42f * up},
            {"LeftToe", 12, 0.14f * ahead},
            {"RightUpLeg", 0, {-0.1f, -0.05f, 0}},
            {"RightLeg", 14, -0.42f * up},
            {"RightFoot", 15, -0.42f * up},
            {"RightToe", 16, 0.14f * ahead}};
}

/// The skeleton of these bones, with a rotation in model space for each joint's frame, below `above`.
Skeleton skeletonOf(const std::vector<Bone>& bones, const std::function<glm::quat(int)>& frameOf,
                    const Transform* above = nullptr)
{
    std::vector<Joint> joints;
    if (above) joints.push_back({"Armature", noJoint, *above, JointKind::Node});
    const int first = int(joints.size());
    for (int i = 0; i < int(bones.size()); ++i) {
        const int parent = bones[i].parent;
        const glm::quat outer = parent < 0 ? glm::quat(1, 0, 0, 0) : frameOf(parent);
        Joint joint{bones[i].name, parent < 0 ? first - 1 : parent + first, {}, JointKind::Joint};
        joint.rest.translation = glm::conjugate(outer) * bones[i].offset;
        joint.rest.rotation = glm::conjugate(outer) * frameOf(i);
        joints.push_back(joint);
    }
    return Skeleton(joints);
}

glm::quat plain(int) { return {1, 0, 0, 0}; }

/// Each frame's Y along the bone to the joint's first child, turned about it by `roll`.
std::function<glm::quat(int)> alongBones(const std::vector<Bone>& bones, float roll = 0.0f)
{
    return [bones, roll](int joint) {
        glm::vec3 along = bones[joint].parent < 0 ? up : bones[joint].offset;
        for (const Bone& bone : bones)
            if (bone.parent == joint) {
                along = bone.offset;
                break;
            }
        along = glm::normalize(along);
        const float cosine = glm::dot(up, along);
        const glm::quat turn = cosine < -0.999f
                                   ? glm::angleAxis(glm::pi<float>(), ahead)
                                   : glm::normalize(glm::quat(1 + cosine, glm::cross(up, along)));
        return turn * glm::angleAxis(roll, up);
    };
}

/// A clip that turns every joint, and moves the hips or all.
Clip clipOf(const std::vector<Bone>& bones, bool movesAll = false)
{
    Clip clip;
    for (const Bone& bone : bones) {
        JointChannel& channel = clip.channels.emplace_back();
        channel.joint = bone.name;
        channel.rotation = {Interpolation::Linear, std::vector{0.0f}, std::vector{glm::quat(1, 0, 0, 0)}};
        if (movesAll || bone.parent < 0)
            channel.translation = {Interpolation::Linear, std::vector{0.0f}, std::vector{glm::vec3(0.0f)}};
    }
    return clip;
}

std::vector<Bone> scaled(std::vector<Bone> bones, float factor)
{
    for (Bone& bone : bones) bone.offset *= factor;
    return bones;
}

} // namespace

class tst_RestPoseFit : public QObject
{
    Q_OBJECT

private slots:
    void aFigureFitsItself();
    void aLittleTallerFits();
    void armsThatHangAtRestFitWhereFramesGoAlong();
    void armsThatHangAtRestDoNotFitWhereFramesStayUpright();
    void otherDirectionsOfBonesDoNotFit();
    void rolledFramesDoNotFit();
    void facingAnotherWayFits();
    void lyingDownDoesNotFit();
    void placesOfAChildDoNotFit();
    void placesToAnotherSideDoNotFit();
    void anotherUnitDoesNotFit();
    void jointsWithoutLengthFit();
    void realRigs_data();
    void realRigs();

private:
    std::shared_ptr<const ImportedModel> modelOf(const QString& file);

    QTemporaryDir m_cache;
    std::map<QString, std::shared_ptr<const ImportedModel>> m_models;
};

void tst_RestPoseFit::aFigureFitsItself()
{
    for (const auto& frames : {std::function(plain), alongBones(person())}) {
        const Skeleton figure = skeletonOf(person(), frames);
        const RestPoseFit fit = restPoseFit(clipOf(person(), true), figure, figure);
        QCOMPARE(fit.bent, 0.0f);
        QCOMPARE(fit.lift, 0.0f);
    }
}

void tst_RestPoseFit::aLittleTallerFits()
{
    const auto taller = scaled(person(), 1.1f);
    QVERIFY(restPoseFit(clipOf(person()), skeletonOf(person(), plain), skeletonOf(taller, plain)).isGood());
}

void tst_RestPoseFit::armsThatHangAtRestFitWhereFramesGoAlong()
{
    const auto hanging = person(0.8f);
    const Skeleton source = skeletonOf(person(), alongBones(person()));
    const Skeleton target = skeletonOf(hanging, alongBones(hanging));
    QVERIFY(restPoseFit(clipOf(person()), source, target).isGood());
}

void tst_RestPoseFit::armsThatHangAtRestDoNotFitWhereFramesStayUpright()
{
    const Skeleton source = skeletonOf(person(), plain);
    const Skeleton target = skeletonOf(person(0.8f), plain);
    const RestPoseFit fit = restPoseFit(clipOf(person()), source, target);
    QVERIFY2(fit.bent > 0.2f && fit.bent < 0.4f, qPrintable(QString::number(fit.bent)));
    QVERIFY(!fit.isGood());
}

void tst_RestPoseFit::otherDirectionsOfBonesDoNotFit()
{
    const Skeleton source = skeletonOf(person(), plain);
    const Skeleton target = skeletonOf(person(), alongBones(person()));
    QVERIFY(restPoseFit(clipOf(person()), source, target).bent > 0.5f);
}

void tst_RestPoseFit::rolledFramesDoNotFit()
{
    const Skeleton source = skeletonOf(person(), alongBones(person()));
    const Skeleton target = skeletonOf(person(), alongBones(person(), glm::half_pi<float>()));
    QVERIFY(!restPoseFit(clipOf(person()), source, target).isGood());
}

void tst_RestPoseFit::facingAnotherWayFits()
{
    const Transform turned{{}, glm::angleAxis(1.7f, up)};
    const Skeleton source = skeletonOf(person(), plain);
    QVERIFY(restPoseFit(clipOf(person()), source, skeletonOf(person(), plain, &turned)).isGood());
}

void tst_RestPoseFit::lyingDownDoesNotFit()
{
    const Transform lying{{}, glm::angleAxis(-glm::half_pi<float>(), left)};
    const Skeleton source = skeletonOf(person(), plain);
    QVERIFY(restPoseFit(clipOf(person()), source, skeletonOf(person(), plain, &lying)).bent > 0.5f);
}

void tst_RestPoseFit::placesOfAChildDoNotFit()
{
    const auto child = scaled(person(), 0.6f);
    const Skeleton source = skeletonOf(child, plain), target = skeletonOf(person(), plain);
    QVERIFY(restPoseFit(clipOf(person(), true), source, target).bent > 0.9f);
}

void tst_RestPoseFit::placesToAnotherSideDoNotFit()
{
    const Skeleton source = skeletonOf(person(1.2f), plain), target = skeletonOf(person(), plain);
    QVERIFY(!restPoseFit(clipOf(person(), true), source, target).isGood());
}

void tst_RestPoseFit::anotherUnitDoesNotFit()
{
    const auto hundredfold = scaled(person(), 100.0f);
    const Skeleton source = skeletonOf(hundredfold, plain), target = skeletonOf(person(), plain);
    QVERIFY(!restPoseFit(clipOf(person()), source, target).isGood());
}

void tst_RestPoseFit::jointsWithoutLengthFit()
{
    const auto flat = scaled(person(), 0.0f);
    const Skeleton figure = skeletonOf(flat, plain);
    QVERIFY(restPoseFit(clipOf(flat), figure, figure).isGood());
    QVERIFY(restPoseFit(Clip(), figure, Skeleton()).isGood());
}

std::shared_ptr<const ImportedModel> tst_RestPoseFit::modelOf(const QString& file)
{
    if (const auto known = m_models.find(file); known != m_models.end()) return known->second;
    ImportEnvironment environment;
    environment.workerPath = (test::buildFolder() + "/app/tagline-import").toStdString();
    environment.cacheFolder = m_cache.path().toStdString();
    const auto model = ModelImporter(environment).read(test::dataFile(file).toStdString());
    return m_models[file] = model ? *model : nullptr;
}

void tst_RestPoseFit::realRigs_data()
{
    QTest::addColumn<QString>("clip");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char* clip, const char* figure, bool isGood) {
        QTest::addRow("%s on %s", clip, figure) << clip << figure << isGood;
    };
    // One rig in several files, whatever pose each of them rests in.
    row("fbx_human_pab/walk.fbx", "fbx_human_pab/arnaud.fbx", true);
    row("fbx_human_pab/locomotions.fbx", "fbx_human_pab/arnaud.fbx", true);
    row("dae_pab/walk.dae", "fbx_human_pab/skeleton.fbx", true);
    row("fbx_quaternius/Female_Casual.fbx", "fbx_quaternius/Male_Casual.fbx", true);
    row("glb_kaykit/Mage.glb", "glb_kaykit/Knight.glb", true);
    row("bvh_makehuman/zombieWalk1.bvh", "bvh_makehuman/walk1.bvh", true);
    // Names alone.
    row("bvh_cmu/01_01.bvh", "fbx_human_pab/arnaud.fbx", false);
    row("bvh_cmu/cmu_12_01_walk.bvh", "fbx_human_pab/arnaud.fbx", false);
    row("bvh_pybvh_fixtures/bvh_test1.bvh", "fbx_human_pab/arnaud.fbx", false);
    row("fbx_quaternius/Alien.fbx", "fbx_quaternius/Male_Casual.fbx", false);
    row("glb_raylib/robot.glb", "fbx_quaternius/Female_Casual.fbx", false);
    row("fbx_quaternius/Wolf.fbx", "fbx_quaternius/Red Fox.fbx", false);
}

void tst_RestPoseFit::realRigs()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, clip);
    QFETCH(QString, figure);
    const auto from = modelOf(clip), to = modelOf(figure);
    QVERIFY(from && to && !from->clips.empty());
    const Clip& motion = from->clips.front();
    QVERIFY(2 * bindByName(motion, to->skeleton).boundCount() >= motion.channels.size());
    const RestPoseFit fit = restPoseFit(motion, from->skeleton, to->skeleton);
    qInfo("bent %.2f, lift %.2f", fit.bent, fit.lift);
    QTEST(fit.isGood(), "isGood");
}

QTEST_APPLESS_MAIN(tst_RestPoseFit)
#include "tst_RestPoseFit.moc"
