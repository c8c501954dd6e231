// Speeds of real clips that walk in place, and of those that go somewhere.

#include "core/import/ImportLocations.h"
#include "core/import/ModelImporter.h"
#include "core/staging/GroundSpeed.h"
#include "tests/support/TestData.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_GroundSpeed : public QObject
{
    Q_OBJECT

private slots:
    void packsInPlaceHaveTheSpeedOfTheirFeet_data();
    void packsInPlaceHaveTheSpeedOfTheirFeet();
    void whoGoesSomewhereHasTheRootsSpeed();
    void aPartOfAClipIsMeasuredAlone();

private:
    std::optional<GroundSpeed> speedOf(const QString& file, const std::string& clip, FrameRange part = {});

    QTemporaryDir m_folder;
};

std::optional<GroundSpeed> tst_GroundSpeed::speedOf(const QString& file, const std::string& clip,
                                                    FrameRange part)
{
    auto environment = standardImportEnvironment((buildFolder() + "/app").toStdString());
    environment.cacheFolder = m_folder.filePath("cache").toStdString();
    const auto model = ModelImporter(environment).read(file.toStdString());
    if (!model) qFatal("%s", model.error().message.c_str());
    for (const Clip& each : (*model)->clips) {
        if (!clip.empty() && each.name != clip) continue;
        ClipMotions motions;
        motions.setClip(ClipId(0), {*model, &(*model)->skeleton}, {*model, &each});
        const FrameRange range = part.isEmpty() ? FrameRange{0, each.frames} : part;
        return groundSpeed(motions, ClipId(0), (*model)->skeleton, range, each.rate);
    }
    qFatal("there is no clip %s", clip.c_str());
}

void tst_GroundSpeed::packsInPlaceHaveTheSpeedOfTheirFeet_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("clip");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<bool>("isOfFeet");
    const QString knight = "glb_kaykit/Knight.glb"; // toys of 2.4 m with legs of 30 cm
    QTest::newRow("knight walks") << knight << "Walking_A" << 0.5 << 1.2 << true;
    QTest::newRow("knight walks back") << knight << "Walking_Backwards" << 0.5 << 1.2 << true;
    QTest::newRow("knight runs") << knight << "Running_A" << 1.2 << 5.0 << true;
    QTest::newRow("knight runs otherwise") << knight << "Running_B" << 1.2 << 5.0 << true;
    QTest::newRow("knight strafes") << knight << "Running_Strafe_Left" << 1.0 << 5.0 << true;
    QTest::newRow("knight idles") << knight << "Idle" << 0.0 << 0.2 << false;
    QTest::newRow("knight sits") << knight << "Sit_Floor_Idle" << 0.0 << 0.2 << false;
    const QString wolf = "fbx_quaternius/Wolf.fbx";
    QTest::newRow("wolf walks") << wolf << "WolfArmature|Walking" << 1.0 << 6.0 << true;
    QTest::newRow("wolf idles") << wolf << "WolfArmature|Idle" << 0.0 << 0.2 << false;
    const QString man = "fbx_quaternius/Male_Casual.fbx"; // seven metres tall
    QTest::newRow("man walks") << man << "HumanArmature|Man_Walk" << 3.0 << 6.0 << true;
    QTest::newRow("man runs") << man << "HumanArmature|Man_Run" << 8.0 << 18.0 << true;
    QTest::newRow("man idles") << man << "HumanArmature|Man_Idle" << 0.0 << 0.2 << false;
}

void tst_GroundSpeed::packsInPlaceHaveTheSpeedOfTheirFeet()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, file);
    QFETCH(QString, clip);
    QFETCH(double, least);
    QFETCH(double, most);
    QFETCH(bool, isOfFeet);
    const auto speed = speedOf(dataFile(file), clip.toStdString());
    QVERIFY(speed);
    QVERIFY2(speed->metresPerSecond >= least && speed->metresPerSecond <= most,
             qPrintable(QString("%1 m/s").arg(speed->metresPerSecond)));
    QCOMPARE(speed->isOfFeet, isOfFeet);
}

void tst_GroundSpeed::whoGoesSomewhereHasTheRootsSpeed()
{
    const QString sample = sourceFolder() + "/resources/sample/";
    const auto walk = speedOf(sample + "walk.glb", {});
    const auto run = speedOf(sample + "run.glb", {});
    const auto idle = speedOf(sample + "idle.glb", {});
    QVERIFY(!walk->isOfFeet && !run->isOfFeet && !idle->isOfFeet);
    QVERIFY(walk->metresPerSecond > 0.8 && walk->metresPerSecond < 2.0);
    QVERIFY(run->metresPerSecond > walk->metresPerSecond + 0.5);
    QVERIFY(idle->metresPerSecond < 0.2);
}

void tst_GroundSpeed::aPartOfAClipIsMeasuredAlone()
{
    const QString sample = sourceFolder() + "/resources/sample/";
    const auto walk = speedOf(sample + "walk_to_run.glb", {}, {0, 100});
    const auto run = speedOf(sample + "walk_to_run.glb", {}, {200, 300});
    QVERIFY(!walk->isOfFeet && !run->isOfFeet);
    QVERIFY(run->metresPerSecond > walk->metresPerSecond + 0.5);
    QVERIFY(!speedOf(sample + "walk.glb", {}, {100000, 100010})); // past the clip
}

QTEST_GUILESS_MAIN(tst_GroundSpeed)
#include "tst_GroundSpeed.moc"
