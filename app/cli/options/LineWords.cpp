#include "app/cli/options/LineWords.h"

namespace tagline {

std::optional<QStringList> lineWords(const QString& line)
{
    QStringList words;
    QString word;
    QChar quote;
    bool isWord = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        const bool isEscape = c == '\\' && (quote.isNull() || (quote == '"' && i + 1 < line.size() &&
                                                               (line[i + 1] == '"' || line[i + 1] == '\\')));
        if (isEscape) {
            if (++i == line.size()) return std::nullopt;
            word += line[i];
            isWord = true;
        } else if (!quote.isNull()) {
            if (c == quote)
                quote = QChar();
            else
                word += c;
        } else if (c == '\'' || c == '"') {
            quote = c;
            isWord = true;
        } else if (c.isSpace()) {
            if (isWord) words << word;
            word.clear();
            isWord = false;
        } else {
            word += c;
            isWord = true;
        }
    }
    if (!quote.isNull()) return std::nullopt;
    if (isWord) words << word;
    return words;
}

} // namespace tagline
