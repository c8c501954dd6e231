#include "widgets/theme/LocalPaths.h"

#include <QMimeData>
#include <QUrl>

namespace tagline {

QStringList localPaths(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths += url.toLocalFile();
    return paths;
}

} // namespace tagline
