// What commands print with --json is as resources/schemas/tagline.output.schema.json says: for every command
// that has it, and every form of its answer.

#include "app/cli/CommandLine.h"
#include "app/cli/options/LineWords.h"
#include "tests/cli/CliStage.h"
#include "tests/cli/CommandRuns.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <set>

using namespace tagline;
using namespace tagline::test;

using Json = JsonSchema::Json;

namespace {

const JsonSchema& schema()
{
    static const JsonSchema read = JsonSchema::fromFile(
        (sourceFolder() + "/resources/schemas/tagline.output.schema.json").toStdString());
    return read;
}

QStringList commandsWithJson()
{
    QStringList names;
    for (const Command& command : commands())
        if (command.options.flags.contains("--json")) names << command.name;
    return names;
}

/// The forms of a command's answer, as places in the schema.
std::vector<std::string> formsOf(const std::string& command)
{
    const std::string place = "/$defs/" + command;
    const Json& definition = schema().root().at(Json::json_pointer(place));
    if (!definition.contains("anyOf")) return {place};
    std::vector<std::string> forms;
    for (std::size_t i = 0; i < definition["anyOf"].size(); ++i)
        forms.push_back(place + "/anyOf/" + std::to_string(i));
    return forms;
}

std::string joined(const std::vector<std::string>& faults)
{
    std::string text;
    for (const std::string& fault : faults) text += fault + '\n';
    return text;
}

} // namespace

class tst_OutputSchema : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void everyCommandHasItsDefinition();
    void commandsFitTheSchema_data();
    void commandsFitTheSchema();
    void examplesFitTheSchema();
    void formsOfTheLibrary();
    void formsOfLines();
    void formsOfInstances();
    void formsOfMotion();
    void formsOfChangedFiles();
    void everyFormWasPrinted();

private:
    CliRun fits(QStringList arguments, const QByteArray& input = {});
    void holdAgainst(const QString& command, const Json& value);

    std::set<std::string> m_seen; ///< places of the forms that were printed
};

/// An answer is of one of its command's forms. (Checks of one list, such as in `info`, look at all its
/// items.)
void tst_OutputSchema::holdAgainst(const QString& command, const Json& value)
{
    std::string faults;
    for (const std::string& form : formsOf(command.toStdString())) {
        const auto found = schema().faultsBy(form, value);
        if (found.empty()) m_seen.insert(form);
        if (found.empty()) return;
        faults += form + ":\n" + joined(found);
    }
    QFAIL(faults.c_str());
}

/// Runs a command with --json: its answer is what the schema says, and each of its messages too.
CliRun tst_OutputSchema::fits(QStringList arguments, const QByteArray& input)
{
    const bool isOfLines = arguments.contains("-");
    if (!arguments.contains("--json")) arguments << "--json";
    const CliRun done = run(arguments, input);
    const bool isRefused = done.status > ExitUsage && done.output.isEmpty();
    const QStringList answers =
        isOfLines || isRefused ? done.output.split('\n', Qt::SkipEmptyParts) : QStringList{done.output};
    for (const QString& answer : answers) {
        const Json value = Json::parse(answer.toStdString(), nullptr, false);
        if (value.is_discarded())
            QTest::qFail(qPrintable(arguments.join(' ') + ": " + answer + done.messages), __FILE__, __LINE__);
        else
            holdAgainst(arguments.front(), value);
    }
    for (const QString& line : done.messages.split('\n', Qt::SkipEmptyParts)) {
        const auto faults =
            schema().faultsBy("/$defs/message", Json::parse(line.toStdString(), nullptr, false));
        if (!faults.empty())
            QTest::qFail((line.toStdString() + ": " + joined(faults)).c_str(), __FILE__, __LINE__);
    }
    return done;
}

void tst_OutputSchema::everyCommandHasItsDefinition()
{
    QStringList defined;
    for (const Json& each : schema().root().at("anyOf"))
        defined << QString::fromStdString(each.at("$ref")).section('/', -1);
    QCOMPARE(defined, commandsWithJson());
    for (const QString& name : defined) QVERIFY(!formsOf(name.toStdString()).empty());
}

void tst_OutputSchema::commandsFitTheSchema_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const CommandRun& each : commandRuns())
        if (each.hasJson && !each.needsBody && !each.arguments.contains("-"))
            QTest::newRow(each.name) << each.arguments;
}

void tst_OutputSchema::commandsFitTheSchema()
{
    QFETCH(QStringList, arguments);
    putLibraryOfRuns();
    QCOMPARE(fits(arguments).status, 0);
}

void tst_OutputSchema::examplesFitTheSchema()
{
    for (const Command& command : commands()) {
        if (!command.options.flags.contains("--json")) continue;
        putSampleLibrary();
        for (const QString& line : command.examples) {
            const QStringList words = lineWords(line)->mid(1);
            const bool hasJson = !words.contains("--csv") && words != QStringList{"import", "sample"};
            const CliRun done = hasJson ? fits(words) : run(words);
            QVERIFY2(done.status == 0, qPrintable(line + ": " + done.messages));
            if (QTest::currentTestFailed()) qWarning("%s", qPrintable(line));
        }
    }
}

void tst_OutputSchema::formsOfTheLibrary()
{
    putLibraryOfRuns();
    put("lib/broken.bvh", "HIERARCHY\nnonsense");
    QCOMPARE(fits({"info", "lib"}).status, 4);
    QVERIFY(QFile::remove(m_folder->filePath("lib/broken.bvh")));
    QCOMPARE(fits({"query", "Run", "lib", "--statistics"}).status, 0);
    const CliRun moved = fits({"cut", "--whole", "--move", "--query", "Bad", "lib/a", "-o", "out"});
    QCOMPARE(moved.status, 0);
    const Json list = Json::parse(moved.output.toStdString())["list"];
    QCOMPARE(fits({"cut", "--undo", QString::fromStdString(list.get<std::string>()), "lib"}).status, 0);
    QCOMPARE(fits({"tag", "Bad", "lib/walk.bvh", "--frames", "0:3"}).status, 0);
    QCOMPARE(fits({"backups", "lib/walk.bvh"}).status, 0);
    QCOMPARE(fits({"backups", "lib/walk.bvh", "--restore", "1"}).status, 0);
    QCOMPARE(fits({"vocabulary", "new", "other.tagline"}).status, 0);
    QCOMPARE(fits({"vocabulary", "add", "Loud", "lib"}).status, 0);
    QCOMPARE(fits({"backups", "lib/lib.tagline"}).status, 0);
    QCOMPARE(fits({"unit", "m", "lib", "--up", "Z"}).status, 0);
    QCOMPARE(fits({"check", "lib"}).status, 1); // tags without a definition
    QCOMPARE(fits({"import", "--from", "csv", "labels.csv", "--into", "lib", "--captions"}).status, 0);
    put("takes.csv", "take,score,good,select\nwalk,1.5,true,A\n");
    QCOMPARE(fits({"import", "--from", "shoot", "takes.csv", "--into", "lib"}).status, 0);
    QCOMPARE(fits({"minutes"}).status, 0);
}

void tst_OutputSchema::formsOfLines()
{
    putLibraryOfRuns();
    QCOMPARE(fits({"query", "-", "lib"}, "Run\nRun &\n").status, 6);
    QCOMPARE(fits({"query", "-", "lib", "--statistics"}, "Run\n").status, 0);
    QCOMPARE(fits({"tag", "-", "lib"}, "Bad --frames 1:2\nRum --frames 1:2\n").status, 7);
}

/// What is said of counted tags alone.
void tst_OutputSchema::formsOfInstances()
{
    putLibraryOfRuns();
    QCOMPARE(run({"vocabulary", "add", "Punch", "lib", "--counted", "yes"}).status, 0);
    const CliRun tagged = fits({"tag", "Punch", "lib", "--frames", "1:4", "--value", "hand=left"});
    QVERIFY2(tagged.output.contains("changedInstances"), qPrintable(tagged.output));
    QByteArray others = content("lib/walk.bvh.tags.json");
    put("other/walk.bvh.tags.json", others.replace("\"left\"", "true"));
    const CliRun compared = fits({"compare", "lib", "other"});
    QCOMPARE(compared.status, 0);
    QVERIFY2(compared.output.contains("\"otherValues\": 1"), qPrintable(compared.output));
}

void tst_OutputSchema::formsOfMotion()
{
    putSampleLibrary();
    put("sample/box.bvh", smallBvh(20));
    QCOMPARE(fits({"transitions", "--tags", "sample"}).status, 0);
    QCOMPARE(fits({"like", "sample/walk.glb:32-94", "sample", "--limit", "2", "--tag", "Cycle"}).status, 0);
    QCOMPARE(fits({"like", "sample/walk.glb:32-94", "sample", "--limit", "2", "--keep", "cycle"}).status, 0);
    QCOMPARE(fits({"examples", "sample"}).status, 0);
    QCOMPARE(fits({"examples", "rename", "cycle", "walk cycle", "sample"}).status, 0);
    QCOMPARE(fits({"coverage", "all", "sample"}).status, 0);
    QCOMPARE(fits({"check", "sample", "--motion"}).status, 1); // flaws on purpose
    QCOMPARE(fits({"query", "Rum", "sample"}).status, 7);
}

void tst_OutputSchema::formsOfChangedFiles()
{
    putLibraryOfRuns();
    QVERIFY(QDir(m_folder->path()).mkdir("before"));
    for (const char* name : {"walk.bvh.tags.json", "lib.tagline"})
        put(QString("before/") + name, content(QString("lib/") + name));
    QCOMPARE(run({"tag", "Bad", "lib/walk.bvh", "--frames", "0:3"}).status, 0);
    QCOMPARE(run({"property", "set", "slope", "2", "lib/walk.bvh", "--frames", "2:6"}).status, 0);
    QCOMPARE(run({"caption", "remove", "lib/walk.bvh", "--all"}).status, 0);
    QCOMPARE(run({"queries", "add", "bad", "Bad", "lib"}).status, 0);
    QCOMPARE(fits({"diff", "before", "lib"}).status, 1);
    put("lib/walk.bvh", smallBvh(25));
    QCOMPARE(fits({"fit", "lib", "--how", "shift", "--by", "5"}).status, 0);
    QVERIFY(QDir(m_folder->path()).mkdir("lib/b"));
    QVERIFY(QFile::rename(m_folder->filePath("lib/a/jog.bvh"), m_folder->filePath("lib/b/jog.bvh")));
    QCOMPARE(fits({"relink", "lib"}).status, 0);
    const auto side = [&](const char* name, const char* slope) {
        put(name, sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[2,5]])", {},
                                                R"("slope":[[3,8,)" + QByteArray(slope) + "]]")));
    };
    side("base.json", "1");
    side("ours.json", "2");
    side("theirs.json", "3");
    QCOMPARE(fits({"merge-files", "base.json", "ours.json", "theirs.json", "-o", "merged.json"}).status, 8);
}

/// What nothing above has printed is not known to be so.
void tst_OutputSchema::everyFormWasPrinted()
{
    if (m_seen.empty()) QSKIP("Only with the functions before it.");
    QStringList missing;
    for (const QString& command : commandsWithJson())
        for (const std::string& form : formsOf(command.toStdString()))
            if (!m_seen.contains(form)) missing << QString::fromStdString(form);
    QCOMPARE(missing, QStringList());
}

QTEST_GUILESS_MAIN(tst_OutputSchema)
#include "tst_OutputSchema.moc"
