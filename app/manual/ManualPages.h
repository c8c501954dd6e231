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
    QString name; ///< file name without number and ending; links of other pages use it
    QString title;
    QString markdown;
};

/// Replaces the commands and functions that the text of a page names:
///   {query.crowd}      Query ▸ Crowd ▸ Show Crowd (Shift+R)
///   {key query.crowd}  Shift+R; "no key" if it has none
///   {menu Query/Crowd} a table of the menu's own commands with their keys and what they do
///   {function inside}  `inside(a, b)`
///   {drawing inside}   its drawing as code (core/query/editing/QueryDrawing.h)
/// Text that names neither stays as it is.
QString withCommands(const QString& text, const ActionRegistry& actions);

/// All pages in reading order, in a language such as "de"; a page that it lacks is in English.
QList<ManualPage> manualPages(const ActionRegistry& actions, const QString& language);

/// Indices of the pages that have every word of a text, in any case; first those whose title has them, then
/// those that have them most often. All pages for no words.
QList<int> pagesWith(const QString& words, const QList<ManualPage>& pages);

/// The commands whose menus appear on no page.
QStringList commandsWithoutPage();

} // namespace tagline
