// A process ends in time, whatever hangs in it.

#include "core/system/processes/ThisProcess.h"

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace std::chrono_literals;

class tst_ThisProcess : public QObject
{
    Q_OBJECT

private slots:
    void whatHangsDoesNotHoldUpTheEnd();
    void whatEndsBeforeKeepsItsStatus();
    void theProgramKnowsItself();
};

namespace {

/// The exit status of a process that does this; −1 where it was killed.
template<class Work>
int statusOf(Work work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(3);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

void tst_ThisProcess::whatHangsDoesNotHoldUpTheEnd()
{
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(statusOf([] {
                 tagline::endWithin(50ms, 7);
                 std::this_thread::sleep_for(60s);
             }),
             7);
    QVERIFY(clock.elapsed() < 30'000);
}

void tst_ThisProcess::whatEndsBeforeKeepsItsStatus()
{
    QCOMPARE(statusOf([] { tagline::endWithin(60s, 7); }), 3);
}

void tst_ThisProcess::theProgramKnowsItself()
{
    QVERIFY(tagline::programPath().ends_with("tst_ThisProcess_program"));
    QCOMPARE(tagline::processId(), int(::getpid()));
}

QTEST_APPLESS_MAIN(tst_ThisProcess)
#include "tst_ThisProcess.moc"
