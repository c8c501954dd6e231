#pragma once

// DesktopLook tells whether the desktop is light or dark, and when that changes.

#include <QObject>

#include <functional>
#include <optional>

class QApplication;

namespace tagline {

/// Whether the desktop's own windows are light now. May be asked while the program has a palette of its own,
/// which is away while it answers.
bool isDesktopLight(QApplication& application);
/// For tests: what the desktop is taken for from now on; none asks it.
void setDesktopLight(std::optional<bool> isLight);

/// Calls a function whenever the desktop's look changes; it is an event filter of the application.
class DesktopLook : public QObject
{
    Q_OBJECT

public:
    DesktopLook(QApplication& application, std::function<void()> changed);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> m_changed;
};

} // namespace tagline
