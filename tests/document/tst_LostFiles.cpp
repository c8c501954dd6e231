// Tags whose file another program damaged, deleted or moved are not lost.

#include "tests/document/DiskWatchFixture.h"

using namespace tagline;
using namespace tagline::test;

class tst_LostFiles : public DiskWatchFixture
{
    Q_OBJECT

private slots:
    void init() { watchNewFolder(); }
    void aSidecarThatCannotBeReadChangesNothing();
    void aSidecarThatIsMendedIsInErrorNoMore();
    void aDamagedSidecarIsNotForgottenWithItsModel();
    void aDamagedSidecarIsReplacedIfAPersonWants();
    void ofDamagedSetsOnlyTheirOwnTagsAreUnsaved();
    void aDamagedSetIsSaidUntilItIsMended();
    void aDamagedSidecarOfAModelThatIsGoneIsUnsaved();
    void whatCannotBeTakenIsSaidOnce();
    void aSidecarThatIsGoneIsInErrorNoMore_data();
    void aSidecarThatIsGoneIsInErrorNoMore();
    void tagsOfADeletedSidecarAreUnsaved_data() { addWatchedRows(); }
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
};

void tst_LostFiles::aSidecarThatCannotBeReadChangesNothing()
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

void tst_LostFiles::aSidecarThatIsMendedIsInErrorNoMore()
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

void tst_LostFiles::aDamagedSidecarIsNotForgottenWithItsModel()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    readModel("one");
    overwrite(sidecar(), "{ half of");
    QTRY_VERIFY(source.diskError);
    take(loadedModel());
    QVERIFY(source.diskError && !source.isReadOnly() && m_document->isModified());
    QCOMPARE(ranges("Run"), (std::vector<FrameRange>{{10, 20}}));
}

void tst_LostFiles::aDamagedSidecarIsReplacedIfAPersonWants()
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

void tst_LostFiles::ofDamagedSetsOnlyTheirOwnTagsAreUnsaved()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    overwrite(m_folder->filePath("walk.bvh.notes.tags.json"), "{ half of"); // it had no tags here
    QTRY_VERIFY(source.diskError);
    QVERIFY(!m_document->isModified());
    QCOMPARE(taken[0][0].value<DiskNews>().errors.size(), 1u);
    QVERIFY(taken[0][0].value<DiskNews>().damaged.empty());
}

void tst_LostFiles::aDamagedSetIsSaidUntilItIsMended()
{
    const LibrarySource& source = m_document->library().source(clip().source);
    const QString notes = m_folder->filePath("walk.bvh.notes.tags.json");
    overwrite(notes, "{ half of");
    QTRY_VERIFY(source.diskError);
    add("Run", {30, 35});
    QVERIFY(m_document->save().isComplete());
    QVERIFY(contentOf(sidecar()).contains("30"));
    QVERIFY(source.diskError); // the save did not read that set
    lookAtAll();
    QVERIFY(source.diskError);
    QFile::remove(notes);
    lookAtAll();
    QTRY_VERIFY(!source.diskError);
    QVERIFY(!m_document->isModified());
}

void tst_LostFiles::aDamagedSidecarOfAModelThatIsGoneIsUnsaved()
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

void tst_LostFiles::whatCannotBeTakenIsSaidOnce()
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

void tst_LostFiles::aSidecarThatIsGoneIsInErrorNoMore_data()
{
    QTest::addColumn<bool>("isWatched");
    QTest::newRow("watched") << true;
    QTest::newRow("in a folder that cannot be watched") << false;
}

void tst_LostFiles::aSidecarThatIsGoneIsInErrorNoMore()
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

void tst_LostFiles::tagsOfADeletedSidecarAreUnsaved()
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

void tst_LostFiles::aDeletedSidecarThatComesBackIsNoLoss()
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

void tst_LostFiles::tagsThatGoWithTheirModelAreNoLoss()
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

void tst_LostFiles::aSetThatGoesWithItsModelIsNoLoss()
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

void tst_LostFiles::aDeletedSidecarWithoutTagsIsNoLoss()
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

void tst_LostFiles::whatOthersKeepInADeletedSidecarIsWrittenAgain()
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

void tst_LostFiles::aDeletedLibraryFileIsUnsaved()
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

void tst_LostFiles::aModelThatIsGoneIsSaid()
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

void tst_LostFiles::aMovedLibraryFileIsUnsaved_data()
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

void tst_LostFiles::aMovedLibraryFileIsUnsaved()
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

QTEST_GUILESS_MAIN(tst_LostFiles)
#include "tst_LostFiles.moc"
