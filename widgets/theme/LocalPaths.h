#pragma once

// LocalPaths reads which files and folders are being dragged or dropped.

#include <QStringList>

class QMimeData;

namespace tagline {

/// The paths of the local files and folders among the data; empty where there are none.
QStringList localPaths(const QMimeData& data);

} // namespace tagline
