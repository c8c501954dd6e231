// A project outside of this one links tags and runtime: as they are installed, and as a folder of its own
// tree.

#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QDirIterator>
#include <QStandardPaths>
#include <QTest>

using namespace tagline::test;

class tst_Package : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theInstalledPackageIsLinked();
    void theSourceFolderIsLinked();
    void unknownComponentsAreRefused();

private:
    CliRun runProgram(const QString& program, const QStringList& arguments) const
    {
        return runOther(m_folder->path(), program, arguments);
    }
    QString example() const { return sourceFolder() + "/resources/examples/linking"; }
    /// Configures the example, where no package of Qt, Assimp or JSON can be found, and builds it.
    void build(const QString& folder, const QStringList& options) const;
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

void tst_Package::build(const QString& folder, const QStringList& options) const
{
    QStringList arguments{"-S", example(), "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"};
    for (const char* package : {"Qt6", "assimp", "glm", "nlohmann_json", "ZLIB", "SQLite3"})
        arguments << QString("-DCMAKE_DISABLE_FIND_PACKAGE_%1=ON").arg(package);
    const CliRun configured = runProgram("cmake", arguments + options);
    QVERIFY2(configured.status == 0, qPrintable(configured.messages));
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
    build("with-package", {"-DCMAKE_PREFIX_PATH=" + m_folder->filePath("installed")});
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
    build("with-source", {"-DTAGLINE_SOURCE=" + sourceFolder()});
    askBoth("with-source");
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
