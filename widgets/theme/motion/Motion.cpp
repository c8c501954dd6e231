#include "widgets/theme/motion/Motion.h"

#include <QSettings>
#include <QStandardPaths>
#include <QVariant>

namespace tagline {

namespace {

bool& motionReduced()
{
    static bool isReduced = false;
    return isReduced;
}

/// The desktop's wish; none until it is asked.
std::optional<bool>& desktopStillness()
{
    static std::optional<bool> isStill;
    return isStill;
}

/// A value of a desktop's file of settings; `otherwise` where the desktop does not say it.
QVariant desktopValue(const QString& file, const QString& key, const QVariant& otherwise)
{
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    if (path.isEmpty()) return otherwise;
    return QSettings(path, QSettings::IniFormat).value(key, otherwise);
}

bool wantsStillWindows()
{
    for (const auto& file : {QStringLiteral("gtk-4.0/settings.ini"), QStringLiteral("gtk-3.0/settings.ini")})
        if (!desktopValue(file, QStringLiteral("Settings/gtk-enable-animations"), true).toBool()) return true;
    const QVariant factor =
        desktopValue(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"), 1.0);
    bool isNumber = false;
    return factor.toDouble(&isNumber) <= 0.0 && isNumber;
}

} // namespace

bool isMotionReduced() { return motionReduced() || isDesktopStill(); }

void setMotionReduced(bool isReduced) { motionReduced() = isReduced; }

bool isDesktopStill()
{
    std::optional<bool>& isStill = desktopStillness();
    if (!isStill) isStill = wantsStillWindows();
    return *isStill;
}

void setDesktopStill(std::optional<bool> isStill) { desktopStillness() = isStill; }

} // namespace tagline
