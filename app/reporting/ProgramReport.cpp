#include "app/reporting/ProgramReport.h"

#include "app/reporting/LeftCrashes.h"
#include "app/reporting/ProgramLog.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QMap>
#include <QScreen>
#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr qint64 mostOfLog = 128 * 1024; ///< bytes
constexpr qsizetype longestValue = 400;  ///< letters of a setting

QString heading(const char* name) { return QStringLiteral("\n== %1 ==\n").arg(QLatin1String(name)); }

QString screensText()
{
    QString text;
    for (const QScreen* screen : QGuiApplication::screens())
        text += QStringLiteral("Screen: %1 × %2 at %3\n")
                    .arg(screen->size().width())
                    .arg(screen->size().height())
                    .arg(screen->devicePixelRatio());
    return text + QStringLiteral("Language: ") + QLocale().name() + '\n';
}

/// Whether a setting holds nothing but a choice among those that the program offers, or a number. Names of
/// clips, tags and folders stand in keys of other groups, too.
bool isOfProgram(const QString& key)
{
    static const QStringList groups{"window/", "viewport/", "wall/", "pictures/", "keys/", "segments/"};
    static const QStringList keys{"checks/badges",     "cut/atOrigin",        "cut/format",
                                  "cut/meshes",        "export/format",       "files/writeOutside",
                                  "library/columns",   "library/grouping",    "library/order",
                                  "tagging/isSigning", "timeline/emptyLanes", "import/cacheMegabytes",
                                  "layouts/isChanged", "layouts/hasWall",     "tagging/reactionMilliseconds"};
    const auto leads = [&](const QString& group) { return key.startsWith(group); };
    return keys.contains(key) || std::any_of(groups.begin(), groups.end(), leads);
}

QString valueText(const QVariant& value)
{
    if (value.userType() == QMetaType::QByteArray)
        return QStringLiteral("(%1 bytes)").arg(value.toByteArray().size());
    const QString text = value.userType() == QMetaType::QStringList
                             ? value.toStringList().join(QStringLiteral(" | "))
                             : value.toString();
    return text.size() > longestValue ? text.left(longestValue) + QStringLiteral("…") : text;
}

/// Of all other groups, how many settings they have.
QString settingsText(const QSettings& settings)
{
    QString text;
    QMap<QString, int> leftOut; // by group
    for (const QString& key : settings.allKeys())
        if (isOfProgram(key))
            text += key + QStringLiteral(" = ") + valueText(settings.value(key)) + '\n';
        else
            ++leftOut[key.section('/', 0, 0)];
    for (auto group = leftOut.cbegin(); group != leftOut.cend(); ++group)
        text += QStringLiteral("%1: %2 left out\n").arg(group.key()).arg(group.value());
    return text;
}

} // namespace

QString programReport(const QList<ProgramVersion>& versions, const QSettings& settings,
                      const QString& stateFolder, const PathRedaction& withoutPaths)
{
    QString text = QStringLiteral("Report of Tagline\n\n") + versionText(versions) + screensText();
    text += heading("Settings") + settingsText(settings);
    const QByteArray crash = lastCrash(stateFolder);
    text += heading("Last fault") + (crash.isEmpty() ? QStringLiteral("none\n") : QString::fromUtf8(crash));
    text += heading("Log") + QString::fromUtf8(ProgramLog::endOf(stateFolder, mostOfLog));
    text.replace(QCoreApplication::applicationFilePath(),
                 QStringLiteral("tagline")); // in the calls of a trace
    return withoutPaths(text);
}

} // namespace tagline
