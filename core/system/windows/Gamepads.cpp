#include "core/system/gamepads/Gamepads.h"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace tagline {

/// There are none here: next() has no news but the first.
class Gamepads::System
{
public:
    void wait()
    {
        std::unique_lock lock(m_mutex);
        if (!std::exchange(m_isBegun, true)) return;
        m_woken.wait(lock, [&] { return m_isWoken; });
        m_isWoken = false;
    }
    void wake()
    {
        const std::lock_guard lock(m_mutex);
        m_isWoken = true;
        m_woken.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_woken;
    bool m_isBegun = false;
    bool m_isWoken = false;
};

Gamepads::Gamepads(GamepadPlace)
    : m_system(std::make_unique<System>())
{
}

Gamepads::~Gamepads() = default;

GamepadNews Gamepads::next()
{
    m_system->wait();
    return {};
}

void Gamepads::wake() { m_system->wake(); }

} // namespace tagline
