#pragma once

// PropertyUse is what the clips of a library have of a property, whether its vocabulary declares it or not.

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
    QSet<QString>
        typedTexts; ///< the same where values may be of any type: texts that look like another in quotes
    std::set<PropertyType> types;
    int clips = 0;

    void add(const PropertyValue& value);
    /// Of all values; none where they differ.
    std::optional<PropertyType> type() const;
};

/// By the properties' names, without those that record who tagged.
std::map<std::string, PropertyUse> propertyUses(const ClipLibrary& library);

} // namespace tagline
