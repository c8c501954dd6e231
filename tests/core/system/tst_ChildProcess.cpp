// However a worker ends, its parent knows how, and soon enough.

#include "core/import/ImportFailure.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>

using namespace tagline;

namespace {

ProcessEnd shell(const std::string& script, int seconds = 20, const std::atomic<bool>* cancelled = nullptr)
{
    return runProcess("/bin/sh", {"-c", script}, seconds, cancelled);
}

FilterEnd filter(const std::string& script, const std::string& input,
                 const std::atomic<bool>* cancelled = nullptr, int seconds = 20)
{
    return runFilter({"/bin/sh", {"-c", script}, input, 1 << 20, 4096, seconds}, cancelled);
}

} // namespace

class tst_ChildProcess : public QObject
{
    Q_OBJECT

private slots:
    void outputAndStatusComeBack();
    void inputIsEmpty();
    void muchOutputIsCut();
    void signalsAreTold();
    void sleepersAreKilled();
    void talkersAreKilled();
    void thoseThatCloseTheirOutputAreKilled();
    void whatTheyStartedEndsWithThem();
    void thoseThatLeaveTheirGroupAreKilled_data();
    void thoseThatLeaveTheirGroupAreKilled();
    void cancellingIsQuick();
    void missingProgramsAreTold();
    void failuresAreSaidToPeople_data();
    void failuresAreSaidToPeople();
    void manyRunAtOnce();
    void filtersAreToldAndHeard();
    void filtersMayPassOverWhatTheyAreTold();
    void filtersAreLookedForByName();
    void filtersThatSayTooMuchAreKilled();
    void filtersThatTakeTooLongAreKilled();
    void filtersThatNobodyWantsAreKilled();
};

void tst_ChildProcess::outputAndStatusComeBack()
{
    const ProcessEnd end = shell("echo hello; echo noise >&2; exit 3");
    QVERIFY(end.kind == ProcessEnd::Kind::Exited && end.value == 3);
    QCOMPARE(end.output, std::string("hello\n"));
}

void tst_ChildProcess::inputIsEmpty() { QCOMPARE(shell("cat; echo end").output, std::string("end\n")); }

void tst_ChildProcess::muchOutputIsCut()
{
    const ProcessEnd end = shell("yes | head -c 1000000");
    QVERIFY(end.kind == ProcessEnd::Kind::Exited);
    QCOMPARE(end.output.size(), std::size_t(64 << 10));
}

void tst_ChildProcess::signalsAreTold()
{
    const ProcessEnd end = shell("kill -SEGV $$");
    QVERIFY(end.kind == ProcessEnd::Kind::Killed && end.value == SIGSEGV);
}

void tst_ChildProcess::sleepersAreKilled()
{
    QElapsedTimer timer;
    timer.start();
    QVERIFY(shell("exec sleep 60", 1).kind == ProcessEnd::Kind::TimedOut);
    QVERIFY(timer.elapsed() < 20'000);
}

void tst_ChildProcess::talkersAreKilled()
{
    QElapsedTimer timer;
    timer.start();
    QVERIFY(shell("while :; do echo still here; done", 1).kind == ProcessEnd::Kind::TimedOut);
    QVERIFY(timer.elapsed() < 20'000);
}

void tst_ChildProcess::thoseThatCloseTheirOutputAreKilled()
{
    QElapsedTimer timer;
    timer.start();
    QVERIFY(shell("exec >&-; exec sleep 60", 1).kind == ProcessEnd::Kind::TimedOut);
    QVERIFY(timer.elapsed() < 20'000);
}

void tst_ChildProcess::whatTheyStartedEndsWithThem()
{
    const ProcessEnd end = shell("sleep 60 >/dev/null & echo $!");
    QVERIFY(end.kind == ProcessEnd::Kind::Exited);
    const QString process = QString::fromStdString(end.output).trimmed();
    QVERIFY(process.toInt() > 0);
    const auto isGone = [&] {
        QFile status("/proc/" + process + "/stat");
        return !status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z");
    };
    QTRY_VERIFY(isGone());
}

void tst_ChildProcess::thoseThatLeaveTheirGroupAreKilled_data()
{
    QTest::addColumn<QString>("before");
    QTest::newRow("alone") << "";
    QTest::newRow("with a child that stays") << "sleep 60 >/dev/null & ";
}

void tst_ChildProcess::thoseThatLeaveTheirGroupAreKilled()
{
    QFETCH(QString, before);
    QElapsedTimer clock;
    clock.start();
    const ProcessEnd end =
        shell(before.toStdString() + "exec perl -e 'setpgrp(0, getpgrp(getppid())); sleep 60'", 1);
    QVERIFY(end.kind == ProcessEnd::Kind::TimedOut);
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
}

void tst_ChildProcess::cancellingIsQuick()
{
    std::atomic<bool> cancelled = false;
    std::thread impatient([&] {
        QTest::qSleep(100);
        cancelled = true;
    });
    QElapsedTimer timer;
    timer.start();
    const ProcessEnd end = shell("exec sleep 60", 60, &cancelled);
    impatient.join();
    QVERIFY(end.kind == ProcessEnd::Kind::Cancelled);
    QVERIFY(timer.elapsed() < 20'000);
}

void tst_ChildProcess::missingProgramsAreTold()
{
    const ProcessEnd end = runProcess("/no/such/program", {}, 5, nullptr);
    QVERIFY(end.kind == ProcessEnd::Kind::NotStarted);
    QCOMPARE(end.value, ENOENT);
}

void tst_ChildProcess::failuresAreSaidToPeople_data()
{
    using Kind = ProcessEnd::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, Kind kind, int value, const char* code, const char* says) {
        QTest::newRow(name) << int(kind) << value << code << says;
    };
    row("crash", Kind::Killed, SIGSEGV, "import.crashed", "segmentation fault");
    row("abort", Kind::Killed, SIGABRT, "import.crashed", "stopped itself");
    row("work", Kind::Killed, SIGXCPU, "import.too-slow", "20 s");
    row("wall clock", Kind::TimedOut, 0, "import.too-slow", "40 s");
    row("no answer", Kind::Exited, 1, "import.crashed", "without an answer");
    row("cancelled", Kind::Cancelled, 0, "import.cancelled", "cancelled");
    row("no worker", Kind::NotStarted, ENOENT, "import.no-worker", "cannot be started");
}

void tst_ChildProcess::failuresAreSaidToPeople()
{
    QFETCH(int, kind);
    QFETCH(int, value);
    const ImportRequest request{"walk.fbx", "out", {}, {}};
    const Error error = importFailure({ProcessEnd::Kind(kind), value, {}}, request, "worker", 40);
    QTEST(QString::fromStdString(error.code), "code");
    QCOMPARE(error.file, std::string("walk.fbx"));
    QFETCH(QString, says);
    const QString message = QString::fromStdString(error.message);
    QVERIFY2(message.contains(says), error.message.c_str());
    QVERIFY2(!message.contains("damaged"), "nobody knows that");
    QVERIFY2(!message.startsWith("reading it"), "in a narrow row that reads as if it were still being read");
}

void tst_ChildProcess::manyRunAtOnce()
{
    std::atomic<int> right = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&right, i] {
            for (int k = 0; k < 5; ++k)
                right += shell("echo " + std::to_string(i)).output == std::to_string(i) + '\n';
        });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(right.load(), 40);
}

/// More than a pipe holds goes both ways, and nobody waits for the other.
void tst_ChildProcess::filtersAreToldAndHeard()
{
    const std::string input(900'000, 'x');
    const FilterEnd end = filter("cat; echo \"said aside\" >&2; exit 4", input);
    QVERIFY(end.process.kind == ProcessEnd::Kind::Exited && end.process.value == 4);
    QVERIFY(end.process.output == input && !end.isTooMuch);
    QCOMPARE(end.messages, std::string("said aside\n"));
    const FilterEnd twice = filter("wc -c < /dev/stdin; wc -c < /dev/stdin", input);
    QCOMPARE(twice.process.output, std::string("900000\n900000\n"));
}

void tst_ChildProcess::filtersMayPassOverWhatTheyAreTold()
{
    const FilterEnd end = filter("echo done", std::string(5'000'000, 'x'));
    QVERIFY(end.process.kind == ProcessEnd::Kind::Exited && end.process.value == 0);
    QCOMPARE(end.process.output, std::string("done\n"));
    QCOMPARE(filter("cat", {}).process.output, std::string());
    const FilterEnd chatty = filter("yes | head -c 100000 >&2; echo done", {});
    QCOMPARE(chatty.process.output, std::string("done\n"));
    QCOMPARE(chatty.messages.size(), std::size_t(4096));
}

void tst_ChildProcess::filtersAreLookedForByName()
{
    QCOMPARE(runFilter({"sh", {"-c", "echo found"}, {}, 100, 100, 20}, nullptr).process.output,
             std::string("found\n"));
    const FilterEnd none = runFilter({"no-such-program-of-tagline", {}, {}, 100, 100, 20}, nullptr);
    QVERIFY(none.process.kind == ProcessEnd::Kind::NotStarted && none.process.value == ENOENT);
}

void tst_ChildProcess::filtersThatSayTooMuchAreKilled()
{
    const FilterEnd end = filter("yes", {});
    QVERIFY(end.isTooMuch && end.process.kind == ProcessEnd::Kind::Killed);
}

void tst_ChildProcess::filtersThatTakeTooLongAreKilled()
{
    QElapsedTimer timer;
    timer.start();
    QVERIFY(filter("sleep 60 & sleep 60", {}, nullptr, 1).process.kind == ProcessEnd::Kind::TimedOut);
    QVERIFY(filter("exec >&- 2>&-; sleep 60", {}, nullptr, 1).process.kind == ProcessEnd::Kind::TimedOut);
    QVERIFY(timer.elapsed() < 30'000);
}

void tst_ChildProcess::filtersThatNobodyWantsAreKilled()
{
    QElapsedTimer timer;
    timer.start();
    std::atomic<bool> cancelled = false;
    std::thread person([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        cancelled = true;
    });
    const FilterEnd end = filter("sleep 60", {}, &cancelled);
    person.join();
    QVERIFY(end.process.kind == ProcessEnd::Kind::Cancelled);
    QVERIFY(timer.elapsed() < 20'000);
}

QTEST_APPLESS_MAIN(tst_ChildProcess)
#include "tst_ChildProcess.moc"
