// Names and paths that mean harm, generated: nothing is written outside of the target, nothing is replaced,
// no cell is a formula, and what is imported goes to clips of the library alone.

#include "core/cutting/CutNames.h"
#include "core/exports/ExportWriting.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/imports/ForeignCsv.h"
#include "core/imports/TagImportPlan.h"
#include "core/io/json/TextPlace.h"
#include "core/library/edits/TagRenaming.h"
#include "tests/support/RandomSeeds.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <filesystem>
#include <random>
#include <set>

using namespace tagline;
using namespace tagline::test;

class tst_HostileFiles : public QObject
{
    Q_OBJECT

private slots:
    void exportsStayInTheirFolder();
    void namesOfCutsStayBelow();
    void noCellIsAFormula();
    void importsGoToTheLibraryAlone();
};

namespace {

constexpr int namesARound = 250; // 40 rounds are 10,000 names

/// A name of a file, folder, clip or tag as somebody would choose it who means harm; never empty.
std::string hostileName(std::mt19937& random)
{
    static const std::vector<std::string> parts{"..",
                                                ".",
                                                "../..",
                                                "/etc/passwd",
                                                "C:\\Windows",
                                                "..\\..\\x",
                                                "con",
                                                "NUL.bvh",
                                                "LPT1",
                                                "a:b",
                                                "~root",
                                                "-rf",
                                                "$(touch x)",
                                                "`id`",
                                                "%2e%2e%2f",
                                                "file:///etc",
                                                "a\nb",
                                                "\r",
                                                "\x1b[2J",
                                                "\x7f",
                                                "\xff\xfe",
                                                "\xe2\x80\xae"
                                                "hvb",
                                                "=1+1",
                                                "=cmd|' /C calc'!A0",
                                                "+1",
                                                "-1",
                                                "@SUM(A1)",
                                                "\t=1",
                                                "'=1",
                                                "''",
                                                "\"",
                                                ",",
                                                ";",
                                                "a.",
                                                "a ",
                                                " a",
                                                "walk",
                                                "WALK",
                                                "Walk",
                                                "\xc3\x9f",
                                                "ss",
                                                "\xc3\xa9",
                                                "e\xcc\x81",
                                                "moves.json",
                                                "cuts.json",
                                                ".bashrc",
                                                ".git",
                                                "link",
                                                "link/x",
                                                "*?<>|",
                                                std::string(10'000, 'n'),
                                                std::string(300, 'W')};
    std::string name = parts[random() % parts.size()];
    while (random() % 3 == 0) name += parts[random() % parts.size()];
    for (int i = int(random() % 4); i > 0 && random() % 4 == 0; --i) name += char(1 + random() % 255);
    return name;
}

/// A file a path, each with one or two clips, every tenth tagged.
ClipLibrary hostileLibrary(std::mt19937& random, int count)
{
    ClipLibrary library;
    std::set<std::string> paths;
    while (int(paths.size()) < count) {
        std::string path = "/lib/";
        for (int depth = int(random() % 4); depth > 0; --depth) path += hostileName(random) + '/';
        path += hostileName(random) + ".glb";
        if (path.find('\0') != std::string::npos || !paths.insert(path).second) continue;
        auto model = std::make_shared<ImportedModel>();
        for (int i = int(random() % 2); i >= 0; --i) {
            Clip clip;
            clip.name = clip.displayName = hostileName(random);
            clip.frames = 10;
            model->clips.push_back(clip);
        }
        const SourceId source = library.addSource(path, path);
        library.setModel(source, model);
        const TagId tag = library.vocabulary().intern(hostileName(random));
        library.setSheet(library.source(source).clips.front(), TagSheet().withRanges(tag, {{1, 3}}));
    }
    return library;
}

/// Every file, folder and link below a folder, with its content or where it leads.
QMap<QString, QByteArray> everything(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        const QFileInfo info = each.fileInfo();
        files[file.fileName()] = info.isSymLink()                 ? info.symLinkTarget().toUtf8()
                                 : info.isDir()                   ? QByteArray("folder")
                                 : file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                  : QByteArray("shut");
    }
    return files;
}

bool isSafe(const std::string& path)
{
    const std::filesystem::path parts(path);
    for (const auto& part : parts)
        if (part == ".." || part == "." || part.empty() || part.native().size() > 255) return false;
    return parts.is_relative() && path.size() < 4000;
}

} // namespace

/// The target lies among files that are not to change, and has such files and a link in it.
void tst_HostileFiles::exportsStayInTheirFolder()
{
    for (const std::uint32_t seed : RandomSeeds(8)) {
        std::mt19937 random(seed);
        const ClipLibrary library = hostileLibrary(random, namesARound);
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("out") && QDir(folder.path()).mkpath("elsewhere"));
        for (const char* name : {"walk.txt", "out/etc", "out/walk.vtt", "elsewhere/x.txt"}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        }
        QVERIFY(QFile::link(folder.filePath("elsewhere"), folder.filePath("out/link")));
        const auto before = everything(folder.path());
        for (const ExportFormat& format : exportFormats()) {
            if (!format.clip) continue;
            const auto written =
                writeExport(format, {library}, {.folder = "/lib"}, folder.filePath("out").toStdString());
            const auto after = everything(folder.path());
            for (auto each = before.begin(); each != before.end(); ++each)
                QVERIFY2(after.value(each.key()) == each.value(), qPrintable(each.key()));
            for (const QString& file : after.keys())
                QVERIFY2(before.contains(file) || file.startsWith(folder.filePath("out/")), qPrintable(file));
            if (!written) QCOMPARE(after.size(), before.size()); // all or nothing
            for (const QString& file : after.keys())
                if (!before.contains(file) && QFileInfo(file).isFile()) QVERIFY(QFile::remove(file));
        }
    }
}

void tst_HostileFiles::namesOfCutsStayBelow()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const ClipLibrary library = hostileLibrary(random, namesARound);
        std::vector<ClipCut> cuts;
        for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
            const LibraryClip& clip = library.clip(ClipId(i));
            const auto lanes = clip.sheet.lanes();
            cuts.push_back({ClipId(i), {0, 5}, lanes.empty() ? std::nullopt : std::optional(lanes[0].tag)});
        }
        for (const char* pattern :
             {"{tag}/{clip}_{start}", "{folder}/{file}", "../{tag}/{clip}", "/{clip}", "{tag}"}) {
            std::set<QString> seen;
            for (const std::string& name : cutNames(cuts, library, pattern, "/lib", "glb")) {
                QVERIFY2(isSafe(name), name.c_str());
                const QString text = QString::fromStdString(name).normalized(QString::NormalizationForm_C);
                QVERIFY2(seen.insert(text.toCaseFolded()).second, name.c_str());
            }
        }
    }
}

/// What a spreadsheet sees of a guarded table; and the import takes the guard off again.
void tst_HostileFiles::noCellIsAFormula()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const ClipLibrary library = hostileLibrary(random, namesARound);
        ExportOptions options;
        options.guardsFormulas = options.hasRecords = true;
        const auto table = exportFormat("csv")->bytes({library}, options);
        QVERIFY(table);
        const ForeignFile file{*table, "table"};
        ForeignCsvReader reader(file);
        std::size_t columns = 0;
        while (true) {
            const auto row = reader.next();
            QVERIFY(row);
            if (!*row) break;
            if (columns == 0) columns = (*row)->fields.size();
            QCOMPARE((*row)->fields.size(), columns);
            for (const std::string& cell : (*row)->fields)
                QVERIFY2(cell.empty() ||
                             std::string_view("=+-@\t\r\n").find(cell[0]) == std::string_view::npos,
                         cell.c_str());
        }
        const auto tags = readForeignTags(*tagImportFormat("csv"), *table, "table");
        QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
        std::multiset<std::string> wanted, read;
        for (std::uint32_t i = 0; i < library.clipCount(); ++i)
            for (const TagLane& lane : library.clip(ClipId(i)).sheet.lanes())
                wanted.insert(validUtf8(library.vocabulary()[lane.tag].name));
        for (const ForeignRange& range : tags->ranges) read.insert(range.tag);
        QVERIFY(read == wanted);
    }
}

/// Clips and tags of a file that means harm: ranges go to clips that are there, under names that tags can
/// have.
void tst_HostileFiles::importsGoToTheLibraryAlone()
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    model->clips.push_back({});
    model->clips.back().name = model->clips.back().displayName = "walk";
    model->clips.back().frames = 10;
    library.setModel(library.addSource("/lib/walk.glb", "walk.glb"), model);
    library.setModel(library.addSource("/lib/run.glb", "run.glb"), model);
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        std::string table = "clip,tag,start_frame,stop_frame\r\n";
        for (int i = 0; i < namesARound; ++i)
            table += csvField(hostileName(random)) + ',' + csvField(hostileName(random)) + ",1,3\r\n";
        const auto tags = readForeignTags(*tagImportFormat("csv"), validUtf8(table), "table.csv");
        if (!tags) { // it holds what is no text: a NUL is never made here
            QVERIFY2(tags.error().code.starts_with("foreign."), tags.error().text().c_str());
            continue;
        }
        TagImportPlan plan(library, "/lib", {});
        QVERIFY(plan.add(*tagImportFormat("csv"), *tags, "../../etc/table.csv"));
        for (const auto& [clip, ranges] : plan.clips()) QVERIFY(clip.value < library.clipCount());
        for (const std::string& name : plan.tagNames()) QCOMPARE(tagNameProblem(name), std::string());
    }
}

QTEST_GUILESS_MAIN(tst_HostileFiles)
#include "tst_HostileFiles.moc"
