#pragma once

// CommandArguments reads the options and positional arguments of a subcommand.

#include <QHash>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The options of a command, with a value or without.
struct CommandOptions
{
    QStringList flags;                           ///< "--json"
    QStringList values;                          ///< "--to", "-o": followed by a value, or `--to=value`
    std::map<QString, QStringList> choices = {}; ///< all values of an option that allows few
    QStringList words = {};                      ///< possible first positional arguments
    QStringList lists = {};                      ///< like `values`, but repeatable
};

class CommandArguments
{
public:
    /// Options may occur anywhere before "--"; all arguments after it are positional. An option with a value
    /// may occur once, except those of `lists`.
    CommandArguments(const QStringList& arguments, const CommandOptions& options);

    /// The error of the arguments, for people; empty if there is none.
    const QString& problem() const { return m_problem; }
    bool has(const QString& flag) const { return m_flags.contains(flag); }
    std::optional<QString> value(const QString& option) const;
    /// The values of an option of `lists`, in order.
    QStringList list(const QString& option) const { return m_lists.value(option); }
    const QStringList& positional() const { return m_positional; }
    /// Positional arguments from `first` on, as bytes of the file system; patterns are replaced by the paths
    /// that they match (app/cli/options/PathPatterns.h).
    std::vector<std::string> paths(int first = 0) const;

private:
    void take(const QString& option, const QString& value, bool isList);

    QStringList m_flags;
    std::map<QString, QString> m_values;
    QHash<QString, QStringList> m_lists;
    QStringList m_positional;
    QString m_problem;
};

} // namespace tagline
