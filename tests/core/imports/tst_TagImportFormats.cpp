// Every format of import: what is exported reads back equal, files of other programs are read, and broken
// ones are refused with their place.

#include "core/exports/ExportFormat.h"
#include "core/imports/TagImportPlan.h"
#include "tests/core/exports/RandomSheets.h"
#include "tests/core/imports/ReadTags.h"
#include "tests/support/ListedFunctions.h"
#include "tests/support/RandomSeeds.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <pthread.h>
#include <time.h>

#include <atomic>
#include <set>
#include <thread>

using namespace tagline;
using namespace tagline::test;

class tst_TagImportFormats : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatThatIsDeclaredIsListed();
    void formatsAreToldApartAndDescribed();
    void whatIsExportedReadsBackEqual_data();
    void whatIsExportedReadsBackEqual();
    void captionsComeBack_data() { addFormatsOfCaptions(false); }
    void captionsComeBack();
    void captionsAndTagsComeBackBesideEachOther_data() { addFormatsOfCaptions(true); }
    void captionsAndTagsComeBackBesideEachOther();
    void textsOfAnyFormatCanBeCaptions();
    void guardsAgainstFormulasAreTakenOff_data();
    void guardsAgainstFormulasAreTakenOff();
    void statesOfTablesReadBackEqual();
    void aTableMayHoldStatesAlone();
    void readingStops_data();
    void readingStops();
    void brokenFilesAreRefusedWithTheirPlace_data();
    void brokenFilesAreRefusedWithTheirPlace();
    void everyCutFileIsReadOrRefused_data() { exportedFormats(); }
    void everyCutFileIsReadOrRefused();
    void whatIsReadOfOtherPrograms_data();
    void whatIsReadOfOtherPrograms();
    void whatCannotBeReadIsListed_data();
    void whatCannotBeReadIsListed();
    void praatsOwnFilesAreRead_data();
    void praatsOwnFilesAreRead();
    void columnsAreNamed();
    void theAssetOfMotionMatchingIsRead();
    void theIndexOfHumanML3DIsRead();

private:
    void addFormatsOfCaptions(bool areOfTagsToo);
    void exportedFormats();
};

namespace {

Result<std::string> exported(const std::string& id, const ClipLibrary& library)
{
    const ExportFormat& format = *exportFormat(id);
    const ExportContent content{library};
    if (format.clip) return format.clip(exportedClip(content, ClipId(0)));
    return format.bytes(content, {});
}

} // namespace

void tst_TagImportFormats::exportedFormats()
{
    QTest::addColumn<QString>("id");
    for (const TagImportFormat& format : tagImportFormats())
        if (exportFormat(format.id) && exportFormat(format.id)->holdsTags)
            QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
}

void tst_TagImportFormats::everyFormatThatIsDeclaredIsListed()
{
    QCOMPARE(declaredAndNotListed("core/imports/formats/TagImporters.h"), QStringList());
}

void tst_TagImportFormats::formatsAreToldApartAndDescribed()
{
    std::set<std::string> ids, titles;
    for (const TagImportFormat& format : tagImportFormats()) {
        QVERIFY2(ids.insert(format.id).second && titles.insert(format.title).second, format.id.c_str());
        for (const std::string& text : {format.holds, format.leavesOut, format.checkedBy})
            QVERIFY2(text.ends_with('.'), format.id.c_str());
        QVERIFY2(!format.endings.empty() && format.read, format.id.c_str());
        QCOMPARE(tagImportFormat(format.id), &format);
        QCOMPARE(tagImportFormatOf("a/Walk." + format.endings.back()), &format);
        if (const ExportFormat* other = exportFormat(format.id)) QCOMPARE(other->title, format.title);
    }
    QCOMPARE(QString::fromStdString(tagImportFormatOf("day.csv")->id), QString("csv"));
    QCOMPARE(QString::fromStdString(tagImportFormatOf("day.shoot.csv")->id), QString("shoot"));
    QVERIFY(!tagImportFormat("xml") && !tagImportFormatOf("walk.bvh"));
}

void tst_TagImportFormats::whatIsExportedReadsBackEqual_data() { exportedFormats(); }

/// Before a release with 10,000 sheets a format (CMakeLists.txt).
void tst_TagImportFormats::whatIsExportedReadsBackEqual()
{
    QFETCH(QString, id);
    for (const std::uint32_t seed : RandomSeeds(40))
        for (const FrameRate rate :
             {FrameRate{24, 1}, {25, 1}, {30000, 1001}, {30, 1}, {60000, 1001}, {60, 1}, {120, 1}}) {
            std::mt19937 random(seed);
            const Frame frames = 1 + Frame(random() % 5000);
            ClipLibrary library = libraryOf(frames, rate);
            library.setSheet(ClipId(0), randomSheet(random, library.vocabulary(), frames));
            const auto wanted = named(library.clip(ClipId(0)).sheet, library.vocabulary());
            const auto bytes = exported(id.toStdString(), library);
            QVERIFY(bytes);
            const auto tags = readAs(id, QByteArray::fromStdString(*bytes));
            QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
            library.setSheet(ClipId(0), {});
            TagImportPlan plan(library, {}, {});
            QVERIFY(plan.add(*tagImportFormat(id.toStdString()), *tags, "walk.file"));
            QVERIFY2(plan.losses().empty(), plan.losses().empty() ? "" : plan.losses()[0].text().c_str());
            const auto changes = plan.sheetChanges(library.vocabulary());
            QCOMPARE(changes.size(), std::size_t(wanted.empty() ? 0 : 1));
            if (!changes.empty()) QVERIFY(named(changes[0].sheet, library.vocabulary()) == wanted);
        }
}

/// Those that are imported and exported, all or only those of tags as well.
void tst_TagImportFormats::addFormatsOfCaptions(bool areOfTagsToo)
{
    QTest::addColumn<QString>("id");
    for (const TagImportFormat& format : tagImportFormats()) {
        const ExportFormat* written = exportFormat(format.id);
        if (written && written->holdsCaptions && (written->holdsTags || !areOfTagsToo))
            QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
    }
}

/// Texts, frames and nothing else: no format says who wrote them in which language.
void tst_TagImportFormats::captionsComeBack()
{
    QFETCH(QString, id);
    for (const std::uint32_t seed : RandomSeeds(40))
        for (const FrameRate rate : {FrameRate{24, 1}, {30000, 1001}, {60, 1}, {120, 1}}) {
            std::mt19937 random(seed);
            const Frame frames = 1 + Frame(random() % 5000);
            std::vector<Caption> captions;
            for (unsigned i = random() % 9; i > 0; --i) {
                const auto start = Frame(random() % unsigned(frames));
                const auto stop = start + 1 + Frame(random() % unsigned(frames - start));
                captions.push_back(
                    {{start, stop}, i % 2 ? "a man walks, then stops." : "Läufer \"rennt\"", "", ""});
            }
            if (random() % 2) captions.push_back({{0, frames}, "all of it", "", ""});
            ClipLibrary library = libraryOf(frames, rate);
            const TagSheet sheet = TagSheet().withCaptions(captions);
            library.setSheet(ClipId(0), sheet);
            const auto bytes = exported(id.toStdString(), library);
            QVERIFY(bytes);
            const auto tags = readAs(id, QByteArray::fromStdString(*bytes));
            QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
            library.setSheet(ClipId(0), {});
            TagImportPlan plan(library, {}, {});
            QVERIFY(plan.add(*tagImportFormat(id.toStdString()), *tags, "walk.file"));
            QVERIFY2(plan.losses().empty(), plan.losses().empty() ? "" : plan.losses()[0].text().c_str());
            const auto changes = plan.sheetChanges(library.vocabulary());
            QCOMPARE(changes.size(), std::size_t(captions.empty() ? 0 : 1));
            if (!changes.empty()) QVERIFY(changes[0].sheet == sheet);
        }
}

/// Names and texts that are alike: each comes back as it was.
void tst_TagImportFormats::captionsAndTagsComeBackBesideEachOther()
{
    QFETCH(QString, id);
    ClipLibrary library = libraryOf(90, {30, 1});
    TagSheet sheet;
    for (const char* name : {"captions", "caption 1", "Run", "walks"})
        sheet = sheet.withRanges(library.vocabulary().intern(name), {{1, 5}, {5, 9}, {20, 30}});
    sheet = sheet.withCaptions({{{0, 90}, "walks", "", ""},
                                {{1, 5}, "Run", "", ""},
                                {{5, 9}, "says <b>\"no\"</b> & --> goes", "", ""}});
    library.setSheet(ClipId(0), sheet);
    const auto bytes = exported(id.toStdString(), library);
    QVERIFY(bytes);
    const auto tags = readAs(id, QByteArray::fromStdString(*bytes));
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    library.setSheet(ClipId(0), {});
    TagImportPlan plan(library, {}, {});
    QVERIFY(plan.add(*tagImportFormat(id.toStdString()), *tags, "walk.file"));
    QVERIFY2(plan.losses().empty(), plan.losses().empty() ? "" : plan.losses()[0].text().c_str());
    const auto changes = plan.sheetChanges(library.vocabulary());
    QCOMPARE(changes.size(), std::size_t(1));
    QVERIFY(changes[0].sheet == sheet);
}

void tst_TagImportFormats::textsOfAnyFormatCanBeCaptions()
{
    const ClipLibrary library = libraryOf(90, {30, 1});
    const auto tags = readAs("audacity", "0.5\t1\twaves & turns\n0.5\t2\twalks\n");
    QVERIFY(tags);
    TagImportOptions options;
    options.asCaptions = true;
    TagImportPlan plan(library, {}, options);
    QVERIFY(plan.add(*tagImportFormat("audacity"), *tags, "walk.file"));
    QVERIFY(plan.losses().empty() && plan.tagNames().empty());
    QCOMPARE(plan.captionCount(), std::int64_t(2));
    QCOMPARE(plan.clipCount(), std::size_t(1));
    const auto changes = plan.sheetChanges(library.vocabulary());
    QCOMPARE(changes.size(), std::size_t(1));
    QVERIFY(changes[0].sheet ==
            TagSheet().withCaptions({{{15, 30}, "waves & turns", "", ""}, {{15, 60}, "walks", "", ""}}));
}

void tst_TagImportFormats::guardsAgainstFormulasAreTakenOff_data()
{
    QTest::addColumn<int>("guard");
    QTest::newRow("where it is needed") << int(FormulaGuard::Needed);
    QTest::newRow("guarded") << int(FormulaGuard::Always);
    QTest::newRow("as they are") << int(FormulaGuard::Never);
}

/// Names that really begin with ' keep it, whether the table is guarded or not.
void tst_TagImportFormats::guardsAgainstFormulasAreTakenOff()
{
    QFETCH(int, guard);
    ClipLibrary library = libraryOf(30, {30, 1}, "/a/=walk.bvh");
    TagSheet sheet;
    for (const char* name : {"=Run", "'=Run", "''=Run", "'Run", "'", "@Sum", "Run"})
        sheet = sheet.withRanges(library.vocabulary().intern(name), {{1, 2}});
    library.setSheet(ClipId(0), sheet);
    const auto wanted = named(sheet, library.vocabulary());
    ExportOptions options;
    options.formulas = FormulaGuard(guard);
    options.folder = "/a";
    const auto bytes = exportFormat("csv")->bytes({library}, options);
    QVERIFY(bytes);
    const auto tags = readAs("csv", QByteArray::fromStdString(*bytes));
    QVERIFY(tags);
    QVERIFY(tags->losses.all().empty());
    QCOMPARE(tags->clips.at(0).names.at(0), std::string("=walk.bvh"));
    std::map<std::string, std::vector<FrameRange>> read;
    for (const ForeignRange& range : tags->ranges)
        read[range.tag].push_back({Frame(range.start), Frame(range.stop)});
    QVERIFY(read == wanted);
}

void tst_TagImportFormats::statesOfTablesReadBackEqual()
{
    ExportOptions options;
    options.hasClips = true;
    for (const bool isGuarded : {false, true}) {
        options.formulas = isGuarded ? FormulaGuard::Always : FormulaGuard::Never;
        for (const std::uint32_t seed : RandomSeeds(40)) {
            std::mt19937 random(seed);
            ClipLibrary library = libraryOf(90, {30, 1});
            const ClipState state{clipStages[random() % clipStages.size()], random() % 2 ? "=ana, \"b\"" : "",
                                  random() % 2 ? "2026-11-22T10:00Z" : ""};
            const ClipState valid = state.stage == ClipStage::Untouched ? ClipState() : state;
            library.setSheet(
                ClipId(0),
                (random() % 3 ? randomSheet(random, library.vocabulary(), 90) : TagSheet()).withState(valid));
            const auto bytes = exportFormat("csv")->bytes({library}, options);
            QVERIFY(bytes);
            const auto tags = readAs("csv", QByteArray::fromStdString(*bytes));
            QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
            QVERIFY(tags->losses.all().empty());
            QCOMPARE(tags->states.size(), std::size_t(1));
            QVERIFY(tags->states[0].state == valid);
            QCOMPARE(tags->clips.size(), std::size_t(1));
        }
    }
}

void tst_TagImportFormats::aTableMayHoldStatesAlone()
{
    const auto tags = readAs("csv", "clip,state,state_by\nwalk.bvh,reviewed,ana\nrun.bvh,,ana\n");
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QVERIFY(tags->ranges.empty() && tags->losses.all().empty());
    QCOMPARE(tags->states.size(), std::size_t(1));
    QVERIFY((tags->states[0].state == ClipState{ClipStage::Reviewed, "ana", ""}));
}

void tst_TagImportFormats::readingStops_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("bytes");
    constexpr qsizetype size = 32 << 20;
    const auto repeated = [](const char* text) { return QByteArray(text).repeated(size / qstrlen(text)); };
    QTest::newRow("empty lines") << "audacity" << QByteArray(size, '\n');
    QTest::newRow("labels") << "audacity" << repeated("1\t2\tRun\n");
    QTest::newRow("captions of nothing") << "webvtt"
                                         << "WEBVTT" + QByteArray(size, '\n');
    QTest::newRow("blanks of Praat") << "praat" << QByteArray(size, ' ');
    QTest::newRow("rows") << "csv"
                          << "tag,start\n" + repeated("Run,1\n");
    QTest::newRow("empty rows") << "csv"
                                << "tag,start" + QByteArray(size, '\n');
    QTest::newRow("takes") << "shoot"
                           << "take\n" + repeated("walk\n");
    QTest::newRow("takes of JSON") << "shoot" << '[' + repeated("{},");
    QTest::newRow("numbers of JSON") << "babel" << '[' + repeated("0,");
    QTest::newRow("text of JSON") << "otio"
                                  << "[\"" + QByteArray(size, 'a');
    QTest::newRow("time slots") << "elan"
                                << "<ANNOTATION_DOCUMENT>" + repeated("<TIME_SLOT TIME_VALUE='1'/>");
    QTest::newRow("classes of XML") << "assetinfo"
                                    << "<ObjectStream>" + repeated("<Class field='1'/>");
    QTest::newRow("text of XML") << "elan"
                                 << "<ANNOTATION_DOCUMENT>" + QByteArray(size, 'a');
    QTest::newRow("an asset") << "jlpm"
                              << "Tags:" + QByteArray(size, '\n');
    QTest::newRow("UTF-16") << "audacity"
                            << "\xff\xfe" + QByteArray(size, '\x20');
}

/// Of the processor, on a thread: how busy the machine is does not count.
double millisecondsOf(clockid_t clock)
{
    timespec time = {};
    ::clock_gettime(clock, &time);
    return 1e3 * double(time.tv_sec) + 1e-6 * double(time.tv_nsec);
}

/// What is asked to stop while it reads ends in a small part of the time that reading all takes.
void tst_TagImportFormats::readingStops()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, bytes);
    std::stop_source stop;
    std::atomic<bool> isReading = false;
    clockid_t reading = {};
    QCOMPARE(::pthread_getcpuclockid(::pthread_self(), &reading), 0);
    double whenAsked = 0;
    std::thread asking([&] {
        while (!isReading) std::this_thread::yield();
        whenAsked = millisecondsOf(reading);
        stop.request_stop();
    });
    isReading = true;
    const auto tags =
        readForeignTags(*tagImportFormat(id.toStdString()), {bytes.data(), std::size_t(bytes.size())},
                        "walk.file", {}, stop.get_token());
    const double whenDone = millisecondsOf(reading);
    asking.join();
    const double took = whenDone - whenAsked;
    QVERIFY(!tags);
    QCOMPARE(QString::fromStdString(tags.error().code), QString("foreign.stopped"));
    QVERIFY2(took < 1000, qPrintable(QString::number(took) + " ms")); // 100 on a machine that is idle
}

void tst_TagImportFormats::brokenFilesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    QTest::newRow("label without an end")
        << "audacity" << QByteArray("0\t1\tRun\n0.5\n")
        << "walk.file:2:5: found \"0.5\"; expected start and end in seconds "
           "and a label, parted by tabs";
    QTest::newRow("label that ends first")
        << "audacity" << QByteArray("2\t1\tRun\n") << "walk.file:1: the range \"Run\" ends before it begins";
    QTest::newRow("label at nan")
        << "audacity" << QByteArray("nan\t1\tRun\n")
        << "walk.file:1:1: found \"nan 1 Run\"; expected start and end in seconds and "
           "a label, parted by tabs";
    QTest::newRow("no UTF-8") << "audacity" << QByteArray("0\t1\tRun\n0\t1\tL\xe4ufer\n")
                              << "walk.file:2:6: is not UTF-8 text from here on: save it as UTF-8";
    QTest::newRow("cut UTF-16") << "praat" << QByteArray("\xff\xfe\x20\x00\x00\xd8", 6)
                                << "walk.file: begins as UTF-16 text and is not: save it as UTF-8";
    QTest::newRow("no captions") << "webvtt" << QByteArray("1\n00:00 --> 00:01\n")
                                 << "walk.file:1: found \"1\"; a WebVTT file begins with a line WEBVTT";
    QTest::newRow("fields of a caption") << "humanml3d" << QByteArray("a man walks#a/DET\n")
                                         << "walk.file:1: found \"a man walks#a/DET\"; a line is "
                                            "text#tokens#start#stop";
    QTest::newRow("time of a cue") << "webvtt" << QByteArray("WEBVTT\n\n00:01.000 --> 1.5\nRun\n")
                                   << "walk.file:3:1: found \"00:01.000 --> 1.5\"; expected times such as "
                                      "00:00:01.500 --> 00:00:02.000";
    QTest::newRow("text without a time")
        << "webvtt" << QByteArray("WEBVTT\n\nRun\n")
        << "walk.file:3:1: found \"Run\"; expected a cue: start --> end in one line, its text in the next";
    QTest::newRow("endless cue") << "webvtt"
                                 << "WEBVTT\n\n00:01.000 --> 00:02.000\n" + QByteArray("a\n").repeated(1000)
                                 << "walk.file:3: a cue of more than 1,000 lines; put an empty line behind "
                                    "each cue";
    QTest::newRow("endless row") << "csv" << QByteArray("tag,start\n") + QByteArray(10'001, ',')
                                 << "walk.file:2: a row of more than 10,000 fields; choose a table of tags";
    QTest::newRow("endless tier")
        << "elan"
        << "<ANNOTATION_DOCUMENT>\n<TIME_SLOT TIME_SLOT_ID='a' TIME_VALUE='1'/><TIER TIER_ID='" +
               QByteArray(1001, 'x') +
               "'><ALIGNABLE_ANNOTATION TIME_SLOT_REF1='a' TIME_SLOT_REF2='a'><ANNOTATION_VALUE>Run"
               "</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></TIER></ANNOTATION_DOCUMENT>"
        << "walk.file:2: the name of a tier is longer than 1,000 bytes: \"" + QString(40, 'x') +
               "…\"; shorten it";
    QTest::newRow("no grid")
        << "praat" << QByteArray("File type = \"ooTextFile\"\nObject class = \"Sound\"\n")
        << "walk.file:1: is not a TextGrid: it has to begin with File type = \"ooTextFile\" "
           "and Object class = \"TextGrid\"";
    const QByteArray grid = "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n0 1 <exists> 1\n";
    QTest::newRow("grid that ends")
        << "praat" << grid + "\"IntervalTier\" \"a\" 0 1 1\n0\n"
        << "walk.file:6:1: the text ends too early; expected the end of an interval";
    QTest::newRow("text for a number") << "praat" << grid + "\"IntervalTier\" \"a\" 0 1 1\n0 \"x\"\n"
                                       << "walk.file:5:3: found \"x\"; expected the end of an interval";
    QTest::newRow("open quotes") << "praat" << grid + "\"IntervalTier\" \"a 0 1 1\n"
                                 << "walk.file:4:16: a text in quotes does not end; add \" behind it";
    QTest::newRow("no annotations")
        << "elan" << QByteArray("<html/>")
        << "walk.file:1:8: is not an ELAN file: its first element is \"html\", not "
           "ANNOTATION_DOCUMENT";
    QTest::newRow("time slot") << "elan"
                               << QByteArray("<ANNOTATION_DOCUMENT>\n<TIME_SLOT TIME_SLOT_ID=\"a\" "
                                             "TIME_VALUE=\"1.5\"/></ANNOTATION_DOCUMENT>")
                               << "walk.file:2:47: found \"1.5\" as a time; expected whole milliseconds";
    QTest::newRow("no timeline")
        << "otio" << QByteArray("{}")
        << "walk.file:1:1: is not a file of OpenTimelineIO: \"OTIO_SCHEMA\" is missing";
    QTest::newRow("marker without a range")
        << "otio" << QByteArray(R"({"OTIO_SCHEMA":"Clip.1","name":"walk","markers":[{"name":"Run"}]})")
        << "walk.file:1:50: the range is not whole; expected \"start_time\"";
    QTest::newRow("no sequences")
        << "babel" << QByteArray("[1]")
        << "walk.file:1:1: found an array; a file of BABEL is an object of sequences";
    for (const char* format : {"babel", "otio", "csv"})
        QTest::addRow("tags of our own as %s", format)
            << format << QByteArray(R"({"format":"tagline.tags","version":1,"source":"walk.bvh","clips":[]})")
            << "walk.file: holds tags as Tagline itself keeps them: put it beside its clip and open that, or "
               "merge it with the file that is there (File ▸ Merge Tags, tagline merge-files)";
    QTest::newRow("label without an end of BABEL")
        << "babel" << QByteArray(R"({"1":{"feat_p":"walk","frame_ann":{"labels":[{"start_t":1}]}}})")
        << "walk.file:1:46: found an object; expected the number \"end_t\"";
    QTest::newRow("number too large")
        << "babel" << QByteArray(R"({"1":{"feat_p":"a","frame_ann":{"labels":[{"start_t":1e999}]}}})")
        << QString();
    QTest::newRow("no headings") << "csv" << QByteArray("\n\n")
                                 << "walk.file:1: the table is empty; expected a line of headings";
    QTest::newRow("no tag") << "csv" << QByteArray("clip,start_frame\n")
                            << "walk.file:1: no column holds the tag; name one";
    QTest::newRow("a motion") << "csv" << QByteArray("HIERARCHY\nROOT hips\n")
                              << "walk.file:1: is no table of tags: its first line is \"HIERARCHY\"";
    QTest::newRow("other JSON")
        << "csv" << QByteArray("{\"a\":1,\"b\":2}\n")
        << "walk.file:1: is no table of tags: its first line is \"{\"a\":1,\"b\":2}\"";
    QTest::newRow("no tag, but takes")
        << "csv" << QByteArray("take,start tc,select\n")
        << "walk.file:1: no column holds the tag; name one, or read it as a shoot sheet";
    QTest::newRow("no start") << "csv" << QByteArray("tag,stop_frame\n")
                              << "walk.file:1: no column holds the start, in frames or in seconds; name one";
    QTest::newRow("quotes")
        << "csv" << QByteArray("tag,start_frame\n\"Run\"s,1\n")
        << "walk.file:2:6: found text behind a field in quotes; double the quotes within it";
    QTest::newRow("no asset") << "jlpm" << QByteArray("MonoBehaviour:\n")
                              << "walk.file:1: is no animation data of MotionMatching: a line \"Tags:\" is "
                                 "missing";
    QTest::newRow("hexadecimal")
        << "jlpm" << QByteArray("  Tags:\n  - Name: walk\n    Start: b30200\n")
        << "walk.file:3: found \"b30200\"; expected frames as Unity writes them: eight "
           "hexadecimal digits each";
    QTest::newRow("more starts than ends")
        << "jlpm" << QByteArray("  Tags:\n  - Name: walk\n    Start: b3020000\n    End:\n")
        << "walk.file:2: the tag \"walk\" has 1 starts and 0 ends";
    QTest::newRow("three ends") << "jlpm" << QByteArray(R"({"tags":{"walk":[[1,2,3]]}})")
                                << "walk.file:1:18: expected the start and the end of a range: [691, 2878]";
}

void tst_TagImportFormats::brokenFilesAreRefusedWithTheirPlace()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, error);
    const auto tags = readAs(id, bytes);
    QVERIFY(!tags);
    QVERIFY(tags.error().code.starts_with("foreign."));
    if (!error.isEmpty()) QCOMPARE(QString::fromStdString(tags.error().text()), error);
}

void tst_TagImportFormats::everyCutFileIsReadOrRefused()
{
    QFETCH(QString, id);
    ClipLibrary library = libraryOf(90, {30, 1});
    std::mt19937 random(7);
    library.setSheet(ClipId(0), randomSheet(random, library.vocabulary(), 90));
    const auto whole = exported(id.toStdString(), library);
    QVERIFY(whole);
    for (std::size_t length = 0; length < std::min<std::size_t>(whole->size(), 3000); ++length) {
        const auto tags = readAs(id, QByteArray::fromStdString(whole->substr(0, length)));
        if (!tags) QVERIFY(!tags.error().message.empty());
    }
}

void tst_TagImportFormats::whatIsReadOfOtherPrograms_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("ranges");
    QTest::newRow("a moment is a point")
        << "audacity" << QByteArray("1.5\t1.5\tStep\r\n2\t3\tRun\r\n") << "Step 1.5 1.5; Run 2 3";
    QTest::newRow("cues with names, places, markup and two lines")
        << "webvtt"
        << QByteArray(
               "\xEF\xBB\xBFWEBVTT - take 1\nKind: captions\n\nSTYLE\n::cue {}\n\nfirst\n00:01.000 --> "
               "00:02.500 align:start\n<v Ana>Run &amp; jump\nfast\n\n\n01:00:00.000 --> "
               "01:00:01.000\nA &#65; &lt;b&gt;\n")
        << "Run & jump fast 1 2.5; A &#65; <b> 3600 3601";
    QTest::newRow("a grid with points and a note")
        << "praat"
        << QByteArray(
               "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\n! a \"note\"\n0\n2\n<exists>\n"
               "2\n\"TextTier\"\n\"steps\"\n0\n2\n1\n0.5\n\"left\"\n\"IntervalTier\"\n\"say \"\"gait\"\"\""
               "\n0\n2\n2\n0\n1\n\"\"\n1\n2\n\"Run\"\n")
        << "left 0.5 0.5; Run 1 2";
    QTest::newRow("annotations without tiers of ours")
        << "elan"
        << QByteArray(
               "<?xml version=\"1.0\" encoding=\"UTF-8\"?><ANNOTATION_DOCUMENT><HEADER "
               "TIME_UNITS=\"milliseconds\"/><TIME_ORDER><TIME_SLOT TIME_SLOT_ID=\"ts1\" "
               "TIME_VALUE=\"500\"/><TIME_SLOT TIME_SLOT_ID=\"ts2\" TIME_VALUE=\"900\"/></TIME_ORDER>"
               "<TIER TIER_ID=\"gait\"><ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID=\"a1\" "
               "TIME_SLOT_REF1=\"ts1\" TIME_SLOT_REF2=\"ts2\"><ANNOTATION_VALUE>r&amp;n</ANNOTATION_VALUE>"
               "</ALIGNABLE_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>")
        << "r&n 0.5 0.9";
    QTest::newRow("a clip whose medium begins at an hour")
        << "otio" << QByteArray(R"({"OTIO_SCHEMA":"Timeline.1","tracks":{"OTIO_SCHEMA":"Stack.1","children":[
           {"OTIO_SCHEMA":"Track.1","children":[{"OTIO_SCHEMA":"Gap.1"},{"OTIO_SCHEMA":"Clip.2","name":"walk",
           "active_media_reference_key":"M","media_references":{"M":{"OTIO_SCHEMA":"ExternalReference.1",
           "target_url":"walk.bvh","available_range":{"start_time":{"value":86400,"rate":24},
           "duration":{"value":48,"rate":24}}}},"markers":[{"name":"Run","marked_range":
           {"start_time":{"value":86410,"rate":24},"duration":{"value":10,"rate":48}}}]}]}]}})")
        << "Run 10 15";
    QTest::newRow("categories, and labels of a whole sequence")
        << "babel"
        << QByteArray(R"({"9":{"feat_p":"KIT/3/walk_poses.npz","dur":2,"seq_ann":{"labels":[{"act_cat":null,
           "proc_label":"walk","raw_label":"walking"}]},"frame_anns":[{"labels":[{"act_cat":["turn","step"],
           "raw_label":"turns","start_t":0.5,"end_t":1}]}]}})")
        << "turns 0.5 1; turn 0.5 1; step 0.5 1; walking 0 end; walk 0 end";
    QTest::newRow("a table of seconds with semicolons")
        << "csv" << QByteArray("Label;Start;End;who\nRun;0.5;1.5;ana\n\"a;b\";2;;\n")
        << "Run 0.5 1.5; a;b 2 end";
}

void tst_TagImportFormats::whatIsReadOfOtherPrograms()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, bytes);
    const auto tags = readAs(id, bytes);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QTEST(listed(*tags), "ranges");
}

void tst_TagImportFormats::whatCannotBeReadIsListed_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("losses");
    QTest::newRow("labels") << "audacity" << QByteArray("0\t1\tRun\n\\\t10\t20\n\\\t1\t2\n3\t4\t\n")
                            << QStringList{"walk.file:2: frequencies of labels (2 times, also in line 3)",
                                           "walk.file:4: labels without a text"};
    QTest::newRow("cues") << "webvtt"
                          << QByteArray(
                                 "WEBVTT\n\nNOTE by ana\n\na\n00:00.000 --> 00:01.000 line:0\n<b>x</b>\n\n"
                                 "00:00.000 --> 00:01.000\n\n")
                          << QStringList{"walk.file:3: NOTE blocks", "walk.file:5: names of cues",
                                         "walk.file:6: places of cues on the picture",
                                         "walk.file:6: markup of cues", "walk.file:9: cues without a text"};
    QTest::newRow("annotations")
        << "elan"
        << QByteArray("<ANNOTATION_DOCUMENT>\n<TIME_SLOT TIME_SLOT_ID=\"a\"/>\n<ALIGNABLE_ANNOTATION "
                      "TIME_SLOT_REF1=\"a\" TIME_SLOT_REF2=\"b\"><ANNOTATION_VALUE>x</ANNOTATION_VALUE>"
                      "</ALIGNABLE_ANNOTATION>\n<REF_ANNOTATION/></ANNOTATION_DOCUMENT>")
        << QStringList{"walk.file:3: annotations without a time",
                       "walk.file:4: annotations that refer to others and have no time of their own"};
    QTest::newRow("columns") << "csv" << QByteArray("tag,start_frame,mood\nRun,1,glad\n,2,\n")
                             << QStringList{"walk.file:1: the column \"mood\"",
                                            "walk.file:3: rows without a tag"};
    QTest::newRow("bad rows")
        << "csv"
        << QByteArray("tag,start_frame,stop_frame,fps_num,fps_den\n\"a\nb\",1,2\nRun,x\nRun,1,y\nRun,z,3\n"
                      "Run,1,2,30,0\nRun,,4\nRun,9,3\nRun,3,9\n")
        << QStringList{
               "walk.file:4: rows without a number in the column \"start_frame\" (2 times, also in line 6)",
               "walk.file:5: rows without a number in the column \"stop_frame\"",
               "walk.file:7: rows whose rate is no number of frames a second above 0",
               "walk.file:8: rows without a start", "walk.file:9: rows that end before they begin"};
    QTest::newRow("states")
        << "csv"
        << QByteArray("clip,state,state_at\na,done,today\na,finished,\na,begun,\nb,done,\nb,DONE ,\n")
        << QStringList{
               "walk.file:2: times of states that are not written as 2026-11-22T10:00Z, which are left out",
               "walk.file:3: states that are none of untouched, begun, done and reviewed",
               "walk.file:4: states that differ from the one that their clip has in a row before"};
    QTest::newRow("words") << "babel"
                           << QByteArray(R"({"9":{"feat_p":"a","frame_ann":{"labels":[{"act_cat":["turn"],
                              "raw_label":"turns left","start_t":0,"end_t":1},{"start_t":0,"end_t":1}]}}})")
                           << QStringList{"walk.file: labels without a text"};
    QTest::newRow("captions") << "humanml3d" << QByteArray("a man walks#a/DET#0.0#0.0\n#x#1#2\n")
                              << QStringList{"walk.file:2: captions without a text"};
    QTest::newRow("markers of a track")
        << "otio"
        << QByteArray(R"({"OTIO_SCHEMA":"Track.1","markers":[{},{}],"children":[{"OTIO_SCHEMA":"Clip.1",
           "name":"walk","effects":[{}],"markers":[]}]})")
        << QStringList{"walk.file: markers of tracks and timelines (2 times)", "walk.file: effects of clips"};
}

void tst_TagImportFormats::whatCannotBeReadIsListed()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, bytes);
    const auto tags = readAs(id, bytes);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QTEST(lossesOf(*tags), "losses");
}

void tst_TagImportFormats::praatsOwnFilesAreRead_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"short", "long"}) QTest::newRow(kind) << QString(kind);
}

/// Praat writes UTF-16 where the texts are not ASCII.
void tst_TagImportFormats::praatsOwnFilesAreRead()
{
    QFETCH(QString, kind);
    ClipLibrary library = libraryOf(90, {30, 1});
    const TagId odd = library.vocabulary().intern("L\u00e4uft \"schnell\"");
    library.setSheet(ClipId(0), TagSheet().withRanges(odd, {{3, 9}, {60, 90}}));
    QTemporaryDir folder;
    QFile file(folder.filePath("walk.TextGrid"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(*exported("praat", library)));
    file.close();
    const QString saved = folder.filePath("saved.TextGrid");
    QProcess praat;
    praat.start("praat",
                {"--run",
                 qEnvironmentVariable("TAGLINE_SOURCE_DIR") + "/tests/core/imports/save_textgrid.praat",
                 file.fileName(), saved, kind});
    QVERIFY2(praat.waitForStarted(), "praat is not installed; ./test.sh installs it");
    QVERIFY2(praat.waitForFinished() && praat.exitCode() == 0, praat.readAllStandardError());
    const auto tags = readAs("praat", contentOf(saved));
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QCOMPARE(listed(*tags), QString::fromUtf8("L\u00e4uft \"schnell\" 0.1 0.3; L\u00e4uft \"schnell\" 2 3"));
    QVERIFY(contentOf(saved).startsWith("\xfe\xff") || contentOf(saved).startsWith("\xff\xfe"));
}

void tst_TagImportFormats::columnsAreNamed()
{
    TagImportOptions options;
    options.columns = {
        {ColumnRole::Tag, "What"}, {ColumnRole::StartFrame, "from"}, {ColumnRole::StopFrame, "to"}};
    const QByteArray table = "tag,what,from,to\nold,Run,3,9\nold,Walk,9,-1\n";
    const auto tags = readAs("csv", table, options);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QCOMPARE(listed(*tags), QString("Run 3 9; Walk 9 end"));
    QVERIFY(tags->ranges[0].unit == ForeignUnit::Frames);
    options.columns[ColumnRole::Clip] = "take";
    const auto refused = readAs("csv", table, options);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().text()),
             QString("walk.file:1: there is no column \"take\""));
}

void tst_TagImportFormats::theAssetOfMotionMatchingIsRead()
{
    TAGLINE_REQUIRE_DATA();
    const QString folder = dataFolder() + "/tags_real/";
    const auto asset = readAs("jlpm", contentOf(folder + "jlpm_jl_motionMatching.asset.yaml"));
    const auto decoded = readAs("jlpm", contentOf(folder + "jlpm_walk_run_idle_ranges.json"));
    QVERIFY(asset && decoded);
    QCOMPARE(listed(*asset), listed(*decoded));
    QCOMPARE(asset->ranges.size(), std::size_t(10));
    ClipLibrary library = libraryOf(15'573, {60, 1});
    TagImportPlan plan(library, {}, {});
    QVERIFY(plan.add(*tagImportFormat("jlpm"), *asset, "jlpm.asset"));
    const auto& ranges = plan.clips().at(ClipId(0)).at("walk");
    QCOMPARE(ranges.front().start, 691);
    QCOMPARE(ranges.front().stop, 2879); // the last frame is in the range
    QCOMPARE(ranges.back().stop, 15'573);
}

void tst_TagImportFormats::theIndexOfHumanML3DIsRead()
{
    TAGLINE_REQUIRE_DATA();
    TagImportOptions options;
    options.columns = {{ColumnRole::Clip, "source_path"},
                       {ColumnRole::Tag, "new_name"},
                       {ColumnRole::StopFrame, "end_frame"}};
    const auto tags = readAs("csv", contentOf(dataFolder() + "/tags_real/humanml3d_index.csv"), options);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QCOMPARE(tags->ranges.size(), std::size_t(14'616));
    QVERIFY(tags->losses.all().empty());
    QVERIFY(tags->ranges[1].stop == clipEnd); // -1
}

QTEST_GUILESS_MAIN(tst_TagImportFormats)
#include "tst_TagImportFormats.moc"
