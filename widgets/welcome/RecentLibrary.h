#pragma once

// RecentLibrary is a library or folder of an earlier day, as the welcome page shows it.

#include <QImage>
#include <QString>

namespace tagline {

struct RecentLibrary
{
    QString path;
    QString name;
    QString folder;      ///< that it lies in, for people
    bool isGone = false; ///< nothing is at its path now
    QImage picture;      ///< of its figure, 16:9; null where none was kept

    bool operator==(const RecentLibrary&) const = default;
};

} // namespace tagline
