#pragma once

// QueryHistory keeps the queries that were typed, and walks among them.

#include <QStringList>

namespace tagline {

/// Walking starts from a draft, the text that is being typed, which comes back after the newest entry.
class QueryHistory
{
public:
    static constexpr int longest = 200;

    QueryHistory() = default;
    /// The newest last.
    explicit QueryHistory(const QStringList& texts);

    const QStringList& texts() const { return m_texts; }
    /// Makes a text the newest entry, once; blank texts are not kept. Ends a walk.
    void add(const QString& text);
    /// The entry `step` away (-1 is older), or the draft past the newest. At the ends it stays.
    QString walked(int step, const QString& draft);
    /// A person typed: the next walk starts anew.
    void endWalk() { m_position = -1; }

private:
    QStringList m_texts;
    QString m_draft;
    qsizetype m_position = -1; ///< -1: no walk
};

} // namespace tagline
