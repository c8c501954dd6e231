// How long a person worked on each clip: what the clock counts, and what the person's file holds of it.

#include "core/library/spent/SpentTimeFile.h"
#include "core/library/spent/WorkClock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

class tst_SpentTimes : public QObject
{
    Q_OBJECT

private slots:
    void theClockGoesOnWhileSomethingIsDone();
    void aMinuteWithoutStopsIt();
    void theBackgroundStopsIt();
    void whatIsWrittenIsReadAgain();
    void severalProgramsAddToOneFile();
    void aBrokenFileIsSaidAndLeftAlone_data();
    void aBrokenFileIsSaidAndLeftAlone();
    void clipsOfOneNameAreToldApart();
    void theFileLiesInTheFolderOfStates();

private:
    QTemporaryDir m_folder;
    std::string file() const { return m_folder.filePath("state/minutes.json").toStdString(); }
};

void tst_SpentTimes::theClockGoesOnWhileSomethingIsDone()
{
    WorkClock clock;
    QCOMPARE(clock.take(50'000), 0); // nothing was done yet
    clock.noteInput(100'000);
    clock.noteInput(130'000);
    QCOMPARE(clock.take(140'000), 40'000);
    QCOMPARE(clock.take(140'000), 0); // it is taken once
    clock.noteInput(150'000);
    QCOMPARE(clock.take(155'000), 15'000);
}

void tst_SpentTimes::aMinuteWithoutStopsIt()
{
    WorkClock clock;
    clock.noteInput(1'000);
    QCOMPARE(clock.take(500'000), WorkClock::mostRest);
    clock.noteInput(600'000);
    QCOMPARE(clock.take(610'000), 10'000); // and nothing of the break
    clock.noteInput(670'000); // ten seconds too late
    QCOMPARE(clock.take(670'000), 50'000);
}

void tst_SpentTimes::theBackgroundStopsIt()
{
    WorkClock clock;
    clock.noteInput(0);
    clock.setInFront(false, 5'000);
    clock.noteInput(6'000); // for another program
    QCOMPARE(clock.take(20'000), 5'000);
    clock.setInFront(true, 30'000);
    QCOMPARE(clock.take(40'000), 0); // until something is done
    clock.noteInput(40'000);
    QCOMPARE(clock.take(41'000), 1'000);
}

void tst_SpentTimes::whatIsWrittenIsReadAgain()
{
    SpentTimes times;
    times.add({"/mocap/walk.bvh", "walk", -1}, 450'000);
    times.add({"/mocap/pack.glb", "run \"fast\"", 1}, 61'000);
    const std::string bytes = writtenSpentTimes(times);
    const auto read = readSpentTimes(bytes, "minutes.json");
    QVERIFY(read && *read == times);
    QCOMPARE(writtenSpentTimes(*read), bytes);
    QCOMPARE(read->whole(), 511'000);
    QCOMPARE(minutesOf(read->whole()), 8.5);
    QVERIFY(loadSpentTimes(file())->isEmpty()); // no file is no time
}

void tst_SpentTimes::severalProgramsAddToOneFile()
{
    SpentTimes mine, theirs;
    mine.add({"/a.bvh", "a", -1}, 1'000);
    theirs.add({"/a.bvh", "a", -1}, 2'000);
    theirs.add({"/b.bvh", "b", -1}, 4'000);
    QVERIFY(addToSpentTimes(file(), mine));
    QVERIFY(addToSpentTimes(file(), theirs));
    QCOMPARE(loadSpentTimes(file())->of({"/a.bvh", "a", -1}), 3'000);
    QCOMPARE(loadSpentTimes(file())->whole(), 7'000);
    QVERIFY(removeSpentTimes(file()));
    QVERIFY(loadSpentTimes(file())->isEmpty() && !QFile::exists(QString::fromStdString(file())));
    QVERIFY(removeSpentTimes(file())); // which is not there any more
}

void tst_SpentTimes::aBrokenFileIsSaidAndLeftAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray head = R"({"format":"tagline.minutes","version":1,"clips":)";
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("another format") << QByteArray(R"({"format":"tagline.tags","version":1,"clips":[]})");
    QTest::newRow("newer") << QByteArray(R"({"format":"tagline.minutes","version":2,"clips":[]})");
    QTest::newRow("no clips") << QByteArray(R"({"format":"tagline.minutes","version":1})");
    QTest::newRow("no time") << head + R"([{"source":"/a","clip":"a"}]})";
    QTest::newRow("less than none") << head + R"([{"source":"/a","clip":"a","milliseconds":-1}]})";
    QTest::newRow("longer than a life") << head + R"([{"source":"/a","clip":"a","milliseconds":9e15}]})";
    QTest::newRow("index") << head + R"([{"source":"/a","clip":"a","index":-2,"milliseconds":1}]})";
}

void tst_SpentTimes::aBrokenFileIsSaidAndLeftAlone()
{
    QFETCH(QByteArray, bytes);
    QTemporaryDir folder;
    const QString path = folder.filePath("minutes.json");
    QFile broken(path);
    QVERIFY(broken.open(QIODevice::ReadWrite) && broken.write(bytes) == bytes.size() && broken.flush());
    SpentTimes more;
    more.add({"/b", "b", -1}, 1'000);
    const auto added = addToSpentTimes(path.toStdString(), more);
    QVERIFY(!added);
    QVERIFY2(added.error().code.starts_with("minutes.") && added.error().file == path.toStdString(),
             added.error().code.c_str());
    broken.seek(0);
    QCOMPARE(broken.readAll(), bytes);
}

void tst_SpentTimes::clipsOfOneNameAreToldApart()
{
    SpentTimes times;
    times.add({"/a.glb", "run", 0}, 1'000);
    times.add({"/a.glb", "run", 1}, 2'000);
    times.add({"/a.glb", "run", 1}, 500);
    times.add({"/a.glb", "idle", -1}, 0); // no time, no entry
    QCOMPARE(times.of({"/a.glb", "run", 0}), 1'000);
    QCOMPARE(times.of({"/a.glb", "run", 1}), 2'500);
    QCOMPARE(times.byClip().size(), 2u);
}

void tst_SpentTimes::theFileLiesInTheFolderOfStates()
{
    const QByteArray before = qgetenv("TAGLINE_STATE_DIR");
    qputenv("TAGLINE_STATE_DIR", "/somewhere/states");
    QCOMPARE(standardSpentTimeFile(), std::string("/somewhere/states/minutes.json"));
    before.isNull() ? qunsetenv("TAGLINE_STATE_DIR") : qputenv("TAGLINE_STATE_DIR", before);
}

QTEST_GUILESS_MAIN(tst_SpentTimes)
#include "tst_SpentTimes.moc"
