#include "widgets/wall/WallView.h"

#include "tests/widgets/wall/WallRowsOfTests.h"
#include "widgets/library/ClipStripPainter.h"
#include "widgets/poses/PoseStrip.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/wall/WallBar.h"
#include "widgets/wall/WallPicture.h"

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

using namespace tagline;
using namespace tagline::test;

class tst_WallView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void aClickOpensTheClipAtThatFrame();
    void theClipUnderTheMouseShowsItsPoses();
    void notesOfAClipStandBelowItsPoses();
    void aDragSelectsFramesInManyClips();
    void aClickDropsTheSelection();
    void escapeDropsTheSelection();
    void controlWheelZoomsAtTheMouse();
    void altWheelChangesTheHeightOfRows();
    void theWheelScrolls();
    void revealingUnfoldsAndScrolls();
    void arrowsMoveBetweenRowsAndEnterOpens();
    void theOverviewScrolls();
    void rowsThatComeKeepThePlace();
    void theAnswerIsLit();
    void hitsComeIntoSight();
    void titlesSort();
    void theBarSwitches();
    void aPictureShowsEveryRow();
    void aHiddenWallIsBroughtUpToDate();
    void anAnswerToAnOlderQueryIsGrey();
    void anUntaggedClipIsAThinLine_data();
    void anUntaggedClipIsAThinLine();
    void aWallThatIsTooHighIsRefused();
    void rowsCanBeReadAloud();
    void differencesAreMarkedAndClicked();
    void theNearestDifferenceIsClicked();
    void thousandsOfClipsWithDifferences();
    void keepPictures();

private:
    QWidget* paper() { return m_wall->viewport(); }
    void wheel(QPoint place, int notches, Qt::KeyboardModifiers modifiers)
    {
        QWheelEvent event(place, paper()->mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(paper(), &event);
    }
    /// Presses, moves in two steps and lets go.
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(paper(), Qt::LeftButton, {}, from);
        QTest::mouseMove(paper(), (from + to) / 2);
        QTest::mouseMove(paper(), to);
        QTest::mouseRelease(paper(), Qt::LeftButton, {}, to);
    }
    void fillWith(int clips)
    {
        std::vector<LibraryRow> rows;
        for (int clip = 0; clip < clips; ++clip)
            rows.push_back(clipIn(QString("folder_%1").arg(clip / 50, 3, 10, QChar('0')), std::uint32_t(clip),
                                  QString("clip_%1").arg(clip, 5, 10, QChar('0')), 30 + clip % 120));
        m_model->setRows(std::move(rows));
        QCoreApplication::processEvents();
    }

    std::unique_ptr<LibraryModel> m_model;
    std::unique_ptr<WallView> m_wall;
};

void tst_WallView::init()
{
    m_wall.reset();
    m_model = std::make_unique<LibraryModel>();
    groupByFolder(*m_model);
    m_model->setRows(clipsOfTwoFolders());
    m_wall = std::make_unique<WallView>(*m_model);
    m_wall->setTags(
        {{"Walk", QColor::fromHsv(120, 200, 200), false}, {"Run", QColor::fromHsv(0, 200, 200), false}});
    m_wall->resize(900, 300);
    m_wall->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_wall.get()));
}

void tst_WallView::aClickOpensTheClipAtThatFrame()
{
    QSignalSpy opened(m_wall.get(), &WallView::frameActivated);
    QTest::mouseClick(paper(), Qt::LeftButton, {}, m_wall->placeOf(ClipId(3), 70));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<ClipId>(), ClipId(3));
    QVERIFY(std::abs(opened[0][1].toInt() - 70) <= 1);
    // Behind the end of a clip is its last frame; over its name the first.
    QTest::mouseClick(paper(), Qt::LeftButton, {}, m_wall->placeOf(ClipId(0), 100));
    QCOMPARE(opened[1][1].toInt(), 29);
    QTest::mouseClick(paper(), Qt::LeftButton, {}, {20, m_wall->placeOf(ClipId(4), 0).y()});
    QCOMPARE(opened[2][0].value<ClipId>(), ClipId(4));
    QCOMPARE(opened[2][1].toInt(), 0);
}

void tst_WallView::theClipUnderTheMouseShowsItsPoses()
{
    auto* strip = m_wall->findChild<PoseStrip*>();
    QSignalSpy hovered(m_wall.get(), &WallView::momentHovered);
    connect(m_wall.get(), &WallView::momentHovered, this, [this] {
        PoseStripState state;
        for (int pose = 0; pose < 3; ++pose)
            state.poses << QList<QLineF>{{0, 0, 0, 1}, {-0.3, 0.8, 0.3, 0.8}};
        state.current = 1;
        m_wall->showPoses(state);
    });
    const auto move = [this](QPoint place) {
        QMouseEvent event(QEvent::MouseMove, place, paper()->mapToGlobal(QPointF(place)), Qt::NoButton, {},
                          {});
        QCoreApplication::sendEvent(paper(), &event);
    };
    const QPoint place = m_wall->placeOf(ClipId(3), 70);
    move(place);
    QVERIFY(strip->isHidden() && hovered.isEmpty());
    QTRY_VERIFY(strip->isVisible()); // where the mouse rests
    QCOMPARE(hovered[0][0].value<ClipId>(), ClipId(3));
    QVERIFY(std::abs(hovered[0][1].toInt() - 70) <= 1);
    QVERIFY(!strip->geometry().contains(place) && paper()->rect().contains(strip->geometry()));
    QVERIFY2(strip->state().title.contains("frame"), qPrintable(strip->state().title));
    const QImage picture = strip->grab().toImage();
    int lit = 0, others = 0;
    for (int x = 10; x < picture.width() - 10; ++x)
        for (int y = 10; y < picture.height() - 40; ++y) {
            lit += picture.pixelColor(x, y) == theme().accent;
            others += picture.pixelColor(x, y) == theme().muted;
        }
    QVERIFY2(lit > 50 && others > lit, qPrintable(QString("%1, %2").arg(lit).arg(others)));
    move(m_wall->placeOf(ClipId(3), 40)); // from there it scrubs
    QCOMPARE(hovered.size(), 2);
    QVERIFY(std::abs(hovered[1][1].toInt() - 40) <= 1);
    move({5, place.y()}); // over its name
    QVERIFY(strip->isHidden());
    move(place);
    QTRY_VERIFY(strip->isVisible());
    m_model->setRows(clipsOfTwoFolders()); // others are under the mouse
    QVERIFY(strip->isHidden());
}

/// Each in a line of its own, that is read whole.
void tst_WallView::notesOfAClipStandBelowItsPoses()
{
    const auto inkBelowPoses = [](const QString& title) {
        PoseStrip strip;
        PoseStripState state;
        state.poses << QList<QLineF>{{0, 0, 0, 1}, {-0.3, 0.8, 0.3, 0.8}};
        strip.setState(state);
        const int above = strip.sizeHint().height() - strip.fontMetrics().height();
        state.title = title;
        strip.setState(state);
        strip.resize(400, strip.sizeHint().height());
        const QImage picture = strip.grab().toImage();
        QList<int> rows; // with ink of the words
        for (int y = above - 8; y < picture.height() - 2; ++y)
            for (int x = 8; x < picture.width() - 8; ++x)
                if (picture.pixelColor(x, y) != theme().sunken) {
                    rows << y - above;
                    break;
                }
        return rows;
    };
    const QList<int> one = inkBelowPoses("HH");
    QVERIFY(!one.isEmpty());
    const int lineHeight = PoseStrip().fontMetrics().height();
    QList<int> both = one;
    for (const int row : one) both << row + lineHeight;
    QCOMPARE(inkBelowPoses("HH\nHH"), both);
    QCOMPARE(inkBelowPoses("HH\nHH\nHH\nHH\nHH"), inkBelowPoses("HH\nHH\nHH …")); // a list may be long
}

void tst_WallView::aDragSelectsFramesInManyClips()
{
    QSignalSpy selected(m_wall.get(), &WallView::selectionChanged);
    drag(m_wall->placeOf(ClipId(0), 15), m_wall->placeOf(ClipId(2), 60));
    QCOMPARE(selected.size(), 1);
    QCOMPARE(m_wall->selected().size(), std::size_t(3));
    QCOMPARE(m_wall->selected()[0].clip, ClipId(0));
    QCOMPARE(m_wall->selected()[0].frames.stop, 30);
    QVERIFY(std::abs(m_wall->selected()[2].frames.start - 15) <= 1);
    QVERIFY(std::abs(m_wall->selected()[2].frames.stop - 61) <= 1);
    QVERIFY2(m_wall->selectionText().contains("stop mixed"), qPrintable(m_wall->selectionText()));
    QVERIFY2(m_wall->selectionText().contains("press a tag key"), qPrintable(m_wall->selectionText()));
}

void tst_WallView::aClickDropsTheSelection()
{
    drag(m_wall->placeOf(ClipId(0), 15), m_wall->placeOf(ClipId(2), 60));
    QTest::mouseClick(paper(), Qt::LeftButton, {}, m_wall->placeOf(ClipId(4), 10));
    QVERIFY(m_wall->selected().empty());
    QVERIFY(m_wall->selectionText().isEmpty());
}

void tst_WallView::escapeDropsTheSelection()
{
    drag(m_wall->placeOf(ClipId(0), 15), m_wall->placeOf(ClipId(2), 60));
    QTest::keyClick(m_wall.get(), Qt::Key_Escape);
    QVERIFY(m_wall->selected().empty());
}

void tst_WallView::controlWheelZoomsAtTheMouse()
{
    const QPoint place = m_wall->placeOf(ClipId(4), 75);
    const double held = m_wall->inSight().unitAt(place.x());
    wheel(place, 6, Qt::ControlModifier);
    QVERIFY(!m_wall->inSight().isFitted());
    QVERIFY(std::abs(m_wall->inSight().unitAt(place.x()) - held) < 1e-6);
    QVERIFY(m_wall->horizontalScrollBar()->maximum() > 0);
    wheel(place, -20, Qt::ControlModifier);
    QVERIFY(m_wall->inSight().isFitted());
    QCOMPARE(m_wall->horizontalScrollBar()->maximum(), 0);
}

void tst_WallView::altWheelChangesTheHeightOfRows()
{
    QSignalSpy changed(m_wall.get(), &WallView::rowHeightChanged);
    const int before = m_wall->rowHeight();
    wheel({500, 100}, 1, Qt::AltModifier);
    QVERIFY(m_wall->rowHeight() > before);
    QCOMPARE(changed.size(), 1);
    for (int i = 0; i < 40; ++i) wheel({500, 100}, -1, Qt::AltModifier);
    QCOMPARE(m_wall->rowHeight(), 1);
    for (int i = 0; i < 60; ++i) wheel({500, 100}, 1, Qt::AltModifier);
    QCOMPARE(m_wall->rowHeight(), 40);
}

void tst_WallView::theWheelScrolls()
{
    fillWith(400);
    wheel({500, 100}, -3, {});
    QVERIFY(m_wall->inSight().top > 100);
    wheel({500, 100}, 10, {});
    QCOMPARE(m_wall->inSight().top, 0);
    wheel({500, 100}, 8, Qt::ControlModifier);
    const double first = m_wall->inSight().first;
    wheel({500, 100}, -2, Qt::ShiftModifier);
    QVERIFY(m_wall->inSight().first > first);
}

void tst_WallView::revealingUnfoldsAndScrolls()
{
    fillWith(400);
    QTest::mouseClick(paper(), Qt::LeftButton, {}, {60, m_wall->inSight().rulerHeight + 8});
    QVERIFY(m_wall->wall().groups[0].isFolded);
    m_wall->reveal(ClipId(10), 5);
    QVERIFY(!m_wall->wall().groups[0].isFolded);
    m_wall->reveal(ClipId(390), 20);
    QVERIFY(paper()->rect().contains(m_wall->placeOf(ClipId(390), 20)));
    QVERIFY(m_wall->inSight().top > 1000);
}

void tst_WallView::arrowsMoveBetweenRowsAndEnterOpens()
{
    QSignalSpy opened(m_wall.get(), &WallView::frameActivated);
    m_wall->setFocus();
    m_wall->setCurrentClip(ClipId(0));
    QTest::keyClick(m_wall.get(), Qt::Key_Down);
    QTest::keyClick(m_wall.get(), Qt::Key_Down);
    QVERIFY(opened.isEmpty());
    QTest::keyClick(m_wall.get(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<ClipId>(), ClipId(2));
    QTest::keyClick(m_wall.get(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(m_wall.get(), Qt::Key_Return);
    QCOMPARE(opened[1][0].value<ClipId>(), ClipId(4));
}

void tst_WallView::theOverviewScrolls()
{
    fillWith(2600);
    QTRY_VERIFY(m_wall->isOverviewComplete());
    const QRect overview = m_wall->inSight().overviewRect();
    QTest::mouseClick(paper(), Qt::LeftButton, {}, {overview.center().x(), overview.bottom() - 2});
    QCOMPARE(m_wall->inSight().top, m_wall->inSight().lowestTop());
    drag({overview.center().x(), overview.bottom() - 2}, {overview.center().x(), overview.top()});
    QCOMPARE(m_wall->inSight().top, 0);
}

void tst_WallView::rowsThatComeKeepThePlace()
{
    fillWith(400);
    m_wall->reveal(ClipId(200), 0);
    const QPoint before = m_wall->placeOf(ClipId(200), 0);
    m_model->putRow(clipIn("folder_000", 999, "clip_00000_b", 60));
    QCoreApplication::processEvents();
    paper()->repaint();
    QCOMPARE(m_wall->placeOf(ClipId(200), 0), before);
}

void tst_WallView::theAnswerIsLit()
{
    const QPoint hit = m_wall->placeOf(ClipId(1), 20), other = m_wall->placeOf(ClipId(1), 50);
    QCOMPARE(m_wall->grab().toImage().pixelColor(hit), m_wall->grab().toImage().pixelColor(other));
    m_model->setAnswer(answerOver({{1, {10, 30}}}));
    const QImage lit = m_wall->grab().toImage();
    QVERIFY(lit.pixelColor(hit).red() > lit.pixelColor(other).red() + 20);
}

void tst_WallView::hitsComeIntoSight()
{
    fillWith(400);
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(400, 150))));
    const FrameRange hit{5, 15};
    for (const std::uint32_t clip : {210u, 215u, 390u}) answer.append(ClipId(clip), std::span(&hit, 1));
    m_model->setAnswer(answer.finished());
    const auto isInSight = [this](std::uint32_t clip) {
        return paper()->rect().contains(m_wall->placeOf(ClipId(clip), 10));
    };
    QVERIFY(!isInSight(210)); // an answer alone moves nothing
    m_wall->hide();
    m_wall->showHits();
    m_wall->show(); // also what was asked for while nobody saw it
    QTRY_VERIFY(isInSight(210));
    const int top = m_wall->inSight().top;
    m_wall->verticalScrollBar()->setValue(top + 20); // a hit is still in sight
    m_wall->showHits();
    QVERIFY(isInSight(215));
    QCOMPARE(m_wall->inSight().top, top + 20);
    m_wall->verticalScrollBar()->setValue(0);
    m_wall->grab();
    QCOMPARE(m_wall->inSight().top, 0); // asked for once, done once
}

void tst_WallView::titlesSort()
{
    QSignalSpy orders(m_wall.get(), &WallView::orderRequested);
    const auto press = [this](const QRectF& column) {
        QTest::mouseClick(paper(), Qt::LeftButton, {}, {int(column.left()) + 4, 8});
        m_wall->bringUpToDate();
    };
    press(m_wall->columns().name);
    press(m_wall->columns().number.place);
    m_model->setAnswer(answerOver({{1, {10, 30}}}));
    m_wall->bringUpToDate();
    press(m_wall->columns().number.place);
    press(m_wall->columns().shown.at(0).place);
    QCOMPARE(orders.size(), 4);
    QCOMPARE(orders[0][0].value<RowOrder>(), RowOrder::Name);
    QCOMPARE(orders[1][0].value<RowOrder>(), RowOrder::Frames);
    QCOMPARE(orders[2][0].value<RowOrder>(), RowOrder::MatchedFrames);
    QCOMPARE(orders[3][0].value<RowOrder>(), RowOrder::HitShare);
}

void tst_WallView::theBarSwitches()
{
    WallBar bar;
    QSignalSpy wanted(&bar, &WallBar::wallRequested);
    bar.show();
    QTest::mouseClick(bar.findChild<QToolButton*>("library-wall"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toBool(), true);
    QVERIFY(bar.findChild<QToolButton*>("wallScale")->isVisible());
    QTest::mouseClick(bar.findChild<QToolButton*>("library-list"), Qt::LeftButton);
    QCOMPARE(wanted[1][0].toBool(), false);
    QVERIFY(!bar.findChild<QToolButton*>("wallScale")->isVisible());
    bar.setWallShown(true);
    QCOMPARE(wanted.size(), 2); // setters never emit
}

/// All rows, also those that are out of sight here.
void tst_WallView::aPictureShowsEveryRow()
{
    fillWith(100);
    m_model->setAnswer(answerOver({{1, {0, 20}}}));
    const auto png = wallPicture(*m_wall, 900, WallPictureFormat::Png);
    QVERIFY(bool(png));
    const QImage picture = QImage::fromData(*png, "PNG");
    QCOMPARE(picture.size(), m_wall->pictureSize(900));
    QVERIFY(picture.height() > 100 * m_wall->rowHeight());
    const QPoint hit = m_wall->placeOf(ClipId(1), 10), other = m_wall->placeOf(ClipId(1), 25);
    QVERIFY(picture.pixelColor(hit).red() > picture.pixelColor(other).red() + 20);
    const auto svg = wallPicture(*m_wall, 900, WallPictureFormat::Svg);
    QVERIFY(bool(svg));
    QVERIFY(svg->contains("<svg"));
    QVERIFY(svg->contains("clip_00099"));
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty()) {
        picture.save(folder + "/wall-export.png");
        QFile file(folder + "/wall-export.svg");
        if (file.open(QIODevice::WriteOnly)) file.write(*svg);
    }
}

/// In another tab, or behind the list, nothing is painted that would bring it up to date.
void tst_WallView::aHiddenWallIsBroughtUpToDate()
{
    const QByteArray whole = *wallPicture(*m_wall, 700, WallPictureFormat::Png);
    m_wall->hide();
    m_model->setRows({clipIn("jumps", 0, "hop", 30), clipIn("runs", 7, "sprint", 300)});
    QVERIFY(m_wall->placeOf(ClipId(7), 0).y() > 0); // it has a row
    const QImage fewer = QImage::fromData(*wallPicture(*m_wall, 700, WallPictureFormat::Png));
    QVERIFY(fewer.height() < QImage::fromData(whole).height());
    m_model->setRows(clipsOfTwoFolders());
    m_wall->zoom(2);
    QCOMPARE(m_wall->wall().groups.size(), std::size_t(2));
    m_model->setRows({});
    const QImage none = QImage::fromData(*wallPicture(*m_wall, 700, WallPictureFormat::Png));
    QCOMPARE(none.height(), m_wall->pictureSize(700).height());
}

void tst_WallView::anAnswerToAnOlderQueryIsGrey()
{
    m_model->setAnswer(answerOver({{4, {0, 150}}}));
    const auto isSeen = [this](const QColor& colour) {
        const QImage image = QImage::fromData(*wallPicture(*m_wall, 700, WallPictureFormat::Png));
        for (int y = 0; y < image.height(); ++y)
            for (int x = image.width() / 2; x < image.width(); ++x)
                if (image.pixelColor(x, y) == colour) return true;
        return false;
    };
    QVERIFY(isSeen(theme().query));
    m_model->setAnswerStale(true);
    QVERIFY(!isSeen(theme().query) && isSeen(theme().hint));
    m_model->setAnswerStale(false);
    QVERIFY(isSeen(theme().query));
}

void tst_WallView::anUntaggedClipIsAThinLine_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

/// On the screen and in a picture, in a row under the mouse and in that of the current clip.
void tst_WallView::anUntaggedClipIsAThinLine()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    m_model->setBars(ClipId(4), {{Qt::darkCyan, 0, {{0, 75}}, TagId(0)}});
    m_wall->setCurrentClip(ClipId(3));
    QTest::mouseMove(paper(), m_wall->placeOf(ClipId(2), 40));
    const QImage screen = m_wall->viewport()->grab().toImage();
    const QImage picture = QImage::fromData(*wallPicture(*m_wall, 900, WallPictureFormat::Png));
    const auto shown = [&](const QImage& image, std::uint32_t clip, const QColor& colour) {
        const double scale = image.devicePixelRatio();
        const QPointF middle = QPointF(m_wall->placeOf(ClipId(clip), clip == 4 ? 100 : 20)) * scale;
        const double half = m_wall->rowHeight() / 2 * scale;
        int count = 0; // in one column of its row
        for (int y = int(middle.y() - half); y < int(middle.y() + half); ++y)
            count += image.pixelColor(int(middle.x()), y).rgb() == colour.rgb();
        return count / scale;
    };
    for (const QImage& image : {screen, picture}) {
        for (const std::uint32_t clip : {1u, 2u, 3u}) { // one, that under the mouse, the current one
            QCOMPARE(shown(image, clip, emptyStripColour()), 1.0);
            QCOMPARE(shown(image, clip, theme().sunken), 0.0);
        }
        QVERIFY(shown(image, 4, theme().sunken) > 10 && shown(image, 4, emptyStripColour()) == 0);
    }
    for (const QColor& ground : {theme().panel, theme().hover, theme().selection})
        QVERIFY2(contrastOf(emptyStripColour(), ground) > 1.8, qPrintable(ground.name()));
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_wall->grab().save(folder + QString("/wall-untagged-%1.png").arg(QTest::currentDataTag()));
    applyTheme(*qApp);
}

void tst_WallView::aWallThatIsTooHighIsRefused()
{
    fillWith(2600);
    const auto picture = wallPicture(*m_wall, 900, WallPictureFormat::Png);
    QVERIFY(!picture);
    QVERIFY(picture.error().message.find("make its rows lower") != std::string::npos);
    m_wall->setRowHeight(1);
    QVERIFY(bool(wallPicture(*m_wall, 900, WallPictureFormat::Png)));
}

/// For people to look at: $TAGLINE_PICTURES.
void tst_WallView::rowsCanBeReadAloud()
{
    m_model->setBars(ClipId(3),
                     {{Qt::green, 0, {{0, 20}, {40, 60}}, TagId(0)}, {Qt::red, 1, {{5, 9}}, TagId(1)}});
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_wall.get());
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List); // "(s)": the program alone makes plurals
    QCOMPARE(list->childCount(), 7);           // five clips below two heads
    QAccessibleInterface* head = list->child(0);
    QCOMPARE(head->text(QAccessible::Name), QString("jumps, 3 clip(s)"));
    QVERIFY(head->state().expanded);
    QAccessibleInterface* stroll = list->child(5);
    QCOMPARE(stroll->role(), QAccessible::ListItem);
    QCOMPARE(stroll->text(QAccessible::Name), QString("stroll in walks, 120 frame(s)"));
    QCOMPARE(stroll->text(QAccessible::Description), QString("Walk: 2 range(s), Run: 1 range(s)"));
    QCOMPARE(stroll->parent(), list);
    QCOMPARE(list->indexOfChild(stroll), 5);
    const QPoint middle = stroll->rect().center();
    QCOMPARE(list->childAt(middle.x(), middle.y()), stroll);
    QVERIFY(!stroll->state().selected);
    m_wall->setCurrentClip(ClipId(3));
    QVERIFY(stroll->state().selected);

    m_wall->setFocus();
    QVERIFY(QTest::qWaitFor([this] { return m_wall->hasFocus(); }));
    QCOMPARE(list->focusChild(), stroll);
    QTest::keyClick(m_wall.get(), Qt::Key_Down);
    QCOMPARE(list->focusChild(), list->child(6));

    QTest::mouseClick(paper(), Qt::LeftButton, {}, {30, head->rect().center().y() - list->rect().y()});
    QCOMPARE(head->text(QAccessible::Name), QString("jumps, 3 clip(s), folded"));
    QVERIFY(head->state().collapsed);
    QCOMPARE(list->childCount(), 4);
    QVERIFY(!stroll->isValid()); // its place is gone
    QVERIFY(stroll->text(QAccessible::Name).isEmpty());
}

void tst_WallView::differencesAreMarkedAndClicked()
{
    QSignalSpy opened(m_wall.get(), &WallView::frameActivated);
    QSignalSpy clicked(m_wall.get(), &WallView::differenceClicked);
    m_wall->setDifferences({{5, ClipId(3), {60, 80}}, {5, ClipId(3), {90, 91}}, {8, ClipId(1), {0, 10}}},
                           [](int id) { return QString("difference %1").arg(id); });
    QVERIFY(m_wall->rowTags(m_wall->wall().rowOfPlace(3)).contains("1 difference"));
    const QPoint middle = m_wall->placeOf(ClipId(3), 70);
    const QRect row = m_wall->rowRect(m_wall->wall().rowOfPlace(3));
    const QPoint mark(middle.x(), row.top() + 3);
    const QImage picture = paper()->grab().toImage();
    QCOMPARE(picture.pixelColor(mark), theme().warning);
    QVERIFY(picture.pixelColor(middle) != theme().warning);
    QVERIFY(picture.pixelColor(m_wall->placeOf(ClipId(3), 40).x(), mark.y()) != theme().warning);
    QTest::mouseClick(paper(), Qt::LeftButton, {}, mark);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].toInt(), 5);
    QVERIFY(opened.isEmpty());
    QTest::mouseClick(paper(), Qt::LeftButton, {}, middle); // below the mark it is the frame
    QCOMPARE(opened.size(), 1);
    // A marquee may begin on one.
    drag(mark, {m_wall->placeOf(ClipId(3), 100).x(), mark.y()});
    QCOMPARE(clicked.size(), 1);
    QVERIFY(!m_wall->selected().empty());
    m_wall->clearSelection();
    // What is not seen is not clicked.
    m_wall->setDifferences({}, {});
    QVERIFY(paper()->grab().toImage().pixelColor(mark) != theme().warning);
    QTest::mouseClick(paper(), Qt::LeftButton, {}, mark);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(opened.size(), 2);
}

void tst_WallView::theNearestDifferenceIsClicked()
{
    WallDifferences differences;
    QVERIFY(
        differences.set({{1, ClipId(2), {20, 60}}, {2, ClipId(2), {30, 40}}, {3, ClipId(2), {70, 70}}}, {}));
    QVERIFY(differences.nearest(ClipId(2), 35, 0) == 2); // the shorter one
    QVERIFY(differences.nearest(ClipId(2), 45, 0) == 1);
    QVERIFY(differences.nearest(ClipId(2), 62, 3) == 1);
    QVERIFY(!differences.nearest(ClipId(2), 64, 3));
    QVERIFY(!differences.nearest(ClipId(1), 35, 100));
    QCOMPARE(differences.count(ClipId(2)), 2); // none has no frames
    const auto marked = differences.marked(ClipId(2));
    QVERIFY(std::ranges::equal(marked, std::vector<FrameRange>{{20, 60}}));
    QVERIFY(!differences.set({{1, ClipId(2), {20, 60}}, {2, ClipId(2), {30, 40}}}, {}));
    QVERIFY(differences.set({}, {}) && differences.isEmpty());
}

/// Each row shows its own, wherever the wall is scrolled to.
void tst_WallView::thousandsOfClipsWithDifferences()
{
    constexpr int clips = 2600;
    fillWith(clips);
    std::vector<WallDifference> marks;
    for (int clip = 0; clip < clips; clip += 2)
        marks.push_back({clip, ClipId(std::uint32_t(clip)), {10, 20}});
    m_wall->setDifferences(marks, {});
    QSignalSpy clicked(m_wall.get(), &WallView::differenceClicked);
    for (const std::uint32_t clip : {0u, 1u, 1300u, 1301u, 2598u}) {
        m_wall->reveal(ClipId(clip), 15);
        const QPoint middle = m_wall->placeOf(ClipId(clip), 15);
        const QPoint mark(middle.x(), m_wall->rowRect(m_wall->wall().rowOfPlace(int(clip))).top() + 3);
        const bool isMarked = clip % 2 == 0;
        QCOMPARE(paper()->grab().toImage().pixelColor(mark) == theme().warning, isMarked);
        QTest::mouseClick(paper(), Qt::LeftButton, {}, mark);
        QCOMPARE(clicked.size(), isMarked ? 1 : 0);
        if (isMarked) QCOMPARE(clicked.takeFirst()[0].toInt(), int(clip));
    }
}

void tst_WallView::keepPictures()
{
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (folder.isEmpty()) return;
    fillWith(2600);
    for (std::uint32_t clip = 0; clip < 2600; clip += 1)
        m_model->setBars(ClipId(clip),
                         {{QColor::fromHsv(120, 160, 210), 0, {{0, Frame(10 + clip % 90)}}, TagId(0)},
                          {QColor::fromHsv(0, 160, 210), 1, {{20, Frame(22 + clip % 60)}}, TagId(1)}});
    m_wall->resize(1100, 700);
    for (const int height : {1, 4, 20, 40}) {
        m_wall->setRowHeight(height);
        QTRY_VERIFY(m_wall->isOverviewComplete());
        m_wall->grab().save(QString("%1/wallview-%2.png").arg(folder).arg(height));
    }
}

QTEST_MAIN(tst_WallView)
#include "tst_WallView.moc"
