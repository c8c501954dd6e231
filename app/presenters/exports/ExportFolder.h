#pragma once

// The folder where files that leave the library are written, which is proposed again the next time.

#include <QString>

class QSettings;

namespace tagline {

/// The folder of the last export; before the first one, `otherwise`, and where that is empty the folder that
/// files were opened from.
QString exportFolder(const QSettings& settings, const QString& otherwise = {});
/// Keeps a folder for the next export.
void keepExportFolder(QSettings& settings, const QString& folder);

} // namespace tagline
