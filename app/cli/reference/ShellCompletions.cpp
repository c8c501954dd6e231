#include "app/cli/reference/ShellCompletions.h"

#include "app/cli/reference/CommandReference.h"

namespace tagline {
namespace {

QString quoted(QString text) { return '\'' + text.replace('\'', "'\\''") + '\''; }

QStringList namesOf(const std::vector<CommandReference>& commands)
{
    QStringList names;
    for (const CommandReference& command : commands) names << command.name;
    return names;
}

/// One case per command: its options, its words, and the values of options that allow few.
QString bashCase(const CommandReference& command)
{
    QStringList options, withValue;
    QString values;
    for (const OptionReference& option : command.options) {
        options << option.name;
        if (!option.choices.isEmpty())
            values +=
                "            " + option.name + ") choices=" + quoted(option.choices.join(' ')) + " ;;\n";
        else if (option.takesValue)
            withValue << option.name;
    }
    if (!withValue.isEmpty()) values += "            " + withValue.join('|') + ") choices=FILE ;;\n";
    QString text = "    " + command.name + ")\n        options=" + quoted(options.join(' ')) + '\n';
    if (!command.words.isEmpty()) text += "        words=" + quoted(command.words.join(' ')) + '\n';
    if (!values.isEmpty()) text += "        case $previous in\n" + values + "        esac\n";
    return text + "        ;;\n";
}

QString bashScript(const std::vector<CommandReference>& commands)
{
    QString text = "# bash completion for tagline; made by: tagline completions bash\n"
                   "_tagline()\n{\n"
                   "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
                   "    local options='' words='' choices='' i\n"
                   "    local commands=" +
                   quoted(namesOf(commands).join(' ')) +
                   "\n    COMPREPLY=()\n"
                   "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                   "        mapfile -t COMPREPLY < <(compgen -W \"$commands\" -- \"$current\"; compgen -f -- "
                   "\"$current\")\n"
                   "        return\n    fi\n"
                   "    case ${COMP_WORDS[1]} in\n";
    for (const CommandReference& command : commands) text += bashCase(command);
    return text + "    esac\n"
                  "    for ((i = 2; i < COMP_CWORD; i++)); do\n"
                  "        if [ \"${COMP_WORDS[i]}\" = -- ]; then options='' choices=''; fi\n"
                  "    done\n"
                  "    if [ \"$choices\" = FILE ]; then options='' words=''\n"
                  "    elif [ -n \"$choices\" ]; then\n"
                  "        mapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$current\")\n"
                  "        return\n"
                  "    fi\n"
                  "    if [[ $current == -* && -n $options ]]; then\n"
                  "        mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$current\")\n"
                  "        return\n"
                  "    fi\n"
                  "    if [ \"$COMP_CWORD\" -ne 2 ]; then words=''; fi\n"
                  "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\"; compgen -f -- "
                  "\"$current\")\n"
                  "}\n"
                  "complete -o filenames -F _tagline tagline\n";
}

/// The text escaped for use within brackets in an argument of _arguments.
QString zshText(QString text)
{
    return text.replace('\\', "\\\\").replace('[', "\\[").replace(']', "\\]").replace(':', "\\:");
}

QString zshOption(const OptionReference& option)
{
    QString spec = option.name + '[' + zshText(option.meaning) + ']';
    if (option.takesValue)
        spec +=
            ":value:" + (option.choices.isEmpty() ? QString("_files") : '(' + option.choices.join(' ') + ')');
    return "            " + quoted(spec);
}

QString zshScript(const std::vector<CommandReference>& commands)
{
    QString text = "#compdef tagline\n# zsh completion for tagline; made by: tagline completions zsh\n"
                   "_tagline()\n{\n    local -a commands\n    commands=(\n";
    for (const CommandReference& command : commands)
        text += "        " + quoted(command.name + ':' + zshText(command.summary)) + '\n';
    text += "    )\n"
            "    if (( CURRENT == 2 )); then\n"
            "        _describe command commands\n        _files\n        return\n    fi\n"
            "    local name=$words[2]\n    shift words\n    (( CURRENT-- ))\n"
            "    case $name in\n";
    for (const CommandReference& command : commands) {
        QStringList specs;
        for (const OptionReference& option : command.options) specs << zshOption(option);
        if (!command.words.isEmpty())
            specs << "            " + quoted("1:word:_alternative \"words:word:(" + command.words.join(' ') +
                                             ")\" \"files:file:_files\"");
        specs << "            '*:file:_files'";
        text += "    " + command.name + ")\n        _arguments \\\n" + specs.join(" \\\n") + "\n        ;;\n";
    }
    return text + "    esac\n}\n_tagline \"$@\"\n";
}

QString fishOption(const OptionReference& option, const QString& command)
{
    QString line = "complete -c tagline -n '__fish_seen_subcommand_from " + command + "' ";
    line += option.name.startsWith("--") ? "-l " + option.name.mid(2) : "-s " + option.name.mid(1);
    if (!option.choices.isEmpty())
        line += " -x -a " + quoted(option.choices.join(' '));
    else if (option.takesValue)
        line += " -r";
    return line + " -d " + quoted(option.meaning) + '\n';
}

QString fishScript(const std::vector<CommandReference>& commands)
{
    QString text = "# fish completion for tagline; made by: tagline completions fish\n";
    for (const CommandReference& command : commands)
        text += "complete -c tagline -n __fish_use_subcommand -a " + command.name + " -d " +
                quoted(command.summary) + '\n';
    for (const CommandReference& command : commands) {
        if (!command.words.isEmpty())
            text += "complete -c tagline -n '__fish_seen_subcommand_from " + command.name + "' -a " +
                    quoted(command.words.join(' ')) + '\n';
        for (const OptionReference& option : command.options) text += fishOption(option, command.name);
    }
    return text;
}

} // namespace

QStringList completedShells() { return {"bash", "zsh", "fish"}; }

QString completionScript(const QString& shell)
{
    const std::vector<CommandReference> commands = commandReferences();
    if (shell == "bash") return bashScript(commands);
    return shell == "zsh" ? zshScript(commands) : fishScript(commands);
}

} // namespace tagline
