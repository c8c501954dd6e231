#include "app/presenters/tags/TagSetTexts.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/tags/vocabulary/SetNames.h"

#include <QCoreApplication>

namespace tagline {

QString tagNameWithSet(const ClipLibrary& library, TagId tag)
{
    const std::string_view set = setOf(library.vocabulary()[tag].name);
    const QString name = shortTagName(library, tag);
    if (set.empty()) return name;
    const std::string plain(withoutSet(name.toStdString()));
    return QCoreApplication::translate("tagline::TagSetTexts", "%1 (tag set %2)")
        .arg(QString::fromStdString(plain), QString::fromStdString(std::string(set)));
}

QString setName(const QString& set)
{
    return set.isEmpty() ? QString::fromStdString(std::string(defaultSet)) : set;
}

QString setNames(const QStringList& sets)
{
    QStringList names;
    for (const QString& set : sets) names << setName(set);
    return names.join(QStringLiteral(", "));
}

} // namespace tagline
