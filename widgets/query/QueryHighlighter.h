#pragma once

// QueryHighlighter colours query text: tags in their colours, the language around them, the error.

#include <QSyntaxHighlighter>

#include "core/query/language/parsing/QueryToken.h"

namespace tagline {

class QueryHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    /// The vocabulary must outlive the highlighter.
    QueryHighlighter(QTextDocument* document, const TagVocabulary& vocabulary);

    /// The column (code points, from 1) of the token to mark; 0 marks nothing.
    void setErrorColumn(int column);

protected:
    void highlightBlock(const QString& text) override;

private:
    QTextCharFormat formatOf(const QueryToken& token) const;
    void markError(const QString& text);

    const TagVocabulary& m_vocabulary;
    int m_errorColumn = 0;
};

/// The UTF-16 extent of the token at a column, or of the one character there; never empty in a text that
/// is not.
struct TokenExtent
{
    int begin = 0;
    int length = 0;
};
TokenExtent tokenAt(const QString& text, int column, const TagVocabulary& vocabulary);

} // namespace tagline
