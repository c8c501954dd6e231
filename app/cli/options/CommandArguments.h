#pragma once

// CommandArguments reads the options and positional arguments of a sub-command.

#include <QHash>
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
    QStringList flags;                           ///< "--json"
    QStringList values;                          ///< "--to", "-o": followed by a value, or `--to=value`
    std::map<QString, QStringList> choices = {}; ///< all values of an option that takes one of a few
    QStringList words = {};                      ///< that the first positional argument can be
    QStringList lists = {};                      ///< as `values`, as often as wanted
};

class CommandArguments
{
public:
    /// Options may stand anywhere before "--"; what follows that is positional. One with a value stands once,
    /// but for those of `lists`.
    CommandArguments(const QStringList& arguments, const CommandOptions& options);

    /// The error of the arguments, for people; empty where there is none.
    const QString& problem() const { return m_problem; }
    bool has(const QString& flag) const { return m_flags.contains(flag); }
    std::optional<QString> value(const QString& option) const;
    /// Of one of `lists`: its values in order.
    QStringList list(const QString& option) const { return m_lists.value(option); }
    const QStringList& positional() const { return m_positional; }
    /// Positional arguments from `first` on, as the file system writes them; patterns as the paths that they
    /// match (app/cli/options/PathPatterns.h).
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
