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
#include <vector>

using namespace tagline::test;

class tst_RealReaders : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void blenderTagsTheActionsOfEachFormat();
    void blenderReadsWhatIsCut();
    void pandasReadsTheTable();

private:
    CliRun runInBlender(const QString& script, const QStringList& arguments) const;
    std::vector<nlohmann::json> taggedInBlender(const QStringList& models);
};

CliRun tst_RealReaders::runInBlender(const QString& script, const QStringList& arguments) const
{
    return runOther(m_folder->path(), "blender",
                    QStringList{"-b", "--factory-startup", "--python-exit-code", "1", "--python",
                                sourceFolder() + "/tests/cli/" + script, "--"} +
                        arguments);
}

/// The tags of model files set by the script: what each action that has some holds then.
std::vector<nlohmann::json> tst_RealReaders::taggedInBlender(const QStringList& models)
{
    std::vector<nlohmann::json> held;
    const CliRun exported = run(QStringList{"export", "--to", "blender", "-o", "tags.py"} + models);
    if (exported.status != 0) qWarning("%s", qPrintable(exported.messages));
    const CliRun tagged = runInBlender("tag_in_blender.py", QStringList{"tags.py"} + models);
    if (tagged.status != 0 || tagged.output.contains("No action is named")) {
        qWarning("%s", qPrintable(tagged.output + tagged.messages));
        return held;
    }
    for (const QString& line : tagged.output.split('\n').filter("TAGGED "))
        held.push_back(nlohmann::json::parse(line.mid(7).toStdString()));
    return held;
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
    QStringList actions;
    for (const auto& held : taggedInBlender(models)) {
        if (held["ranges"].empty()) continue; // a clip of the real data
        actions << QString::fromStdString(held["action"].get<std::string>());
        const auto ranges = nlohmann::json::parse(R"([{"tag": "Run", "start": 10, "stop": 20}])");
        QVERIFY2(held["ranges"] == ranges, held.dump().c_str());
        const double first = held["first"], last = held["last"];
        const double scale = (last - first) / (held["frames"].get<double>() - 1);
        nlohmann::json markers;
        markers.push_back({"Run", int(std::nearbyint(first + 10 * scale))});
        markers.push_back({"-Run", int(std::nearbyint(first + 20 * scale))});
        QVERIFY2(held["markers"] == markers, held.dump().c_str());
    }
    std::ranges::sort(actions);
    QCOMPARE(actions.size(), 3);
    QVERIFY2(actions[0].startsWith("run_"), qPrintable(actions.join(' ')));
    QCOMPARE(actions.mid(1), (QStringList{"wave", "wave.001|wave|wave"}));
}

void tst_RealReaders::blenderReadsWhatIsCut()
{
    if (QStandardPaths::findExecutable("blender").isEmpty())
        QSKIP("SKIPPED: there is no Blender (cmake/install-packages.sh readers installs it)");
    QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/wave.bvh", m_folder->filePath("wave.bvh")));
    QCOMPARE(run({"tag", "Run", "--new", "--frames", "100:140", "wave.bvh"}).status, 0);
    QCOMPARE(run({"tag", "Turn", "--new", "--frames", "110:200", "wave.bvh"}).status, 0);
    for (const char* format : {"bvh", "glb"})
        QCOMPARE(
            run({"cut", "--query", "Run", "wave.bvh", "-o", format, "--to", format, "--name", format}).status,
            0);
    const auto tagged = taggedInBlender({"bvh/bvh.bvh", "glb/glb.glb"});
    QCOMPARE(tagged.size(), std::size_t(2));
    for (const auto& held : tagged) {
        QCOMPARE(held["frames"].get<int>(), 40);
        QVERIFY2(held["ranges"] == nlohmann::json::parse(R"([{"tag": "Run", "start": 0, "stop": 40},
                                                             {"tag": "Turn", "start": 10, "stop": 40}])"),
                 held.dump().c_str());
        QVERIFY2(held["last"] > held["first"], held.dump().c_str());
    }
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
