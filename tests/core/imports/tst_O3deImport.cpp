// Scene settings of O3DE: what its script sets reads back equal, what O3DE saved is read, and what is broken
// is refused with its place.

#include "core/exports/ExportFormat.h"
#include "core/imports/TagImportPlan.h"
#include "tests/core/exports/RandomSheets.h"
#include "tests/core/imports/ReadTags.h"
#include "tests/support/RandomSeeds.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_O3deImport : public QObject
{
    Q_OBJECT

private slots:
    void whatTheScriptSetsReadsBackEqual();
    void sceneSettingsThatO3deSavedAreRead_data();
    void sceneSettingsThatO3deSavedAreRead();
    void eventsAreRead_data();
    void eventsAreRead();
    void whatCannotBeReadIsListed();
    void brokenFilesAreRefusedWithTheirPlace_data();
    void brokenFilesAreRefusedWithTheirPlace();
};

namespace {

/// Scene settings of O3DE as they were saved before they became JSON: one motion group with these commands.
QByteArray o3deXml(const QByteArray& commands)
{
    return "<ObjectStream version=\"3\">\n<Class name=\"SceneManifest\"><Class field=\"values\"><Class>\n"
           "<Class name=\"MotionGroup\" field=\"element\"><Class name=\"IMotionGroup\" field=\"BaseClass1\"/>"
           "<Class name=\"AZStd::string\" field=\"name\" value=\"walk\"/><Class field=\"commands\">\n" +
           commands + "</Class></Class></Class></Class></Class>\n</ObjectStream>\n";
}

/// A command that makes an event with one datum, which has these fields.
QByteArray o3deEvent(const QByteArray& times, const QByteArray& type, const QByteArray& fields)
{
    return "<Class name=\"CommandSystem::CommandCreateMotionEvent\" field=\"element\">"
           "<Class name=\"AZStd::string\" field=\"eventTrackName\" value=\"Gait\"/>" +
           times + "<Class field=\"eventDatas\"><Class field=\"element\"><Class name=\"" + type +
           "\" field=\"element\">" + fields + "</Class></Class></Class></Class>\n";
}

} // namespace

namespace {

constexpr FrameRate o3deRates[] = {{24, 1},       {25, 1}, {30000, 1001}, {30, 1},
                                   {60000, 1001}, {60, 1}, {120, 1}};

/// A clip for each seed and rate, in a file of its own.
ClipLibrary randomClips()
{
    ClipLibrary library;
    for (const std::uint32_t seed : RandomSeeds(40))
        for (const FrameRate rate : o3deRates) {
            std::mt19937 random(seed);
            auto model = std::make_shared<ImportedModel>();
            Clip clip;
            clip.name = clip.displayName = "walk";
            clip.frames = 1 + Frame(random() % 5000);
            clip.rate = rate;
            model->clips.push_back(clip);
            const std::string name = "clip" + std::to_string(library.clipCount()) + ".fbx";
            library.setModel(library.addSource("/a/" + name, name), model);
            const ClipId id(std::uint32_t(library.clipCount() - 1));
            library.setSheet(id, randomSheet(random, library.vocabulary(), clip.frames));
        }
    return library;
}

} // namespace

/// The script is run by Python once, on scene settings that have a motion group and no events.
void tst_O3deImport::whatTheScriptSetsReadsBackEqual()
{
    ClipLibrary library = randomClips();
    QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    const auto settings = [](std::size_t clip) { return QString("clip%1.fbx.assetinfo").arg(clip); };
    for (std::size_t i = 0; i < library.clipCount(); ++i)
        QVERIFY(write(settings(i), R"({"values":[{"$type":"MotionGroup","name":"walk"}]})"));
    const auto script = exportFormat("o3de")->bytes({library}, {});
    QVERIFY(script && write("tags.py", QByteArray::fromStdString(*script)));
    QProcess python;
    python.setStandardOutputFile(QProcess::nullDevice());
    python.start("/usr/bin/python3", {folder.filePath("tags.py"), folder.path()});
    QVERIFY2(python.waitForFinished(300'000) && python.exitCode() == 0, python.readAllStandardError());
    // One plan for all clips: what clips are called is looked up in it.
    std::vector<std::map<std::string, std::vector<FrameRange>>> wanted;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        wanted.push_back(named(library.clip(ClipId(i)).sheet, library.vocabulary()));
        library.setSheet(ClipId(i), {});
    }
    TagImportPlan plan(library, {}, {});
    for (std::size_t i = 0; i < library.clipCount(); ++i) {
        const std::string name = settings(i).toStdString();
        const auto tags = readForeignTags(*tagImportFormat("assetinfo"),
                                          contentOf(folder.filePath(settings(i))).toStdString(), name);
        QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
        QVERIFY(plan.add(*tagImportFormat("assetinfo"), *tags, name));
        QVERIFY2(plan.losses().empty(), plan.losses().empty() ? "" : plan.losses()[0].text().c_str());
    }
    for (const SheetChange& change : plan.sheetChanges(library.vocabulary()))
        library.setSheet(change.clip, change.sheet);
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        QVERIFY2(named(library.clip(ClipId(i)).sheet, library.vocabulary()) == wanted[i],
                 library.clip(ClipId(i)).displayName.c_str());
}

void tst_O3deImport::sceneSettingsThatO3deSavedAreRead_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("ranges");
    QTest::newRow("crouching1") << "o3de_crouching1"
                                << "discard 0 3.95817; discard 27.8391 31.8633; discard 50.0708 67.1569";
    QTest::newRow("turnonspot1") << "o3de_turnonspot1"
                                 << "discard 0 1.73333; discard 63.0667 86.0667";
    QTest::newRow("walkpivotturn1") << "o3de_walkpivotturn1"
                                    << "discard 0 0.556917; discard 43.95 47.1987";
}

/// Of O3DE's own project for motion matching.
void tst_O3deImport::sceneSettingsThatO3deSavedAreRead()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, model);
    const QString name = model + ".fbx.assetinfo.xml";
    QCOMPARE(tagImportFormatOf(name.toStdString()), tagImportFormat("assetinfo"));
    const auto tags =
        readForeignTags(*tagImportFormat("assetinfo"),
                        contentOf(dataFolder() + "/tags_real/" + name).toStdString(), name.toStdString());
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QTEST(listed(*tags), "ranges");
    QCOMPARE(tags->clips.size(), std::size_t(1));
    QVERIFY((tags->clips[0].names ==
             std::vector<std::string>{(model + ".fbx:").toStdString() + model.mid(5).toStdString(),
                                      (model + ".fbx").toStdString()}));
    for (const ForeignRange& range : tags->ranges) QCOMPARE(range.tier, std::string("MM Discards"));
    QVERIFY(tags->losses.all().empty());
}

void tst_O3deImport::eventsAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("ranges");
    QTest::newRow("events of O3DE")
        << QByteArray(R"({"values":[{"$type":"ActorGroup"},{"$type":"MotionGroup","name":"walk",
           "rules":{"rules":[{"$type":"Other"},{"data":{"motionEventTable":{"tracks":[{"name":"Tagline","events":[
           {"startTime":0.1,"endTime":0.25,"eventDatas":[{"$type":"TwoStringEventData","subject":"Run"},
           {"subject":"Fast"}]},{"startTime":0.5,"endTime":0.5,"eventDatas":[{"subject":"Step"}]}]}]}}}]}}]})")
        << "Run 0.1 0.25; Fast 0.1 0.25; Step 0.5 0.5";
    QTest::newRow("events of O3DE's motion matching")
        << QByteArray(R"({"values":[{"$type":"MotionGroup","name":"walk","rules":{"rules":[{"data":
           {"motionEventTable":{"tracks":[{"name":"Tags","events":[{"startTime":0.1,"endTime":0.25,
           "eventDatas":[{"$type":"TagEventData","tag":"Crouch"}]}]}]}}}]}}]})")
        << "Crouch 0.1 0.25";
    QTest::newRow("events of O3DE's XML")
        << o3deXml(
               o3deEvent("<Class field=\"startTime\" value=\"0.5000000\"/><Class field=\"endTime\" "
                         "value=\"1.2500000\"/>",
                         "MotionMatchEventData", "<Class field=\"tag\" value=\"dis &amp; card\"/>") +
               o3deEvent("<Class field=\"startTime\" value=\"2\"/><Class field=\"endTime\" value=\"2\"/>",
                         "TwoStringEventData",
                         "<Class field=\"subject\" value=\"Step\"/><Class field=\"parameters\" value=\"\"/>"))
        << "dis & card 0.5 1.25; Step 2 2";
}

void tst_O3deImport::eventsAreRead()
{
    QFETCH(QByteArray, bytes);
    const auto tags = readAs("assetinfo", bytes);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QTEST(listed(*tags), "ranges");
}

void tst_O3deImport::whatCannotBeReadIsListed()
{
    const auto tags = readAs(
        "assetinfo",
        o3deXml(
            o3deEvent("<Class field=\"startTime\" value=\"0\"/><Class field=\"endTime\" value=\"1\"/>",
                      "MotionMatchEventData", "<Class field=\"tag\" value=\"\"/>") +
            o3deEvent("<Class field=\"startTime\" value=\"0\"/><Class field=\"endTime\" value=\"1\"/>",
                      "TwoStringEventData",
                      "<Class field=\"subject\" value=\"Step\"/><Class field=\"parameters\" value=\"l\"/>") +
            "<Class name=\"CommandSystem::CommandRemoveMotionEvent\"/>\n"));
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QCOMPARE(lossesOf(*tags),
             (QStringList{"walk.file:4: events without a subject or tag", "walk.file:5: parameters of events",
                          "walk.file:6: commands that change or remove events"}));
}

void tst_O3deImport::brokenFilesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error"); ///< empty: any
    QTest::newRow("no scene settings")
        << QByteArray("{}") << "walk.file:1:1: are no scene settings of O3DE: \"values\" is missing";
    QTest::newRow("event without an end")
        << QByteArray(R"({"values":[{"rules":{"rules":[{"data":{"motionEventTable":{"tracks":[)"
                      R"({"events":[{"startTime":1}]}]}}}]}}]})")
        << "walk.file:1:81: found an object; expected the number \"endTime\"";
    QTest::newRow("XML of another program")
        << QByteArray("\n<svg/>")
        << "walk.file:2:7: are no scene settings of O3DE: the first element is \"svg\", not ObjectStream";
    QTest::newRow("XML that is cut") << o3deXml("").chopped(20) << "";
    QTest::newRow("event of XML without an end")
        << o3deXml(o3deEvent("<Class field=\"startTime\" value=\"0.5\"/>", "MotionMatchEventData", ""))
        << "walk.file:4: found an event without the number \"endTime\"";
    QTest::newRow("event of XML that ends before it begins")
        << o3deXml(o3deEvent("<Class field=\"startTime\" value=\"2\"/><Class field=\"endTime\" value=\"1\"/>",
                             "MotionMatchEventData", "<Class field=\"tag\" value=\"discard\"/>"))
        << "";
}

void tst_O3deImport::brokenFilesAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, error);
    const auto tags = readAs("assetinfo", bytes);
    QVERIFY(!tags);
    QVERIFY(tags.error().code.starts_with("foreign."));
    if (!error.isEmpty()) QCOMPARE(QString::fromStdString(tags.error().text()), error);
}

QTEST_GUILESS_MAIN(tst_O3deImport)
#include "tst_O3deImport.moc"
