#include "widgets/tags/TagRow.h"

namespace tagline {

QString headingOf(const TagDefinition& definition)
{
    if (!definition.group.empty()) return QString::fromStdString(definition.group);
    const std::size_t dot = definition.name.find('.');
    return dot == std::string::npos ? QString() : QString::fromStdString(definition.name.substr(0, dot));
}

QString nameUnderHeading(const TagDefinition& definition)
{
    const QString name = QString::fromStdString(definition.name);
    const QString prefix = headingOf(definition) + '.';
    return prefix.size() > 1 && name.startsWith(prefix, Qt::CaseInsensitive) ? name.mid(prefix.size()) : name;
}

QColor colourOf(const TagDefinition& definition) { return QColor::fromRgb(definition.colour); }

} // namespace tagline
