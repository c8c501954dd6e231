#pragma once

// FakeGamepad is a gamepad for tests: a pipe in a folder, into which events are written as the system has
// them.

#include "core/system/gamepads/Gamepads.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <fcntl.h>
#include <initializer_list>
#include <linux/input.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tagline::test {

/// As pads describe themselves: sticks from −32768 to 32767, a cross from −1 to 1.
inline GamepadDescription describedPad(std::initializer_list<int> heldKeys = {})
{
    GamepadDescription made;
    made.name = "Pad of Tests";
    for (const int code : {ABS_X, ABS_Y, ABS_RX, ABS_RY}) made.axes.push_back({code, -32768, 32767, 0});
    for (const int code : {ABS_HAT0X, ABS_HAT0Y}) made.axes.push_back({code, -1, 1, 0});
    made.heldKeys = heldKeys;
    return made;
}

/// A folder whose pipes are such pads.
inline GamepadPlace padsIn(const QString& folder)
{
    return {folder.toStdString(), [](int) { return std::optional(describedPad()); }};
}

class FakeGamepad
{
public:
    /// Is plugged in.
    explicit FakeGamepad(const QString& folder, const char* name = "event7")
        : m_path(QFile::encodeName(folder + '/' + name))
    {
        ::mkfifo(m_path.constData(), 0600);
        m_pipe = ::open(m_path.constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    }
    FakeGamepad(const FakeGamepad&) = delete;
    FakeGamepad& operator=(const FakeGamepad&) = delete;
    /// Is unplugged.
    ~FakeGamepad()
    {
        ::unlink(m_path.constData());
        ::close(m_pipe);
    }

    struct Event
    {
        int type;
        int code;
        int value;
    };
    /// Events and the end of their report. Whether all was written.
    bool say(std::initializer_list<Event> events)
    {
        bool isWritten = true;
        for (const Event& each : events) isWritten = write(each) && isWritten;
        return write({EV_SYN, SYN_REPORT, 0}) && isWritten;
    }
    /// Sticks, −1 … 1: to the right and ahead.
    bool push(double right, double ahead)
    {
        return say({{EV_ABS, ABS_X, int(right * 32767)}, {EV_ABS, ABS_Y, -int(ahead * 32767)}});
    }
    bool pushRight(double right, double ahead)
    {
        return say({{EV_ABS, ABS_RX, int(right * 32767)}, {EV_ABS, ABS_RY, -int(ahead * 32767)}});
    }
    bool click(int key) { return say({{EV_KEY, key, 1}}) && say({{EV_KEY, key, 0}}); }

private:
    bool write(const Event& event)
    {
        input_event made = {};
        made.type = decltype(made.type)(event.type);
        made.code = decltype(made.code)(event.code);
        made.value = event.value;
        return ::write(m_pipe, &made, sizeof made) == ssize_t(sizeof made);
    }

    QByteArray m_path;
    int m_pipe = -1;
};

} // namespace tagline::test
