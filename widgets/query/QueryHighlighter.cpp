#include "widgets/query/QueryHighlighter.h"

#include "widgets/query/QueryText.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/TagShades.h"

namespace tagline {

namespace {

QColor languageColour(QueryTokenKind kind)
{
    switch (kind) {
    case QueryTokenKind::Name:
    case QueryTokenKind::String:
    case QueryTokenKind::Property:
    case QueryTokenKind::Number:
    case QueryTokenKind::Duration:
    case QueryTokenKind::Comparison:
        return theme().text;
    case QueryTokenKind::Keyword:
    case QueryTokenKind::Operator:
    case QueryTokenKind::Bracket:
    case QueryTokenKind::Comma:
        return theme().muted;
    case QueryTokenKind::Function:
    case QueryTokenKind::SavedQuery:
        return theme().accent;
    case QueryTokenKind::Error:
        return theme().error;
    }
    return theme().text;
}

} // namespace

QueryHighlighter::QueryHighlighter(QTextDocument* document, const TagVocabulary& vocabulary)
    : QSyntaxHighlighter(document)
    , m_vocabulary(vocabulary)
{
    connect(&themeSignal(), &ThemeSignal::changed, this, &QSyntaxHighlighter::rehighlight);
}

void QueryHighlighter::setErrorColumn(int column)
{
    if (column == m_errorColumn) return;
    m_errorColumn = column;
    rehighlight();
}

QTextCharFormat QueryHighlighter::formatOf(const QueryToken& token) const
{
    QTextCharFormat format;
    format.setForeground(token.tag ? tagShades(QColor::fromRgb(m_vocabulary[*token.tag].colour)).ink
                                   : languageColour(token.kind));
    return format;
}

void QueryHighlighter::highlightBlock(const QString& text)
{
    const QueryText places(text);
    for (const QueryToken& token : queryTokens(places.utf8(), m_vocabulary)) {
        const int begin = places.indexOfByte(token.begin);
        setFormat(begin, places.indexOfByte(token.end) - begin, formatOf(token));
    }
    if (m_errorColumn > 0) markError(text);
}

void QueryHighlighter::markError(const QString& text)
{
    const TokenExtent token = tokenAt(text, m_errorColumn, m_vocabulary);
    for (int at = token.begin; at < token.begin + token.length; ++at) {
        QTextCharFormat marked = format(at);
        marked.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        marked.setUnderlineColor(theme().error);
        setFormat(at, 1, marked);
    }
}

TokenExtent tokenAt(const QString& text, int column, const TagVocabulary& vocabulary)
{
    const QueryText places(text);
    const int place = std::max(0, std::min(places.indexOfColumn(column), int(text.size()) - 1));
    const std::size_t byte = places.byteOfIndex(place);
    for (const QueryToken& token : queryTokens(places.utf8(), vocabulary)) {
        if (byte < token.begin || byte >= token.end) continue;
        const int begin = places.indexOfByte(token.begin);
        return {begin, places.indexOfByte(token.end) - begin};
    }
    return {place, std::min(1, int(text.size()))};
}

} // namespace tagline
