#include "core/query/evaluation/AnyRecord.h"

namespace tagline {

std::optional<RecordField> anyRecord(std::string_view property)
{
    constexpr std::string_view beginning = "any.";
    if (!property.starts_with(beginning)) return std::nullopt;
    for (const RecordField field : recordFields)
        if (property.substr(beginning.size()) == fieldName(field)) return field;
    return std::nullopt;
}

PropertyType typeOf(RecordField field)
{
    return field == RecordField::Confidence ? PropertyType::Number : PropertyType::String;
}

std::vector<std::string> recordsMeant(std::string_view property, const QueryLibrary& library)
{
    std::vector<std::string> names;
    const std::optional<RecordField> field = anyRecord(property);
    if (!field) return names;
    const std::string ending = recordProperty("", *field);
    for (std::string& name : library.properties.names())
        if (name != property && name.ends_with(ending) && isRecord(name, library.vocabulary))
            names.push_back(std::move(name));
    return names;
}

} // namespace tagline
