#pragma once

// ProgramNews is what the changelog says of this version, compiled into the program.

#include <QList>
#include <QString>

namespace tagline {

/// One entry of the changelog as plain text.
struct NewsEntry
{
    QString title;
    QString text; ///< all but the title, and but where it is found in menus
};

struct ProgramNews
{
    QString version;  ///< as the changelog names it; empty where it has none
    QString markdown; ///< all of it, below the version's line
    QList<NewsEntry> entries;
};

/// The topmost version of a changelog.
ProgramNews newsOf(const QString& changelog);
/// Of this program.
ProgramNews programNews();

} // namespace tagline
