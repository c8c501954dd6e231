// What other programs write into an open library is taken over.

#include "tests/document/DiskWatchFixture.h"

using namespace tagline;
using namespace tagline::test;

class tst_DiskWatch : public DiskWatchFixture
{
    Q_OBJECT

private slots:
    void init() { watchNewFolder(); }
    void aChangedSidecarIsReadAgain_data() { addWaysOfWriting(); }
    void aChangedSidecarIsReadAgain();
    void aTagSetOfAnotherProgramIsTaken_data() { addWatchedRows(); }
    void aTagSetOfAnotherProgramIsTaken();
    void editsHereAndThereAreBothKept();
    void valuesThatConflictAreLeftToTheSave();
    void aConflictEndsWhereItsEditIsUndoneAndTheModelReadAgain();
    void whatIsSavedHereIsNoNews();
    void aChangedLibraryFileIsReadAgain();
    void aFolderThatComesBackIsWatchedAgain();
    void aFolderThatIsGoneIsSaid_data();
    void aFolderThatIsGoneIsSaid();
    void foldersThatGoTogetherAreSaidTogether();
    void everyNameOfAFolderIsToldOf();
    void foldersLinksAndBegunFilesAreToldOf();
    void lookingAtAllSaysWhetherThereWasNews();
    void aLookThatFailsIsNotTheLast();
    void aReadingThatASaveOvertookIsLookedAtAfterwards();
    void aFileThatIsBeingReadIsLookedAtAfterwards();
    void thousandsOfFilesDoNotHoldTheWindow();
};

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

void tst_DiskWatch::aConflictEndsWhereItsEditIsUndoneAndTheModelReadAgain()
{
    const auto withSpeed = [](const TagSheet& sheet, double value) {
        return sheet.withProperty("speed", {{{0, 50}, value}});
    };
    QSignalSpy found(m_watch.get(), &DiskWatch::conflictsFound);
    QSignalSpy ended(m_watch.get(), &DiskWatch::conflictsEnded);
    m_document->changeSheets({{m_clip, withSpeed(clip().sheet, 1.0)}}, "Set");
    LibraryDocument other;
    const ClipId theirs = other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
    other.changeSheets({{theirs, withSpeed(other.library().clip(theirs).sheet, 2.0)}}, "Set");
    QVERIFY(other.save().isComplete());
    QTRY_VERIFY(!found.isEmpty());
    take(loadedModel()); // nothing of the other version is taken
    QVERIFY(ended.isEmpty());
    m_document->undoStack().undo();
    QVERIFY(ended.isEmpty()); // it can be redone
    take(loadedModel());
    QCOMPARE(*clip().sheet.property("speed").front().value, PropertyValue(2.0));
    QCOMPARE(ended.size(), 1);
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

void tst_DiskWatch::foldersLinksAndBegunFilesAreToldOf()
{
    FolderWatch watch;
    QStringList made, changed;
    connect(&watch, &FolderWatch::entryMade, this,
            [&](const std::string& path) { made.push_back(QString::fromStdString(path)); });
    connect(&watch, &FolderWatch::fileChanged, this,
            [&](const std::string& path) { changed.push_back(QString::fromStdString(path)); });
    QVERIFY(watch.add(m_folder->path().toStdString()));
    QVERIFY(QDir().mkdir(m_folder->filePath("folder")));
    QVERIFY(QFile::link(model(), m_folder->filePath("link.bvh")));
    QFile file(m_folder->filePath("new.bvh"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QTRY_COMPARE(made, (QStringList{m_folder->filePath("folder"), m_folder->filePath("link.bvh"),
                                    m_folder->filePath("new.bvh")}));
    QVERIFY(changed.isEmpty()); // it is still written
    file.close();
    QTRY_COMPARE(changed, QStringList{m_folder->filePath("new.bvh")});
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
