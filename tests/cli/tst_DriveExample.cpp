// The example that drives a figure in a terminal, as its first lines say: clips cut to BVH, their tags in one
// file, and letters that steer.

#include "core/runtime/RuntimeQuery.h"
#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QRegularExpression>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A line of the example: where the figure stands after a letter, and what plays.
struct DrivenLine
{
    double x = 0.0, z = 0.0;
    QString clip;
    double frame = 0.0;
};

std::vector<DrivenLine> drivenLines(const QString& output)
{
    static const QRegularExpression form(R"(^\w  at (\S+) (\S+) m, plays (\S+) (\S+)$)",
                                         QRegularExpression::MultilineOption);
    std::vector<DrivenLine> lines;
    for (auto match = form.globalMatch(output); match.hasNext();) {
        const auto found = match.next();
        lines.push_back({found.captured(1).toDouble(), found.captured(2).toDouble(), found.captured(3),
                         found.captured(4).toDouble()});
    }
    return lines;
}

} // namespace

class tst_DriveExample : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aFigureGoesWhereItIsSteeredAsTheQueryAllows();
    void whatCannotBeDrivenIsSaid_data();
    void whatCannotBeDrivenIsSaid();

private:
    /// Runs it with letters as they are typed.
    CliRun drive(const QString& letters, const QString& file, const QString& query) const
    {
        return runOther(m_folder->filePath("motions"), "sh",
                        {"-c", R"(printf '%s\n' "$1" | "$2" "$3" "$4")", "sh", letters,
                         qEnvironmentVariable("TAGLINE_EXAMPLE"), file, query});
    }
};

void tst_DriveExample::initTestCase()
{
    open();
    const CliRun cut =
        run({"cut", "--query", "Walk | Idle | Run", "--whole", sourceFolder() + "/resources/sample", "--to",
             "bvh", "--name", "{clip}", "-o", "motions"});
    QVERIFY2(cut.status == 0, qPrintable(cut.messages));
    const CliRun exported = run({"export", "--to", "runtime", "motions", "-o", "motions/motions.taglinebin"});
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
}

void tst_DriveExample::aFigureGoesWhereItIsSteeredAsTheQueryAllows()
{
    const QString query = "(Walk | Idle) - Tired - Limping";
    const CliRun done = drive("wwwwwwwwwwwwaaaaaaaaaaaa", "motions.taglinebin", query);
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const std::vector<DrivenLine> lines = drivenLines(done.output);
    QVERIFY2(lines.size() == 24, qPrintable(done.output));

    // Three seconds ahead, then three to the left, at 1.4 m/s but for setting off and turning.
    QVERIFY2(lines[11].z > 2.5 && std::abs(lines[11].x) < 0.5, qPrintable(done.output));
    QVERIFY2(lines[23].x > 2.5 && lines[23].z < lines[11].z + 1.0, qPrintable(done.output));

    const auto file = RuntimeFile::open(m_folder->filePath("motions/motions.taglinebin").toStdString());
    QVERIFY(file);
    const auto allowed = RuntimeQuery::parsed(query.toStdString(), *file);
    QVERIFY(allowed);
    for (const DrivenLine& line : lines) {
        const auto clip = file->findClip(line.clip.toStdString());
        QVERIFY2(clip, qPrintable(line.clip));
        // A step beyond a range's end is left in the next.
        QVERIFY2(allowed->holdsAt(*clip, Frame(line.frame)) ||
                     allowed->holdsAt(*clip, Frame(line.frame - 1.01)),
                 qPrintable(QString("%1 %2").arg(line.clip).arg(line.frame)));
    }
}

void tst_DriveExample::whatCannotBeDrivenIsSaid_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("message");
    QTest::newRow("no file") << "none.taglinebin"
                             << "Walk"
                             << "none.taglinebin";
    QTest::newRow("an unknown tag") << "motions.taglinebin"
                                    << "Fly"
                                    << "Fly";
    QTest::newRow("no frame") << "motions.taglinebin"
                              << "none"
                              << "no frame";
}

void tst_DriveExample::whatCannotBeDrivenIsSaid()
{
    QFETCH(QString, file);
    QFETCH(QString, query);
    QFETCH(QString, message);
    const CliRun done = drive("w", file, query);
    QCOMPARE(done.status, 1);
    QVERIFY2(done.messages.contains(message), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_DriveExample)
#include "tst_DriveExample.moc"
