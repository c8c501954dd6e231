// Where exports are written: names that every system takes, nothing outside the target, nothing replaced,
// nothing left of an export that did not come to its end.

#include "core/exports/ExportWriting.h"
#include "core/exports/FolderWriting.h"
#include "tests/support/RandomSeeds.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <random>
#include <set>

using namespace tagline;
using namespace tagline::test;

class tst_ExportWriting : public QObject
{
    Q_OBJECT

private slots:
    void foldersOfTheLibraryAreKept();
    void hostileNamesStayWithinTheTarget();
    void noFileIsReplaced();
    void filesAreReplacedWhereThatIsAskedFor();
    void whereOneFileCannotBeReplacedNoneIs();
    void noLinkIsFollowedBelowTheTarget();
    void whatIsCancelledLeavesNothing();
    void oneFileForTheLibraryIsReplaced();
    void whatTheLibraryIsMadeOfIsNot();
    void manyClipsOfOneNameAreNamedAtOnce();
    void largeExportsAreHandedOnInParts_data();
    void largeExportsAreHandedOnInParts();
    void aLibraryInOneFileIsCancelledAnywhere_data();
    void aLibraryInOneFileIsCancelledAnywhere();
};

namespace {

/// One file a path, each with these clips.
ClipLibrary libraryOf(const std::vector<std::string>& paths, const std::vector<std::string>& clips = {"walk"})
{
    ClipLibrary library;
    for (const std::string& path : paths) {
        auto model = std::make_shared<ImportedModel>();
        for (const std::string& name : clips) {
            Clip clip;
            clip.name = clip.displayName = name;
            clip.frames = 10;
            clip.rate = {30, 1};
            model->clips.push_back(clip);
        }
        library.setModel(library.addSource(path, path), model);
    }
    return library;
}

QStringList filesIn(const QString& folder)
{
    QStringList files;
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) files << QDir(folder).relativeFilePath(each.next());
    files.sort();
    return files;
}

/// So many clips of so many frames with 40 tags, of which each has ranges all over.
ClipLibrary taggedLibrary(int clips, Frame frames)
{
    ClipLibrary library;
    std::vector<TagId> tags;
    for (int i = 0; i < 40; ++i) tags.push_back(library.vocabulary().intern("Tag" + std::to_string(i)));
    for (int i = 0; i < clips; ++i) {
        auto model = std::make_shared<ImportedModel>();
        Clip& clip = model->clips.emplace_back();
        clip.name = clip.displayName = "walk";
        clip.frames = frames;
        clip.rate = {30, 1};
        const std::string path = "/lib/" + std::to_string(i) + ".bvh";
        const SourceId source = library.addSource(path, path);
        library.setModel(source, model);
        TagSheet sheet;
        for (std::size_t tag = 0; tag < tags.size(); ++tag)
            sheet = sheet.withRanges(tags[tag], {{Frame(tag), Frame(tag + 1)}, {Frame(tag + 2), frames}});
        library.setSheet(library.source(source).clips.front(),
                         sheet.withProperty("speed", {{{0, frames}, double(i)}}));
    }
    return library;
}

/// Counts what it is handed, and keeps none of it.
class CountingSink final : public ByteSink
{
public:
    void append(std::string_view bytes) override
    {
        m_size += bytes.size();
        m_largest = std::max(m_largest, bytes.size());
    }
    void overwrite(std::uint64_t, std::string_view) override {}
    std::uint64_t size() const override { return m_size; }
    std::size_t largest() const { return m_largest; }

private:
    std::uint64_t m_size = 0;
    std::size_t m_largest = 0;
};

const ExportFormat& labels() { return *exportFormat("audacity"); }

} // namespace

void tst_ExportWriting::foldersOfTheLibraryAreKept()
{
    const auto names = [](const ClipLibrary& library) { return exportedFileNames({library}, "/lib", "txt"); };
    QCOMPARE(names(libraryOf({"/lib/a/walk.bvh", "/lib/run.fbx", "/lib/walk.bvh"})),
             (std::vector<std::string>{"a/walk.txt", "run.txt", "walk.txt"}));
    // Two files of one stem: the second says which it is. Letters' case tells nothing apart.
    QCOMPARE(names(libraryOf({"/lib/walk.bvh", "/lib/walk.fbx"})),
             (std::vector<std::string>{"walk.txt", "walk.fbx.txt"}));
    QCOMPARE(names(libraryOf({"/lib/Walk.bvh", "/lib/walk.bvh"})),
             (std::vector<std::string>{"Walk.txt", "walk.bvh.txt"}));
    QCOMPARE(names(libraryOf({"/lib/two.glb"}, {"idle", "run/fast"})),
             (std::vector<std::string>{"two.idle.txt", "two.run_fast.txt"}));
    QCOMPARE(names(libraryOf({"/other/walk.bvh"})), (std::vector<std::string>{"other/walk.txt"}));
    // A folder that is named as a file would be.
    QCOMPARE(names(libraryOf({"/lib/walk.bvh", "/lib/walk.txt/run.bvh"})),
             (std::vector<std::string>{"walk.bvh.txt", "walk.txt/run.txt"}));
}

void tst_ExportWriting::hostileNamesStayWithinTheTarget()
{
    const std::vector<std::string> parts{
        "..",       ".",           "a", "A",    "con", "NUL.x", "a:b",  "x\\..\\y", std::string(300, 'n'),
        "\xff\xfe", "line\nbreak", " ", "dot.", "-o",  "~",     "$(x)", "ß",        "\u00e9",
        "e\u0301",  "*?"};
    for (const std::uint32_t seed : RandomSeeds(60)) {
        std::mt19937 random(seed);
        std::vector<std::string> paths;
        for (int i = 0; i < 170; ++i) { // 60 rounds are 10,000 names
            std::string path = "/lib";
            for (int depth = 1 + int(random() % 5); depth > 0; --depth)
                path += '/' + parts[random() % parts.size()];
            paths.push_back(path + ".bvh");
        }
        std::set<QString> seen;
        for (const std::string& name : exportedFileNames({libraryOf(paths)}, "/lib", "txt")) {
            const auto text = QString::fromStdString(name);
            QVERIFY2(seen.insert(text.normalized(QString::NormalizationForm_C).toCaseFolded()).second,
                     name.c_str());
            for (const QString& part : text.split('/')) {
                QVERIFY2(!part.isEmpty() && !part.startsWith('.') && !part.endsWith('.') &&
                             !part.endsWith(' '),
                         name.c_str());
                QVERIFY2(part.toUtf8().size() <= 255, name.c_str());
                for (const QChar c : part)
                    QVERIFY2(c >= QChar(' ') && !QString("\\:*?\"<>|\x7f").contains(c), name.c_str());
                const QString stem = part.section('.', 0, 0).toLower();
                QVERIFY2(stem != "con" && stem != "nul", name.c_str());
            }
        }
    }
}

void tst_ExportWriting::noFileIsReplaced()
{
    QTemporaryDir folder;
    const std::string target = folder.filePath("out").toStdString();
    const ClipLibrary library = libraryOf({"/lib/a/walk.bvh", "/lib/run.bvh"});
    const auto first = writeExport(labels(), {library}, {.folder = "/lib"}, target);
    QVERIFY(first);
    QCOMPARE(first->files, (std::vector{target + "/a/walk.txt", target + "/run.txt"}));
    QCOMPARE(first->clips, 2);
    QCOMPARE(filesIn(folder.path()), (QStringList{"out", "out/a", "out/a/walk.txt", "out/run.txt"}));
    QVERIFY(QFile::remove(folder.filePath("out/a/walk.txt")));
    const auto second = writeExport(labels(), {library}, {.folder = "/lib"}, target);
    QVERIFY(!second);
    QCOMPARE(second.error().code, std::string("export.replaces"));
    QCOMPARE(second.error().file, target + "/run.txt");
    QVERIFY(!QFile::exists(folder.filePath("out/a/walk.txt"))); // written first, and taken back
    QVERIFY(QFile::exists(folder.filePath("out/run.txt")));
}

void tst_ExportWriting::filesAreReplacedWhereThatIsAskedFor()
{
    QTemporaryDir folder;
    const std::string target = folder.filePath("out").toStdString();
    const ClipLibrary library = libraryOf({"/lib/a/walk.bvh", "/lib/run.bvh"});
    QVERIFY(writeExport(labels(), {library}, {.folder = "/lib"}, target));
    const auto contentOf = [&](const char* name) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray written = contentOf("out/run.txt");
    const auto overwrite = [&] {
        QFile old(folder.filePath("out/run.txt"));
        return old.open(QIODevice::WriteOnly) && old.write("old") == 3;
    };
    QVERIFY(overwrite() && QFile::remove(folder.filePath("out/a/walk.txt")));
    const ExportOptions replacing{.folder = "/lib", .replacesFiles = true};
    int asked = 0;
    QVERIFY(!writeExport(labels(), {library}, replacing, target, [&](double) { return ++asked < 2; }));
    QCOMPARE(contentOf("out/run.txt"), QByteArray("old")); // cancelled: as it was
    QCOMPARE(filesIn(folder.path()), (QStringList{"out", "out/a", "out/run.txt"}));
    QVERIFY(writeExport(labels(), {library}, replacing, target));
    QCOMPARE(contentOf("out/run.txt"), written);
    QCOMPARE(filesIn(folder.path()), (QStringList{"out", "out/a", "out/a/walk.txt", "out/run.txt"}));
    QVERIFY(QFile::remove(folder.filePath("out/run.txt")));
    QVERIFY(QFile::link(folder.filePath("nothing"), folder.filePath("out/run.txt")));
    QCOMPARE(writeExport(labels(), {library}, replacing, target).error().code, std::string("export.exists"));
    QVERIFY(!QFile::exists(folder.filePath("nothing")));
}

void tst_ExportWriting::whereOneFileCannotBeReplacedNoneIs()
{
    QTemporaryDir folder;
    const auto put = [&](const QString& name) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write("old") == 3;
    };
    QVERIFY(put("a") && put("b") && put("gone"));
    {
        MadeFiles made(folder.path().toStdString(), true);
        QVERIFY(made.make("a", "new") && made.make("c", "new") && made.leaveOut("gone") &&
                made.make("b", "new"));
        const QString aside = QString("b.tagline-%1-old").arg(QCoreApplication::applicationPid());
        QVERIFY(QDir(folder.path()).mkpath(aside + "/full")); // b cannot be moved aside
        QVERIFY(!made.keep());
        QVERIFY(QDir(folder.filePath(aside)).removeRecursively());
    }
    QCOMPARE(filesIn(folder.path()), (QStringList{"a", "b", "gone"}));
    for (const char* name : {"a", "b", "gone"}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
    }
    QVERIFY(QFile::setPermissions(folder.filePath("a"), QFile::ReadOwner));
    MadeFiles made(folder.path().toStdString(), true);
    QCOMPARE(made.make("a", "new").error().code, std::string("file.read-only"));
}

void tst_ExportWriting::noLinkIsFollowedBelowTheTarget()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("elsewhere") && QDir(folder.path()).mkpath("out"));
    QVERIFY(QFile::link(folder.filePath("elsewhere"), folder.filePath("out/a")));
    const auto written = writeExport(labels(), {libraryOf({"/lib/a/walk.bvh"})}, {.folder = "/lib"},
                                     folder.filePath("out").toStdString());
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("export.exists"));
    QVERIFY(filesIn(folder.filePath("elsewhere")).isEmpty());
    QVERIFY(QFile::link(folder.filePath("elsewhere/nothing"), folder.filePath("out/run.txt")));
    QVERIFY(!writeExport(labels(), {libraryOf({"/lib/run.bvh"})}, {.folder = "/lib"},
                         folder.filePath("out").toStdString()));
    QVERIFY(filesIn(folder.filePath("elsewhere")).isEmpty());
}

void tst_ExportWriting::whatIsCancelledLeavesNothing()
{
    QTemporaryDir folder;
    int asked = 0;
    const auto written = writeExport(
        labels(), {libraryOf({"/lib/a/walk.bvh", "/lib/b/run.bvh", "/lib/c/run.bvh"})}, {.folder = "/lib"},
        folder.filePath("out").toStdString(), [&](double) { return ++asked < 3; });
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("export.cancelled"));
    QCOMPARE(asked, 3);
    QVERIFY(filesIn(folder.path()).isEmpty());
}

void tst_ExportWriting::oneFileForTheLibraryIsReplaced()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("tags.csv");
    const ClipLibrary library = libraryOf({"/lib/walk.bvh"});
    for (int i = 0; i < 2; ++i) {
        const auto written = writeExport(*exportFormat("csv"), {library}, {}, path.toStdString());
        QVERIFY(written);
        QCOMPARE(written->files, std::vector{path.toStdString()});
    }
    QCOMPARE(filesIn(folder.path()), QStringList{"tags.csv"});
    QVERIFY(!writeExport(*exportFormat("csv"), {library}, {}, folder.filePath("no/such.csv").toStdString()));
}

void tst_ExportWriting::whatTheLibraryIsMadeOfIsNot()
{
    QTemporaryDir folder;
    const ClipLibrary library = libraryOf({"/lib/walk.bvh"});
    for (const char* name : {"walk.bvh", "walk.bvh.tags.json", "all.tagline"}) {
        const auto written =
            writeExport(*exportFormat("babel"), {library}, {}, folder.filePath(name).toStdString());
        QVERIFY2(!written && written.error().code == "export.ours", name);
    }
    QVERIFY(filesIn(folder.path()).isEmpty());
    const auto refusal = [](const QString& path) {
        const auto refused = targetRefusal(path.toStdString(), "csv");
        return QString::fromStdString(refused ? refused->message : std::string());
    };
    const QString other("; choose another name, such as ");
    QCOMPARE(refusal("a.b/o.x"), "the ending .x is that of model files" + other + "o.csv");
    QCOMPARE(refusal("walk.bvh.tags.json"), "the ending .tags.json is that of sidecars" + other + "walk.csv");
    QCOMPARE(refusal("all.tagline"), "the ending .tagline is that of library files" + other + "all.csv");
    QCOMPARE(refusal("o.csv"), QString());
    QFile model(folder.filePath("jog.bvh"));
    QVERIFY(model.open(QIODevice::WriteOnly));
    QVERIFY(refusal(model.fileName()).contains("which an export would replace"));
}

/// Each clip once counted all numbers that were given before: 4,000 took a minute.
void tst_ExportWriting::manyClipsOfOneNameAreNamedAtOnce()
{
    std::vector<std::string> clips;
    for (int i = 0; i < 20'000; ++i) clips.push_back(std::string(210, 'x') + std::to_string(i));
    const auto names = exportedFileNames({libraryOf({"/lib/many.glb"}, clips)}, "/lib", "txt");
    QCOMPARE(std::set(names.begin(), names.end()).size(), clips.size());
}

void tst_ExportWriting::largeExportsAreHandedOnInParts_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("clips");
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("least"); // bytes of the whole
    QTest::newRow("csv") << "csv" << 1000 << 60 << 2'000'000;
    QTest::newRow("sqlite") << "sqlite" << 1000 << 60 << 2'000'000;
    QTest::newRow("npz") << "npz" << 1000 << 60 << 20'000;
    QTest::newRow("npz, one long clip") << "npz" << 1 << 400'000 << 20'000;
}

void tst_ExportWriting::largeExportsAreHandedOnInParts()
{
    QFETCH(QString, format);
    QFETCH(int, clips);
    QFETCH(int, frames);
    QFETCH(int, least);
    const ClipLibrary library = taggedLibrary(clips, frames);
    const ExportFormat& chosen = *exportFormat(format.toStdString());
    CountingSink sink;
    QVERIFY(chosen.stream(ExportContent{library}, {}, sink));
    QVERIFY2(sink.size() > std::uint64_t(least), qPrintable(QString::number(sink.size())));
    QVERIFY2(sink.largest() <= std::size_t(1) << 20, qPrintable(QString::number(sink.largest())));
    QTemporaryDir folder; // and what is handed on is what the file holds
    const std::string target = folder.filePath("tags").toStdString();
    QVERIFY(writeExport(chosen, {library}, {}, target));
    QFile file(folder.filePath("tags"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().toStdString() == *chosen.bytes({library}, {}));
    QCOMPARE(filesIn(folder.path()), QStringList{"tags"});
}

void tst_ExportWriting::aLibraryInOneFileIsCancelledAnywhere_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("at"); // share of the work
    for (const char* format : {"csv", "sqlite", "npz"})
        for (const double at : {0.0, 0.3, 0.5, 0.9, 1.0})
            QTest::addRow("%s at %g", format, at) << format << at;
}

void tst_ExportWriting::aLibraryInOneFileIsCancelledAnywhere()
{
    QFETCH(QString, format);
    QFETCH(double, at);
    static const ClipLibrary library = taggedLibrary(200, 60);
    QTemporaryDir folder;
    const std::string target = folder.filePath("tags").toStdString();
    double last = 0;
    bool isRising = true;
    const auto goOn = [&](double share) {
        isRising = isRising && share >= last;
        last = share;
        return share < at;
    };
    const auto written = writeExport(*exportFormat(format.toStdString()), {library}, {}, target, goOn);
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("export.cancelled"));
    QVERIFY(isRising);
    QVERIFY(last >= at);
    QVERIFY(filesIn(folder.path()).isEmpty());
}

QTEST_GUILESS_MAIN(tst_ExportWriting)
#include "tst_ExportWriting.moc"
