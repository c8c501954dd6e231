// From model files and sidecars through `tagline export --to runtime` to what a game reads: the same answers
// as `tagline query` gives.

#include "core/runtime/RuntimeQuery.h"
#include "tests/cli/CliRunner.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using tagline::test::CliRun;
using tagline::test::runCli;

namespace {

QString sampleFolder() { return tagline::test::sourceFolder() + "/resources/sample"; }

/// The last line of an answer: "12 frames in 3 ranges of 2 clips", counted by hand for grammar's sake.
QString totalsText(const RangeTotals& totals)
{
    const auto counted = [](std::int64_t count, const char* noun) {
        return QString("%1 %2%3").arg(count).arg(noun, count == 1 ? "" : "s");
    };
    return QString("%1 in %2 of %3")
        .arg(counted(totals.frames, "frame"), counted(totals.ranges, "range"), counted(totals.clips, "clip"));
}

QString lastLine(const QString& text) { return text.trimmed().section('\n', -1); }

} // namespace

class tst_RuntimeExport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theSampleAnswersAsTheCommandLineDoes_data();
    void theSampleAnswersAsTheCommandLineDoes();
    void everyRangeOfTheTableIsInTheFile();
    void exportingTwiceGivesTheSameBytes();
    void derivedTagsAndSavedQueriesAreThere();
    void instancesOfCountedTagsAreCounted();
    void aFileIsNeeded();
    void theExampleProgramPrintsTheRanges();
    void anotherProgramReadsTheFileByItsDescription();

private:
    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_folder;
    QString m_sample; ///< the sample library, exported
    std::optional<RuntimeFile> m_file;
};

void tst_RuntimeExport::initTestCase()
{
    m_sample = m_folder.filePath("sample.taglinebin");
    const CliRun exported =
        runCli(m_folder.path(), {"export", "--to", "runtime", sampleFolder(), "-o", m_sample});
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
    QVERIFY(exported.output.isEmpty());
    auto file = RuntimeFile::open(m_sample.toStdString());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    m_file = *file;
    QVERIFY(m_file->clipCount() >= 10);
}

void tst_RuntimeExport::theSampleAnswersAsTheCommandLineDoes_data()
{
    QTest::addColumn<QString>("query");
    for (const char* query : {"Run",
                              "Locomotion",
                              "exact(Locomotion)",
                              "Run & ~Tired",
                              "Contact.LeftFoot & Contact.RightFoot",
                              "all",
                              "~(LeftFoot | RightFoot)",
                              "Step",
                              "@\"healthy walks\"",
                              "Walk - Tired - Limping",
                              "Bad",
                              "longer(Run, 0.5s)",
                              "count(Contact) >= 2",
                              "firstin(LeftFoot, Walk)",
                              "random(Contact, 5, 1)",
                              "near(LeftFoot, RightFoot, -0.2s, 0.2s)",
                              "coverage(Locomotion) >= 0.5",
                              "clip(\"*walk*\")",
                              "file(\"*.glb\") - clips(Run)",
                              "frames(0, 1s) - folder(\"elsewhere\")"}) // folders are those of the export
        QTest::newRow(query) << query;
}

void tst_RuntimeExport::theSampleAnswersAsTheCommandLineDoes()
{
    QFETCH(QString, query);
    const CliRun asked = runCli(m_folder.path(), {"query", query, sampleFolder()});
    QVERIFY2(asked.status == 0, qPrintable(asked.messages));
    const auto ready = RuntimeQuery::parsed(query.toStdString(), *m_file);
    QVERIFY2(ready, ready ? "" : ready.error().text().c_str());
    SetWorkspace workspace;
    QCOMPARE(totalsText(totals(ready->answer(workspace), m_file->axis())), lastLine(asked.output));
}

void tst_RuntimeExport::everyRangeOfTheTableIsInTheFile()
{
    const CliRun table = runCli(m_folder.path(), {"export", "--to", "csv", sampleFolder()});
    const QStringList rows = table.output.split("\r\n", Qt::SkipEmptyParts).mid(1);
    QVERIFY(rows.size() > 20);
    for (const QString& row : rows) {
        const QStringList fields = row.split(',');
        const auto tag = m_file->findTag(fields[1].toStdString());
        QVERIFY2(tag, qPrintable(row));
        int found = 0;
        for (std::uint32_t i = 0; i < m_file->clipCount(); ++i) {
            if (QString::fromUtf8(m_file->clip(ClipId(i)).source.data()).startsWith(fields[0]) == false)
                continue;
            const auto range = m_file->rangeFrom(*tag, ClipId(i), fields[2].toInt());
            found += range && range->covers({fields[2].toInt(), fields[3].toInt()});
        }
        QVERIFY2(found == 1, qPrintable(row));
    }
}

void tst_RuntimeExport::exportingTwiceGivesTheSameBytes()
{
    const QString again = m_folder.filePath("again.taglinebin");
    QCOMPARE(runCli(m_folder.path(), {"export", "--to=runtime", sampleFolder(), "-o", again}).status, 0);
    QFile first(m_sample);
    QFile second(again);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(second.readAll(), first.readAll());
}

void tst_RuntimeExport::derivedTagsAndSavedQueriesAreThere()
{
    put("walk.bvh", test::smallBvh(10));
    put("walk.bvh.tags.json", R"({"format":"tagline.tags","version":1,"source":"walk.bvh","clips":[
        {"name":"walk","frames":10,"rate":[30,1],"tags":{"Run":[[2,9]],"Bad":[[4,6]]}}]})");
    put("my.tagline", R"json({"format":"tagline.library","version":1,"roots":["walk.bvh"],
        "queries":[{"name":"bad runs","query":"Run & Bad"},{"name":"long","query":"head(longer(Run, 3), 2)"},
                   {"name":"fast","query":"Run & speed() > 1"}],
        "derived":[{"name":"Quality.Clean","query":"longer(Run - Bad, 2)"}]})json");
    const CliRun exported =
        runCli(m_folder.path(), {"export", "--to", "runtime", "-o", "my.taglinebin", "my.tagline"});
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
    const auto file = RuntimeFile::open(m_folder.filePath("my.taglinebin").toStdString());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QVERIFY(file->tag(*file->findTag("Quality.Clean")).isDerived);
    QVERIFY(!file->tag(*file->findTag("Run")).isDerived);
    SetWorkspace workspace;
    const auto clean = RuntimeQuery::parsed("Clean", *file);
    std::vector<FrameRange> ranges;
    for (const FrameRange range : file->rangesOf(clean->answer(workspace), ClipId(0)))
        ranges.push_back(range);
    QCOMPARE(ranges, (std::vector<FrameRange>{{6, 9}}));
    const auto bad = RuntimeQuery::parsed("@\"bad runs\"", *file);
    QCOMPARE(totals(bad->answer(workspace), file->axis()), (RangeTotals{1, 1, 2}));
    const auto longRuns = RuntimeQuery::parsed("@long", *file);
    QCOMPARE(totals(longRuns->answer(workspace), file->axis()), (RangeTotals{1, 1, 2}));
    QCOMPARE(RuntimeQuery::parsed("@fast", *file).error().code, std::string("runtime.not-held"));
}

void tst_RuntimeExport::instancesOfCountedTagsAreCounted()
{
    QVERIFY(QDir(m_folder.path()).mkpath("fights"));
    put("fights/box.bvh", test::smallBvh(40));
    put("fights/box.bvh.tags.json", R"({"format":"tagline.tags","version":1,"source":"box.bvh","clips":[
        {"name":"box","frames":40,"rate":[30,1],"tags":{"Run":[[0,30]]},"instances":{"Punch":[
        {"range":[2,9]},{"range":[9,14],"hand":"left"},{"range":[9,14],"hand":"right"},{"range":[20,99]}]}}]})");
    const CliRun exported =
        runCli(m_folder.path(), {"export", "--to", "runtime", "-o", "fights.taglinebin", "fights"});
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
    const auto file = RuntimeFile::open(m_folder.filePath("fights.taglinebin").toStdString());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->instances(*file->findTag("Punch")).size(), 4u);
    SetWorkspace workspace;
    for (const QString query : {"count(Punch) == 4", "nth(Punch, 2)", "longer(Punch, 6)", "last(Punch) & Run",
                                "count(Punch | none) == 4", "firstin(Punch, Run)"}) {
        const CliRun asked = runCli(m_folder.path(), {"query", query, "fights"});
        const auto ready = RuntimeQuery::parsed(query.toStdString(), *file);
        QVERIFY2(ready, ready ? "" : ready.error().text().c_str());
        const RangeTotals found = totals(ready->answer(workspace), file->axis());
        QVERIFY2(found.frames > 0, qPrintable(query));
        QCOMPARE(totalsText(found), lastLine(asked.output));
    }
}

void tst_RuntimeExport::aFileIsNeeded()
{
    const CliRun without = runCli(m_folder.path(), {"export", "--to", "runtime", sampleFolder()});
    QCOMPARE(without.status, 2);
    QVERIFY(without.messages.contains("-o FILE"));
}

void tst_RuntimeExport::theExampleProgramPrintsTheRanges()
{
    const auto ask = [this](const QString& file, const QString& query) {
        QProcess example;
        example.start(qEnvironmentVariable("TAGLINE_EXAMPLE"), {file, query});
        if (!example.waitForFinished()) return CliRun{};
        return CliRun{example.exitCode(), QString::fromUtf8(example.readAllStandardOutput()),
                      QString::fromUtf8(example.readAllStandardError())};
    };
    const CliRun asked = ask(m_sample, "Run & ~Tired");
    QCOMPARE(asked.status, 0);
    const CliRun commandLine = runCli(m_folder.path(), {"query", "Run & ~Tired", sampleFolder()});
    QCOMPARE(lastLine(asked.output).section(' ', 0, 3), lastLine(commandLine.output).section(' ', 0, 3));
    QVERIFY(asked.output.contains(" ["));
    const CliRun wrong = ask(m_sample, "Runn");
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.messages.contains("did you mean"), qPrintable(wrong.messages));
    const CliRun sidecar = ask(sampleFolder() + "/run.glb.tags.json", "Run");
    QCOMPARE(sidecar.status, 1);
    QVERIFY2(sidecar.messages.contains("it is a tag sidecar"), qPrintable(sidecar.messages));
}

void tst_RuntimeExport::anotherProgramReadsTheFileByItsDescription()
{
    if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("SKIPPED: there is no python3");
    QProcess reader;
    reader.start("python3", {tagline::test::sourceFolder() + "/resources/python/tagline_tags.py", m_sample});
    QVERIFY(reader.waitForFinished());
    QVERIFY2(reader.exitCode() == 0, reader.readAllStandardError().constData());
    QByteArray wanted;
    for (std::uint32_t tag = 0; tag < m_file->tagCount(); ++tag)
        m_file->forEachRange(m_file->frames(TagId(tag)), [&](ClipId clip, FrameRange range) {
            wanted += std::string(m_file->tag(TagId(tag)).name) + '\t';
            wanted += std::string(m_file->clip(clip).displayName) + '\t';
            wanted += QByteArray::number(range.start) + '\t' + QByteArray::number(range.stop) + '\n';
        });
    QVERIFY(wanted.count('\n') > 50);
    QCOMPARE(reader.readAllStandardOutput(), wanted);
}

QTEST_GUILESS_MAIN(tst_RuntimeExport)
#include "tst_RuntimeExport.moc"
