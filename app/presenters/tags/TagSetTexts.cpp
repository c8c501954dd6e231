#include "app/presenters/tags/TagSetTexts.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/tags/vocabulary/SetNames.h"

#include <QCoreApplication>

namespace tagline {

namespace {

QString nameAndSet(const QString& name, std::string_view set)
{
    const std::string plain(withoutSet(name.toStdString()));
    return QCoreApplication::translate("tagline::TagSetTexts", "%1 (tag set %2)")
        .arg(QString::fromStdString(plain), setName(QString::fromStdString(std::string(set))));
}

} // namespace

QString tagNameWithSet(const ClipLibrary& library, TagId tag)
{
    const std::string_view set = setOf(library.vocabulary()[tag].name);
    const QString name = shortTagName(library, tag);
    return set.empty() ? name : nameAndSet(name, set);
}

QString tagNameAmongSets(const ClipLibrary& library, TagId tag)
{
    const QString name = shortTagName(library, tag);
    if (library.tagSets().size() < 2) return name;
    return nameAndSet(name, setOf(library.vocabulary()[tag].name));
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
