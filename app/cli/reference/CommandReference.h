#pragma once

// CommandReference is the table of commands with the options of each, used for completions.

#include "app/cli/Command.h"

#include <vector>

namespace tagline {

/// An option of a command, its own or one that every command has.
struct OptionReference
{
    QString name; ///< "--json", "-o"
    bool takesValue = false;
    QStringList choices; ///< all values if they are few; else a value is probably a file or a text
    QString meaning;     ///< its first sentence in the help, without the full stop; on one line
};

struct CommandReference
{
    QString name;
    QString summary;
    QStringList words; ///< possible first arguments, besides files
    std::vector<OptionReference> options;
};

/// All commands in the order of the help, and help itself.
std::vector<CommandReference> commandReferences();

/// The text about an option in the help of a command; empty if there is none.
QString optionMeaning(const QString& help, const QString& option);

} // namespace tagline
