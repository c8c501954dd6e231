#include "app/document/library/watching/DiskWatch.h"
#include "core/import/FileFingerprint.h"
#include "core/library/opening/SourceLoading.h"
#include "core/system/saving/DurableFile.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/FailingWork.h"
#include "tests/document/SmallLibrary.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_DiskWatch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aChangedSidecarIsReadAgain_data();
    void aChangedSidecarIsReadAgain();
    void aTagSetOfAnotherProgramIsTaken_data();
    void aTagSetOfAnotherProgramIsTaken();
    void editsHereAndThereAreBothKept();
    void valuesThatConflictAreLeftToTheSave();
    void whatIsSavedHereIsNoNews();
    void aSidecarThatCannotBeReadChangesNothing();
    void aSidecarThatIsMendedIsInErrorNoMore();
    void aDamagedSidecarIsNotForgottenWithItsModel();
    void aDamagedSidecarIsReplacedIfAPersonWants();
    void ofDamagedSetsOnlyTheirOwnTagsAreUnsaved();
    void aDamagedSidecarOfAModelThatIsGoneIsUnsaved();
    void whatCannotBeTakenIsSaidOnce();
    void aSidecarThatIsGoneIsInErrorNoMore_data();
    void aSidecarThatIsGoneIsInErrorNoMore();
    void tagsOfADeletedSidecarAreUnsaved_data();
    void tagsOfADeletedSidecarAreUnsaved();
    void aDeletedSidecarThatComesBackIsNoLoss();
    void tagsThatGoWithTheirModelAreNoLoss();
    void aSetThatGoesWithItsModelIsNoLoss();
    void aDeletedSidecarWithoutTagsIsNoLoss();
    void whatOthersKeepInADeletedSidecarIsWrittenAgain();
    void aDeletedLibraryFileIsUnsaved();
    void aModelThatIsGoneIsSaid();
    void aMovedLibraryFileIsUnsaved_data();
    void aMovedLibraryFileIsUnsaved();
    void aChangedLibraryFileIsReadAgain();
    void aFolderThatComesBackIsWatchedAgain();
    void aFolderThatIsGoneIsSaid_data();
    void aFolderThatIsGoneIsSaid();
    void foldersThatGoTogetherAreSaidTogether();
    void everyNameOfAFolderIsToldOf();
    void lookingAtAllSaysWhetherThereWasNews();
    void aLookThatFailsIsNotTheLast();
    void aReadingThatASaveOvertookIsLookedAtAfterwards();
    void aFileThatIsBeingReadIsLookedAtAfterwards();
    void aReplacedModelIsReadAnew_data();
    void aReplacedModelIsReadAnew();
    void aModelThatIsStillWrittenIsLeftAlone();
    void aModelThatWasOnlyTouchedIsLeftAlone();
    void aMissingModelThatComesBackIsRead();
    void aModelThatChangedWhileItWasReadIsReadOnceMore();
    void aModelWhoseSideFileChangesIsReadAnew_data();
    void aModelWhoseSideFileChangesIsReadAnew();
    void thousandsOfFilesDoNotHoldTheWindow();

private:
    QString model() const { return m_folder->filePath("walk.bvh"); }
    /// What a queue would hand over of the model as it lies on the disk now.
    LoadedSource loadedModel() const
    {
        const std::string path = model().toStdString();
        ImportedModel read = *smallModel({100});
        if (const auto held = fingerprintOf(path, 1 << 20)) read.contentHash = held->hash;
        read.sideFiles = m_sideFiles;
        const auto state = stateWithSideFiles(path, stateOf(path), m_sideFiles);
        return {std::make_shared<const ImportedModel>(std::move(read)), {}, loadSidecar(path), state};
    }
    void take(LoadedSource loaded)
    {
        std::vector<std::pair<SourceId, LoadedSource>> sources;
        sources.emplace_back(clip().source, std::move(loaded));
        m_document->takeLoaded(std::move(sources));
    }
    /// The model has this content, was read, and is noted from now on where it is to be read anew.
    void readModel(const QByteArray& content)
    {
        overwrite(model(), content);
        take(loadedModel());
        connect(m_document.get(), &LibraryDocument::changed, this, [this](const DocumentChange& change) {
            for (const SourceId source : change.toRead) {
                QCOMPARE(source, clip().source);
                m_toRead.push_back(m_lastWrite.isValid() ? m_lastWrite.elapsed() : 0);
            }
        });
        lookAtAll();
    }
    void writeModel(const QByteArray& content)
    {
        overwrite(model(), content);
        m_lastWrite.start();
    }

    QString sidecar() const { return m_folder->filePath("walk.bvh.tags.json"); }
    const LibraryClip& clip() const { return m_document->library().clip(m_clip); }
    std::vector<FrameRange> ranges(const char* tag) const
    {
        const auto id = m_document->library().vocabulary().find(tag);
        const auto found = id ? clip().sheet.ranges(*id) : std::span<const FrameRange>();
        return {found.begin(), found.end()};
    }
    void add(const char* tag, FrameRange range)
    {
        const TagId id = m_document->tagNamed(tag);
        m_document->editSheet(m_clip, "Add", 0,
                              [&](const TagSheet& sheet) { return withRangeAdded(sheet, id, range, 100); });
    }
    /// Another session adds a range and saves.
    void tagElsewhere(const char* tag, FrameRange range) const
    {
        LibraryDocument other;
        const ClipId theirs =
            other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
        const TagId id = other.tagNamed(tag);
        other.editSheet(theirs, "Add", 0,
                        [&](const TagSheet& sheet) { return withRangeAdded(sheet, id, range, 100); });
        QVERIFY(other.save().isComplete());
    }
    static void overwrite(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Returns after every file was looked at, with what the system told meanwhile: what was to be news is.
    static void lookAtAll(DiskWatch& watch)
    {
        QSignalSpy looked(&watch, &DiskWatch::looked);
        watch.lookAtAll();
        QTRY_VERIFY(!looked.isEmpty());
    }
    void lookAtAll() { lookAtAll(*m_watch); }

    /// Opens the file anew.
    void open(bool isWatched)
    {
        m_document = std::make_unique<LibraryDocument>();
        m_watch = std::make_unique<DiskWatch>(*m_document);
        if (!isWatched) m_watch->useNoSystemWatch();
        const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100});
        m_clip = m_document->library().source(source).clips.front();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<DiskWatch> m_watch;
    ClipId m_clip;
    std::vector<std::string> m_sideFiles; ///< of the model
    std::vector<qint64> m_toRead;         ///< how long after the last write the model was to be read anew
    QElapsedTimer m_lastWrite;
};

void tst_DiskWatch::init()
{
    m_watch.reset();
    m_toRead.clear();
    m_sideFiles.clear();
    m_lastWrite.invalidate();
    m_folder = std::make_unique<QTemporaryDir>();
    overwrite(model(), "clip"); // never read: tests say what it holds
    m_document = std::make_unique<LibraryDocument>();
    m_watch = std::make_unique<DiskWatch>(*m_document);
    m_clip = m_document->library().source(addFile(*m_document, *m_folder, "walk.bvh", {100})).clips.front();
    add("Run", {10, 20});
    QVERIFY(m_document->save().isComplete());
}

void tst_DiskWatch::aChangedSidecarIsReadAgain_data()
{
    QTest::addColumn<bool>("isInPlace"); // else another file takes its place
    QTest::addColumn<bool>("isWatched"); // else it is looked at
    QTest::newRow("replaced") << false << true;
    QTest::newRow("written in place") << true << true;
    QTest::newRow("replaced, in a folder that cannot be watched") << false << false;
    QTest::newRow("written in place, in a folder that cannot be watched") << true << false;
}

void tst_DiskWatch::aChangedSidecarIsReadAgain()
{
    QFETCH(bool, isInPlace);
    QFETCH(bool, isWatched);
    if (!isWatched) open(false);
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QByteArray bytes = contentOf(sidecar());
    bytes.replace("[10, 20]", "[10, 25]");
    if (isInPlace)
        overwrite(sidecar(), bytes);
    else
        QVERIFY(writeDurably(sidecar().toStdString(), bytes.toStdString()));
    QElapsedTimer clock;
    clock.start();
    QTRY_COMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 25}}));
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QTRY_COMPARE(taken.size(), 1); // said once it is taken over
    QCOMPARE(taken[0][0].value<DiskNews>().taken, std::vector<std::string>{"walk.bvh.tags.json"});
    QVERIFY(!m_document->isModified());
    QVERIFY(m_document->undoStack().isClean());
    m_document->undoStack().undo(); // a step as any other
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
}

void tst_DiskWatch::aTagSetOfAnotherProgramIsTaken_data()
{
    QTest::addColumn<bool>("isWatched");
    QTest::newRow("watched") << true;
    QTest::newRow("looked at") << false;
}

void tst_DiskWatch::aTagSetOfAnotherProgramIsTaken()
{
    QFETCH(bool, isWatched);
    if (!isWatched) open(false);
    tagElsewhere("gameplay::Hit", {1, 2}); // a file that is new
    QTRY_COMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{1, 2}}));
    tagElsewhere("gameplay::Hit", {5, 6}); // and changes
    QTRY_COMPARE(ranges("gameplay::Hit"), (std::vector<FrameRange>{{1, 2}, {5, 6}}));
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
    QVERIFY(!m_document->isModified());
    add("gameplay::Hit", {8, 9});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.gameplay.tags.json")));
    lookAtAll();
    QCOMPARE(ranges("gameplay::Hit").size(), 3u); // that it is gone is no edit
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->save().isComplete());
    QVERIFY(!m_document->isModified());
    QVERIFY(contentOf(m_folder->filePath("walk.bvh.gameplay.tags.json")).contains("Hit"));
    QVERIFY(!contentOf(sidecar()).contains("Hit"));
}

void tst_DiskWatch::editsHereAndThereAreBothKept()
{
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    add("Run", {30, 40});
    tagElsewhere("Walk", {50, 60});
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().merged, std::vector<std::string>{"walk.bvh.tags.json"});
    QCOMPARE(ranges("Walk"), (std::vector<FrameRange>{{50, 60}}));
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}, {30, 40}}));
    QVERIFY(m_document->isModified());
    const SaveReport report = m_document->save();
    QVERIFY(report.isComplete());
    QVERIFY(report.mergedFiles.empty()); // nothing is left to merge
}

void tst_DiskWatch::valuesThatConflictAreLeftToTheSave()
{
    const auto withSpeed = [](const TagSheet& sheet, double value) {
        return sheet.withProperty("speed", {{{0, 50}, value}});
    };
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    m_document->changeSheets({{m_clip, withSpeed(clip().sheet, 1.0)}}, "Set");
    LibraryDocument other;
    const ClipId theirs = other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
    other.changeSheets({{theirs, withSpeed(other.library().clip(theirs).sheet, 2.0)}}, "Set");
    QVERIFY(other.save().isComplete());
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().conflicting, std::vector<std::string>{"walk.bvh.tags.json"});
    QCOMPARE(*clip().sheet.property("speed").front().value, PropertyValue(1.0));
    QCOMPARE(m_document->save().conflictingSources.size(), 1u);
}

void tst_DiskWatch::whatIsSavedHereIsNoNews()
{
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    for (Frame frame = 30; frame < 90; frame += 10) {
        add("Run", {frame, frame + 5});
        QVERIFY(m_document->save().isComplete());
        if (frame % 30 == 0) lookAtAll(); // else the next save comes before the look
    }
    const int steps = m_document->undoStack().count();
    lookAtAll();
    QVERIFY(taken.isEmpty());
    QCOMPARE(m_document->undoStack().count(), steps);
}

void tst_DiskWatch::aSidecarThatCannotBeReadChangesNothing()
{
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    overwrite(sidecar(), "{ half of");
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().damaged.size(), 1u);
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
    const LibrarySource& source = m_document->library().source(clip().source);
    QVERIFY(source.diskError && !source.isReadOnly()); // it is said, and what was read can be edited
    QVERIFY(m_document->isModified() && !m_document->undoStack().isClean()); // the disk has it no more
    QFile::remove(sidecar());
    lookAtAll();
    QVERIFY(!source.diskError && m_document->isModified());
    QCOMPARE(taken.size(), 1); // that its tags are unsaved was said
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
}

void tst_DiskWatch::aSidecarThatIsMendedIsInErrorNoMore()
{
    const QByteArray good = contentOf(sidecar());
    const LibrarySource& source = m_document->library().source(clip().source);
    overwrite(sidecar(), "{ half of");
    QTRY_VERIFY(source.diskError);
    overwrite(sidecar(), good); // as it was
    QTRY_VERIFY(!source.diskError);
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
    QVERIFY(!m_document->isModified());
}

void tst_DiskWatch::aDamagedSidecarIsNotForgottenWithItsModel()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    readModel("one");
    overwrite(sidecar(), "{ half of");
    QTRY_VERIFY(source.diskError);
    take(loadedModel());
    QVERIFY(source.diskError && !source.isReadOnly() && m_document->isModified());
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
}

void tst_DiskWatch::aDamagedSidecarIsReplacedIfAPersonWants()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    const std::string path = sidecar().toStdString();
    overwrite(sidecar(), "{ half of");
    QTRY_VERIFY(source.diskError);
    const SaveReport refused = m_document->save();
    QVERIFY(!refused.isComplete() && m_document->isModified());
    QCOMPARE(contentOf(sidecar()), QByteArray("{ half of"));
    QVERIFY(m_document->save(ConflictChoice::Ask, {}, {}, {}, {path}).isComplete());
    QVERIFY(!m_document->isModified() && !source.diskError);
    QVERIFY(contentOf(sidecar()).contains("Run"));
    overwrite(sidecar(), "{ half of"); // once more, and nobody looked since
    add("Run", {30, 35});
    QVERIFY(!m_document->save().isComplete());
    QVERIFY(source.diskError && m_document->isModified());
    QVERIFY(m_document->save(ConflictChoice::Ask, {}, {}, {}, {path}).isComplete());
    QVERIFY(contentOf(sidecar()).contains("30"));
}

void tst_DiskWatch::ofDamagedSetsOnlyTheirOwnTagsAreUnsaved()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    overwrite(m_folder->filePath("walk.bvh.notes.tags.json"), "{ half of"); // it had no tags here
    QTRY_VERIFY(source.diskError);
    QVERIFY(!m_document->isModified());
    QCOMPARE(taken[0][0].value<DiskNews>().errors.size(), 1u);
    QVERIFY(taken[0][0].value<DiskNews>().damaged.empty());
}

void tst_DiskWatch::aDamagedSidecarOfAModelThatIsGoneIsUnsaved()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    readModel("one");
    QFile::remove(model());
    QTRY_VERIFY(source.isModelGone);
    QVERIFY(!m_document->isModified());
    overwrite(sidecar(), "{ half of");
    QTRY_VERIFY(source.diskError);
    QVERIFY(m_document->isModified());
}

void tst_DiskWatch::whatCannotBeTakenIsSaidOnce()
{
    const QByteArray good = contentOf(sidecar()).replace("walk.bvh", "run.bvh");
    open(false);
    addFile(*m_document, *m_folder, "run.bvh", {100});
    int refused = 0, wellRead = 0;
    connect(m_watch.get(), &DiskWatch::taken, this, [&](const DiskNews& news) {
        refused += int(news.damaged.size());
        wellRead += int(news.taken.size());
    });
    overwrite(sidecar(), "{ half of");
    QTRY_COMPARE(refused, 1);
    for (const char* range : {"[10, 25]", "[10, 30]"}) { // each time all of the folder is looked at
        const int before = wellRead;
        overwrite(m_folder->filePath("run.bvh.tags.json"), QByteArray(good).replace("[10, 20]", range));
        QTRY_COMPARE(wellRead, before + 1);
    }
    QCOMPARE(refused, 1);
    m_watch->lookAtAll(); // somebody asks
    QTRY_COMPARE(refused, 2);
    overwrite(sidecar(), "{ another half of");
    QTRY_COMPARE(refused, 3);
}

void tst_DiskWatch::aSidecarThatIsGoneIsInErrorNoMore_data()
{
    QTest::addColumn<bool>("isWatched");
    QTest::newRow("watched") << true;
    QTest::newRow("in a folder that cannot be watched") << false;
}

void tst_DiskWatch::aSidecarThatIsGoneIsInErrorNoMore()
{
    QFETCH(bool, isWatched);
    overwrite(sidecar(), "{ half of");
    open(isWatched);
    const LibrarySource& source = m_document->library().source(clip().source);
    QVERIFY(source.isReadOnly());
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QFile::remove(sidecar());
    QTRY_VERIFY(!source.isReadOnly());
    add("Run", {10, 20});
    QVERIFY(m_document->save().isComplete());
    lookAtAll();
    QCOMPARE(taken.size(), 1);
}

void tst_DiskWatch::tagsOfADeletedSidecarAreUnsaved_data() { aTagSetOfAnotherProgramIsTaken_data(); }

void tst_DiskWatch::tagsOfADeletedSidecarAreUnsaved()
{
    QFETCH(bool, isWatched);
    if (!isWatched) open(false);
    const QByteArray saved = contentOf(sidecar());
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QVERIFY(!m_document->isModified());
    QVERIFY(QFile::remove(sidecar()));
    QTRY_VERIFY(m_document->isModified());
    QCOMPARE(taken.size(), 1);
    const DiskNews news = taken[0][0].value<DiskNews>();
    QCOMPARE(news.deleted, std::vector<std::string>{"walk.bvh.tags.json"});
    QVERIFY(news.taken.empty() && news.merged.empty());
    QVERIFY(!m_document->undoStack().isClean());
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
    lookAtAll();
    QCOMPARE(taken.size(), 1); // it is said once
    const SaveReport report = m_document->save();
    QVERIFY(report.isComplete());
    QCOMPARE(report.writtenFiles, 1);
    QCOMPARE(contentOf(sidecar()), saved);
    QVERIFY(!m_document->isModified());
    QVERIFY(m_document->undoStack().isClean());
    lookAtAll();
    QCOMPARE(taken.size(), 1);
}

void tst_DiskWatch::aDeletedSidecarThatComesBackIsNoLoss()
{
    const QByteArray saved = contentOf(sidecar());
    QVERIFY(QFile::remove(sidecar()));
    QTRY_VERIFY(m_document->isModified());
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    overwrite(sidecar(), saved);
    QTRY_VERIFY(!m_document->isModified());
    QTRY_COMPARE(taken.size(), 1);
    QVERIFY(taken[0][0].value<DiskNews>().merged.empty()); // nobody edited here
    QVERIFY(QFile::remove(sidecar()));
    QTRY_VERIFY(m_document->isModified());
    m_document->changeSheets({{m_clip, TagSheet()}}, "Clear");
    overwrite(sidecar(), saved); // what was removed here stays removed
    lookAtAll();
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{}));
    QVERIFY(m_document->isModified());
}

void tst_DiskWatch::tagsThatGoWithTheirModelAreNoLoss()
{
    readModel("first");
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QVERIFY(QFile::remove(sidecar()));
    QVERIFY(QFile::remove(model()));
    lookAtAll();
    QVERIFY(!m_document->isModified());
    QVERIFY(taken.isEmpty() || taken[0][0].value<DiskNews>().deleted.empty());
    writeModel("first"); // without them
    QTRY_VERIFY(m_document->isModified());
    QVERIFY(QFile::remove(model())); // a while after them, as a slow program removes all that it finds
    QTRY_VERIFY(!m_document->isModified());
    QVERIFY(m_document->undoStack().isClean());
    writeModel("first");
    QTRY_VERIFY(m_document->isModified());
}

void tst_DiskWatch::aSetThatGoesWithItsModelIsNoLoss()
{
    readModel("first");
    add("gameplay::Hit", {8, 9});
    QVERIFY(m_document->save().isComplete());
    lookAtAll();
    QVERIFY(QFile::remove(m_folder->filePath("walk.bvh.gameplay.tags.json")));
    QVERIFY(QFile::remove(model())); // the default set's file is left behind
    lookAtAll();
    QTest::qWait(1200);
    QVERIFY(!m_document->isModified());
    QCOMPARE(ranges("gameplay::Hit").size(), 1u);
}

void tst_DiskWatch::aDeletedSidecarWithoutTagsIsNoLoss()
{
    m_document->changeSheets({{m_clip, TagSheet()}}, "Clear");
    QVERIFY(m_document->save().isComplete());
    QVERIFY(QFile::exists(sidecar()));
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QVERIFY(QFile::remove(sidecar()));
    lookAtAll();
    QVERIFY(!m_document->isModified());
    QVERIFY(taken.isEmpty());
}

void tst_DiskWatch::whatOthersKeepInADeletedSidecarIsWrittenAgain()
{
    const QByteArray clipKey = "\"frames\":";
    QByteArray bytes = contentOf(sidecar());
    QCOMPARE(bytes.count(clipKey), 1);
    bytes.replace(clipKey, "\"theirs\": 7, " + clipKey);
    overwrite(sidecar(), bytes);
    lookAtAll();
    QVERIFY(QFile::remove(sidecar()));
    QTRY_VERIFY(m_document->isModified());
    add("Run", {30, 40});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(contentOf(sidecar()).contains("\"theirs\": 7"));
    QVERIFY(contentOf(sidecar()).contains("30, 40"));
}

void tst_DiskWatch::aDeletedLibraryFileIsUnsaved()
{
    const QString path = m_folder->filePath("mine.tagline");
    m_document->setLibraryPath(path.toStdString());
    m_document->set(&LibraryEdit::queries, {{"first", "Run"}}, "Save");
    QVERIFY(m_document->save().isComplete());
    lookAtAll();
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(m_document->isModified());
    QCOMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().deleted, std::vector<std::string>{path.toStdString()});
    lookAtAll();
    QCOMPARE(taken.size(), 1);
    QVERIFY(m_document->save().isComplete());
    QVERIFY(!m_document->isModified());
    QVERIFY(contentOf(path).contains("first"));
}

void tst_DiskWatch::aModelThatIsGoneIsSaid()
{
    readModel("first");
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    for (int time = 1; time <= 2; ++time) {
        QVERIFY(QFile::remove(model()));
        QTRY_COMPARE(taken.size(), time);
        QCOMPARE(taken.last()[0].value<DiskNews>().goneModels, std::vector<std::string>{"walk.bvh"});
        lookAtAll();
        QCOMPARE(taken.size(), time);       // it is said once
        QVERIFY(!m_document->isModified()); // its tags lie where they were
        writeModel("first");                // the same again, of other times
        QTest::qWait(1500);
        QCOMPARE(taken.size(), time);
    }
    QVERIFY(m_toRead.empty());
}

void tst_DiskWatch::aMovedLibraryFileIsUnsaved_data()
{
    QTest::addColumn<QString>("from"); // of deep/er/mine.tagline
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("isFolderGone");
    QTest::newRow("renamed") << "deep/er/mine.tagline"
                             << "deep/er/other.tagline" << false;
    QTest::newRow("moved") << "deep/er/mine.tagline"
                           << "mine.tagline" << false;
    QTest::newRow("with its folder") << "deep/er"
                                     << "deep/away" << true; // as a disk that is unplugged
    QTest::newRow("with a folder above") << "deep"
                                         << "away" << true;
}

void tst_DiskWatch::aMovedLibraryFileIsUnsaved()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, isFolderGone);
    QVERIFY(QDir(m_folder->path()).mkpath("deep/er"));
    const QString path = m_folder->filePath("deep/er/mine.tagline");
    m_document->setLibraryPath(path.toStdString());
    m_document->set(&LibraryEdit::queries, {{"first", "Run"}}, "Save");
    QVERIFY(m_document->save().isComplete());
    lookAtAll();
    QTest::qWait(1200); // its folder is watched by now
    QVERIFY(!m_document->isModified());
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QVERIFY(QDir().rename(m_folder->filePath(from), m_folder->filePath(to)));
    QTRY_VERIFY(m_document->isModified());
    QVERIFY(m_document->isLibraryFileGone());
    const auto said = [&] {
        return std::ranges::count_if(taken, [&](const QList<QVariant>& each) {
            const DiskNews news = each[0].value<DiskNews>();
            return !(isFolderGone ? news.outOfReach : news.deleted).empty();
        });
    };
    QCOMPARE(said(), 1);
    lookAtAll();
    QCOMPARE(said(), 1);
    QVERIFY(QDir(m_folder->path()).mkpath("deep/er")); // else Save says that the folder is not there
    QVERIFY(m_document->save().isComplete());
    QVERIFY(!m_document->isModified());
    QVERIFY(contentOf(path).contains("first"));
}

void tst_DiskWatch::aChangedLibraryFileIsReadAgain()
{
    m_document->setLibraryPath(m_folder->filePath("mine.tagline").toStdString());
    m_document->set(&LibraryEdit::queries, {{"first", "Run"}}, "Save");
    QVERIFY(m_document->save().isComplete());
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    m_document->set(&LibraryEdit::queries, {{"first", "Run"}, {"ours", "~Run"}}, "Save");
    QByteArray bytes = contentOf(m_folder->filePath("mine.tagline"));
    const QByteArray query = "\"queries\": [";
    QVERIFY(bytes.contains(query));
    bytes.replace(query, query + R"({"name": "theirs", "query": "Run & Run"}, )");
    overwrite(m_folder->filePath("mine.tagline"), bytes);
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().merged.size(), 1u);
    QCOMPARE(m_document->library().savedQueries().size(), 3u);
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->save().mergedFiles.empty());
    lookAtAll();
    QCOMPARE(taken.size(), 1);
    overwrite(m_folder->filePath("mine.tagline"), bytes); // without ours: it was removed there
    QTRY_COMPARE(taken.size(), 2);
    QCOMPARE(m_document->library().savedQueries().size(), 2u);
    QVERIFY(!m_document->isModified());
}

void tst_DiskWatch::aFolderThatComesBackIsWatchedAgain()
{
    const QString away = m_folder->path() + "-away";
    QVERIFY(QDir().rename(m_folder->path(), away));
    QTest::qWait(50);
    QVERIFY(QDir().mkdir(m_folder->path()));
    QFile(m_folder->filePath("walk.bvh")).open(QIODevice::WriteOnly);
    QTest::qWait(1200);
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    QByteArray bytes = contentOf(away + "/walk.bvh.tags.json");
    bytes.replace("[10, 20]", "[10, 25]");
    overwrite(sidecar(), bytes);
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 25}}));
    QVERIFY(QDir(away).removeRecursively());
}

void tst_DiskWatch::aFolderThatIsGoneIsSaid_data()
{
    QTest::addColumn<QString>("moved"); // of deep/er/clips
    QTest::newRow("itself") << "deep/er/clips";
    QTest::newRow("the one that it lies in") << "deep/er";
    QTest::newRow("one far above") << "deep";
}

void tst_DiskWatch::aFolderThatIsGoneIsSaid()
{
    QFETCH(QString, moved);
    QVERIFY(QDir(m_folder->path()).mkpath("deep/er/clips"));
    m_document = std::make_unique<LibraryDocument>();
    m_watch = std::make_unique<DiskWatch>(*m_document);
    const SourceId source = addFile(*m_document, *m_folder, "deep/er/clips/walk.bvh", {100});
    m_clip = m_document->library().source(source).clips.front();
    add("Run", {10, 20});
    QVERIFY(m_document->save().isComplete());
    const QString file = m_folder->filePath("deep/er/clips/walk.bvh.tags.json");
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    overwrite(file, contentOf(file).replace("[10, 20]", "[10, 25]"));
    QTRY_COMPARE(taken.size(), 1); // it is watched by now
    QVERIFY(QDir().rename(m_folder->filePath(moved), m_folder->filePath("away")));
    QTRY_COMPARE(taken.size(), 2);
    const auto errors = taken[1][0].value<DiskNews>().errors;
    QCOMPARE(errors.size(), 1u);
    QCOMPARE(errors[0].file, m_folder->filePath("deep/er/clips").toStdString());
    QVERIFY(QDir().rename(m_folder->filePath("away"), m_folder->filePath(moved)));
    overwrite(file, contentOf(file).replace("[10, 25]", "[10, 30]"));
    QTRY_COMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 30}}));
    QCOMPARE(taken.size(), 3);
}

void tst_DiskWatch::foldersThatGoTogetherAreSaidTogether()
{
    m_document = std::make_unique<LibraryDocument>();
    m_watch = std::make_unique<DiskWatch>(*m_document);
    const QStringList folders{"deep/a", "deep/b", "deep/c"};
    for (const QString& folder : folders) {
        QVERIFY(QDir(m_folder->path()).mkpath(folder));
        addFile(*m_document, *m_folder, folder + "/walk.bvh", {100});
    }
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    overwrite(m_folder->filePath("deep/c/walk.bvh.tags.json"), contentOf(sidecar()));
    QTRY_COMPARE(taken.size(), 1); // they are watched by now
    taken.clear();
    QVERIFY(QDir().rename(m_folder->filePath("deep"), m_folder->filePath("away")));
    QTRY_COMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().errors.size(), 3u);
}

void tst_DiskWatch::everyNameOfAFolderIsToldOf()
{
    const QString link = m_folder->path() + "-link";
    QVERIFY(QFile::link(m_folder->path(), link));
    FolderWatch watch;
    QStringList told;
    connect(&watch, &FolderWatch::fileChanged, this,
            [&](const std::string& path) { told.push_back(QString::fromStdString(path)); });
    QVERIFY(watch.add(m_folder->path().toStdString()));
    QVERIFY(watch.add(link.toStdString()));
    overwrite(m_folder->filePath("new"), "text");
    QTRY_COMPARE(told, (QStringList{m_folder->filePath("new"), link + "/new"}));
    QVERIFY(QFile::remove(link));
}

void tst_DiskWatch::lookingAtAllSaysWhetherThereWasNews()
{
    QSignalSpy looked(m_watch.get(), &DiskWatch::looked);
    m_watch->lookAtAll();
    QTRY_COMPARE(looked.size(), 1);
    QCOMPARE(looked[0][0].toBool(), false);
    tagElsewhere("Walk", {50, 60});
    m_watch->lookAtAll(); // before the system says anything
    QTRY_COMPARE(looked.size(), 2);
    QCOMPARE(looked[1][0].toBool(), true);
    QCOMPARE(ranges("Walk").size(), 1u);
    tagElsewhere("Walk", {70, 80}); // noticed before anybody asks
    QTRY_COMPARE(ranges("Walk").size(), 2u);
    m_watch->lookAtAll();
    QTRY_COMPARE(looked.size(), 3);
    QCOMPARE(looked[2][0].toBool(), false);
}

void tst_DiskWatch::aLookThatFailsIsNotTheLast()
{
    FailingWork failing("Looking at files on the disk");
    QSignalSpy looked(m_watch.get(), &DiskWatch::looked);
    failing.failNext();
    m_watch->lookAtAll();
    QTRY_COMPARE(looked.size(), 1);        // who waits for it goes on
    QCOMPARE(looked[0][0].toBool(), true); // nobody knows whether anything changed
    QCOMPARE(failing.left(), 0);
    tagElsewhere("Walk", {50, 60});
    QTRY_COMPARE(ranges("Walk").size(), 1u);
}

void tst_DiskWatch::aReadingThatASaveOvertookIsLookedAtAfterwards()
{
    const SourceId source = clip().source;
    std::vector<std::pair<SourceId, LoadedSource>> old;
    old.emplace_back(
        source, LoadedSource{smallModel({100}), {}, loadSidecar(m_document->library().source(source).path)});
    add("Run", {30, 40});
    QVERIFY(m_document->save().isComplete());
    QSignalSpy looked(m_watch.get(), &DiskWatch::looked);
    m_watch->lookAtAll(); // what the system told of the save is dealt with
    QTRY_COMPARE(looked.size(), 1);
    m_document->takeLoaded(std::move(old));
    QTRY_COMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}, {30, 40}}));
    QVERIFY(!m_document->isModified());
}

void tst_DiskWatch::aFileThatIsBeingReadIsLookedAtAfterwards()
{
    LibraryDocument document;
    DiskWatch watch(document);
    const std::string path = m_folder->filePath("walk.bvh").toStdString();
    LibraryScan scan;
    scan.sources.push_back({path, "walk.bvh", {}, false});
    document.addScan(scan, {m_folder->path().toStdString()});
    const SourceId source = *document.library().findSource(path);
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(source, LoadedSource{smallModel({100}), {}, loadSidecar(path)});
    tagElsewhere("Walk", {50, 60}); // after the sidecar was read, before the model was
    lookAtAll(watch);
    document.takeLoaded(std::move(loaded));
    QTRY_VERIFY(document.library().vocabulary().find("Walk"));
    QTRY_COMPARE(document.library().clip(ClipId(0)).sheet.rangeCount(), 2u);
}

void tst_DiskWatch::aReplacedModelIsReadAnew_data()
{
    QTest::addColumn<bool>("isInPlace"); // else another file takes its place
    QTest::addColumn<bool>("isWatched"); // else it is looked at
    QTest::newRow("replaced") << false << true;
    QTest::newRow("written in place") << true << true;
    QTest::newRow("replaced, in a folder that cannot be watched") << false << false;
    QTest::newRow("written in place, in a folder that cannot be watched") << true << false;
}

void tst_DiskWatch::aReplacedModelIsReadAnew()
{
    QFETCH(bool, isInPlace);
    QFETCH(bool, isWatched);
    if (!isWatched) open(false);
    readModel("first");
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    m_lastWrite.start();
    if (isInPlace)
        overwrite(model(), "another");
    else
        QVERIFY(writeDurably(model().toStdString(), "another"));
    QTRY_COMPARE(m_toRead.size(), 1u);
    QCOMPARE(taken.size(), 1);
    QCOMPARE(taken[0][0].value<DiskNews>().replaced, std::vector<std::string>{"walk.bvh"});
    QCOMPARE(clip().sheet.rangeCount(), 1u); // its tags stay
    lookAtAll();
    QCOMPARE(m_toRead.size(), 1u); // once, however long that reading takes
    take(loadedModel());
    lookAtAll();
    QCOMPARE(m_toRead.size(), 1u);
    writeModel("and another");
    QTRY_COMPARE(m_toRead.size(), 2u);
}

void tst_DiskWatch::aModelThatIsStillWrittenIsLeftAlone()
{
    readModel("first");
    QByteArray content = "piece";
    qint64 longestPause = 0; // a busy machine may hold up the exporter too
    for (int piece = 0; piece < 12; ++piece) {
        if (piece > 0) longestPause = std::max(longestPause, m_lastWrite.elapsed());
        writeModel(content += " and piece");
        lookAtAll();
        QTest::qWait(100); // the exporter goes on
    }
    QTRY_VERIFY(!m_toRead.empty());
    if (longestPause > 500) QSKIP("the machine is too busy to write on and on");
    QCOMPARE(m_toRead.size(), 1u);
    QVERIFY2(m_toRead.front() >= 500, qPrintable(QString::number(m_toRead.front())));
}

void tst_DiskWatch::aModelThatWasOnlyTouchedIsLeftAlone()
{
    readModel("first");
    QVERIFY(writeDurably(model().toStdString(), "first")); // another file with other times
    bool isNews = true;
    connect(m_watch.get(), &DiskWatch::looked, this, [&](bool mayDiffer) { isNews = mayDiffer; });
    const auto isQuiet = [&] {
        m_watch->lookAtAll();
        return !isNews;
    };
    QTRY_VERIFY(isQuiet());
    QVERIFY(m_toRead.empty());
    writeModel("other");
    QTRY_COMPARE(m_toRead.size(), 1u);
}

void tst_DiskWatch::aMissingModelThatComesBackIsRead()
{
    readModel("first");
    QVERIFY(QFile::remove(model()));
    lookAtAll();
    QCOMPARE(m_toRead.size(), 0u); // what was read of it stays
    take({Error{"file.missing", "there is no such file", model().toStdString()},
          {},
          loadSidecar(model().toStdString()),
          std::nullopt});
    lookAtAll();
    QCOMPARE(m_toRead.size(), 0u);
    writeModel("first");
    QTRY_COMPARE(m_toRead.size(), 1u);
}

void tst_DiskWatch::aModelThatChangedWhileItWasReadIsReadOnceMore()
{
    readModel("first");
    LoadedSource former = loadedModel();
    writeModel("another");
    QTRY_COMPARE(m_toRead.size(), 1u);
    take(std::move(former)); // as one that was read before that
    QTRY_COMPARE(m_toRead.size(), 2u);
    take(loadedModel());
    lookAtAll();
    QCOMPARE(m_toRead.size(), 2u);
}

void tst_DiskWatch::aModelWhoseSideFileChangesIsReadAnew_data()
{
    QTest::addColumn<QString>("side");
    QTest::addColumn<bool>("isModelWritten"); // the same bytes, as an exporter does
    QTest::newRow("beside it") << "walk.bin" << false;
    QTest::newRow("in a folder below") << "buffers/walk.bin" << false;
    QTest::newRow("both were exported again") << "walk.bin" << true;
}

void tst_DiskWatch::aModelWhoseSideFileChangesIsReadAnew()
{
    QFETCH(QString, side);
    QFETCH(bool, isModelWritten);
    m_sideFiles = {side.toStdString()};
    QVERIFY(QDir(m_folder->path()).mkpath("buffers"));
    overwrite(m_folder->filePath(side), "keys");
    readModel("first");
    overwrite(m_folder->filePath(side), "other keys");
    if (isModelWritten) overwrite(model(), "first");
    QTRY_VERIFY(!m_toRead.empty());
}

void tst_DiskWatch::thousandsOfFilesDoNotHoldTheWindow()
{
    constexpr int count = 2000;
    LibraryDocument document;
    DiskWatch watch(document);
    const QByteArray bytes = contentOf(sidecar());
    LibraryScan scan;
    for (int i = 0; i < count; ++i) {
        const QString name = QString("take%1.bvh").arg(i);
        scan.sources.push_back({m_folder->filePath(name).toStdString(), name.toStdString(), {}, false});
    }
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    const auto model = smallModel({100});
    document.addScan(scan, {m_folder->path().toStdString()});
    for (const FoundSource& each : scan.sources)
        loaded.emplace_back(*document.library().findSource(each.path),
                            LoadedSource{model, {}, loadSidecar(each.path)});
    document.takeLoaded(std::move(loaded));
    for (int i = 0; i < count; ++i)
        overwrite(m_folder->filePath(QString("take%1.bvh.tags.json").arg(i)),
                  QByteArray(bytes).replace("walk.bvh", QString("take%1.bvh").arg(i).toUtf8()));
    const auto tagged = [&] {
        const auto run = document.library().vocabulary().find("Run");
        return run ? document.library().index().counts(*run).clips : 0;
    };
    QSignalSpy taken(&watch, &DiskWatch::taken);
    QElapsedTimer clock, turn;
    clock.start();
    qint64 longest = 0;
    while (tagged() < count && clock.elapsed() < 200'000) {
        turn.start();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, turn.elapsed());
    }
    QCOMPARE(int(tagged()), count);
    QTRY_VERIFY(document.undoStack().isClean());
    std::size_t told = 0;
    for (const QVariantList& each : taken) told += each[0].value<DiskNews>().taken.size();
    QCOMPARE(told, std::size_t(count));
    QVERIFY2(taken.size() < 10, qPrintable(QString::number(taken.size()))); // not one for each handful
    QVERIFY2(document.undoStack().count() < 10, qPrintable(QString::number(document.undoStack().count())));
    const qint64 whole = clock.elapsed();
    QVERIFY2(longest * 4 < whole,
             qPrintable(QString("%1 of %2 ms").arg(longest).arg(whole))); // all at once takes more
}

QTEST_GUILESS_MAIN(tst_DiskWatch)
#include "tst_DiskWatch.moc"
