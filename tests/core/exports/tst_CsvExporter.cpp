#include "core/exports/tables/CsvExporter.h"
#include "core/support/RelativePath.h"
#include "core/support/text/NumberText.h"
#include "core/tags/sheet/TagRecords.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <random>

using namespace tagline;

class tst_CsvExporter : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreInOrderWithExactSeconds();
    void fieldsAreQuotedAsTheStandardSays();
    void everySecondReadsBackAsItsFrame();
    void recordsAreColumnsWhereTheyAreAskedFor();
    void clipsAreListedWhereTheyAreAskedFor();
    void textThatIsNoUtf8IsReadAsLatin1();
    void formulasAreTextWhereTheyAreGuarded_data();
    void formulasAreTextWhereTheyAreGuarded();
    void onlyFormulasAreGuardedWhereNeeded();
    void guardsComeOffAgain();
    void pathsAreGivenFromAFolder();
};

void tst_CsvExporter::rowsAreInOrderWithExactSeconds()
{
    TagVocabulary vocabulary;
    TagSheet sheet;
    sheet = sheet.withRanges(vocabulary.intern("Run"), {{0, 30}, {30, 31}});
    sheet = sheet.withRanges(vocabulary.intern("Contact, left"), {{12, 31}});
    QCOMPARE(csvHeader() + csvRows("a/walk.bvh", {120, 1}, sheet, vocabulary),
             std::string("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s\r\n"
                         "a/walk.bvh,\"Contact, left\",12,31,120,1,0.1,0.25833333333333336\r\n"
                         "a/walk.bvh,Run,0,30,120,1,0,0.25\r\n"
                         "a/walk.bvh,Run,30,31,120,1,0.25,0.25833333333333336\r\n"));
}

void tst_CsvExporter::fieldsAreQuotedAsTheStandardSays()
{
    QCOMPARE(csvField("plain text"), std::string("plain text"));
    QCOMPARE(csvField("a,b"), std::string("\"a,b\""));
    QCOMPARE(csvField("say \"hi\""), std::string("\"say \"\"hi\"\"\""));
    QCOMPARE(csvField("two\nlines"), std::string("\"two\nlines\""));
    QCOMPARE(csvField(""), std::string());
}

void tst_CsvExporter::everySecondReadsBackAsItsFrame()
{
    for (const FrameRate rate :
         {FrameRate{30, 1}, FrameRate{30000, 1001}, FrameRate{120, 1}, FrameRate{24000, 1001}})
        for (Frame frame = 0; frame < 20'000; ++frame) {
            const double seconds = std::stod(shortestNumber(rate.seconds(frame)));
            QCOMPARE(seconds, rate.seconds(frame));
            QCOMPARE(rate.frameAt(seconds), frame);
        }
}

void tst_CsvExporter::recordsAreColumnsWhereTheyAreAskedFor()
{
    TagVocabulary vocabulary;
    TagSheet sheet;
    sheet = sheet.withRanges(vocabulary.intern("Run"), {{0, 30}, {30, 60}});
    const FrameRanges second = FrameRanges::canonical({FrameRange{40, 60}});
    sheet = withRecord(sheet, "Run", RecordField::Author, second, std::string("ana"));
    sheet = withRecord(sheet, "Run", RecordField::Confidence, second, 0.25);
    sheet = withRecord(sheet, "Run", RecordField::Note, second, std::string("odd, a bit"));
    QVERIFY(!QByteArray::fromStdString(csvRows("a", {30, 1}, sheet, vocabulary)).contains("ana"));
    const ExportOptions options{.hasRecords = true};
    QCOMPARE(csvHeader(options) + csvRows("a", {30, 1}, sheet, vocabulary, options),
             std::string("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s,author,time,"
                         "confidence,note\r\n"
                         "a,Run,0,30,30,1,0,1,,,,\r\n"
                         "a,Run,30,40,30,1,1,1.3333333333333333,,,,\r\n"
                         "a,Run,40,60,30,1,1.3333333333333333,2,ana,,0.25,\"odd, a bit\"\r\n"));
    // Two notes stay two rows, also within a range.
    sheet = withRecord(sheet, "Run", RecordField::Note, FrameRanges::canonical({FrameRange{50, 60}}),
                       std::string("b"));
    const std::string rows = csvRows("a", {30, 1}, sheet, vocabulary, options);
    QVERIFY2(
        rows.ends_with(",ana,,0.25,\"odd, a bit\"\r\na,Run,50,60,30,1,1.6666666666666667,2,ana,,0.25,b\r\n"),
        rows.c_str());
}

void tst_CsvExporter::clipsAreListedWhereTheyAreAskedFor()
{
    TagVocabulary vocabulary;
    const TagSheet sheet = TagSheet()
                               .withRanges(vocabulary.intern("Run"), {{0, 30}})
                               .withState({ClipStage::Done, "=ana, b", "2026-11-22T10:00Z"});
    const ExportOptions options{.hasClips = true, .formulas = FormulaGuard::Always};
    QCOMPARE(csvHeader(options) + csvRows("a", {30, 1}, sheet, vocabulary, options, 60) +
                 csvRows("=b", {24, 1}, TagSheet(), vocabulary, options, 12),
             std::string("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s,clip_frames,"
                         "state,state_by,state_at,formula_guard\r\n"
                         "a,Run,0,30,30,1,0,1,60,done,\"'=ana, b\",2026-11-22T10:00Z,'\r\n"
                         "'=b,,,,24,1,,,12,untouched,,,'\r\n"));
}

void tst_CsvExporter::textThatIsNoUtf8IsReadAsLatin1()
{
    QCOMPARE(csvField("gr\xFC\xDF"), std::string("gr\u00fc\u00df"));
    QCOMPARE(csvField("gr\u00fc\u00df, 2"), std::string("\"gr\u00fc\u00df, 2\""));
    QCOMPARE(csvField("cut \xE2\x82"), std::string("cut \u00e2\u0082"));
}

void tst_CsvExporter::formulasAreTextWhereTheyAreGuarded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("guarded");
    QTest::newRow("equals") << "=1+1"
                            << "'=1+1";
    QTest::newRow("plus") << "+1"
                          << "'+1";
    QTest::newRow("minus") << "-1"
                           << "'-1";
    QTest::newRow("at") << "@SUM(A1)"
                        << "'@SUM(A1)";
    QTest::newRow("tab") << "\t=1"
                         << "\"'\t'=1\"";
    QTest::newRow("behind a semicolon") << "a;=1"
                                        << "\"a;'=1\"";
    QTest::newRow("behind a tab") << "x\t=cmd"
                                  << "\"x\t'=cmd\"";
    QTest::newRow("behind a comma") << "a,-1"
                                    << "\"a,'-1\"";
    QTest::newRow("behind a line break") << "a\n@x"
                                         << "\"a\n'@x\"";
    QTest::newRow("behind a quote") << "a;\"+1"
                                    << "\"a;\"\"'+1\"";
    QTest::newRow("what looks guarded within") << "a;'=1"
                                               << "\"a;''=1\"";
    QTest::newRow("lines that are empty") << "a\r\n\r\nb"
                                          << "\"a\r\n'\r\nb\"";
    QTest::newRow("behind a blank") << "a; =1"
                                    << "\"a; =1\"";
    QTest::newRow("line break") << "\r=1"
                                << "\"'\r'=1\"";
    QTest::newRow("with quotes") << "=HYPERLINK(\"x\",\"y\")"
                                 << "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"";
    QTest::newRow("what looks guarded") << "'=1"
                                        << "''=1";
    QTest::newRow("within") << "a=b"
                            << "a=b";
    QTest::newRow("empty") << ""
                           << "";
}

void tst_CsvExporter::formulasAreTextWhereTheyAreGuarded()
{
    QFETCH(QString, text);
    QFETCH(QString, guarded);
    const ExportOptions options{.formulas = FormulaGuard::Always};
    QCOMPARE(QString::fromStdString(csvField(text.toStdString(), options)), guarded);
    TagVocabulary vocabulary;
    const TagSheet sheet = TagSheet().withRanges(vocabulary.intern("=Run"), {{0, 30}});
    QCOMPARE(csvRows("@a.bvh", {30, 1}, sheet, vocabulary, options),
             std::string("'@a.bvh,'=Run,0,30,30,1,0,1,'\r\n"));
    QVERIFY(csvHeader(options).ends_with(",stop_s,formula_guard\r\n"));
}

/// So that a table without formulas is as it was; what reads as guarded gets one ' more.
void tst_CsvExporter::onlyFormulasAreGuardedWhereNeeded()
{
    QCOMPARE(csvField("=1+1"), std::string("'=1+1"));
    QCOMPARE(csvField("'=1"), std::string("''=1"));
    QCOMPARE(csvField("'Run"), std::string("'Run"));
    QCOMPARE(csvField("'"), std::string("'"));
    QVERIFY(!QByteArray::fromStdString(csvHeader()).contains("formula_guard"));
    QCOMPARE(csvField("=1+1", {.formulas = FormulaGuard::Never}), std::string("=1+1"));
    QVERIFY(withGuardSettled({}, true).formulas == FormulaGuard::Always);
    QVERIFY(withGuardSettled({}, false).formulas == FormulaGuard::Never);
    QVERIFY(withGuardSettled({.formulas = FormulaGuard::Always}, false).formulas == FormulaGuard::Always);
    QVERIFY(withGuardSettled({.formulas = FormulaGuard::Never}, true).formulas == FormulaGuard::Never);
}

/// Of texts of all that guards are about, byte by byte.
void tst_CsvExporter::guardsComeOffAgain()
{
    const std::string signs = "=+-@\t\r\n,;\"'ab ";
    for (const std::uint32_t seed : test::RandomSeeds(10'000)) {
        std::mt19937 random(seed);
        std::string text;
        for (std::size_t i = random() % 12; i > 0; --i) text += signs[random() % signs.size()];
        std::string field = csvField(text, {.formulas = FormulaGuard::Always});
        if (field.starts_with('"')) {
            field = field.substr(1, field.size() - 2);
            for (std::size_t quote = 0; (quote = field.find("\"\"", quote)) != std::string::npos; ++quote)
                field.erase(quote, 1);
        }
        QCOMPARE(withoutCsvGuards(field), text);
        QVERIFY(!holdsFormula(field));
        if (holdsFormula(text)) QVERIFY(csvField(text) != csvField(text, {.formulas = FormulaGuard::Never}));
    }
}

void tst_CsvExporter::pathsAreGivenFromAFolder()
{
    QCOMPARE(relativePath("/lib/a/walk.bvh", "/lib"), std::string("a/walk.bvh"));
    QCOMPARE(relativePath("/other/walk.bvh", "/lib/a"), std::string("../../other/walk.bvh"));
    QCOMPARE(relativePath("/lib/walk.bvh", ""), std::string("/lib/walk.bvh"));
}

QTEST_APPLESS_MAIN(tst_CsvExporter)
#include "tst_CsvExporter.moc"
