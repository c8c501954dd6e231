#include "tests/app/Monkey.h"

#include "widgets/drive/DrivePanel.h"
#include "widgets/drive/DriveStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <cmath>

namespace tagline::test {
namespace {

constexpr Qt::Key steeringKeys[]{Qt::Key_W,    Qt::Key_A,     Qt::Key_S,    Qt::Key_D,
                                 Qt::Key_Q,    Qt::Key_E,     Qt::Key_Up,   Qt::Key_Left,
                                 Qt::Key_Down, Qt::Key_Right, Qt::Key_Shift};
constexpr int padButtons[]{BTN_SOUTH, BTN_EAST, BTN_WEST, BTN_NORTH, BTN_SELECT, BTN_START};
const QStringList driveQueries{"",    "Walk", "Run | Walk", "Run & ~Run", "clip(\"turn_*\")", "Locomotion -",
                               "~Bad"};
constexpr const char* driveActions[]{"drive.start", "drive.restart", "drive.pin", "drive.refine",
                                     "drive.mark",  "edit.undo",     "edit.redo", "clip.play"};

} // namespace

std::span<const Monkey::Impulse> Monkey::drivingImpulses()
{
    static constexpr Impulse impulses[]{
        {40, &Monkey::steer},       {20, &Monkey::usePad},  {8, &Monkey::dragOnGround},
        {5, &Monkey::askOtherwise}, {5, &Monkey::lookBack}, {8, &Monkey::driveAction},
        {2, &Monkey::click},        {1, &Monkey::key},      {1, &Monkey::anyAction},
    };
    return impulses;
}

/// It begins to drive where it does not; false until the figure is there.
bool Monkey::isDriving()
{
    if (top() != &m_app->window()) return false;
    if (m_app->document().library().clipCount() == 0 && !m_app->isOpening())
        m_app->open({m_libraries.front()});
    const bool isShown = m_app->playback().isShown(m_app->drive());
    if (isShown && m_app->window().drivePanel().state().isSteering) return true;
    if (m_app->window().drivePanel().state().isPreparing) return false;
    doing("beginning to drive");
    actionOf(*m_app, "drive.start").trigger();
    return m_app->playback().isShown(m_app->drive());
}

/// Up to a quarter of a second, in pictures of any length; the figure's place stays a number.
void Monkey::letTimePass()
{
    for (int pictures = 1 + below(8); pictures > 0; --pictures)
        m_app->playback().advance(std::int64_t(1 + below(30)) * 1'000'000);
    if (!m_app->drive().isReady()) return;
    const DriveStep& shown = m_app->drive().shown();
    if (!std::isfinite(shown.stand.root.x + shown.stand.root.y + shown.stand.facing))
        complain("the figure stands nowhere");
    if (glm::distance(shown.stand.root, shown.object.root) > 0.151f && !shown.isHeld)
        complain("the figure is away from what it follows");
    for (const Transform& joint : shown.pose)
        if (!std::isfinite(joint.translation.x + joint.rotation.w)) return complain("a joint is nowhere");
}

void Monkey::steer()
{
    if (!isDriving()) return;
    const Qt::Key chosen = steeringKeys[below(int(std::size(steeringKeys)))];
    QWidget* target = m_app->window().timeline().viewport();
    doing("steering by " + QKeySequence(chosen).toString());
    if (isOnce(3))
        QTest::keyRelease(target, chosen);
    else
        QTest::keyPress(target, chosen);
    letTimePass();
}

void Monkey::usePad()
{
    const QString folder = QString::fromStdString(m_paths.gamepads.folder);
    if (!isDriving() || !QDir(folder).exists()) return;
    doing("a gamepad");
    if (isOnce(15)) m_pad.reset();
    if (!m_pad) m_pad = std::make_unique<FakeGamepad>(folder);
    const double x = double(below(201) - 100) / 100.0, y = double(below(201) - 100) / 100.0;
    switch (below(4)) {
    case 0:
        m_pad->pushRight(x, y);
        break;
    case 1:
        m_pad->click(padButtons[below(int(std::size(padButtons)))]);
        break;
    default:
        m_pad->push(x, y);
    }
    QCoreApplication::processEvents();
    letTimePass();
}

void Monkey::dragOnGround()
{
    ViewportWidget* viewport = m_app->window().viewport();
    if (!isDriving() || !viewport || viewport->size().isEmpty()) return;
    doing("a drag on the ground");
    const QPoint place(below(viewport->width()), below(viewport->height()));
    QTest::mousePress(viewport, Qt::RightButton, {}, place);
    letTimePass();
    if (!isOnce(4)) QTest::mouseRelease(viewport, Qt::RightButton, {}, place);
}

void Monkey::askOtherwise()
{
    if (top() != &m_app->window()) return;
    const QString query = driveQueries[below(int(driveQueries.size()))];
    doing("the query " + query);
    m_app->query().setText(query);
    letTimePass();
}

void Monkey::lookBack()
{
    DriveStrip& strip = m_app->window().drivePanel().strip();
    if (!isDriving() || !strip.isVisible() || strip.width() < 1) return;
    doing("looking back");
    QTest::mouseClick(&strip, Qt::LeftButton, {}, {below(strip.width()), strip.height() / 2});
    if (isOnce(2)) m_app->playback().setPlaying(true);
    letTimePass();
}

void Monkey::driveAction()
{
    if (top() != &m_app->window()) return;
    const char* name = driveActions[below(int(std::size(driveActions)))];
    doing(QString("the action ") + name);
    QAction& action = actionOf(*m_app, name);
    if (action.isEnabled()) action.trigger();
    letTimePass();
}

} // namespace tagline::test
