// A library that is only looked at: no edit is made, nothing is written, what others write is taken over.

#include "app/document/editing/EditJournal.h"
#include "core/library/file/LibraryFileSave.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

const QByteArray libraryText = R"({
  "format": "tagline.library",
  "version": 1,
  "vocabulary": [{"name": "Run", "kind": "range"}, {"name": "Move.Walk", "kind": "range"}],
  "queries": [{"name": "Fast", "query": "Run"}]
}
)";

/// A document that was opened by its library file, and read.
struct OpenDocument
{
    explicit OpenDocument(const QTemporaryDir& folder)
    {
        const std::vector<std::string> paths{folder.filePath("all.tagline").toStdString()};
        std::vector<std::pair<SourceId, LoadedSource>> loaded;
        const LibraryScan scan = scanLibrary(paths);
        document.addScan(scan, paths);
        for (const FoundSource& each : scan.sources)
            loaded.emplace_back(*document.library().findSource(each.path),
                                LoadedSource{smallModel({100}), {}, loadSidecar(each.path)});
        document.takeLoaded(std::move(loaded));
    }

    ClipId clip() const { return ClipId(0); }
    const TagSheet& sheet() const { return document.library().clip(clip()).sheet; }
    TagId run() const { return *document.library().vocabulary().findNamed("Run"); }
    void add(FrameRange range, int gesture = 0)
    {
        document.editSheet(clip(), "Add", gesture,
                           [&](const TagSheet& sheet) { return withRangeAdded(sheet, run(), range, 1000); });
    }
    std::vector<FrameRange> ranges() const
    {
        const auto lane = sheet().ranges(run());
        return {lane.begin(), lane.end()};
    }
    std::string file() const { return writtenLibraryFile(document.libraryFile()); }

    LibraryDocument document;
};

using Edit = void (*)(OpenDocument&);

struct NamedEdit
{
    const char* name;
    Edit edit;
};

TagDefinition named(const char* name)
{
    TagDefinition definition;
    definition.name = name;
    return definition;
}

LibraryFile otherFile()
{
    LibraryFile file = readLibraryFile(libraryText.toStdString(), "test").value();
    file.queries.clear();
    file.vocabulary.clear();
    return file;
}

constexpr NamedEdit edits[]{
    {"changeSheets",
     [](OpenDocument& open) {
         open.document.changeSheets({{open.clip(), TagSheet()}}, "Clear");
     }},
    {"replaceSheets",
     [](OpenDocument& open) {
         open.document.replaceSheets({{open.clip(), TagSheet()}}, "Clear");
     }},
    {"editSheet",
     [](OpenDocument& open) {
         open.add({50, 60});
     }},
    {"drag",
     [](OpenDocument& open) {
         const int gesture = open.document.newGesture();
         for (const FrameRange range : {FrameRange{50, 60}, {51, 61}}) open.add(range, gesture);
         open.document.cancelGesture(gesture);
     }},
    {"editAsOne",
     [](OpenDocument& open) {
         open.document.editAsOne("Both", [&] {
             open.document.defineTag(named("New"), "New");
             open.add({50, 60});
         });
     }},
    {"defineTag", [](OpenDocument& open) { open.document.defineTag(named("New"), "New"); }},
    {"renameTag",
     [](OpenDocument& open) {
         const TagId run = open.run();
         const TagId renamed = open.document.renameTag(run, named("Sprint"), "Rename");
         if (open.document.isReadOnly()) QCOMPARE(renamed, run);
     }},
    {"renameTagAndBelow",
     [](OpenDocument& open) {
         const TagId run = open.run();
         const TagId renamed = open.document.renameTagAndBelow(run, named("Sprint"), "Rename");
         if (open.document.isReadOnly()) QCOMPARE(renamed, run);
     }},
    {"renameTree", [](OpenDocument& open) { open.document.renameTree("Move", "Motion", "Rename"); }},
    {"redefineTags", [](OpenDocument& open) { open.document.redefineTags({named("New")}, "Recolour"); }},
    {"mergeTags",
     [](OpenDocument& open) {
         open.document.mergeTags(open.run(), *open.document.library().vocabulary().find("Move.Walk"),
                                 "Merge");
     }},
    {"deleteTag", [](OpenDocument& open) { open.document.deleteTag(open.run(), "Delete"); }},
    {"queries",
     [](OpenDocument& open) {
         open.document.set(&LibraryEdit::queries, {SavedQuery{"Slow", "not Run"}}, "Save Query");
     }},
    {"derived",
     [](OpenDocument& open) {
         open.document.set(&LibraryEdit::derived, {SavedQuery{"Slow", "not Run"}}, "Live Tag");
     }},
    {"character",
     [](OpenDocument& open) { open.document.set(&LibraryEdit::character, "/a.glb", "Character"); }},
    {"motion",
     [](OpenDocument& open) {
         MotionSettings settings;
         settings.contact.enterHeight *= 0.5F;
         open.document.set(&LibraryEdit::motion, settings, "Tune");
     }},
    {"setLibrary", [](OpenDocument& open) { open.document.setLibrary(otherFile(), "Restore"); }},
    {"importSettings",
     [](OpenDocument& open) {
         SourceSettings settings{SourceId(0), {}};
         settings.settings.metresPerUnit = 0.01;
         open.document.setImportSettings({&settings, 1}, "Unit");
     }},
};

/// Names, contents and times of all files in a folder.
std::map<QString, std::pair<QByteArray, QDateTime>> filesIn(const QTemporaryDir& folder)
{
    std::map<QString, std::pair<QByteArray, QDateTime>> files;
    for (const QFileInfo& file : QDir(folder.path()).entryInfoList(QDir::Files | QDir::Hidden))
        files[file.fileName()] = {contentOf(file.filePath()), file.lastModified()};
    return files;
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class tst_ReadOnlyDocument : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyEditIsRefused_data();
    void everyEditIsRefused();
    void anEditThatChangesNothingIsNoRefusal();
    void whoShowedARefusedEditIsToldToShowWhatIs();
    void nothingIsSavedInItsPlace();
    void savingElsewhereLeavesItsPlaceAlone();
    void whatOthersSaveIsTakenWithoutSteps();
    void editingGoesOnWhereItEnds();
    void closingEndsIt();
    void nothingIsKeptForRecovery();
    void recoveredEditsStayKept();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_ReadOnlyDocument::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(m_folder->filePath("all.tagline"), libraryText);
    write(m_folder->filePath("walk.bvh"), {});
    OpenDocument first(*m_folder);
    first.add({10, 20});
    QVERIFY(first.document.save().isComplete());
}

void tst_ReadOnlyDocument::everyEditIsRefused_data()
{
    QTest::addColumn<int>("place");
    for (std::size_t i = 0; i < std::size(edits); ++i) QTest::newRow(edits[i].name) << int(i);
}

void tst_ReadOnlyDocument::everyEditIsRefused()
{
    QFETCH(int, place);
    OpenDocument open(*m_folder);
    const std::string file = open.file();
    const TagSheet sheet = open.sheet();
    const auto before = filesIn(*m_folder);
    for (const bool isReadOnly : {true, false}) { // the same edits are edits where they are made
        open.document.setReadOnly(isReadOnly);
        QSignalSpy refused(&open.document, &LibraryDocument::editRefused);
        edits[place].edit(open);
        if (!isReadOnly) break;
        QVERIFY(!refused.isEmpty());
        QCOMPARE(open.file(), file);
        QCOMPARE(open.sheet(), sheet);
        QVERIFY(!open.document.library().isModified());
        QVERIFY(!open.document.isModified());
        QCOMPARE(open.document.undoStack().count(), 0);
        QVERIFY(open.document.save().isComplete());
        QCOMPARE(open.document.save().writtenFiles, 0);
        QVERIFY(filesIn(*m_folder) == before);
    }
    const bool isTakenBack = QByteArray(edits[place].name) == "drag";
    QCOMPARE(open.document.undoStack().count(), isTakenBack ? 0 : 1);
}

void tst_ReadOnlyDocument::anEditThatChangesNothingIsNoRefusal()
{
    OpenDocument open(*m_folder);
    open.document.setReadOnly(true);
    QSignalSpy refused(&open.document, &LibraryDocument::editRefused);
    open.document.changeSheets({{open.clip(), open.sheet()}}, "Nothing");
    open.document.changeSheets({}, "Nothing");
    open.document.set(&LibraryEdit::queries, open.document.library().savedQueries(), "Nothing");
    QVERIFY(refused.isEmpty());
}

void tst_ReadOnlyDocument::whoShowedARefusedEditIsToldToShowWhatIs()
{
    OpenDocument open(*m_folder);
    open.document.setReadOnly(true);
    LibraryParts told;
    connect(&open.document, &LibraryDocument::changed, this,
            [&](const DocumentChange& change) { told = change.parts; });
    open.document.set(&LibraryEdit::queries, {}, "Delete Queries");
    QVERIFY(told.has(LibraryPart::Queries) && !told.has(LibraryPart::Motion));
}

void tst_ReadOnlyDocument::nothingIsSavedInItsPlace()
{
    OpenDocument open(*m_folder);
    open.document.setReadOnly(true);
    const auto before = filesIn(*m_folder);
    const auto error = open.document.saveLibraryAs(m_folder->filePath("all.tagline").toStdString());
    QVERIFY(error);
    QCOMPARE(error->code, std::string("library.open-read-only"));
    QVERIFY(filesIn(*m_folder) == before);
}

void tst_ReadOnlyDocument::savingElsewhereLeavesItsPlaceAlone()
{
    OpenDocument open(*m_folder);
    open.document.setReadOnly(true);
    auto before = filesIn(*m_folder);
    QVERIFY(!open.document.saveLibraryAs(m_folder->filePath("mine.tagline").toStdString()));
    auto after = filesIn(*m_folder);
    QVERIFY(contentOf(m_folder->filePath("mine.tagline")).contains("\"Fast\""));
    after.erase("mine.tagline");
    QVERIFY(after == before);
}

void tst_ReadOnlyDocument::whatOthersSaveIsTakenWithoutSteps()
{
    OpenDocument open(*m_folder), other(*m_folder);
    open.document.setReadOnly(true);
    QSignalSpy refused(&open.document, &LibraryDocument::editRefused);
    other.add({40, 50});
    other.document.set(&LibraryEdit::queries, {SavedQuery{"Other", "Run"}}, "Save Query");
    QVERIFY(other.document.save().isComplete());

    const std::string model = open.document.library().source(SourceId(0)).path;
    const DiskNews sheets = open.document.takeSidecars({{SourceId(0), loadSidecar(model)}});
    QCOMPARE(sheets.taken.size(), 1u);
    QCOMPARE(open.ranges(), (std::vector<FrameRange>{{10, 20}, {40, 50}}));

    const std::string path = open.document.libraryPath();
    const auto bytes = readFile(path, LibraryFile::largestBytes);
    QVERIFY(bytes.hasValue());
    const DiskNews library = open.document.takeLibraryFile(
        LibraryFileOnDisk{readLibraryFile(bytes->bytes, path).value(), bytes->stamp});
    QCOMPARE(library.taken.size(), 1u);
    QCOMPARE(open.document.library().savedQueries().front().name, std::string("Other"));

    QCOMPARE(open.document.undoStack().count(), 0);
    QVERIFY(refused.isEmpty());
    QVERIFY(!open.document.library().isModified() && !open.document.isLibraryFileModified());
}

void tst_ReadOnlyDocument::editingGoesOnWhereItEnds()
{
    OpenDocument open(*m_folder), other(*m_folder);
    open.add({70, 80});
    QVERIFY(open.document.save().isComplete());
    open.document.setReadOnly(true);
    QVERIFY(!open.document.undoStack().canUndo()); // it would be an edit
    open.document.setReadOnly(false);
    open.add({90, 95});
    open.document.undoStack().undo();
    QCOMPARE(open.ranges(), (std::vector<FrameRange>{{10, 20}, {70, 80}}));
    open.document.undoStack().redo();
    QVERIFY(open.document.save().isComplete());
    QCOMPARE(OpenDocument(*m_folder).ranges(), (std::vector<FrameRange>{{10, 20}, {70, 80}, {90, 95}}));
}

void tst_ReadOnlyDocument::closingEndsIt()
{
    OpenDocument open(*m_folder);
    open.document.setReadOnly(true);
    QSignalSpy changed(&open.document, &LibraryDocument::readOnlyChanged);
    open.document.reset();
    QVERIFY(!open.document.isReadOnly());
    QCOMPARE(changed.size(), 1);
}

void tst_ReadOnlyDocument::nothingIsKeptForRecovery()
{
    OpenDocument open(*m_folder);
    const QTemporaryDir recovery;
    EditJournal journal(open.document, recovery.path());
    open.document.setReadOnly(true);
    open.add({50, 60});
    QVERIFY(journal.write());
    QVERIFY(QDir(recovery.path()).entryList({"*.journal.json"}).isEmpty());
    open.document.setReadOnly(false); // the same edit is kept where it is one
    open.add({50, 60});
    QVERIFY(journal.write());
    QCOMPARE(QDir(recovery.path()).entryList({"*.journal.json"}).size(), 1);
}

void tst_ReadOnlyDocument::recoveredEditsStayKept()
{
    OpenDocument open(*m_folder), crashed(*m_folder);
    crashed.add({50, 60});
    RecoveredEdits edits;
    const SourceId source(0);
    const auto& stored = crashed.document.library().source(source);
    edits.sidecars.push_back({stored.path, stored.sidecar.sidecar, crashed.document.sidecarOf(source)});
    open.document.setReadOnly(true);
    QVERIFY(!EditJournal::apply(edits, open.document, "Recovered").isComplete());
    QCOMPARE(open.ranges(), (std::vector<FrameRange>{{10, 20}}));
    open.document.setReadOnly(false);
    QVERIFY(EditJournal::apply(edits, open.document, "Recovered").isComplete());
    QCOMPARE(open.ranges(), (std::vector<FrameRange>{{10, 20}, {50, 60}}));
}

QTEST_MAIN(tst_ReadOnlyDocument)
#include "tst_ReadOnlyDocument.moc"
