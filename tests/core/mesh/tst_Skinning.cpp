#include "core/animation/figure/LocalToModelJob.h"
#include "core/mesh/Skinning.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_Skinning : public QObject
{
    Q_OBJECT

private slots:
    void restPoseLeavesTheMeshAsItIs();
    void rigidVerticesFollowTheirJoint();
    void sharedVerticesGoBetween();
    void normalsAreRightUnderUnevenAndMirroredScale();
    void scaleZeroKeepsNormalsFinite();
    void wrongLengthsAreFound();
};

namespace {

/// Three vertices: one of joint 2, one of joint 3, one shared by halves. Palette in another order than
/// joints.
SkinnedMesh legMesh(const Skeleton& skeleton)
{
    const auto rest = modelMatrices(skeleton, restPose(skeleton));
    SkinnedMesh mesh;
    mesh.positions = std::vector<glm::vec3>{{0.1f, 0.8f, 0.1f}, {0.1f, 0.2f, 0.1f}, {0.1f, 0.5f, 0.1f}};
    mesh.normals = std::vector<glm::vec3>{{0, 0, 1}, {1, 0, 0}, {0, 0.6f, 0.8f}};
    mesh.influences = std::vector<VertexInfluences>{
        {{1, 0, 0, 0}, {1, 0, 0, 0}}, {{0, 0, 0, 0}, {1, 0, 0, 0}}, {{0, 1, 0, 0}, {0.5f, 0.5f, 0, 0}}};
    mesh.indices = std::vector<std::uint32_t>{0, 1, 2};
    mesh.palette = {{3, glm::inverse(rest[3])}, {2, glm::inverse(rest[2])}};
    return mesh;
}

struct Skinned
{
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
};

Skinned skinned(const SkinnedMesh& mesh, const Skeleton& skeleton, const Pose& pose)
{
    const auto matrices = modelMatrices(skeleton, pose);
    std::vector<glm::mat4> palette(mesh.palette.size());
    SkinningPaletteJob{mesh.palette, matrices, palette}.run();
    Skinned result{std::vector<glm::vec3>(mesh.vertexCount()), std::vector<glm::vec3>(mesh.vertexCount())};
    SkinningJob{&mesh, palette, result.positions, result.normals}.run();
    return result;
}

} // namespace

void tst_Skinning::restPoseLeavesTheMeshAsItIs()
{
    const Skeleton skeleton = walker();
    const SkinnedMesh mesh = legMesh(skeleton);
    const Skinned result = skinned(mesh, skeleton, restPose(skeleton));
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(glm::distance(result.positions[i], mesh.positions[i]) < 1e-6f);
        QVERIFY(glm::distance(result.normals[i], mesh.normals[i]) < 1e-6f);
    }
}

void tst_Skinning::rigidVerticesFollowTheirJoint()
{
    const Skeleton skeleton = walker();
    Pose pose = restPose(skeleton);
    pose[2].rotation = turned(90, {1, 0, 0}); // the leg, hanging along −Y from (0.1, 1, 0), swings to −Z
    const Skinned result = skinned(legMesh(skeleton), skeleton, pose);
    QVERIFY(glm::distance(result.positions[0], glm::vec3(0.1f, 0.9f, -0.2f)) < 1e-5f);
    QVERIFY(glm::distance(result.positions[1], glm::vec3(0.1f, 0.9f, -0.8f)) < 1e-5f);
    QVERIFY(glm::distance(result.normals[0], glm::vec3(0, -1, 0)) < 1e-5f);
    QVERIFY(glm::distance(result.normals[1], glm::vec3(1, 0, 0)) < 1e-5f);
}

void tst_Skinning::sharedVerticesGoBetween()
{
    const Skeleton skeleton = walker();
    const SkinnedMesh mesh = legMesh(skeleton);
    Pose pose = restPose(skeleton);
    pose[3].translation += glm::vec3(0.4f, 0, 0);
    const Skinned result = skinned(mesh, skeleton, pose);
    QVERIFY(glm::distance(result.positions[2], mesh.positions[2] + glm::vec3(0.2f, 0, 0)) < 1e-5f);
}

void tst_Skinning::normalsAreRightUnderUnevenAndMirroredScale()
{
    const Skeleton skeleton = walker();
    SkinnedMesh mesh = legMesh(skeleton);
    mesh.normals = std::vector<glm::vec3>(3, glm::normalize(glm::vec3(1, 1, 0)));
    Pose pose = restPose(skeleton);
    for (const glm::vec3 scale : {glm::vec3(2, 1, 1), glm::vec3(-2, 1, 1), glm::vec3(-1, -1, -1)}) {
        pose[2].scale = scale;
        const Skinned result = skinned(mesh, skeleton, pose);
        // A plane x + y = c becomes x / sx + y / sy = c.
        const glm::vec3 expected = glm::normalize(glm::vec3(1 / scale.x, 1 / scale.y, 0));
        QVERIFY(glm::distance(result.normals[0], expected) < 1e-5f);
    }
}

void tst_Skinning::scaleZeroKeepsNormalsFinite()
{
    const Skeleton skeleton = walker();
    Pose pose = restPose(skeleton);
    pose[2].scale = glm::vec3(0);
    for (const glm::vec3& normal : skinned(legMesh(skeleton), skeleton, pose).normals)
        QVERIFY(std::abs(glm::length(normal) - 1.0f) < 1e-5f);
}

void tst_Skinning::wrongLengthsAreFound()
{
    const Skeleton skeleton = walker();
    const SkinnedMesh mesh = legMesh(skeleton);
    std::vector<glm::mat4> two(2);
    const std::vector<glm::mat4> three(3);
    QVERIFY(!(SkinningPaletteJob{mesh.palette, three, two}.isValid())); // joint 3 has no matrix
    std::vector<glm::vec3> positions(3);
    QVERIFY((SkinningJob{&mesh, two, positions, {}}.isValid()));
    QVERIFY(!(SkinningJob{&mesh, three, positions, {}}.isValid()));
    QVERIFY(!(SkinningJob{&mesh, two, {}, {}}.isValid()));
}

QTEST_APPLESS_MAIN(tst_Skinning)
#include "tst_Skinning.moc"
