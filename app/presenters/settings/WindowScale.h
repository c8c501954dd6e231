#pragma once

// WindowScale is how large everything in the window is, as a person set it, beside what the desktop says.

#include <QString>

class QSettings;

namespace tagline {

// Percent.
inline constexpr int leastWindowScale = 100;
inline constexpr int mostWindowScale = 300;

/// Where a person's settings are kept.
QString standardSettingsFile();

/// What was set, as it holds from the next start on.
int windowScale(const QSettings& settings);
void setWindowScale(QSettings& settings, int percent);
/// The largest scale with which the window's panels still have room on this screen. Needs a QGuiApplication.
int mostScaleOfScreen();
/// Whether QT_SCALE_FACTOR says it.
bool isWindowScaleGiven();

/// Lives while the application is made: by then the scale is the one that was kept; programs that are started
/// later hear nothing of it.
class ScaledStart
{
public:
    ScaledStart();
    ~ScaledStart();

private:
    bool m_isScaled = false;
};

} // namespace tagline
