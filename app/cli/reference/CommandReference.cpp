#include "app/cli/reference/CommandReference.h"

#include "app/cli/CommandLine.h"
#include "app/cli/options/CommandMode.h"

#include <QRegularExpression>

namespace tagline {
namespace {

/// The options at the beginning of a line of help, "--no-mesh, --no-grid", and the text after them.
struct HelpLine
{
    QStringList options;
    QString text;
    qsizetype indent = 0;
};

HelpLine helpLine(const QString& line)
{
    static const QRegularExpression gap("\\S(\\s{2,})\\S");
    static const QRegularExpression option("(?:^|[ ,])(--?[a-z][a-z-]*)");
    HelpLine result;
    const QString trimmed = line.trimmed();
    result.indent = line.indexOf(trimmed);
    if (!trimmed.startsWith('-')) return {{}, trimmed, result.indent};
    const auto parted = gap.match(trimmed);
    const QString head = parted.hasMatch() ? trimmed.left(parted.capturedStart(1)) : trimmed;
    if (parted.hasMatch()) result.text = trimmed.mid(parted.capturedEnd(1));
    for (auto found = option.globalMatch(head); found.hasNext();) result.options << found.next().captured(1);
    return result;
}

QString firstSentence(const QString& text)
{
    static const QRegularExpression end("[.;:] |[.;:]$| \\(");
    const qsizetype stop = text.indexOf(end);
    return stop > 0 ? text.left(stop) : text;
}

OptionReference reference(const QString& name, bool takesValue, const Command& command)
{
    const auto choices = command.options.choices.find(name);
    return {name, takesValue, choices == command.options.choices.end() ? QStringList() : choices->second,
            optionMeaning(command.help, name)};
}

CommandReference reference(const Command& command)
{
    CommandReference result{command.name, command.summary, command.options.words, {}};
    for (const QString& flag : command.options.flags)
        result.options.push_back(reference(flag, false, command));
    for (const QString& value : command.options.values + command.options.lists)
        result.options.push_back(reference(value, true, command));
    for (const SharedOption& shared : sharedOptions())
        result.options.push_back({shared.name, false, {}, firstSentence(shared.meaning)});
    return result;
}

} // namespace

QString optionMeaning(const QString& help, const QString& option)
{
    const QStringList lines = help.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const HelpLine line = helpLine(lines[i]);
        if (!line.options.contains(option)) continue;
        QString text = line.text;
        for (qsizetype next = i + 1; next < lines.size(); ++next) {
            const HelpLine more = helpLine(lines[next]);
            if (!more.options.isEmpty() || more.text.isEmpty() || more.indent <= line.indent) break;
            text += (text.isEmpty() ? "" : " ") + more.text;
        }
        return firstSentence(text);
    }
    return {};
}

std::vector<CommandReference> commandReferences()
{
    std::vector<CommandReference> references;
    CommandReference help{"help", "show the help of a command", {}, {}};
    for (const Command& command : commands()) {
        references.push_back(reference(command));
        help.words << command.name;
    }
    references.push_back(help);
    return references;
}

} // namespace tagline
