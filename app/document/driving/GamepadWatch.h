#pragma once

// GamepadWatch tells what the gamepads of this computer say, heard on a thread of its own: opening a device
// takes longer than a picture.

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

    /// Hears them from the first call on.
    void begin();
    /// Of the one that was used last; empty where none is there.
    QString name() const { return QString::fromStdString(m_known.name); }
    const GamepadState& state() const { return m_known.state; }

signals:
    /// One came or went, or another is used.
    void nameChanged();
    void stateChanged();
    void pressed(tagline::GamepadButton button);

private:
    void hear();
    void take();

    Gamepads m_pads;
    GamepadNews m_known;
    std::mutex m_mutex; ///< guards m_news and m_isOnItsWay
    GamepadNews m_news; ///< what the thread heard and take() did not take yet
    bool m_isOnItsWay = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread; ///< GCC 12 warns of a jthread that is moved here when sanitizers are on
};

} // namespace tagline
