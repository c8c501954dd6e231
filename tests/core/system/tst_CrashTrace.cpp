// A program that a fault ends leaves behind where it was.

#include "core/system/processes/CrashTrace.h"

#include "core/system/MappingGuard.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <barrier>
#include <csignal>
#include <memory>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace tagline;

namespace {

/// The signal that ended a process which does this; 0 where none did.
template<class Work>
int signalOf(Work work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        work();
        ::_exit(3);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

/// Of no end that a stack could hold.
int deepen(int depth)
{
    if (depth < 0) return 0;
    volatile char room[4096] = {};
    room[depth % 4096] = 1;
    return deepen(depth + 1) + room[0];
}

} // namespace

class tst_CrashTrace : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aFaultLeavesATraceAndEndsTheProgram_data();
    void aFaultLeavesATraceAndEndsTheProgram();
    void threadsThatFaultTogetherLeaveAWholeOne();
    void aFullStackLeavesOneToo();
    void whatTheMappingGuardDoesNotTakeIsTraced();
    void aProgramThatEndsWellLeavesNone();
    void otherFilesAreNoTraces();

private:
    std::string folder() const { return m_folder->path().toStdString(); }
    QByteArray onlyTrace() const
    {
        const auto traces = crashTraces(folder());
        if (traces.size() != 1) return {};
        QFile file(QString::fromStdString(traces.front()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_CrashTrace::aFaultLeavesATraceAndEndsTheProgram_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("memory") << SIGSEGV << QByteArray("SIGSEGV");
    QTest::newRow("bus") << SIGBUS << QByteArray("SIGBUS");
    QTest::newRow("instruction") << SIGILL << QByteArray("SIGILL");
    QTest::newRow("number") << SIGFPE << QByteArray("SIGFPE");
    QTest::newRow("abort") << SIGABRT << QByteArray("SIGABRT");
}

void tst_CrashTrace::aFaultLeavesATraceAndEndsTheProgram()
{
    QFETCH(int, signal);
    QFETCH(QByteArray, name);
    QCOMPARE(signalOf([&] {
                 keepCrashTraces(folder(), "Tagline 1.2.3");
                 ::raise(signal);
             }),
             signal);
    const QByteArray trace = onlyTrace();
    QVERIFY2(trace.startsWith("Tagline 1.2.3\n"), trace);
    QVERIFY2(trace.contains("signal: " + name), trace);
    QVERIFY2(trace.contains("tst_CrashTrace_program("), trace); // a call, by file and offset
}

void tst_CrashTrace::threadsThatFaultTogetherLeaveAWholeOne()
{
    QCOMPARE(signalOf([&] {
                 keepCrashTraces(folder(), "Tagline");
                 std::barrier together(8);
                 std::vector<std::jthread> threads;
                 for (int thread = 0; thread < 8; ++thread)
                     threads.emplace_back([&] {
                         together.arrive_and_wait();
                         ::raise(SIGSEGV);
                     });
                 threads.clear();
             }),
             SIGSEGV);
    const QByteArray trace = onlyTrace();
    QVERIFY2(trace.contains("calls:\n") && trace.count('\n') > 6 && trace.endsWith('\n'), trace);
}

void tst_CrashTrace::aFullStackLeavesOneToo()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers watch the stack themselves");
#endif
    QCOMPARE(signalOf([&] {
                 const rlimit little{1 << 20, 1 << 20};
                 ::setrlimit(RLIMIT_STACK, &little);
                 keepCrashTraces(folder(), "Tagline");
                 deepen(1);
             }),
             SIGSEGV);
    QVERIFY(onlyTrace().contains("SIGSEGV"));
}

void tst_CrashTrace::whatTheMappingGuardDoesNotTakeIsTraced()
{
    QCOMPARE(signalOf([&] {
                 keepCrashTraces(folder(), "Tagline");
                 guardMappings();
                 ::raise(SIGBUS);
             }),
             SIGBUS);
    QVERIFY(onlyTrace().contains("SIGBUS"));
}

void tst_CrashTrace::aProgramThatEndsWellLeavesNone()
{
    QCOMPARE(signalOf([&] { keepCrashTraces(folder(), "Tagline"); }), 0);
    QVERIFY(crashTraces(folder()).empty());
    QVERIFY(crashTraces(folder() + "/none").empty());
}

void tst_CrashTrace::otherFilesAreNoTraces()
{
    for (const char* name : {"crash-.txt", "crash-12.log", "crash-last.txt", "tagline.log", "crash-12.txt"}) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QCOMPARE(crashTraces(folder()).size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(tst_CrashTrace)
#include "tst_CrashTrace.moc"
