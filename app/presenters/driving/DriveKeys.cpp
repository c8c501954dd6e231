#include "app/presenters/driving/DriveKeys.h"

#include <QKeyEvent>
#include <QTimer>

namespace tagline {
namespace {

constexpr int repetitionMilliseconds = 30; ///< within them the press of a repeated key follows its release

std::optional<SteeringKey> steeringKey(int key)
{
    switch (key) {
    case Qt::Key_W:
    case Qt::Key_Up:
        return SteeringKey::Ahead;
    case Qt::Key_S:
    case Qt::Key_Down:
        return SteeringKey::Back;
    case Qt::Key_A:
    case Qt::Key_Left:
        return SteeringKey::Left;
    case Qt::Key_D:
    case Qt::Key_Right:
        return SteeringKey::Right;
    case Qt::Key_Shift:
        return SteeringKey::Run;
    case Qt::Key_Q:
        return SteeringKey::TurnLeft;
    case Qt::Key_E:
        return SteeringKey::TurnRight;
    default:
        return std::nullopt;
    }
}

} // namespace

DriveKeys::DriveKeys(QWidget& window, QObject* parent)
    : KeyMode(window, parent)
{
}

void DriveKeys::setSteering(bool isOn)
{
    m_isSteering = isOn;
    releaseAll();
}

void DriveKeys::press(SteeringKey key)
{
    const bool isNew = m_held.insert_or_assign(key, ++m_count).second;
    if (isNew) emit pressed(key);
}

void DriveKeys::releaseSoon(SteeringKey key)
{
    const auto held = m_held.find(key);
    if (held == m_held.end()) return;
    held->second = ++m_count;
    QTimer::singleShot(repetitionMilliseconds, this, [this, key, count = m_count] {
        const auto still = m_held.find(key);
        if (still == m_held.end() || still->second != count) return; // pressed again
        m_held.erase(still);
        emit released(key);
    });
}

void DriveKeys::releaseAll()
{
    while (!m_held.empty()) {
        const SteeringKey key = m_held.begin()->first;
        m_held.erase(m_held.begin());
        emit released(key);
    }
}

/// Returns whether the key steers the figure; does what its press means.
bool DriveKeys::actOn(int key, bool isPress, bool isRepetition)
{
    const bool isMeant = isPress && !isRepetition;
    if (const auto steering = steeringKey(key)) {
        if (isMeant) press(*steering);
        return *steering != SteeringKey::Run; // with Shift, other keys are others
    }
    switch (key) {
    case Qt::Key_Backspace:
        if (isMeant) emit restartRequested();
        return true;
    case Qt::Key_B:
        if (isMeant) emit markRequested();
        return true;
    case Qt::Key_Escape:
        if (!isMeant) return true;
        setSteering(false);
        emit left();
        return true;
    default:
        return false;
    }
}

bool DriveKeys::filterKey(QKeyEvent& event, QEvent::Type type)
{
    if (type == QEvent::KeyRelease) {
        const auto key = steeringKey(event.key());
        if (key && !event.isAutoRepeat()) releaseSoon(*key);
        return false; // a widget that got the press may get the release
    }
    constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event.modifiers() & others || !hearsPresses()) return false;
    return actOn(event.key(), type == QEvent::KeyPress, event.isAutoRepeat());
}

} // namespace tagline
