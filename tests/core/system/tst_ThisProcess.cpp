// A process ends in time, whatever hangs in it.

#include "core/system/processes/ThisProcess.h"

#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <chrono>
#include <latch>
#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
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
    void threadsGoBehindTheWindows();
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

/// How far a thread is before others: the larger, the earlier.
int precedence(int thread)
{
    sched_param given{};
    ::sched_getparam(thread, &given);
    return 100 * given.sched_priority - ::getpriority(PRIO_PROCESS, id_t(thread));
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

/// The one that asks, those of a name that it says, and no other.
void tst_ThisProcess::threadsGoBehindTheWindows()
{
    const int window = precedence(::gettid());
    std::latch areNamed(3), areMoved(3);
    std::array<int, 3> found{};
    const auto other = [&](int at, const char* name) {
        ::pthread_setname_np(::pthread_self(), name);
        areNamed.arrive_and_wait();
        areMoved.arrive_and_wait();
        found[std::size_t(at)] = precedence(::gettid());
    };
    std::thread named(other, 0, "draws-1"), unnamed(other, 1, "reads-1");
    std::thread asking([&] {
        areNamed.arrive_and_wait();
        tagline::goBehindWindow("draws-");
        found[2] = precedence(::gettid());
        areMoved.count_down();
    });
    named.join();
    unnamed.join();
    asking.join();
    QVERIFY(found[0] < window);
    QVERIFY(found[2] < window);
    QCOMPARE(found[1], window);
    QCOMPARE(precedence(::gettid()), window);
}

QTEST_APPLESS_MAIN(tst_ThisProcess)
#include "tst_ThisProcess.moc"
