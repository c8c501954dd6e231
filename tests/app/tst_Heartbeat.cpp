// The window answers while it reads a library, while it makes pose strips, and when reading is cancelled: of
// all turns of its event loop, the longest one's processor time on the window's own thread is less than 50
// ms, in the first and only try. What is paid once a session is paid before, with a library of one clip:
// fonts, and the graphics driver, which is loaded for the first picture.

#include "resources/generator/GeneratedLibrary.h"
#include "tests/app/Heartbeat.h"
#include "tests/app/TestWindow.h"
#include "widgets/library/LibraryView.h"
#include "widgets/poses/PoseStrip.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QThread>

#include <cstdio>
#include <functional>
#include <set>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr double longestSilence = 50; ///< milliseconds
constexpr double longestCancel = 100;
constexpr int clips = 1500;

/// Runs the events until something holds, without a sleep of the test's own between them.
bool runUntil(const std::function<bool()>& holds)
{
    QElapsedTimer clock;
    clock.start();
    while (!holds() && clock.elapsed() < 60'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return holds();
}

} // namespace

class tst_Heartbeat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void itAnswersWhileItReads();
    void itAnswersWhileItMakesPoseStrips();
    void cancelIsSoonDone();
    void cleanup() { m_app.reset(); }

private:
    /// A window that knows nothing of the library yet: settings and caches of its own.
    void start();
    double workOfCancelling();
    /// Milliseconds of the window's thread in the longest turn of the event loop while something is done.
    double longestTurn(const char* what, const std::function<void()>& act);
    /// Opens a folder and runs the events until all of it is read.
    bool isRead(const QTemporaryDir& folder);
    int readCount() const;
    int cachedCount() const;

    QTemporaryDir m_library;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_Heartbeat::initTestCase()
{
    applyTheme(*qApp);
    generated::LibraryShape shape;
    shape.clips = clips;
    shape.frames = 40;
    shape.joints = 16;
    shape.tags.isMixed = true;
    const auto written = generated::writeLibrary(m_library.path().toStdString(), shape);
    QCOMPARE(written.problem, std::string());
    const QTemporaryDir small;
    shape.clips = 1;
    QCOMPARE(generated::writeLibrary(small.path().toStdString(), shape).problem, std::string());
    start();
    QVERIFY(isRead(small));
    QVERIFY(m_app->window().viewport() && !m_app->window().viewport()->picture().isNull());
    m_app.reset();
}

void tst_Heartbeat::start()
{
    m_app.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().resize(1280, 720);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QTest::qWait(300); // the first pictures of the window itself
}

double tst_Heartbeat::longestTurn(const char* what, const std::function<void()>& act)
{
    Heartbeat heart;
    act();
    const BeatGap gap = heart.end();
    std::printf("%s: %.1f ms of work, %.1f ms with waiting, %.1f ms on the clock; %d beats\n", what, gap.work,
                gap.held, gap.wall, heart.beats());
    return gap.work;
}

bool tst_Heartbeat::isRead(const QTemporaryDir& folder)
{
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->open({folder.path()});
    return runUntil([&] { return !m_app->isOpening() && !finished.isEmpty() && m_app->imports().isIdle(); });
}

int tst_Heartbeat::readCount() const
{
    const ClipLibrary& library = m_app->document().library();
    int count = 0;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        count += library.source(SourceId(i)).state == SourceState::Ready;
    return count;
}

int tst_Heartbeat::cachedCount() const
{
    return int(QDir(m_folder->filePath("cache")).entryList({"*.clips"}, QDir::Files).size());
}

void tst_Heartbeat::itAnswersWhileItReads()
{
    start();
    const double silence = longestTurn("reading", [this] { QVERIFY(isRead(m_library)); });
    QCOMPARE(readCount(), clips);
    QVERIFY2(silence < longestSilence, qPrintable(QString::number(silence)));
}

void tst_Heartbeat::itAnswersWhileItMakesPoseStrips()
{
    start();
    QVERIFY(isRead(m_library));
    actionOf(*m_app, "view.wall").setChecked(true);
    QCoreApplication::processEvents();
    WallView& wall = m_app->window().wall();
    QWidget* paper = wall.viewport();
    const auto* strip = wall.findChild<PoseStrip*>();
    const auto moveTo = [paper](QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, paper->mapToGlobal(QPointF(place)), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(paper, &move);
    };
    const std::vector<ClipId> order = m_app->window().findChild<LibraryView*>()->clipsInOrder();
    std::set<QString> shown;
    const auto sweep = [&] {
        moveTo(wall.placeOf(order[0], 5));
        QVERIFY(runUntil([&] { return strip->isVisible(); }));
        for (int row = 0; row < 12; ++row)
            for (Frame frame = 0; frame < 25; ++frame) {
                moveTo(wall.placeOf(order[std::size_t(row)], frame));
                QCoreApplication::processEvents();
                shown.insert(strip->state().title);
            }
    };
    const double silence = longestTurn("pose strips", sweep);
    QCOMPARE(shown.size(), std::size_t(12 * 25));
    QVERIFY2(silence < longestSilence, qPrintable(QString::number(silence)));
}

/// Milliseconds of the window's thread from cancelling on.
double tst_Heartbeat::workOfCancelling()
{
    start();
    ImportQueue& imports = m_app->imports();
    QSignalSpy finished(&imports, &ImportQueue::finished);
    m_app->open({m_library.path()});
    if (!runUntil([&] { return imports.doneCount() > clips / 10; })) return 1e9;
    const double before = threadSeconds();
    QElapsedTimer clock;
    clock.start();
    actionOf(*m_app, "file.cancelImport").trigger();
    const int cached = cachedCount();
    if (!runUntil([&] { return !finished.isEmpty(); })) return 1e9;
    const double wall = double(clock.elapsed());
    QTest::qWait(200); // rows follow
    const double work = 1e3 * (threadSeconds() - before);
    std::printf("cancel: %.1f ms of work; done after %.0f ms on the clock\n", work, wall);
    const int more = cachedCount() - cached; // what was being read at that moment
    const bool hasEnded =
        cached > clips / 10 && readCount() < clips / 2 && more <= QThread::idealThreadCount();
    if (!hasEnded) qWarning("%d cached, %d more, %d read", cached, more, int(readCount()));
    return hasEnded ? work : 1e9;
}

void tst_Heartbeat::cancelIsSoonDone()
{
    const double work = workOfCancelling();
    QVERIFY2(work < longestCancel, qPrintable(QString::number(work)));
}

QTEST_MAIN(tst_Heartbeat)
#include "tst_Heartbeat.moc"
