// Of work that is overtaken nobody hears; work that fails says so once; what runs ends before its owner goes.

#include "app/document/jobs/LatestWork.h"
#include "tests/document/FailingWork.h"

#include <QSemaphore>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_LatestWork : public QObject
{
    Q_OBJECT

private slots:
    void onlyTheLatestIsHeard();
    void whatWaitsIsDropped();
    void partsComeInOrder();
    void failureIsHeardOnce();
    void whatRunsEndsBeforeTheOwnerGoes();
};

void tst_LatestWork::onlyTheLatestIsHeard()
{
    QObject owner;
    QStringList heard;
    QSemaphore begun, mayEnd;
    LatestWork work(owner);
    work.start("Held", [&](const LatestWork::Tell& tell) {
        begun.release();
        mayEnd.acquire();
        tell([&] { heard << "overtaken"; });
    });
    begun.acquire();
    work.start("Latest", [&](const LatestWork::Tell& tell) { tell([&] { heard << "latest"; }); });
    mayEnd.release();
    QTRY_COMPARE(heard, QStringList{"latest"});
}

void tst_LatestWork::whatWaitsIsDropped()
{
    QObject owner;
    std::atomic<int> ran = 0;
    QSemaphore begun, mayEnd;
    LatestWork work(owner);
    work.start("Held", [&](const LatestWork::Tell&) {
        begun.release();
        mayEnd.acquire();
    });
    begun.acquire();
    bool isDone = false;
    for (int i = 0; i < 10; ++i) work.start("Waiting", [&](const LatestWork::Tell&) { ++ran; });
    work.start("Latest", [&](const LatestWork::Tell& tell) { tell([&] { isDone = true; }); });
    mayEnd.release();
    QTRY_VERIFY(isDone);
    QCOMPARE(ran.load(), 0);
}

void tst_LatestWork::partsComeInOrder()
{
    QObject owner;
    std::vector<int> heard;
    LatestWork work(owner);
    work.start("Counting", [&](const LatestWork::Tell& tell) {
        for (int i = 0; i < 100; ++i) tell([&heard, i] { heard.push_back(i); });
    });
    QTRY_COMPARE(heard.size(), std::size_t(100));
    for (int i = 0; i < 100; ++i) QCOMPARE(heard[std::size_t(i)], i);
}

void tst_LatestWork::failureIsHeardOnce()
{
    FailingWork failing("Failing");
    failing.failNext();
    QObject owner;
    int failed = 0, done = 0;
    LatestWork work(owner);
    const auto start = [&] {
        work.start(
            "Failing", [&](const LatestWork::Tell& tell) { tell([&] { ++done; }); }, [&] { ++failed; });
    };
    start();
    QTRY_COMPARE(failed, 1);
    start();
    QTRY_COMPARE(done, 1);
    QCOMPARE(failed, 1);
}

void tst_LatestWork::whatRunsEndsBeforeTheOwnerGoes()
{
    bool isHeard = false;
    std::atomic<bool> hasEnded = false;
    {
        QObject owner;
        QSemaphore begun;
        LatestWork work(owner);
        work.start("Long", [&](const LatestWork::Tell& tell) {
            begun.release();
            tell([&] { isHeard = true; });
            hasEnded = true;
        });
        begun.acquire();
    }
    QVERIFY(hasEnded);
    QCoreApplication::processEvents();
    QVERIFY(!isHeard); // its owner is gone
}

QTEST_GUILESS_MAIN(tst_LatestWork)
#include "tst_LatestWork.moc"
