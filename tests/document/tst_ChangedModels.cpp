// A model that another program changes is read anew, once it is whole.

#include "tests/document/DiskWatchFixture.h"

#include <QFileInfo>

using namespace tagline;
using namespace tagline::test;

class tst_ChangedModels : public DiskWatchFixture
{
    Q_OBJECT

private slots:
    void init() { watchNewFolder(); }
    void aReplacedModelIsReadAnew_data() { addWaysOfWriting(); }
    void aReplacedModelIsReadAnew();
    void aModelThatIsStillWrittenIsLeftAlone();
    void aModelThatWasOnlyTouchedIsLeftAlone();
    void aMissingModelThatComesBackIsRead();
    void aModelThatChangedWhileItWasReadIsReadOnceMore();
    void aModelWhoseSideFileChangesIsReadAnew_data();
    void aModelWhoseSideFileChangesIsReadAnew();
    void aModelThatFailedIsTriedAnewOnceAFileComes_data();
    void aModelThatFailedIsTriedAnewOnceAFileComes();
    void aFileThatCameWhileTheModelFailedCounts();
    void filesBesideModelsThatWereReadAreNoNews();

private:
    /// The model is there, its buffers are not.
    void failToRead()
    {
        take({Error{"import.damaged", "its file of numbers is missing", model().toStdString()},
              {},
              loadSidecar(model().toStdString()),
              stateOf(model().toStdString())});
    }
    void writeBeside(const QByteArray& content, const QString& name = "walk.bin")
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_folder->filePath(name)).path()));
        overwrite(m_folder->filePath(name), content);
    }
};

void tst_ChangedModels::aReplacedModelIsReadAnew()
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

void tst_ChangedModels::aModelThatIsStillWrittenIsLeftAlone()
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

void tst_ChangedModels::aModelThatWasOnlyTouchedIsLeftAlone()
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

void tst_ChangedModels::aMissingModelThatComesBackIsRead()
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

void tst_ChangedModels::aModelThatChangedWhileItWasReadIsReadOnceMore()
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

void tst_ChangedModels::aModelWhoseSideFileChangesIsReadAnew_data()
{
    QTest::addColumn<QString>("side");
    QTest::addColumn<bool>("isModelWritten"); // the same bytes, as an exporter does
    QTest::newRow("beside it") << "walk.bin" << false;
    QTest::newRow("in a folder below") << "buffers/walk.bin" << false;
    QTest::newRow("both were exported again") << "walk.bin" << true;
}

void tst_ChangedModels::aModelWhoseSideFileChangesIsReadAnew()
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

void tst_ChangedModels::aModelThatFailedIsTriedAnewOnceAFileComes_data()
{
    QTest::addColumn<bool>("isWatched");
    QTest::addColumn<QString>("side");
    for (const bool isWatched : {true, false})
        for (const char* side : {"walk.bin", "buffers/walk.bin"})
            QTest::addRow("%s, %s", side, isWatched ? "watched" : "looked at") << isWatched << QString(side);
}

void tst_ChangedModels::aModelThatFailedIsTriedAnewOnceAFileComes()
{
    QFETCH(bool, isWatched);
    QFETCH(QString, side);
    if (!isWatched) open(false);
    readModel("first");
    failToRead();
    QSignalSpy taken(m_watch.get(), &DiskWatch::taken);
    lookAtAll();
    QVERIFY(m_toRead.empty());
    writeBeside("a piece", side);
    m_lastWrite.start();
    QTRY_COMPARE(m_toRead.size(), 1u);
    QVERIFY2(m_toRead.front() >= 500,
             qPrintable(QString::number(m_toRead.front()))); // nobody writes any more
    failToRead();
    writeBeside("all of it", side);
    QTRY_COMPARE(m_toRead.size(), 2u);
    QVERIFY(taken.isEmpty()); // the model is as it was
    take(loadedModel());
    writeBeside("for another model");
    writeModel("another");
    QTRY_COMPARE(m_toRead.size(), 3u);
    QCOMPARE(taken.size(), 1);
}

void tst_ChangedModels::aFileThatCameWhileTheModelFailedCounts()
{
    readModel("first");
    writeBeside("keys"); // the reading had looked for it before
    failToRead();
    QTRY_COMPARE(m_toRead.size(), 1u);
    failToRead(); // for something else: once is enough
    writeModel("another");
    QTRY_COMPARE(m_toRead.size(), 2u);
    take(loadedModel());
    lookAtAll();
    QCOMPARE(m_toRead.size(), 2u);
}

void tst_ChangedModels::filesBesideModelsThatWereReadAreNoNews()
{
    readModel("first");
    writeBeside("keys");
    writeModel("another");
    QTRY_COMPARE(m_toRead.size(), 1u); // for the model, that settled later
    take(loadedModel());
    lookAtAll();
    writeBeside("other keys");
    writeModel("and another");
    QTRY_COMPARE(m_toRead.size(), 2u);
}

QTEST_GUILESS_MAIN(tst_ChangedModels)
#include "tst_ChangedModels.moc"
