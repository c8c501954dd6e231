#include "app/cli/options/CommandArguments.h"

#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/PathPatterns.h"
#include "core/tags/vocabulary/NearestName.h"

namespace tagline {
namespace {

QString unknownOption(const QString& typed, const QStringList& known)
{
    NearestName nearest(typed.toStdString());
    for (const QString& option : known) nearest.offer(option.toStdString());
    for (const SharedOption& option : sharedOptions()) nearest.offer(option.name.toStdString());
    const QString help = nearest.best().empty()
                             ? QString(" (write -- before arguments that begin with -)")
                             : "; did you mean " + QString::fromStdString(nearest.best()) + '?';
    return "unknown option " + typed + help;
}

} // namespace

CommandArguments::CommandArguments(const QStringList& arguments, const CommandOptions& options)
{
    bool isAfterOptions = false;
    const QStringList withValue = options.values + options.lists;
    for (int i = 0; i < arguments.size() && m_problem.isEmpty(); ++i) {
        const QString& argument = arguments[i];
        const QString name = argument.section('=', 0, 0);
        if (isAfterOptions || !argument.startsWith('-') || argument == "-")
            m_positional << argument;
        else if (argument == "--")
            isAfterOptions = true;
        else if (options.flags.contains(argument))
            m_flags << argument;
        else if (withValue.contains(argument) && i + 1 < arguments.size())
            take(argument, arguments[++i], options.lists.contains(argument));
        else if (withValue.contains(name) && argument.startsWith("--") && argument.contains('='))
            take(name, argument.section('=', 1), options.lists.contains(name));
        else if (withValue.contains(argument))
            m_problem = QString("the option %1 needs a value").arg(argument);
        else
            m_problem = unknownOption(name, options.flags + withValue);
    }
}

/// Stores a value; a repeated one is a problem, as the last would silently win.
void CommandArguments::take(const QString& option, const QString& value, bool isList)
{
    if (isList)
        m_lists[option] << value;
    else if (!m_values.emplace(option, value).second)
        m_problem = QString("the option %1 is given twice").arg(option);
}

std::optional<QString> CommandArguments::value(const QString& option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> CommandArguments::paths(int first) const
{
    std::vector<std::string> paths;
    for (const QString& argument : m_positional.mid(first))
        for (std::string& path : matchingPaths(argumentBytes(argument))) paths.push_back(std::move(path));
    return paths;
}

} // namespace tagline
