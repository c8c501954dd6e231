#pragma once

// CommandArguments reads the options and positional arguments of a sub-command.

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The options that a command knows: with a value or without.
struct CommandOptions
{
    QStringList flags;  ///< "--json"
    QStringList values; ///< "--to", "-o": followed by a value, or `--to=value`
};

class CommandArguments
{
public:
    /// Options may stand anywhere before "--"; what follows that is positional. One with a value stands once.
    CommandArguments(const QStringList& arguments, const CommandOptions& options);

    /// What is wrong with the arguments, for people; empty where nothing is.
    const QString& problem() const { return m_problem; }
    bool has(const QString& flag) const { return m_flags.contains(flag); }
    std::optional<QString> value(const QString& option) const;
    const QStringList& positional() const { return m_positional; }
    /// Positional arguments from `first` on, as the file system writes them.
    std::vector<std::string> paths(int first = 0) const;

private:
    void take(const QString& option, const QString& value);

    QStringList m_flags;
    std::map<QString, QString> m_values;
    QStringList m_positional;
    QString m_problem;
};

} // namespace tagline
