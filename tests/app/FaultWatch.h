#pragma once

// FaultWatch hears what Qt warns of, and tells what was being done when the program ends.

#include <QStringList>

#include <functional>

namespace tagline::test {

/// One at a time. Warnings do not fail a test by themselves: `warned` gets them.
class FaultWatch
{
public:
    explicit FaultWatch(std::function<void(const QString&)> warned);
    ~FaultWatch();
    FaultWatch(const FaultWatch&) = delete;
    FaultWatch& operator=(const FaultWatch&) = delete;

    /// What is being done from now on.
    void begin(const QString& act);

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& text);

    std::function<void(const QString&)> m_warned;
    QtMessageHandler m_before = nullptr;
};

} // namespace tagline::test
