#include "app/reporting/ProgramVersions.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QSysInfo>

namespace tagline {

QString programVersion()
{
    const QString version = QCoreApplication::applicationVersion();
    const QString commit = qApp->property("commit").toString();
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

QList<ProgramVersion> programVersions(const QString& driver)
{
    QList<ProgramVersion> versions;
    const auto add = [&](const char* name, const QString& version) {
        if (!version.isEmpty()) versions.append({QString::fromUtf8(name), version});
    };
    add("Tagline", programVersion());
    const QString runs = QString::fromLatin1(qVersion());
    const QString built = QStringLiteral(QT_VERSION_STR);
    add("Qt", runs == built ? runs : QStringLiteral("%1, built with %2").arg(runs, built));
    add("Assimp", QStringLiteral(TAGLINE_ASSIMP_VERSION));
    add("meshoptimizer", QStringLiteral(TAGLINE_MESHOPTIMIZER_VERSION));
    add("GLM", QStringLiteral(TAGLINE_GLM_VERSION));
    add("nlohmann/json", QStringLiteral(TAGLINE_JSON_VERSION));
    add("zlib", QStringLiteral(TAGLINE_ZLIB_VERSION));
    add("SQLite", QStringLiteral(TAGLINE_SQLITE_VERSION));
    add("OpenGL", driver);
    add("System", QSysInfo::prettyProductName() + QStringLiteral(", ") + QSysInfo::kernelType() + ' ' +
                      QSysInfo::kernelVersion() + QStringLiteral(", ") + QSysInfo::currentCpuArchitecture());
    add("Window system", QGuiApplication::platformName());
    return versions;
}

QString versionText(const QList<ProgramVersion>& versions)
{
    QString text;
    for (const ProgramVersion& each : versions)
        text += each.name + QStringLiteral(": ") + each.version + '\n';
    return text;
}

} // namespace tagline
