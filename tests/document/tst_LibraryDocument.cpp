#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

std::vector<FrameRange> rangesOf(const LibraryDocument& document, ClipId clip, TagId tag)
{
    const auto ranges = document.library().clip(clip).sheet.ranges(tag);
    return {ranges.begin(), ranges.end()};
}

} // namespace

class tst_LibraryDocument : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anEditIsOneNamedStep();
    void aDragIsOneStep();
    void draggingBackLeavesNoStep();
    void aNudgeOutAndBackKeepsTheNote();
    void aNudgeOutAndBackLeavesNoSignature();
    void aCancelledGestureLeavesNothing();
    void anEditOverManyClipsIsOneStep();
    void randomEditsUndoToEveryState();
    void aReadOnlyFileIsNotEdited();
    void aNewTagIsUndone();
    void aKeyMovesToTheTagThatTakesIt();
    void renamingKeepsEveryRange();
    void deletingATagIsOneStep();
    void savingWritesOnlyWhatChanged();
    void savingMergesWhatAnotherProgramWrote();
    void whatCouldNotBeKeptIsReported();
    void undoAfterAMergeKeepsTheOtherProgramsTags();
    void readingAgainKeepsTheOtherProgramsTags();
    void valuesThatConflictAreAskedAboutAfterReadingAgain_data();
    void valuesThatConflictAreAskedAboutAfterReadingAgain();
    void sidesThatWereTakenAreOneStep();
    void aFailedSaveLosesNothing();
    void vocabularyAsksForAPlaceOnce();
    void importSettingsAreKept();
    void motionSettingsAreOneStepAGesture();
    void whatAChangeReplacedOutlivesTheStep();

private:
    void add(ClipId clip, TagId tag, FrameRange range, int gesture = 0)
    {
        m_document->editSheet(clip, "Add", gesture,
                              [&](const TagSheet& sheet) { return withRangeAdded(sheet, tag, range, 1000); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    TagId m_run;
    ClipId m_clip;
};

void tst_LibraryDocument::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100});
    m_clip = m_document->library().source(source).clips.front();
    m_run = m_document->tagNamed("Run");
}

void tst_LibraryDocument::anEditIsOneNamedStep()
{
    QSignalSpy changes(m_document.get(), &LibraryDocument::changed);
    m_document->editSheet(m_clip, "Add Run", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, m_run, {10, 20}, 100);
    });
    QCOMPARE(changes.size(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QString("Add Run"));
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 20}}));
    m_document->undoStack().undo();
    QVERIFY(rangesOf(*m_document, m_clip, m_run).empty());
    m_document->undoStack().redo();
    QCOMPARE(rangesOf(*m_document, m_clip, m_run).size(), 1u);
    QCOMPARE(m_document->library().index().counts(m_run).frames, 10);
}

void tst_LibraryDocument::aDragIsOneStep()
{
    add(m_clip, m_run, {10, 20});
    for (Frame to : {21, 25, 40})
        m_document->editSheet(m_clip, "Resize Run", 8, [&](const TagSheet& sheet) {
            return withEdgeMoved(sheet, {m_run, {10, 20}}, Edge::Stop, to, 100);
        });
    QCOMPARE(m_document->undoStack().count(), 2);
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 40}}));
    m_document->undoStack().undo();
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 20}}));
}

void tst_LibraryDocument::draggingBackLeavesNoStep()
{
    add(m_clip, m_run, {10, 20});
    for (Frame to : {25, 30, 20})
        m_document->editSheet(m_clip, "Resize Run", 8, [&](const TagSheet& sheet) {
            return withEdgeMoved(sheet, {m_run, {10, 20}}, Edge::Stop, to, 100);
        });
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QString("Add"));
}

// Edits of a gesture may compute from the present sheet too, and not from the one before it.
void tst_LibraryDocument::aNudgeOutAndBackKeepsTheNote()
{
    add(m_clip, m_run, {10, 20});
    const auto sheet = [&]() -> const TagSheet& { return m_document->library().clip(m_clip).sheet; };
    const FrameRanges whole = FrameRanges::canonical({FrameRange{10, 20}});
    m_document->changeSheets(
        {{m_clip, withRecord(sheet(), "Run", RecordField::Note, whole, std::string("limps"))}}, "Note");
    const TagSheet before = sheet();
    const int steps = m_document->undoStack().index();
    m_document->changeSheets({{m_clip, withEdgeMoved(sheet(), {m_run, {10, 20}}, Edge::Start, 11, 100)}},
                             "Resize", 8);
    QCOMPARE(sheet().property("Run.note")[0].range, (FrameRange{11, 20}));
    m_document->changeSheets({{m_clip, withEdgeMoved(sheet(), {m_run, {11, 20}}, Edge::Start, 10, 100)}},
                             "Resize", 8);
    QVERIFY(sheet() == before);
    QCOMPARE(m_document->undoStack().index(), steps);
}

void tst_LibraryDocument::aNudgeOutAndBackLeavesNoSignature()
{
    add(m_clip, m_run, {10, 20});
    m_document->setSigning([] { return std::optional(TagSignature{"ana", "2026-11-21T20:30Z"}); });
    const auto stopAt = [&](Frame from, Frame to) {
        const TagSheet& sheet = m_document->library().clip(m_clip).sheet;
        m_document->changeSheets({{m_clip, withEdgeMoved(sheet, {m_run, {10, from}}, Edge::Stop, to, 100)}},
                                 "Resize", 8);
    };
    stopAt(20, 21);
    stopAt(21, 22);
    stopAt(22, 21);
    const auto author = m_document->library().clip(m_clip).sheet.property("Run.author");
    QCOMPARE(author.size(), std::size_t(1));
    QCOMPARE(author[0].range, (FrameRange{20, 21}));
}

void tst_LibraryDocument::aCancelledGestureLeavesNothing()
{
    add(m_clip, m_run, {10, 20});
    m_document->editSheet(m_clip, "Move Run", 8, [&](const TagSheet& sheet) {
        return withRangesMoved(sheet, std::vector<RangeRef>{{m_run, {10, 20}}}, 30, 100);
    });
    m_document->cancelGesture(8);
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 20}}));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_LibraryDocument::anEditOverManyClipsIsOneStep()
{
    const SourceId pack = addFile(*m_document, *m_folder, "pack.glb", std::vector<Frame>(200, 50));
    std::vector<SheetChange> changes;
    for (const ClipId clip : m_document->library().source(pack).clips)
        changes.push_back({clip, TagSheet().withRanges(m_run, {{1, 2}})});
    m_document->changeSheets(std::move(changes), "Tag 200 clips");
    QCOMPARE(m_document->library().index().counts(m_run).clips, 200);
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().index().counts(m_run).clips, 0);
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_LibraryDocument::randomEditsUndoToEveryState()
{
    std::mt19937 random(20261121);
    const auto pick = [&](int below) { return Frame(random() % unsigned(below)); };
    const TagId walk = m_document->tagNamed("Walk");
    std::vector<TagSheet> states{m_document->library().clip(m_clip).sheet};
    for (int step = 0; step < 2000; ++step) {
        const Frame start = pick(99);
        const FrameRange range{start, start + 1 + pick(100 - start)};
        const TagId tag = pick(2) ? m_run : walk;
        m_document->editSheet(m_clip, "Edit", 0, [&](const TagSheet& sheet) {
            return pick(3) == 0 ? withFramesErased(sheet, tag, range)
                                : withRangeAdded(sheet, tag, range, 100);
        });
        const TagSheet& now = m_document->library().clip(m_clip).sheet;
        if (!(now == states.back())) states.push_back(now);
        QCOMPARE(m_document->undoStack().count(), int(states.size()) - 1);
    }
    for (std::size_t state = states.size(); state-- > 0;) {
        QVERIFY(m_document->library().clip(m_clip).sheet == states[state]);
        m_document->undoStack().undo();
    }
    for (const TagSheet& state : states) {
        QVERIFY(m_document->library().clip(m_clip).sheet == state);
        m_document->undoStack().redo();
    }
}

void tst_LibraryDocument::aReadOnlyFileIsNotEdited()
{
    QFile sidecar(m_folder->filePath("new.bvh.tags.json"));
    QVERIFY(sidecar.open(QIODevice::WriteOnly));
    sidecar.write("{\n  \"format\": \"tagline.tags\",\n  \"version\": 99,\n  \"source\": \"new.bvh\",\n  "
                  "\"clips\": []\n}\n");
    sidecar.close();
    const SourceId source = addFile(*m_document, *m_folder, "new.bvh", {100});
    QVERIFY(m_document->library().source(source).isReadOnly());
    add(m_document->library().source(source).clips.front(), m_run, {0, 5});
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_LibraryDocument::aNewTagIsUndone()
{
    TagDefinition jump;
    jump.name = "Locomotion.Jump";
    jump.key = "5";
    m_document->defineTag(jump, "New Tag");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    const TagId id = *vocabulary.find("Locomotion.Jump");
    QVERIFY(vocabulary[id].isRegistered);
    QVERIFY(m_document->isModified());
    m_document->undoStack().undo();
    QVERIFY(!vocabulary[id].isRegistered);
    QVERIFY(!m_document->isModified());
    m_document->undoStack().redo();
    QVERIFY(vocabulary[id].isRegistered);
    QCOMPARE(vocabulary.findKey("5"), std::optional(id));
}

void tst_LibraryDocument::aKeyMovesToTheTagThatTakesIt()
{
    TagDefinition first;
    first.name = "First";
    first.key = "1";
    TagDefinition second;
    second.name = "Second";
    second.key = "1";
    m_document->defineTag(first, "New");
    m_document->defineTag(second, "New");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    QCOMPARE(vocabulary[*vocabulary.find("First")].key, std::string());
    m_document->undoStack().undo();
    QCOMPARE(vocabulary.findKey("1"), vocabulary.find("First"));
}

void tst_LibraryDocument::renamingKeepsEveryRange()
{
    add(m_clip, m_run, {10, 20});
    add(m_clip, m_run, {30, 40});
    TagDefinition sprint = m_document->library().vocabulary()[m_run];
    sprint.name = "Sprint";
    sprint.isRegistered = true;
    m_document->set(&LibraryEdit::queries, {{"unsure", "Run.confidence < 0.5 & Run"}}, "Save");
    const TagId renamed = m_document->renameTag(m_run, sprint, "Rename");
    QCOMPARE(m_document->library().savedQueries()[0].text, std::string("Sprint.confidence < 0.5 & Sprint"));
    QCOMPARE(rangesOf(*m_document, m_clip, renamed), (std::vector<FrameRange>{{10, 20}, {30, 40}}));
    QVERIFY(rangesOf(*m_document, m_clip, m_run).empty());
    QCOMPARE(m_document->undoStack().count(), 4);
    m_document->undoStack().undo();
    QCOMPARE(rangesOf(*m_document, m_clip, m_run).size(), 2u);
}

void tst_LibraryDocument::deletingATagIsOneStep()
{
    add(m_clip, m_run, {10, 20});
    m_document->deleteTag(m_run, "Delete");
    QVERIFY(rangesOf(*m_document, m_clip, m_run).empty());
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().undo();
    QCOMPARE(rangesOf(*m_document, m_clip, m_run).size(), 1u);
}

void tst_LibraryDocument::savingWritesOnlyWhatChanged()
{
    addFile(*m_document, *m_folder, "other.bvh", {50});
    add(m_clip, m_run, {10, 20});
    QVERIFY(m_document->isModified());
    const SaveReport report = m_document->save();
    QVERIFY(report.isComplete());
    QCOMPARE(report.writtenFiles, 1);
    QVERIFY(!m_document->isModified());
    QVERIFY(!QFile::exists(m_folder->filePath("other.bvh.tags.json")));
    const QByteArray first = contentOf(m_folder->filePath("walk.bvh.tags.json"));
    QVERIFY(first.contains("\"Run\": [\n"));
    QVERIFY(first.contains("[10, 20]"));
    QCOMPARE(m_document->save().writtenFiles, 0);
    QCOMPARE(contentOf(m_folder->filePath("walk.bvh.tags.json")), first);
}

void tst_LibraryDocument::savingMergesWhatAnotherProgramWrote()
{
    add(m_clip, m_run, {10, 20});
    QVERIFY(m_document->save().isComplete());
    QFile file(m_folder->filePath("walk.bvh.tags.json"));
    QByteArray bytes = contentOf(file.fileName());
    bytes.replace("[10, 20]", "[10, 20],\n          [60, 70]");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    add(m_clip, m_run, {30, 40});
    const SaveReport report = m_document->save();
    QVERIFY(report.isComplete());
    QCOMPARE(report.mergedFiles.size(), 1u);
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 20}, {30, 40}, {60, 70}}));
    QVERIFY(contentOf(file.fileName()).contains("[60, 70]"));
    QVERIFY(contentOf(file.fileName()).contains("[30, 40]"));
}

void tst_LibraryDocument::whatCouldNotBeKeptIsReported()
{
    add(m_clip, m_run, {10, 20});
    QVERIFY(m_document->save().lostBackups.empty()); // nothing was replaced
    const QByteArray folder = qgetenv("TAGLINE_STATE_DIR");
    const QString file = m_folder->filePath("no folder");
    QVERIFY(QFile(file).open(QIODevice::WriteOnly));
    qputenv("TAGLINE_STATE_DIR", file.toUtf8());
    add(m_clip, m_run, {30, 40});
    const SaveReport report = m_document->save();
    qputenv("TAGLINE_STATE_DIR", folder);
    QVERIFY(report.isComplete());
    QCOMPARE(report.writtenFiles, 1);
    QCOMPARE(report.lostBackups.size(), 1u);
    QVERIFY(QString::fromStdString(report.lostBackups.front().file).startsWith(file));
    add(m_clip, m_run, {50, 60});
    QVERIFY(m_document->save().lostBackups.empty());
}

void tst_LibraryDocument::undoAfterAMergeKeepsTheOtherProgramsTags()
{
    savingMergesWhatAnotherProgramWrote();
    QCOMPARE(m_document->undoStack().undoText(), QString("Merge Another Program's Changes"));
    QVERIFY(!m_document->isModified());
    add(m_clip, m_run, {80, 90});
    m_document->undoStack().undo();
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 20}, {30, 40}, {60, 70}}));
    QVERIFY(!m_document->isModified());
    m_document->undoStack().undo(); // the merge itself, by its name
    QCOMPARE(rangesOf(*m_document, m_clip, m_run), (std::vector<FrameRange>{{10, 20}, {30, 40}}));
    QVERIFY(m_document->isModified());
    m_document->undoStack().redo();
    QVERIFY(!m_document->isModified());
}

void tst_LibraryDocument::readingAgainKeepsTheOtherProgramsTags()
{
    add(m_clip, m_run, {10, 20});
    LibraryDocument other;
    const ClipId theirs = other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
    const TagId walk = other.tagNamed("Walk");
    other.changeSheets({{theirs, TagSheet().withRanges(walk, {{50, 60}})}}, "Add");
    QVERIFY(other.save().isComplete());

    const SourceId source = m_document->library().clip(m_clip).source;
    const std::string path = m_document->library().source(source).path;
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(source, LoadedSource{smallModel({100}), {}, loadSidecar(path)});
    m_document->takeLoaded(std::move(loaded));
    const TagId here = *m_document->library().vocabulary().find("Walk");
    QCOMPARE(rangesOf(*m_document, m_clip, here).size(), 1u);
    QCOMPARE(rangesOf(*m_document, m_clip, m_run).size(), 1u);
    add(m_clip, m_run, {80, 90});
    m_document->undoStack().undo();
    QCOMPARE(rangesOf(*m_document, m_clip, here).size(), 1u);
    QCOMPARE(m_document->undoStack().undoText(), QString("Merge Another Program's Changes"));
}

void tst_LibraryDocument::valuesThatConflictAreAskedAboutAfterReadingAgain_data()
{
    QTest::addColumn<bool>("isReadable");
    QTest::newRow("a file that can be read") << true;
    QTest::newRow("a file that cannot be read") << false;
}

void tst_LibraryDocument::valuesThatConflictAreAskedAboutAfterReadingAgain()
{
    QFETCH(bool, isReadable);
    const auto withSpeed = [](double value) { return TagSheet().withProperty("speed", {{{0, 50}, value}}); };
    const auto setElsewhere = [&](double value) {
        LibraryDocument other;
        const ClipId theirs =
            other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
        other.changeSheets({{theirs, withSpeed(value)}}, "Set");
        QVERIFY(other.save().isComplete());
    };
    m_document->changeSheets({{m_clip, withSpeed(1.0)}}, "Set");
    setElsewhere(2.0);
    const SourceId source = m_document->library().clip(m_clip).source;
    const std::string path = m_document->library().source(source).path;
    LoadedSource again{smallModel({100}), {}, loadSidecar(path)};
    if (!isReadable) again.model = Error{"import.failed", "broken", path};
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(source, std::move(again));
    m_document->takeLoaded(std::move(loaded));
    QCOMPARE(m_document->library().clip(m_clip).sheet, withSpeed(1.0));
    QCOMPARE(m_document->save().conflictingSources.size(), 1u);

    setElsewhere(3.0);
    std::vector<SidecarOnDisk> onDisk;
    onDisk.push_back({source, loadSidecar(path)});
    QCOMPARE(m_document->takeSidecars(std::move(onDisk)).conflicting.size(), 1u);
    QCOMPARE(m_document->save().conflictingSources.size(), 1u);
    QVERIFY(m_document->save(ConflictChoice::Theirs).isComplete());
    QCOMPARE(m_document->library().clip(m_clip).sheet, withSpeed(3.0));
}

void tst_LibraryDocument::sidesThatWereTakenAreOneStep()
{
    const auto withValues = [](double first, double second) {
        return TagSheet().withProperty("speed", {{{0, 20}, first}, {{60, 80}, second}});
    };
    const TagSheet mine = withValues(1.0, 1.0);
    m_document->changeSheets({{m_clip, mine}}, "Set");
    LibraryDocument other;
    const ClipId theirs = other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
    other.changeSheets({{theirs, withValues(2.0, 3.0)}}, "Set");
    QVERIFY(other.save().isComplete());

    const SaveReport asked = m_document->save();
    QVERIFY(!asked.isComplete());
    QCOMPARE(asked.conflicts.size(), 1u);
    QCOMPARE(asked.conflicts[0].clip, m_clip);
    QCOMPARE(asked.conflicts[0].conflicts.size(), 2u);
    QVERIFY(asked.conflicts[0].ours == mine);
    QVERIFY(asked.conflicts[0].theirs.property("speed").front().value == PropertyValue(2.0));
    const int steps = m_document->undoStack().count();
    ConflictReview review(asked.conflicts);
    review.take(0, MergeSide::Ours);
    review.take(1, MergeSide::Theirs);
    const SaveReport done = m_document->save(ConflictChoice::Ask, review.decisions());
    QVERIFY(done.isComplete());
    QVERIFY(m_document->library().clip(m_clip).sheet == withValues(1.0, 3.0));
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QVERIFY(!m_document->isModified());
    m_document->undoStack().undo();
    QVERIFY(m_document->library().clip(m_clip).sheet == mine);
}

void tst_LibraryDocument::aFailedSaveLosesNothing()
{
    add(m_clip, m_run, {10, 20});
    QVERIFY(QDir().mkdir(m_folder->filePath("walk.bvh.tags.json"))); // a folder stands in the file's place
    const SaveReport report = m_document->save();
    QCOMPARE(report.errors.size(), 1u);
    QVERIFY(!report.errors.front().message.empty());
    QVERIFY(m_document->isModified());
    QCOMPARE(rangesOf(*m_document, m_clip, m_run).size(), 1u);
}

void tst_LibraryDocument::vocabularyAsksForAPlaceOnce()
{
    TagDefinition jump;
    jump.name = "Jump";
    jump.isRegistered = true;
    m_document->defineTag(jump, "New Tag");
    QVERIFY(m_document->save().needsLibraryPath);
    QCOMPARE(QFileInfo(QString::fromStdString(m_document->proposedLibraryPath())).fileName(),
             QFileInfo(m_folder->path()).fileName() + ".tagline");
    m_document->setLibraryPath(m_folder->filePath("mine.tagline").toStdString());
    QVERIFY(m_document->save().isComplete());
    QVERIFY(!m_document->isModified());
    const auto file =
        readLibraryFile(contentOf(m_folder->filePath("mine.tagline")).toStdString(), "mine.tagline");
    QVERIFY2(file.hasValue(), file ? "" : file.error().text().c_str());
    QCOMPARE(file->vocabulary.size(), 1u);
    QCOMPARE(file->roots, std::vector<std::string>{"."});
}

void tst_LibraryDocument::importSettingsAreKept()
{
    ImportSettings settings;
    settings.rate = FrameRate{60, 1};
    const SourceId source = m_document->library().clip(m_clip).source;
    std::vector<SourceId> toRead;
    connect(m_document.get(), &LibraryDocument::changed, this,
            [&](const DocumentChange& change) { toRead = change.toRead; });
    const SourceSettings said{source, settings};
    m_document->setImportSettings({&said, 1}, "Import Settings");
    QCOMPARE(toRead, std::vector{source});
    QCOMPARE(m_document->importSettings(source), settings);
    m_document->undoStack().undo();
    QCOMPARE(toRead, std::vector{source});
    QCOMPARE(m_document->importSettings(source), ImportSettings());
    m_document->undoStack().redo();
    disconnect(m_document.get(), &LibraryDocument::changed, this, nullptr);
    m_document->setLibraryPath(m_folder->filePath("mine.tagline").toStdString());
    QVERIFY(m_document->save().isComplete());
    const auto file =
        readLibraryFile(contentOf(m_folder->filePath("mine.tagline")).toStdString(), "mine.tagline");
    QVERIFY(file.hasValue());
    QCOMPARE(file->imports.size(), 1u);
    QCOMPARE(file->imports.front().source, std::string("walk.bvh"));
}

void tst_LibraryDocument::motionSettingsAreOneStepAGesture()
{
    const int gesture = m_document->newGesture();
    const auto lowered = [](float height) {
        MotionSettings settings;
        settings.contact.enterHeight = height;
        return settings;
    };
    const std::uint64_t version = m_document->library().clip(m_clip).motionVersion;
    m_document->set(&LibraryEdit::motion, lowered(0.03f), "Tune", gesture);
    m_document->set(&LibraryEdit::motion, lowered(0.02f), "Tune", gesture);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(m_document->isLibraryFileModified());
    QVERIFY(m_document->library().clip(m_clip).motionVersion != version);
    m_document->undoStack().undo();
    QVERIFY(m_document->library().motionSettings() == MotionSettings());
    QVERIFY(!m_document->isLibraryFileModified());
    m_document->undoStack().redo();
    QVERIFY(m_document->library().motionSettings() == lowered(0.02f));
    m_document->set(&LibraryEdit::motion, {}, "Tune", gesture); // back where it began: no step is left
    QCOMPARE(m_document->undoStack().count(), 0);

    m_document->set(&LibraryEdit::motion, lowered(0.02f), "Tune");
    m_document->setLibraryPath(m_folder->filePath("mine.tagline").toStdString());
    QVERIFY(m_document->save().isComplete());
    const auto file =
        readLibraryFile(contentOf(m_folder->filePath("mine.tagline")).toStdString(), "mine.tagline");
    QVERIFY(file && file->motion.settings == lowered(0.02f));
}

void tst_LibraryDocument::whatAChangeReplacedOutlivesTheStep()
{
    std::vector<DocumentChange> heard; // as one who listens later has them
    connect(m_document.get(), &LibraryDocument::changed, this,
            [&](const DocumentChange& change) { heard.push_back(change); });
    add(m_clip, m_run, {10, 20});
    add(m_clip, m_run, {30, 40});
    m_document->undoStack().undo();
    m_document->undoStack().clear();
    QCOMPARE(heard.size(), 3u);
    const std::vector<std::size_t> ranges{0, 1, 2};
    for (std::size_t i = 0; i < heard.size(); ++i) {
        QVERIFY(heard[i].former);
        QCOMPARE(heard[i].former->front().sheet.rangeCount(), ranges[i]);
    }
}

QTEST_GUILESS_MAIN(tst_LibraryDocument)
#include "tst_LibraryDocument.moc"
