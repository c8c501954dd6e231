#include "app/cli/options/tagging/InstanceValues.h"

#include "core/tags/vocabulary/PropertyTexts.h"

#include <map>

namespace tagline {
namespace {

QString nameIn(const QString& typed) { return typed.section('=', 0, 0).trimmed(); }
QString textIn(const QString& typed) { return typed.section('=', 1).trimmed(); }

} // namespace

QString misuseOfInstanceValues(const CommandArguments& arguments)
{
    if (arguments.has(anotherInstanceOption) && arguments.has("--remove"))
        return anotherInstanceOption + " cannot be used with --remove: it makes new instances";
    const QStringList typed = arguments.list(instanceValueOption);
    if (!typed.isEmpty() && arguments.has("--remove"))
        return instanceValueOption + " cannot be used with --remove: it says something of new instances";
    for (const QString& each : typed) {
        if (nameIn(each).isEmpty() || textIn(each).isEmpty())
            return QString("--value takes NAME=VALUE, such as hand=left, not \"%1\"").arg(each);
        if (nameIn(each) == "range")
            return QString("--value \"%1\": range is what the frames of an instance are called; take "
                           "another name")
                .arg(each);
    }
    return {};
}

std::vector<InstanceValue> instanceValues(const CommandArguments& arguments)
{
    std::map<std::string, PropertyValue> values;
    for (const QString& each : arguments.list(instanceValueOption))
        values[nameIn(each).toStdString()] = guessedValueOfText(textIn(each).toStdString());
    std::vector<InstanceValue> inOrder;
    for (auto& [name, value] : values) inOrder.push_back({name, std::move(value)});
    return inOrder;
}

} // namespace tagline
