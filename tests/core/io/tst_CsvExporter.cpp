#include "core/io/exporters/CsvExporter.h"
#include "core/tags/TagRecords.h"

#include <QTest>

using namespace tagline;

class tst_CsvExporter : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreInOrderWithExactSeconds();
    void fieldsAreQuotedAsTheStandardSays();
    void everySecondReadsBackAsItsFrame();
    void recordsAreColumnsWhereTheyAreAskedFor();
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
    QCOMPARE(csvHeader(CsvRecords::Included) + csvRows("a", {30, 1}, sheet, vocabulary, CsvRecords::Included),
             std::string("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s,author,time,"
                         "confidence,note\r\n"
                         "a,Run,0,30,30,1,0,1,,,,\r\n"
                         "a,Run,30,60,30,1,1,2,ana,,0.25,\"odd, a bit\"\r\n"));
}

QTEST_APPLESS_MAIN(tst_CsvExporter)
#include "tst_CsvExporter.moc"
