// The viewport in a real window, with real mouse events.

#include "tests/support/MouseButtons.h"
#include "widgets/viewport/ViewportWidget.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "tests/render/Figures.h"
#include "tests/support/ActiveWindow.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/FirstPicture.h"
#include "widgets/viewport/ViewportOptionsBar.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QMainWindow>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <optional>

using namespace tagline;
using test::doubleClick;

namespace {

struct Window
{
    Window()
    {
        viewport = new ViewportWidget;
        main.setCentralWidget(viewport);
        main.resize(640, 480);
        viewport->setCharacter(test::shared(test::tube(6, 1.7f, 0.15f)));
    }
    bool show()
    {
        main.show();
        return test::becomesActive(main) &&
               QTest::qWaitFor([&] { return !viewport->driverDescription().isEmpty(); });
    }
    QPoint centre() const { return viewport->rect().center(); }
    QImage picture() const { return viewport->picture(); }

    QMainWindow main;
    ViewportWidget* viewport;
};

int differing(const QImage& a, const QImage& b)
{
    if (a.size() != b.size()) return a.width() * a.height();
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 8;
    return count;
}

void drag(QWidget* widget, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPoint from, QPoint by)
{
    QTest::mousePress(widget, button, modifiers, from);
    for (int step = 1; step <= 4; ++step) {
        QMouseEvent move(QEvent::MouseMove, from + by * step / 4, widget->mapToGlobal(from + by * step / 4),
                         Qt::NoButton, button, modifiers);
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, button, modifiers, from + by);
}

void wheel(QWidget* widget, int degreesEighths)
{
    const QPointF at = widget->rect().center();
    QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, degreesEighths}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

/// The figure in its rest pose, moved.
std::vector<glm::mat4> standingAt(const glm::vec3& place)
{
    const CharacterModel model = test::tube(6, 1.7f, 0.15f);
    std::vector<glm::mat4> matrices = test::bent(model.skeleton, 0.0f);
    for (glm::mat4& matrix : matrices) matrix[3] += glm::vec4(place, 0.0f);
    return matrices;
}

} // namespace

class tst_ViewportWidget : public QObject
{
    Q_OBJECT

private slots:
    void opensAndPaintsTheFigure();
    void whatIsMadeReadyIsNeverSeen();
    void aPictureFromBeforeACharacterIsNotOfIt();
    void leftDragOrbits();
    void aTurnedViewHasPerspectiveAgain();
    void perspectiveStaysSwitchedOff();
    void viewsAreOfTheFiguresSides();
    void theCameraIsThereWhileThePictureGoes();
    void aClickPicksAJoint();
    void namesStandNearTheMouse();
    void axesAndWaysAreDrawn();
    void middleAndShiftedDragPan();
    void wheelZooms();
    void doubleClickFramesTheFigure();
    void aDoubleClickThatTremblesTurnsNothing();
    void theSecondOfTwoQuickPressesPoints();
    void theFirstLookFillsTwoThirdsOfTheHeight();
    void followsTheRootWhenAsked();
    void morphTargetsAreShown();
    void posesOfAnotherSkeletonAreIgnored();
    void optionsAreSwitchedByTheOwnerAlone();
    void chipsArePaintedOverThePicture();
    void theFigureStandsAboveItsCaptions();
    void whatStandsOverThePictureIsReadAloud();
    void aCaptionLosesWholePartsWhereItIsNarrow();
    void chipsThatFindNoPlaceAreNamed();
    void theCharactersNameFindsRoomInANarrowPicture();
    void aCharacterIsReplacedWhileShown();
    void isPaintedAgainAfterReparenting();
    void canBeClosedAndMadeAgain();
};

void tst_ViewportWidget::opensAndPaintsTheFigure()
{
    QString why;
    QVERIFY2(ViewportWidget::isAvailable(&why), qPrintable(why));
    Window window;
    QSignalSpy painted(window.viewport, &ViewportWidget::framePainted);
    QVERIFY(window.show());
    QVERIFY(window.viewport->problem().isEmpty());
    QTRY_VERIFY(!painted.isEmpty());
    QVERIFY(painted.last().front().toLongLong() > 0);
    const QImage with = window.picture();
    QCOMPARE(with.pixelColor(0, 0).alpha(), 255);
    window.viewport->setCharacter(nullptr);
    QVERIFY2(differing(with, window.picture()) > 3000, "the figure is seen");
}

void tst_ViewportWidget::whatIsMadeReadyIsNeverSeen()
{
    Window plain;
    QVERIFY(plain.show());
    const QImage wanted = plain.picture();
    prepareFirstPicture();
    Window prepared;
    QVERIFY(prepared.show());
    QCOMPARE(differing(prepared.picture(), wanted), 0);
    prepared.viewport->setCharacter(nullptr);
    plain.viewport->setCharacter(nullptr);
    QCOMPARE(differing(prepared.picture(), plain.picture()), 0);
}

void tst_ViewportWidget::aPictureFromBeforeACharacterIsNotOfIt()
{
    Window window;
    window.viewport->setCharacter(nullptr);
    QVERIFY(window.show());
    window.picture();
    window.viewport->setCharacter(test::shared(test::tube(6, 1.7f, 0.15f)));
    QVERIFY(window.viewport->hasCharacter() && !window.viewport->isCharacterShown());
    window.picture();
    QVERIFY(window.viewport->isCharacterShown());
}

void tst_ViewportWidget::leftDragOrbits()
{
    Window window;
    QVERIFY(window.show());
    window.picture(); // framed
    const float yaw = window.viewport->camera().yaw();
    const glm::vec3 target = window.viewport->camera().target();
    drag(window.viewport, Qt::LeftButton, Qt::NoModifier, window.centre(), {100, 40});
    QVERIFY(window.viewport->camera().yaw() < yaw - 0.3f);
    QVERIFY(window.viewport->camera().pitch() > 0.3f);
    QCOMPARE(window.viewport->camera().target(), target);
}

void tst_ViewportWidget::aTurnedViewHasPerspectiveAgain()
{
    Window window;
    QVERIFY(window.show());
    QSignalSpy changed(window.viewport, &ViewportWidget::projectionChanged);
    window.viewport->showFrom(ViewDirection::Front);
    QVERIFY(window.viewport->isOrthographic());
    const QImage front = window.picture();
    drag(window.viewport, Qt::LeftButton, Qt::NoModifier, window.centre(), {100, 0});
    QVERIFY(!window.viewport->isOrthographic());
    QVERIFY(differing(front, window.picture()) > 500);
    window.viewport->showFrom(ViewDirection::Top);
    drag(window.viewport, Qt::MiddleButton, Qt::NoModifier, window.centre(), {20, 30}); // not turned
    QVERIFY(window.viewport->isOrthographic());
    QCOMPARE(changed.size(), 3);
}

void tst_ViewportWidget::perspectiveStaysSwitchedOff()
{
    Window window;
    QVERIFY(window.show());
    window.viewport->setOrthographic(true);
    drag(window.viewport, Qt::LeftButton, Qt::NoModifier, window.centre(), {80, 20});
    QVERIFY(window.viewport->isOrthographic());
    window.viewport->showFrom(ViewDirection::Right);
    drag(window.viewport, Qt::LeftButton, Qt::NoModifier, window.centre(), {80, 20});
    QVERIFY(window.viewport->isOrthographic());
    window.viewport->setOrthographic(false);
    QVERIFY(!window.viewport->isOrthographic());
    window.viewport->showFrom(ViewDirection::Right);
    window.viewport->setOrthographic(false); // of a view along an axis
    QVERIFY(!window.viewport->isOrthographic() && window.viewport->camera().pitch() == 0.0f);
    window.viewport->setOrthographic(true);
    window.viewport->showFrom(ViewDirection::Home);
    QVERIFY(!window.viewport->isOrthographic());
}

void tst_ViewportWidget::viewsAreOfTheFiguresSides()
{
    Window window;
    QVERIFY(window.show());
    constexpr float facing = 1.2f;
    window.viewport->setFacing(facing);
    window.viewport->showFrom(ViewDirection::Front);
    QVERIFY(std::abs(window.viewport->camera().yaw() - facing) < 1e-4f);
    window.viewport->showFrom(ViewDirection::Top);
    QVERIFY(window.viewport->camera().pitch() > 1.5707f);
}

void tst_ViewportWidget::theCameraIsThereWhileThePictureGoes()
{
    Window window;
    QVERIFY(window.show());
    ViewportWidget& viewport = *window.viewport;
    QTRY_VERIFY(!viewport.shownPicture().isNull() && !viewport.isPictureDue());
    const QImage before = viewport.shownPicture();
    setDesktopStill(false);
    const auto afterwards = qScopeGuard([] { setDesktopStill(std::nullopt); });
    viewport.showFrom(ViewDirection::Left);
    QCOMPARE(viewport.camera().pitch(), 0.0f);
    QVERIFY(viewport.isPictureDue());
    QTRY_VERIFY(!viewport.isPictureDue());
    const QImage there = viewport.shownPicture();
    const int changed = differing(before, there);
    QVERIFY(changed > 500);
    window.picture();                                                 // of the camera
    QVERIFY(differing(there, viewport.shownPicture()) < changed / 4); // smooth edges at most
}

void tst_ViewportWidget::aClickPicksAJoint()
{
    Window window;
    QVERIFY(window.show());
    window.viewport->showFrom(ViewDirection::Front);
    window.picture();
    QSignalSpy picked(window.viewport, &ViewportWidget::jointPicked);
    const QSize size = window.viewport->size();
    const Camera camera = window.viewport->camera().camera(float(size.width()) / float(size.height()));
    const CharacterModel model = test::tube(6, 1.7f, 0.15f);
    const glm::vec4 clip =
        camera.projection * camera.view * modelMatrices(model.skeleton, restPose(model.skeleton))[3][3];
    const QPoint joint(int((clip.x / clip.w + 1) / 2 * float(size.width())),
                       int((1 - clip.y / clip.w) / 2 * float(size.height())));
    QTest::mouseClick(window.viewport, Qt::LeftButton, Qt::NoModifier, joint + QPoint(4, 2));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.last().front().toInt(), 3);
    QTest::mouseClick(window.viewport, Qt::LeftButton, Qt::NoModifier, joint + QPoint(90, 0));
    QCOMPARE(picked.last().front().toInt(), noJoint);
    drag(window.viewport, Qt::LeftButton, Qt::NoModifier, joint, {60, 0});
    QCOMPARE(picked.size(), 2); // turned, not clicked
}

void tst_ViewportWidget::namesStandNearTheMouse()
{
    Window window;
    QVERIFY(window.show());
    window.picture();
    QVERIFY(window.viewport->shownNames().empty());
    ViewportOptions options = window.viewport->options();
    options.jointNames = JointNames::All;
    window.viewport->setOptions(options);
    QCOMPARE(window.viewport->shownNames().size(), std::size_t(6));
    options.jointNames = JointNames::NearMouse;
    window.viewport->setOptions(options);
    QVERIFY(window.viewport->shownNames().empty());
    const QImage without = window.picture();
    QMouseEvent move(QEvent::MouseMove, QPointF(window.centre()),
                     window.viewport->mapToGlobal(QPointF(window.centre())), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(window.viewport, &move);
    QVERIFY(!window.viewport->shownNames().empty() && window.viewport->shownNames().size() < 6);
    QVERIFY(differing(without, window.picture()) > 100);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(window.viewport, &leave);
    QVERIFY(window.viewport->shownNames().empty());
    window.viewport->setPickedJoint(2);
    QCOMPARE(window.viewport->shownNames(), std::vector<JointIndex>{2});
}

void tst_ViewportWidget::axesAndWaysAreDrawn()
{
    Window window;
    QVERIFY(window.show());
    const QImage plain = window.picture();
    ViewportOptions options = window.viewport->options();
    options.hasJointAxes = true;
    window.viewport->setOptions(options);
    const QImage axes = window.picture();
    QVERIFY(differing(plain, axes) > 60);
    window.viewport->setPickedJoint(2);
    window.viewport->setJointPath({{-0.5f, 0.5f, 0.0f}, {0.0f, 0.6f, 0.0f}, {0.5f, 0.9f, 0.0f}}, 1);
    const QImage way = window.picture();
    QVERIFY(differing(axes, way) > 100);
    options.hasJointPath = false;
    window.viewport->setOptions(options);
    QVERIFY(differing(way, window.picture()) > 20);
    QCOMPARE(window.viewport->shownNames(), std::vector<JointIndex>{2}); // its name stays
    window.viewport->setPickedJoint(noJoint);
    QVERIFY(differing(axes, window.picture()) < 20);
}

void tst_ViewportWidget::middleAndShiftedDragPan()
{
    Window window;
    QVERIFY(window.show());
    window.picture();
    for (const auto& [button, modifiers] :
         {std::pair(Qt::MiddleButton, Qt::KeyboardModifiers()), {Qt::LeftButton, Qt::ShiftModifier}}) {
        const glm::vec3 target = window.viewport->camera().target();
        const float yaw = window.viewport->camera().yaw();
        drag(window.viewport, button, modifiers, window.centre(), {0, 60});
        QVERIFY(window.viewport->camera().target().y > target.y + 0.05f);
        QCOMPARE(window.viewport->camera().yaw(), yaw);
    }
}

void tst_ViewportWidget::wheelZooms()
{
    Window window;
    QVERIFY(window.show());
    window.picture();
    const float distance = window.viewport->camera().distance();
    wheel(window.viewport, 240);
    QVERIFY(std::abs(window.viewport->camera().distance() - 0.81f * distance) < 0.01f);
}

void tst_ViewportWidget::doubleClickFramesTheFigure()
{
    Window window;
    QVERIFY(window.show());
    const QImage framed = window.picture();
    drag(window.viewport, Qt::MiddleButton, Qt::NoModifier, window.centre(), {150, 60});
    wheel(window.viewport, -600);
    QVERIFY(differing(framed, window.picture()) > 2000);
    doubleClick(window.viewport, window.centre());
    QVERIFY(differing(framed, window.picture()) < 50);
}

void tst_ViewportWidget::aDoubleClickThatTremblesTurnsNothing()
{
    Window window;
    QVERIFY(window.show());
    window.picture();
    ViewportWidget& viewport = *window.viewport;
    const float yaw = viewport.camera().yaw();
    const QPoint first = window.centre(), then = first + QPoint(2, 1);
    QTest::mouseDClick(&viewport, Qt::LeftButton, {}, first);
    QMouseEvent move(QEvent::MouseMove, then, viewport.mapToGlobal(then), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&viewport, &move);
    test::releaseMouse(viewport, then);
    QCOMPARE(viewport.camera().yaw(), yaw);
    drag(&viewport, Qt::LeftButton, Qt::NoModifier, first, {60, 0});
    QVERIFY(viewport.camera().yaw() != yaw); // a drag still does
}

void tst_ViewportWidget::theSecondOfTwoQuickPressesPoints()
{
    Window window;
    QVERIFY(window.show());
    window.picture();
    ViewportWidget& viewport = *window.viewport;
    viewport.setPointing(true);
    const QPoint ground(viewport.width() / 2, viewport.height() - 10);
    QMouseEvent second(QEvent::MouseButtonDblClick, ground, viewport.mapToGlobal(ground), Qt::RightButton,
                       Qt::RightButton, {});
    QApplication::sendEvent(&viewport, &second);
    QVERIFY(viewport.pointedGround());
    QTest::mouseRelease(&viewport, Qt::RightButton, {}, ground);
    QVERIFY(!viewport.pointedGround());
}

void tst_ViewportWidget::theFirstLookFillsTwoThirdsOfTheHeight()
{
    for (const QSize size : {QSize(640, 480), QSize(440, 330), QSize(1200, 800), QSize(300, 200)}) {
        Window window;
        window.main.resize(size);
        QVERIFY(window.show());
        window.picture(); // framed
        const QSize shown = window.viewport->size();
        const Camera camera = window.viewport->camera().camera(float(shown.width()) / float(shown.height()));
        float highest = -1e9f, lowest = 1e9f; // from −1 below to 1 above
        const Bounds figure{{-0.15f, 0.0f, -0.15f}, {0.15f, 1.7f, 0.15f}};
        for (int corner = 0; corner < 8; ++corner) {
            const glm::vec4 place = camera.projection * camera.view * glm::vec4(figure.corner(corner), 1.0f);
            highest = std::max(highest, place.y / place.w);
            lowest = std::min(lowest, place.y / place.w);
        }
        // In the smallest pictures the rows of text take a third.
        const float free = float(window.viewport->freePicture().height()) / float(shown.height());
        const float wanted = std::min(2.0f / 3.0f, 0.95f * free), found = (highest - lowest) / 2.0f;
        QVERIFY2(found >= wanted, qPrintable(QString("%1 of %2").arg(found).arg(shown.height())));
        QVERIFY(highest < 1.0f && lowest > -1.0f);
    }
}

void tst_ViewportWidget::morphTargetsAreShown()
{
    CharacterModel model = test::tube(6, 1.7f, 0.15f);
    MorphTarget target;
    std::vector<std::uint32_t> vertices;
    for (std::uint32_t vertex = 0; vertex < model.meshes[0].vertexCount(); ++vertex)
        if (model.meshes[0].positions[vertex].y > 1.0f) vertices.push_back(vertex);
    target.name = "lean";
    target.positions = std::vector<glm::vec3>(vertices.size(), {0.4f, 0.0f, 0.4f});
    target.vertices = std::move(vertices);
    model.meshes[0].morphs = {target};
    Window window;
    window.viewport->setCharacter(test::shared(std::move(model)));
    QVERIFY(window.show());
    const QImage upright = window.picture();
    window.viewport->setMorphWeights({1.0f});
    window.viewport->setFrame(standingAt({0, 0, 0}), {0, 0, 0}, 0);
    QVERIFY(differing(window.picture(), upright) > 500);
    window.viewport->setMorphWeights({0.0f});
    window.viewport->setFrame(standingAt({0, 0, 0}), {0, 0, 0}, 0);
    QVERIFY(differing(window.picture(), upright) < 50);
}

void tst_ViewportWidget::followsTheRootWhenAsked()
{
    Window window;
    QVERIFY(window.show());
    window.picture();
    const glm::vec3 target = window.viewport->camera().target();
    window.viewport->setFrame(standingAt({0, 0, 0}), {0, 0, 0}, 0);
    window.viewport->setFrame(standingAt({2, 0, 1}), {2, 0, 1}, 0);
    QVERIFY(glm::distance(window.viewport->camera().target(), target + glm::vec3(2, 0, 1)) < 1e-3f);
    ViewportOptions options = window.viewport->options();
    options.isFollowing = false;
    window.viewport->setOptions(options);
    window.viewport->setFrame(standingAt({5, 0, 1}), {5, 0, 1}, 0);
    QVERIFY(glm::distance(window.viewport->camera().target(), target + glm::vec3(2, 0, 1)) < 1e-3f);
    options.isFollowing = true;
    window.viewport->setOptions(options); // brings the figure back into the picture
    QVERIFY(std::abs(window.viewport->camera().target().x - 5.0f) < 0.1f);
    window.viewport->setFrame(standingAt({0, 0, 0}), {0, 0, 0}, 0); // a jump at once
    QVERIFY(std::abs(window.viewport->camera().target().x) < 0.1f);
}

void tst_ViewportWidget::posesOfAnotherSkeletonAreIgnored()
{
    Window window;
    QVERIFY(window.show());
    const QImage before = window.picture();
    window.viewport->setFrame(std::vector<glm::mat4>(3, glm::mat4(0.0f)), {9, 9, 9}, 0);
    QCOMPARE(differing(before, window.picture()), 0);
}

void tst_ViewportWidget::optionsAreSwitchedByTheOwnerAlone()
{
    Window window;
    window.main.resize(1000, 480); // room for all switches
    QVERIFY(window.show());
    const QImage before = window.picture();
    QSignalSpy asked(window.viewport, &ViewportWidget::optionsChangeRequested);
    QAbstractButton* mesh = nullptr;
    for (auto* button : window.viewport->findChildren<QAbstractButton*>())
        if (button->accessibleName() == "Mesh") mesh = button;
    QVERIFY(mesh && mesh->isVisible());
    QTest::mouseClick(mesh, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QVERIFY(window.viewport->options().hasMesh);
    QCOMPARE(differing(before, window.picture()), 0);
    window.viewport->setOptions(asked.front().front().value<ViewportOptions>());
    QCOMPARE(asked.size(), 1);
    QVERIFY(!window.viewport->options().hasMesh);
    QVERIFY(differing(before, window.picture()) > 2000);
}

void tst_ViewportWidget::whatStandsOverThePictureIsReadAloud()
{
    Window window;
    QAccessibleInterface* picture = QAccessible::queryAccessibleInterface(window.viewport);
    QVERIFY(picture);
    QCOMPARE(picture->role(), QAccessible::Graphic);
    const QString help = picture->text(QAccessible::Description);
    ViewportOverlay overlay;
    overlay.title = "walk";
    overlay.detail = "frame 3 / 40";
    overlay.chips = {{"Run", Qt::red}, {"Tired", Qt::blue}};
    overlay.captions = {"limps"};
    window.viewport->setOverlay(overlay);
    QCOMPARE(picture->text(QAccessible::Description),
             "walk, frame 3 / 40. Tags: Run, Tired. Caption: limps. " + help);
    window.viewport->setOverlay({});
    QCOMPARE(picture->text(QAccessible::Description), help);
}

/// At every frame of a clip that has captions somewhere, so that the camera stays where it is while it plays.
void tst_ViewportWidget::theFigureStandsAboveItsCaptions()
{
    for (const QSize size : {QSize(640, 480), QSize(440, 330), QSize(300, 200)}) {
        Window window;
        window.main.resize(size);
        QVERIFY(window.show());
        window.picture(); // framed
        const QSize shown = window.viewport->size();
        const auto feet = [&] {
            const Camera camera =
                window.viewport->camera().camera(float(shown.width()) / float(shown.height()));
            const glm::vec4 place = camera.projection * camera.view * glm::vec4(0.0f, 0.0f, 0.0f, 1.0f);
            return (1.0f - place.y / place.w) / 2.0f * float(shown.height());
        };
        const float before = feet();
        ViewportOverlay overlay;
        overlay.captionRows = 1;
        window.viewport->setOverlay(overlay);
        window.picture();
        const int top = shown.height() - overlayBelow - captionLineHeight;
        QVERIFY2(feet() <= float(top), qPrintable(QString("%1 of %2").arg(feet()).arg(top)));
        QVERIFY(before > float(top)); // without a caption the room is the figure's
        const float free = feet();
        overlay.captions = {"a person limps"};
        window.viewport->setOverlay(overlay);
        window.picture();
        QCOMPARE(feet(), free);
    }
}

void tst_ViewportWidget::chipsArePaintedOverThePicture()
{
    Window window;
    QVERIFY(window.show());
    const QImage before = window.picture();
    ViewportOverlay overlay;
    overlay.chips = {{"Run", QColor(250, 40, 40)}};
    overlay.title = "walk";
    window.viewport->setOverlay(overlay);
    const QImage after = window.picture();
    const qreal ratio = after.devicePixelRatio();
    int red = 0;
    for (int y = 0; y < int(50 * ratio); ++y)
        for (int x = 0; x < int(120 * ratio); ++x)
            red += after.pixelColor(x, y).red() > 220 && after.pixelColor(x, y).green() < 80;
    QVERIFY(red > 300);
    QVERIFY2(differing(before.copy(200, 60, 240, 300), after.copy(200, 60, 240, 300)) == 0,
             "painting text leaves the picture as it is");
    QCOMPARE(differing(after, window.picture()), 0); // and the next picture too
}

void tst_ViewportWidget::aCaptionLosesWholePartsWhereItIsNarrow()
{
    const QFont font = tabularFont(QApplication::font());
    const QFontMetricsF metrics(font);
    const QString whole = "frame 237 / 253 · 3.95 s · 60 fps", less = "frame 237 / 253 · 3.95 s";
    const qreal all = metrics.horizontalAdvance(whole), some = metrics.horizontalAdvance(less);
    QCOMPARE(fittingDetail(whole, font, all), whole);
    QCOMPARE(fittingDetail(whole, font, all - 1), less);
    QCOMPARE(fittingDetail(whole, font, some - 1), "frame 237 / 253");
    const QString cut = fittingDetail(whole, font, 40);
    QVERIFY(cut.endsWith(QChar(0x2026)));
    QVERIFY(metrics.horizontalAdvance(cut) <= 40);
    QCOMPARE(fittingDetail({}, font, 10), QString());
}

void tst_ViewportWidget::chipsThatFindNoPlaceAreNamed()
{
    Window window;
    window.main.resize(360, 480);
    ViewportOverlay overlay;
    for (const char* name : {"Idle", "LeftFoot", "RightFoot", "Tired", "Limping"})
        overlay.chips << ViewportChip{name, QColor(Qt::red)};
    window.viewport->setOverlay(overlay);
    QVERIFY(window.show());
    const QStringList painted{"Idle", "LeftFoot"}; // half of the picture is theirs
    const auto* options = window.viewport->findChild<ViewportOptionsBar*>();
    const ViewportReserve reserve{.top = 360 - options->x() + 8, .bottom = 0};
    const HiddenChips hidden = hiddenChips(360, window.viewport->font(), overlay, reserve);
    for (const QString& name : painted) QVERIFY(!hidden.names.contains(name));
    const QPoint place = hidden.place.center().toPoint();
    QHelpEvent help(QEvent::ToolTip, place, window.viewport->mapToGlobal(place));
    QApplication::sendEvent(window.viewport, &help);
    QVERIFY(hidden.names.contains("Limping"));
    QCOMPARE(QToolTip::text(), hidden.names.join('\n'));
}

void tst_ViewportWidget::theCharactersNameFindsRoomInANarrowPicture()
{
    Window window;
    auto* corner = new QToolButton;
    corner->setText("Play 117 hits, every one of them");
    window.viewport->setCornerButton(corner);
    CharacterBar& bar = window.viewport->characterBar();
    CharacterState state;
    state.text = "mannequin";
    bar.setState(state);
    QVERIFY(window.show());
    for (const int width : {900, 500, 420, 360}) {
        window.main.resize(width, 480);
        QTRY_COMPARE(window.viewport->width(), width);
        QVERIFY2(bar.width() >= bar.leastWidth(), qPrintable(QString::number(width)));
        QVERIFY(!bar.geometry().intersects(corner->geometry()));
        QVERIFY(window.viewport->rect().contains(bar.geometry()));
    }
}

void tst_ViewportWidget::aCharacterIsReplacedWhileShown()
{
    Window window;
    QVERIFY(window.show());
    const QImage tube = window.picture();
    window.viewport->setCharacter(test::shared(test::ball(0.4f)));
    const QImage ball = window.picture();
    QVERIFY(differing(tube, ball) > 3000);
    window.viewport->setCharacter(test::shared(test::tube(6, 1.7f, 0.15f)));
    QVERIFY(differing(tube, window.picture()) < 50);
}

void tst_ViewportWidget::isPaintedAgainAfterReparenting()
{
    Window window;
    QVERIFY(window.show());
    const QImage before = window.picture();
    QMainWindow other;
    other.resize(window.main.size());
    QSignalSpy painted(window.viewport, &ViewportWidget::framePainted);
    other.setCentralWidget(window.main.takeCentralWidget());
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    QTRY_VERIFY(!painted.isEmpty());
    QVERIFY(window.viewport->problem().isEmpty());
    QVERIFY(differing(before, window.picture()) < 50);
}

void tst_ViewportWidget::canBeClosedAndMadeAgain()
{
    for (int time = 0; time < 3; ++time) {
        Window window;
        QVERIFY(window.show());
        QVERIFY(!window.picture().isNull());
    }
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_ViewportWidget test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_ViewportWidget.moc"
