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

#include <unistd.h>

#include <utility>

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
    void nothingButItsDependenciesIsNeeded();
    void thePackagesAreReproducible();
    void theDesktopUnderstandsTheFiles_data();
    void theDesktopUnderstandsTheFiles();

private:
    CliRun runProgram(const QString& program, const QStringList& arguments) const
    {
        return runOther(m_folder->path(), program, arguments, m_variables);
    }
    /// Times until a window showed the figure, in milliseconds; −1 where it did not within a minute.
    struct WindowStart
    {
        int passed = -1;
        int processor = -1; ///< of all threads, since the process began
        QString log;
    };
    /// Starts a window by a command, under a display of its own, and ends it. Its caches and what it
    /// keeps lie in a folder that the command sees.
    WindowStart windowStart(const QStringList& command, const QString& folder) const;
    /// Starts it twice, says how long the second time took, and fails where that is too long.
    void startWarm(const QStringList& command, const QString& folder) const;
    /// A root of the essential packages and those that the package depends on: a command to be run there.
    /// None where this user may not change the root.
    QStringList makeBareRoot() const;
    /// Libraries, plugins and fonts that the installed program loads and the root has not, a line each.
    CliRun lackingInRoot(const QStringList& inRoot) const;
    /// All files of a root but those of its user and what dpkg and the caches of all programs keep.
    QStringList filesOfRoot() const;
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

tst_DebianPackages::WindowStart tst_DebianPackages::windowStart(const QStringList& command,
                                                                const QString& folder) const
{
    const QString script =
        "\"$@\" 2>start.log & window=$!; for tenth in $(seq 600); do "
        "grep -q 'first picture' start.log && break; kill -0 $window 2>/dev/null || break; "
        "sleep 0.1; done; kill $window; wait; cat start.log";
    QStringList variables =
        m_variables + QStringList{"QT_LOGGING_RULES=tagline.startup=true", "HOME=" + folder};
    for (const char* kind : {"TAGLINE_CACHE_DIR", "TAGLINE_STATE_DIR", "MESA_SHADER_CACHE_DIR"})
        variables << QString("%1=%2/%1").arg(kind, folder);
    QStringList inFolder{"env"};
    for (const QString& variable : std::as_const(variables))
        if (!variable.startsWith("DISPLAY=")) inFolder << variable;
    const CliRun ran = runOther(m_folder->path(), sourceFolder() + "/tests/support/with-display.sh",
                                QStringList{"bash", "-c", script, "bash"} + inFolder + command, m_variables);
    const QRegularExpressionMatch times =
        QRegularExpression("first picture of the figure: ([0-9]+) ms, processor ([0-9]+) ms")
            .match(ran.output);
    WindowStart start{.log = ran.output + ran.messages};
    if (!times.hasMatch()) return start;
    start.passed = times.captured(1).toInt();
    start.processor = times.captured(2).toInt();
    return start;
}

void tst_DebianPackages::startWarm(const QStringList& command, const QString& folder) const
{
    const WindowStart cold = windowStart(command, folder);
    QVERIFY2(cold.passed >= 0, qPrintable(cold.log));
    const WindowStart warm = windowStart(command, folder);
    QVERIFY2(warm.passed >= 0, qPrintable(warm.log));
    qInfo("A warm start showed the figure after %d ms, %d ms of a processor", warm.passed, warm.processor);
    constexpr int longestStart = 1000; // milliseconds of a Release build on a machine that does nothing else
    constexpr int mostWork = 3000; // of any build, on any machine: of a processor, as others may be at work
    QVERIFY2(warm.processor <= mostWork, qPrintable(warm.log));
    if (qEnvironmentVariable("TAGLINE_BUILD_TYPE") == "Release")
        QVERIFY2(warm.passed <= longestStart, qPrintable(warm.log));
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
    startWarm({tagline, sample + "/sample.tagline"}, m_folder->filePath("home"));
    if (QTest::currentTestFailed()) return;
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

QStringList tst_DebianPackages::makeBareRoot() const
{
    const QString root = m_folder->filePath("bare");
    const CliRun made =
        runProgram(sourceFolder() + "/tests/support/bare-root.sh", {root, package("packages", "tagline")});
    if (made.status != 0) qWarning("%s", qPrintable(made.messages));
    QStringList inRoot{"/usr/sbin/chroot",
                       root,
                       "/usr/bin/env",
                       "PATH=/usr/sbin:/usr/bin",
                       "HOME=/root",
                       "TMPDIR=/tmp",
                       "XDG_RUNTIME_DIR=/root/runtime"};
    if (::geteuid() != 0) inRoot = QStringList{"unshare", "--map-root-user"} + inRoot;
    const CliRun tried = runProgram(inRoot.front(), inRoot.mid(1) + QStringList{"true"});
    return made.status == 0 && tried.status == 0 ? inRoot : QStringList();
}

CliRun tst_DebianPackages::lackingInRoot(const QStringList& inRoot) const
{
    const QString script =
        "for name in \"$@\"; do found=$(find /usr/lib /usr/share/fonts -name \"$name\"); "
        "[ -n \"$found\" ] || echo \"$name is in no package that it depends on\"; loaded+=($found); done; "
        "for file in $(dpkg -L tagline | grep -E '^/usr/(bin|libexec)/') \"${loaded[@]}\"; do "
        "case $file in *.ttf) continue;; esac; [ -d $file ] || "
        "ldd $file 2>&1 | grep 'not found' | sed \"s,^,$file: ,\"; done; true";
    const QStringList loaded{
        "libqxcb.so",       "libqoffscreen.so",           "libqsvgicon.so", "libqsvg.so",
        "libqjpeg.so",      "libqxcb-glx-integration.so", "swrast_dri.so",  "libqxcb-egl-integration.so",
        "libGLX_mesa.so.0", "libEGL_mesa.so.0",           "DejaVuSans.ttf"};
    return runProgram(inRoot.front(), inRoot.mid(1) + QStringList{"bash", "-c", script, "bash"} + loaded);
}

QStringList tst_DebianPackages::filesOfRoot() const
{
    const QDir root(m_folder->filePath("bare"));
    static const QRegularExpression passing("^(root|tmp|var/lib/dpkg|var/log|var/cache)/");
    QStringList files;
    for (QDirIterator all(root.path(), QDir::Files | QDir::System | QDir::Hidden,
                          QDirIterator::Subdirectories);
         all.hasNext();) {
        const QString file = root.relativeFilePath(all.next());
        if (!file.contains(passing)) files << file;
    }
    files.sort();
    return files;
}

/// In a root of the packages that it depends on, which dpkg installs it in unforced, it does all that it does
/// elsewhere, and is removed without a trace.
void tst_DebianPackages::nothingButItsDependenciesIsNeeded()
{
    const QStringList inRoot = makeBareRoot();
    if (inRoot.isEmpty()) QSKIP("SKIPPED: this user may not change the root (chroot, unshare)");
    const auto ran = [&](const QStringList& command) {
        return runProgram(inRoot.front(), inRoot.mid(1) + command);
    };
    // Installing the packages of the root would have done this.
    QCOMPARE(ran({"ldconfig"}).status, 0);
    QCOMPARE(ran({"update-mime-database", "/usr/share/mime"}).status, 0);
    const QStringList before = filesOfRoot();
    const CliRun installed = ran({"dpkg", "--install", "/package.deb"});
    QVERIFY2(installed.status == 0, qPrintable(installed.output + installed.messages));
    const CliRun lacking = lackingInRoot(inRoot);
    QVERIFY2(lacking.status == 0 && lacking.output.isEmpty(), qPrintable(lacking.output + lacking.messages));
    const QString library = "/usr/share/tagline/sample/sample.tagline";
    for (const QStringList& command : {QStringList{"--version"},
                                       {"query", "Run & ~Bad", library},
                                       {"render", "/usr/share/tagline/sample/jog.glb", "-o", "/root/jog.png"},
                                       {"render", "--wall", library, "-o", "/root/wall.png"}}) {
        const CliRun done = ran(QStringList{"tagline"} + command);
        QVERIFY2(done.status == 0, qPrintable(command.join(' ') + '\n' + done.messages));
    }
    for (const char* picture : {"jog.png", "wall.png"})
        QVERIFY(content(QString("bare/root/") + picture).startsWith("\x89PNG"));
    const WindowStart window = windowStart(inRoot + QStringList{"tagline", library}, "/root");
    QVERIFY2(window.passed >= 0, qPrintable(window.log));
    const CliRun removed = ran({"dpkg", "--purge", "tagline"});
    QVERIFY2(removed.status == 0, qPrintable(removed.output + removed.messages));
    QCOMPARE(filesOfRoot(), before);
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
