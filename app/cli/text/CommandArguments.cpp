#include "app/cli/text/CommandArguments.h"

#include "app/cli/text/ArgumentText.h"

namespace tagline {

CommandArguments::CommandArguments(const QStringList& arguments, const CommandOptions& options)
{
    bool isAfterOptions = false;
    for (int i = 0; i < arguments.size() && m_problem.isEmpty(); ++i) {
        const QString& argument = arguments[i];
        const QString name = argument.section('=', 0, 0);
        if (isAfterOptions || !argument.startsWith('-') || argument == "-")
            m_positional << argument;
        else if (argument == "--")
            isAfterOptions = true;
        else if (options.flags.contains(argument))
            m_flags << argument;
        else if (options.values.contains(argument) && i + 1 < arguments.size())
            take(argument, arguments[++i]);
        else if (options.values.contains(name) && argument.startsWith("--") && argument.contains('='))
            take(name, argument.section('=', 1));
        else if (options.values.contains(argument))
            m_problem = QString("the option %1 needs a value").arg(argument);
        else
            m_problem =
                QString("unknown option %1 (write -- before arguments that begin with -)").arg(argument);
    }
}

/// The last of two values would silently win.
void CommandArguments::take(const QString& option, const QString& value)
{
    if (!m_values.emplace(option, value).second)
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
    for (const QString& argument : m_positional.mid(first)) paths.push_back(argumentBytes(argument));
    return paths;
}

} // namespace tagline
