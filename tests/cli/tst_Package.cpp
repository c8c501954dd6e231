// A project outside of this one links tags, runtime and animation: as they are installed, and as a folder of
// its own tree.

#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace tagline::test;

namespace {

const QStringList everyPackage{"Qt6", "assimp", "glm", "nlohmann_json", "ZLIB", "SQLite3"};
const QString quickly = "-DCMAKE_BUILD_TYPE=Debug"; ///< optimising takes twice as long

} // namespace

class tst_Package : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theInstalledPackageIsLinked();
    void theSourceFolderIsLinked();
    void aPresetIsPlayedWithTheInstalledPackage();
    void theAnimationIsCompiledFromTheSourceFolder();
    void unknownComponentsAreRefused();

private:
    CliRun runProgram(const QString& program, const QStringList& arguments) const
    {
        return runOther(m_folder->path(), program, arguments);
    }
    QString example() const { return sourceFolder() + "/resources/examples/linking"; }
    /// Configures the example where none of these packages can be found.
    CliRun configured(const QString& folder, const QStringList& hidden, const QStringList& options) const;
    /// Configures the example, where no package of Qt, Assimp or JSON can be found, and builds it.
    void build(const QString& folder, const QStringList& hidden, const QStringList& options) const;
    void askBoth(const QString& folder) const;
};

void tst_Package::initTestCase()
{
    if (QStandardPaths::findExecutable("ninja").isEmpty()) QSKIP("SKIPPED: there is no ninja");
    open();
    const CliRun installed = runProgram("cmake", {"--install", buildFolder(), "--component", "development",
                                                  "--prefix", m_folder->filePath("installed")});
    QVERIFY2(installed.status == 0, qPrintable(installed.messages));
    const CliRun exported =
        run({"export", "--to", "runtime", sourceFolder() + "/resources/sample", "-o", "sample.taglinebin"});
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
}

CliRun tst_Package::configured(const QString& folder, const QStringList& hidden,
                               const QStringList& options) const
{
    QStringList arguments{"-S", example(), "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"};
    for (const QString& package : hidden)
        arguments << QString("-DCMAKE_DISABLE_FIND_PACKAGE_%1=ON").arg(package);
    return runProgram("cmake", arguments + options);
}

void tst_Package::build(const QString& folder, const QStringList& hidden, const QStringList& options) const
{
    const CliRun done = configured(folder, hidden, options);
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const CliRun built = runProgram("cmake", {"--build", folder, "-j2"});
    QVERIFY2(built.status == 0, qPrintable(built.output + built.messages));
}

void tst_Package::askBoth(const QString& folder) const
{
    const CliRun drawn = runProgram(m_folder->filePath(folder + "/ask_drawn_tags"), {"Run & ~Tired"});
    QCOMPARE(drawn.output, QString("clip 0 [5, 20)\nclip 0 [45, 55)\nclip 1 [0, 40)\n"));
    const CliRun asked =
        runProgram(m_folder->filePath(folder + "/ask_runtime_file"), {"sample.taglinebin", "Run & ~Tired"});
    QVERIFY2(asked.status == 0, qPrintable(asked.messages));
    const CliRun wanted = run({"query", "Run & ~Tired", sourceFolder() + "/resources/sample"});
    QCOMPARE(asked.output.trimmed().section('\n', -1).section(' ', 0, 3),
             wanted.output.trimmed().section('\n', -1).section(' ', 0, 3));
}

void tst_Package::theInstalledPackageIsLinked()
{
    build("with-package", everyPackage, {"-DCMAKE_PREFIX_PATH=" + m_folder->filePath("installed")});
    askBoth("with-package");
    QVERIFY(QFile::exists(m_folder->filePath("installed/share/tagline/python/tagline_tags.py")));
    QDirIterator headers(m_folder->filePath("installed/include"), {"*.h"}, QDir::Files,
                         QDirIterator::Subdirectories);
    int count = 0;
    for (; headers.hasNext(); ++count) {
        QFile file(headers.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("#include <Q"), qPrintable(file.fileName()));
    }
    QVERIFY(count > 50);
}

void tst_Package::theSourceFolderIsLinked()
{
    build("with-source", everyPackage,
          {"-DTAGLINE_SOURCE=" + sourceFolder(), "-DCMAKE_UNITY_BUILD=ON",
           "-DCMAKE_UNITY_BUILD_BATCH_SIZE=16", quickly});
    askBoth("with-source");
}

void tst_Package::aPresetIsPlayedWithTheInstalledPackage()
{
    const QStringList options{"-DANIMATION=ON", "-DCMAKE_PREFIX_PATH=" + m_folder->filePath("installed")};
    QStringList hidden = everyPackage;
    const CliRun refused = configured("without-glm", hidden, options);
    QVERIFY(refused.status != 0);
    QVERIFY2(refused.messages.contains("glm"), qPrintable(refused.messages));
    hidden.removeOne("glm");
    build("with-animation", hidden, options);
    put("lib.tagline", R"({"format":"tagline.library","version":1,"presets":[{"name":"Walk to Run",
        "tracks":[{"source":"walk.bvh","clip":"walk"},{"source":"run.bvh","clip":"run"}],
        "transition":{"kind":"cross-fade","seconds":1,"curve":"linear","enters":"beginning"},
        "ground":"as in the clip","schedule":[{"to":1,"at":"time","seconds":0.5,"duration":1}]}]})");
    const auto play = [this](const QString& preset) {
        return runProgram(m_folder->filePath("with-animation/play_preset"), {"lib.tagline", preset});
    };
    const CliRun played = play("Walk to Run");
    QVERIFY2(played.status == 0, qPrintable(played.messages));
    const QStringList lines = played.output.split('\n');
    QCOMPARE(lines[0], QString("0.00 s: hips at 1.000 m  walk 1.000  run 0.000"));
    QCOMPARE(lines[4], QString("1.00 s: hips at 1.500 m  walk 0.500  run 0.500"));
    QCOMPARE(lines[8], QString("2.00 s: hips at 2.000 m  walk 0.000  run 1.000"));
    QCOMPARE(play("Jump").status, 1);
}

/// Of the library, what reads and plays presets alone is compiled, and what the example sees of it: all of it
/// takes minutes.
void tst_Package::theAnimationIsCompiledFromTheSourceFolder()
{
    const QStringList options{"-DANIMATION=ON", "-DTAGLINE_SOURCE=" + sourceFolder(), quickly};
    const QStringList hidden{"Qt6", "assimp", "ZLIB", "SQLite3"};
    const CliRun done = configured("animation-with-source", hidden, options);
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const CliRun planned = runProgram("ninja", {"-C", "animation-with-source", "-n", "play_preset"});
    QVERIFY2(planned.status == 0, qPrintable(planned.output));
    static const QRegularExpression objects(
        R"((\S*/(?:PresetPlaying|ControllerPreset|PlayPreset)\.cpp\.o)\b)");
    QStringList wanted;
    for (auto match = objects.globalMatch(planned.output); match.hasNext();)
        wanted << match.next().captured(1);
    wanted.removeDuplicates();
    QVERIFY2(wanted.size() == 3, qPrintable(planned.output));
    const CliRun compiled = runProgram("ninja", QStringList{"-C", "animation-with-source", "-j2"} + wanted);
    QVERIFY2(compiled.status == 0, qPrintable(compiled.output + compiled.messages));
    QVERIFY(configured("source-without-glm", hidden + QStringList{"glm"}, options).status != 0);
}

void tst_Package::unknownComponentsAreRefused()
{
    put("other/CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\nproject(Other LANGUAGES CXX)\n"
                                "find_package(Tagline 0.1 REQUIRED COMPONENTS tags window)\n");
    const CliRun configured = runProgram("cmake", {"-S", "other", "-B", "other-build", "-G", "Ninja",
                                                   "-DCMAKE_PREFIX_PATH=" + m_folder->filePath("installed")});
    QVERIFY(configured.status != 0);
    QVERIFY2(configured.messages.contains("window"), qPrintable(configured.messages));
}

QTEST_GUILESS_MAIN(tst_Package)
#include "tst_Package.moc"
