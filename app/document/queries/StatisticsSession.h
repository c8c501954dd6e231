#pragma once

// StatisticsSession keeps the numbers of the query's answer, counted in the background while they are looked
// at.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/queries/QuerySession.h"
#include "core/query/statistics/AnswerBreakdown.h"

#include <optional>

namespace tagline {

class StatisticsSession : public QObject
{
    Q_OBJECT

public:
    StatisticsSession(const LibraryDocument& document, const QuerySession& query, QObject* parent = nullptr);

    /// From now on the answer is counted whenever it changes, or not any more.
    void setActive(bool isActive);
    /// None while there is no whole answer, or it is not counted yet. An older one stays until the next is
    /// there, or the query is no query.
    const std::optional<AnswerBreakdown>& numbers() const { return m_numbers; }

signals:
    void changed();

private:
    void count();

    const LibraryDocument& m_document;
    const QuerySession& m_query;
    bool m_isActive = false;
    std::optional<AnswerBreakdown> m_numbers;
    LatestWork m_work; // last: what runs ends before the rest goes
};

} // namespace tagline
