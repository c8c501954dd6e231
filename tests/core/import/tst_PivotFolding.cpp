// Folded pivots against Assimp's own way of doing without them: the joints are at the same places.

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/assimp/Conversions.h"
#include "tests/core/import/ImportFixture.h"

#include "tests/support/TestData.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

/// The value of keys at a time: straight between two of them.
template<class Key>
decltype(Key::mValue) valueAt(const Key* keys, unsigned count, double time)
{
    unsigned next = 0;
    while (next < count && keys[next].mTime <= time) ++next;
    if (next == 0 || next == count) return keys[next == 0 ? 0 : count - 1].mValue;
    const Key& a = keys[next - 1];
    const Key& b = keys[next];
    const auto part = ai_real((time - a.mTime) / (b.mTime - a.mTime));
    decltype(Key::mValue) value;
    if constexpr (std::is_same_v<decltype(value), aiQuaternion>)
        aiQuaternion::Interpolate(value, a.mValue, b.mValue, part);
    else
        value = a.mValue + (b.mValue - a.mValue) * part;
    return value;
}

/// The places of all nodes of a scene without pivots, in its own unit.
class PlainScene
{
public:
    explicit PlainScene(const QString& file)
    {
        m_importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
        m_scene = m_importer.ReadFile(file.toStdString(), 0);
    }

    const aiScene* scene() const { return m_scene; }

    std::map<std::string, glm::vec3> places(unsigned animation, double time) const
    {
        std::map<std::string, glm::vec3> found;
        std::map<std::string, const aiNodeAnim*> channels;
        const aiAnimation& source = *m_scene->mAnimations[animation];
        for (unsigned i = 0; i < source.mNumChannels; ++i)
            channels[rawName(source.mChannels[i]->mNodeName)] = source.mChannels[i];
        visit(*m_scene->mRootNode, aiMatrix4x4(), channels, time, found);
        return found;
    }

private:
    static void visit(const aiNode& node, const aiMatrix4x4& parent,
                      const std::map<std::string, const aiNodeAnim*>& channels, double time,
                      std::map<std::string, glm::vec3>& found)
    {
        aiMatrix4x4 local = node.mTransformation;
        const auto channel = channels.find(rawName(node.mName));
        if (channel != channels.end()) {
            const aiNodeAnim& c = *channel->second;
            local = aiMatrix4x4(valueAt(c.mScalingKeys, c.mNumScalingKeys, time),
                                valueAt(c.mRotationKeys, c.mNumRotationKeys, time),
                                valueAt(c.mPositionKeys, c.mNumPositionKeys, time));
        }
        const aiMatrix4x4 global = parent * local;
        found.emplace(rawName(node.mName), glm::vec3(global.a4, global.b4, global.c4));
        for (unsigned i = 0; i < node.mNumChildren; ++i)
            visit(*node.mChildren[i], global, channels, time, found);
    }

    Assimp::Importer m_importer;
    const aiScene* m_scene = nullptr;
};

} // namespace

class tst_PivotFolding : public QObject
{
    Q_OBJECT

private slots:
    void placesAreTheSame_data();
    void placesAreTheSame();
    void restPoseOfPivots();
};

void tst_PivotFolding::placesAreTheSame_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file :
         {"fbx_human_pab/walk.fbx", "fbx_human_pab/run.fbx", "fbx_human_pab/crossarms.fbx",
          "fbx_human_pab/locomotions.fbx", "fbx_human_pab/atlas.fbx", "fbx_quaternius/Alien.fbx",
          "fbx_quaternius/Red Fox.fbx", "fbx_quaternius/Wolf.fbx", "fbx_quaternius/Spider.fbx",
          "fbx_ufbx/maya_slime_7500_binary.fbx"})
        QTest::newRow(file) << file;
}

void tst_PivotFolding::placesAreTheSame()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, file);
    ImportFixture fixture;
    const auto read = fixture.read(dataFile(file));
    QVERIFY(read);
    const ImportedModel& model = *read.value();
    const PlainScene plain(dataFile(file));
    QVERIFY(plain.scene());
    int compared = 0;
    for (unsigned c = 0; c < std::min(3u, unsigned(model.clips.size())); ++c) {
        const Clip& clip = model.clips[c];
        const ClipBinding binding = bindByName(clip, model.skeleton);
        for (Frame frame = 0; frame < clip.frames; frame += std::max(1, clip.frames / 7)) {
            const auto joints =
                modelMatrices(model.skeleton, sampledPose(model.skeleton, clip, binding, frame));
            const auto places = plain.places(c, frame);
            for (std::size_t i = 0; i < joints.size(); ++i) {
                const Joint& joint = model.skeleton.joints()[i];
                const auto found = places.find(joint.name);
                if (found == places.end() || joint.kind == JointKind::Node) continue;
                const glm::vec3 there = found->second * float(model.metresPerUnit);
                const float distance = glm::length(glm::vec3(joints[i][3]) - there);
                QVERIFY2(distance < 1e-3f * (1.0f + glm::length(there)),
                         qPrintable(QString("%1 in %2, frame %3: %4 m apart")
                                        .arg(joint.name.c_str(), clip.name.c_str())
                                        .arg(frame)
                                        .arg(distance)));
                ++compared;
            }
        }
    }
    QVERIFY(compared > 20);
}

void tst_PivotFolding::restPoseOfPivots()
{
    TAGLINE_REQUIRE_DATA();
    ImportFixture fixture;
    const QString file = dataFile("fbx_ufbx/maya_pivots_7500_ascii.fbx");
    const auto read = fixture.read(file);
    QVERIFY(read);
    const PlainScene plain(file);
    const aiNode* node = plain.scene()->mRootNode->FindNode("pCube1");
    QVERIFY(node);
    const aiMesh& mesh = *plain.scene()->mMeshes[0];
    const SkinnedMesh& built = read.value()->meshes.at(0);
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        const glm::vec3 there = converted(node->mTransformation * mesh.mVertices[i]) * 0.01f;
        QVERIFY(glm::length(there - built.positions[i]) < 1e-5f);
    }
}

QTEST_APPLESS_MAIN(tst_PivotFolding)
#include "tst_PivotFolding.moc"
