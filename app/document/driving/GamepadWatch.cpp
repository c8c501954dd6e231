#include "app/document/driving/GamepadWatch.h"

#include "app/document/jobs/HandedWork.h"

#include <utility>

namespace tagline {

GamepadWatch::GamepadWatch(GamepadPlace place, QObject* parent)
    : QObject(parent)
    , m_pads(std::move(place))
{
}

GamepadWatch::~GamepadWatch()
{
    if (!m_thread.joinable()) return;
    m_isOver = true;
    m_pads.wake();
    m_thread.join();
}

void GamepadWatch::begin()
{
    if (m_thread.joinable()) return;
    m_thread = std::thread([this] { hear(); });
}

void GamepadWatch::hear()
{
    for (;;) {
        GamepadNews news = m_pads.next();
        if (m_isOver) return;
        const std::lock_guard lock(m_mutex);
        m_news.name = std::move(news.name);
        m_news.state = news.state;
        m_news.pressed.insert(m_news.pressed.end(), news.pressed.begin(), news.pressed.end());
        if (!std::exchange(m_isOnItsWay, true)) callIn(*this, [this] { take(); });
    }
}

void GamepadWatch::take()
{
    GamepadNews news;
    {
        const std::lock_guard lock(m_mutex);
        m_isOnItsWay = false;
        news = m_news;
        m_news.pressed.clear();
    }
    const GamepadNews before = std::exchange(m_known, std::move(news));
    if (m_known.name != before.name) emit nameChanged();
    if (!(m_known.state == before.state)) emit stateChanged();
    const std::vector<GamepadButton> pressedNow = std::exchange(m_known.pressed, {});
    for (const GamepadButton button : pressedNow) emit pressed(button);
}

} // namespace tagline
