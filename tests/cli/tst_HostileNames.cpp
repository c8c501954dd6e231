#include "app/cli/text/TerminalText.h"
#include "tests/cli/CliRunner.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include <nlohmann/json.hpp>

using namespace tagline;
using Json = nlohmann::ordered_json;
using tagline::test::CliRun;

namespace {

/// A name that would set the title of a terminal, take its line back, and write from right to left.
const QString hostile =
    QString("Run\x1b]0;owned\x07\rOK\n") + QChar(0x9B) + "31m" + QChar(0x202E) + "end\x7f";
const QString spelledOut = R"(Run\x1b]0;owned\x07\rOK\n\u009b31m\u202eend\x7f)";

/// Whether a terminal would do something else than show letters.
bool isObeyed(const QString& text)
{
    static const QRegularExpression controls("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\x{202a}-\\x{202e}]");
    return text.contains(controls);
}

QByteArray quoted(const QString& text) { return QByteArray::fromStdString(Json(text.toStdString()).dump()); }

} // namespace

/// What people write into names must not drive the terminal of who reads them.
class tst_HostileNames : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void controlsAreSpelledOut_data();
    void controlsAreSpelledOut();
    void jsonMeansTheSame();
    void commandsSpellNamesOut_data();
    void commandsSpellNamesOut();
    void jsonOfCommandsHasTheName();
    void fileNamesAreSpelledOutInMessages();
    void filesWhoseNamesAreNoTextAreOpened_data();
    void filesWhoseNamesAreNoTextAreOpened();
    void filesWhoseNamesAreNoTextAreNotTagged();
    void argumentsThatAreNoTextAndNoFileAreSaid();
    void filesThatAreWrittenMayHaveNamesThatAreNoText_data();
    void filesThatAreWrittenMayHaveNamesThatAreNoText();
    void tablesHaveTheNameItself();
    void tablesAreUtf8WhateverFilesAreCalled();
    void formulasAreGuarded();

private:
    void put(const QByteArray& name, const QByteArray& bytes) const
    {
        const int file = ::open((m_folder->path().toLocal8Bit() + '/' + name).constData(),
                                O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        QVERIFY(file >= 0);
        QCOMPARE(::write(file, bytes.constData(), std::size_t(bytes.size())), ssize_t(bytes.size()));
        ::close(file);
    }
    void putTagged(const QByteArray& file, const QString& tag, const QByteArray& clip = "a") const
    {
        put(file, tagline::test::smallBvh(20));
        put(file + ".tags.json",
            R"({"format":"tagline.tags","version":1,"source":"a.bvh","clips":[{"name":")" + clip +
                R"(","frames":20,"rate":[30,1],"tags":{)" + quoted(tag) + R"(:[[2,5]]}}]})");
    }
    CliRun run(const QStringList& arguments) const
    {
        return tagline::test::runCli(m_folder->path(), arguments);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_HostileNames::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir("lib"));
}

void tst_HostileNames::controlsAreSpelledOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("plain") << QByteArray("walk \u6b69 \U0001F3C3 \u00a0")
                           << QByteArray("walk \u6b69 \U0001F3C3 \u00a0");
    QTest::newRow("escape") << QByteArray("\x1b[2J") << QByteArray(R"(\x1b[2J)");
    QTest::newRow("nul") << QByteArray("a\0b", 3) << QByteArray(R"(a\x00b)");
    QTest::newRow("delete") << QByteArray("\x7f") << QByteArray(R"(\x7f)");
    QTest::newRow("line break") << QByteArray("a\nb\r\tc") << QByteArray(R"(a\nb\r\tc)");
    QTest::newRow("C1") << QByteArray("\u0080\u009b\u009f") << QByteArray(R"(\u0080\u009b\u009f)");
    QTest::newRow("direction") << QByteArray("\u202a\u202e\u2066\u2069\u200f")
                               << QByteArray(R"(\u202a\u202e\u2066\u2069\u200f)");
    QTest::newRow("no UTF-8") << QByteArray("gr\xfc\x9b") << QByteArray(R"(gr\xfc\x9b)");
    QTest::newRow("cut UTF-8") << QByteArray("\xe2\x82") << QByteArray(R"(\xe2\x82)");
}

void tst_HostileNames::controlsAreSpelledOut()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(terminalText(text.toStdString())), shown);
    QCOMPARE(QByteArray::fromStdString(terminalText(text.toStdString() + "\n", LineBreaks::Kept)).back(),
             '\n');
}

void tst_HostileNames::jsonMeansTheSame()
{
    const std::string json = "{\n  \"a\u009bb\": \"\x7f\u202e\"\n}\n";
    const std::string safe = terminalJson(json);
    QVERIFY(!isObeyed(QString::fromStdString(safe)));
    QVERIFY(Json::parse(safe) == Json::parse(json));
    QVERIFY(safe.ends_with("\n}\n"));
}

void tst_HostileNames::commandsSpellNamesOut_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("query") << QStringList{"query", '"' + hostile + '"', "lib"};
    QTest::newRow("statistics") << QStringList{"query", '"' + hostile + '"', "lib", "--statistics"};
    QTest::newRow("tag") << QStringList{"tag", hostile, "--all", "lib", "--dry-run"};
    QTest::newRow("rename") << QStringList{"rename", hostile, "Plain", "lib", "--dry-run"};
    QTest::newRow("pick") << QStringList{"pick", "--want", hostile.trimmed(), "lib"};
}

void tst_HostileNames::commandsSpellNamesOut()
{
    QFETCH(QStringList, arguments);
    putTagged("lib/a.bvh", hostile);
    const CliRun done = run(arguments);
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains(spelledOut), qPrintable(done.output));
    QVERIFY(!isObeyed(done.output));
    QVERIFY(!isObeyed(done.messages));
}

void tst_HostileNames::jsonOfCommandsHasTheName()
{
    putTagged("lib/a.bvh", hostile);
    const CliRun done = run({"tag", hostile, "--all", "lib", "--dry-run", "--json"});
    QVERIFY(!isObeyed(done.output));
    QCOMPARE(QString::fromStdString(Json::parse(done.output.toStdString())["tag"].get<std::string>()),
             hostile);
}

void tst_HostileNames::fileNamesAreSpelledOutInMessages()
{
    put("lib/bad\x1b[2J\nname.bvh", "no motion");
    const CliRun info = run({"info", "lib"});
    QCOMPARE(info.status, 4);
    QVERIFY2(info.messages.startsWith(R"(lib/bad\x1b[2J\nname.bvh)"), qPrintable(info.messages));
    QVERIFY(!isObeyed(info.messages));
    QCOMPARE(info.messages.count('\n'), 1);
    const CliRun unknown = run({hostile});
    QVERIFY(unknown.messages.contains(spelledOut));
    QVERIFY(!isObeyed(unknown.messages));
}

void tst_HostileNames::filesWhoseNamesAreNoTextAreOpened_data()
{
    QTest::addColumn<QByteArrayList>("arguments");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("info") << QByteArrayList{"info", "lib/bad\xff.bvh"}
                          << QByteArray(R"(lib/bad\xff.bvh: 2 joints,)");
    QTest::newRow("info of its folder")
        << QByteArrayList{"info", "lib"} << QByteArray(R"(lib/bad\xff.bvh: 2 joints,)");
    QTest::newRow("info as JSON") << QByteArrayList{"info", "--json", "lib/bad\xff.bvh"}
                                  << QByteArray("\"source\": \"lib/bad\u00ff.bvh\"");
    QTest::newRow("its sidecar") << QByteArrayList{"query", "Run", "lib/bad\xff.bvh.tags.json"}
                                 << QByteArray(R"(lib/bad\xff.bvh: [2, 5))");
    QTest::newRow("a library file beside it")
        << QByteArrayList{"query", "@fast", "lib/my\xfe.tagline"} << QByteArray(R"(lib/bad\xff.bvh: [2, 5))");
}

void tst_HostileNames::filesWhoseNamesAreNoTextAreOpened()
{
    QFETCH(QByteArrayList, arguments);
    QFETCH(QByteArray, output);
    putTagged("lib/bad\xff.bvh", "Run", "bad\u00ff");
    put("lib/my\xfe.tagline",
        R"({"format":"tagline.library","version":1,"queries":[{"name":"fast","query":"Run"}]})");
    const CliRun done = tagline::test::runCliWithBytes(m_folder->path(), arguments);
    QCOMPARE(done.messages, QString());
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains(QString::fromUtf8(output)), qPrintable(done.output));
}

/// Neither sidecars nor library files could say whose tags they are.
void tst_HostileNames::filesWhoseNamesAreNoTextAreNotTagged()
{
    put("lib/bad\xff.bvh", tagline::test::smallBvh(20));
    const CliRun done =
        tagline::test::runCliWithBytes(m_folder->path(), {"tag", "Run", "--new", "--all", "lib/bad\xff.bvh"});
    QCOMPARE(done.status, 4);
    QVERIFY2(done.messages.startsWith(R"(lib/bad\xff.bvh: its name)"), qPrintable(done.messages));
    QVERIFY2(done.messages.contains("rename it"), qPrintable(done.messages));
}

void tst_HostileNames::argumentsThatAreNoTextAndNoFileAreSaid()
{
    const CliRun done = tagline::test::runCliWithBytes(m_folder->path(), {"query", "Ru\xff", "lib"});
    QCOMPARE(done.status, 4);
    QVERIFY2(done.messages.contains(R"(“Ru\xff” is not UTF-8 text)"), qPrintable(done.messages));
}

void tst_HostileNames::filesThatAreWrittenMayHaveNamesThatAreNoText_data()
{
    QTest::addColumn<QByteArrayList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("table") << QByteArrayList{"export", "--to", "csv", "lib", "-o", "bad\xff.csv"}
                           << R"(Wrote 1 clip to bad\xff.csv.)";
    QTest::newRow("picture") << QByteArrayList{"render", "lib/a.bvh", "--output=bad\xff.doc", "--no-mesh"}
                             << "does not end in a format";
    QTest::newRow("film") << QByteArrayList{"render", "lib/a.bvh", "--output=bad\xff.gif", "--no-mesh"}
                          << "its name is not UTF-8 text";
}

void tst_HostileNames::filesThatAreWrittenMayHaveNamesThatAreNoText()
{
    QFETCH(QByteArrayList, arguments);
    putTagged("lib/a.bvh", "Run");
    const CliRun done = tagline::test::runCliWithBytes(m_folder->path(), arguments);
    QFETCH(QString, message);
    QVERIFY2(done.messages.contains(message), qPrintable(done.messages));
    if (!message.startsWith("Wrote")) return;
    QCOMPARE(done.status, 0);
    QVERIFY(std::filesystem::exists(m_folder->path().toStdString() + "/bad\xff.csv"));
}

void tst_HostileNames::tablesHaveTheNameItself()
{
    putTagged("lib/a.bvh", hostile);
    const CliRun table = run({"export", "--to", "csv", "lib"});
    QCOMPARE(table.status, 0);
    QVERIFY(table.output.contains("a.bvh,\"" + hostile + "\",2,5,"));
}

/// Bytes of a name that are no UTF-8 are read as Latin-1.
void tst_HostileNames::tablesAreUtf8WhateverFilesAreCalled()
{
    putTagged("lib/gr\xfc\xdf.bvh", "Run", "gr\u00fc\u00df");
    putTagged("lib/gr\u00fcn.bvh", "Run", "gr\u00fcn");
    const CliRun done = run({"export", "--to", "csv", "lib", "-o", "tags.csv"});
    QCOMPARE(done.messages, QString("Wrote 2 clips to tags.csv.\n"));
    QCOMPARE(done.status, 0);
    QFile file(m_folder->filePath("tags.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray table = file.readAll();
    QVERIFY2(table.contains("gr\u00fcn.bvh,Run,2,5,"), table.constData());
    QVERIFY2(table.contains("gr\u00fc\u00df.bvh,Run,2,5,"), table.constData());
    QCOMPARE(QString::fromUtf8(table).toUtf8(), table);
}

/// A table without formulas has nothing that says so, unless that is asked for.
void tst_HostileNames::formulasAreGuarded()
{
    for (const char* folder : {"plain", "lib", "other"}) QVERIFY(QDir(m_folder->path()).mkpath(folder));
    putTagged("plain/b.bvh", "Run", "b");
    const QString plain = run({"export", "--to", "csv", "plain"}).output;
    QVERIFY2(plain.startsWith("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s\r\n"),
             qPrintable(plain));
    QVERIFY(run({"export", "--to", "csv", "plain", "--no-formulas"}).output.contains("formula_guard\r\n"));
    putTagged("lib/a.bvh", "=HYPERLINK(\"http://x\")");
    const QStringList table{"export", "--to", "csv", "lib"};
    const QString guarded = run(table).output;
    QVERIFY2(guarded.contains("a.bvh,\"'=HYPERLINK(\"\"http://x\"\")\",2,5,"), qPrintable(guarded));
    QVERIFY(guarded.contains(",formula_guard\r\n"));
    QVERIFY(run(table + QStringList{"--formulas"})
                .output.contains("a.bvh,\"=HYPERLINK(\"\"http://x\"\")\",2,5,"));
    QCOMPARE(run(table + QStringList{"--formulas", "--no-formulas"}).messages,
             QString("tagline: export: --formulas cannot be used with --no-formulas\n"));
    // The names come back as they were.
    QCOMPARE(run(table + QStringList{"-o", "out.csv"}).status, 0);
    QVERIFY(QFile::remove(m_folder->filePath("lib/a.bvh.tags.json")));
    QCOMPARE(run({"import", "--from", "csv", "out.csv", "--into", "lib"}).status, 0);
    QCOMPARE(run(table).output, guarded);
    putTagged("other/=a.bvh", "Run", "=a");
    QVERIFY(run({"query", "Run", "other", "--csv"}).output.contains("\n'=a.bvh,2,5,"));
    QVERIFY(run({"query", "Run", "other", "--csv", "--formulas"}).output.contains("\n=a.bvh,2,5,"));
    const QStringList split{"split", "other", "--parts", "train=1,test=1", "--csv", "--dry-run"};
    QVERIFY(run(split).output.contains("\n'=a.bvh,"));
    QVERIFY(run(split + QStringList{"--formulas"}).output.contains("\n=a.bvh,"));
}

QTEST_GUILESS_MAIN(tst_HostileNames)
#include "tst_HostileNames.moc"
