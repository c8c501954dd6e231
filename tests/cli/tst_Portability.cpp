// What games link, on the systems and by the compilers that games have: tags and runtime answer and pack
// alike here and on Windows, and their headers are read without a warning. Minutes of compiling: for a
// release.

#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QStandardPaths>
#include <QTest>

using namespace tagline::test;

class tst_Portability : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void headersHaveNoWarnings_data();
    void headersHaveNoWarnings();
    void windowsAnswersAndPacksAlike();

private:
    /// All of tags and runtime.
    static QStringList headers();
    /// Builds tests/portable in a folder.
    void build(const QString& folder, const QStringList& options) const;
    CliRun runProgram(const QString& program, const QStringList& arguments,
                      const QStringList& variables = {}) const
    {
        return runOther(m_folder->path(), program, arguments, variables);
    }
};

namespace {

/// A release is not checked without what checks it: `cmake/install-packages.sh release`.
bool isInstalled(const QString& program) { return !QStandardPaths::findExecutable(program).isEmpty(); }

} // namespace

QStringList tst_Portability::headers()
{
    QStringList found;
    for (const char* folder : {"support", "time", "tags", "query", "runtime"}) {
        QDirIterator files(sourceFolder() + "/core/" + folder, {"*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) found << files.next();
    }
    found.sort();
    return found;
}

void tst_Portability::headersHaveNoWarnings_data()
{
    QTest::addColumn<QString>("compiler");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("g++") << "g++" << QStringList();
    QTest::newRow("clang 16") << "clang++-16" << QStringList();
    QTest::newRow("no exceptions, no RTTI") << "g++" << QStringList{"-fno-exceptions", "-fno-rtti"};
}

void tst_Portability::headersHaveNoWarnings()
{
    QFETCH(const QString, compiler);
    QFETCH(const QStringList, options);
    QVERIFY2(isInstalled(compiler), qPrintable(compiler + " is missing: cmake/install-packages.sh release"));
    const QStringList all = headers();
    QVERIFY(all.size() > 90);
    QByteArray text;
    for (const QString& header : all) text += "#include \"" + header.toUtf8() + "\"\n";
    put("headers.cpp", text);
    const CliRun compiled =
        runProgram(compiler, QStringList{"-std=c++20", "-I", sourceFolder(), "-fsyntax-only", "-Wall",
                                         "-Wextra", "-Wconversion", "-Werror"} +
                                 options + QStringList{"headers.cpp"});
    QVERIFY2(compiled.status == 0, qPrintable(compiled.messages));
}

void tst_Portability::build(const QString& folder, const QStringList& options) const
{
    const CliRun configured =
        runProgram("cmake", QStringList{"-S", sourceFolder() + "/tests/portable", "-B", folder, "-G", "Ninja",
                                        "-DCMAKE_BUILD_TYPE=Release"} +
                                options);
    QVERIFY2(configured.status == 0, qPrintable(configured.messages));
    const CliRun built = runProgram("cmake", {"--build", folder, "-j2"});
    QVERIFY2(built.status == 0, qPrintable(built.output + built.messages));
}

void tst_Portability::windowsAnswersAndPacksAlike()
{
    for (const char* program : {"x86_64-w64-mingw32-g++-posix", "wine"})
        QVERIFY2(isInstalled(program),
                 qPrintable(QString(program) + " is missing: cmake/install-packages.sh release"));
    const CliRun exported =
        run({"export", "--to", "runtime", sourceFolder() + "/resources/sample", "-o", "sample.taglinebin"});
    QVERIFY2(exported.status == 0, qPrintable(exported.messages));
    build("here", {});
    build("windows", {"-DCMAKE_TOOLCHAIN_FILE=" + sourceFolder() + "/tests/portable/windows.cmake"});

    const QString cases = "200000", seed = "20261126";
    qInfo("%s random queries, seed %s", qPrintable(cases), qPrintable(seed));
    const CliRun here = runProgram(m_folder->filePath("here/portable_checks"),
                                   {cases, seed, "sample.taglinebin", "here.bin"});
    QVERIFY2(here.status == 0, qPrintable(here.output + here.messages));
    const CliRun there = runProgram(
        "wine",
        {m_folder->filePath("windows/portable_checks.exe"), cases, seed, "sample.taglinebin", "windows.bin"},
        {"WINEDEBUG=-all", "WINEPREFIX=" + m_folder->filePath("wine")});
    QString said = there.output;
    QCOMPARE(said.remove('\r'), here.output);
    QCOMPARE(there.status, 0);
    QVERIFY(!content("here.bin").isEmpty());
    QCOMPARE(content("windows.bin"), content("here.bin"));
}

QTEST_GUILESS_MAIN(tst_Portability)
#include "tst_Portability.moc"
