// A character in one file, its clips in others: they fit together by the names of the joints.

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/mesh/Skinning.h"
#include "tests/core/import/ImportFixture.h"

#include "tests/support/TestData.h"

using namespace tagline;
using namespace tagline::test;

namespace {

/// The joints of a skeleton in model space while a clip plays.
std::vector<glm::mat4> played(const Skeleton& skeleton, const Clip& clip, double frame)
{
    return modelMatrices(skeleton, sampledPose(skeleton, clip, bindByName(clip, skeleton), frame));
}

glm::vec3 placeOf(const std::string& joint, const Skeleton& skeleton, const Clip& clip, double frame)
{
    return glm::vec3(played(skeleton, clip, frame).at(std::size_t(*skeleton.find(joint)))[3]);
}

/// The lowest and the highest vertex of a mesh while a clip plays.
std::pair<float, float> heights(const ImportedModel& character, const Clip& clip, double frame)
{
    const auto joints = played(character.skeleton, clip, frame);
    std::pair<float, float> found{1e9f, -1e9f};
    for (const SkinnedMesh& mesh : character.meshes) {
        std::vector<glm::mat4> palette(mesh.palette.size());
        std::vector<glm::vec3> positions(mesh.vertexCount());
        SkinningPaletteJob{mesh.palette, joints, palette}.run();
        SkinningJob{&mesh, palette, positions, {}}.run();
        for (const glm::vec3& position : positions) {
            found.first = std::min(found.first, position.y);
            found.second = std::max(found.second, position.y);
        }
    }
    return found;
}

} // namespace

class tst_SharedClips : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void clipsPlayOnTheCharacter_data();
    void clipsPlayOnTheCharacter();
    void hipsAreAtTheirTrueHeight();
    void collada();
    void restIsBind();

private:
    std::shared_ptr<const ImportedModel> model(const QString& file)
    {
        auto read = m_fixture.read(dataFile(file));
        return read ? read.value() : nullptr;
    }

    ImportFixture m_fixture;
    std::shared_ptr<const ImportedModel> m_arnaud;
};

void tst_SharedClips::initTestCase()
{
    TAGLINE_REQUIRE_DATA();
    m_arnaud = model("fbx_human_pab/arnaud.fbx");
    QVERIFY(m_arnaud);
}

void tst_SharedClips::clipsPlayOnTheCharacter_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("clips");
    QTest::newRow("walk") << "walk" << 1;
    QTest::newRow("run") << "run" << 1;
    QTest::newRow("crossarms") << "crossarms" << 1;
    QTest::newRow("atlas") << "atlas" << 1;
    QTest::newRow("locomotions") << "locomotions" << 3;
}

/// Joint by joint where the clip's own file puts them, and the body upright on the ground.
void tst_SharedClips::clipsPlayOnTheCharacter()
{
    QFETCH(QString, file);
    const auto source = model("fbx_human_pab/" + file + ".fbx");
    QVERIFY(source);
    QTEST(int(source->clips.size()), "clips");
    for (const Clip& clip : source->clips) {
        const ClipBinding binding = bindByName(clip, m_arnaud->skeleton);
        QVERIFY(binding.jointsWithoutChannel.empty());
        for (Frame frame = 0; frame < clip.frames; frame += 5) {
            for (const char* joint : {"Hips", "Pelvis", "Head", "LeftFoot", "RightHand"}) {
                const glm::vec3 here = placeOf(joint, m_arnaud->skeleton, clip, frame);
                const glm::vec3 there = placeOf(joint, source->skeleton, clip, frame);
                QVERIFY2(glm::length(here - there) < 0.001f, joint);
            }
            const auto [lowest, highest] = heights(*m_arnaud, clip, frame);
            QVERIFY2(lowest > -0.1f && lowest < 0.6f && highest > 0.7f && highest < 2.6f,
                     qPrintable(QString("frame %1: %2 to %3").arg(frame).arg(lowest).arg(highest)));
        }
    }
}

void tst_SharedClips::hipsAreAtTheirTrueHeight()
{
    const auto walk = model("fbx_human_pab/walk.fbx");
    const glm::vec3 hips = placeOf("Hips", m_arnaud->skeleton, walk->clips.at(0), 0);
    QVERIFY(glm::length(hips - glm::vec3(0.03f, 1.01359f, -0.0007f)) <
            1e-4f); // as the file has it, in metres
    const auto rest = modelMatrices(m_arnaud->skeleton, restPose(m_arnaud->skeleton));
    for (const char* joint : {"Hips", "Pelvis"})
        QVERIFY(std::abs(rest.at(std::size_t(*m_arnaud->skeleton.find(joint)))[3].y - 1.04667f) < 1e-4f);
}

/// The same take from Collada, where the rate is guessed and the unit stands in the root.
void tst_SharedClips::collada()
{
    const auto fbx = model("fbx_human_pab/walk.fbx");
    const auto dae = model("dae_pab/walk.dae");
    QVERIFY(fbx && dae);
    for (Frame frame = 0; frame <= 40; frame += 8)
        for (const char* joint : {"Hips", "Head", "LeftFoot"}) {
            const glm::vec3 a = placeOf(joint, m_arnaud->skeleton, fbx->clips.at(0), frame);
            const glm::vec3 b = placeOf(joint, m_arnaud->skeleton, dae->clips.at(0), frame);
            QVERIFY2(glm::length(a - b) < 0.002f, joint);
        }
}

/// Files bound in their rest pose: skinning that pose gives the bind positions.
void tst_SharedClips::restIsBind()
{
    for (const char* file : {"fbx_human_pab/arnaud.fbx", "gltf_khronos/cesium_man.gltf",
                             "glb_raylib/robot.glb", "glb_kenney/character.glb", "glb_kaykit/Knight.glb"}) {
        const auto read = model(file);
        QVERIFY2(read, file);
        const auto joints = modelMatrices(read->skeleton, restPose(read->skeleton));
        for (const SkinnedMesh& mesh : read->meshes) {
            std::vector<glm::mat4> palette(mesh.palette.size());
            std::vector<glm::vec3> positions(mesh.vertexCount());
            SkinningPaletteJob{mesh.palette, joints, palette}.run();
            SkinningJob{&mesh, palette, positions, {}}.run();
            for (std::size_t i = 0; i < positions.size(); ++i)
                QVERIFY2(glm::length(positions[i] - mesh.positions[i]) < 1e-3f, file);
        }
    }
}

QTEST_APPLESS_MAIN(tst_SharedClips)
#include "tst_SharedClips.moc"
