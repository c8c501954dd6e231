#include "widgets/query/QueryHistory.h"

#include <algorithm>

namespace tagline {

QueryHistory::QueryHistory(const QStringList& texts)
{
    for (const QString& text : texts) add(text);
}

void QueryHistory::add(const QString& text)
{
    endWalk();
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) return;
    m_texts.removeAll(trimmed);
    m_texts += trimmed;
    if (m_texts.size() > longest) m_texts.removeFirst();
}

QString QueryHistory::walked(int step, const QString& draft)
{
    if (m_position < 0) {
        m_draft = draft;
        m_position = m_texts.size();
    }
    m_position = std::clamp<qsizetype>(m_position + step, 0, m_texts.size());
    return m_position == m_texts.size() ? m_draft : m_texts[m_position];
}

} // namespace tagline
