// Files that are moved by their tags: into folders, over no file, out of no folder, and back.

#include "core/cutting/FileMoving.h"
#include "core/cutting/MoveList.h"
#include "core/io/SidecarSheets.h"
#include "tests/support/RandomSeeds.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <random>

using namespace tagline;

class tst_FileMoving : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filesGoIntoTheFoldersOfTheirTags();
    void whatIsTakenBackIsAsBefore();
    void tagsFollowANewName();
    void nothingIsMovedOverAFile();
    void noLinkIsFollowed();
    void whatCannotMoveStays_data();
    void whatCannotMoveStays();
    void listsThatLeadAwayAreRefused_data();
    void listsThatLeadAwayAreRefused();
    void filesGoBackToOpenFoldersAlone_data();
    void filesGoBackToOpenFoldersAlone();
    void theFolderOfTheLibraryFileIsOpen();
    void hostileListsTakeAndReplaceNothingElse();
    void aMoveThatWasCutShortIsTakenBack();
    void modelAndSidecarThatPartedMeetAgain();
    void noTwoClipsOfASidecarGetOneName();
    void whatTheLibraryFileNamesStays();
    void whatHasPartsBesideItStays_data();
    void whatHasPartsBesideItStays();

private:
    std::string path(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    void put(const QString& name, const QByteArray& bytes) const;
    QByteArray content(const QString& name) const;
    QMap<QString, QByteArray> everything() const;
    /// One clip a file, named by the file, with the tag on its first frames.
    ClipId add(const QString& file, const char* tag, Frame frames = 5);
    MovePlan plan(const std::string& pattern = "{tag}/{file}") const;
    Result<std::string> move(const MovePlan& plan) const { return moveFiles(plan, path("out"), "Run"); }
    Result<int> undo(const std::string& list) const { return undoMoves(list, {path("lib")}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    ClipLibrary m_library;
    std::vector<ClipCut> m_cuts;
};

void tst_FileMoving::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = {};
    m_cuts.clear();
}

void tst_FileMoving::put(const QString& name, const QByteArray& bytes) const
{
    QDir().mkpath(QFileInfo(m_folder->filePath(name)).path());
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray tst_FileMoving::content(const QString& name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QMap<QString, QByteArray> tst_FileMoving::everything() const
{
    QMap<QString, QByteArray> files;
    QDirIterator each(m_folder->path(), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString name = QDir(m_folder->path()).relativeFilePath(each.next());
        files[name] = each.fileInfo().isFile() ? content(name) : QByteArray("-");
    }
    return files;
}

ClipId tst_FileMoving::add(const QString& file, const char* tag, Frame frames)
{
    put(file, "model of " + file.toUtf8());
    auto model = std::make_shared<ImportedModel>();
    model->skeleton = Skeleton({{"Hips", noJoint, {}}});
    Clip clip;
    clip.name = clip.displayName = QFileInfo(file).completeBaseName().toStdString();
    clip.frames = 10;
    model->clips.push_back(clip);
    const SourceId source = m_library.addSource(path(file), file.toStdString());
    m_library.setModel(source, model);
    const ClipId id = m_library.source(source).clips.front();
    const TagId known = m_library.vocabulary().intern(tag);
    m_library.setSheet(id, TagSheet().withRanges(known, {{0, frames}}));
    m_cuts.push_back({id, {0, frames}, known});
    TagSidecar sidecar;
    sidecar.source = QFileInfo(file).fileName().toStdString();
    SidecarClip entry;
    entry.name = clip.name;
    entry.frames = 10;
    entry.rate = clip.rate;
    sidecar.clips.push_back(withSheet(std::move(entry), m_library.clip(id).sheet, m_library.vocabulary()));
    put(file + ".tags.json", QByteArray::fromStdString(writtenTagSidecar(sidecar)));
    return id;
}

MovePlan tst_FileMoving::plan(const std::string& pattern) const
{
    CutOptions options;
    options.pattern = pattern;
    options.folder = path("lib");
    return movePlan(m_cuts, m_library, options);
}

void tst_FileMoving::filesGoIntoTheFoldersOfTheirTags()
{
    add("lib/a/walk.bvh", "Walk");
    const ClipId run = add("lib/run.glb", "Run", 3);
    const TagId jump = m_library.vocabulary().intern("Jump");
    m_cuts.push_back({run, {4, 9}, jump}); // more of its frames
    put("lib/other.bvh", "stays");
    const auto list = move(plan());
    QVERIFY2(list, list ? "" : list.error().text().c_str());
    QCOMPARE(*list, path("out/moves.json"));
    QCOMPARE(content("out/Walk/walk.bvh"), QByteArray("model of lib/a/walk.bvh"));
    QVERIFY(content("out/Walk/walk.bvh.tags.json").contains("\"Walk\""));
    QCOMPARE(content("out/Jump/run.glb"), QByteArray("model of lib/run.glb"));
    QVERIFY(!QFile::exists(m_folder->filePath("lib/run.glb")) &&
            !QFile::exists(m_folder->filePath("lib/run.glb.tags.json")));
    QVERIFY(QFile::exists(m_folder->filePath("lib/other.bvh")));
}

void tst_FileMoving::whatIsTakenBackIsAsBefore()
{
    add("lib/a/walk.bvh", "Walk");
    add("lib/run.bvh", "Run");
    const auto before = everything();
    const auto list = move(plan("{tag}/{file}_{frames}"));
    QVERIFY(list);
    QVERIFY(QFile::exists(m_folder->filePath("out/Run/run_10.bvh")));
    const auto back = undo(*list);
    QVERIFY2(back, back ? "" : back.error().text().c_str());
    QCOMPARE(*back, 2);
    QVERIFY(QDir(m_folder->path()).rmdir("out")); // nothing is left in it
    QVERIFY(everything() == before);
}

void tst_FileMoving::tagsFollowANewName()
{
    add("lib/run.bvh", "Run");
    const auto list = move(plan("fast_{file}"));
    QVERIFY(list);
    const auto sidecar = readTagSidecar(content("out/fast_run.bvh.tags.json").toStdString(), "x");
    QVERIFY(sidecar);
    QCOMPARE(sidecar->source, std::string("fast_run.bvh"));
    QCOMPARE(sidecar->clips.at(0).name, std::string("fast_run")); // as the file will name it
}

/// All or none: where one file is in the way, nothing has moved and nothing was made.
void tst_FileMoving::nothingIsMovedOverAFile()
{
    add("lib/a.bvh", "Run");
    add("lib/b.bvh", "Run");
    put("out/Run/b.bvh", "mine");
    const auto before = everything();
    const auto list = move(plan());
    QVERIFY(!list);
    QCOMPARE(list.error().code, std::string("export.replaces"));
    QVERIFY(everything() == before);
    QVERIFY(QFile::remove(m_folder->filePath("out/Run/b.bvh")));
    put("out/Run/b.bvh.tags.json", "mine");
    const auto others = everything();
    QVERIFY(!move(plan()));
    QVERIFY(everything() == others);
    QVERIFY(QFile::remove(m_folder->filePath("out/Run/b.bvh.tags.json")));
    put("out/moves.json", "mine");
    const auto second = move(plan());
    QVERIFY(second);
    QCOMPARE(*second, path("out/moves (2).json"));
    QCOMPARE(content("out/moves.json"), QByteArray("mine"));
    put("lib/a.bvh", "new");
    const auto now = everything();
    QVERIFY(!undo(*second));
    QVERIFY(everything() == now);
}

void tst_FileMoving::noLinkIsFollowed()
{
    add("lib/a.bvh", "Run");
    QDir(m_folder->path()).mkpath("elsewhere");
    QDir(m_folder->path()).mkpath("out");
    QVERIFY(QFile::link(m_folder->filePath("elsewhere"), m_folder->filePath("out/Run")));
    const auto list = move(plan());
    QVERIFY(!list);
    QCOMPARE(list.error().code, std::string("export.exists"));
    QVERIFY(QDir(m_folder->filePath("elsewhere")).isEmpty());
    QVERIFY(QFile::exists(m_folder->filePath("lib/a.bvh")));
}

void tst_FileMoving::whatCannotMoveStays_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("code");
    QTest::newRow("of several files") << "lib/a.md5mesh"
                                      << "{tag}/{file}"
                                      << "move.parts";
    QTest::newRow("a clip that may be named by the file") << "lib/a.glb"
                                                          << "{tag}_{file}"
                                                          << "move.name";
    QTest::newRow("kept name") << "lib/a.glb"
                               << "{tag}/{file}"
                               << "";
}

void tst_FileMoving::whatCannotMoveStays()
{
    QFETCH(QString, file);
    QFETCH(QString, pattern);
    QFETCH(QString, code);
    add(file, "Run");
    const MovePlan planned = plan(pattern.toStdString());
    QCOMPARE(planned.refusals.size(), std::size_t(code.isEmpty() ? 0 : 1));
    QCOMPARE(planned.moves.size(), std::size_t(code.isEmpty() ? 1 : 0));
    if (!code.isEmpty()) QCOMPARE(QString::fromStdString(planned.refusals[0].code), code);
}

void tst_FileMoving::whatHasPartsBesideItStays_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("moves");
    const QByteArray glb("glTF\2\0\0\0\0\1\0\0\0\1\0\0JSON", 20);
    QTest::newRow("buffer") << "lib/a.gltf" << QByteArray(R"({"buffers":[{"uri":"part%20one.bin"}]})")
                            << false;
    QTest::newRow("buffer within") << "lib/a.gltf"
                                   << QByteArray(R"({"buffers":[{"uri":"data:;base64,AAAA"}]})") << true;
    QTest::newRow("picture") << "lib/a.glb" << glb + R"({"images":[{"uri":"textures/Wood.PNG"}]})" << false;
    QTest::newRow("picture that is not there")
        << "lib/a.glb" << glb + R"({"images":[{"uri":"gone.png"}]})" << true;
    QTest::newRow("path of another machine")
        << "lib/a.fbx" << QByteArray("Kaydara\x1a\0RelativeFilenameS\x17\0\0\0C:\\work\\maps\\Wood.PNG\0", 52)
        << false;
    QTest::newRow("Collada's picture")
        << "lib/a.dae" << QByteArray("<init_from>./textures/Wood.PNG</init_from>") << false;
    QTest::newRow("apostrophe in a name")
        << "lib/a.glb" << glb + R"({"images":[{"uri":"Bob's skin.png"}]})" << false;
    QTest::newRow("apostrophes around a name")
        << "lib/a.dae" << QByteArray("<image url='textures/Wood.PNG'/>") << false;
    QTest::newRow("entity") << "lib/a.dae" << QByteArray("<init_from>this &amp; that.png</init_from>")
                            << false;
    QTest::newRow("beyond the first piece")
        << "lib/a.fbx" << QByteArray((1 << 20) - 8, '\0') + "textures/Wood.PNG" + QByteArray(100, '\0')
        << false;
    QTest::newRow("no end") << "lib/a.fbx" << QByteArray(1 << 21, 'a') + ".png" << true;
    QByteArray many;
    for (int i = 0; i < 12'000; ++i) many += QByteArray::number(i) + ".png\n";
    QTest::newRow("more names than can be") << "lib/a.fbx" << many << false;
    QTest::newRow("BVH") << "lib/a.bvh" << QByteArray("JOINT textures/Wood.PNG") << true;
}

void tst_FileMoving::whatHasPartsBesideItStays()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, moves);
    add(file, "Run");
    put(file, bytes);
    put("lib/part one.bin", "buffer");
    put("lib/textures/Wood.PNG", "picture");
    put("lib/Bob's skin.png", "picture");
    put("lib/this & that.png", "picture");
    const MovePlan planned = plan();
    QCOMPARE(planned.moves.size(), std::size_t(moves));
    QCOMPARE(planned.refusals.size(), std::size_t(!moves));
    if (!moves) QCOMPARE(planned.refusals[0].code, std::string("move.parts"));
}

void tst_FileMoving::listsThatLeadAwayAreRefused_data()
{
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<QByteArray>("folders");
    const auto move = [](const char* from, const char* to) {
        return QByteArray("{\"from\":\"") + from + "\",\"to\":\"" + to + "\"}";
    };
    QTest::newRow("above") << move("b.bvh", "../lib/a.bvh") << QByteArray();
    QTest::newRow("absolute") << move("b.bvh", "/tmp/a.bvh") << QByteArray();
    QTest::newRow("within") << move("b.bvh", "x/../../lib/a.bvh") << QByteArray();
    QTest::newRow("no model from") << move("b.txt", "a.bvh") << QByteArray();
    QTest::newRow("no model to") << move("b.bvh", "a.txt") << QByteArray();
    QTest::newRow("nul") << move("b.bvh\\u0000.bvh", "a.bvh") << QByteArray();
    QTest::newRow("no text") << QByteArray("{\"from\":1,\"to\":\"a.bvh\"}") << QByteArray();
    QTest::newRow("folder above") << QByteArray() << QByteArray("\"..\"");
    QTest::newRow("a link") << move("b.bvh", "link/a.bvh") << QByteArray();
}

void tst_FileMoving::listsThatLeadAwayAreRefused()
{
    QFETCH(QByteArray, moves);
    QFETCH(QByteArray, folders);
    add("lib/a.bvh", "Run");
    QDir(m_folder->path()).mkpath("out");
    QVERIFY(QFile::link(m_folder->filePath("lib"), m_folder->filePath("out/link")));
    put("out/moves.json",
        R"({"format":"tagline.moves","version":1,"moves":[)" + moves + R"(],"folders":[)" + folders + "]}");
    const auto before = everything();
    const auto undone = undo(path("out/moves.json"));
    QVERIFY(!undone);
    QVERIFY2(undone.error().code.starts_with("moves."), undone.error().code.c_str());
    QVERIFY(everything() == before);
}

void tst_FileMoving::filesGoBackToOpenFoldersAlone_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QStringList>("folders"); ///< that a person named
    QTest::addColumn<bool>("goesBack");
    const auto row = [](const char* name, const char* from, const QStringList& folders, bool goesBack) {
        QTest::newRow(name) << QString(from) << folders << goesBack;
    };
    row("into the list's folder", "back.bvh", {}, true);
    row("below it", "sub/back.bvh", {}, true);
    row("into the folder above", "../back.bvh", {}, false);
    row("into a folder beside", "../lib/back.bvh", {}, false);
    row("into a named folder", "../lib/back.bvh", {"lib"}, true);
    row("below a named folder", "../lib/sub/back.bvh", {"lib"}, true);
    row("into one of several", "../lib/back.bvh", {"other", "lib"}, true);
    row("into another than the named one", "../lib/back.bvh", {"other"}, false);
    row("beside a named one whose name begins so", "../library/back.bvh", {"lib"}, false);
    row("out of a named one", "../lib/../back.bvh", {"lib"}, false);
    row("through a link in the list's folder", "link/back.bvh", {}, false);
    row("through a link in a named folder", "../lib/link/back.bvh", {"lib"}, false);
    row("through a link that leads to a named folder", "link/back.bvh", {"other"}, true);
    row("by an absolute path", "/tmp/tagline-no-such-folder/back.bvh", {"lib"}, false);
}

/// A list may be anybody's: it says where files came from, and is not believed.
void tst_FileMoving::filesGoBackToOpenFoldersAlone()
{
    QFETCH(QString, from);
    QFETCH(QStringList, folders);
    QFETCH(bool, goesBack);
    for (const char* folder : {"lib/sub", "library", "other", "out/sub"})
        QVERIFY(QDir(m_folder->path()).mkpath(folder));
    for (const char* link : {"out/link", "lib/link"})
        QVERIFY(QFile::link(m_folder->filePath("other"), m_folder->filePath(link)));
    put("out/x.bvh", "model");
    put("out/moves.json", ("{\"format\":\"tagline.moves\",\"version\":1,\"moves\":[\n{\"from\":\"" + from +
                           "\",\"to\":\"x.bvh\"}]}")
                              .toUtf8());
    const auto before = everything();
    std::vector<std::string> named;
    for (const QString& folder : folders) named.push_back(path(folder));
    const auto undone = undoMoves(path("out/moves.json"), named);
    QCOMPARE(undone.hasValue(), goesBack);
    if (goesBack) {
        QCOMPARE(content("out/" + from), QByteArray("model"));
        return;
    }
    QCOMPARE(undone.error().code, std::string("moves.outside"));
    QCOMPARE(undone.error().file, path("out/moves.json"));
    QCOMPARE(undone.error().line, 2);
    const QString said = QString::fromStdString(undone.error().message);
    QVERIFY2(said.contains("back.bvh”") && said.contains("nothing was moved") && said.contains("--undo LIST"),
             qPrintable(said));
    QVERIFY(everything() == before);
}

/// A list that was written within a library needs no folder named; no farther than the nearest library file.
void tst_FileMoving::theFolderOfTheLibraryFileIsOpen()
{
    const QByteArray list =
        R"({"format":"tagline.moves","version":1,"moves":[{"from":"../../%1.bvh","to":"x.bvh"}]})";
    put("mocap/a/sorted/x.bvh", "model");
    put("mocap/a/sorted/moves.json", QByteArray(list).replace("%1", "back"));
    const std::string path = this->path("mocap/a/sorted/moves.json");
    QVERIFY(!undoMoves(path));
    put("mocap/a/a.tagline", "{}");
    QVERIFY(!undoMoves(path)); // the folder above that one
    QVERIFY(QFile::remove(m_folder->filePath("mocap/a/a.tagline")));
    put("mocap/all.tagline", "{}");
    QVERIFY(undoMoves(path));
    QCOMPARE(content("mocap/back.bvh"), QByteArray("model"));
}

/// Whatever a list says: files that lie outside of its folder stay as they are, and nothing is lost or
/// replaced.
void tst_FileMoving::hostileListsTakeAndReplaceNothingElse()
{
    // Far enough below that no way of these pieces leads out of the test's folder.
    const QString deep = "1/2/3/4/5/";
    const QStringList pieces{"..",     ".",         "",       "//",      "a",         "link",
                             "sub",    "Run",       "x.bvh",  "y.bvh",   "run.bvh",   "run.bvh.tags.json",
                             "lib",    "out",       "passwd", "\\u0000", "..\\u002f", "%2e%2e",
                             "\\\\..", "moves.json"};
    for (const std::uint32_t seed : test::RandomSeeds(200)) {
        std::mt19937 random(seed);
        init();
        for (const char* name : {"lib/run.bvh", "lib/x.bvh", "out/x.bvh", "out/sub/y.bvh", "x.bvh"})
            put(deep + name, QByteArray("model ") + name);
        put(deep + "out/sub/y.bvh.tags.json",
            R"({"format":"tagline.tags","version":1,"source":"y.bvh","clips":[]})");
        put(deep + "lib/run.bvh.tags.json", "mine");
        QVERIFY(QFile::link(m_folder->filePath(deep + "lib"), m_folder->filePath(deep + "out/link")));
        const auto hostile = [&] {
            QStringList parts;
            for (std::size_t i = 0, count = 1 + random() % 4; i < count; ++i)
                parts << pieces[qsizetype(random() % std::size_t(pieces.size()))];
            if (random() % 2) parts << (random() % 2 ? "x.bvh" : "y.bvh");
            QString way = parts.join('/');
            while (way.startsWith('/')) way.remove(0, 1); // the root of the disk is nobody's to try
            return (random() % 8 ? QString() : m_folder->filePath(deep)) + way;
        };
        QStringList moves, folders;
        for (std::size_t i = 0, count = 1 + random() % 3; i < count; ++i) {
            const QString to = random() % 2 ? hostile() : QString(random() % 2 ? "x.bvh" : "sub/y.bvh");
            moves << QString(R"({"from":"%1","to":"%2"})").arg(hostile(), to);
            if (random() % 2) folders << '"' + hostile() + '"';
        }
        put(deep + "out/moves.json", (R"({"format":"tagline.moves","version":1,"moves":[)" + moves.join(',') +
                                      R"(],"folders":[)" + folders.join(',') + "]}")
                                         .toUtf8());
        const auto before = everything();
        const auto undone = undoMoves(path(deep + "out/moves.json"), {path(deep.chopped(1))});
        const auto after = everything();
        QList<QByteArray> models, modelsAfter;
        for (auto each = before.begin(); each != before.end(); ++each) {
            if (!each.key().startsWith(deep + "out/"))
                QVERIFY2(after.value(each.key()) == each.value(), qPrintable(each.key() + moves.join(',')));
            if (each.value().startsWith("model ")) models << each.value();
        }
        for (auto each = after.begin(); each != after.end(); ++each) {
            if (each.value().startsWith("model ")) modelsAfter << each.value();
            QVERIFY2(before.contains(each.key()) || each.value() == "-" || each.key().endsWith(".bvh") ||
                         each.key().endsWith(".bvh.tags.json"),
                     qPrintable(each.key()));
        }
        std::ranges::sort(models);
        std::ranges::sort(modelsAfter);
        QVERIFY2(models == modelsAfter, qPrintable(moves.join(',')));
        if (!undone) QVERIFY(after == before); // all or nothing
    }
}

/// The list is there before the first file moves: what was not moved yet stays where it is.
void tst_FileMoving::aMoveThatWasCutShortIsTakenBack()
{
    add("lib/a.bvh", "Run");
    add("lib/b.bvh", "Run");
    const auto before = everything();
    const auto list = move(plan());
    QVERIFY(list);
    for (const char* name : {"b.bvh", "b.bvh.tags.json"})
        QVERIFY(QFile::rename(m_folder->filePath(QString("out/Run/") + name),
                              m_folder->filePath(QString("lib/") + name)));
    const auto back = undo(*list);
    QVERIFY(back);
    QCOMPARE(*back, 1);
    QVERIFY(QDir(m_folder->path()).rmdir("out"));
    QVERIFY(everything() == before);
}

/// The program ended between the two: the model had gone and the sidecar had not, or the other way round.
void tst_FileMoving::modelAndSidecarThatPartedMeetAgain()
{
    add("lib/a.bvh", "Run");
    const auto before = everything();
    for (const char* left : {"a.bvh", "a.bvh.tags.json"}) {
        const auto list = move(plan());
        QVERIFY(list);
        QVERIFY(QFile::rename(m_folder->filePath(QString("out/Run/") + left),
                              m_folder->filePath(QString("lib/") + left)));
        QVERIFY(undo(*list));
        QVERIFY(QDir(m_folder->path()).rmdir("out"));
        QVERIFY(everything() == before);
    }
}

void tst_FileMoving::noTwoClipsOfASidecarGetOneName()
{
    add("lib/run.bvh", "Run");
    auto sidecar = readTagSidecar(content("lib/run.bvh.tags.json").toStdString(), "x");
    QVERIFY(sidecar);
    sidecar->clips.push_back(sidecar->clips.front());
    sidecar->clips.back().name = "fast_run";
    put("lib/run.bvh.tags.json", QByteArray::fromStdString(writtenTagSidecar(*sidecar)));
    const auto before = everything();
    const auto list = move(plan("fast_{file}"));
    QVERIFY(!list);
    QCOMPARE(list.error().code, std::string("move.sidecar"));
    QVERIFY(everything() == before);
    QVERIFY(move(plan("{file}")));
}

void tst_FileMoving::whatTheLibraryFileNamesStays()
{
    add("lib/run.bvh", "Run");
    m_library.set(&LibraryContent::character, path("lib/run.bvh"));
    const MovePlan planned = plan();
    QVERIFY(planned.moves.empty());
    QCOMPARE(planned.refusals.at(0).code, std::string("move.settings"));
    m_library.set(&LibraryContent::character, {});
    QVERIFY(plan().refusals.empty());
    TagDefinition run;
    run.name = "Run";
    run.examples = {{path("lib/run.bvh"), "run", {}, {0, 3}}};
    m_library.vocabulary().define(run);
    QCOMPARE(plan().refusals.at(0).code, std::string("move.settings"));
}

QTEST_GUILESS_MAIN(tst_FileMoving)
#include "tst_FileMoving.moc"
