#include "core/import/ImportLocations.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace tagline {
namespace {

constexpr qint64 mostMegabytes = 1 << 30;

QString workerPath(const QString& programFolder)
{
    const QString named = qEnvironmentVariable("TAGLINE_IMPORT_WORKER");
    if (!named.isEmpty()) return named;
    const QString beside = programFolder + "/tagline-import";
    for (const QString& path : {beside, programFolder + "/import_worker/tagline-import",
                                programFolder + "/../libexec/tagline/tagline-import"})
        if (QFileInfo(path).isExecutable()) return path;
    return beside; // reading a file will say that it is not there
}

QString cacheFolder()
{
    const QString named = qEnvironmentVariable("TAGLINE_CACHE_DIR");
    if (!named.isEmpty()) return named;
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/tagline";
}

} // namespace

ImportEnvironment standardImportEnvironment(const std::string& programFolder)
{
    ImportEnvironment environment;
    environment.workerPath = workerPath(QString::fromStdString(programFolder)).toStdString();
    environment.cacheFolder = cacheFolder().toStdString();
    bool isNumber = false;
    const qint64 megabytes = qEnvironmentVariable("TAGLINE_CACHE_MEGABYTES").toLongLong(&isNumber);
    if (isNumber && megabytes > 0)
        environment.mostCacheBytes = std::min<qint64>(megabytes, mostMegabytes) << 20;
    return environment;
}

} // namespace tagline
