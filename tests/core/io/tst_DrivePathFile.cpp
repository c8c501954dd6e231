#include "core/io/DrivePathFile.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

#include <cmath>

using namespace tagline;

namespace {

std::string pathText(const std::string& commands, const std::string& seconds = "10")
{
    return R"({"format": "tagline.path", "version": 1, "seconds": )" + seconds + R"(, "commands": )" +
           commands + "}";
}

QString problemOf(const std::string& text)
{
    const auto path = readDrivePath(text, "p.json");
    return path ? QString() : QString::fromStdString(path.error().code + ' ' + path.error().message);
}

} // namespace

class tst_DrivePathFile : public QObject
{
    Q_OBJECT

private slots:
    void commandsAreRead();
    void whatIsWrittenReadsBack();
    void wrongFilesAreSaid_data();
    void wrongFilesAreSaid();
};

void tst_DrivePathFile::commandsAreRead()
{
    const auto path = readDrivePath(
        pathText(R"([{"at": 0, "speed": 1.5, "direction": 90}, {"at": 2.5, "facing": -45}])"), "p.json");
    QVERIFY(bool(path));
    QCOMPARE(path->seconds, 10.0);
    QCOMPARE(path->commands.size(), std::size_t(2));
    QVERIFY(std::abs(path->commands[0].direction - M_PI / 2.0) < 1e-12);
    QVERIFY(!path->commands[0].facing);
    QCOMPARE(path->commands[1].speed, 0.0);
    QVERIFY(std::abs(*path->commands[1].facing + M_PI / 4.0) < 1e-12);
}

void tst_DrivePathFile::whatIsWrittenReadsBack()
{
    const DrivePath path{{{0.0, 1.5, 0.5, std::nullopt}, {1.25, 0.0, 0.0, -2.0}}, 4.0};
    const auto read = readDrivePath(writtenDrivePath(path), "p.json");
    QVERIFY(bool(read));
    QCOMPARE(read->commands.size(), path.commands.size());
    for (std::size_t i = 0; i < path.commands.size(); ++i) {
        QCOMPARE(read->commands[i].seconds, path.commands[i].seconds);
        QVERIFY(std::abs(read->commands[i].direction - path.commands[i].direction) < 1e-9);
        QCOMPARE(read->commands[i].facing.has_value(), path.commands[i].facing.has_value());
    }
    const auto schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.path.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(writtenDrivePath(path)), std::string());
}

void tst_DrivePathFile::wrongFilesAreSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const std::string& text, const char* problem) {
        QTest::newRow(name) << QString::fromStdString(text) << problem;
    };
    row("no JSON", "speed 1", "path.syntax");
    row("another format", R"({"format": "tagline.usage", "version": 1})", "path.");
    row("no commands", pathText("[]"), "path.no-commands");
    row("no list", pathText("{}"), "path.wrong-type");
    row("late", pathText(R"([{"at": 1}])"), "path.late-beginning");
    row("out of order", pathText(R"([{"at": 0}, {"at": 3}, {"at": 2}])"), "path.out-of-order");
    row("beyond the end", pathText(R"([{"at": 0}, {"at": 11}])"), "path.bad-at");
    row("backwards", pathText(R"([{"at": 0, "speed": -1}])"), "path.bad-speed");
    row("a word", pathText(R"([{"at": 0, "facing": "north"}])"), "path.bad-facing");
    row("too long", pathText(R"([{"at": 0}])", "1e9"), "path.bad-seconds");
}

void tst_DrivePathFile::wrongFilesAreSaid()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const QString found = problemOf(text.toStdString());
    QVERIFY2(found.startsWith(problem), qPrintable(found));
}

QTEST_APPLESS_MAIN(tst_DrivePathFile)
#include "tst_DrivePathFile.moc"
