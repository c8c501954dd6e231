// Every format of the table: no frame moves on its way out and back, and other programs read what is written.

#include "core/exports/ExportLosses.h"
#include "core/exports/ExportWriting.h"
#include "tests/core/exports/ExportReaders.h"
#include "tests/core/exports/RandomSheets.h"
#include "tests/support/ListedFunctions.h"
#include "tests/support/NpzFile.h"
#include "tests/support/RandomSeeds.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>
#include <set>

using namespace tagline;
using namespace tagline::test;

class tst_ExportFormats : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatThatIsDeclaredIsListed();
    void formatsAreToldApartAndDescribed();
    void formatsWithoutCaptionsSaySo();
    void whatIsLostIsCounted_data() { allFormats(); }
    void whatIsLostIsCounted();
    void lossesAreOfTheseVeryTags();
    void clipsThatAreRenamedAreCounted();
    void noFrameMoves_data();
    void noFrameMoves();
    void theSameLibraryGivesTheSameBytes_data() { everyFormat(); }
    void theSameLibraryGivesTheSameBytes();
    void aLibraryWithoutTagsCanBeWritten_data() { everyFormat(); }
    void aLibraryWithoutTagsCanBeWritten();
    void numbersOfPropertiesAreInTheArchive();
    void propertiesAreRows();
    void namesThatNoFormatCanHoldDoNotBreakIt_data() { everyFormat(); }
    void namesThatNoFormatCanHoldDoNotBreakIt();
    void tiersThatXmlCannotTellApartAreNumbered();
    void annotationsAreNeverEmpty();
    void annotationsAreAsTheSchemaAsks();
    void mediaAreFilesNotClips();
    void scriptsDoWhatTheySay_data();
    void scriptsDoWhatTheySay();
    void otherProgramsReadWhatIsWritten_data();
    void otherProgramsReadWhatIsWritten();

private:
    void everyFormat();
    void allFormats();
};

namespace {

Result<std::string> exported(const ExportFormat& format, const ClipLibrary& library)
{
    const ExportContent content{library};
    if (format.clip) return format.clip(exportedClip(content, ClipId(0)));
    if (format.beside && format.isText) return format.beside(content, {}); // a script's data
    return format.bytes(content, {});
}

/// What a reader is to find.
ReadRanges wanted(const ClipLibrary& library, bool keepsTouching)
{
    ReadRanges ranges;
    for (const TagLane& lane : library.clip(ClipId(0)).sheet.lanes()) {
        const FrameRanges canonical = FrameRanges::canonical({lane.ranges.begin(), lane.ranges.end()});
        auto& into = ranges[library.vocabulary()[lane.tag].name];
        if (keepsTouching)
            into.assign(lane.ranges.begin(), lane.ranges.end());
        else
            into.assign(canonical.span().begin(), canonical.span().end());
    }
    return ranges;
}

} // namespace

void tst_ExportFormats::everyFormat()
{
    QTest::addColumn<QString>("id");
    for (const ExportFormat& format : exportFormats())
        if (format.holdsTags) QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
}

void tst_ExportFormats::everyFormatThatIsDeclaredIsListed()
{
    QCOMPARE(declaredAndNotListed("core/exports/formats/Formats.h"), QStringList());
}

void tst_ExportFormats::formatsAreToldApartAndDescribed()
{
    std::set<std::string> ids, titles;
    for (const ExportFormat& format : exportFormats()) {
        QVERIFY2(ids.insert(format.id).second && titles.insert(format.title).second, format.id.c_str());
        QVERIFY2(!format.ending.empty() && format.holds.ends_with('.'), format.id.c_str());
        QVERIFY2(format.checkedBy.ends_with('.'), format.id.c_str());
        const int ways = (format.library != nullptr) + (format.stream != nullptr) + (format.clip != nullptr);
        QVERIFY2(ways == 1, format.id.c_str());
        QVERIFY2(!format.holdsTags || exportReader(format.id), ("no test reads " + format.id).c_str());
        QCOMPARE(exportFormat(format.id), &format);
    }
    QVERIFY(!exportFormat("xml"));
}

void tst_ExportFormats::formatsWithoutCaptionsSaySo()
{
    ClipLibrary library = libraryOf(30, {30, 1});
    Caption caption;
    caption.range = {2, 9};
    caption.text = "zebra crossing";
    library.setSheet(ClipId(0), TagSheet().withCaptions({caption}));
    int withCaptions = 0;
    for (const ExportFormat& format : exportFormats()) {
        const auto bytes = exported(format, library);
        QVERIFY2(bytes, format.id.c_str());
        const bool isHeld = bytes->find("zebra crossing") != std::string::npos;
        QVERIFY2(isHeld == format.holdsCaptions, format.id.c_str());
        QVERIFY2(format.leavesOut.starts_with("Captions") == !isHeld, format.id.c_str());
        QVERIFY2(format.leavesOut.ends_with('.'), format.id.c_str());
        withCaptions += isHeld;
    }
    QCOMPARE(withCaptions, 5); // BABEL, HumanML3D, ELAN, Praat, WebVTT
    QCOMPARE(exportFormat("sqlite")->leavesOut, std::string("Captions."));
    QCOMPARE(exportFormat("runtime")->leavesOut, std::string("Captions, properties, who tagged and when."));
}

void tst_ExportFormats::allFormats()
{
    QTest::addColumn<QString>("id");
    for (const ExportFormat& format : exportFormats())
        QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
}

namespace {

/// A clip that has one or two of each thing that a format may leave out.
ClipLibrary libraryToLose()
{
    ClipLibrary library = libraryOf(30, {600, 1});
    const TagId run = library.vocabulary().intern("Run"), step = library.vocabulary().intern("Step");
    Caption caption;
    caption.range = {2, 9};
    caption.text = "zebra crossing";
    library.setSheet(ClipId(0),
                     TagSheet()
                         .withRanges(run, {{0, 5}, {5, 9}, {12, 20}})
                         .withInstances(step, {{{1, 4}, {{"foot", std::string("zebra foot")}}}, {{6, 8}}})
                         .withProperty("mood", {{{0, 9}, std::string("zebra mood")}})
                         .withProperty("slope", {{{0, 9}, 2.5}})
                         .withProperty("Run.author", {{{0, 5}, std::string("zebra author")}})
                         .withCaptions({caption})
                         .withState({ClipStage::Done, "zebra doer", ""}));
    return library;
}

bool isLost(ExportLossKind kind, const std::vector<ExportLoss>& losses)
{
    return std::ranges::count(losses, kind, &ExportLoss::kind) > 0;
}

} // namespace

/// What is not counted as lost stands in the bytes, and what is does not.
void tst_ExportFormats::whatIsLostIsCounted()
{
    QFETCH(QString, id);
    const ExportFormat& format = *exportFormat(id.toStdString());
    const ClipLibrary library = libraryToLose();
    const auto losses = exportLosses(format, {library}, {});
    const auto bytes = exported(format, library);
    QVERIFY(bytes);
    const std::pair<ExportLossKind, const char*> words[] = {{ExportLossKind::Captions, "zebra crossing"},
                                                            {ExportLossKind::Properties, "zebra mood"},
                                                            {ExportLossKind::Records, "zebra author"},
                                                            {ExportLossKind::InstanceValues, "zebra foot"},
                                                            {ExportLossKind::States, "zebra doer"}};
    for (const auto& [kind, word] : words)
        if (format.holdsTags || kind != ExportLossKind::InstanceValues)
            QVERIFY2((bytes->find(word) == std::string::npos) == isLost(kind, losses), word);
    QCOMPARE(isLost(ExportLossKind::Ranges, losses), !format.holdsTags);
    const auto reader = exportReader(format.id);
    QCOMPARE(isLost(ExportLossKind::Touching, losses), reader && !reader->keepsTouching);
    QCOMPARE(isLost(ExportLossKind::ExactFrames, losses), reader && reader->highestRate < 600);
    QVERIFY(!isLost(ExportLossKind::TagNames, losses) && !isLost(ExportLossKind::ClipNames, losses));
    const auto none = exportLosses(format, {libraryOf(30, {30, 1})}, {});
    QVERIFY2(none.empty(), none.empty() ? "" : exportLossText(none.front()).c_str());
}

void tst_ExportFormats::lossesAreOfTheseVeryTags()
{
    const ClipLibrary library = libraryToLose();
    const auto losses = [&](const char* id, const ExportOptions& options = {}) {
        return exportLosses(*exportFormat(id), {library}, options);
    };
    QVERIFY(losses("sqlite") == (std::vector<ExportLoss>{{ExportLossKind::Captions, 1, "zebra crossing"}}));
    ExportOptions all;
    all.hasRecords = all.hasClips = true;
    QVERIFY(losses("csv", all) == (std::vector<ExportLoss>{{ExportLossKind::Captions, 1, "zebra crossing"},
                                                           {ExportLossKind::Properties, 2, "mood"}}));
    QVERIFY(losses("npz") == (std::vector<ExportLoss>{{ExportLossKind::Captions, 1, "zebra crossing"},
                                                      {ExportLossKind::Properties, 1, "mood"},
                                                      {ExportLossKind::Records, 1, "Run.author"},
                                                      {ExportLossKind::InstanceValues, 1, "Step"},
                                                      {ExportLossKind::States, 1, "walk"},
                                                      {ExportLossKind::Touching, 1, "Run"}}));
    QCOMPARE(losses("humanml3d").front(), (ExportLoss{ExportLossKind::Ranges, 5, "Run"}));
    QCOMPARE(exportLossText({ExportLossKind::Properties, 2, "mood"}),
             std::string("2 properties: “mood” and others"));
    QCOMPARE(exportLossText({ExportLossKind::States, 1, "walk"}), std::string("1 clip's state: “walk”"));

    ClipLibrary odd = libraryOf(30, {30, 1});
    odd.setSheet(ClipId(0), TagSheet().withRanges(odd.vocabulary().intern(std::string(64, 'x')), {{1, 2}}));
    QVERIFY(isLost(ExportLossKind::TagNames, exportLosses(*exportFormat("blender"), {odd}, {})));
    QVERIFY(!isLost(ExportLossKind::TagNames, exportLosses(*exportFormat("otio"), {odd}, {})));
}

/// Godot's library of animations is one of names: what is renamed in it is counted.
void tst_ExportFormats::clipsThatAreRenamedAreCounted()
{
    ClipLibrary library = libraryOf(30, {30, 1}, "/a/walk.bvh");
    const auto other = [&](const std::string& path) {
        library.setModel(library.addSource(path, path), library.source(SourceId(0)).model);
    };
    const auto renamed = [&] {
        std::int64_t count = 0;
        for (const ExportLoss& loss : exportLosses(*exportFormat("godot-lib"), {library}, {}))
            if (loss.kind == ExportLossKind::ClipNames) count += loss.count;
        return count;
    };
    QCOMPARE(renamed(), 0);
    other("/b/stroll.bvh");
    QCOMPARE(renamed(), 1);
    other("/b/amble.bvh");
    QCOMPARE(renamed(), 2);
    QVERIFY(exportFormat("godot-lib")->bytes({library}, {})->find("&\"stroll_walk\"") != std::string::npos);
    QVERIFY(!isLost(ExportLossKind::ClipNames, exportLosses(*exportFormat("otio"), {library}, {})));
}

void tst_ExportFormats::noFrameMoves_data() { everyFormat(); }

/// Before a release with 10,000 sheets a format (CMakeLists.txt).
void tst_ExportFormats::noFrameMoves()
{
    QFETCH(QString, id);
    const ExportFormat& format = *exportFormat(id.toStdString());
    const ExportReader reader = *exportReader(format.id);
    for (const std::uint32_t seed : RandomSeeds(60))
        for (const FrameRate rate : {FrameRate{24, 1},
                                     {25, 1},
                                     {30000, 1001},
                                     {30, 1},
                                     {60000, 1001},
                                     {60, 1},
                                     {120, 1},
                                     {480, 1}}) {
            if (rate.framesPerSecond() > reader.highestRate) continue;
            std::mt19937 random(seed);
            const Frame frames = 1 + Frame(random() % 5000);
            ClipLibrary library = libraryOf(frames, rate);
            library.setSheet(ClipId(0), randomSheet(random, library.vocabulary(), frames));
            const auto bytes = exported(format, library);
            QVERIFY(bytes);
            const auto read = reader.read(QByteArray::fromStdString(*bytes), rate);
            QVERIFY2(read, "cannot be read");
            QVERIFY(*read == wanted(library, reader.keepsTouching));
        }
}

void tst_ExportFormats::theSameLibraryGivesTheSameBytes()
{
    QFETCH(QString, id);
    const auto bytes = [&](bool isReversed) {
        ClipLibrary library = libraryOf(30, {30, 1});
        for (const char* name : isReversed ? std::array{"Walk", "Run"} : std::array{"Run", "Walk"}) {
            TagDefinition tag;
            tag.name = name;
            tag.colour = 0x336699; // automatic ones go by order
            library.vocabulary().define(tag);
        }
        const TagId run = *library.vocabulary().findNamed("Run"),
                    walk = *library.vocabulary().findNamed("Walk");
        library.setSheet(ClipId(0),
                         TagSheet().withRanges(walk, {{2, 9}}).withRanges(run, {{0, 20}, {20, 30}}));
        return exported(*exportFormat(id.toStdString()), library);
    };
    QVERIFY(bytes(false) && bytes(true));
    QCOMPARE(QByteArray::fromStdString(*bytes(false)), QByteArray::fromStdString(*bytes(true)));
}

void tst_ExportFormats::aLibraryWithoutTagsCanBeWritten()
{
    QFETCH(QString, id);
    const auto bytes = exported(*exportFormat(id.toStdString()), libraryOf(30, {30, 1}));
    QVERIFY(bytes);
    const auto read = exportReader(id.toStdString())->read(QByteArray::fromStdString(*bytes), {30, 1});
    QVERIFY(read);
    QVERIFY(read->empty());
    const ClipLibrary empty;
    const ExportFormat& format = *exportFormat(id.toStdString());
    QVERIFY(format.clip || format.bytes({empty}, {}));
}

/// Of clips and of ranges, cut to the frames that exist; a number below 0 is no formula.
void tst_ExportFormats::propertiesAreRows()
{
    ClipLibrary library = libraryOf(30, {30, 1}, "/a/walk.bvh");
    const TagSheet sheet =
        TagSheet()
            .withRanges(library.vocabulary().intern("Run"), {{0, 5}})
            .withProperty("Run.author", {{{0, 5}, std::string("ana")}})
            .withProperty("mood", {{{0, 15}, std::string("calm, still")}, {{15, 60}, true}})
            .withProperty("slope", {{{3, 30}, -2.5}, {{40, 50}, 1.0}});
    library.setSheet(ClipId(0), sheet);
    const ExportFormat& format = *exportFormat("values");
    const std::string heading =
        "clip,property,value,type,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s";
    const std::string rows = "a/walk.bvh,Run.author,ana,text,0,5,30,1,0,0.16666666666666666\r\n"
                             "a/walk.bvh,mood,\"calm, still\",text,0,15,30,1,0,0.5\r\n"
                             "a/walk.bvh,mood,true,truth,15,30,30,1,0.5,1\r\n"
                             "a/walk.bvh,slope,-2.5,number,3,30,30,1,0.1,1\r\n";
    const std::string plain = *format.bytes({library}, {});
    QVERIFY2(plain == heading + "\r\n" + rows, plain.c_str());
    library.setSheet(ClipId(0), sheet.withProperty("note", {{{0, 30}, std::string("@home")}}));
    const std::string guarded = *format.bytes({library}, {});
    QVERIFY2(guarded.starts_with(heading + ",formula_guard\r\n"), guarded.c_str());
    QVERIFY2(guarded.find(",note,'@home,text,0,30,30,1,0,1,'\r\n") != std::string::npos, guarded.c_str());
    QVERIFY2(guarded.find(",slope,-2.5,number,") != std::string::npos, guarded.c_str());
    QVERIFY(format.bytes({library}, {.formulas = FormulaGuard::Never})->find(",note,@home,text,") !=
            std::string::npos);
}

void tst_ExportFormats::numbersOfPropertiesAreInTheArchive()
{
    ClipLibrary library = libraryOf(4, {30, 1});
    library.vocabulary().intern("Run");
    library.setSheet(ClipId(0), TagSheet()
                                    .withProperty("slope", {{{1, 3}, 2.5}})
                                    .withProperty("wet", {{{0, 9}, true}}) // past the end
                                    .withProperty("Run.confidence", {{{0, 4}, 0.5}})
                                    .withProperty("who", {{{0, 2}, std::string("ana")}}));
    const auto bytes = exported(*exportFormat("npz"), library);
    QVERIFY(bytes);
    const auto file = NpzFile::fromBytes(QByteArray::fromStdString(*bytes));
    QCOMPARE(file->texts("properties"),
             (QStringList{"slope", "wet"})); // no text, nothing that is recorded of tags
    const auto values = file->values("property_values");
    QCOMPARE(values.size(), std::size_t(8));
    QVERIFY(std::isnan(values[0]) && std::isnan(values[6]));
    QCOMPARE(values[2], 2.5);
    QCOMPARE(values[7], 1.0);
}

/// Control characters, line breaks, bytes that are no UTF-8: the file stays one of its format.
void tst_ExportFormats::namesThatNoFormatCanHoldDoNotBreakIt()
{
    QFETCH(QString, id);
    ClipLibrary library = libraryOf(30, {30, 1}, "/a/odd\nname\x01.bvh");
    TagSheet sheet;
    int count = 0;
    for (const char* name :
         {"two\nlines", "tab\there", "bell\a", "\xff\xfe", "\r\n\r\n00:00 --> 00:01", "</TIER>"})
        sheet = sheet.withRanges(library.vocabulary().intern(name), {{count, count + 3}}), ++count;
    library.setSheet(ClipId(0), sheet);
    const auto bytes = exported(*exportFormat(id.toStdString()), library);
    QVERIFY(bytes);
    const auto read = exportReader(id.toStdString())->read(QByteArray::fromStdString(*bytes), {30, 1});
    QVERIFY(read);
    std::vector<FrameRange> all;
    for (const auto& [tag, ranges] : *read) all.insert(all.end(), ranges.begin(), ranges.end());
    QCOMPARE(all.size(), std::size_t(count));
}

void tst_ExportFormats::tiersThatXmlCannotTellApartAreNumbered()
{
    ClipLibrary library = libraryOf(30, {30, 1}, "/a/caf\xe9.bvh");
    TagSheet sheet;
    for (const char* name : {"x\x01y", "x\x02y"})
        sheet = sheet.withRanges(library.vocabulary().intern(name), {{1, 2}});
    library.setSheet(ClipId(0), sheet);
    const QString text = QString::fromStdString(*exported(*exportFormat("elan"), library));
    QVERIFY(text.contains(QString("TIER_ID=\"x%1y\"").arg(QChar(0xFFFD))));
    QVERIFY(text.contains(QString("TIER_ID=\"x%1y (2)\"").arg(QChar(0xFFFD))));
    QVERIFY(text.contains(QString::fromUtf8("caf\u00e9.bvh")));
}

void tst_ExportFormats::annotationsAreNeverEmpty()
{
    ClipLibrary library = libraryOf(30, {2000, 1});
    library.setSheet(ClipId(0),
                     TagSheet().withRanges(library.vocabulary().intern("Run"), {{11, 12}, {12, 13}}));
    const QString text = QString::fromStdString(*exported(*exportFormat("elan"), library));
    QStringList times;
    for (const QString& part : text.split("TIME_VALUE=\"").mid(1)) times << part.section('"', 0, 0);
    QCOMPARE(times, (QStringList{"6", "7", "7", "8"}));
}

/// eaf.xsd holds the rules of EAF 3.0 for what our files use; TAGLINE_EAF_SCHEMA names the whole schema,
/// which is not packaged.
void tst_ExportFormats::annotationsAreAsTheSchemaAsks()
{
    ClipLibrary library = libraryOf(500, {30, 1});
    std::mt19937 random(11);
    library.setSheet(ClipId(0), randomSheet(random, library.vocabulary(), 500));
    const QByteArray bytes = QByteArray::fromStdString(*exported(*exportFormat("elan"), library));
    const QString own = qEnvironmentVariable("TAGLINE_SOURCE_DIR") + "/tests/core/exports/eaf.xsd";
    for (const QString& schema : {own, qEnvironmentVariable("TAGLINE_EAF_SCHEMA", own)}) {
        const auto problems = [&](const QByteArray& document) {
            QProcess xmllint;
            xmllint.start("xmllint", {"--noout", "--nonet", "--schema", schema, "-"});
            if (!xmllint.waitForStarted())
                return QByteArray("xmllint is not installed; ./test.sh installs it");
            xmllint.write(document);
            xmllint.closeWriteChannel();
            xmllint.waitForFinished();
            const QByteArray said = xmllint.readAllStandardError();
            return xmllint.exitStatus() == QProcess::NormalExit && xmllint.exitCode() == 0 ? QByteArray()
                                                                                           : said;
        };
        QCOMPARE(problems(bytes), QByteArray());
        const std::pair<const char*, const char*> faults[] = {
            {"TIME_SLOT_REF2=\"ts", "TIME_SLOT_REF2=\"x"},
            {"ANNOTATION_ID=\"a2\"", "ANNOTATION_ID=\"a1\""},
            {"<TIME_ORDER>", "<TIME_ORDER><TIER/>"},
            {"DATE=\"", "DATE=\"on "}};
        for (const auto& [good, bad] : faults) {
            QByteArray wrong = bytes;
            QVERIFY2(wrong.contains(good), good);
            QVERIFY2(!problems(wrong.replace(good, bad)).isEmpty(), bad);
        }
    }
}

void tst_ExportFormats::mediaAreFilesNotClips()
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    for (const char* name : {"run", "walk"}) {
        Clip clip;
        clip.name = clip.displayName = name;
        clip.frames = 3;
        model->clips.push_back(clip);
    }
    library.setModel(library.addSource("/a/b c/two#.glb", "two"), model);
    const std::string text = exportFormat("otio")->clip(exportedClip({library}, ClipId(0), "/a"));
    QVERIFY(text.find("\"target_url\": \"b%20c/two%23.glb\"") != std::string::npos);
    QVERIFY(text.find("\"name\": \"b c/two#.glb:run\"") != std::string::npos);
}

void tst_ExportFormats::scriptsDoWhatTheySay_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("named"); // what the program's importers call the clip "walk"
    for (const char* action : {"walk", "walk.001", "Armature|walk.001", "Rig|walk|walk:Base", "walk_Rig"})
        QTest::addRow("blender, %s", action) << "blender" << QString(action);
    QTest::newRow("unreal") << "unreal"
                            << "";
    QTest::newRow("o3de") << "o3de"
                          << "";
}

/// Run twice with a module that stands in for the program's own; it checks what is set on it.
void tst_ExportFormats::scriptsDoWhatTheySay()
{
    QFETCH(QString, id);
    QFETCH(QString, named);
    ClipLibrary library = libraryOf(61, {30, 1});
    TagSheet sheet = TagSheet().withRanges(library.vocabulary().intern("Run"), {{3, 9}, {9, 61}});
    sheet = sheet.withRanges(library.vocabulary().intern("Step \"'''\\"), {{12, 13}});
    library.setSheet(ClipId(0), sheet.withRanges(library.vocabulary().intern("Bad"), {{20, 26}}));
    QTemporaryDir folder;
    QFile file(folder.filePath("tags.py"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(*exported(*exportFormat(id.toStdString()), library)));
    file.close();
    QProcess python;
    python.start("/usr/bin/python3",
                 {qEnvironmentVariable("TAGLINE_SOURCE_DIR") + "/tests/core/exports/run_" + id + ".py",
                  file.fileName(), named});
    QVERIFY(python.waitForFinished());
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
}

void tst_ExportFormats::otherProgramsReadWhatIsWritten_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("command"); // %1: the file; it prints "tag start stop" a line, in seconds
    const QString source = qEnvironmentVariable("TAGLINE_SOURCE_DIR") + "/tests/core/exports/";
    QTest::newRow("numpy") << "npz" << QStringList{"/usr/bin/python3", source + "read_npz.py", "%1"};
    QTest::newRow("numpy, frames") << "frames"
                                   << QStringList{"/usr/bin/python3", source + "read_frames.py", "%1"};
    QTest::newRow("python3-webvtt") << "webvtt"
                                    << QStringList{"/usr/bin/python3", source + "read_webvtt.py", "%1"};
    QTest::newRow("sqlite3") << "sqlite" << QStringList{"sqlite3", "-separator",
                                                        "\t",      "-readonly",
                                                        "%1",      "SELECT tag, start_s, stop_s FROM tagged"};
    QTest::newRow("sqlite3, table") << "csv"
                                    << QStringList{"sqlite3",
                                                   "-separator",
                                                   "\t",
                                                   "-cmd",
                                                   ".import --csv %1 ranges",
                                                   ":memory:",
                                                   "SELECT tag, start_s, stop_s FROM ranges"};
    QTest::newRow("praat") << "praat" << QStringList{"praat", "--run", source + "read_textgrid.praat", "%1"};
}

void tst_ExportFormats::otherProgramsReadWhatIsWritten()
{
    QFETCH(QString, id);
    QFETCH(QStringList, command);
    const FrameRate rate{30, 1};
    ClipLibrary library = libraryOf(90, rate);
    const TagId run = library.vocabulary().intern("Run"), odd = library.vocabulary().intern("A&\"b\"<c>");
    library.setSheet(ClipId(0), TagSheet().withRanges(run, {{0, 31}, {60, 90}}).withRanges(odd, {{10, 11}}));
    QTemporaryDir folder;
    const ExportFormat& format = *exportFormat(id.toStdString());
    const auto bytes = exported(format, library);
    QVERIFY(bytes);
    QFile file(folder.filePath(QString::fromStdString("walk." + format.ending)));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(*bytes)) >= 0);
    file.close();
    QProcess reader;
    command.replaceInStrings("%1", file.fileName());
    reader.start(command[0], command.mid(1));
    QVERIFY2(reader.waitForStarted(), qPrintable(command[0] + " is not installed; ./test.sh installs it"));
    QVERIFY(reader.waitForFinished());
    const QString problem = reader.readAllStandardError();
    QVERIFY2(reader.exitCode() == 0, qPrintable(problem + "(./test.sh installs what is missing)"));
    ReadRanges read;
    for (const QString& line :
         QString::fromUtf8(reader.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.split('\t');
        QCOMPARE(parts.size(), 3);
        read[parts[0].toStdString()].push_back({Frame(std::lround(rate.frames(parts[1].toDouble()))),
                                                Frame(std::lround(rate.frames(parts[2].toDouble())))});
    }
    QVERIFY(read == wanted(library, true));
}

QTEST_GUILESS_MAIN(tst_ExportFormats)
#include "tst_ExportFormats.moc"
