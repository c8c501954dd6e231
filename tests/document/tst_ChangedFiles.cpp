// Clips whose files changed: their ranges were drawn on another length or rate, which a step brings back with
// them.

#include "core/library/ClipNotices.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QFile>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ChangedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fittingToAChangedFileIsOneStep();
    void aFileThatChangesDuringADragStaysChanged();
    void setsOfDifferentVersionsAreNotFitted();
    void fittingIsUndoneAfterASaveToo();
    void rangesOfAChangedFileComeBackWithIt();
    void aDragThatEmptiesAChangedFileIsUndoneWithIt();
    void aDragOverNothingKeepsTheChangedFile();
    void aFileThatIsReadAgainWithoutItsSidecarKeepsItsTags();
    void rangesThatAreNotSavedYetAreOnAChangedFileToo();

private:
    /// Tags the clip as 80 frames at 30 a second and reads it again: it has 100.
    void changeTheFile();

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

void tst_ChangedFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100});
    m_clip = m_document->library().source(source).clips.front();
    m_run = m_document->tagNamed("Run");
}

void tst_ChangedFiles::changeTheFile()
{
    add(m_clip, m_run, {10, 80});
    QVERIFY(m_document->save().isComplete());
    QFile file(m_folder->filePath("walk.bvh.tags.json"));
    QByteArray bytes = contentOf(file.fileName());
    bytes.replace("\"frames\": 100", "\"frames\": 80");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    m_document = std::make_unique<LibraryDocument>();
    m_clip = m_document->library().source(addFile(*m_document, *m_folder, "walk.bvh", {100})).clips.front();
    m_run = *m_document->library().vocabulary().find("Run");
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
}

void tst_ChangedFiles::aFileThatChangesDuringADragStaysChanged()
{
    for (const bool isCancelled : {true, false}) {
        add(m_clip, m_run, {10, 20});
        QVERIFY(m_document->save().isComplete());
        const int gesture = m_document->newGesture();
        const auto drag = [&](FrameRange range) {
            m_document->editSheet(m_clip, "Add", gesture, [&](const TagSheet& sheet) {
                return withRangeAdded(sheet, m_run, range, 1000);
            });
        };
        drag({30, 40});
        const SourceId source = m_document->library().clip(m_clip).source;
        std::vector<std::pair<SourceId, LoadedSource>> again;
        again.emplace_back(
            source,
            LoadedSource{smallModel({80}), {}, loadSidecar(m_document->library().source(source).path)});
        m_document->takeLoaded(std::move(again));
        QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{100, {30, 1}}));
        if (isCancelled)
            m_document->cancelGesture(gesture);
        else
            drag({31, 41});
        QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{100, {30, 1}}));
        init();
    }
}

void tst_ChangedFiles::fittingToAChangedFileIsOneStep()
{
    for (const bool isMoved : {true, false}) { // without a change of the ranges, too
        changeTheFile();
        const TagSheet before = m_document->library().clip(m_clip).sheet;
        const TagSheet after = isMoved ? before.withRanges(m_run, {{30, 100}}) : before;
        m_document->fitToChangedSource(m_clip, after, "Fit");
        QVERIFY(!m_document->library().clip(m_clip).sourceChange);
        QVERIFY(m_document->isModified());
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undoStack().undo();
        QCOMPARE(m_document->library().clip(m_clip).sheet, before);
        QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
        QVERIFY(!m_document->isModified());
        m_document->undoStack().redo();
        QCOMPARE(m_document->library().clip(m_clip).sheet, after);
        QVERIFY(!m_document->library().clip(m_clip).sourceChange);
        QVERIFY(m_document->save().isComplete());
        QVERIFY(contentOf(m_folder->filePath("walk.bvh.tags.json")).contains("\"frames\": 100"));
        init();
    }
}

/// What is right for one set would break the other.
void tst_ChangedFiles::setsOfDifferentVersionsAreNotFitted()
{
    changeTheFile(); // the default set was drawn on 80 frames
    QVERIFY(areSetsDrawnAlike(m_document->library(), m_clip));
    QFile file(m_folder->filePath("walk.bvh.gameplay.tags.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"tagline.tags","version":1,"source":"walk.bvh","set":"gameplay","clips":[)"
               R"({"name":"clip0","frames":100,"rate":[30,1],"tags":{"Hit":[[90,95]]}}]})");
    file.close();
    m_document = std::make_unique<LibraryDocument>();
    m_clip = m_document->library().source(addFile(*m_document, *m_folder, "walk.bvh", {100})).clips.front();
    QVERIFY(!areSetsDrawnAlike(m_document->library(), m_clip));
    QCOMPARE(clipNotices(m_document->library(), m_clip).size(), 1u);
    m_document->fitToChangedSource(m_clip, m_document->library().clip(m_clip).sheet, "Fit");
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(m_document->library().clip(m_clip).sourceChange);
}

void tst_ChangedFiles::fittingIsUndoneAfterASaveToo()
{
    changeTheFile();
    m_document->fitToChangedSource(m_clip, m_document->library().clip(m_clip).sheet, "Fit");
    QVERIFY(m_document->save().isComplete());
    QVERIFY(!m_document->isModified());
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->save().isComplete());
    QVERIFY(contentOf(m_folder->filePath("walk.bvh.tags.json")).contains("\"frames\": 80"));
}

void tst_ChangedFiles::rangesOfAChangedFileComeBackWithIt()
{
    changeTheFile();
    m_document->changeSheets({{m_clip, TagSheet()}}, "Delete All");
    QVERIFY(!m_document->library().clip(m_clip).sourceChange); // nothing is drawn on the former file
    QVERIFY(m_document->save().isComplete());
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
    QVERIFY(m_document->save().isComplete());
    QVERIFY(contentOf(m_folder->filePath("walk.bvh.tags.json")).contains("\"frames\": 80"));
}

void tst_ChangedFiles::aDragThatEmptiesAChangedFileIsUndoneWithIt()
{
    changeTheFile();
    const int gesture = m_document->newGesture();
    const TagSheet before = m_document->library().clip(m_clip).sheet;
    m_document->changeSheets({{m_clip, before.withRanges(m_run, {{10, 20}})}}, "Resize", gesture);
    m_document->changeSheets({{m_clip, TagSheet()}}, "Resize", gesture);
    QVERIFY(!m_document->library().clip(m_clip).sourceChange);
    QVERIFY(m_document->save().isComplete());
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().clip(m_clip).sheet, before);
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
    QVERIFY(m_document->save().isComplete());
    QVERIFY(contentOf(m_folder->filePath("walk.bvh.tags.json")).contains("\"frames\": 80"));
}

void tst_ChangedFiles::aDragOverNothingKeepsTheChangedFile()
{
    changeTheFile();
    const TagSheet before = m_document->library().clip(m_clip).sheet;
    const int gesture = m_document->newGesture();
    m_document->changeSheets({{m_clip, TagSheet()}}, "Move", gesture);
    m_document->changeSheets({{m_clip, before.withRanges(m_run, {{20, 80}})}}, "Move", gesture);
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
    m_document->changeSheets({{m_clip, TagSheet()}}, "Move", gesture);
    m_document->changeSheets({{m_clip, before}}, "Move", gesture);
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->undoStack().count(), 0);
    m_document->changeSheets({{m_clip, TagSheet()}}, "Move", m_document->newGesture() + 2);
    m_document->undoStack().undo();
    const int cancelled = m_document->newGesture() + 4;
    m_document->changeSheets({{m_clip, TagSheet()}}, "Move", cancelled);
    m_document->cancelGesture(cancelled);
    QCOMPARE(m_document->library().clip(m_clip).sheet, before);
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{80, {30, 1}}));
}

void tst_ChangedFiles::aFileThatIsReadAgainWithoutItsSidecarKeepsItsTags()
{
    m_document = std::make_unique<LibraryDocument>();
    const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100});
    const ClipId clip = m_document->library().source(source).clips.front();
    add(clip, m_document->tagNamed("Run"), {10, 20});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.tags.json")));
    const std::string path = m_document->library().source(source).path;
    std::vector<std::pair<SourceId, LoadedSource>> again;
    again.emplace_back(source, LoadedSource{smallModel({100}), {}, loadSidecar(path)});
    m_document->takeLoaded(std::move(again));
    QCOMPARE(m_document->library().clip(clip).sheet.rangeCount(), 1u);
    add(clip, m_document->tagNamed("Run"), {30, 40});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(contentOf(m_folder->filePath("walk.bvh.tags.json")).contains("[10, 20]"));
}

/// No sidecar says on what they were drawn.
void tst_ChangedFiles::rangesThatAreNotSavedYetAreOnAChangedFileToo()
{
    add(m_clip, m_run, {10, 20});
    const SourceId source = m_document->library().clip(m_clip).source;
    const std::string path = m_document->library().source(source).path;
    const auto readAgain = [&](Frame frames) {
        std::vector<std::pair<SourceId, LoadedSource>> again;
        again.emplace_back(source, LoadedSource{smallModel({frames}), {}, loadSidecar(path)});
        m_document->takeLoaded(std::move(again));
    };
    readAgain(100);
    QVERIFY(!m_document->library().clip(m_clip).sourceChange); // the same
    readAgain(80);
    QCOMPARE(m_document->library().clip(m_clip).sourceChange, (SourceChange{100, {30, 1}}));
    readAgain(100);
    QVERIFY(!m_document->library().clip(m_clip).sourceChange);
}

QTEST_GUILESS_MAIN(tst_ChangedFiles)
#include "tst_ChangedFiles.moc"
