#include "core/library/opening/LibraryScan.h"
#include "core/library/opening/NamesWithoutText.h"
#include "core/library/opening/UnwritableFolders.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>

using namespace tagline;
namespace fs = std::filesystem;

class tst_LibraryScan : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void foldersAreReadWithSubFoldersInOrderOfBytes();
    void shownPathsAreAsGiven_data();
    void shownPathsAreAsGiven();
    void hiddenAndForeignFilesArePassedOver();
    void namesThatAreNoTextAreListed();
    void namesThatAreNoTextAreRefusedToEditors();
    void linksAndLoopsEnd();
    void linkUpwardsBringsNothingIn();
    void linkedModelKeepsItsOwnFolder();
    void fileGivenTwiceIsOneSource();
    void sidecarMeansItsModel();
    void sidecarWithoutModelIsSaid();
    void badPathsAreErrors_data();
    void badPathsAreErrors();
    void libraryFileBringsItsRootsAndSettings();
    void librariesMayNameEachOther();
    void libraryOfAFolderIsFound();
    void brokenLibraryIsAnErrorWithItsPlace();
    void foldersThatSomebodyElseLeadsToAreOutside();

private:
    void put(const std::string& path, const std::string& text = "x") const
    {
        if (fs::path(path).has_parent_path()) fs::create_directories(fs::path(path).parent_path());
        std::ofstream(path) << text;
    }
    static std::string shown(const LibraryScan& scan)
    {
        std::string all;
        for (const FoundSource& source : scan.sources) all += source.shown + ' ';
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_before;
};

void tst_LibraryScan::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_before = QDir::currentPath();
    QDir::setCurrent(m_folder->path());
}

void tst_LibraryScan::cleanup() { QDir::setCurrent(m_before); }

void tst_LibraryScan::foldersThatSomebodyElseLeadsToAreOutside()
{
    put("lib/walk.bvh");
    put("lib/below/run.bvh");
    put("victim/jump.bvh");
    put("library2/hop.bvh");
    put("lib/lib.tagline", R"({"format": "tagline.library", "version": 1, "roots": [".", "../victim"]})");
    fs::create_directory_symlink(fs::absolute("library2"), "lib/link");
    const auto real = [](const char* path) { return fs::canonical(path).string(); };
    const std::set<std::string> found = foldersOf(scanLibrary({"lib/lib.tagline"}));
    QCOMPARE(found,
             (std::set<std::string>{real("lib"), real("lib/below"), real("victim"), real("library2")}));
    const std::set<std::string> outside{real("victim"), real("library2")};
    QCOMPARE(foldersOutside({"lib/lib.tagline"}, found), outside);
    QCOMPARE(foldersOutside({real("lib")}, found), outside);
    QCOMPARE(foldersOutside({real("lib"), "lib/link"}, found),
             std::set<std::string>{real("victim")}); // opened itself
    QVERIFY(foldersOutside({real("lib"), "victim", "library2/hop.bvh"}, found).empty());
    QVERIFY(foldersOutside({"/"}, found).empty());
    QCOMPARE(scanLibrary({"lib", "victim/jump.bvh"}).wholeFolders, std::vector<std::string>{"lib"});
    QCOMPARE(scanLibrary({"lib/lib.tagline"}).wholeFolders,
             (std::vector<std::string>{"lib", "lib/../victim"}));
}

void tst_LibraryScan::foldersAreReadWithSubFoldersInOrderOfBytes()
{
    for (const char* name :
         {"lib/b.bvh", "lib/B.fbx", "lib/a/z.glb", "lib/a.bvh", "lib/\u00e4.dae", "lib/a/deep/er/x.gltf"})
        put(name);
    const LibraryScan scan = scanLibrary({"lib"});
    QCOMPARE(shown(scan),
             std::string("lib/B.fbx lib/a.bvh lib/a/deep/er/x.gltf lib/a/z.glb lib/b.bvh lib/\u00e4.dae "));
    QVERIFY(scan.errors.empty());
    QCOMPARE(scan.sources[0].path, fs::canonical("lib").string() + "/B.fbx");
}

void tst_LibraryScan::shownPathsAreAsGiven_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    QTest::newRow("folder") << "lib"
                            << "lib/a/z.bvh ";
    QTest::newRow("slash at the end") << "lib///"
                                      << "lib/a/z.bvh ";
    QTest::newRow("with a dot") << "./lib"
                                << "./lib/a/z.bvh ";
    QTest::newRow("dot") << "."
                         << "./lib/a/z.bvh ";
    QTest::newRow("dots") << "lib/../lib/a"
                          << "lib/../lib/a/z.bvh ";
    QTest::newRow("file") << "lib/a/z.bvh"
                          << "lib/a/z.bvh ";
    QTest::newRow("sidecar") << "lib/a/z.bvh.tags.json"
                             << "lib/a/z.bvh ";
}

void tst_LibraryScan::shownPathsAreAsGiven()
{
    QFETCH(QString, given);
    QFETCH(QString, expected);
    put("lib/a/z.bvh");
    put("lib/a/z.bvh.tags.json");
    const LibraryScan scan = scanLibrary({given.toStdString()});
    QCOMPARE(QString::fromStdString(shown(scan)), expected);
    QCOMPARE(scan.sources[0].path, fs::canonical("lib/a/z.bvh").string());
}

void tst_LibraryScan::hiddenAndForeignFilesArePassedOver()
{
    for (const char* name : {"lib/.hidden.bvh", "lib/.cache/x.bvh", "lib/notes.txt", "lib/image.png",
                             "lib/notes.txt.tags.json", "lib/ok.bvh"})
        put(name);
    const LibraryScan scan = scanLibrary({"lib"});
    QCOMPARE(shown(scan), std::string("lib/ok.bvh "));
    QVERIFY(scan.errors.empty());
}

void tst_LibraryScan::namesThatAreNoTextAreListed()
{
    put("lib/bad\xff.bvh");
    put("lib/bad\xfe.tagline", R"({"format":"tagline.library","version":1})");
    for (const char* path : {"lib", "lib/bad\xff.bvh"}) {
        const LibraryScan scan = scanLibrary({path});
        QCOMPARE(shown(scan), std::string("lib/bad\xff.bvh "));
        QVERIFY(scan.errors.empty());
    }
    QCOMPARE(scanLibrary({"lib"}).libraries.size(), std::size_t(1));
}

void tst_LibraryScan::namesThatAreNoTextAreRefusedToEditors()
{
    put("lib/bad\xff.bvh");
    put("lib/bad\xfe.tagline", R"({"format":"tagline.library","version":1})");
    put("lib/back\\slash.bvh");
    LibraryScan scan = scanLibrary({"lib"});
    refuseNamesWithoutText(scan);
    QCOMPARE(shown(scan), std::string("lib/back\\slash.bvh "));
    QCOMPARE(scan.libraries.size(), std::size_t(0));
    QCOMPARE(scan.errors.size(), std::size_t(2));
    for (const Error& error : scan.errors) QCOMPARE(error.code, std::string("scan.name-no-text"));
    QCOMPARE(scan.errors[0].file, std::string(R"(lib/bad\xff.bvh)"));
    QVERIFY(scan.errors[0].message.ends_with("rename it"));
}

void tst_LibraryScan::linksAndLoopsEnd()
{
    put("lib/a/walk.bvh");
    fs::create_directory_symlink(".", "lib/self");
    fs::create_directory_symlink("../..", "lib/a/up");
    fs::create_directory_symlink("a", "lib/again");
    fs::create_symlink("nowhere.bvh", "lib/dangling.bvh");
    fs::create_symlink("loop.bvh", "lib/loop.bvh");
    QCOMPARE(shown(scanLibrary({"lib"})), std::string("lib/a/walk.bvh "));
}

void tst_LibraryScan::linkUpwardsBringsNothingIn()
{
    put("outside.bvh");
    put("lib/in.bvh");
    fs::create_directory_symlink(fs::current_path(), "lib/up");
    fs::create_directory_symlink("/", "lib/root");
    QCOMPARE(shown(scanLibrary({"lib"})), std::string("lib/in.bvh "));
}

void tst_LibraryScan::linkedModelKeepsItsOwnFolder()
{
    put("store/content-1234.bvh");
    fs::create_directory("lib");
    fs::create_symlink("../store/content-1234.bvh", "lib/walk.bvh");
    const LibraryScan scan = scanLibrary({"lib"});
    QCOMPARE(scan.sources[0].path, fs::canonical("lib").string() + "/walk.bvh");
}

void tst_LibraryScan::fileGivenTwiceIsOneSource()
{
    put("lib/walk.bvh");
    QCOMPARE(shown(scanLibrary({"lib/walk.bvh", "lib", "./lib/walk.bvh"})), std::string("lib/walk.bvh "));
}

void tst_LibraryScan::sidecarMeansItsModel()
{
    put("lib/walk.bvh");
    put("lib/walk.bvh.tags.json", "{}");
    const LibraryScan scan = scanLibrary({"lib/walk.bvh.tags.json"});
    QCOMPARE(shown(scan), std::string("lib/walk.bvh "));
    QVERIFY(!scan.sources[0].isMissing);
    QVERIFY(scan.errors.empty());
}

void tst_LibraryScan::sidecarWithoutModelIsSaid()
{
    put("lib/gone.bvh.tags.json", "{}");
    put("lib/walk.bvh");
    const LibraryScan scan = scanLibrary({"lib"});
    QCOMPARE(shown(scan), std::string("lib/gone.bvh lib/walk.bvh "));
    QVERIFY(scan.sources[0].isMissing);
    QCOMPARE(scan.errors.size(), 1u);
    QCOMPARE(scan.errors[0].code, std::string("scan.model-missing"));
    QCOMPARE(scan.errors[0].file, std::string("lib/gone.bvh.tags.json"));
}

void tst_LibraryScan::badPathsAreErrors_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::newRow("missing") << "none"
                             << "scan.missing";
    QTest::newRow("missing model") << "none.bvh"
                                   << "scan.missing";
    QTest::newRow("missing sidecar") << "none.bvh.tags.json"
                                     << "scan.missing";
    QTest::newRow("no model") << "notes.txt"
                              << "scan.not-a-model";
    QTest::newRow("fifo") << "pipe.bvh"
                          << "scan.not-a-model";
    QTest::newRow("below a file") << "notes.txt/x.bvh"
                                  << "scan.missing";
    QTest::newRow("locked") << "locked"
                            << "scan.unreadable";
    QTest::newRow("empty") << ""
                           << "scan.missing";
}

void tst_LibraryScan::badPathsAreErrors()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    put("notes.txt");
    QCOMPARE(::mkfifo("pipe.bvh", 0600), 0);
    fs::create_directory("locked");
    QCOMPARE(::chmod("locked", 0), 0);
    if (path == "locked" && ::geteuid() == 0) QSKIP("SKIPPED: root can read every folder");
    const LibraryScan scan = scanLibrary({path.toStdString()});
    ::chmod("locked", 0700);
    QVERIFY(scan.sources.empty());
    QCOMPARE(scan.errors.size(), 1u);
    QCOMPARE(QString::fromStdString(scan.errors[0].code), code);
    QCOMPARE(QString::fromStdString(scan.errors[0].file), path);
}

void tst_LibraryScan::libraryFileBringsItsRootsAndSettings()
{
    put("work/lib/walk.glb");
    put("work/more/run.glb");
    put("work/more/.hidden/no.glb");
    put("work/lib/my.tagline", R"({"format":"tagline.library","version":1,"roots":[".","../more"],
        "vocabulary":[{"name":"Run"}],"imports":[{"source":"../more/run.glb","rate":[24,1]}]})");
    const LibraryScan scan = scanLibrary({"work/lib/my.tagline"});
    QCOMPARE(shown(scan), std::string("work/lib/../more/run.glb work/lib/walk.glb "));
    QCOMPARE(scan.sources[0].settings.rate, (FrameRate{24, 1}));
    QVERIFY(!scan.sources[1].settings.rate);
    QCOMPARE(scan.libraries[0].file.vocabulary.size(), 1u);
    QDir::setCurrent(m_folder->path() + "/work/lib");
    QCOMPARE(shown(scanLibrary({"my.tagline"})), std::string("../more/run.glb walk.glb "));
}

void tst_LibraryScan::librariesMayNameEachOther()
{
    const auto library = [](const std::string& roots) {
        return R"({"format": "tagline.library", "version": 1, "roots": [)" + roots + "]}";
    };
    put("self/one.tagline", library(R"("one.tagline", ".")"));
    put("self/walk.bvh");
    QCOMPARE(shown(scanLibrary({"self/one.tagline"})), std::string("self/walk.bvh "));
    put("pair/a.tagline", library(R"("b.tagline")"));
    put("pair/b.tagline", library(R"("a.tagline", "run.bvh")"));
    put("pair/run.bvh");
    const LibraryScan pair = scanLibrary({"pair/a.tagline"});
    QCOMPARE(shown(pair), std::string("pair/run.bvh "));
    QCOMPARE(pair.libraries.size(), 2u);
}

void tst_LibraryScan::libraryOfAFolderIsFound()
{
    put("lib/walk.glb");
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"roots":["/nowhere"]})");
    put("lib/sub/other.tagline", "broken");
    const LibraryScan scan = scanLibrary({"lib"});
    QCOMPARE(shown(scan), std::string("lib/walk.glb "));
    QCOMPARE(scan.libraries.size(), 1u);
    QVERIFY(scan.errors.empty());
}

void tst_LibraryScan::brokenLibraryIsAnErrorWithItsPlace()
{
    put("lib/lib.tagline", "{\n  \"format\": 1\n}");
    const LibraryScan scan = scanLibrary({"lib/lib.tagline"});
    QCOMPARE(scan.errors.size(), 1u);
    QCOMPARE(scan.errors[0].file, std::string("lib/lib.tagline"));
    QCOMPARE(scan.errors[0].line, 1);
    QCOMPARE(scan.unreadLibraries.size(), 1u);
    QVERIFY(scanLibrary({"lib/gone.tagline"}).unreadLibraries.empty()); // nothing is there to be read
}

QTEST_APPLESS_MAIN(tst_LibraryScan)
#include "tst_LibraryScan.moc"
