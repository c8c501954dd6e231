// Every real file of the data folder: read as the inventory says, or refused with a reason. Never a death.

#include "tests/core/import/ImportFixture.h"

#include "tests/support/TestData.h"

#include <cmath>
#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

using Row = std::map<QString, QString>;

/// The rows of a tab-separated file by column name.
std::vector<Row> rows(const QString& name)
{
    QFile file(dataFile(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    const QStringList columns = lines.value(0).split('\t');
    std::vector<Row> rows;
    for (const QString& line : lines.mid(1)) {
        const QStringList cells = line.split('\t');
        Row& row = rows.emplace_back();
        for (int i = 0; i < columns.size(); ++i) row[columns[i]] = cells.value(i);
    }
    return rows;
}

bool isTickAFrame(const QString& file) { return file.endsWith(".fbx") || file.endsWith(".bvh"); }

/// The frames that the inventory's times of the first and last key make.
Frame expectedFrames(const Row& row, const Clip& clip)
{
    const double first = std::min(row.at("firstKey").toDouble(), 0.0);
    const double ticks = row.at("lastKey").toDouble() - first;
    const double frames =
        isTickAFrame(row.at("file")) ? ticks : clip.rate.frames(ticks / row.at("tps").toDouble());
    return Frame(std::ceil(frames - 0.01)) + 1;
}

} // namespace

class tst_Inventory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFile_data();
    void everyFile();
    void jointsAsTheIssueCountsThem();
    void ratesSnap();
    void bvhHasNoStickMesh();
    void repairsAreListed();
    void cleanupTestCase();

private:
    void compareClips(const QString& file, const ImportedModel& model);
    std::shared_ptr<const ImportedModel> model(const QString& file);

    ImportFixture m_fixture;
    std::map<QString, std::vector<Row>> m_clips;
    int m_files = 0;
    int m_refused = 0;
    int m_clipCount = 0;
    qint64 m_keys = 0;
};

void tst_Inventory::initTestCase()
{
    TAGLINE_REQUIRE_DATA();
    for (const Row& row : rows("INVENTORY_clips.tsv")) m_clips[row.at("file")].push_back(row);
}

std::shared_ptr<const ImportedModel> tst_Inventory::model(const QString& file)
{
    auto read = m_fixture.read(dataFile(file));
    return read ? read.value() : nullptr;
}

void tst_Inventory::everyFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("result");
    QTest::addColumn<int>("meshes");
    for (const Row& row : rows("INVENTORY.tsv"))
        QTest::newRow(row.at("file").toUtf8().constData())
            << row.at("file") << row.at("result") << row.at("meshes").toInt();
}

void tst_Inventory::everyFile()
{
    QFETCH(QString, file);
    QFETCH(QString, result);
    const auto read = m_fixture.read(dataFile(file));
    if (!read) {
        QVERIFY2(result != "OK", read.error().text().c_str());
        QVERIFY(!read.error().message.empty() && read.error().code.starts_with("import."));
        ++m_refused;
        return;
    }
    QVERIFY2(result != "ERROR", "a file that nobody can read was read");
    ++m_files;
    if (result == "OK") compareClips(file, *read.value());
}

void tst_Inventory::compareClips(const QString& file, const ImportedModel& model)
{
    const std::vector<Row>& expected = m_clips[file];
    QCOMPARE(model.clips.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Row& row = expected[i];
        const Clip& clip = model.clips[i];
        const qint64 keys =
            row.at("posKeys").toLongLong() + row.at("rotKeys").toLongLong() + row.at("sclKeys").toLongLong();
        const QString name = QString::fromStdString(clip.name);
        QCOMPARE(clip.sourceChannels, row.at("channels").toInt());
        QCOMPARE(clip.sourceKeys, std::int64_t(keys));
        QCOMPARE(name, file.endsWith(".bvh") || row.at("name").isEmpty() ? QFileInfo(file).completeBaseName()
                                                                         : row.at("name"));
        if (clip.sourceChannels > 0) QCOMPARE(clip.frames, expectedFrames(row, clip));
        ++m_clipCount;
        m_keys += keys;
    }
}

void tst_Inventory::jointsAsTheIssueCountsThem()
{
    TAGLINE_REQUIRE_DATA();
    const std::map<QString, std::size_t> counts{{"bvh_cmu/01_01.bvh", 31},
                                                {"fbx_human_pab/arnaud.fbx", 53},
                                                {"fbx_human_pab/skeleton.fbx", 53},
                                                {"glb_bevy/Fox.glb", 24},
                                                {"gltf_khronos/cesium_man.gltf", 19},
                                                {"glb_raylib/robot.glb", 43},
                                                {"glb_kaykit/Knight.glb", 41},
                                                {"glb_godot/mannequiny.glb", 45},
                                                {"fbx_quaternius/Alien.fbx", 45},
                                                {"fbx_imvu/sphere_rig_advanced.fbx", 8}};
    for (const auto& [file, joints] : counts) {
        const auto read = model(file);
        QVERIFY2(read, qPrintable(file));
        QCOMPARE(read->skeleton.jointCount(), joints);
    }
}

void tst_Inventory::ratesSnap()
{
    TAGLINE_REQUIRE_DATA();
    const auto rate = [&](const QString& file) { return model(file)->clips.at(0).rate; };
    QCOMPARE(rate("bvh_pybvh_fixtures/bvh_test1.bvh"), (FrameRate{30, 1}));
    QCOMPARE(rate("bvh_pybvh_fixtures/bvh_test3.bvh"), (FrameRate{120, 1}));
    QCOMPARE(rate("bvh_makehuman/walk1.bvh"), (FrameRate{24, 1}));
    QCOMPARE(rate("fbx_quaternius/Red Fox.fbx"), (FrameRate{15000, 1001}));
    QCOMPARE(rate("dae_pab/walk.dae"), (FrameRate{30, 1}));
    QCOMPARE(rate("glb_raylib/robot.glb"), (FrameRate{24, 1}));
    QVERIFY(model("glb_raylib/robot.glb")->clips.at(0).isRateGuessed);
    QVERIFY(!model("fbx_human_pab/walk.fbx")->clips.at(0).isRateGuessed);
}

void tst_Inventory::bvhHasNoStickMesh()
{
    TAGLINE_REQUIRE_DATA();
    QVERIFY(model("bvh_cmu/01_01.bvh")->meshes.empty());
    QVERIFY(model("dae_pab/walk.dae")->meshes.empty());
    QCOMPARE(model("glb_kaykit/Knight.glb")->meshes.size(), std::size_t(15));
}

void tst_Inventory::repairsAreListed()
{
    TAGLINE_REQUIRE_DATA();
    QCOMPARE(repairOf(*model("fbx_human_pab/arnaud.fbx"), "more-than-four-influences")->count,
             std::int64_t(180));
    QCOMPARE(
        repairOf(*model("fbx_ufbx/blender_293_barbarian_7400_binary.fbx"), "vertices-without-weight")->count,
        std::int64_t(14));
    QVERIFY(repairOf(*model("fbx_imvu/sphere_rig_advanced.fbx"), "negative-key-times"));
    QVERIFY(
        repairOf(*model("gltf_asset_generator/Animation_Skin/Animation_Skin_03.gltf"), "bones-without-node"));
}

void tst_Inventory::cleanupTestCase()
{
    qInfo("compared with the inventory: %d files, %d clips, %lld keys; %d files refused with a reason",
          m_files, m_clipCount, static_cast<long long>(m_keys), m_refused);
}

QTEST_APPLESS_MAIN(tst_Inventory)
#include "tst_Inventory.moc"
