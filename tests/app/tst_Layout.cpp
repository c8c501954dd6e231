// The figure is seen at every size of the window, sizes are kept, views by key, menus fit.

#include "core/animation/figure/LocalToModelJob.h"
#include "tests/app/LayoutStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/library/ClipListView.h"
#include "widgets/reel/ReelBar.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/theme/panels/PanelTabs.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/ViewportOptionsBar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr QSize sizes[] = {{1024, 640}, {1280, 720}, {1680, 1050}};

} // namespace

class tst_Layout : public QObject, private LayoutStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openSample(); }
    void init() { arrange(); }
    void cleanupTestCase() { m_app.reset(); }
    void theFigureIsFreeAtEverySize();
    void aSmallWindowShowsTheSampleWhole();
    void panelsThatOpenMoveNothing();
    void growingBackRestoresThePanels();
    void narrowingGivesTheKeyboardToTheTimeline();
    void eachClassOfWindowHasItsPanels();
    void viewsAreReachedByKey();
    void framingTurnsTheFigureUpright();
    void groundLiesAroundRoundPanels();
    void measuresOfTheBlendSpaceAreReadWhole();
    void everyMenuFitsASmallScreen();
    void panelsHaveLettersInTheirMenu();
    void aLetterOpensOneEntryOfAMenu();

private:
    int rowsSeen(const QAbstractItemView& view);
    QList<QMenu*> filledMenus();
    /// Where a point of the world is in the viewport, in its pixels.
    QPointF inPicture(const glm::vec3& point);
    /// Whether every joint is seen, and nothing stands over one.
    bool isFigureFree();
};

QPointF tst_Layout::inPicture(const glm::vec3& point)
{
    const Camera camera = viewport().camera().camera(float(viewport().width()) / float(viewport().height()));
    const glm::vec4 clip = camera.projection * camera.view * glm::vec4(point, 1.0f);
    return {(double(clip.x) / double(clip.w) + 1) / 2 * viewport().width(),
            (1 - double(clip.y) / double(clip.w)) / 2 * viewport().height()};
}

bool tst_Layout::isFigureFree()
{
    const QRectF free = viewport().freePicture();
    const std::vector<glm::mat4> joints =
        modelMatrices(*m_app->playback().clip().skeleton, m_app->playback().pose());
    return std::all_of(joints.begin(), joints.end(),
                       [&](const glm::mat4& joint) { return free.contains(inPicture(glm::vec3(joint[3]))); });
}

void tst_Layout::theFigureIsFreeAtEverySize()
{
    m_app->query().setText("Walk"); // with the button that plays the hits
    const auto* offer = viewport().findChild<QToolButton*>("reelOffer");
    QTRY_VERIFY(offer->isVisible() && !window().reelBar().isVisible());
    for (const QSize size : sizes) {
        resize(size);
        QTRY_VERIFY(viewport().characterBar().isVisible());
        viewport().picture();
        QTRY_VERIFY2(isFigureFree(), qPrintable(QString::number(size.width())));
        const QRect free = viewport().freePicture();
        qInfo("%d×%d: picture %d×%d, free %d high, timeline %d, library %d", size.width(), size.height(),
              viewport().width(), viewport().height(), free.height(), placeOf("timelineDock").height(),
              placeOf("libraryDock").width());
        QVERIFY(viewport().width() >= 400 && viewport().height() >= 200);
        QVERIFY(placeOf("timelineDock").height() <= window().height() * 2 / 5 + 2);
        const QWidget* options = viewport().findChild<ViewportOptionsBar*>();
        const QWidget& chooser = viewport().characterBar();
        QVERIFY(!options->geometry().intersects(chooser.geometry()));
        QVERIFY(!offer->geometry().intersects(chooser.geometry()));
        QVERIFY(viewport().rect().contains(offer->geometry()));
        QVERIFY(options->geometry().bottom() <= free.top() + 1);
        QVERIFY(chooser.geometry().top() >= free.bottom() - 1);
        keepPicture(window(), QString("layout-%1").arg(size.width()));
    }
    m_app->query().setText({});
}

/// Rows of a view that are seen whole, one below the other.
int tst_Layout::rowsSeen(const QAbstractItemView& view)
{
    int rows = 0;
    const QRect seen = view.viewport()->rect();
    for (int y = 1; y < seen.height();) {
        const QModelIndex index = view.indexAt({seen.width() / 2, y});
        if (!index.isValid()) break;
        const QRect row = view.visualRect(index);
        rows += row.top() >= 0 && row.bottom() <= seen.bottom() ? 1 : 0;
        y = row.bottom() + 2;
    }
    return rows;
}

void tst_Layout::aSmallWindowShowsTheSampleWhole()
{
    m_app->query().setText("(Walk | Run) & RightFoot & ~Bad");
    QTRY_VERIFY(m_app->query().isAnswered());
    QCoreApplication::processEvents();
    const auto* tags = test::findNamed<QTreeView>(dock("tagsDock"), "Tags");
    const auto* clips = dock("libraryDock").findChild<ClipListView*>();
    QVERIFY(tags && clips);
    qInfo("%d tag rows of %d, %d clip rows of %d; picture %d high, free %d; timeline %d", rowsSeen(*tags),
          tags->sizeHintForRow(0), rowsSeen(*clips), clips->sizeHintForRow(0), viewport().height(),
          viewport().freePicture().height(), placeOf("timelineDock").height());
    keepPicture(window(), "layout-small");
    QVERIFY(rowsSeen(*tags) >= 15);
    QVERIFY(rowsSeen(*clips) >= 10);
    QVERIFY(viewport().freePicture().height() >= 210);
    m_app->query().setText({});
}

void tst_Layout::panelsThatOpenMoveNothing()
{
    for (const QSize size : sizes) {
        resize(size);
        const auto places = [this] {
            return std::tuple(placeOf("libraryDock"), placeOfInspector(), placeOf("timelineDock"),
                              viewport().height(), viewport().mapTo(&window(), QPoint()));
        };
        dragSplitter({window().width() / 2, placeOf("timelineDock").top() - 3},
                     {0, -20});       // else it grows with
        const auto before = places(); // the lanes of contacts
        const int width = viewport().width();
        for (const char* action :
             {"tag.rules", "tag.contacts", "view.curves", "view.history", "controller.blendSpace"}) {
            trigger(action);
            QTest::qWait(30);
            const QRect now = placeOfInspector(), was = std::get<1>(before);
            QVERIFY2(places() == before, qPrintable(QString("%1 at %2: tags %3×%4, were %5×%6; picture %7×%8")
                                                        .arg(action)
                                                        .arg(size.width())
                                                        .arg(now.width())
                                                        .arg(now.height())
                                                        .arg(was.width())
                                                        .arg(was.height())
                                                        .arg(viewport().width())
                                                        .arg(viewport().height())));
            const auto* rail = window().findChild<PanelRail*>(); // whose panels stand beside the picture
            QVERIFY(rail->opened() ? viewport().width() < width : viewport().width() == width);
        }
        keepPicture(window(), QString("panels-%1").arg(size.width()));
        trigger("view.history");
        trigger("controller.blendSpace");
        for (const char* name : {"rulesDock", "contactsDock", "curvesDock"}) dock(name).close();
        QTRY_VERIFY(places() == before);
        if (PanelDock* opened = window().findChild<PanelRail*>()->opened()) opened->close();
        QTRY_COMPARE(viewport().width(), width);
    }
}

void tst_Layout::growingBackRestoresThePanels()
{
    resize({1680, 1050});
    window().resetLayout();
    QCoreApplication::processEvents();
    const QRect timelineBefore = placeOf("timelineDock"), libraryBefore = placeOf("libraryDock");
    resize({1024, 640});
    QVERIFY(placeOf("timelineDock").height() < timelineBefore.height());
    QVERIFY(placeOf("libraryDock").width() < libraryBefore.width());
    resize({1680, 1050});
    QCOMPARE(placeOf("timelineDock"), timelineBefore);
    QCOMPARE(placeOf("libraryDock"), libraryBefore);
}

/// Qt would give it to a button over the picture, with a ring as if a key had brought it there.
void tst_Layout::narrowingGivesTheKeyboardToTheTimeline()
{
    resize({1680, 1050});
    auto& tags = named<QTreeView>(window(), "Tags");
    QTest::keyClick(&window(), Qt::Key_Tab); // a key was the last that was done
    tags.setFocus();
    QTRY_VERIFY(tags.hasFocus());
    resize({1024, 640});
    QTRY_VERIFY(!tags.isVisible());
    QTRY_VERIFY(m_app->window().timeline().hasFocus());
    QVERIFY(!window().findChild<QWidget*>("focusRing"));
}

void tst_Layout::eachClassOfWindowHasItsPanels()
{
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend", "History"}));
    const PanelTabs& names = static_cast<PanelDock&>(dock("tagsDock")).header().tabs();
    QTRY_COMPARE(names.shownPanels(), names.panels()); // none is cut
    QCOMPARE(placeOf("libraryDock").width(), 272);
    QCOMPARE(placeOfInspector().width(), 300);
    resize({1680, 1050});
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "History"}));
    QVERIFY(tabsOf("tagsDock").isEmpty());
    QTRY_COMPARE(placeOf("libraryDock").width(), 404);
    QCOMPARE(placeOf("tagsDock").width(), 396);
    QVERIFY(placeOf("tagsDock").bottom() < placeOf("controllerDock").top());
    resize({2560, 1440});
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend"}));
    QTRY_COMPARE(placeOf("libraryDock").width(), 520);
    QVERIFY(placeOf("controllerDock").bottom() < placeOf("historyDock").top());
    keepPicture(window(), "layout-2560");
}

void tst_Layout::viewsAreReachedByKey()
{
    using Projection = OrbitCamera::Projection;
    const OrbitCamera& camera = viewport().camera();
    const auto press = [this](Qt::Key key) { QTest::keyClick(timeline(), key, Qt::AltModifier); };
    press(Qt::Key_1);
    QVERIFY(camera.projection() == Projection::Orthographic);
    QCOMPARE(camera.yaw(), 0.0f);
    QCOMPARE(camera.pitch(), 0.0f);
    viewport().picture();
    keepPicture(window(), "front");
    press(Qt::Key_2);
    QVERIFY(std::abs(camera.yaw() - 1.5708f) < 0.01f && camera.pitch() == 0.0f);
    viewport().picture();
    keepPicture(window(), "side");
    press(Qt::Key_3);
    QVERIFY(camera.pitch() > 1.5f);
    viewport().picture();
    keepPicture(window(), "top");
    press(Qt::Key_0);
    QVERIFY(camera.projection() == Projection::Perspective);
    QVERIFY(camera.yaw() > 0.3f && camera.pitch() < 0.5f);
    press(Qt::Key_1);
    QTest::mousePress(&viewport(), Qt::LeftButton, {}, viewport().rect().center());
    QMouseEvent move(QEvent::MouseMove, viewport().rect().center() + QPoint(60, 0),
                     viewport().mapToGlobal(QPointF(viewport().rect().center() + QPoint(60, 0))),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&viewport(), &move);
    QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, viewport().rect().center() + QPoint(60, 0));
    QVERIFY(camera.projection() == Projection::Perspective); // turned away from the axis
}

void tst_Layout::framingTurnsTheFigureUpright()
{
    const QPoint centre = viewport().rect().center();
    QTest::mousePress(&viewport(), Qt::LeftButton, {}, centre);
    QMouseEvent move(QEvent::MouseMove, centre + QPoint(30, 170),
                     viewport().mapToGlobal(QPointF(centre + QPoint(30, 170))), Qt::NoButton, Qt::LeftButton,
                     {});
    QApplication::sendEvent(&viewport(), &move);
    QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, centre + QPoint(30, 170));
    const float yaw = viewport().camera().yaw();
    QVERIFY(viewport().camera().pitch() > 1.0f);
    QTest::keyClick(timeline(), Qt::Key_F, Qt::ShiftModifier);
    QVERIFY(viewport().camera().pitch() < 0.3f);
    QCOMPARE(viewport().camera().yaw(), yaw);
}

void tst_Layout::measuresOfTheBlendSpaceAreReadWhole()
{
    for (const QSize size : {QSize(1024, 640), QSize(1100, 660)}) {
        resize(size);
        window().resetLayout();
        trigger("controller.blendSpace");
        const auto boxes = window().blendSpacePanel().findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 2);
        for (QComboBox* box : boxes) {
            QTRY_VERIFY(box->isVisible() && !box->currentText().isEmpty());
            QStyleOptionComboBox option;
            option.initFrom(box);
            const int room =
                box->style()
                    ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                    .width();
            const int needed = box->fontMetrics().horizontalAdvance(box->currentText());
            QVERIFY2(needed <= room,
                     qPrintable(QString("%1: %2 of %3").arg(box->currentText()).arg(needed).arg(room)));
        }
        auto* body = dock("blendSpaceDock").findChild<PanelBody*>();
        QTRY_COMPARE(body->horizontalScrollBar()->maximum(), 0);
    }
    window().resetLayout();
}

/// All menus of the bar; those that are filled as they open have their entries.
QList<QMenu*> tst_Layout::filledMenus()
{
    const QList<QMenu*> menus = window().menuBar()->findChildren<QMenu*>();
    for (QMenu* menu : menus) emit menu->aboutToShow();
    return menus;
}

void tst_Layout::everyMenuFitsASmallScreen()
{
    const QList<QMenu*> menus = filledMenus();
    QVERIFY(menus.size() > 10);
    for (const QMenu* menu : menus) {
        const int height = menu->sizeHint().height();
        QVERIFY2(height <= 600, qPrintable(QString("%1: %2 pixels").arg(menu->title()).arg(height)));
    }
}

void tst_Layout::panelsHaveLettersInTheirMenu()
{
    int entries = 0;
    for (const QAction* each : window().menuBar()->findChild<QMenu*>("menu.View/Panels")->actions()) {
        if (each->isSeparator() || each->menu()) continue;
        ++entries;
        QVERIFY2(!QKeySequence::mnemonic(each->text()).isEmpty(), qPrintable(each->text()));
    }
    QVERIFY(entries > 8);
}

void tst_Layout::aLetterOpensOneEntryOfAMenu()
{
    const auto letterOf = [](const QAction& action) {
        const QKeySequence key = QKeySequence::mnemonic(action.text());
        return key.toString(QKeySequence::PortableText);
    };
    QList<QList<QAction*>> menus{window().menuBar()->actions()};
    for (const QMenu* menu : filledMenus()) menus << menu->actions();
    for (const QList<QAction*>& entries : menus) {
        QHash<QString, QString> texts;
        for (const QAction* entry : entries) {
            const QString letter = letterOf(*entry);
            if (letter.isEmpty()) continue;
            QVERIFY2(!texts.contains(letter), qPrintable(texts[letter] + " and " + entry->text()));
            texts[letter] = entry->text();
        }
    }
}

/// Also where a picture fills its panel, and above the message area.
void tst_Layout::groundLiesAroundRoundPanels()
{
    const QRgb ground = theme().window.rgb();
    for (const QSize size : sizes) {
        resize(size);
        window().resetLayout();
        QCoreApplication::processEvents();
        QTRY_COMPARE(window().statusBar()->contentsRect().height(), size.width() < 1440 ? 24 : 26);
        const QImage image = window().grab().toImage();
        const QRect picture = window().centralWidget()->geometry(), lanes = placeOf("timelineDock");
        for (const QRect& panel : {picture, lanes})
            for (const QPoint& corner :
                 {panel.topLeft(), panel.topRight(), panel.bottomLeft(), panel.bottomRight()}) {
                const QPoint inwards(corner.x() == panel.left() ? 1 : -1, corner.y() == panel.top() ? 1 : -1);
                QCOMPARE(image.pixel(corner), ground);
                const QColor second = image.pixelColor(corner + inwards); // the border's curve may touch it
                QVERIFY2(std::abs(qGray(second.rgb()) - qGray(ground)) < 24, qPrintable(second.name()));
            }
        for (int below = 1; below <= 6; ++below)
            QCOMPARE(image.pixel(lanes.bottomLeft() + QPoint(40, below)), ground);
        QCOMPARE(image.pixel(lanes.bottomLeft() + QPoint(40, 9)), theme().panel.rgb());
    }
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Layout test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Layout.moc"
