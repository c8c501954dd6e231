#pragma once

// CommandReference is the table of commands with the options of each: what completions are made of.

#include "app/cli/Command.h"

#include <vector>

namespace tagline {

/// An option of a command, its own or one that every command has.
struct OptionReference
{
    QString name; ///< "--json", "-o"
    bool takesValue = false;
    QStringList choices; ///< all values, where they are few; else a value is likely a file or a text
    QString meaning;     ///< its first sentence in the help, without the full stop; on one line
};

struct CommandReference
{
    QString name;
    QString summary;
    QStringList words; ///< that the first argument can be, beside files
    std::vector<OptionReference> options;
};

/// All commands in the order of the help, and help itself.
std::vector<CommandReference> commandReferences();

/// What the help of a command says of an option; empty where it says nothing.
QString optionMeaning(const QString& help, const QString& option);

} // namespace tagline
