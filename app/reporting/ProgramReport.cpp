#include "app/reporting/ProgramReport.h"

#include "app/reporting/LeftCrashes.h"
#include "app/reporting/ProgramLog.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSettings>

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

/// Whether a setting says who a person is, or what they opened and chose: reports of faults leave these out.
bool isPersonal(const QString& key)
{
    return key.startsWith("files/") || key.endsWith("/folder") || key == "palette/recent" ||
           key == "query/history" || key == "tagging/author";
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

QString settingsText(const QSettings& settings)
{
    QString text;
    for (const QString& key : settings.allKeys())
        text += key + QStringLiteral(" = ") +
                (isPersonal(key) ? QStringLiteral("(left out)") : valueText(settings.value(key))) + '\n';
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
