// Tables of properties: what is exported reads back equal, as a table of tags or of properties, and what
// cannot be held is said.

#include "core/exports/ExportFormat.h"
#include "core/imports/TagImportPlan.h"
#include "tests/core/exports/RandomSheets.h"
#include "tests/core/imports/ReadTags.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_PropertiesImport : public QObject
{
    Q_OBJECT

private slots:
    void whatIsExportedReadsBackEqual();
    void anOldTableReadsAsWhatItIs_data();
    void anOldTableReadsAsWhatItIs();
    void valuesHoldOnTheirFramesAlone();
    void valuesTakeThePlaceOfOthersWhereTheyAreTo_data();
    void valuesTakeThePlaceOfOthersWhereTheyAreTo();
    void recordsGoToTheTagsThatClipsHave();
    void valuesGoToTheChosenSet();
    void whatCannotBeReadIsListed();
    void brokenFilesAreRefusedWithTheirPlace_data();
    void brokenFilesAreRefusedWithTheirPlace();
};

namespace {

const std::vector<std::string> properties{"terrain", "mood; =1+1", "-slope", "Lä\u00fcfer", "gameplay::hp"};
const std::vector<std::string> texts{"grass", "", "=1+1", "a,\"b\"\n+c", "'quoted'", "true", "12", " x "};

PropertyValue randomValue(std::mt19937& random)
{
    if (random() % 3 == 0) return random() % 2 == 0;
    if (random() % 2 == 0) return double(int(random() % 20'001) - 10'000) / 7.0;
    return texts[random() % texts.size()];
}

TagSheet randomValues(std::mt19937& random, Frame frames)
{
    TagSheet sheet;
    for (const std::string& name : properties) {
        std::vector<PropertyRange> ranges;
        Frame at = Frame(random() % unsigned(frames));
        for (unsigned i = random() % 7; i > 0 && at < frames; --i) {
            const Frame stop = std::min(frames, at + 1 + Frame(random() % unsigned(frames / 3 + 1)));
            ranges.push_back({{at, stop}, randomValue(random)});
            at = stop + Frame(random() % 3);
        }
        sheet = sheet.withProperty(name, std::move(ranges));
    }
    return sheet;
}

QStringList planLosses(const TagImportPlan& plan)
{
    QStringList losses;
    for (const ForeignLoss& loss : plan.losses()) losses << QString::fromStdString(loss.text());
    return losses;
}

/// "grass 0-3; mud 5-9"
QString shown(std::span<const PropertyRange> ranges)
{
    QStringList parts;
    for (const PropertyRange& each : ranges)
        parts << QString("%1 %2-%3")
                     .arg(QString::fromStdString(std::get<std::string>(*each.value)))
                     .arg(each.range.start)
                     .arg(each.range.stop);
    return parts.join("; ");
}

constexpr const char* heading = "clip,property,value,type,start_frame,stop_frame\n";

} // namespace

/// Before a release with 10,000 sheets (CMakeLists.txt); by either format, with last frames and without.
void tst_PropertiesImport::whatIsExportedReadsBackEqual()
{
    for (const std::uint32_t seed : RandomSeeds(40))
        for (const FrameRate rate :
             {FrameRate{24, 1}, {25, 1}, {30000, 1001}, {30, 1}, {60000, 1001}, {60, 1}, {120, 1}}) {
            std::mt19937 random(seed);
            const Frame frames = 1 + Frame(random() % 5000);
            ClipLibrary library = libraryOf(frames, rate);
            const TagSheet wanted = randomValues(random, frames);
            library.setSheet(ClipId(0), wanted);
            ExportOptions options;
            options.hasLastFrames = seed % 2 == 0;
            const auto bytes = exportFormat("values")->bytes({library}, options);
            QVERIFY(bytes);
            const char* id = random() % 2 ? "values" : "csv";
            const auto tags = readAs(id, QByteArray::fromStdString(*bytes));
            QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
            QCOMPARE(lossesOf(*tags), QStringList());
            library.setSheet(ClipId(0), {});
            TagImportPlan plan(library, {}, {});
            QVERIFY(plan.add(*tagImportFormat(id), *tags, "walk.file"));
            QCOMPARE(planLosses(plan), QStringList());
            const auto changes = plan.sheetChanges(library.vocabulary());
            QCOMPARE(changes.size(), std::size_t(wanted.isEmpty() ? 0 : 1));
            if (!changes.empty()) QVERIFY(changes[0].sheet == wanted);
        }
}

void tst_PropertiesImport::anOldTableReadsAsWhatItIs_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("value");
    QTest::newRow("in seconds") << QByteArray(
                                       "clip,property,value,type,start_s,stop_s\nwalk.bvh,a,b,text,0,1\n")
                                << "b 0-30";
    QTest::newRow("by semicolons") << QByteArray("Clip;Property;Value;Start_Frame\nwalk.bvh;a;b;5\n")
                                   << "b 5-90";
    QTest::newRow("to the end") << QByteArray(heading) + "walk.bvh,a,b,text,3,-1\n"
                                << "b 3-90";
}

void tst_PropertiesImport::anOldTableReadsAsWhatItIs()
{
    QFETCH(QByteArray, table);
    const ClipLibrary library = libraryOf(90, {30, 1});
    for (const char* id : {"csv", "values"}) {
        const auto tags = readAs(id, table);
        QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
        TagImportPlan plan(library, {}, {});
        QVERIFY(plan.add(*tagImportFormat(id), *tags, "walk.file"));
        const auto changes = plan.sheetChanges(library.vocabulary());
        QCOMPARE(changes.size(), std::size_t(1));
        QTEST(shown(changes[0].sheet.property("a")), "value");
    }
}

void tst_PropertiesImport::valuesHoldOnTheirFramesAlone()
{
    const ClipLibrary library = libraryOf(90, {30, 1});
    const auto tags =
        readAs("values", QByteArray(heading) + "walk.bvh,a,x,text,10,20\nwalk.bvh,a,x,text,5,15\n"
                                               "walk.bvh,a,y,text,0,12\nwalk.bvh,b,2,number,80,200\n"
                                               "walk.bvh,b,3,number,95,99\n");
    QVERIFY(tags);
    TagImportPlan plan(library, {}, {});
    QVERIFY(plan.add(*tagImportFormat("values"), *tags, "walk.file"));
    QCOMPARE(planLosses(plan),
             (QStringList{
                 "walk.file:4: values of \"a\" that differ from earlier ones on the same frames (2 times)",
                 "walk.file:5: ends outside of their clips, which are cut",
                 "walk.file:6: ranges outside of their clips"}));
    QCOMPARE(plan.valueCount(), std::int64_t(4));
    const auto changes = plan.sheetChanges(library.vocabulary());
    QCOMPARE(shown(changes.at(0).sheet.property("a")), QString("y 0-5; x 5-10; x 10-20"));
    const auto numbers = changes.at(0).sheet.property("b");
    QCOMPARE(numbers.size(), std::size_t(1));
    QVERIFY((numbers[0] == PropertyRange{{80, 90}, 2.0}));
}

void tst_PropertiesImport::valuesTakeThePlaceOfOthersWhereTheyAreTo_data()
{
    QTest::addColumn<bool>("replaces");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QStringList>("losses");
    QTest::newRow("beside others") << false << "new 0-10; old 10-20; new 20-30; old 50-60"
                                   << QStringList("walk.file:2: values of \"a\" where clips have others, "
                                                  "which stay");
    QTest::newRow("to replace") << true << "new 0-30" << QStringList();
}

void tst_PropertiesImport::valuesTakeThePlaceOfOthersWhereTheyAreTo()
{
    QFETCH(bool, replaces);
    ClipLibrary library = libraryOf(90, {30, 1});
    library.setSheet(ClipId(0), TagSheet().withProperty(
                                    "a", {{{10, 20}, std::string("old")}, {{50, 60}, std::string("old")}}));
    const auto tags = readAs("values", QByteArray(heading) + "walk.bvh,a,new,text,0,30\n");
    QVERIFY(tags);
    TagImportOptions options;
    options.replaces = replaces;
    TagImportPlan plan(library, {}, options);
    QVERIFY(plan.add(*tagImportFormat("values"), *tags, "walk.file"));
    QTEST(planLosses(plan), "losses");
    QTEST(shown(plan.sheetChanges(library.vocabulary()).at(0).sheet.property("a")), "values");
}

/// A record of frames that do not have its tag is none.
void tst_PropertiesImport::recordsGoToTheTagsThatClipsHave()
{
    for (const std::string name : {"Run", "Locomotion.Run"}) { // the only tag that `Run` can mean
        ClipLibrary library = libraryOf(90, {30, 1});
        const TagId run = library.vocabulary().intern(name);
        library.setSheet(ClipId(0), TagSheet().withRanges(run, {{5, 9}, {20, 30}}));
        const auto tags = readAs("values", QByteArray(heading) + "walk.bvh,Run.author,ana,text,5,9\n"
                                                                 "walk.bvh,Run.author,ben,text,15,25\n");
        QVERIFY(tags);
        TagImportPlan plan(library, {}, {});
        QVERIFY(plan.add(*tagImportFormat("values"), *tags, "walk.file"));
        const std::string author = name + ".author";
        QCOMPARE(planLosses(plan),
                 QStringList(QString("walk.file:3: values of \"%1\" where clips do not have that tag")
                                 .arg(QString::fromStdString(author))));
        QCOMPARE(shown(plan.sheetChanges(library.vocabulary()).at(0).sheet.property(author)),
                 QString("ana 5-9; ben 20-25"));
    }
}

void tst_PropertiesImport::valuesGoToTheChosenSet()
{
    const ClipLibrary library = libraryOf(90, {30, 1});
    const auto tags = readAs("values", QByteArray(heading) + "walk.bvh,audio::a,x,text,0,9\n");
    QVERIFY(tags);
    TagImportOptions options;
    options.set = "vendor";
    TagImportPlan plan(library, {}, options);
    QVERIFY(plan.add(*tagImportFormat("values"), *tags, "walk.file"));
    QCOMPARE(shown(plan.sheetChanges(library.vocabulary()).at(0).sheet.property("vendor::a")),
             QString("x 0-9"));
}

void tst_PropertiesImport::whatCannotBeReadIsListed()
{
    const auto tags =
        readAs("values", QByteArray("clip,property,value,type,start_frame,stop_frame,mood\n") +
                             "w,a,1,colour,0,1\nw,a,x,number,0,1\nw,a,x,truth,0,1\nw,,x,text,0,1\n"
                             "w,a,x,text,,1\nw,a,x,text,5,1\nw,a,x,text,z,1\nw,a,x,text,0,1\n");
    QVERIFY(tags);
    QCOMPARE(lossesOf(*tags),
             (QStringList{
                 "walk.file:1: the column \"mood\"",
                 "walk.file:2: rows whose type is none of number, text and truth",
                 "walk.file:3: values that are not of the type that their rows say (2 times, also in line 4)",
                 "walk.file:5: rows without a property", "walk.file:6: rows without a start",
                 "walk.file:7: rows that end before they begin",
                 "walk.file:8: rows without a number in the column \"start_frame\""}));
    QCOMPARE(tags->values.size(), std::size_t(1));
}

void tst_PropertiesImport::brokenFilesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    QTest::newRow("empty") << QByteArray() << "walk.file:1: the table is empty; expected a line of headings";
    QTest::newRow("tags")
        << QByteArray("clip,tag,start_frame,stop_frame\n")
        << "walk.file:1: there are no columns property and value; read it as a table of tags, "
           "or name the columns so";
    QTest::newRow("no start") << QByteArray("clip,property,value\n")
                              << "walk.file:1: no column holds the start, in frames or in seconds; name one "
                                 "start_frame";
    QTest::newRow("quotes") << QByteArray(heading) + "w,\"a\n"
                            << "walk.file:2:3: a field in quotes does not end; add \" behind it";
}

void tst_PropertiesImport::brokenFilesAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, error);
    const auto tags = readAs("values", bytes);
    QVERIFY(!tags);
    QCOMPARE(QString::fromStdString(tags.error().text()), error);
}

QTEST_GUILESS_MAIN(tst_PropertiesImport)
#include "tst_PropertiesImport.moc"
