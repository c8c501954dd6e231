// Large programs that read what is exported, where they are installed: Blender and pandas.
// cmake/install-packages.sh readers installs them.

#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace tagline::test;

class tst_RealReaders : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void blenderTagsTheActionsOfEachFormat();
    void pandasReadsTheTable();

private:
    CliRun runInBlender(const QString& script, const QStringList& arguments) const;
};

CliRun tst_RealReaders::runInBlender(const QString& script, const QStringList& arguments) const
{
    return runOther(m_folder->path(), "blender",
                    QStringList{"-b", "--factory-startup", "--python-exit-code", "1", "--python",
                                sourceFolder() + "/tests/cli/" + script, "--"} +
                        arguments);
}

/// Importers name actions in ways of their own, and begin at frame 0 or 1 at a rate of their own.
void tst_RealReaders::blenderTagsTheActionsOfEachFormat()
{
    if (QStandardPaths::findExecutable("blender").isEmpty())
        QSKIP("SKIPPED: there is no Blender (cmake/install-packages.sh readers installs it)");
    QVERIFY(QDir(m_folder->path()).mkpath("lib"));
    for (const char* name : {"wave.bvh", "run.glb"})
        QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/" + name, m_folder->filePath("lib/") + name));
    const CliRun made = runInBlender("make_fbx.py", {"lib/wave.bvh", "lib/waved.fbx"});
    QVERIFY2(made.status == 0, qPrintable(made.output + made.messages));
    QStringList models{"lib/run.glb", "lib/wave.bvh", "lib/waved.fbx"};
    if (!dataFolder().isEmpty()) // clips of one file, named "AlienArmature|Alien_Walk"
        models << dataFile("fbx_quaternius/Alien.fbx");
    QCOMPARE(run(QStringList{"tag", "Run", "--new", "--frames", "10:20"} + models.mid(0, 3)).status, 0);
    const CliRun exported = run(QStringList{"export", "--to", "blender", "-o", "tags.py"} + models);
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
    const CliRun tagged = runInBlender("tag_in_blender.py", QStringList{"tags.py"} + models);
    QVERIFY2(tagged.status == 0, qPrintable(tagged.output + tagged.messages));
    QVERIFY2(!tagged.output.contains("No action is named"), qPrintable(tagged.output));

    QStringList actions;
    for (const QString& line : tagged.output.split('\n').filter("TAGGED ")) {
        const auto held = nlohmann::json::parse(line.mid(7).toStdString());
        if (held["ranges"].empty()) continue; // a clip of the real data
        actions << QString::fromStdString(held["action"].get<std::string>());
        const auto ranges = nlohmann::json::parse(R"([{"tag": "Run", "start": 10, "stop": 20}])");
        QVERIFY2(held["ranges"] == ranges, qPrintable(line));
        const double first = held["first"], last = held["last"];
        const double scale = (last - first) / (held["frames"].get<double>() - 1);
        nlohmann::json markers;
        markers.push_back({"Run", int(std::nearbyint(first + 10 * scale))});
        markers.push_back({"-Run", int(std::nearbyint(first + 20 * scale))});
        QVERIFY2(held["markers"] == markers, qPrintable(line));
    }
    std::ranges::sort(actions);
    QCOMPARE(actions.size(), 3);
    QVERIFY2(actions[0].startsWith("run_"), qPrintable(actions.join(' ')));
    QCOMPARE(actions.mid(1), (QStringList{"wave", "wave.001|wave|wave"}));
}

void tst_RealReaders::pandasReadsTheTable()
{
    if (runOther(m_folder->path(), "/usr/bin/python3", {"-c", "import pandas"}).status != 0)
        QSKIP("SKIPPED: there is no pandas (cmake/install-packages.sh readers installs it)");
    putLibrary();
    QCOMPARE(run({"tag", "A, \"b\"\nc", "--new", "--frames", "0:3", "lib/walk.bvh"}).status, 0);
    QCOMPARE(run({"export", "--to", "csv", "--records", "lib", "-o", "tags.csv"}).status, 0);
    const CliRun read = runOther(m_folder->path(), "/usr/bin/python3",
                                 {sourceFolder() + "/tests/cli/read_csv.py", "tags.csv"});
    QVERIFY2(read.status == 0, qPrintable(read.messages));
    QCOMPARE(read.output, QString("a/jog.bvh\tRun\t0\t10\n"
                                  "walk.bvh\tA, \"b\"\nc\t0\t3\n"
                                  "walk.bvh\tBad\t4\t6\n"
                                  "walk.bvh\tRun\t2\t5\n"
                                  "walk.bvh\tRun\t5\t9\n"));
}

QTEST_GUILESS_MAIN(tst_RealReaders)
#include "tst_RealReaders.moc"
