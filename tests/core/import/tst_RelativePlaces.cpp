// BVH files whose joints are placed from where they rest, as MakeHuman writes them.

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "tests/core/import/ImportFixture.h"

#include "tests/support/TestData.h"

using namespace tagline;
using namespace tagline::test;

namespace {

/// A chain of joints, each one unit above the one before, that have places of their own; `places` are those
/// of all but the first.
QByteArray chain(const QByteArrayList& places)
{
    const QByteArray channels = "CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n";
    QByteArray text = "HIERARCHY\nROOT Hips\n{\nOFFSET 0 1 0\n" + channels;
    for (qsizetype i = 0; i < places.size(); ++i)
        text += "JOINT Spine" + QByteArray::number(i) + "\n{\nOFFSET 0 1 0\n" + channels;
    text += "End Site\n{\nOFFSET 0 1 0\n}\n" + QByteArray("}\n").repeated(int(places.size()) + 1);
    text += "MOTION\nFrames: 1\nFrame Time: 0.04\n0 1 0 0 0 0";
    for (const QByteArray& place : places) text += ' ' + place + " 0 0 0";
    return text + '\n';
}

} // namespace

class tst_RelativePlaces : public QObject
{
    Q_OBJECT

private slots:
    void jointsStandWhereTheyBelong_data();
    void jointsStandWhereTheyBelong();
    void aRealFileStands();

private:
    /// Where the joints are at the first frame.
    std::vector<glm::vec3> placesIn(const QString& file)
    {
        const auto model = m_fixture.read(file);
        if (!model) return {};
        m_model = model.value();
        const Clip& clip = m_model->clips.front();
        return modelPlaces(m_model->skeleton,
                           sampledPose(m_model->skeleton, clip, bindByName(clip, m_model->skeleton), 0.0));
    }
    bool isMended() const { return repairOf(*m_model, "relative-places") != nullptr; }

    ImportFixture m_fixture;
    std::shared_ptr<const ImportedModel> m_model;
};

void tst_RelativePlaces::jointsStandWhereTheyBelong_data()
{
    QTest::addColumn<QByteArrayList>("places");
    QTest::addColumn<bool>("isMended");
    QTest::addColumn<double>("top"); // of the last joint over the first, in the file's unit
    QTest::newRow("from their parents") << QByteArrayList(4, "0 1 0") << false << 4.0;
    QTest::newRow("pulled long") << QByteArrayList(4, "0 1.5 0") << false << 6.0;
    QTest::newRow("from where they rest") << QByteArrayList(4, "0 0 0") << true << 4.0;
    QTest::newRow("with a joint that moves")
        << QByteArrayList{"0 0 0", "0 0 0", "0 0.2 0", "0 0 0"} << true << 4.2;
    QTest::newRow("two on their parents")
        << QByteArrayList{"0 0 0", "0 1 0", "0 1 0", "0 0 0"} << false << 2.0;
}

void tst_RelativePlaces::jointsStandWhereTheyBelong()
{
    QFETCH(QByteArrayList, places);
    QFETCH(bool, isMended);
    QFETCH(double, top);
    const auto found = placesIn(m_fixture.write("chain.bvh", chain(places)));
    QCOMPARE(found.size(), std::size_t(places.size() + 1));
    QCOMPARE(this->isMended(), isMended);
    const double height = double(found[std::size_t(places.size())].y - found[0].y) / m_model->metresPerUnit;
    QVERIFY2(std::abs(height - top) < 1e-3, qPrintable(QString::number(height)));
}

void tst_RelativePlaces::aRealFileStands()
{
    TAGLINE_REQUIRE_DATA();
    const auto found = placesIn(dataFile("bvh_makehuman/tpose.bvh"));
    QVERIFY(!found.empty() && isMended());
    const auto at = [&](const char* joint) { return found[std::size_t(*m_model->skeleton.find(joint))]; };
    QVERIFY(at("head").y - at("foot.L").y > 1.2f);
    QVERIFY(at("foot.L").x - at("foot.R").x > 0.1f);
    placesIn(dataFile("bvh_makehuman/walk1.bvh"));
    QVERIFY(!isMended());
}

QTEST_APPLESS_MAIN(tst_RelativePlaces)
#include "tst_RelativePlaces.moc"
