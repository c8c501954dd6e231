// What a person sees on a terminal while a command works long.

#include "app/cli/text/TerminalProgress.h"

#include <QTest>

#include <string>
#include <thread>
#include <vector>

using namespace tagline;

class tst_TerminalProgress : public QObject
{
    Q_OBJECT

private slots:
    void shortWorkSaysNothing();
    void longWorkSaysHowFarItIsAndGoes();
    void manyThreadsCount();

private:
    std::vector<std::string> m_written;
    const TerminalProgress::Write m_write = [this](const std::string& text) { m_written.push_back(text); };
};

void tst_TerminalProgress::shortWorkSaysNothing()
{
    m_written.clear();
    {
        TerminalProgress progress("reading files", 100);
        TerminalProgress quick("reading files", 100, m_write);
        for (int i = 0; i < 100; ++i) quick.add();
    }
    QVERIFY(m_written.empty());
}

void tst_TerminalProgress::longWorkSaysHowFarItIsAndGoes()
{
    m_written.clear();
    {
        TerminalProgress progress("reading files", 2600, m_write);
        progress.add(2);
        QVERIFY(m_written.empty());
        QTest::qSleep(550);
        progress.add(310);
        progress.add(1); // too soon to be said
        QCOMPARE(m_written, std::vector<std::string>{"\r\x1b[Kreading files: 312 of 2600"});
        progress.add(2287); // all of it: the line goes
    }
    QCOMPARE(m_written.size(), std::size_t(2));
    QCOMPARE(m_written.back(), std::string("\r\x1b[K"));
}

void tst_TerminalProgress::manyThreadsCount()
{
    m_written.clear();
    {
        TerminalProgress progress("measuring", 4001, m_write);
        QTest::qSleep(550);
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&] {
                for (int i = 0; i < 1000; ++i) progress.add();
            });
        threads.clear();
        QVERIFY(!m_written.empty());
        QTest::qSleep(150);
        m_written.clear();
        progress.add(0);
        QCOMPARE(m_written, std::vector<std::string>{"\r\x1b[Kmeasuring: 4000 of 4001"});
    }
}

QTEST_APPLESS_MAIN(tst_TerminalProgress)
#include "tst_TerminalProgress.moc"
