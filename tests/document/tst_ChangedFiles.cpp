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
    void anotherMotionIsSettledInOneStep();
    void theSameMotionIsRecordedWithTheNextSave();
    void anotherMotionIsSettledInAllTagSets();
    void setsOfDifferentMotionsAreNotFitted();
    void aComparisonOfWhatWasReadAgainIsLeftOut();

private:
    /// The file is read again, as 100 frames with this content.
    void readContent(std::uint64_t content)
    {
        ImportedModel model = *smallModel({100});
        model.contentHash = content;
        const SourceId source = m_document->library().clip(m_clip).source;
        std::vector<std::pair<SourceId, LoadedSource>> again;
        again.emplace_back(source, LoadedSource{std::make_shared<const ImportedModel>(std::move(model)),
                                                {},
                                                loadSidecar(m_document->library().source(source).path)});
        m_document->takeLoaded(std::move(again));
    }
    /// A clip that was tagged on content 1, saved, and is read again as content 2.
    void writeAgain()
    {
        readContent(1);
        add(m_clip, m_run, {10, 20});
        QVERIFY(m_document->save().isComplete());
        QVERIFY(saysContent(1));
        readContent(2);
        QCOMPARE(clip().sourceChange, m_former);
    }
    void compared(FormerMotion motion)
    {
        const auto changed = motionToCompare(m_document->library(), m_clip);
        QVERIFY(changed);
        m_document->takeFormerMotions({{*changed, motion}});
    }
    const LibraryClip& clip() const { return m_document->library().clip(m_clip); }
    bool saysContent(int content, const char* file = "walk.bvh.tags.json") const
    {
        return contentOf(m_folder->filePath(file))
            .contains("\"hash\": \"xxh3:000000000000000" + QByteArray::number(content));
    }

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
    const SourceChange m_former{100, {30, 1}, 1};
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

void tst_ChangedFiles::anotherMotionIsSettledInOneStep()
{
    writeAgain();
    QVERIFY(!clip().hasChangedFile() && !m_document->isModified());
    compared(FormerMotion::Other);
    QVERIFY(clip().hasChangedFile() && !m_document->isModified());
    add(m_clip, m_run, {30, 40}); // the ranges before are on the former motion as they were
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(1) && clip().hasChangedFile());
    const TagSheet before = clip().sheet;
    m_document->fitToChangedSource(m_clip, before.withRanges(m_run, {{12, 22}}), "Fit");
    QVERIFY(!clip().sourceChange && m_document->isModified());
    m_document->undoStack().undo();
    QVERIFY(clip().sheet == before && clip().hasChangedFile() && !m_document->isModified());
    m_document->undoStack().redo();
    QVERIFY(!clip().sourceChange);
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(2) && !m_document->isModified());
    m_document->undoStack().undo();
    QVERIFY(clip().hasChangedFile() && m_document->isModified());
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(1) && !m_document->isModified());
    QCOMPARE(clip().sourceChange, m_former);
    m_document->fitToChangedSource(m_clip, clip().sheet, "Keep"); // without a change of the ranges
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(2) && !clip().sourceChange && !m_document->isModified());
}

void tst_ChangedFiles::theSameMotionIsRecordedWithTheNextSave()
{
    writeAgain();
    compared(FormerMotion::Same);
    QVERIFY(!clip().hasChangedFile() && !clip().isFileRewritten() && !m_document->isModified());
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(1)); // nothing was to be saved
    add(m_clip, m_run, {30, 40});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(2) && !clip().sourceChange);
}

void tst_ChangedFiles::anotherMotionIsSettledInAllTagSets()
{
    readContent(1);
    add(m_clip, m_run, {10, 20});
    add(m_clip, m_document->tagNamed("gameplay::Hit"), {12, 14});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(1) && saysContent(1, "walk.bvh.gameplay.tags.json"));
    readContent(2);
    compared(FormerMotion::Other);
    m_document->fitToChangedSource(m_clip, clip().sheet, "Keep");
    QVERIFY(m_document->save().isComplete());
    QVERIFY(saysContent(2) && saysContent(2, "walk.bvh.gameplay.tags.json"));
    QVERIFY(!clip().sourceChange && !m_document->isModified());
}

/// Somebody who had no former motion to compare with tagged the present one.
void tst_ChangedFiles::setsOfDifferentMotionsAreNotFitted()
{
    writeAgain(); // the default set was drawn on content 1
    QFile file(m_folder->filePath("walk.bvh.gameplay.tags.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"tagline.tags","version":1,"source":"walk.bvh","set":"gameplay","clips":[)"
               R"({"name":"clip0","frames":100,"rate":[30,1],"tags":{"Hit":[[90,95]]},)"
               R"("hash":"xxh3:0000000000000002"}]})");
    file.close();
    readContent(2);
    QVERIFY(areSetsDrawnAlike(m_document->library(), m_clip)); // it may be the same motion
    compared(FormerMotion::Other);
    QVERIFY(clip().hasChangedFile());
    QVERIFY(!areSetsDrawnAlike(m_document->library(), m_clip));
    QVERIFY(!canBeFitted(m_document->library(), m_clip));
    const int steps = m_document->undoStack().count();
    m_document->fitToChangedSource(m_clip, clip().sheet, "Fit");
    QCOMPARE(m_document->undoStack().count(), steps);
    QCOMPARE(clip().sourceChange, std::optional(m_former));
}

void tst_ChangedFiles::aComparisonOfWhatWasReadAgainIsLeftOut()
{
    writeAgain();
    const auto changed = motionToCompare(m_document->library(), m_clip);
    QVERIFY(changed && changed->hash == std::optional<std::uint64_t>(1));
    readContent(3);
    m_document->takeFormerMotions({{*changed, FormerMotion::Other}});
    QVERIFY(!clip().hasChangedFile() && clip().isFileRewritten());
    readContent(1);
    QVERIFY(!motionToCompare(m_document->library(), m_clip) && !clip().sourceChange);
}

QTEST_GUILESS_MAIN(tst_ChangedFiles)
#include "tst_ChangedFiles.moc"
