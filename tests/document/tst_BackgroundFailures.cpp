// What work on another thread throws is said, and ends neither the thread nor the program.

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/BackgroundJobs.h"

#include <QSignalSpy>
#include <QTest>

#include <vector>

using namespace tagline;

class tst_BackgroundFailures : public QObject
{
    Q_OBJECT

private slots:
    void whatIsThrownIsSaid_data();
    void whatIsThrownIsSaid();
    void jobsGoOnAfterOneThatFailed();
};

void tst_BackgroundFailures::whatIsThrownIsSaid_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << 0 << QString();
    QTest::newRow("no memory") << 1 << QString("not enough memory");
    QTest::newRow("an array of impossible length") << 2 << QString("not enough memory");
    QTest::newRow("an exception") << 3 << QString("broken index");
    QTest::newRow("anything") << 4 << QString("failed");
}

void tst_BackgroundFailures::whatIsThrownIsSaid()
{
    QFETCH(int, which);
    QFETCH(QString, says);
    BackgroundFailures failures;
    QSignalSpy reported(&failures, &BackgroundFailures::reported);
    const bool isDone = failures.run("Counting", [&] {
        if (which == 1) throw std::bad_alloc();
        if (which == 2) std::vector<char>().resize(std::size_t(-1));
        if (which == 3) throw std::out_of_range("broken index");
        if (which == 4) throw 7;
    });
    QCOMPARE(isDone, which == 0);
    QCOMPARE(reported.count(), which == 0 ? 0 : 1);
    if (which == 0) return;
    const QString message = reported[0][0].toString();
    QVERIFY2(message.startsWith("Counting") && message.contains(says), qPrintable(message));
}

void tst_BackgroundFailures::jobsGoOnAfterOneThatFailed()
{
    QObject listener;
    QStringList heard;
    connect(&BackgroundFailures::instance(), &BackgroundFailures::reported, &listener,
            [&](const QString& message) {
                QCOMPARE(QThread::currentThread(), listener.thread());
                heard << message;
            });
    BackgroundJobs jobs;
    int done = 0;
    int failed = 0;
    const auto count = [&](bool isWell) { ++(isWell ? done : failed); };
    jobs.start(
        "Counting", [] { throw std::bad_alloc(); }, count);
    jobs.start(
        "Waiting", [] {}, count);
    QTRY_COMPARE(heard.size(), 1);
    QVERIFY2(heard[0].startsWith("Counting"), qPrintable(heard[0]));
    QTRY_COMPARE(done, 1);
    QTRY_COMPARE(failed, 1); // whoever waits for it hears of it
}

QTEST_GUILESS_MAIN(tst_BackgroundFailures)
#include "tst_BackgroundFailures.moc"
