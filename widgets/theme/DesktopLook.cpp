#include "widgets/theme/DesktopLook.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

#include <utility>

namespace tagline {

namespace {

std::optional<bool>& saidLightness()
{
    static std::optional<bool> said;
    return said;
}

} // namespace

bool isDesktopLight(QApplication& application)
{
    if (saidLightness()) return *saidLightness();
    const QPalette ours = application.palette();
    application.setPalette(QPalette());
    const QPalette desktop = application.palette();
    application.setPalette(ours);
    return desktop.color(QPalette::Window).lightness() > desktop.color(QPalette::WindowText).lightness();
}

void setDesktopLight(std::optional<bool> isLight) { saidLightness() = isLight; }

DesktopLook::DesktopLook(QApplication& application, std::function<void()> changed)
    : QObject(&application)
    , m_changed(std::move(changed))
{
    application.installEventFilter(this);
}

bool DesktopLook::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && watched->isWindowType()) m_changed();
    return false;
}

} // namespace tagline
