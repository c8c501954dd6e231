// How long a person works on each clip is counted where they want it, and kept in a file of their own.

#include "app/document/library/SpentTimeSession.h"
#include "core/library/spent/SpentTimeFile.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace tagline;

namespace {

const SpentClip spentWalk{"/mocap/walk.bvh", "walk", -1};
const SpentClip spentJog{"/mocap/jog.bvh", "jog", -1};

} // namespace

class tst_SpentTimeSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsCountedUnasked();
    void theShownClipGetsTheTime();
    void whatStandsInTheClipsPlaceGetsNone();
    void theTimeIsToldWhileItGrows();
    void theFileHasItAtTheEnd();
    void whatWasCountedBeforeIsThereAgain();
    void clearedIsCleared();
    void whatCannotBeKeptIsSaidOnce();

private:
    std::string file() const { return m_folder->filePath("state/minutes.json").toStdString(); }
    void start()
    {
        m_session.reset();
        m_session = std::make_unique<SpentTimeSession>(file(), [this] { return m_now; });
    }
    /// Somebody does something every ten seconds.
    void work(int seconds)
    {
        m_session->noteInput();
        for (int passed = 10; passed <= seconds; passed += 10) {
            m_now += 10'000;
            m_session->noteInput();
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SpentTimeSession> m_session;
    WorkClock::Milliseconds m_now = 0;
};

void tst_SpentTimeSession::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    start();
    m_session->show(spentWalk);
}

void tst_SpentTimeSession::nothingIsCountedUnasked()
{
    QVERIFY(!m_session->isCounting());
    work(100);
    QVERIFY(m_session->keep());
    QVERIFY(m_session->times().isEmpty());
    QVERIFY(!QFile::exists(QString::fromStdString(file())));
}

void tst_SpentTimeSession::theShownClipGetsTheTime()
{
    m_session->setCounting(true);
    work(100);
    m_session->show(spentJog);
    work(20);
    m_now += 5'000'000; // away
    m_session->setCounting(false);
    work(100);
    QCOMPARE(m_session->times().of(spentWalk), 100'000);
    QCOMPARE(m_session->times().of(spentJog), 20'000 + WorkClock::mostRest);
}

void tst_SpentTimeSession::whatStandsInTheClipsPlaceGetsNone()
{
    m_session->setCounting(true);
    work(30);
    m_session->show({});
    work(50);
    m_session->show(spentWalk);
    work(10);
    m_session->setInFront(false);
    work(50);
    QCOMPARE(m_session->times().whole(), 40'000);
}

void tst_SpentTimeSession::theTimeIsToldWhileItGrows()
{
    m_session->setCounting(true);
    std::vector<SpentClip> told;
    connect(m_session.get(), &SpentTimeSession::counted, this,
            [&told](const SpentClip& clip) { told.push_back(clip); });
    m_session->noteInput();
    m_now += 100;
    m_session->noteInput(); // not for every move of the mouse
    QVERIFY(told.empty());
    work(20);
    QVERIFY(!told.empty() && told.back() == spentWalk);
}

void tst_SpentTimeSession::theFileHasItAtTheEnd()
{
    m_session->setCounting(true);
    work(30);
    m_session.reset();
    QCOMPARE(loadSpentTimes(file())->of(spentWalk), 30'000);
}

void tst_SpentTimeSession::whatWasCountedBeforeIsThereAgain()
{
    m_session->setCounting(true);
    work(30);
    start();
    m_session->setCounting(true);
    m_session->show(spentWalk);
    work(10); // before the file is read
    QTRY_COMPARE(m_session->times().of(spentWalk), 40'000);
    m_session.reset();
    QCOMPARE(loadSpentTimes(file())->of(spentWalk), 40'000);
}

void tst_SpentTimeSession::clearedIsCleared()
{
    m_session->setCounting(true);
    work(30);
    start(); // the file is being read
    m_session->setCounting(true);
    m_session->show(spentWalk);
    work(10);
    QVERIFY(m_session->clear());
    QCoreApplication::processEvents(); // what was read comes too late
    QVERIFY(m_session->times().isEmpty());
    QVERIFY(!QFile::exists(QString::fromStdString(file())));
    work(20);
    QCOMPARE(m_session->times().whole(), 20'000);
}

void tst_SpentTimeSession::whatCannotBeKeptIsSaidOnce()
{
    m_session.reset();
    QVERIFY(QDir(m_folder->path()).mkpath("state"));
    QFile broken(QString::fromStdString(file()));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    m_session = std::make_unique<SpentTimeSession>(file(), [this] { return m_now; });
    QSignalSpy failed(m_session.get(), &SpentTimeSession::failed);
    m_session->setCounting(true);
    m_session->show(spentWalk);
    work(30);
    m_session->show(spentJog); // keeps what it can
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<Error>().file, file());
    QVERIFY(broken.open(QIODevice::ReadOnly));
    QCOMPARE(broken.readAll(), QByteArray("{"));
}

QTEST_GUILESS_MAIN(tst_SpentTimeSession)
#include "tst_SpentTimeSession.moc"
