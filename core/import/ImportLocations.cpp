#include "core/import/ImportLocations.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace tagline {
namespace {

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
    return environment;
}

} // namespace tagline
