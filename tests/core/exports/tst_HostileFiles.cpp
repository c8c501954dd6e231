// Names and paths that mean harm, generated: nothing is written outside of the target, nothing is replaced,
// no cell is a formula, and what is imported goes to clips of the library alone.

#include "core/cutting/FileMoving.h"
#include "core/exports/ExportWriting.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/imports/ForeignCsv.h"
#include "core/imports/TagImportPlan.h"
#include "core/io/SidecarSheets.h"
#include "core/io/json/TextPlace.h"
#include "core/library/edits/TagRenaming.h"
#include "core/tags/sheet/TagRecords.h"
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
    void cutsStayInTheirFolder();
    void filesMoveBelowTheirFolderAndBack();
    void namesOfCutsStayBelow();
    void noCellIsAFormula();
    void noPartOfACellIsAFormula();
    void importsGoToTheLibraryAlone();
};

namespace {

constexpr int namesARound = 250; // 40 rounds are 10,000 names
constexpr int filesARound = 20;  // that are written, several times, each put safely on the disk

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

/// Which quotes keep what parts fields from doing so.
enum class QuoteRule { None, AtStart, Everywhere };

/// The fields of all rows, as a program takes them that has such a rule.
std::vector<std::string> fieldsOf(std::string_view table, char separator, QuoteRule rule)
{
    std::vector<std::string> fields{{}};
    bool isAtStart = true, isQuoted = false;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const char c = table[i];
        const bool isDoubled = isQuoted && table.substr(i).starts_with("\"\"");
        if (isDoubled) ++i;
        if (c == '"' && !isDoubled &&
            (isQuoted || rule == QuoteRule::Everywhere || (rule == QuoteRule::AtStart && isAtStart))) {
            isQuoted = !isQuoted;
            isAtStart = false;
            continue;
        }
        const bool isLineEnd = c == '\n' || table.substr(i).starts_with("\r\n");
        isAtStart = !isQuoted && (c == separator || isLineEnd);
        if (isAtStart)
            fields.emplace_back();
        else
            fields.back() += c;
        if (isAtStart && c == '\r') ++i;
    }
    return fields;
}

/// One clip with tags, notes, properties and a state that are called as somebody would who means harm.
ClipLibrary libraryOfTexts(std::mt19937& random, int count)
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    model->clips.push_back({});
    model->clips.back().name = model->clips.back().displayName = "walk";
    model->clips.back().frames = 10;
    library.setModel(library.addSource("/lib/" + hostileName(random), "walk.glb"), model);
    TagSheet sheet = TagSheet().withState({ClipStage::Done, hostileName(random), hostileName(random)});
    for (int i = 0; i < count / 2; ++i) {
        const std::string tag = hostileName(random);
        sheet = sheet.withRanges(library.vocabulary().intern(tag), {{1, 3}});
        sheet = sheet.withProperty(recordProperty(tag, RecordField::Note), {{{1, 3}, hostileName(random)}});
        sheet = sheet.withProperty(hostileName(random), {{{2, 4}, hostileName(random)}});
    }
    library.setSheet(ClipId(0), sheet);
    return library;
}

using Texts = std::multiset<std::pair<std::string, std::string>>;

/// Tags with nothing, properties with their values.
Texts textsOf(const ForeignTags& tags)
{
    Texts texts;
    for (const ForeignRange& range : tags.ranges) texts.emplace(range.tag, "");
    for (const ForeignValue& value : tags.values) texts.emplace(value.name, value.text);
    return texts;
}

/// What a table of that format holds of a library of one clip.
Texts textsOf(const ClipLibrary& library, std::string_view format)
{
    Texts texts;
    const TagSheet& sheet = library.clip(ClipId(0)).sheet;
    if (format == "csv")
        for (const TagLane& lane : sheet.lanes())
            texts.emplace(validUtf8(library.vocabulary()[lane.tag].name), "");
    else
        for (const PropertyLane& lane : sheet.properties())
            for (const PropertyRange& each : lane.ranges)
                texts.emplace(validUtf8(lane.name), validUtf8(std::get<std::string>(*each.value)));
    return texts;
}

/// A file a path, each with one or two clips, each with a caption, the first with a tag.
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
        model->skeleton = Skeleton({{"Hips", noJoint, {}}});
        for (int i = int(random() % 2); i >= 0; --i) {
            Clip clip;
            clip.name = clip.displayName = hostileName(random);
            clip.frames = 10;
            model->clips.push_back(clip);
        }
        const SourceId source = library.addSource(path, path);
        library.setModel(source, model);
        const TagId tag = library.vocabulary().intern(hostileName(random));
        for (const ClipId id : library.source(source).clips)
            library.setSheet(id, TagSheet().withCaptions({{{1, 3}, hostileName(random), "", ""}}));
        const ClipId first = library.source(source).clips.front();
        library.setSheet(first, library.clip(first).sheet.withRanges(tag, {{1, 3}}));
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

namespace {

/// A folder that is written to, `out`, among files that are not to change.
class Stage
{
public:
    Stage()
    {
        for (const char* name : {"walk.txt", "elsewhere/x.txt", "etc/passwd"}) put(name);
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    std::string target() const { return path("out").toStdString(); }
    QMap<QString, QByteArray> all() const { return everything(m_folder.path()); }

    void put(const QString& name, const QByteArray& bytes = "mine") const
    {
        const QString file = path(name);
        QFile made(file);
        if (!QDir().mkpath(QFileInfo(file).path()) || !made.open(QIODevice::WriteOnly) ||
            made.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(file));
    }

    /// What lies in the way of a file: that file itself, a folder of its name, or a link.
    void putInTheWay(const std::string& name, std::uint32_t kind) const
    {
        const QString own = "out/" + QString::fromStdString(name);
        put("out/mine.txt");
        if (kind % 3 == 0) put(own);
        if (kind % 3 == 1) QDir().mkpath(path(own));
        if (kind % 3 == 2) {
            QDir().mkpath(QFileInfo(path(own)).path());
            QFile::link(path("elsewhere/x.txt"), path(own));
        }
    }

    void clear() const { QDir(path("out")).removeRecursively(); }

    /// How many files are below the target that were not there before; -1 where anything else is not as
    /// before.
    int newFiles(const QMap<QString, QByteArray>& before) const
    {
        const auto after = all();
        int count = 0;
        for (auto each = before.begin(); each != before.end(); ++each)
            if (!after.contains(each.key()) || after[each.key()] != each.value()) return -1;
        for (auto each = after.begin(); each != after.end(); ++each) {
            if (before.contains(each.key())) continue;
            if (each.key() != path("out") && !each.key().startsWith(path("out/"))) return -1;
            count += QFileInfo(each.key()).isFile() ? 1 : 0;
        }
        return count;
    }

private:
    QTemporaryDir m_folder;
};

/// Each clip's first frames, under its tag.
std::vector<ClipCut> hostileCuts(const ClipLibrary& library)
{
    std::vector<ClipCut> cuts;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        const auto lanes = library.clip(ClipId(i)).sheet.lanes();
        cuts.push_back({ClipId(i), {0, 5}, lanes.empty() ? std::nullopt : std::optional(lanes[0].tag)});
    }
    return cuts;
}

constexpr const char* hostilePatterns[] = {"{tag}/{clip}_{start}", "{folder}/{file}", "../{tag}/{clip}",
                                           "/{clip}", "{tag}"};

/// A hostile name that a disk can hold as a file of a folder.
QString hostileFile(std::mt19937& random)
{
    QString name = QString::fromStdString(hostileName(random)).left(60).replace('/', '_');
    if (name == "." || name == "..") name += '_';
    return name;
}

/// BVH files in `lib` of a stage, with sidecars, and clips and tags whose names mean harm.
ClipLibrary hostileFolder(std::mt19937& random, const Stage& stage, int count)
{
    ClipLibrary library;
    std::set<QString> names;
    while (int(names.size()) < count) {
        QString name = "lib/";
        if (random() % 3 == 0) name += "in " + hostileFile(random) + '/';
        name += hostileFile(random) + ".bvh";
        if (!names.insert(name.toCaseFolded()).second) continue;
        stage.put(name, "model of " + name.toUtf8());
        auto model = std::make_shared<ImportedModel>();
        model->skeleton = Skeleton({{"Hips", noJoint, {}}});
        Clip clip;
        clip.name = clip.displayName = hostileName(random);
        clip.frames = 10;
        model->clips.push_back(clip);
        const SourceId source = library.addSource(stage.path(name).toStdString(), name.mid(4).toStdString());
        library.setModel(source, model);
        const ClipId id = library.source(source).clips.front();
        const TagId tag = library.vocabulary().intern(hostileName(random));
        library.setSheet(id, TagSheet().withRanges(tag, {{1, 3}}));
        TagSidecar sidecar;
        sidecar.source = QFileInfo(name).fileName().toStdString();
        SidecarClip entry;
        entry.name = "Take 1";
        entry.frames = 10;
        sidecar.clips.push_back(withSheet(std::move(entry), library.clip(id).sheet, library.vocabulary()));
        stage.put(name + ".tags.json", QByteArray::fromStdString(writtenTagSidecar(sidecar)));
    }
    return library;
}

} // namespace

/// Where something is in the way nothing is written, else a file for each clip. Seeds take turns at formats.
void tst_HostileFiles::exportsStayInTheirFolder()
{
    std::vector<const ExportFormat*> formats;
    for (const ExportFormat& each : exportFormats())
        if (each.clip) formats.push_back(&each);
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const ClipLibrary library = hostileLibrary(random, filesARound);
        const ExportFormat& format = *formats[seed % formats.size()];
        const Stage stage;
        const auto untouched = stage.all();
        const auto names = exportedFileNames({library}, "/lib", format.ending);
        QCOMPARE(names.size(), library.clipCount());
        stage.putInTheWay(names[random() % names.size()], random());
        const auto before = stage.all();
        const auto refused = writeExport(format, {library}, {.folder = "/lib"}, stage.target());
        QVERIFY2(!refused && refused.error().code.starts_with("export."), format.id.c_str());
        QVERIFY2(stage.all() == before, format.id.c_str());
        stage.clear();
        const auto written = writeExport(format, {library}, {.folder = "/lib"}, stage.target());
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        QCOMPARE(written->files.size(), std::size_t(library.clipCount()));
        QCOMPARE(stage.newFiles(untouched), int(library.clipCount()));
        for (const std::string& name : names)
            QVERIFY2(QFileInfo::exists(stage.path("out/" + QString::fromStdString(name))), name.c_str());
    }
}

void tst_HostileFiles::cutsStayInTheirFolder()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const ClipLibrary library = hostileLibrary(random, filesARound);
        const Stage stage;
        const auto untouched = stage.all();
        const auto cuts = hostileCuts(library);
        CutOptions options{.format = seed % 2 ? CutFormat::Bvh : CutFormat::Glb, .folder = "/lib"};
        options.pattern = hostilePatterns[seed % std::size(hostilePatterns)];
        const auto names = cutFiles(cuts, library, options);
        QCOMPARE(names.size(), cuts.size());
        stage.putInTheWay(names[random() % names.size()], random());
        const auto before = stage.all();
        const auto refused = writeCuts(cuts, library, options, stage.target());
        QVERIFY2(!refused && refused.error().code.starts_with("export."), options.pattern.c_str());
        QVERIFY2(stage.all() == before, options.pattern.c_str());
        stage.clear();
        const auto written = writeCuts(cuts, library, options, stage.target());
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        QCOMPARE(*written, int(cuts.size()));
        QCOMPARE(stage.newFiles(untouched), 2 * int(cuts.size()) + 2); // with sidecars, and the lists
        for (const std::string& name : names)
            QVERIFY(QFileInfo::exists(stage.path("out/" + QString::fromStdString(name))));
    }
}

/// Where something is in the way no file moves; else they move, and the list takes all of it back.
void tst_HostileFiles::filesMoveBelowTheirFolderAndBack()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const Stage stage;
        const ClipLibrary library = hostileFolder(random, stage, filesARound);
        const auto untouched = stage.all();
        CutOptions options{.folder = stage.path("lib").toStdString()};
        options.pattern = hostilePatterns[seed % std::size(hostilePatterns)];
        const MovePlan plan = movePlan(hostileCuts(library), library, options);
        for (const Error& refusal : plan.refusals) QFAIL(refusal.text().c_str());
        QCOMPARE(plan.moves.size(), std::size_t(filesARound));
        stage.putInTheWay(plan.moves[random() % plan.moves.size()].to, random());
        const auto before = stage.all();
        QVERIFY2(!moveFiles(plan, stage.target(), "Run"), options.pattern.c_str());
        QVERIFY2(stage.all() == before, options.pattern.c_str());
        stage.clear();
        const auto moved = moveFiles(plan, stage.target(), "Run");
        QVERIFY2(moved, moved ? "" : moved.error().text().c_str());
        for (const FileMove& move : plan.moves) {
            const QString to = stage.path("out/" + QString::fromStdString(move.to));
            QVERIFY2(isSafe(move.to) && QFileInfo(to).isFile(), move.to.c_str());
            QVERIFY2(QFileInfo(to + ".tags.json").isFile(), move.to.c_str());
            QVERIFY2(!QFileInfo::exists(QString::fromStdString(move.from)), move.from.c_str());
        }
        const auto back = undoMoves(*moved, {stage.path("lib").toStdString()});
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QCOMPARE(*back, int(plan.moves.size()));
        QVERIFY(QDir(stage.path("out")).isEmpty());
        stage.clear();
        QVERIFY(stage.all() == untouched);
    }
}

void tst_HostileFiles::namesOfCutsStayBelow()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const ClipLibrary library = hostileLibrary(random, namesARound);
        const auto cuts = hostileCuts(library);
        for (const char* pattern : hostilePatterns) {
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
        options.hasRecords = true;
        if (seed % 2) options.formulas = FormulaGuard::Always;
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

/// Whichever sign parts fields where a person lives, and however the program there counts quotes; and all
/// comes back as it was.
void tst_HostileFiles::noPartOfACellIsAFormula()
{
    for (const std::uint32_t seed : RandomSeeds(40)) {
        std::mt19937 random(seed);
        const ClipLibrary library = libraryOfTexts(random, namesARound);
        ExportOptions options;
        options.hasRecords = options.hasClips = true;
        if (seed % 2) options.formulas = FormulaGuard::Always;
        for (const char* id : {"csv", "values"}) {
            const auto table = exportFormat(id)->bytes({library}, options);
            QVERIFY(table);
            for (const char separator : {',', ';', '\t'})
                for (const QuoteRule rule : {QuoteRule::None, QuoteRule::AtStart, QuoteRule::Everywhere})
                    for (const std::string& field : fieldsOf(*table, separator, rule))
                        QVERIFY2(field.empty() ||
                                     std::string_view("=+-@\t\r").find(field[0]) == std::string_view::npos,
                                 field.c_str());
            const auto tags = readForeignTags(*tagImportFormat(id), *table, "table");
            QVERIFY2(tags, tags ? "" : tags.error().text().c_str());
            QVERIFY(textsOf(*tags) == textsOf(library, id));
        }
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
