#pragma once

// WatchedApplication tells how long a key takes to be seen: from the moment that it is due, whatever the
// program is doing then, until the widget that shows its effect is painted and handed to the display.

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

namespace tagline::bench {

inline constexpr qint64 longestWait = 2000; ///< milliseconds

/// Tells when a widget was painted and the window's picture handed over.
class WatchedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        const QEvent::Type type = event->type();
        const bool showsNow = type == QEvent::Paint && receiver == view && isShown && isShown();
        const bool answer = QApplication::notify(receiver, event);
        m_isPainted = m_isPainted || showsNow;
        if (m_isPainted && type == QEvent::UpdateRequest && receiver->isWidgetType()) {
            m_isPainted = false;
            isShown = nullptr;
            shownAt = clock.nsecsElapsed();
        }
        return answer;
    }

    QWidget* view = nullptr;
    std::function<bool()>
        isShown; ///< whether the widget would show what is waited for; none while nothing is
    qint64 shownAt = 0;
    QElapsedTimer clock;

private:
    bool m_isPainted = false;
};

struct DueKey
{
    int key = 0;
    Qt::KeyboardModifiers modifiers;
    qint64 due = 0; ///< nanoseconds of the application's clock
    bool alsoReleases = true;
};

/// Presses a key that was due at a moment of the application's clock. Milliseconds from then until its effect
/// was seen; negative where it never was.
inline double pressDue(WatchedApplication& watched, QWindow* window, const DueKey& key,
                       const std::function<bool()>& isShown)
{
    watched.shownAt = 0;
    watched.isShown = isShown;
    QTest::keyPress(window, Qt::Key(key.key), key.modifiers);
    if (key.alsoReleases) QTest::keyRelease(window, Qt::Key(key.key), key.modifiers);
    QTimer wake;
    wake.start(int(longestWait));
    while (watched.shownAt == 0 && watched.clock.nsecsElapsed() - key.due < longestWait * 1'000'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    watched.isShown = nullptr;
    return watched.shownAt == 0 ? -1 : double(watched.shownAt - key.due) * 1e-6;
}

/// The times of one case as a row of a table.
class KeyTimes
{
public:
    explicit KeyTimes(const char* name)
        : m_name(name)
    {
    }
    void add(double milliseconds)
    {
        if (milliseconds < 0)
            ++m_missed;
        else
            m_times.push_back(milliseconds);
    }
    ~KeyTimes() { print(); }

private:
    void print()
    {
        std::sort(m_times.begin(), m_times.end());
        const auto at = [&](double share) {
            return m_times[std::size_t(share * double(m_times.size() - 1))];
        };
        if (m_times.empty()) m_times.push_back(-1);
        const auto late = m_times.end() - std::upper_bound(m_times.begin(), m_times.end(), 1000.0 / 60);
        std::printf("| %s | %.1f | %.1f | %.1f | %d of %d |\n", m_name, at(0.5), at(0.95), m_times.back(),
                    int(late) + m_missed, int(m_times.size()) + m_missed);
        std::fflush(stdout);
    }

    const char* m_name;
    std::vector<double> m_times;
    int m_missed = 0;
};

} // namespace tagline::bench
