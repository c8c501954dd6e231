// Shoot sheets: what rows of tables and takes of JSON come to in a library, by timecode and by name.

#include "core/imports/TagImportPlan.h"
#include "core/imports/shoot/ShootTakes.h"
#include "tests/core/exports/RandomSheets.h"

#include <QStringList>
#include <QTest>

#include <memory>
#include <span>
#include <string>

using namespace tagline;
using namespace tagline::test;

class tst_ShootSheet : public QObject
{
    Q_OBJECT

private slots:
    void marksAreFoundInTexts_data();
    void marksAreFoundInTexts();
    void rowsOfATableAreTakes();
    void valuesHaveTheTypeOfTheirColumn();
    void aRowMayBeAMark();
    void takesOfJsonAreRead();
    void timecodesOfJsonMayBeObjects();
    void headingsAreFoundOrNamed_data();
    void headingsAreFoundOrNamed();
    void whatCannotBeReadIsListed_data();
    void whatCannotBeReadIsListed();
    void brokenSheetsAreRefusedWithTheirPlace_data();
    void brokenSheetsAreRefusedWithTheirPlace();
    void timecodesBecomeFrames_data();
    void timecodesBecomeFrames();
    void takesOfNoClipOrOfSeveralAreListedOnce();
    void aRowMayNameSeveralClips_data();
    void aRowMayNameSeveralClips();
    void aNameWithACommaIsOneClips();
    void clipsThatARowNamesAreBounded();
    void valuesFillFramesOrReplace();
    void aClipWithoutFramesKeepsItsValues();
    void valuesFollowTheirDeclaration();
    void valuesAreNoRecordsOfTags();
    void rangesMayAllHaveOneTag();
};

namespace {

/// "turn @, fall @-@": the marks of a text, "@" for a timecode; "+" behind them where a part is left.
QString shownMarks(const char* text)
{
    bool hasRest = false;
    QStringList shown;
    for (const ForeignRange& mark : shootMarks(text, 1, hasRest))
        shown << QString::fromStdString(mark.tag) + (mark.timecodes.stop ? " @-@" : " @");
    return shown.join(", ") + (hasRest ? " +" : "");
}

Result<ForeignTags> readSheet(const QByteArray& bytes, const TagImportOptions& options = {})
{
    return readForeignTags(*tagImportFormat("shoot"), bytes.toStdString(), "sheet", options);
}

/// "walk Take.select text A": clip, property, type and text.
QStringList shownValues(const ForeignTags& tags)
{
    QStringList shown;
    for (const ForeignValue& each : tags.values) {
        const char* const types[] = {"text", "number", "boolean"};
        shown << QString::fromStdString(tags.clips[each.clip].names.front() + ' ' + each.name + ' ') +
                     types[each.value.index()] + ' ' + QString::fromStdString(each.text);
    }
    return shown;
}

QStringList shownLosses(std::span<const ForeignLoss> losses)
{
    QStringList shown;
    for (const ForeignLoss& loss : losses) shown << QString::fromStdString(loss.text());
    return shown;
}

/// "turn 30-31": what a sheet comes to in a library of one clip, "walk", then what is listed.
QStringList plannedSheet(const QByteArray& sheet, FrameRate rate, Frame frames,
                         const TagImportOptions& options = {})
{
    const ClipLibrary library = libraryOf(frames, rate, "/lib/walk.bvh");
    const auto tags = readSheet(sheet, options);
    if (!tags) return {QString::fromStdString(tags.error().text())};
    TagImportPlan plan(library, "/lib", options);
    if (!plan.add(*tagImportFormat("shoot"), *tags, "sheet")) return {"not planned"};
    QStringList lines;
    for (const auto& [clip, named] : plan.clips())
        for (const auto& [name, ranges] : named)
            for (const FrameRange range : ranges)
                lines
                    << QString("%1 %2-%3").arg(QString::fromStdString(name)).arg(range.start).arg(range.stop);
    return lines + shownLosses(plan.losses()) + shownLosses(plan.doubts());
}

} // namespace

void tst_ShootSheet::marksAreFoundInTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marks");
    const auto row = [](const char* text, const char* marks) {
        QTest::newRow(*text ? text : "nothing") << QString(text) << QString(marks);
    };
    row("", "");
    row("turn 10:00:02:00", "turn @");
    row("turn 10:00:02:00; fall 10:00:04:10 - 10:00:05:00", "turn @, fall @-@");
    row("10:00:02:00 turn, 10:00:04:10 fall", "turn @, fall @");
    row("10:00:02;00 turn; 10:00:04;10 fall", "turn @, fall @");
    row("turn=10:00:02:00|fall=10:00:04:10", "turn @, fall @");
    row("turn (10:00:02:00)", "turn @");
    row("turn (left) @ 10:00:02:00", "turn (left) @");
    row("10:00:02:00;10:00:03:00", " @,  @");
    row("punch 3 10:00:02:00", "punch 3 @");
    row("turn 10:00:02.500 to 10:00:03.000", "turn @-@");
    row("lost; turn 10:00:02:00", "turn @ +");
    row("turn 10:00:02:00 and more", "turn @ +");
    row("turn at two", " +");
    row("turn 10:00", " +");
}

void tst_ShootSheet::marksAreFoundInTexts()
{
    QFETCH(QString, text);
    QTEST(shownMarks(text.toUtf8().constData()), "marks");
}

void tst_ShootSheet::rowsOfATableAreTakes()
{
    const auto tags = readSheet("Take Name,Start TC,End TC,Select Status,Subjects,Marks\n"
                                "walk,10:00:00:00,10:00:03:00,circled,\"Ana, \"\"Big\"\" Ben\","
                                "\"turn 10:00:01:00; fall 10:00:01:15-10:00:02:00\"\n"
                                "run,,,NG,,\n");
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QVERIFY(tags->losses.all().empty());
    QCOMPARE(tags->clips.size(), std::size_t(2));
    QVERIFY(tags->clips[0].start == Timecode::parsed("10:00:00:00"));
    QVERIFY(tags->clips[0].stop == Timecode::parsed("10:00:03:00"));
    QVERIFY(!tags->clips[1].start && tags->clips[1].line == 3);
    QCOMPARE(tags->ranges.size(), std::size_t(2));
    QVERIFY(tags->ranges[1].timecodes.stop == Timecode::parsed("10:00:02:00"));
    QCOMPARE(shownValues(*tags),
             (QStringList{"walk Take.Start_TC text 10:00:00:00", "walk Take.End_TC text 10:00:03:00",
                          "walk Take.Select_Status text circled", "walk Take.Subjects text Ana, \"Big\" Ben",
                          "run Take.Select_Status text NG"}));
}

void tst_ShootSheet::valuesHaveTheTypeOfTheirColumn()
{
    const auto tags = readSheet("clip,score,good,code,mixed,large\n"
                                "walk,1,TRUE,007,1,12345678901234567\n"
                                "run,-2.5,false,8,one,1\n");
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QCOMPARE(
        shownValues(*tags),
        (QStringList{"walk Take.score number 1", "walk Take.good boolean TRUE", "walk Take.code text 007",
                     "walk Take.mixed text 1", "walk Take.large text 12345678901234567",
                     "run Take.score number -2.5", "run Take.good boolean false", "run Take.code text 8",
                     "run Take.mixed text one", "run Take.large text 1"}));
}

void tst_ShootSheet::aRowMayBeAMark()
{
    QCOMPARE(plannedSheet("clip;mark;mark timecode;mark end;start\n"
                          "walk;turn;10:00:01:00;;10:00:00:00\n"
                          "walk;fall;10:00:01:15;10:00:02:00;\n"
                          "walk;;10:00:02:10;;10:00:00:00\n",
                          {30, 1}, 90),
             (QStringList{"Mark 70-71", "fall 45-60", "turn 30-31"}));
    QCOMPARE(plannedSheet("clip,start,mark\nwalk,10:00:00:00,turn 10:00:01:00\n", {30, 1}, 90),
             QStringList{"turn 30-31"});
}

/// As Peel Capture keeps it, by its documentation.
void tst_ShootSheet::takesOfJsonAreRead()
{
    const QByteArray sheet = R"({"takes": [{"description": "a test", "end": "12:47:45:19", "end_alt": "",
        "marks": [{"name": "in", "timecode": "12:47:40:27"}, {"name": "", "timecode": "12:47:43:00"}],
        "select": "A", "start": "12:47:37:28", "subjects": ["Ana", "Ben"], "take": 1,
        "takeName": "walk", "rig": {"ok": true}, "more": null}]})";
    const auto tags = readSheet(sheet);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QVERIFY(tags->losses.all().empty());
    QCOMPARE(shownValues(*tags),
             (QStringList{"walk Take.description text a test", "walk Take.end text 12:47:45:19",
                          "walk Take.select text A", "walk Take.start text 12:47:37:28",
                          "walk Take.subjects text Ana, Ben", "walk Take.take number 1",
                          "walk Take.rig.ok boolean true"}));
    QCOMPARE(plannedSheet(sheet, {30, 1}, 231), (QStringList{"Mark 152-153", "in 89-90"}));
}

void tst_ShootSheet::timecodesOfJsonMayBeObjects()
{
    QCOMPARE(
        plannedSheet(R"([{"name": "walk", "start": {"Hours": 1, "Minutes": 0, "Seconds": 59, "Frames": 29,
        "bDropFrameFormat": true}, "marks": {"turn": "01:01:00;02"}}])",
                     {30'000, 1001}, 90),
        QStringList{"turn 1-2"});
    QCOMPARE(plannedSheet(R"([{"name": "walk", "marks": [{"name": "a", "frame": 3, "end frame": 5},
        {"name": "b", "seconds": 1}]}])",
                          {30, 1}, 90),
             (QStringList{"a 3-5", "b 30-31"}));
}

void tst_ShootSheet::headingsAreFoundOrNamed_data()
{
    QTest::addColumn<QByteArray>("sheet");
    QTest::newRow("with blanks") << QByteArray(
        "Clip Name,Start Timecode,Marks\nwalk,1:00:00:00,a 1:00:01:00\n");
    QTest::newRow("joined") << QByteArray("takeName,startTimecode,marks\nwalk,1:00:00:00,a 1:00:01:00\n");
    QTest::newRow("of takes before numbers")
        << QByteArray("take,take_name,tc-in,marks\n3,walk,1:00:00:00,a 1:00:01:00\n");
    QTest::newRow("named") << QByteArray("take,slate,name,from,seen\nx,walk,y,1:00:00:00,a 1:00:01:00\n");
}

void tst_ShootSheet::headingsAreFoundOrNamed()
{
    QFETCH(QByteArray, sheet);
    TagImportOptions options;
    if (sheet.contains("slate"))
        options.columns = {
            {ColumnRole::Clip, "slate"}, {ColumnRole::TakeStart, "From"}, {ColumnRole::Marks, "seen"}};
    QCOMPARE(plannedSheet(sheet, {30, 1}, 90, options), QStringList{"a 30-31"});
}

void tst_ShootSheet::whatCannotBeReadIsListed_data()
{
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<QStringList>("losses");
    QTest::newRow("rows") << QByteArray("clip,start,end,timecode rate,marks,\n"
                                        "walk,10:00,11:00:00:00,zero,turn at two,\n"
                                        ",10:00:00:00,,,,\n"
                                        "run,10:00:00:00,,,,lost,more\n"
                                        "run,10:00:00:01,x,,turn,\n")
                          << QStringList{
                                 "sheet:2: marks without a timecode such as 12:47:37:28 (2 times, "
                                 "also in line 5)",
                                 "sheet:2: takes whose start is no timecode such as 12:47:37:28",
                                 "sheet:2: takes whose timecode rate is no number of frames a second "
                                 "above 0",
                                 "sheet:3: rows without the name of a take",
                                 "sheet:4: fields behind the last heading",
                                 "sheet:4: values of columns without a heading",
                                 "sheet:5: takes whose start differs from that in a row before",
                                 "sheet:5: takes whose end is no timecode such as 12:47:37:28",
                                 "sheet:5: values of \"start\" that differ from that in a row before"};
    QTest::newRow("takes") << QByteArray("[{\"takeName\": \"walk\",\n"
                                         "\"marks\": [{\"name\": \"a\"}, 5,\n"
                                         "{\"name\": \"b\", \"frame\": 5, \"end frame\": 3}]},\n"
                                         "7,\n{\"take\": {}}]")
                           << QStringList{"sheet:2: marks without a timecode such as 12:47:37:28 (2 times)",
                                          "sheet:3: marks that end before they begin",
                                          "sheet:4: elements that are no takes",
                                          "sheet:5: takes without a name"};
}

void tst_ShootSheet::whatCannotBeReadIsListed()
{
    QFETCH(QByteArray, sheet);
    const auto tags = readSheet(sheet);
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    QTEST(shownLosses(tags->losses.all()), "losses");
}

void tst_ShootSheet::brokenSheetsAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<QString>("error");
    QTest::newRow("nothing") << QByteArray("\n")
                             << "sheet:1: the sheet is empty; expected a line of headings";
    QTest::newRow("no take") << QByteArray("a,b\n1,2\n")
                             << "sheet:1: no column holds the name of the take; name one";
    QTest::newRow("quotes") << QByteArray("take,note\nwalk,\"x\"y\n")
                            << "sheet:2:9: found text behind a field in quotes; double the quotes within it";
    QTest::newRow("no sheet") << QByteArray(" {\"a\": 1}")
                              << "sheet:1:2: is no shoot sheet: expected a list of takes, or an object with "
                                 "one as \"takes\"";
}

void tst_ShootSheet::brokenSheetsAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, sheet);
    const auto tags = readSheet(sheet);
    QVERIFY(!tags);
    QTEST(QString::fromStdString(tags.error().text()), "error");
    TagImportOptions options;
    options.columns = {{ColumnRole::TakeStart, "when"}};
    QCOMPARE(plannedSheet("take\nwalk\n", {30, 1}, 90, options),
             QStringList{"sheet:1: there is no column \"when\""});
    QCOMPARE(plannedSheet("[{\"take\": \"walk\"}]", {30, 1}, 90, options),
             QStringList{"sheet: no take has a member \"when\""});
}

void tst_ShootSheet::timecodesBecomeFrames_data()
{
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("given");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char* name, const QByteArray& rows, double rate, double given,
                        const QStringList& lines) {
        QTest::newRow(name) << "take,start,marks" + rows << rate << given << lines;
    };
    row("at the clip's rate", "\nwalk,10:00:00:00,a 10:00:01:05\n", 25, 0, {"a 30-31"});
    row("drop-frame", "\nwalk,10:00:59;00,a 10:01:00;02\n", 29.97, 0, {"a 30-31"});
    row("over midnight", "\nwalk,23:59:59:00,a 00:00:00:15\n", 30, 0, {"a 45-46"});
    row("a clock's, in a fast clip", "\nwalk,10:00:00.000,a 10:00:00.500\n", 120, 0, {"a 60-61"});
    row("at their own rate", "\nwalk,10:00:00:00,a 10:00:00:10-10:00:00:12\n", 120, 30, {"a 40-48"});
    row("at the sheet's rate", ",tc rate\nwalk,10:00:00:00,a 10:00:00:10,30\n", 60, 0, {"a 20-21"});
    row("of a fast clip", "\nwalk,10:00:00:00,a 10:00:00:10\n", 120, 0,
        {"sheet:2: marks that belong to clips of more than 60 frames a second; give the rate of the "
         "timecodes"});
    row("more frames than there are", "\nwalk,10:00:00:00,a 10:00:00:29\n", 25, 0,
        {"sheet:2: marks that count more frames than a second has at 25"});
    row("drop-frame at a whole rate", "\nwalk,10:00:00;00,a 10:00:00;10\n", 30, 0,
        {"sheet:2: marks that are drop-frame (;), which only 29.97 and 59.94 frames a second have"});
    row("without a start", "\nwalk,,a 10:00:00:10\n", 30, 0,
        {"sheet:2: marks that belong to takes without a start timecode"});
    row("backwards", "\nwalk,10:00:00:00,a 10:00:01:00-10:00:00:10\n", 30, 0,
        {"sheet:2: marks that end before they begin"});
    row("before the clip", "\nwalk,10:00:01:00,a 10:00:00:10\n", 30, 0,
        {"sheet:2: ranges outside of their clips"});
    row("as long as the clip", ",end\nwalk,10:00:00:00,,10:00:03:00\n", 30, 0, {});
    row("longer than the clip", ",end\nwalk,10:00:00:00,,10:00:04:00\n", 30, 0,
        {"sheet:2: imported, but not as long as their clips: walk (sheet 120, clip 90 frames); look whether "
         "their marks are in place"});
}

void tst_ShootSheet::timecodesBecomeFrames()
{
    QFETCH(QByteArray, sheet);
    QFETCH(double, rate);
    QFETCH(double, given);
    TagImportOptions options;
    if (given > 0) options.rate = FrameRate::nearest(given);
    QTEST(plannedSheet(sheet, FrameRate::nearest(rate), 90, options), "lines");
}

void tst_ShootSheet::takesOfNoClipOrOfSeveralAreListedOnce()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = 30;
    model->clips.push_back(clip);
    library.setModel(library.addSource("/lib/a/walk.bvh", "lib/a/walk.bvh"), model);
    const auto tags = readSheet("take,start,select,marks\nwlk,10:00:00:00,A,x 10:00:01:00\n"
                                "walk,10:00:00:00,A,x 10:00:01:00\nwlk,,,y 10:00:01:00\n"
                                "a/walk,10:00:00:00,A,\n");
    QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("shoot"), *tags, "sheet"));
    QCOMPARE(plan.clipCount(), std::size_t(1));
    QCOMPARE(shownLosses(plan.losses()),
             (QStringList{"sheet:2: the take \"wlk\", for which there is no clip",
                          "sheet:3: the take \"walk\", which could be several clips"}));
}

namespace {

/// A library of clips of 90 frames, 30 a second, each a file: "walk_Ana", "Ben/jump".
ClipLibrary libraryOfFiles(const QStringList& names)
{
    ClipLibrary library;
    for (const QString& name : names) {
        auto model = std::make_shared<ImportedModel>();
        Clip clip;
        clip.name = clip.displayName = name.section('/', -1).toStdString();
        clip.frames = 90;
        clip.rate = {30, 1};
        model->clips.push_back(clip);
        const std::string path = name.toStdString() + ".bvh";
        library.setModel(library.addSource("/lib/" + path, path), model);
    }
    return library;
}

/// "walk_Ana turn 30-31; walk_Ana Take.select A": what each clip gets, then what is listed.
QStringList sharedOut(const QStringList& files, const QByteArray& sheet)
{
    const ClipLibrary library = libraryOfFiles(files);
    const auto tags = readSheet(sheet);
    if (!tags) return {QString::fromStdString(tags.error().text())};
    TagImportPlan plan(library, "/lib", {});
    if (!plan.add(*tagImportFormat("shoot"), *tags, "sheet")) return {"not planned"};
    QStringList lines;
    const auto nameOf = [&](ClipId clip) { return files[int(clip.value)] + ' '; };
    for (const auto& [clip, named] : plan.clips())
        for (const auto& [name, ranges] : named)
            for (const FrameRange range : ranges)
                lines << nameOf(clip) + QString::fromStdString(name) + ' ' + QString::number(range.start);
    for (const auto& [clip, values] : plan.values())
        for (const auto& [name, value] : values)
            if (name == "Take.select")
                lines << nameOf(clip) + QString::fromStdString(std::get<std::string>(value));
    return lines + shownLosses(plan.losses()) + shownLosses(plan.doubts());
}

} // namespace

void tst_ShootSheet::aRowMayNameSeveralClips_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<QStringList>("lines");
    const QStringList two{"walk_Ana", "walk_Ben"};
    const QStringList both{"walk_Ana turn 30", "walk_Ben turn 30", "walk_Ana A", "walk_Ben A"};
    const auto row = [](const char* name, const QStringList& files, const QByteArray& sheet,
                        const QStringList& lines) { QTest::newRow(name) << files << sheet << lines; };
    const QByteArray headings = "take,subjects,start,select,marks\n";
    const QByteArray rest = ",1:00:00:00,A,turn 1:00:01:00\n";
    row("a list", two, headings + "walk_Ana; walk_Ben," + rest, both);
    row("with commas, and one twice", two, headings + "\"walk_Ana, walk_Ben.bvh, walk_Ana\"," + rest, both);
    row("a line each", two, headings + "\"walk_Ana\nwalk_Ben\"," + rest, both);
    row("one is missing", two, headings + "walk_Ana|walk_Bea," + rest,
        {"walk_Ana turn 30", "walk_Ana A",
         "sheet:2: the take \"walk_Bea\" of \"walk_Ana|walk_Bea\", for which there is no clip"});
    row("all are missing", two, headings + "run_Ana;run_Ben," + rest,
        {"sheet:2: the take \"run_Ana;run_Ben\", for which there is no clip"});
    row("of each subject", two, headings + "walk,\"Ana, Ben\"" + rest, both);
    row("subjects stand first", {"Ana-walk", "Ben_Li-walk"}, headings + "walk,Ana;Ben Li" + rest,
        {"Ana-walk turn 30", "Ben_Li-walk turn 30", "Ana-walk A", "Ben_Li-walk A"});
    row("in folders of subjects", {"Ana/walk", "Ben/walk"}, headings + "walk,Ana;Ben" + rest,
        {"Ana/walk turn 30", "Ben/walk turn 30", "Ana/walk A", "Ben/walk A"});
    row("a subject has none", two, headings + "walk,Ana;Bea" + rest,
        {"walk_Ana turn 30", "walk_Ana A",
         "sheet:2: the take \"walk_Bea\" of \"walk\", for which there is no clip"});
    row("rows of other subjects", two,
        headings + "walk,Ana" + rest + "walk,Ben,1:00:00:00,B,jump 1:00:02:00\n",
        {"walk_Ana turn 30", "walk_Ben jump 60", "walk_Ana A", "walk_Ben B"});
    row("rows that go on", two, headings + "walk,Ana" + rest + "walk,,,,jump 1:00:02:00\n",
        {"walk_Ana jump 60", "walk_Ana turn 30", "walk_Ana A"});
    row("a file of the subject alone", {"Ana", "run"}, headings + "walk,Ana" + rest,
        {"sheet:2: the take \"walk\", for which there is no clip"});
    row("the take has its own", {"walk", "walk_Ana"}, headings + "walk,Ana" + rest,
        {"walk turn 30", "walk A"});
    row("json", two,
        R"([{"clip": ["walk_Ana", {"name": "walk_Ben"}], "start": "1:00:00:00", "select": "A",
             "marks": "turn 1:00:01:00"}])",
        both);
    row("json with subjects", two,
        R"([{"take": "walk", "subjects": [{"name": "Ana"}, "Ben"], "start": "1:00:00:00", "select": "A",
             "marks": "turn 1:00:01:00"}])",
        both);
    row("longer than its clips", two, "take,start,end\nwalk_Ana;walk_Ben,1:00:00:00,1:00:04:00\n",
        {"sheet:2: imported, but not as long as their clips: walk_Ana (sheet 120, clip 90 frames), walk_Ben "
         "(sheet 120, clip 90 frames); look whether their marks are in place"});
}

void tst_ShootSheet::aRowMayNameSeveralClips()
{
    QFETCH(QStringList, files);
    QFETCH(QByteArray, sheet);
    QTEST(sharedOut(files, sheet), "lines");
}

void tst_ShootSheet::aNameWithACommaIsOneClips()
{
    QCOMPARE(sharedOut({"walk, slow", "walk", "slow"}, "take,select\n\"walk, slow\",A\n"),
             QStringList{"walk, slow A"});
}

void tst_ShootSheet::clipsThatARowNamesAreBounded()
{
    const QByteArray names = QByteArray("walk;").repeated(100);
    QCOMPARE(sharedOut({"walk"}, "take,select\n" + names + ",A\n"), QStringList{"walk A"});
    QCOMPARE(sharedOut({"walk"}, "take,select\n" + names + "walk,A\n"),
             QStringList{"sheet:2: the take names 101 clips or subjects, more than 100; part the row"});
}

void tst_ShootSheet::valuesFillFramesOrReplace()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    library.setSheet(ClipId(0), TagSheet().withProperty("Take.select", {{{10, 20}, "B"}}));
    const auto tags = readSheet("take,select\nwalk,A\n");
    QVERIFY(tags);
    const auto imported = [&](const TagImportOptions& options, QStringList& losses) {
        TagImportPlan plan(library, "/lib", options);
        if (!plan.add(*tagImportFormat("shoot"), *tags, "sheet") || plan.valueCount() != 1) return TagSheet();
        losses = shownLosses(plan.losses());
        const auto changes = plan.sheetChanges(library.vocabulary());
        return changes.empty() ? TagSheet() : changes[0].sheet;
    };
    QStringList losses;
    const TagSheet filled = imported({}, losses);
    QCOMPARE(losses, QStringList{"sheet:2: values of \"Take.select\" where clips have others, which stay"});
    QVERIFY(filled ==
            TagSheet().withProperty("Take.select", {{{0, 10}, "A"}, {{10, 20}, "B"}, {{20, 90}, "A"}}));
    TagImportOptions replacing;
    replacing.replaces = true;
    const TagSheet replaced = imported(replacing, losses);
    QVERIFY(losses.isEmpty());
    QVERIFY(replaced == TagSheet().withProperty("Take.select", {{{0, 90}, "A"}}));
    library.setSheet(ClipId(0), replaced);
    TagImportPlan again(library, "/lib", {});
    QVERIFY(again.add(*tagImportFormat("shoot"), *tags, "sheet"));
    QVERIFY(again.losses().empty() && again.sheetChanges(library.vocabulary()).empty());
}

void tst_ShootSheet::aClipWithoutFramesKeepsItsValues()
{
    ClipLibrary library = libraryOf(0, {30, 1}, "/lib/walk.bvh");
    library.setSheet(ClipId(0), TagSheet().withProperty("Take.select", {{{10, 20}, "B"}}));
    const auto tags = readSheet("take,select\nwalk,A\n");
    QVERIFY(tags);
    TagImportOptions replacing;
    replacing.replaces = true;
    TagImportPlan plan(library, "/lib", replacing);
    QVERIFY(plan.add(*tagImportFormat("shoot"), *tags, "sheet"));
    QVERIFY(plan.sheetChanges(library.vocabulary()).empty());
}

void tst_ShootSheet::valuesFollowTheirDeclaration()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    PropertyDefinition take, good, score;
    take.name = "Take.take";
    good.name = "Take.good";
    score.name = "Take.score";
    good.type = PropertyType::Boolean;
    score.type = PropertyType::Number;
    library.vocabulary().setProperties({take, good, score});
    const auto tags = readSheet("clip,take,good,score\nwalk,3,yes,high\n");
    QVERIFY(tags);
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("shoot"), *tags, "sheet"));
    QVERIFY(
        (plan.values().at(ClipId(0)) == TagImportPlan::ClipValues{{"Take.take", "3"}, {"Take.good", true}}));
    QCOMPARE(shownLosses(plan.losses()),
             QStringList{"sheet:2: values of \"Take.score\" that are no number, as it is declared"});
}

void tst_ShootSheet::valuesAreNoRecordsOfTags()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    library.vocabulary().intern("Take");
    const auto tags = readSheet("clip,note,mood\nwalk,late,glad\n");
    QVERIFY(tags);
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("shoot"), *tags, "sheet"));
    QVERIFY((plan.values().at(ClipId(0)) == TagImportPlan::ClipValues{{"Take.mood", "glad"}}));
    QCOMPARE(
        shownLosses(plan.losses()),
        QStringList{"sheet:2: values of \"Take.note\", which the tag of that name keeps; give a namespace"});
    TagImportOptions options;
    options.nameSpace = "day1";
    TagImportPlan named(library, "/lib", options);
    QVERIFY(named.add(*tagImportFormat("shoot"), *tags, "sheet"));
    QVERIFY(named.values().at(ClipId(0)).contains("day1.Take.note"));
}

void tst_ShootSheet::rangesMayAllHaveOneTag()
{
    TagImportOptions options;
    options.tag = "Slate";
    options.nameSpace = "day1";
    QCOMPARE(
        plannedSheet("clip,start,marks\nwalk,1:00:00:00,a 1:00:00:10; b 1:00:00:20\n", {30, 1}, 90, options),
        (QStringList{"day1.Slate 10-11", "day1.Slate 20-21"}));
}

QTEST_GUILESS_MAIN(tst_ShootSheet)
#include "tst_ShootSheet.moc"
