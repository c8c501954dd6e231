#include "core/animation/figure/LocalToModelJob.h"
#include "core/mesh/AutoBody.h"
#include "core/mesh/Skinning.h"
#include "core/mesh/body/BonePath.h"
#include "core/mesh/body/FigureLandmarks.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <cctype>
#include <cstring>
#include <functional>
#include <limits>
#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A person of 1.7 m in T-pose: 31 joints named and placed as in the CMU motion capture library.
Skeleton person()
{
    return Skeleton({joint("Hips", -1, {0, 0.94f, 0}),
                     joint("LHipJoint", 0, {0, 0, 0}),
                     joint("LeftUpLeg", 1, {0.10f, -0.09f, 0.05f}),
                     joint("LeftLeg", 2, {0.13f, -0.35f, 0}),
                     joint("LeftFoot", 3, {0.15f, -0.42f, 0}),
                     joint("LeftToeBase", 4, {0, -0.02f, 0.12f}),
                     joint("RHipJoint", 0, {0, 0, 0}),
                     joint("RightUpLeg", 6, {-0.10f, -0.09f, 0.05f}),
                     joint("RightLeg", 7, {-0.13f, -0.35f, 0}),
                     joint("RightFoot", 8, {-0.15f, -0.42f, 0}),
                     joint("RightToeBase", 9, {0, -0.02f, 0.12f}),
                     joint("LowerBack", 0, {0, 0, 0}),
                     joint("Spine", 11, {0, 0.12f, -0.01f}),
                     joint("Spine1", 12, {0, 0.12f, 0}),
                     joint("Neck", 13, {0, 0, 0}),
                     joint("Neck1", 14, {0, 0.10f, 0}),
                     joint("Head", 15, {0, 0.10f, 0}),
                     joint("LeftShoulder", 13, {0, 0, 0}),
                     joint("LeftArm", 17, {0.20f, 0.04f, 0}),
                     joint("LeftForeArm", 18, {0.28f, 0, 0}),
                     joint("LeftHand", 19, {0.19f, 0, 0}),
                     joint("LeftFingerBase", 20, {0, 0, 0}),
                     joint("LeftHandIndex1", 21, {0.05f, 0, 0}),
                     joint("LThumb", 20, {0, 0, 0}),
                     joint("RightShoulder", 13, {0, 0, 0}),
                     joint("RightArm", 24, {-0.20f, 0.04f, 0}),
                     joint("RightForeArm", 25, {-0.28f, 0, 0}),
                     joint("RightHand", 26, {-0.19f, 0, 0}),
                     joint("RightFingerBase", 27, {0, 0, 0}),
                     joint("RightHandIndex1", 28, {-0.05f, 0, 0}),
                     joint("RThumb", 27, {0, 0, 0})});
}

/// The person with hands of five fingers, a jaw, a tongue and eyes.
Skeleton personWithFace()
{
    std::vector<Joint> joints = person().joints();
    const auto add = [&](std::string name, JointIndex parent, glm::vec3 offset) {
        joints.push_back(joint(std::move(name), parent, offset));
        return JointIndex(joints.size() - 1);
    };
    for (int i = 0; i < 60; ++i)
        add("face" + std::to_string(i), 16, {0.05f * std::sin(float(i)), 0.04f, 0.1f});
    JointIndex tongue = add("tongue1", add("Jaw", 16, {0, -0.03f, 0.08f}), {0, 0, 0.02f});
    for (int i = 2; i < 5; ++i) tongue = add("tongue" + std::to_string(i), tongue, {0, 0.3f, 0.3f});
    for (const auto& [hand, side] : {std::pair{JointIndex(20), 1.0f}, {JointIndex(27), -1.0f}}) {
        for (int finger = 0; finger < 5; ++finger) {
            const std::string name = (side > 0 ? "LeftFinger" : "RightFinger") + std::to_string(finger);
            JointIndex last = add(name + "a", hand, {side * 0.08f, 0, 0.04f - 0.02f * float(finger)});
            last = add(name + "b", last, {side * 0.03f, 0, 0});
            add(name + "c", last, {side * 0.02f, 0, 0});
        }
    }
    return Skeleton(joints);
}

Skeleton spider()
{
    std::vector<Joint> joints{joint("body", -1, {0, 0.3f, 0})};
    for (int leg = 0; leg < 8; ++leg) {
        const glm::vec3 out(std::cos(0.8f * float(leg)), 0, std::sin(0.8f * float(leg)));
        joints.push_back(joint("coxa" + std::to_string(leg), 0, out * 0.1f));
        joints.push_back(joint("knee" + std::to_string(leg), JointIndex(joints.size() - 1),
                               out * 0.3f + glm::vec3(0, 0.2f, 0)));
        joints.push_back(joint("tip" + std::to_string(leg), JointIndex(joints.size() - 1),
                               out * 0.3f - glm::vec3(0, 0.5f, 0)));
    }
    return Skeleton(joints);
}

Skeleton collapsed()
{
    return Skeleton({joint("a", -1, {1, 2, 3}), joint("b", 0, {0, 0, 0}), joint("c", 1, {0, 0, 0})});
}

Skeleton flattened()
{
    std::vector<Joint> joints = person().joints();
    joints[4].rest.scale = glm::vec3(0.0f);
    joints[20].rest.scale = glm::vec3(-1.0f, 1.0f, 1.0f);
    return Skeleton(joints);
}

struct Box
{
    glm::vec3 low{std::numeric_limits<float>::max()};
    glm::vec3 high{std::numeric_limits<float>::lowest()};

    void add(const glm::vec3& place)
    {
        low = glm::min(low, place);
        high = glm::max(high, place);
    }
};

Box boxOf(const SkinnedMesh& mesh)
{
    Box box;
    for (const glm::vec3& position : mesh.positions) box.add(position);
    return box;
}

} // namespace

class tst_AutoBody : public QObject
{
    Q_OBJECT

private slots:
    void everyBodyIsSound_data();
    void everyBodyIsSound();
    void personIsAsTallAndThickAsAPerson();
    void facesAndFingersAreNoHedgehog();
    void personWithoutToesStillHasFeet();
    void onlyPeopleGetThePersonsBody_data();
    void onlyPeopleGetThePersonsBody();
    void sidesGoByTheirNamesNotTheirOrder();
    void restPoseShowsTheBodyAsBuilt();
    void kneesBendSoftly();
    void loneJointIsABall();
    void nothingForNothing();
    void namesTellRoles_data();
    void namesTellRoles();
    void pathsCountOnePlaceOnce();
};

void tst_AutoBody::everyBodyIsSound_data()
{
    QTest::addColumn<int>("which");
    int which = 0;
    for (const char* name :
         {"person", "person with face", "spider", "collapsed", "lone joint", "walker", "flattened"})
        QTest::newRow(name) << which++;
}

void tst_AutoBody::everyBodyIsSound()
{
    QFETCH(int, which);
    const Skeleton skeletons[] = {
        person(), personWithFace(), spider(), collapsed(), Skeleton({joint("one", -1, {0, 1, 0})}),
        walker(), flattened()};
    const Skeleton& skeleton = skeletons[which];
    const auto body = autoBody(skeleton);
    QCOMPARE(body.size(), std::size_t(1));
    const SkinnedMesh& mesh = body.front();
    const std::size_t count = mesh.vertexCount();
    QVERIFY(count > 0);
    QCOMPARE(mesh.normals.size(), count);
    QCOMPARE(mesh.influences.size(), count);
    QCOMPARE(mesh.indices.size() % 3, std::size_t(0));

    // Closed: every edge is run along once each way.
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        for (std::size_t k = 0; k < 3; ++k) {
            QVERIFY(mesh.indices[i + k] < count);
            ++edges[{mesh.indices[i + k], mesh.indices[i + (k + 1) % 3]}];
        }
    }
    for (const auto& [edge, times] : edges) {
        QCOMPARE(times, 1);
        QVERIFY(edges.count({edge.second, edge.first}) == 1);
    }

    // Outwards: the volume is positive.
    double volume = 0.0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const glm::dvec3 a(mesh.positions[mesh.indices[i]]);
        volume += glm::dot(a, glm::cross(glm::dvec3(mesh.positions[mesh.indices[i + 1]]),
                                         glm::dvec3(mesh.positions[mesh.indices[i + 2]])));
    }
    QVERIFY(volume > 0.0);

    for (const VertexInfluences& influence : mesh.influences) {
        float sum = 0.0f;
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(influence.palette[i] < mesh.palette.size());
            QVERIFY(influence.weights[i] >= 0.0f);
            sum += influence.weights[i];
        }
        QVERIFY(std::abs(sum - 1.0f) < 1e-5f);
    }
    for (const PaletteEntry& entry : mesh.palette) {
        QVERIFY(entry.joint >= 0 && std::size_t(entry.joint) < skeleton.size());
        for (int c = 0; c < 4; ++c)
            QVERIFY(std::isfinite(glm::dot(entry.inverseBind[c], entry.inverseBind[c])));
    }

    // Bounded: near the joints, by a fifth of their extent.
    Box box;
    for (const glm::mat4& matrix : modelMatrices(skeleton, restPose(skeleton))) box.add(matrix[3]);
    const glm::vec3 size = box.high - box.low;
    const float margin = 0.06f + 0.2f * std::max({size.x, size.y, size.z});
    for (std::size_t i = 0; i < count; ++i) {
        QVERIFY(std::abs(glm::length(mesh.normals[i]) - 1.0f) < 1e-4f);
        for (int axis = 0; axis < 3; ++axis) {
            QVERIFY(mesh.positions[i][axis] > box.low[axis] - margin);
            QVERIFY(mesh.positions[i][axis] < box.high[axis] + margin);
        }
    }

    // Deterministic, to the bit.
    const auto again = autoBody(skeleton);
    QCOMPARE(again.front().vertexCount(), count);
    QVERIFY(std::memcmp(again.front().positions.data(), mesh.positions.data(), count * sizeof(glm::vec3)) ==
            0);
    QVERIFY(std::memcmp(again.front().influences.data(), mesh.influences.data(),
                        count * sizeof(VertexInfluences)) == 0);
    QVERIFY(again.front().palette == mesh.palette);
}

void tst_AutoBody::personIsAsTallAndThickAsAPerson()
{
    const Skeleton skeleton = person();
    const auto figure = figureLandmarks(skeleton, [&] {
        std::vector<glm::vec3> positions;
        for (const glm::mat4& matrix : modelMatrices(skeleton, restPose(skeleton)))
            positions.emplace_back(matrix[3]);
        return positions;
    }());
    QVERIFY(figure.has_value());
    QCOMPARE(figure->arms.size(), std::size_t(2));
    QCOMPARE(figure->legs.size(), std::size_t(2));
    QCOMPARE(skeleton[figure->head()].name, std::string("Head"));
    QVERIFY(figure->stature > 1.45f && figure->stature < 1.9f);
    QVERIFY(figure->front.z > 0.99f && figure->side.x > 0.99f);
    QCOMPARE(skeleton[figure->arms[0].joints.front()].name, std::string("LeftArm"));

    const SkinnedMesh mesh = autoBody(skeleton).front();
    const Box box = boxOf(mesh);
    QVERIFY(box.high.y - box.low.y > 1.4f && box.high.y - box.low.y < 1.7f);
    QVERIFY(box.high.x > 0.72f && box.high.x < 0.95f); // a hand beyond the wrist
    // At the chest the trunk is broader than deep, and neither a stick nor a barrel.
    Box chest;
    for (const glm::vec3& position : mesh.positions)
        if (std::abs(position.y - 1.10f) < 0.03f && std::abs(position.x) < 0.25f) chest.add(position);
    QVERIFY(chest.high.x - chest.low.x > 0.22f && chest.high.x - chest.low.x < 0.4f);
    QVERIFY(chest.high.z - chest.low.z > 0.12f && chest.high.z - chest.low.z < 0.26f);
}

void tst_AutoBody::facesAndFingersAreNoHedgehog()
{
    const Skeleton skeleton = personWithFace();
    const Box plain = boxOf(autoBody(person()).front());
    const SkinnedMesh mesh = autoBody(skeleton).front();
    const Box rich = boxOf(mesh);
    QVERIFY(std::abs(plain.high.y - rich.high.y) < 0.02f); // the tongue, half a metre long, is not shown
    QVERIFY(std::abs(plain.high.z - rich.high.z) < 0.02f);
    for (const PaletteEntry& entry : mesh.palette) {
        const std::string& name = skeleton[entry.joint].name;
        QVERIFY(name.find("face") == std::string::npos && name.find("tongue") == std::string::npos);
    }
    int fingers = 0;
    for (const PaletteEntry& entry : mesh.palette)
        fingers += roleOfName(skeleton[entry.joint].name) == BodyRole::Finger;
    QVERIFY(fingers >= 20); // fingers move one by one
}

void tst_AutoBody::personWithoutToesStillHasFeet()
{
    std::vector<Joint> joints = person().joints();
    for (const std::size_t toe : {5u, 10u}) joints[toe].rest.translation = {0, 0, 0};
    const Box box = boxOf(autoBody(Skeleton(joints)).front());
    QVERIFY(box.high.z > 0.15f); // the feet point forwards
}

// Files that name the right side first had feet that pointed backwards, where no toes said otherwise.
namespace {

/// Without joints that `isGone` says, and what hangs on them.
Skeleton without(const Skeleton& skeleton, const std::function<bool(const std::string&)>& isGone)
{
    std::vector<Joint> joints;
    std::vector<JointIndex> places;
    for (const Joint& each : skeleton.joints()) {
        const JointIndex parent = each.parent == noJoint ? noJoint : places[std::size_t(each.parent)];
        const bool isKept = !isGone(each.name) && (each.parent == noJoint || parent != noJoint);
        places.push_back(isKept ? JointIndex(joints.size()) : noJoint);
        if (!isKept) continue;
        joints.push_back(each);
        joints.back().parent = parent;
    }
    return Skeleton(joints);
}

/// Trunk ahead along Z, four limbs down; their last joints have these names.
Skeleton onFourLegs(const char* front, const char* back)
{
    std::vector<Joint> joints{joint("Hips", -1, {0, 0.6f, -0.3f}), joint("Spine", 0, {0, 0.02f, 0.25f}),
                              joint("Chest", 1, {0, 0.02f, 0.25f}), joint("Neck", 2, {0, 0.1f, 0.15f}),
                              joint("Head", 3, {0, 0.15f, 0.12f})};
    for (const bool isFront : {true, false})
        for (const float side : {0.1f, -0.1f}) {
            const std::string prefix = side > 0 ? "Left" : "Right";
            const std::string end = prefix + (isFront ? front : back);
            joints.push_back(joint(end + "1", isFront ? 2 : 0, {side, -0.1f, 0}));
            joints.push_back(joint(end + "2", JointIndex(joints.size() - 1), {0, -0.25f, -0.03f}));
            joints.push_back(joint(end, JointIndex(joints.size() - 1), {0, -0.22f, 0.02f}));
        }
    for (std::size_t i = 5; i < joints.size(); ++i) // only the ends are named
        if (std::isdigit(joints[i].name.back())) joints[i].name = "bone" + std::to_string(i);
    return Skeleton(joints);
}

/// With all legs turned to the front, as on a chair.
Skeleton seated()
{
    std::vector<Joint> joints = person().joints();
    for (Joint& each : joints)
        if (each.name.ends_with("UpLeg")) each.rest.rotation = glm::angleAxis(-1.5f, glm::vec3(1, 0, 0));
    return Skeleton(joints);
}

} // namespace

void tst_AutoBody::onlyPeopleGetThePersonsBody_data()
{
    QTest::addColumn<Skeleton>("skeleton");
    QTest::addColumn<bool>("isPerson");
    const auto row = [](const char* name, const Skeleton& skeleton, bool isPerson) {
        QTest::newRow(name) << skeleton << isPerson;
    };
    const auto personWithout = [](std::vector<std::string> words) {
        return without(person(), [words](const std::string& name) {
            return std::any_of(words.begin(), words.end(),
                               [&](const std::string& word) { return name.find(word) != std::string::npos; });
        });
    };
    row("person", person(), true);
    row("person with face and fingers", personWithFace(), true);
    row("no toes", personWithout({"Toe"}), true);
    row("no hands", personWithout({"Hand", "Thumb"}), true);
    row("seated", seated(), true);
    row("bust", personWithout({"Leg", "HipJoint"}), true);
    row("no feet", personWithout({"Foot"}), false);
    row("no head", personWithout({"Head"}), false);
    row("dog with hands", onFourLegs("Hand", "Foot"), false);
    row("four feet", onFourLegs("FrontFoot", "BackFoot"), false);
    row("spider", spider(), false);
}

void tst_AutoBody::onlyPeopleGetThePersonsBody()
{
    QFETCH(Skeleton, skeleton);
    const std::vector<glm::vec3> places = modelPlaces(skeleton, restPose(skeleton));
    QTEST(figureLandmarks(skeleton, places).has_value(), "isPerson");
    QVERIFY(!autoBody(skeleton).empty());
}

void tst_AutoBody::sidesGoByTheirNamesNotTheirOrder()
{
    for (const float first : {1.0f, -1.0f}) {
        const auto name = [&](float side, const char* part) {
            return std::string(side > 0 ? "Left" : "Right") + part;
        };
        std::vector<Joint> joints{joint("Hips", -1, {0, 1, 0}), joint("Spine", 0, {0, 0.3f, 0}),
                                  joint("Head", 1, {0, 0.4f, 0})};
        for (const float side : {first, -first}) {
            joints.push_back(joint(name(side, "Arm"), 1, {side * 0.2f, 0.2f, 0}));
            joints.push_back(joint(name(side, "Hand"), JointIndex(joints.size()) - 1, {side * 0.5f, 0, 0}));
            joints.push_back(joint(name(side, "UpLeg"), 0, {side * 0.1f, 0, 0}));
            joints.push_back(joint(name(side, "Foot"), JointIndex(joints.size()) - 1, {0, -0.9f, 0}));
        }
        const Skeleton skeleton(joints);
        std::vector<glm::vec3> places;
        for (const glm::mat4& model : modelMatrices(skeleton, restPose(skeleton)))
            places.emplace_back(model[3]);
        const auto figure = figureLandmarks(skeleton, places);
        QVERIFY(figure && figure->front.z > 0.99f);
    }
}

void tst_AutoBody::restPoseShowsTheBodyAsBuilt()
{
    const Skeleton skeleton = personWithFace();
    const SkinnedMesh mesh = autoBody(skeleton).front();
    const auto matrices = modelMatrices(skeleton, restPose(skeleton));
    std::vector<glm::mat4> palette(mesh.palette.size());
    SkinningPaletteJob{mesh.palette, matrices, palette}.run();
    std::vector<glm::vec3> positions(mesh.vertexCount());
    SkinningJob{&mesh, palette, positions, {}}.run();
    for (std::size_t i = 0; i < positions.size(); ++i)
        QVERIFY(glm::distance(positions[i], mesh.positions[i]) < 1e-5f);
}

void tst_AutoBody::kneesBendSoftly()
{
    const Skeleton skeleton = person();
    const SkinnedMesh mesh = autoBody(skeleton).front();
    int shared = 0;
    for (const VertexInfluences& influence : mesh.influences) {
        const JointIndex a = mesh.palette[influence.palette[0]].joint;
        const JointIndex b = mesh.palette[influence.palette[1]].joint;
        const bool isKnee = (a == 2 && b == 3) || (a == 3 && b == 2);
        shared += isKnee && influence.weights[0] > 0.05f && influence.weights[0] < 0.95f;
    }
    QVERIFY(shared >= 24);
}

void tst_AutoBody::loneJointIsABall()
{
    const Box box = boxOf(autoBody(Skeleton({joint("one", -1, {0, 1, 0})})).front());
    QVERIFY(glm::distance((box.low + box.high) * 0.5f, glm::vec3(0, 1, 0)) < 1e-3f);
    QVERIFY(box.high.y - box.low.y > 0.05f);
}

void tst_AutoBody::nothingForNothing()
{
    QVERIFY(autoBody(Skeleton()).empty());
    Joint camera = joint("Camera", -1, {0, 0, 0});
    camera.kind = JointKind::Node;
    QVERIFY(autoBody(Skeleton({camera})).empty());
}

void tst_AutoBody::namesTellRoles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("role");
    const auto row = [](const char* name, BodyRole role) { QTest::newRow(name) << name << int(role); };
    row("mixamorig:Head", BodyRole::Head);
    row("Bip01 L Hand", BodyRole::Hand);
    row("RightWrist", BodyRole::Hand);
    row("LeftHandIndex1", BodyRole::Finger);
    row("f_thumb.01.L", BodyRole::Finger);
    row("LeftToeBase", BodyRole::Toe);
    row("ball_l", BodyRole::Toe);
    row("LeftAnkle", BodyRole::Foot);
    row("foot.R", BodyRole::Foot);
    row("ik_foot_l", BodyRole::Helper);
    row("Bip01 Footsteps", BodyRole::Helper);
    row("lowerarm_twist_01_l", BodyRole::Helper);
    row("Spine2", BodyRole::Other);
}

void tst_AutoBody::namesTellRoles()
{
    QFETCH(QString, name);
    QFETCH(int, role);
    QCOMPARE(int(roleOfName(name.toStdString())), role);
}

void tst_AutoBody::pathsCountOnePlaceOnce()
{
    const std::vector<glm::vec3> positions{{0, 0, 0}, {0, 0, 0}, {0, 1, 0}, {0, 1, 0}, {0, 3, 0}};
    const std::vector<JointIndex> joints{0, 1, 2, 3, 4};
    const BonePath path(noJoint, joints, positions);
    QCOMPARE(path.pointCount(), std::size_t(3));
    QCOMPARE(path.length(), 3.0f);
    QCOMPARE(path.influence(0.5f, 0.1f).joints[0], 1); // the last of those in one place moves on
    QCOMPARE(path.influence(2.0f, 0.1f).joints[0], 3);
    QCOMPARE(path.influence(1.0f, 0.1f).weights[0], 0.5f);
    QCOMPARE(path.at(-1.0f), glm::vec3(0, -1, 0));
    QCOMPARE(path.at(4.0f), glm::vec3(0, 4, 0));
    QCOMPARE(path.arcAtHeight({0, 1, 0}, 2.0f), 2.0f);
}

QTEST_APPLESS_MAIN(tst_AutoBody)
#include "tst_AutoBody.moc"
