// Sidecars and library files with random damage: what can be read is saved with all that it held, also what
// the program does not know; what cannot be read is refused with its line and column, and it or what is of a
// newer version is neither edited nor written.
// TAGLINE_RANDOM_ROUNDS asks for more rounds (1,000,000 before a release).

#include "core/io/json/TextPlace.h"
#include "tests/core/io/RandomSidecar.h"
#include "tests/document/SmallLibrary.h"
#include "tests/support/RandomSeeds.h"
#include "tests/support/TestData.h"

#include "core/tags/sheet/TagEdits.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <random>
#include <string>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::uint32_t usualRounds = 3000;
const std::string markName = "Marker";
const std::string queryName = "one more";

std::vector<std::string> corpus(const QString& kind)
{
    std::vector<std::string> files;
    const QDir folder(sourceFolder() + "/tests/fuzz/corpus/" + kind);
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        files.push_back(contentOf(folder.filePath(name)).toStdString());
    return files;
}

/// Bytes changed, left out, doubled and put in, a few at a time.
class Damage
{
public:
    explicit Damage(std::mt19937& random)
        : m_random(random)
    {
    }

    std::string of(std::string bytes)
    {
        for (std::size_t i = below(6); i > 0; --i) hurt(bytes);
        return bytes;
    }

private:
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    void hurt(std::string& bytes)
    {
        static const char* const words[]{
            "[",  "]",   "{",          "}",    ",",       ":",    "null",     "true",      "1e999",
            "-1", "0.5", "2147483647", "\"\"", "\\u0000", "\xff", "\"tags\"", "\"x\": 1,", "\"version\": 9",
            "\n", "//"};
        const std::size_t at = below(bytes.size() + 1),
                          length = below(std::min<std::size_t>(bytes.size() - at, 24) + 1);
        switch (m_random() % 5) {
        case 0:
            if (at < bytes.size()) bytes[at] = char(m_random() % 256);
            break;
        case 1:
            bytes.erase(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.substr(at, length));
            break;
        case 3:
            bytes.insert(at, words[m_random() % std::size(words)]);
            break;
        default: // digits keep the text one that can be read
            if (const auto digit = bytes.find_first_of("0123456789", at); digit != std::string::npos)
                bytes[digit] = char('0' + m_random() % 10);
        }
    }

    std::mt19937& m_random;
};

/// A model with the clips of a sidecar; with one of another name where it has none.
std::shared_ptr<const ImportedModel> modelFor(const TagSidecar* sidecar)
{
    ImportedModel model;
    model.skeleton = Skeleton({{"hips", noJoint, Transform{}, JointKind::Joint}});
    if (sidecar)
        for (const SidecarClip& entry : sidecar->clips) {
            Clip clip;
            clip.name = clip.displayName = entry.name;
            clip.index = entry.index.value_or(0);
            clip.isNameShared = entry.index.has_value();
            clip.frames = entry.frames;
            clip.rate = entry.rate;
            model.clips.push_back(clip);
        }
    if (model.clips.empty()) {
        Clip clip;
        clip.name = clip.displayName = "another";
        clip.frames = 10;
        model.clips.push_back(clip);
    }
    return std::make_shared<const ImportedModel>(std::move(model));
}

/// What is to be there after an edit: nobody reviewed the clip as it is now.
SidecarClip afterAnEdit(SidecarClip clip)
{
    if (clip.state.state.stage == ClipStage::Reviewed) clip.state.state = {ClipStage::Done, {}, {}};
    return clip;
}

/// A person finds the place of what cannot be read: within the text, from 1.
bool saysWhere(const Error& error, const std::string& bytes)
{
    const int lines = textPlace(bytes, bytes.size()).line; // a CR ends a line too
    return error.line > 0 && error.line <= lines && error.column > 0 && error.column <= int(bytes.size()) + 1;
}

} // namespace

class tst_FuzzedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void noSaveOfASidecarLosesAnything();
    void noSaveOfALibraryFileLosesAnything();

private:
    std::string path(const char* name) const { return m_folder->filePath(name).toStdString(); }
    void write(const char* name, const std::string& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.data(), qint64(bytes.size())) >= 0);
    }
    std::string onDisk(const char* name) const { return contentOf(m_folder->filePath(name)).toStdString(); }
    /// Opens a.bvh with its sidecar, tags its first clip and saves.
    SaveReport markedAndSaved(const TagSidecar* sidecar) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

SaveReport tst_FuzzedFiles::markedAndSaved(const TagSidecar* sidecar) const
{
    LibraryDocument document;
    LibraryScan scan;
    scan.sources.push_back({path("a.bvh"), "a.bvh", {}, false});
    document.addScan(scan, {m_folder->path().toStdString()});
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(*document.library().findSource(path("a.bvh")),
                        LoadedSource{modelFor(sidecar), {}, loadSidecar(path("a.bvh"))});
    document.takeLoaded(std::move(loaded));
    document.editSheet(ClipId(0), "Mark", 0, [&](const TagSheet& sheet) {
        return sheet.withRanges(document.tagNamed(markName), {{0, 1}});
    });
    return document.save();
}

void tst_FuzzedFiles::noSaveOfASidecarLosesAnything()
{
    const std::vector<std::string> seeds = corpus("sidecar");
    QVERIFY(seeds.size() > 20);
    int wereRead = 0, refused = 0;
    RandomSeeds rounds(usualRounds);
    for (const std::uint32_t seed : rounds) {
        std::mt19937 random(seed);
        const std::string whole =
            random() % 2 ? writtenTagSidecar(randomSidecar(random)) : seeds[random() % seeds.size()];
        const std::string bytes = Damage(random).of(whole);
        write("a.bvh.tags.json", bytes);
        auto sidecar = readTagSidecar(bytes, "damaged");
        if (!sidecar)
            QVERIFY2(saysWhere(sidecar.error(), bytes), (sidecar.error().text() + '\n' + bytes).c_str());
        const bool isEditable = sidecar && !sidecar->isReadOnly;
        const SaveReport report = markedAndSaved(sidecar ? &*sidecar : nullptr);
        QVERIFY2(report.isComplete(), report.errors.empty() ? "" : report.errors.front().text().c_str());
        QCOMPARE(report.writtenFiles, int(isEditable));
        ++(isEditable ? wereRead : refused);
        if (!isEditable) {
            QVERIFY2(onDisk("a.bvh.tags.json") == bytes, bytes.c_str());
            continue;
        }
        auto saved = readTagSidecar(onDisk("a.bvh.tags.json"), "saved");
        const std::string both = bytes + "\n---\n" + onDisk("a.bvh.tags.json");
        QVERIFY2(saved, both.c_str());
        for (SidecarClip& clip : saved->clips)
            std::erase_if(clip.tags, [](const SidecarTag& tag) { return tag.name == markName; });
        QVERIFY2(saved->extra == sidecar->extra && saved->points == sidecar->points, both.c_str());
        for (const SidecarClip& clip : sidecar->clips) {
            const SidecarClip* kept = saved->find(clip.name, clip.index);
            QVERIFY2(kept && (*kept == clip || *kept == afterAnEdit(clip)), both.c_str());
        }
    }
    qInfo("%d sidecars could be read and were saved, %d could not and stayed; seeds from %u", wereRead,
          refused, qEnvironmentVariable("TAGLINE_RANDOM_FIRST").toUInt());
    if (!qEnvironmentVariableIsSet("TAGLINE_RANDOM_ROUNDS")) QVERIFY(wereRead > 300 && refused > 300);
}

void tst_FuzzedFiles::noSaveOfALibraryFileLosesAnything()
{
    const std::vector<std::string> seeds = corpus("library");
    QVERIFY(seeds.size() > 5);
    int wereRead = 0, newer = 0, refused = 0;
    RandomSeeds rounds(usualRounds);
    for (const std::uint32_t seed : rounds) {
        std::mt19937 random(seed);
        const std::string bytes = Damage(random).of(seeds[random() % seeds.size()]);
        const auto library = readLibraryFile(bytes, "damaged");
        if (!library) {
            QVERIFY2(saysWhere(library.error(), bytes), (library.error().text() + '\n' + bytes).c_str());
            ++refused;
            continue; // nothing is opened
        }
        write("mine.tagline", bytes);
        LibraryDocument document;
        LibraryScan scan;
        const std::string file = path("mine.tagline");
        scan.libraries.push_back({file, file, readFile(file, LibraryFile::largestBytes)->stamp, *library});
        document.addScan(scan, {file});
        auto queries = document.library().savedQueries();
        queries.push_back({queryName, "Run"});
        document.set(&LibraryEdit::queries, queries, "Save Query");
        const SaveReport report = document.save();
        QCOMPARE(report.isComplete(), !library->isReadOnly);
        if (library->isReadOnly) {
            ++newer;
            QVERIFY2(onDisk("mine.tagline") == bytes, bytes.c_str());
            continue;
        }
        ++wereRead;
        auto saved = readLibraryFile(onDisk("mine.tagline"), "saved");
        const std::string both = bytes + "\n---\n" + onDisk("mine.tagline");
        QVERIFY2(saved, both.c_str());
        std::erase_if(saved->queries, [](const SavedQuery& query) { return query.name == queryName; });
        LibraryFile expected = *library;
        std::erase_if(expected.queries, [](const SavedQuery& query) { return query.name == queryName; });
        QVERIFY2(writtenLibraryFile(*saved) == writtenLibraryFile(expected), both.c_str());
    }
    qInfo("%d library files could be read and were saved, %d of newer versions stayed, %d could not be read; "
          "seeds from %u",
          wereRead, newer, refused, qEnvironmentVariable("TAGLINE_RANDOM_FIRST").toUInt());
    if (!qEnvironmentVariableIsSet("TAGLINE_RANDOM_ROUNDS")) QVERIFY(wereRead > 300 && refused > 300);
}

QTEST_GUILESS_MAIN(tst_FuzzedFiles)
#include "tst_FuzzedFiles.moc"
