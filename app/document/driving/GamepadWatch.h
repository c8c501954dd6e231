#pragma once

// GamepadWatch reports the state of the gamepads, read on a thread of its own: opening a device takes longer
// than a picture.

#include <QObject>
#include <QString>

#include "core/system/gamepads/Gamepads.h"

#include <atomic>
#include <mutex>
#include <thread>

namespace tagline {

class GamepadWatch : public QObject
{
    Q_OBJECT

public:
    explicit GamepadWatch(GamepadPlace place = {}, QObject* parent = nullptr);
    ~GamepadWatch() override;

    /// Starts listening; later calls do nothing.
    void begin();
    /// Name of the gamepad used last; empty if there is none.
    QString name() const { return QString::fromStdString(m_known.name); }
    const GamepadState& state() const { return m_known.state; }

signals:
    /// A gamepad was connected or removed, or another one is used.
    void nameChanged();
    void stateChanged();
    void pressed(tagline::GamepadButton button);

private:
    void hear();
    void take();

    Gamepads m_pads;
    GamepadNews m_known;
    std::mutex m_mutex; ///< guards m_news and m_isOnItsWay
    GamepadNews m_news; ///< news from the thread that take() has not taken yet
    bool m_isOnItsWay = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread; ///< GCC 12 warns of a jthread that is moved here when sanitizers are on
};

} // namespace tagline
