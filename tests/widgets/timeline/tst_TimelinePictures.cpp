// The timeline as pictures: what must be where, and PNGs to look at in the folder $TAGLINE_PICTURES.

#include <QTest>

#include "TimelineSamples.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/TransportBar.h"

#include <QVBoxLayout>

using namespace tagline;

namespace {

/// Transport bar over timeline in a panel, as in the window.
struct Panel
{
    PanelFrame frame;
    TransportBar* bar = new TransportBar;
    TimelineWidget* timeline = new TimelineWidget;

    Panel(QSize size)
    {
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        column->setContentsMargins(2, 2, 8, 8);
        column->setSpacing(0);
        column->addWidget(bar);
        column->addWidget(timeline);
        frame.setContent(content);
        frame.resize(size);
        show(test::designContent(), 312);
        bar->setLooping(true);
        frame.show();
    }
    void show(const TimelineContent& content, Frame playhead)
    {
        bar->setClip(content.frames, content.rate);
        bar->setPlayhead(playhead);
        timeline->setContent(content);
        timeline->setPlayhead(playhead);
    }
    QImage picture()
    {
        QTest::qWait(1); // layouts follow changed texts
        return frame.grab().toImage();
    }
};

/// The colour of a pixel of the timeline in a picture of the panel.
QColor colourAt(Panel& panel, const QImage& picture, double frame, int lane, double below = 0)
{
    const TimelineGeometry& view = panel.timeline->geometryOfView();
    const QPointF place(view.x(frame), view.laneTop(lane) + view.laneHeight / 2 + below);
    const QPointF inFrame = panel.timeline->viewport()->mapTo(&panel.frame, place);
    return picture.pixelColor((inFrame * picture.devicePixelRatio()).toPoint());
}

/// Whether anything light stands on the dark ground.
bool hasText(const QImage& picture)
{
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixelColor(x, y).lightness() > 110) return true;
    return false;
}

bool isWhite(QColor colour) { return colour.red() > 200 && colour.green() > 200 && colour.blue() > 200; }

void save(const QImage& picture, const QString& name)
{
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (!folder.isEmpty()) QVERIFY(picture.save(folder + '/' + name + ".png"));
}

void drag(QWidget* viewport, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
{
    QTest::mousePress(viewport, Qt::LeftButton, modifiers, from);
    QTest::mouseMove(viewport, (from + to) / 2);
    QTest::mouseMove(viewport, to);
}

} // namespace

class tst_TimelinePictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }

    void designPicture()
    {
        Panel panel({1662, 380});
        panel.timeline->setSelection({{TagId(3), {284, 520}}});
        panel.timeline->setActiveLane(TagId(3));
        const QImage picture = panel.picture();
        save(picture, "design");
        QVERIFY(isWhite(colourAt(panel, picture, 284.5, 4)));
        QVERIFY(colourAt(panel, picture, 312, 7).red() > 200);  // the playhead
        QVERIFY(colourAt(panel, picture, 100, 0).blue() < 120); // the query's yellow
    }

    void zoomedIn()
    {
        Panel panel({1662, 380});
        panel.timeline->setVisibleRange(270, 330);
        const QImage picture = panel.picture();
        save(picture, "zoomed");
        QVERIFY(colourAt(panel, picture, 312.5, 1).red() > colourAt(panel, picture, 314.5, 1).red() + 10);
    }

    void narrow()
    {
        Panel panel({700, 240});
        panel.timeline->setUnits(TimeUnits::Timecode);
        panel.bar->setUnits(TimeUnits::Timecode);
        save(panel.picture(), "narrow");
        QVERIFY(panel.timeline->geometryOfView().headWidth <= 700 / 3);
        QVERIFY(panel.bar->minimumSizeHint().width() <= 700);
    }

    void edgeDrag()
    {
        Panel panel({1662, 380});
        QWidget* viewport = panel.timeline->viewport();
        const TimelineGeometry& view = panel.timeline->geometryOfView();
        const int y = int(view.laneTop(4) + view.laneHeight / 2);
        drag(viewport, QPoint(int(view.x(186)) - 2, y), QPoint(int(view.x(192)) - 2, y));
        const QImage picture = panel.picture();
        save(picture, "edge");
        QVERIFY(isWhite(colourAt(panel, picture, 191.7, 4))); // snapped to LeftFoot's start
        QTest::mouseRelease(viewport, Qt::LeftButton);
    }

    void drawing()
    {
        Panel panel({1662, 380});
        QWidget* viewport = panel.timeline->viewport();
        const TimelineGeometry& view = panel.timeline->geometryOfView();
        const int y = int(view.laneTop(1) + view.laneHeight / 2);
        drag(viewport, QPoint(int(view.x(200)), y), QPoint(int(view.x(310)), y));
        const QImage picture = panel.picture();
        save(picture, "drawing");
        QVERIFY(colourAt(panel, picture, 250, 1).green() > 150);
        QTest::mouseRelease(viewport, Qt::LeftButton);
    }

    void marquee()
    {
        Panel panel({1662, 380});
        QWidget* viewport = panel.timeline->viewport();
        const TimelineGeometry& view = panel.timeline->geometryOfView();
        drag(viewport, QPoint(int(view.x(40)), int(view.laneTop(10) + 15)),
             QPoint(int(view.x(200)), int(view.laneTop(3) + 4)), Qt::ShiftModifier);
        save(panel.picture(), "marquee");
        QCOMPARE(panel.timeline->selection().size(), 10u);
        QTest::mouseRelease(viewport, Qt::LeftButton);
    }

    void pinsAndOpenRange()
    {
        Panel panel({1662, 300});
        TimelineContent content = test::designContent();
        content.lanes[5].isPoint = true;
        content.lanes[5].ranges =
            std::vector<FrameRange>{{20, 21}, {66, 67}, {112, 113}, {118, 119}, {300, 320}};
        content.lanes[7].openStart = 250;
        content.lanes[7].isLive = true;
        panel.show(content, 312);
        panel.timeline->setSelection({{TagId(4), {66, 67}}});
        const QImage picture = panel.picture();
        save(picture, "pins");
        QVERIFY(colourAt(panel, picture, 20, 5, -4).green() > 150);
        QVERIFY(colourAt(panel, picture, 23, 5, -4).green() < 80);
        QVERIFY(colourAt(panel, picture, 280, 7).red() > 140); // open since 250
    }

    void large()
    {
        Panel panel({1662, 500});
        panel.show(test::largeContent(200, 10000), 18000);
        save(panel.picture(), "large");
        panel.timeline->setVisibleRange(10000, 14000);
        save(panel.picture(), "large-zoomed");
        QVERIFY(panel.timeline->geometryOfView().visibleLanes().second < 40);
    }

    void empty()
    {
        Panel panel({1000, 240});
        panel.show({}, 0);
        const QImage picture = panel.picture();
        save(picture, "empty");
        const QRect middle(picture.width() / 4, picture.height() / 3, picture.width() / 2,
                           picture.height() / 2);
        QVERIFY(hasText(picture.copy(middle)));
    }
};

QTEST_MAIN(tst_TimelinePictures)
#include "tst_TimelinePictures.moc"
