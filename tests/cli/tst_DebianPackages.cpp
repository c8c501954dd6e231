// What a person installs: the packages are made as a release makes them, and the program of one is run from
// where it was installed.

#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace tagline::test;

class tst_DebianPackages : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theProgramNeedsWhatItLinks();
    void thePackagesKeepDebiansPolicy();
    void symbolsOfTheProgramArePackedApart();
    void theProgramIsInstalledRunAndRemoved();
    void thePackagesAreReproducible();
    void theDesktopUnderstandsTheFiles_data();
    void theDesktopUnderstandsTheFiles();

private:
    CliRun runProgram(const QString& program, const QStringList& arguments) const
    {
        return runOther(m_folder->path(), program, arguments, m_variables);
    }
    /// Starts an installed window on a library, under a display of its own, and ends it: milliseconds until
    /// it shows the figure, −1 where it does not within a minute.
    int windowStart(const QString& tagline, const QString& library) const;
    /// Makes the packages in a folder of the test's.
    void pack(const QString& folder) const;
    /// The one package in a folder whose name begins so.
    QString package(const QString& folder, const QString& start) const
    {
        const QStringList found =
            QDir(m_folder->filePath(folder)).entryList({start + "_*.deb", start + "_*.ddeb"});
        return found.size() == 1 ? m_folder->filePath(folder + '/' + found.front()) : QString();
    }

    const QStringList m_variables{"SOURCE_DATE_EPOCH=1700000000", "LC_ALL=C.UTF-8",
                                  "DISPLAY=", "TAGLINE_IMPORT_WORKER="};
};

void tst_DebianPackages::pack(const QString& folder) const
{
    const CliRun packed = runProgram("cpack", {"-G", "DEB", "--config", buildFolder() + "/CPackConfig.cmake",
                                               "-B", m_folder->filePath(folder), "-D",
                                               "CPACK_DEBIAN_COMPRESSION_TYPE=gzip"}); // xz takes minutes
    QVERIFY2(packed.status == 0, qPrintable(packed.output + packed.messages));
}

int tst_DebianPackages::windowStart(const QString& tagline, const QString& library) const
{
    const QString script =
        "\"$1\" \"$2\" 2>start.log & window=$!; for tenth in $(seq 600); do "
        "grep -q 'first picture' start.log && break; sleep 0.1; done; kill $window; wait; cat start.log";
    const CliRun ran =
        runOther(m_folder->path(), sourceFolder() + "/tests/support/with-display.sh",
                 {"bash", "-c", script, "bash", tagline, library},
                 m_variables + QStringList{"QT_LOGGING_RULES=tagline.startup=true",
                                           "TAGLINE_CACHE_DIR=" + m_folder->filePath("cache"),
                                           "TAGLINE_STATE_DIR=" + m_folder->filePath("state")});
    const QRegularExpressionMatch time =
        QRegularExpression("first picture of the figure: ([0-9]+) ms").match(ran.output);
    return time.hasMatch() ? time.captured(1).toInt() : -1;
}

void tst_DebianPackages::initTestCase()
{
    for (const char* program : {"dpkg", "dpkg-shlibdeps", "cpack"})
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP("SKIPPED: this is no Debian system to pack on");
    open();
    pack("packages");
    QVERIFY(!package("packages", "tagline").isEmpty());
    QVERIFY(!package("packages", "libtagline-dev").isEmpty());
}

void tst_DebianPackages::theProgramNeedsWhatItLinks()
{
    const QString needs = runProgram("dpkg-deb", {"-f", package("packages", "tagline"), "Depends"}).output;
    for (const char* library : {"libqt6widgets6", "libassimp5", "libsqlite3-0", "libqt6svg6", "libc6 (>= 2."})
        QVERIFY2(needs.contains(library), qPrintable(needs));
    QVERIFY2(!needs.contains("-dev"), qPrintable(needs));
}

void tst_DebianPackages::thePackagesKeepDebiansPolicy()
{
    if (QStandardPaths::findExecutable("lintian").isEmpty()) QSKIP("SKIPPED: there is no lintian");
    for (const char* name : {"tagline", "tagline-dbgsym", "libtagline-dev"}) {
        const CliRun checked = runProgram(
            "lintian", {"--no-cfg", "--allow-root", "--tag-display-limit", "0", package("packages", name)});
        QVERIFY2(!checked.output.startsWith("E: ") && !checked.output.contains("\nE: "),
                 qPrintable(checked.output));
        QVERIFY2(checked.status == 0, qPrintable(checked.output + checked.messages));
    }
}

/// By the number that the linker gave the program a debugger finds them.
void tst_DebianPackages::symbolsOfTheProgramArePackedApart()
{
    const QString folder = m_folder->filePath("unpacked");
    for (const char* name : {"tagline", "tagline-dbgsym"}) {
        const CliRun unpacked = runProgram("dpkg-deb", {"-x", package("packages", name), folder});
        QVERIFY2(unpacked.status == 0, qPrintable(unpacked.messages));
    }
    const QString program = folder + "/usr/bin/tagline";
    QVERIFY(!runProgram("readelf", {"-SW", program}).output.contains(".symtab"));
    const QString notes = runProgram("readelf", {"-n", program}).output;
    const QRegularExpressionMatch id = QRegularExpression("Build ID: ([0-9a-f]{2})([0-9a-f]+)").match(notes);
    QVERIFY2(id.hasMatch(), qPrintable(notes));
    const QString symbols =
        folder + "/usr/lib/debug/.build-id/" + id.captured(1) + '/' + id.captured(2) + ".debug";
    QVERIFY2(runProgram("readelf", {"-SW", symbols}).output.contains(".symtab"), qPrintable(symbols));
}

void tst_DebianPackages::theProgramIsInstalledRunAndRemoved()
{
    const QString root = m_folder->filePath("root");
    QVERIFY(QDir(root).mkpath("var/lib/dpkg/info"));
    QVERIFY(QDir(root).mkpath("var/lib/dpkg/updates"));
    put("root/var/lib/dpkg/status", {});
    const auto dpkg = [&](const QStringList& arguments) {
        return runProgram("dpkg", QStringList{"--root=" + root, "--force-depends", "--force-not-root",
                                              "--force-script-chrootless",
                                              "--log=" + m_folder->filePath("dpkg.log")} +
                                      arguments);
    };
    const CliRun installed = dpkg({"--install", package("packages", "tagline")});
    QVERIFY2(installed.status == 0, qPrintable(installed.output + installed.messages));
    const QString tagline = root + "/usr/bin/tagline";
    const QString sample = root + "/usr/share/tagline/sample";
    const CliRun asked =
        runOther(m_folder->path(), tagline, {"query", "Run & ~Bad", sample + "/sample.tagline"},
                 m_variables + QStringList{"TAGLINE_CACHE_DIR=" + m_folder->filePath("cache")});
    QVERIFY2(asked.status == 0, qPrintable(asked.messages));
    const CliRun wanted = run({"query", "Run & ~Bad", sourceFolder() + "/resources/sample/sample.tagline"});
    QCOMPARE(asked.output.section('\n', -2), wanted.output.section('\n', -2));
    QVERIFY(windowStart(tagline, sample + "/sample.tagline") >= 0);
    const int warm = windowStart(tagline, sample + "/sample.tagline");
    QVERIFY(warm >= 0);
    constexpr int longestStart = 1000; // milliseconds; builds that are not what users get are not measured
    if (qEnvironmentVariable("TAGLINE_BUILD_TYPE") == "Release")
        QVERIFY2(warm <= longestStart, qPrintable(QString::number(warm)));
    QVERIFY(runProgram("zcat", {root + "/usr/share/man/man1/tagline.1.gz"}).output.contains("tagline query"));
    QVERIFY(QFile::exists(root + "/usr/share/bash-completion/completions/tagline"));
    const CliRun removed = dpkg({"--purge", "tagline"});
    QVERIFY2(removed.status == 0, qPrintable(removed.output + removed.messages));
    QStringList left;
    for (QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        const QString file = files.next();
        if (!file.startsWith(root + "/var/lib/dpkg/")) left << file;
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join('\n')));
}

void tst_DebianPackages::thePackagesAreReproducible()
{
    pack("again");
    for (const char* name : {"tagline", "tagline-dbgsym", "libtagline-dev"}) {
        QList<QByteArray> sums;
        for (const char* folder : {"packages", "again"}) {
            QFile file(package(folder, name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            sums << QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
        }
        QCOMPARE(sums.front(), sums.back());
    }
}

void tst_DebianPackages::theDesktopUnderstandsTheFiles_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("arguments");
    const QString desktop = sourceFolder() + "/resources/desktop/";
    QTest::newRow("entry") << "desktop-file-validate" << QStringList{desktop + "tagline.desktop"};
    // The project has no domain whose name it could reverse.
    QTest::newRow("metadata") << "appstreamcli"
                              << QStringList{"validate", "--no-net",
                                             "--override=cid-desktopapp-is-not-rdns=info",
                                             buildFolder() + "/tagline.metainfo.xml"};
    QTest::newRow("types") << "update-mime-database" << QStringList{m_folder->filePath("mime")};
}

void tst_DebianPackages::theDesktopUnderstandsTheFiles()
{
    QFETCH(QString, program);
    QFETCH(QStringList, arguments);
    if (QStandardPaths::findExecutable(program).isEmpty())
        QSKIP(qPrintable("SKIPPED: there is no " + program));
    QVERIFY(QDir(m_folder->path()).mkpath("mime/packages"));
    QFile::copy(sourceFolder() + "/resources/desktop/tagline.xml",
                m_folder->filePath("mime/packages/tagline.xml"));
    const CliRun checked = runOther(m_folder->path(), program, arguments,
                                    m_variables + QStringList{"XDG_DATA_DIRS=" + m_folder->path()});
    QVERIFY2(checked.status == 0 && checked.messages.isEmpty(),
             qPrintable(checked.output + checked.messages));
}

QTEST_GUILESS_MAIN(tst_DebianPackages)
#include "tst_DebianPackages.moc"
