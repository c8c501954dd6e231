#include "core/library/commands/CommandWords.h"

#include <QProcess>
#include <QStringList>

namespace tagline {

std::vector<std::string> commandWords(const std::string& typed)
{
    std::vector<std::string> words;
    for (const QString& word : QProcess::splitCommand(QString::fromStdString(typed)))
        words.push_back(word.toStdString());
    return words;
}

std::string commandText(const std::vector<std::string>& words)
{
    QStringList texts;
    for (const std::string& each : words) {
        QString word = QString::fromStdString(each);
        const bool isPlain =
            !word.isEmpty() && !word.contains(' ') && !word.contains('\t') && !word.contains('"');
        texts << (isPlain ? word : '"' + word.replace("\"", "\"\"\"") + '"');
    }
    return texts.join(' ').toStdString();
}

} // namespace tagline
