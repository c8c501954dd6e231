#pragma once

// DriveKeys hears the keys that steer a figure before the window's shortcuts do.

#include "app/presenters/live/KeyMode.h"

#include "core/search/driving/SteeringKeys.h"

#include <map>
#include <optional>

namespace tagline {

/// While steering: W A S D and the arrows, Shift, Q and E; Backspace, B and Escape by themselves. With
/// Control or Alt, while text is typed, or a menu or a dialog is open, they are what they are elsewhere; a
/// key that was pressed before is released all the same. A release that is followed at once by a press is a
/// repetition of a held key.
class DriveKeys : public KeyMode
{
    Q_OBJECT

public:
    /// Install on the application, after whoever else hears letters.
    explicit DriveKeys(QWidget& window, QObject* parent = nullptr);

    bool isSteering() const { return m_isSteering; }
    /// Lets go of all keys.
    void setSteering(bool isOn);

signals:
    void pressed(tagline::SteeringKey key);
    void released(tagline::SteeringKey key);
    void restartRequested();
    void markRequested();
    /// Escape ended the steering.
    void left();

protected:
    bool isListening() const override { return m_isSteering; }
    bool filterKey(QKeyEvent& event, QEvent::Type type) override;
    void releaseAll() override;

private:
    bool actOn(int key, bool isPress, bool isRepetition);
    void press(SteeringKey key);
    void releaseSoon(SteeringKey key);

    bool m_isSteering = false;
    std::map<SteeringKey, int>
        m_held;      ///< keys that are down, each with the number of its last press or release
    int m_count = 0; ///< of presses and releases
};

} // namespace tagline
