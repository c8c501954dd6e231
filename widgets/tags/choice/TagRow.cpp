#include "widgets/tags/choice/TagRow.h"

namespace tagline {

QString headingOf(const TagDefinition& definition)
{
    const std::size_t dot = definition.name.find('.');
    return QString::fromStdString(dot == std::string::npos ? definition.group
                                                           : definition.name.substr(0, dot))
        .toCaseFolded();
}

QColor colourOf(const TagDefinition& definition) { return QColor::fromRgb(definition.colour); }

} // namespace tagline
