#pragma once

// PropertyUse is the use of a property by the clips of a library, whether its vocabulary declares it or not.

#include "core/library/ClipLibrary.h"
#include "core/tags/vocabulary/PropertyTypes.h"

#include <QSet>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <string>

namespace tagline {

struct PropertyUse
{
    QSet<QString> texts; ///< of the values, to complete what is typed; no more than anybody looks through
    QSet<QString> typedTexts; ///< for values of any type: texts that look like another type are quoted
    std::set<PropertyType> types;
    int clips = 0;

    void add(const PropertyValue& value);
    /// The type of all values; none if they differ.
    std::optional<PropertyType> type() const;
};

/// Uses by the properties' names, without properties that record who tagged.
std::map<std::string, PropertyUse> propertyUses(const ClipLibrary& library);

} // namespace tagline
