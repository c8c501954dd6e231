// Our reader of BVH beside Assimp's: equal wherever Assimp is right, on every real file there is and on
// generated ones.

#include "core/import/bvh/BvhFile.h"
#include "resources/generator/GeneratedTake.h"
#include "tests/support/TestData.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <QDirIterator>
#include <QtTest>

#include <cmath>
#include <map>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr float turnTolerance = 2e-6f;

std::string nameOf(const BvhFile& file, const BvhNode& node)
{
    return node.isEndSite ? "EndSite_" + file.nodes[std::size_t(node.parent)].name : node.name;
}

/// Assimp's nodes in the order of the file.
void appendNodes(const aiNode& node, int parent, std::vector<std::pair<const aiNode*, int>>& nodes)
{
    const int self = int(nodes.size());
    nodes.emplace_back(&node, parent);
    for (unsigned i = 0; i < node.mNumChildren; ++i) appendNodes(*node.mChildren[i], self, nodes);
}

/// Assimp adds two roundings to each number.
bool isNear(float a, float b) { return std::abs(a - b) <= 3e-7f * std::max(1.0f, std::abs(b)); }
bool isNear(const glm::vec3& a, const aiVector3D& b)
{
    return isNear(a.x, b.x) && isNear(a.y, b.y) && isNear(a.z, b.z);
}

bool areNear(const glm::quat& a, const aiQuaternion& b)
{
    const auto largest =
        std::max({std::abs(a.w - b.w), std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z)});
    return largest <= turnTolerance;
}

/// The same rotation: which of its two quaternions it is, rounding may decide.
bool isSameTurn(const glm::quat& a, const aiQuaternion& b) { return areNear(a, b) || areNear(-a, b); }

/// The first way in which the two differ, in words; empty where they do not.
std::string difference(const BvhNode& node, const aiNodeAnim& channel, std::size_t frames)
{
    if (!node.positions.empty()) {
        if (channel.mNumPositionKeys != frames) return "the number of places";
        for (std::size_t i = 0; i < frames; ++i)
            if (!isNear(node.positions[i], channel.mPositionKeys[i].mValue))
                return "place " + std::to_string(i);
    }
    if (channel.mNumRotationKeys != frames) return "the number of turns";
    for (std::size_t i = 0; i < frames; ++i) {
        const glm::quat own = node.rotations.empty() ? glm::quat(1, 0, 0, 0) : node.rotations[i];
        if (!isSameTurn(own, channel.mRotationKeys[i].mValue)) return "turn " + std::to_string(i);
    }
    return {};
}

std::string difference(const BvhFile& file, const aiScene& scene)
{
    std::vector<std::pair<const aiNode*, int>> nodes;
    appendNodes(*scene.mRootNode, -1, nodes);
    if (nodes.size() != file.nodes.size()) return "the number of nodes";
    const aiAnimation& animation = *scene.mAnimations[0];
    if (std::int64_t(animation.mDuration) + 1 != file.frames) return "the number of frames";
    if (std::abs(animation.mTicksPerSecond * file.secondsPerFrame - 1.0) > 1e-6) return "the frame time";
    unsigned channel = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const BvhNode& own = file.nodes[i];
        const auto [other, parent] = nodes[i];
        if (nameOf(file, own) != other->mName.C_Str() || own.parent != parent)
            return "node " + std::to_string(i);
        const aiMatrix4x4& m = other->mTransformation;
        if (!isNear(own.offset, {m.a4, m.b4, m.c4})) return "the place of " + own.name;
        if (own.isEndSite) continue;
        const std::string different =
            difference(own, *animation.mChannels[channel++], std::size_t(file.frames));
        if (!different.empty()) return own.name + ": " + different;
    }
    return channel == animation.mNumChannels ? "" : "the number of channels";
}

/// Fails where the two differ. Expects a text that Assimp reads rightly.
void compare(const std::string& text, const char* name)
{
    Assimp::Importer importer;
    importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
    const aiScene* scene = importer.ReadFileFromMemory(text.data(), text.size(), 0, "bvh");
    QVERIFY2(scene, importer.GetErrorString());
    const auto file = readBvh(text);
    QVERIFY2(file, file ? "" : (name + file.error().text()).c_str());
    const std::string different = difference(*file, *scene);
    QVERIFY2(different.empty(), (std::string(name) + ": " + different).c_str());
}

/// Text of random joints, whose channels come in any order that Assimp knows.
class RandomBvh
{
public:
    explicit RandomBvh(unsigned seed)
        : m_random(seed)
    {
    }

    std::string text()
    {
        std::string hierarchy = "HIERARCHY\n";
        addJoint(hierarchy, "ROOT", 0);
        const int frames = between(1, 40);
        hierarchy += "MOTION\nFrames: " + std::to_string(frames) + "\nFrame Time: 0.0" +
                     std::to_string(between(1, 9999)) + "1\n";
        for (int frame = 0; frame < frames; ++frame) {
            for (int i = 0; i < m_channels; ++i) hierarchy += number(400.0) + (i % 7 == 6 ? "\t" : " ");
            hierarchy += between(0, 3) == 0 ? "\r\n" : "\n";
        }
        return hierarchy;
    }

private:
    int between(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_random); }

    std::string number(double most)
    {
        const double value = std::uniform_real_distribution<double>(-most, most)(m_random);
        return QByteArray::number(value, "fge"[between(0, 2)], between(1, 7)).toStdString();
    }

    void addJoint(std::string& text, const char* kind, int level)
    {
        text += std::string(kind) + " J" + std::to_string(m_joints++) + "\n{\nOFFSET " + number(50.0) + " " +
                number(50.0) + " " + number(50.0) + "\n";
        std::vector<std::string> channels{"Xrotation", "Yrotation", "Zrotation"};
        if (level == 0 || between(0, 2) == 0)
            channels.insert(channels.end(), {"Xposition", "Yposition", "Zposition"});
        std::shuffle(channels.begin(), channels.end(), m_random);
        m_channels += int(channels.size());
        text += "CHANNELS " + std::to_string(channels.size());
        for (const std::string& channel : channels) text += " " + channel;
        text += "\n";
        for (int children = level < 5 ? between(0, 3) : 0; children > 0; --children)
            addJoint(text, "JOINT", level + 1);
        if (between(0, 1) == 0) text += "End Site\n{\nOFFSET 0 " + number(9.0) + " 0\n}\n";
        text += "}\n";
    }

    std::mt19937 m_random;
    int m_joints = 0;
    int m_channels = 0;
};

} // namespace

class tst_BvhDifferential : public QObject
{
    Q_OBJECT

private slots:
    void realFiles();
    void generatedTakes();
    void randomHierarchies();
};

void tst_BvhDifferential::realFiles()
{
    TAGLINE_REQUIRE_DATA();
    int files = 0;
    QDirIterator each(dataFolder(), {"*.bvh"}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.fileName().contains("malformed")) continue; // tst_Inventory says which are refused
        QVERIFY(file.open(QIODevice::ReadOnly));
        compare(file.readAll().toStdString(), qPrintable(file.fileName()));
        if (QTest::currentTestFailed()) return;
        ++files;
    }
    QVERIFY(files > 0);
}

void tst_BvhDifferential::generatedTakes()
{
    using generated::JointNames;
    for (const JointNames names : {JointNames::Plain, JointNames::Mixamo, JointNames::Biped})
        for (const int joints : {1, 20, 31, 60}) {
            compare(generated::generatedBvh({.frames = 30, .joints = joints, .names = names, .seed = 7}),
                    "generated");
            if (QTest::currentTestFailed()) return;
        }
}

void tst_BvhDifferential::randomHierarchies()
{
    for (unsigned seed = 1; seed <= 300; ++seed) {
        compare(RandomBvh(seed).text(), qPrintable(QString("seed %1").arg(seed)));
        if (QTest::currentTestFailed()) return;
    }
}

QTEST_GUILESS_MAIN(tst_BvhDifferential)

#include "tst_BvhDifferential.moc"
