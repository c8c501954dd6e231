// Our own reader of archives and arrays: what it takes, and how it says what it does not.

#include "core/import/arrays/AmassFigure.h"
#include "core/import/arrays/ArrayFiles.h"
#include "core/import/arrays/JointTree.h"
#include "core/import/arrays/NpyArray.h"
#include "core/import/arrays/PlacedFigure.h"
#include "core/import/arrays/SmplBody.h"
#include "core/import/arrays/ZipArchive.h"
#include "core/import/exchange/ModelRules.h"
#include "core/import/model/SampledModel.h"
#include "tests/core/import/ArrayFixture.h"

#include <QtTest>

#include <glm/geometric.hpp>

#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

std::span<const std::byte> bytesOf(const QByteArray& bytes)
{
    return std::as_bytes(std::span(bytes.data(), std::size_t(bytes.size())));
}

template<class T>
QString codeOf(const Result<T>& result)
{
    return result ? QString("no error") : QString::fromStdString(result.error().code);
}

template<class T>
QString messageOf(const Result<T>& result)
{
    return result ? QString() : QString::fromStdString(result.error().message);
}

std::vector<ArchiveMember> with(std::vector<ArchiveMember> members, const ArchiveMember& another)
{
    std::erase_if(members, [&](const ArchiveMember& member) { return member.name == another.name; });
    members.push_back(another);
    return members;
}

std::vector<ArchiveMember> without(std::vector<ArchiveMember> members, const QByteArray& name)
{
    std::erase_if(members, [&](const ArchiveMember& member) { return member.name == name; });
    return members;
}

/// Where the joints of a model are at a frame, by its keys.
std::vector<glm::vec3> placesAt(const ImportedModel& model, std::size_t frame)
{
    std::vector<glm::vec3> places;
    std::vector<glm::quat> turns;
    const auto at = [&](const auto& track) { return track.values[std::min(frame, track.values.size() - 1)]; };
    for (std::size_t i = 0; i < model.skeleton.size(); ++i) {
        const JointChannel& channel = model.clips.front().channels[i];
        const JointIndex parent = model.skeleton[JointIndex(i)].parent;
        const glm::vec3 place = at(channel.translation);
        const glm::quat turn = at(channel.rotation);
        if (parent == noJoint) {
            places.push_back(place);
            turns.push_back(turn);
        } else {
            places.push_back(places[std::size_t(parent)] + turns[std::size_t(parent)] * place);
            turns.push_back(turns[std::size_t(parent)] * turn);
        }
    }
    return places;
}

JointTree treeOf(const char* json)
{
    const auto tree = readJointTree(json, "a.parents.json");
    if (!tree) qFatal("%s", tree.error().text().c_str());
    return *tree;
}

/// A body of 22 joints that turns about the vertical, bends its knees and walks; the places of its joints.
std::vector<double> walkingPlaces(int frames)
{
    auto nodes = smplNodes(SmplKind::Body);
    std::vector<double> numbers;
    for (int frame = 0; frame < frames; ++frame) {
        std::vector<glm::vec3> places;
        std::vector<glm::quat> turns;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            glm::quat local(1, 0, 0, 0);
            if (i == 0) local = glm::angleAxis(0.03f * float(frame), glm::vec3(0, 1, 0));
            if (i == 4 || i == 5)
                local = glm::angleAxis(0.4f + 0.3f * std::sin(0.2f * float(frame)), glm::vec3(1, 0, 0));
            if (i == 16) local = glm::angleAxis(-1.2f, glm::vec3(0, 0, 1));
            if (i == 17) local = glm::angleAxis(1.2f, glm::vec3(0, 0, 1));
            const int parent = nodes[i].parent;
            if (parent < 0) {
                places.push_back(glm::vec3(0.01f * float(frame), 0.93f, 0.0f));
                turns.push_back(local);
            } else {
                places.push_back(places[std::size_t(parent)] + turns[std::size_t(parent)] * nodes[i].offset);
                turns.push_back(turns[std::size_t(parent)] * local);
            }
            for (int axis = 0; axis < 3; ++axis) numbers.push_back(double(places.back()[axis]));
        }
    }
    return numbers;
}

} // namespace

class tst_ArrayReader : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfAnyTypeAndOrderAreRead();
    void brokenArraysAreRefused_data();
    void brokenArraysAreRefused();
    void archivesAreReadStoredAndDeflated();
    void brokenArchivesAreRefused_data();
    void brokenArchivesAreRefused();
    void bodiesAreKnownByTheirNumbers_data();
    void bodiesAreKnownByTheirNumbers();
    void amassStandsUprightAndWalks();
    void partsOfPosesAreOnePose();
    void brokenMotionIsRefused_data();
    void brokenMotionIsRefused();
    void treesAreListsOrObjects();
    void brokenTreesAreRefused_data();
    void brokenTreesAreRefused();
    void jointsAreWhereTheArraySays();
    void aTreeIsOnlyGuessedForABody();
    void childrenMayComeBeforeTheirParents();
    void filesWithoutMotionAreTold();
};

void tst_ArrayReader::numbersOfAnyTypeAndOrderAreRead()
{
    const auto check = [](const QByteArray& file) {
        const auto array = NpyArray::read(bytesOf(file));
        QVERIFY2(array, array ? "" : array.error().message.c_str());
        QCOMPARE(array->shape(), (std::vector<std::size_t>{2, 3}));
        for (std::size_t i = 0; i < 6; ++i) QCOMPARE((*array)[i], double(i) - 1.0);
    };
    check(npyOf(npyHead("<f8", "(2, 3)"), rawOf<double>({-1, 0, 1, 2, 3, 4})));
    check(npyOf(npyHead("<f4", "(2, 3)"), rawOf<float>({-1, 0, 1, 2, 3, 4})));
    check(npyOf(npyHead("<i8", "(2, 3)"), rawOf<qint64>({-1, 0, 1, 2, 3, 4})));
    check(npyOf(npyHead("|i1", "(2, 3)"), rawOf<qint8>({-1, 0, 1, 2, 3, 4})));
    check(npyOf(npyHead("<f2", "(2, 3)"), rawOf<quint16>({0xbc00, 0, 0x3c00, 0x4000, 0x4200, 0x4400})));
    check(npyOf(npyHead("<f8", "(2, 3)", "True"), rawOf<double>({-1, 2, 0, 3, 1, 4})));
    QByteArray turned = rawOf<float>({-1, 0, 1, 2, 3, 4});
    for (qsizetype i = 0; i < turned.size(); i += 4) std::reverse(turned.begin() + i, turned.begin() + i + 4);
    check(npyOf(npyHead(">f4", "(2, 3)"), turned));
    check(npyOf("{\"shape\":(2L,3L),\"descr\":\"<f8\",\"fortran_order\":False}",
                rawOf<double>({-1, 0, 1, 2, 3, 4})));
}

void tst_ArrayReader::brokenArraysAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    const QByteArray six = rawOf<double>({1, 2, 3, 4, 5, 6});
    QTest::newRow("nothing") << QByteArray() << "import.bad-npy";
    QTest::newRow("no array") << QByteArray(200, 'x') << "import.bad-npy";
    QTest::newRow("pickled") << npyOf(npyHead("|O", "(2,)"), "cos\nsystem\n(S'true'\ntR.")
                             << "import.pickled";
    QTest::newRow("fields") << npyOf("{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (6,), }",
                                     six)
                            << "import.npy-type";
    QTest::newRow("texts") << npyOf(npyHead("<U9", "(6,)"), six) << "import.npy-type";
    QTest::newRow("cut off") << npyOf(npyHead("<f8", "(7,)"), six) << "import.bad-npy";
    QTest::newRow("larger than any file")
        << npyOf(npyHead("<f8", "(9999999999, 9999999999, 99)"), six) << "import.bad-npy";
    QTest::newRow("more digits than any number")
        << npyOf(npyHead("<f8", "(99999999999999999999999,)"), six) << "import.bad-npy";
    QTest::newRow("negative") << npyOf(npyHead("<f8", "(-6,)"), six) << "import.bad-npy";
    QTest::newRow("a program for a head")
        << npyOf("__import__('os').system('true')", six) << "import.bad-npy";
    QTest::newRow("without a shape") << npyOf("{'descr': '<f8', 'fortran_order': False}", six)
                                     << "import.bad-npy";
    QTest::newRow("too many axes") << npyOf(npyHead("<f8", "(1,1,1,1,1,1,1,1,1)"), six) << "import.bad-npy";
    QTest::newRow("a version to come")
        << QByteArray(npyOf(npyHead("<f8", "(6,)"), six)).replace(6, 1, "\x09") << "import.bad-npy";
}

void tst_ArrayReader::brokenArraysAreRefused()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    const auto array = NpyArray::read(bytesOf(file));
    QCOMPARE(codeOf(array), code);
    QVERIFY(messageOf(array).size() > 10);
}

void tst_ArrayReader::archivesAreReadStoredAndDeflated()
{
    for (const bool isDeflated : {false, true}) {
        const QByteArray file =
            archiveOf({{"a.npy", QByteArray(5000, 'a'), isDeflated}, {"b.npy", "", isDeflated}});
        const auto archive = ZipArchive::open(bytesOf(file));
        QVERIFY(archive);
        QCOMPARE(archive->members().size(), std::size_t(2));
        const auto read = archive->read(*archive->find("a.npy"), 1 << 20);
        QVERIFY2(read, qPrintable(messageOf(read)));
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(read->data()), qsizetype(read->size())),
                 QByteArray(5000, 'a'));
        QVERIFY(archive->read(*archive->find("b.npy"), 1 << 20)->empty());
        QVERIFY(!archive->find("c.npy"));
    }
}

void tst_ArrayReader::brokenArchivesAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    const ArchiveMember good{"poses.npy", QByteArray(5000, 'a')};
    const auto changed = [&](auto change) {
        ArchiveMember member = good;
        change(member);
        return archiveOf({member});
    };
    QTest::newRow("cut off") << archiveOf({good}).chopped(10) << "import.bad-zip";
    QTest::newRow("without its beginning") << archiveOf({good}).mid(20) << "import.bad-zip";
    QTest::newRow("an absolute name")
        << changed([](auto& m) { m.name = "/etc/passwd"; }) << "import.zip-path";
    QTest::newRow("a name that leads out")
        << changed([](auto& m) { m.name = "a/../../b"; }) << "import.zip-path";
    QTest::newRow("a name of Windows that leads out")
        << changed([](auto& m) { m.name = "..\\b"; }) << "import.zip-path";
    QTest::newRow("two of one name") << archiveOf({good, good}) << "import.bad-zip";
    QTest::newRow("encrypted") << changed([](auto& m) { m.flags = 1; }) << "import.bad-zip";
    QTest::newRow("another way of packing") << changed([](auto& m) { m.method = 14; }) << "import.bad-zip";
    QTest::newRow("damaged") << changed([](auto& m) { m.saidCrc = 1; }) << "import.bad-zip";
    QTest::newRow("longer than it says") << changed([](auto& m) { m.saidBytes = 4999; }) << "import.bad-zip";
    QTest::newRow("shorter than it says") << changed([](auto& m) { m.saidBytes = 5001; }) << "import.bad-zip";
    QTest::newRow("a bomb by its ratio")
        << changed([](auto& m) { m.saidBytes = 4'000'000; }) << "import.zip-bomb";
    QTest::newRow("a bomb by its size")
        << changed([](auto& m) { m.bytes = QByteArray(20 << 20, 0); }) << "import.zip-bomb";
}

void tst_ArrayReader::brokenArchivesAreRefused()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    const auto archive = ZipArchive::open(bytesOf(file));
    if (!archive) {
        QCOMPARE(codeOf(archive), code);
        return;
    }
    const auto read = archive->read(archive->members().front(), 16 << 20);
    QCOMPARE(codeOf(read), code);
    QVERIFY(messageOf(read).size() > 10);
}

void tst_ArrayReader::bodiesAreKnownByTheirNumbers_data()
{
    QTest::addColumn<int>("joints");
    for (const int joints : {22, 24, 52, 55}) QTest::addRow("%d joints", joints) << joints;
}

void tst_ArrayReader::bodiesAreKnownByTheirNumbers()
{
    QFETCH(int, joints);
    const auto figure = amassFigure(bytesOf(archiveOf(amassMembers(joints))));
    QVERIFY2(figure, qPrintable(messageOf(figure)));
    QCOMPARE(figure->nodes.size(), std::size_t(joints));
    for (std::size_t i = 0; i < figure->nodes.size(); ++i) {
        const SampledNode& node = figure->nodes[i];
        QVERIFY(node.parent < int(i) && (node.parent >= 0) == (i > 0));
        QCOMPARE(node.rotations.size(), std::size_t(60));
    }
    QCOMPARE(figure->nodes[20].name, "left_wrist");
    if (joints >= 52) QCOMPARE(figure->nodes.back().name, "right_thumb3");
}

void tst_ArrayReader::amassStandsUprightAndWalks()
{
    auto figure = amassFigure(bytesOf(archiveOf(amassMembers())));
    QVERIFY(figure);
    const ImportedModel model = modelOf(*std::move(figure), "walk", {}, {});
    QVERIFY(brokenRule(model.skeleton.joints()).empty() && brokenRule(model).empty());
    QCOMPARE(model.clips.front().rate, (FrameRate{60, 1}));
    QCOMPARE(model.clips.front().frames, Frame(60));
    QCOMPARE(model.upAxis, UpAxis::Z);
    QCOMPARE(model.upOrigin, SettingOrigin::Format);
    const auto head = std::size_t(*model.skeleton.find("head")),
               foot = std::size_t(*model.skeleton.find("left_foot"));
    for (const std::size_t frame : {0, 59}) {
        const auto places = placesAt(model, frame);
        QVERIFY(places[head].y > 1.4f && places[head].y < 1.7f);
        QVERIFY(std::abs(places[foot].y) < 0.1f);
    }
    const float way = glm::distance(placesAt(model, 0)[0], placesAt(model, 59)[0]);
    QVERIFY2(std::abs(way - 59.0f / 60.0f) < 1e-4f, qPrintable(QString::number(double(way))));
    QCOMPARE(model.skeleton[0].rest.rotation.w, 1.0f); // the rest pose stands, though the world is Z up
}

void tst_ArrayReader::partsOfPosesAreOnePose()
{
    const QByteArray three = npy("(2, 3)", {M_PI / 2, 0, 0, M_PI / 2, 0, 0});
    const auto rows = [](int width) {
        return npy("(2, " + QByteArray::number(width) + ")",
                   std::vector<double>(std::size_t(2 * width), 0.1));
    };
    std::vector<ArchiveMember> parts{{"root_orient.npy", three}, {"pose_body.npy", rows(63)}};
    QCOMPARE(amassFigure(bytesOf(archiveOf(parts)))->nodes.size(), std::size_t(22));
    parts.push_back({"pose_hand.npy", rows(90)});
    QCOMPARE(amassFigure(bytesOf(archiveOf(parts)))->nodes.size(), std::size_t(52));
    parts.push_back({"pose_jaw.npy", rows(3)});
    parts.push_back({"pose_eye.npy", rows(6)});
    const auto figure = amassFigure(bytesOf(archiveOf(parts)));
    QCOMPARE(figure->nodes.size(), std::size_t(55));
    QVERIFY(figure->isRateGuessed);
}

void tst_ArrayReader::brokenMotionIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    const auto good = amassMembers(22, 2);
    const auto poses = [&](const QByteArray& shape, std::vector<double> values) {
        return archiveOf(with(good, {"poses.npy", npy(shape, values)}));
    };
    QTest::newRow("no poses") << archiveOf(without(good, "poses.npy")) << "import.no-poses"
                              << "betas.npy";
    QTest::newRow("40 numbers a frame") << poses("(2, 40)", std::vector<double>(80)) << "import.bad-shape"
                                        << "40";
    QTest::newRow("one axis") << poses("(132,)", std::vector<double>(132)) << "import.bad-shape"
                              << "(132,)";
    QTest::newRow("no frames") << poses("(0, 66)", {}) << "import.bad-shape"
                               << "(0, 66)";
    QTest::newRow("fewer places than poses")
        << archiveOf(with(good, {"trans.npy", npy("(1, 3)", {1, 2, 3})})) << "import.bad-shape"
        << "trans";
    std::vector<double> broken(132);
    broken[70] = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("not a number") << poses("(2, 66)", broken) << "import.not-finite"
                                  << "frame 1";
    broken[70] = 1e300;
    QTest::newRow("beyond any turn") << poses("(2, 66)", broken) << "import.not-finite"
                                     << "frame 1";
    for (const double rate : {0.0, -30.0, 1e30, double(NAN)})
        QTest::addRow("a rate of %g", rate)
            << archiveOf(with(good, {"mocap_framerate.npy", npy("()", {rate})})) << "import.bad-rate"
            << "rate";
    QTest::newRow("pickled poses") << archiveOf(
                                          with(good, {"poses.npy", npyOf(npyHead("|O", "(2, 66)"), "x")}))
                                   << "import.pickled"
                                   << "pickled";
}

void tst_ArrayReader::brokenMotionIsRefused()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const auto figure = amassFigure(bytesOf(file));
    QCOMPARE(codeOf(figure), code);
    QVERIFY2(messageOf(figure).contains(says), qPrintable(messageOf(figure)));
}

void tst_ArrayReader::treesAreListsOrObjects()
{
    QCOMPARE(treeOf("[-1, 0, 1]").parents, (std::vector<int>{-1, 0, 1}));
    const JointTree tree = treeOf(R"({"parents": [1, -1], "names": ["Spine", "Hips"], "rate": 20, "up": "Z",
                                      "metres_per_unit": 0.001})");
    QCOMPARE(tree.parents, (std::vector<int>{1, -1}));
    QCOMPARE(tree.names, (std::vector<std::string>{"Spine", "Hips"}));
    QCOMPARE(tree.parentsFirst(), (std::vector<std::size_t>{1, 0}));
    QCOMPARE(tree.framesPerSecond, std::optional(20.0));
    QCOMPARE(tree.upAxis, std::optional(UpAxis::Z));
    QCOMPARE(tree.metresPerUnit, std::optional(0.001));
}

void tst_ArrayReader::brokenTreesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char* json :
         {"[]", "{}", "[0]", "[1, 0]", "[-1, 5]", "[-2]", "[-1, 0.5]", "[-1", "3",
          R"({"parents": [-1], "names": ["a", "b"]})", R"({"parents": [-1], "up": "W"})",
          R"({"parents": [-1], "rate": 0})", R"({"parents": [-1], "metres_per_unit": -1})"})
        QTest::addRow("%s", json) << QByteArray(json);
}

void tst_ArrayReader::brokenTreesAreRefused()
{
    QFETCH(QByteArray, json);
    const auto tree = readJointTree(json.toStdString(), "a.parents.json");
    QVERIFY(!tree);
    QVERIFY(tree.error().line > 0);
    QVERIFY(codeOf(tree).startsWith("import.parents."));
}

void tst_ArrayReader::jointsAreWhereTheArraySays()
{
    const auto numbers = walkingPlaces(40);
    const QByteArray file = npy("(40, 22, 3)", numbers);
    RepairList repairs;
    auto figure = placedFigure(*NpyArray::read(bytesOf(file)), std::nullopt, repairs);
    QVERIFY2(figure, qPrintable(messageOf(figure)));
    QCOMPARE(repairs.repairs().size(), std::size_t(1)); // that the tree is guessed is said
    const ImportedModel model = modelOf(*std::move(figure), "walk", {}, {});
    QVERIFY(brokenRule(model.skeleton.joints()).empty() && brokenRule(model).empty());
    QCOMPARE(model.upAxis, UpAxis::Y);
    QCOMPARE(model.metresPerUnit, 1.0);
    QVERIFY(model.clips.front().isRateGuessed);
    float worst = 0.0f;
    for (std::size_t frame = 0; frame < 40; ++frame) {
        const auto places = placesAt(model, frame);
        for (std::size_t joint = 0; joint < 22; ++joint) {
            const std::size_t at = (frame * 22 + joint) * 3;
            const glm::vec3 said(numbers[at], numbers[at + 1], numbers[at + 2]);
            worst = std::max(worst, glm::distance(said, places[joint]));
        }
    }
    QVERIFY2(worst < 2e-3f, qPrintable(QString::number(double(worst))));
    // Bones of one length need no places of their own, and turns are those of the body.
    std::size_t placed = 0;
    for (const JointChannel& channel : model.clips.front().channels)
        placed += channel.translation.values.size() > 1;
    QCOMPARE(placed, std::size_t(1));
}

void tst_ArrayReader::aTreeIsOnlyGuessedForABody()
{
    RepairList repairs;
    const auto refused = [&](const QByteArray& file) {
        return codeOf(placedFigure(*NpyArray::read(bytesOf(file)), std::nullopt, repairs));
    };
    QCOMPARE(refused(npy("(2, 5, 3)", std::vector<double>(30, 1.0))), "import.no-parents");
    std::mt19937 random(1);
    std::uniform_real_distribution<double> anywhere(-1.0, 1.0);
    std::vector<double> noise(20 * 22 * 3);
    for (double& each : noise) each = anywhere(random);
    QCOMPARE(refused(npy("(20, 22, 3)", noise)), "import.no-parents");
    QCOMPARE(refused(npy("(20, 66)", noise)), "import.bad-shape");
    noise[70] = std::numeric_limits<double>::infinity();
    QCOMPARE(refused(npy("(20, 22, 3)", noise)), "import.not-finite");
    const auto wrong = placedFigure(*NpyArray::read(bytesOf(npy("(2, 5, 3)", std::vector<double>(30, 1.0)))),
                                    treeOf("[-1, 0]"), repairs);
    QCOMPARE(codeOf(wrong), "import.wrong-parents");
    QVERIFY(repairs.repairs().empty());
}

void tst_ArrayReader::childrenMayComeBeforeTheirParents()
{
    // A bone of two joints that falls over, child first.
    const QByteArray file = npy("(2, 2, 3)", {0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0});
    RepairList repairs;
    auto figure =
        placedFigure(*NpyArray::read(bytesOf(file)),
                     treeOf(R"({"parents": [1, -1], "rate": 10, "up": "Y", "metres_per_unit": 1})"), repairs);
    QVERIFY(figure);
    QCOMPARE(figure->nodes[0].name, "joint_1");
    const ImportedModel model = modelOf(*std::move(figure), "bone", {}, {});
    QCOMPARE(model.clips.front().rate, (FrameRate{10, 1}));
    QVERIFY(glm::distance(placesAt(model, 0)[1], glm::vec3(0, 1, 0)) < 1e-5f);
    QVERIFY(glm::distance(placesAt(model, 1)[1], glm::vec3(1, 0, 0)) < 1e-5f);
}

void tst_ArrayReader::filesWithoutMotionAreTold()
{
    QVERIFY(holdsMotion(bytesOf(archiveOf(amassMembers()))));
    QVERIFY(holdsMotion(bytesOf(npy("(2, 5, 3)", std::vector<double>(30)))));
    QVERIFY(!holdsMotion(bytesOf(npy("(2, 263)", std::vector<double>(526)))));
    QVERIFY(!holdsMotion(bytesOf(archiveOf({{"clips.npy", npy("()", {1})}}))));
    QVERIFY(!holdsMotion(bytesOf(QByteArray("PK"))));
    QVERIFY(mayHoldAnything("a/b.NPZ") && mayHoldAnything("b.npy") && !mayHoldAnything("b.bvh"));
}

QTEST_GUILESS_MAIN(tst_ArrayReader)

#include "tst_ArrayReader.moc"
