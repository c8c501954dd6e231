#include "app/presenters/query/QueryNoteTexts.h"

#include "core/query/editing/QueryNotes.h"

#include <QCoreApplication>

namespace tagline {
namespace {

/// The text of noteText(), in the window's language.
QString queryNoteText(const QueryNote& note)
{
    const QString name = QString::fromStdString(note.name);
    if (note.tag.empty())
        return QCoreApplication::translate(
                   "tagline::QueryNote",
                   "%1 is a value of instances here; the tag of that name is not compared")
            .arg(name);
    return QCoreApplication::translate(
               "tagline::QueryNote", "%1 is the property here; instances of %2 have a value of that name too")
        .arg(name, QString::fromStdString(note.tag));
}

} // namespace

QStringList queryNoteTexts(const QueryExpression& query, const ClipLibrary& library)
{
    QStringList texts;
    for (const QueryNote& note :
         queryNotes(query, {library.vocabulary(), library.index(), library.instances()}))
        texts << queryNoteText(note);
    return texts;
}

} // namespace tagline
