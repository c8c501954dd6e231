#pragma once

// WindowScale is the scale of everything in the window, as a person set it, beside that of the desktop.

#include <QString>

class QSettings;

namespace tagline {

// Percent.
inline constexpr int leastWindowScale = 100;
inline constexpr int mostWindowScale = 300;

/// Path of the file with a person's settings.
QString standardSettingsFile();

/// The scale that was set, in percent; it holds from the next start on.
int windowScale(const QSettings& settings);
void setWindowScale(QSettings& settings, int percent);
/// The largest scale with which the window's panels still have room on this screen. Needs a QGuiApplication.
int mostScaleOfScreen();
/// Whether QT_SCALE_FACTOR sets the scale.
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
