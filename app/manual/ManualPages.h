#pragma once

// ManualPages are the pages of the manual, with the commands as they are called and their keys as they are
// now.

#include <QList>
#include <QString>
#include <QStringList>

namespace tagline {

class ActionRegistry;

struct ManualPage
{
    QString name; ///< of its file, without number and ending: what links of other pages say
    QString title;
    QString markdown;
};

/// What a page says, of a text that names commands:
///   {query.crowd}      Query ▸ Crowd ▸ Show Crowd (Shift+R)
///   {key query.crowd}  Shift+R; "no key" where it has none
///   {menu Query/Crowd} a table of the menu's own commands with their keys and what they do
/// What names no command stays as it is.
QString withCommands(const QString& text, const ActionRegistry& actions);

/// All pages in the order in which they are read, in a language such as "de"; in English where that has none.
QList<ManualPage> manualPages(const ActionRegistry& actions, const QString& language);

/// The places of the pages that have every word of a text, in any case; those first whose title has them,
/// then those that have them most often. All pages for no words.
QList<int> pagesWith(const QString& words, const QList<ManualPage>& pages);

/// The commands whose menus stand on no page.
QStringList commandsWithoutPage();

} // namespace tagline
