// Whatever a file's unit and axes: metres, Y up.

#include "tests/core/import/ImportFixture.h"
#include "tests/support/LegsBvh.h"

#include "tests/support/TestData.h"

using namespace tagline;
using namespace tagline::test;

namespace {

/// A BVH figure as tall as told, in whatever unit.
QByteArray figure(double height)
{
    return "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\nEnd "
           "Site\n{\nOFFSET 0 " +
           QByteArray::number(height, 'g', 10) + " 0\n}\n}\nMOTION\nFrames: 1\nFrame Time: 0.01\n0 0 0\n";
}

QByteArray dataBytes(const QString& name)
{
    QFile file(dataFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The highest and lowest corner of all meshes at rest.
std::pair<glm::vec3, glm::vec3> box(const ImportedModel& model)
{
    glm::vec3 lowest(1e9f);
    glm::vec3 highest(-1e9f);
    for (const SkinnedMesh& mesh : model.meshes)
        for (const glm::vec3& position : mesh.positions) {
            lowest = glm::min(lowest, position);
            highest = glm::max(highest, position);
        }
    return {lowest, highest};
}

} // namespace

class tst_UnitsAndAxes : public QObject
{
    Q_OBJECT

private slots:
    void bvhUnitsMakeAPerson_data();
    void bvhUnitsMakeAPerson();
    void bvhStandsUprightWhicheverAxisIsUp_data();
    void bvhStandsUprightWhicheverAxisIsUp();
    void aDoubtfulFigureStandsAsOthersOfItsFolder();
    void fbxAxesAndUnitAreApplied();
    void colladaAxesAndUnitAreApplied();
    void settingsStandInPlaceOfTheFile();

private:
    ImportFixture m_fixture;
};

void tst_UnitsAndAxes::bvhUnitsMakeAPerson_data()
{
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("unit");
    QTest::newRow("metres") << 1.75 << 1.0;
    QTest::newRow("centimetres") << 168.0 << 0.01;
    QTest::newRow("inches") << 68.0 << 0.0254;
    QTest::newRow("CMU") << 30.0 << 0.056444;
    QTest::newRow("decimetres") << 17.2 << 0.1;
    QTest::newRow("millimetres") << 1730.0 << 0.001;
    QTest::newRow("a dwarf in metres") << 0.4 << 1.0;
    QTest::newRow("a giant in centimetres") << 900.0 << 0.01;
}

void tst_UnitsAndAxes::bvhUnitsMakeAPerson()
{
    QFETCH(double, height);
    const auto model = m_fixture.read(m_fixture.write("figure.bvh", figure(height)));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QTEST(model.value()->metresPerUnit, "unit");
}

void tst_UnitsAndAxes::bvhStandsUprightWhicheverAxisIsUp_data()
{
    QTest::addColumn<QByteArray>("leg");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("upAxis");
    QTest::newRow("Y up") << QByteArray("0.1 -0.45 0") << QByteArray("0 0.6 0") << 1;
    QTest::newRow("Z up") << QByteArray("0.1 0 -0.45") << QByteArray("0 0 0.6") << 2;
    QTest::newRow("X up") << QByteArray("-0.45 0.1 0") << QByteArray("0.6 0 0") << 0;
    QTest::newRow("every bone along X") << QByteArray("-0.45 0 0") << QByteArray("-0.6 0 0") << 1;
    QTest::newRow("legs astride, Z up") << QByteArray("0.3 0 -0.3") << QByteArray("0 0 0.6") << 2;
}

void tst_UnitsAndAxes::bvhStandsUprightWhicheverAxisIsUp()
{
    QFETCH(QByteArray, leg);
    QFETCH(QByteArray, head);
    QFETCH(int, upAxis);
    const auto model = m_fixture.read(m_fixture.write("stance.bvh", legsBvh(head, leg)));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QCOMPARE(int(model.value()->upAxis), upAxis);
}

void tst_UnitsAndAxes::aDoubtfulFigureStandsAsOthersOfItsFolder()
{
    ImportSettings folder;
    folder.folderUpAxis = UpAxis::Z;
    folder.folderMetresPerUnit = 0.1;
    const auto read = [&](const QByteArray& head, const QByteArray& left, const QByteArray& right) {
        const auto model = m_fixture.read(m_fixture.write("stance.bvh", legsBvh(head, left, right)), folder);
        return model ? model.value() : nullptr;
    };
    const auto doubtful = read("-0.6 0 0", "-0.45 0 0", "-0.45 0 0");
    QVERIFY(doubtful);
    QVERIFY(doubtful->upAxis == UpAxis::Z && doubtful->upOrigin == SettingOrigin::Folder);
    QCOMPARE(doubtful->repairs.front().code, std::string("up-axis-of-folder"));
    QVERIFY(doubtful->unitOrigin == SettingOrigin::Size && doubtful->metresPerUnit == 1.0); // no elf of 18 cm
    const auto clear = read("0 0.6 0", "0.1 -0.45 0", "-0.1 -0.45 0");
    QVERIFY(clear);
    QVERIFY(clear->upAxis == UpAxis::Y && clear->upOrigin == SettingOrigin::RestPose);
    const auto tall =
        read("0 8 0", "1 -6 0", "-1 -6 0"); // 0.1 metres a unit make as good a person as 0.056444
    QVERIFY(tall);
    QVERIFY(tall->unitOrigin == SettingOrigin::Folder && tall->metresPerUnit == 0.1);
}

/// The same cube, once as it is (centimetres, Y up), once said to be in inches and Z up.
void tst_UnitsAndAxes::fbxAxesAndUnitAreApplied()
{
    TAGLINE_REQUIRE_DATA();
    const QByteArray upright = dataBytes("fbx_ufbx/maya_pivots_7500_ascii.fbx");
    QByteArray lying = upright;
    lying
        .replace("P: \"UpAxis\", \"int\", \"Integer\", \"\",1", "P: \"UpAxis\", \"int\", \"Integer\", \"\",2")
        .replace("P: \"FrontAxis\", \"int\", \"Integer\", \"\",2",
                 "P: \"FrontAxis\", \"int\", \"Integer\", \"\",1")
        .replace("P: \"FrontAxisSign\", \"int\", \"Integer\", \"\",1",
                 "P: \"FrontAxisSign\", \"int\", \"Integer\", \"\",-1")
        .replace("P: \"UnitScaleFactor\", \"double\", \"Number\", \"\",1",
                 "P: \"UnitScaleFactor\", \"double\", \"Number\", \"\",2.54");
    QVERIFY(lying != upright);
    const auto first = m_fixture.read(m_fixture.write("upright.fbx", upright));
    const auto second = m_fixture.read(m_fixture.write("lying.fbx", lying));
    QVERIFY(first && second);
    QCOMPARE(first.value()->metresPerUnit, 0.01);
    QVERIFY(std::abs(second.value()->metresPerUnit - 0.0254) < 1e-9);
    QVERIFY(first.value()->upAxis == UpAxis::Y && second.value()->upAxis == UpAxis::Z);
    const SkinnedMesh& before = first.value()->meshes[0];
    const SkinnedMesh& after = second.value()->meshes[0];
    for (std::size_t i = 0; i < before.vertexCount(); ++i) {
        const glm::vec3 p = before.positions[i] * 2.54f;
        QVERIFY(glm::length(after.positions[i] - glm::vec3(p.x, p.z, -p.y)) < 1e-5f);
    }
}

void tst_UnitsAndAxes::colladaAxesAndUnitAreApplied()
{
    TAGLINE_REQUIRE_DATA();
    const QByteArray upright = dataBytes("dae_cts_animated/modified.dae");
    QVERIFY(upright.contains("Y_UP"));
    QByteArray lying = upright;
    lying.replace("Y_UP", "Z_UP");
    const auto first = m_fixture.read(m_fixture.write("upright.dae", upright));
    const auto second = m_fixture.read(m_fixture.write("lying.dae", lying));
    QVERIFY(first && second);
    QVERIFY(std::abs(first.value()->metresPerUnit - 0.01) < 1e-6);
    QVERIFY(second.value()->upAxis == UpAxis::Z);
    const auto [low, high] = box(*first.value());
    const auto [lowLying, highLying] = box(*second.value());
    QVERIFY(std::abs(highLying.y - high.z) < 1e-5f && std::abs(lowLying.y - low.z) < 1e-5f);
    QVERIFY(std::abs(highLying.x - high.x) < 1e-5f);
}

void tst_UnitsAndAxes::settingsStandInPlaceOfTheFile()
{
    TAGLINE_REQUIRE_DATA();
    const QString file = dataFile("fbx_human_pab/arnaud.fbx");
    const auto plain = m_fixture.read(file);
    const auto large = m_fixture.read(file, {std::nullopt, 0.02, std::nullopt});
    const auto lying = m_fixture.read(file, {std::nullopt, std::nullopt, UpAxis::Z});
    QVERIFY(plain && large && lying);
    QVERIFY(std::abs(box(*large.value()).second.y - 2.0f * box(*plain.value()).second.y) < 1e-3f);
    QVERIFY(std::abs(box(*lying.value()).first.z + box(*plain.value()).second.y) < 1e-3f);
}

QTEST_APPLESS_MAIN(tst_UnitsAndAxes)
#include "tst_UnitsAndAxes.moc"
