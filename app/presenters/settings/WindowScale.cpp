#include "app/presenters/settings/WindowScale.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace tagline {
namespace {

constexpr auto windowScaleKey = "window/scale";
constexpr auto factorVariable = "QT_SCALE_FACTOR";
constexpr QSize leastWindow(1024, 600); ///< device-independent pixels in which all panels have room
int scaleOfStart = leastWindowScale;    ///< with which this session began

} // namespace

QString standardSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/tagline/tagline.conf";
}

int windowScale(const QSettings& settings)
{
    return std::clamp(settings.value(windowScaleKey, leastWindowScale).toInt(), leastWindowScale,
                      mostWindowScale);
}

void setWindowScale(QSettings& settings, int percent) { settings.setValue(windowScaleKey, percent); }

int mostScaleOfScreen()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    if (!screen) return mostWindowScale;
    const QSizeF now = screen->availableSize();
    const double room = std::min(now.width() / leastWindow.width(), now.height() / leastWindow.height());
    return std::clamp(int(room * scaleOfStart), leastWindowScale, mostWindowScale);
}

bool isWindowScaleGiven() { return !qEnvironmentVariableIsEmpty(factorVariable); }

ScaledStart::ScaledStart()
{
    if (isWindowScaleGiven()) return;
    const int percent = windowScale(QSettings(standardSettingsFile(), QSettings::IniFormat));
    m_isScaled = percent != leastWindowScale;
    scaleOfStart = percent;
    if (m_isScaled) qputenv(factorVariable, QByteArray::number(percent / 100.0));
}

ScaledStart::~ScaledStart()
{
    if (m_isScaled) qunsetenv(factorVariable);
}

} // namespace tagline
