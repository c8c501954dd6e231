// Strips of clips in the library: they show tags, answer and playhead, are painted once, and go to a frame.

#include "tests/widgets/library/LibraryViewStage.h"
#include "widgets/library/ClipListView.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QSignalSpy>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_ClipStrips : public QObject, private LibraryViewStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { show(); }
    void cleanup() { m_view.reset(); }
    void aPressOnTheStripGoesToThatFrame();
    void draggingAlongTheStripScrubs();
    void theStripShowsTagsAndTheAnswer();
    void theStripOfTheCurrentClipShowsThePlayhead();
    void tagsArePaintedOnceAndOnlyWhereSeen();
    void aKeystrokePaintsOnlyTheRowsThatAreSeen();

private:
    QPoint stripOf(int row, Frame frame);
};

QPoint tst_ClipStrips::stripOf(int row, Frame frame)
{
    const QModelIndex index = list().model()->index(row, 0);
    const auto parts = list().geometry(index);
    const double x = parts.xOf(frame, m_view->model().row(index).frames);
    return {int(std::ceil(x + 0.01)), int(parts.strip.center().y())};
}

void tst_ClipStrips::aPressOnTheStripGoesToThatFrame()
{
    QSignalSpy activated(m_view.get(), &LibraryView::clipActivated);
    QSignalSpy frames(m_view.get(), &LibraryView::frameActivated);
    QTest::mousePress(list().viewport(), Qt::LeftButton, {}, stripOf(1, 50));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(frames.size(), 1);
    QVERIFY(frames[0][0].value<ClipId>() == ClipId(0));
    const Frame frame = frames[0][1].value<Frame>();
    QVERIFY2(frame >= 50 && frame <= 51, qPrintable(QString::number(frame)));
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, stripOf(1, 50));
}

void tst_ClipStrips::draggingAlongTheStripScrubs()
{
    QSignalSpy frames(m_view.get(), &LibraryView::frameActivated);
    QTest::mousePress(list().viewport(), Qt::LeftButton, {}, stripOf(0, 100));
    for (const Frame frame : {150, 300, 500}) {
        const QPoint place = stripOf(0, frame);
        QMouseEvent move(QEvent::MouseMove, place, list().viewport()->mapToGlobal(place), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list().viewport(), &move);
    }
    QCOMPARE(frames.size(), 4);
    const Frame last = frames.last()[1].value<Frame>();
    QVERIFY2(qAbs(last - 500) <= 3, qPrintable(QString::number(last)));
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, stripOf(0, 500));
}

void tst_ClipStrips::theStripShowsTagsAndTheAnswer()
{
    m_view->model().setBars(ClipId(2), {{QColor(255, 0, 0), 0, {{0, 540}}}});
    m_view->model().setAnswer(answerOf({{2, {270, 540}}}));
    const auto parts = list().geometry(list().model()->index(0, 0));
    const QImage image = list().viewport()->grab().toImage();
    const double scale = image.devicePixelRatio();
    const auto at = [&](double x, double y) { return image.pixelColor(int(x * scale), int(y * scale)); };
    const double left = parts.xOf(100, 540);
    const double right = parts.xOf(400, 540);
    QCOMPARE(at(right, parts.strip.bottom() - 1.5), theme().query);
    QCOMPARE(at(left, parts.strip.bottom() - 1.5), theme().sunken);
    const QColor block = at(right, parts.strip.center().y() + 1);
    QVERIFY(block.red() > theme().sunken.red() + 30 && block.blue() < block.red());
    QVERIFY(at(left, parts.strip.top() + 3).red() > 180);
}

void tst_ClipStrips::theStripOfTheCurrentClipShowsThePlayhead()
{
    m_view->model().setRows({readyRow(0, "run", 540), readyRow(1, "walk", 540)});
    m_view->setCurrentClip(ClipId(1));
    const auto marked = [&](int row) { // the frames at which there is a red line
        const auto parts = list().geometry(list().model()->index(row, 0));
        const QImage image = list().viewport()->grab(parts.strip.toAlignedRect()).toImage();
        std::vector<double> at;
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, image.height() / 2);
            if (colour.red() > 150 && colour.green() < 110) at.push_back(540.0 * x / image.width());
        }
        return at;
    };
    for (const Frame frame : {40, 270, 500}) {
        m_view->setPlayhead(frame);
        QVERIFY(marked(0).empty());
        const std::vector<double> at = marked(1);
        QVERIFY(!at.empty());
        QVERIFY2(std::abs(at.front() - frame) < 15, qPrintable(QString::number(at.front())));
    }
}

void tst_ClipStrips::tagsArePaintedOnceAndOnlyWhereSeen()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 3000; ++clip) {
        rows.push_back(readyRow(clip, QString("clip_%1").arg(clip, 5, 10, QChar('0')), 1000));
        rows.back().bars = {{Qt::red, 0, {{10, 200}}}, {Qt::green, 1, {{300, 900}}}};
    }
    m_view->model().setRows(std::move(rows));
    list().viewport()->grab();
    const int seen = list().delegate().paintedStrips();
    QVERIFY2(seen > 5 && seen < 60, qPrintable(QString::number(seen)));
    m_view->model().setAnswer(answerOf({{0, {0, 90}}, {1, {0, 30}}}));
    list().viewport()->grab();
    QCOMPARE(list().delegate().paintedStrips(), seen);
    m_view->model().setBars(ClipId(1), {});
    list().viewport()->grab();
    QCOMPARE(list().delegate().paintedStrips(), seen + 1);
}

void tst_ClipStrips::aKeystrokePaintsOnlyTheRowsThatAreSeen()
{
    std::vector<LibraryRow> rows;
    FrameSetBuilder builders[] = {newAnswer(), newAnswer()};
    for (std::uint32_t clip = 0; clip < 3000; ++clip) {
        rows.push_back(readyRow(clip, QString("CMU/%1_run").arg(clip * 7919 % 3000), 3000));
        rows.back().bars = {{Qt::red, 0, {{3, 900}}}};
        const FrameRange hit[] = {{Frame(clip % 900), Frame(1000 + clip)}};
        builders[clip % 2].append(ClipId(clip), hit);
    }
    const FrameSet answers[] = {builders[0].finished(), builders[1].finished()};
    m_view->model().setRows(std::move(rows));
    m_view->setOrder(RowOrder::MatchedFrames);
    list().viewport()->grab();
    const int seen = list().delegate().paintedStrips();
    QVERIFY2(seen > 5 && seen < 60, qPrintable(QString::number(seen)));
    constexpr int keystrokes = 4; // what they cost in time: bench_LibraryRows
    for (int at = 0; at < keystrokes; ++at) {
        m_view->model().setAnswer(answers[at % 2]);
        list().viewport()->grab();
    }
    const int painted = list().delegate().paintedStrips();
    QVERIFY2(painted <= (keystrokes + 1) * seen, qPrintable(QString::number(painted)));
}

QTEST_MAIN(tst_ClipStrips)
#include "tst_ClipStrips.moc"
