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
    QString version;    ///< as the changelog names it; empty where it has none
    QString markdown;   ///< all of it, below the version's line, without what is translated
    QString translated; ///< the entries that are said in the person's language, in the changelog's order
    QList<NewsEntry> entries; ///< those that are translated first
};

/// The topmost version of a changelog. `page` has entries in another language, each behind a comment with
/// the title of the changelog's: `<!-- Saved cameras -->`.
ProgramNews newsOf(const QString& changelog, const QString& page = {});
/// Of this program, as far as it is known in a language ("de").
ProgramNews programNews(const QString& language);

} // namespace tagline
