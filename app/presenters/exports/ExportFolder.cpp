#include "app/presenters/exports/ExportFolder.h"

#include <QDir>
#include <QSettings>

namespace tagline {

QString exportFolder(const QSettings& settings, const QString& otherwise)
{
    const QString kept = settings.value("export/folder").toString();
    if (!kept.isEmpty() && QDir(kept).exists()) return kept;
    return otherwise.isEmpty() ? settings.value("files/folder", QDir::homePath()).toString() : otherwise;
}

void keepExportFolder(QSettings& settings, const QString& folder)
{
    settings.setValue("export/folder", folder);
}

} // namespace tagline
