#pragma once

// ProgramNews is the part of the changelog about this version, compiled into the program.

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
    QString version;    ///< the version's name in the changelog; empty if it has none
    QString markdown;   ///< all of it, below the version's line, without what is translated
    QString translated; ///< the entries that are said in the person's language, in the changelog's order
    QList<NewsEntry> entries; ///< those that are translated first
};

/// The topmost version of a changelog. `page` has entries in another language, each behind a comment with
/// the title of the changelog's: `<!-- Saved cameras -->`.
ProgramNews newsOf(const QString& changelog, const QString& page = {});
/// The news of this program, in a language ("de") as far as they are known in it.
ProgramNews programNews(const QString& language);

} // namespace tagline
