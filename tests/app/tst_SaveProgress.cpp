// While a save waits for the disk the window is drawn, says how far it is, and can stop it.

#include "app/presenters/files/SaveProgress.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>

#include <stdexcept>

using namespace tagline;

class tst_SaveProgress : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void quickWorkShowsNothing();
    void slowWorkSaysHowFarItIsAndStops();
    void theWindowGoesOnMeanwhile();
    void failuresOfTheWorkAreThrownOn();

private:
    QProgressDialog* dialog() { return m_window->findChild<QProgressDialog*>("saveProgress"); }

    std::unique_ptr<QWidget> m_window;
};

void tst_SaveProgress::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void tst_SaveProgress::quickWorkShowsNothing()
{
    SaveProgress progress(3, *m_window);
    int runs = 0;
    for (int i = 0; i < 3; ++i)
        progress.run(
            [&](const GoOn& goOn) { runs += goOn(i / 3.0) && QThread::currentThread() != thread(); });
    QCOMPARE(runs, 3);
    QVERIFY(!dialog()->isVisible());
}

void tst_SaveProgress::slowWorkSaysHowFarItIsAndStops()
{
    SaveProgress progress(1000, *m_window);
    QSemaphore mayGoOn;
    QString said;
    int value = 0;
    QTimer looking;
    looking.setInterval(20);
    connect(&looking, &QTimer::timeout, this, [&] {
        if (!dialog()->isVisible() || dialog()->value() < 250) return;
        looking.stop();
        said = dialog()->findChild<QLabel*>()->text();
        value = dialog()->value();
        QTest::mouseClick(dialog()->findChild<QPushButton*>(), Qt::LeftButton);
        mayGoOn.release();
    });
    looking.start();
    bool isAskedToGoOn = true;
    progress.run([&](const GoOn& goOn) {
        goOn(0.25);
        mayGoOn.acquire();
        isAskedToGoOn = goOn(0.5);
    });
    QVERIFY(!isAskedToGoOn);
    QVERIFY2(said.contains("1000") || said.contains("1,000"), qPrintable(said));
    QCOMPARE(value, 250);
    progress.run([&](const GoOn& goOn) { isAskedToGoOn = goOn(0.75); }); // nor does anything go on after it
    QVERIFY(!isAskedToGoOn);
}

void tst_SaveProgress::theWindowGoesOnMeanwhile()
{
    SaveProgress progress(1, *m_window);
    bool isRunning = true;
    int ticks = 0;
    QTimer ticking;
    connect(&ticking, &QTimer::timeout, this, [&] { ticks += isRunning; });
    ticking.start(1);
    progress.run([&](const GoOn&) { QThread::msleep(100); });
    isRunning = false;
    QVERIFY(ticks > 2);
}

void tst_SaveProgress::failuresOfTheWorkAreThrownOn()
{
    SaveProgress progress(1, *m_window);
    QVERIFY_EXCEPTION_THROWN(progress.run([](const GoOn&) { throw std::runtime_error("no memory"); }),
                             std::runtime_error);
}

QTEST_MAIN(tst_SaveProgress)
#include "tst_SaveProgress.moc"
