// Saves whose work on the disk runs elsewhere, is stopped, or ends after something changed here.

#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

#include <thread>

using namespace tagline;
using namespace tagline::test;

class tst_Saving : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void manyFilesAreSavedOnAnotherThread();
    void aStoppedSaveLeavesTheRestUnsaved();
    void whatIsEditedMeanwhileStaysUnsaved();
    void anotherProgramsTagsComeFromTheOtherThread();
    void theLibraryFileIsSavedOnTheOtherThreadToo();
    void aSideTakenAsBeforeStaysSo();
    void aStepOfTheSavedStateIsNotCleanAfterAnEdit();

private:
    static constexpr int fileCount = 150;

    void add(ClipId clip, TagId tag, FrameRange range)
    {
        m_document->editSheet(clip, "Add", 0,
                              [&](const TagSheet& sheet) { return withRangeAdded(sheet, tag, range, 100); });
    }
    void tagAll()
    {
        for (const ClipId clip : m_clips) add(clip, m_run, {10, 20});
    }
    QByteArray sidecar(int file) const
    {
        return contentOf(m_folder->filePath(QString("clip%1.bvh.tags.json").arg(file)));
    }
    int sidecarCount() const { return int(QDir(m_folder->path()).entryList({"*.tags.json"}).size()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::vector<ClipId> m_clips;
    TagId m_run;
};

void tst_Saving::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    m_clips.clear();
    for (int i = 0; i < fileCount; ++i)
        m_clips.push_back(m_document->library()
                              .source(addFile(*m_document, *m_folder, QString("clip%1.bvh").arg(i), {100}))
                              .clips.front());
    m_run = m_document->tagNamed("Run");
    m_document->setLibraryPath(m_folder->filePath("all.tagline").toStdString());
}

void tst_Saving::manyFilesAreSavedOnAnotherThread()
{
    tagAll();
    double last = -1.0;
    int runs = 0;
    const SaveReport report = m_document->save(ConflictChoice::Ask, {}, [&](const auto& work) {
        ++runs;
        QVERIFY(m_document->isSaving());
        std::thread thread([&] {
            work([&](double share) {
                const bool isFurther = share > last && share < 1.0;
                last = share;
                return isFurther;
            });
        });
        thread.join();
    });
    QVERIFY2(report.isComplete(),
             report.errors.empty()
                 ? qPrintable(QString("%1 cancelled, share %2").arg(report.cancelledFiles).arg(last))
                 : report.errors.front().text().c_str());
    QCOMPARE(report.writtenFiles, fileCount);
    QVERIFY(runs > 1);
    QVERIFY(!m_document->isSaving() && !m_document->isModified() && m_document->undoStack().isClean());
    QCOMPARE(sidecarCount(), fileCount);
    QVERIFY(sidecar(fileCount - 1).contains("Run"));
}

void tst_Saving::aStoppedSaveLeavesTheRestUnsaved()
{
    tagAll();
    int asked = 0;
    const auto stopped = [&](const auto& work) { work([&](double) { return ++asked <= 100; }); };
    SaveReport report = m_document->save(ConflictChoice::Ask, {}, stopped);
    QVERIFY(!report.isComplete() && report.errors.empty());
    QCOMPARE(report.writtenFiles, 100);
    QCOMPARE(report.cancelledFiles, fileCount - 100);
    QCOMPARE(sidecarCount(), 100);
    QVERIFY(m_document->isModified() && !m_document->undoStack().isClean());
    QCOMPARE(int(m_document->library().modifiedSources().size()), fileCount - 100);

    report = m_document->save();
    QVERIFY(report.isComplete());
    QCOMPARE(sidecarCount(), fileCount);
    QVERIFY(!m_document->isModified() && m_document->undoStack().isClean());
}

void tst_Saving::whatIsEditedMeanwhileStaysUnsaved()
{
    tagAll();
    const ClipId edited = m_clips[3];
    bool isEdited = false;
    const SaveReport report = m_document->save(ConflictChoice::Ask, {}, [&](const auto& work) {
        work([](double) { return true; });
        if (!std::exchange(isEdited, true)) add(edited, m_run, {40, 60});
    });
    QVERIFY(report.errors.empty());
    QVERIFY(m_document->isModified() && !m_document->undoStack().isClean());
    QCOMPARE(m_document->library().clip(edited).sheet.ranges(m_run).size(), std::size_t(2));

    QVERIFY(m_document->save().isComplete()); // merged with what the first save wrote
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->library().clip(edited).sheet.ranges(m_run).size(), std::size_t(2));
    LibraryDocument again;
    const ClipId read = again.library().source(addFile(again, *m_folder, "clip3.bvh", {100})).clips.front();
    QCOMPARE(again.library().clip(read).sheet.ranges(*again.library().vocabulary().find("Run")).size(),
             std::size_t(2));
}

void tst_Saving::anotherProgramsTagsComeFromTheOtherThread()
{
    tagAll();
    QVERIFY(m_document->save().isComplete());
    const auto rewrite = [&](int file, const char* tag) {
        LibraryDocument other;
        const ClipId clip = other.library()
                                .source(addFile(other, *m_folder, QString("clip%1.bvh").arg(file), {100}))
                                .clips.front();
        const TagId its = other.tagNamed(tag);
        other.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, its, {50, 70}, 100);
        });
        QVERIFY(other.save(ConflictChoice::Ours).errors.empty());
    };
    rewrite(1, "Theirs.First");
    rewrite(90, "Theirs.Second");
    const TagId mine = m_document->tagNamed("Mine");
    for (const ClipId clip : m_clips) add(clip, mine, {0, 5});
    TagId meanwhile;
    const SaveReport report = m_document->save(ConflictChoice::Ask, {}, [&](const auto& work) {
        std::thread thread([&] { work([](double) { return true; }); });
        thread.join();
        if (!meanwhile.isValid()) meanwhile = m_document->tagNamed("Meanwhile"); // takes the next number
    });
    QVERIFY(report.errors.empty());
    QCOMPARE(report.mergedFiles.size(), std::size_t(2));
    QVERIFY(m_document->library().modifiedSources().empty());
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    const auto rangesOf = [&](int file, const char* tag) {
        return m_document->library().clip(m_clips[std::size_t(file)]).sheet.ranges(*vocabulary.find(tag));
    };
    QCOMPARE(rangesOf(1, "Theirs.First").front(), (FrameRange{50, 70}));
    QCOMPARE(rangesOf(90, "Theirs.Second").front(), (FrameRange{50, 70}));
    QCOMPARE(rangesOf(1, "Mine").front(), (FrameRange{0, 5}));
    QVERIFY(m_document->library().clip(m_clips[1]).sheet.ranges(meanwhile).empty());
    m_document->undoStack().undo(); // what they brought is a step of its own
    QVERIFY(rangesOf(90, "Theirs.Second").empty());
}

/// In a conflict that is decided as before, neither side's value comes back with the save or after it.
void tst_Saving::theLibraryFileIsSavedOnTheOtherThreadToo()
{
    const auto describe = [&](const char* text) {
        TagDefinition definition = m_document->library().vocabulary()[m_run];
        definition.isRegistered = true;
        definition.description = text;
        m_document->defineTag(definition, "Describe");
    };
    const auto saved = [&](const std::function<void()>& meanwhile) {
        return m_document->save(ConflictChoice::Ask, {}, [&](const auto& work) {
            std::thread thread([&] { work([](double) { return true; }); });
            thread.join();
            meanwhile();
        });
    };
    describe("first");
    const SaveReport report = saved([&] { describe("meanwhile"); });
    QVERIFY(report.isComplete());
    QCOMPARE(report.writtenFiles, 1);
    const QString path = m_folder->filePath("all.tagline");
    QVERIFY(contentOf(path).contains("first") && !contentOf(path).contains("meanwhile"));
    QVERIFY(m_document->isModified() && !m_document->undoStack().isClean());
    QVERIFY(saved([] {}).isComplete());
    QVERIFY(contentOf(path).contains("meanwhile"));
    QVERIFY(!m_document->isModified() && m_document->undoStack().isClean());

    // Another program's tag comes in, and what is edited while it does stays.
    QByteArray theirs = contentOf(path);
    theirs.replace("\"vocabulary\": [", "\"vocabulary\": [{\"name\": \"Theirs\"},");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(theirs) == theirs.size());
    file.close();
    describe("once more");
    const SaveReport merged = saved([&] { describe("later"); });
    QVERIFY(merged.isComplete());
    QCOMPARE(merged.mergedFiles.size(), 1u);
    const auto theirTag = m_document->library().vocabulary().findNamed("Theirs");
    QVERIFY(theirTag && m_document->library().vocabulary()[*theirTag].isRegistered);
    QCOMPARE(m_document->library().vocabulary()[m_run].description, std::string("later"));
    QVERIFY(m_document->isModified());
    QVERIFY(contentOf(path).contains("once more") && contentOf(path).contains("Theirs"));
}

void tst_Saving::aSideTakenAsBeforeStaysSo()
{
    const auto withSpeed = [](double value) { return TagSheet().withProperty("speed", {{{0, 20}, value}}); };
    m_document->changeSheets({{m_clips[1], withSpeed(1.0)}}, "Set");
    QVERIFY(m_document->save().isComplete());
    LibraryDocument other;
    const ClipId theirs = other.library().source(addFile(other, *m_folder, "clip1.bvh", {100})).clips.front();
    other.changeSheets({{theirs, withSpeed(2.0)}}, "Set");
    QVERIFY(other.save().isComplete());
    m_document->changeSheets({{m_clips[1], withSpeed(3.0)}}, "Set");

    ConflictReview review(m_document->save().conflicts);
    review.takeAll(MergeSide::Base);
    QVERIFY(m_document->save(ConflictChoice::Ask, review.decisions()).isComplete());
    QVERIFY(m_document->library().clip(m_clips[1]).sheet == withSpeed(1.0));
    QVERIFY(!m_document->isModified());
    LibraryDocument again;
    const ClipId read = again.library().source(addFile(again, *m_folder, "clip1.bvh", {100})).clips.front();
    QVERIFY(again.library().clip(read).sheet == withSpeed(1.0));
}

void tst_Saving::aStepOfTheSavedStateIsNotCleanAfterAnEdit()
{
    add(m_clips.front(), m_run, {10, 20});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(m_document->undoStack().isClean());
    m_document->undoStack().undo();
    QVERIFY(m_document->isModified() && !m_document->undoStack().isClean());
    m_document->undoStack().redo();
    QVERIFY(!m_document->isModified() && m_document->undoStack().isClean());
}

QTEST_GUILESS_MAIN(tst_Saving)
#include "tst_Saving.moc"
