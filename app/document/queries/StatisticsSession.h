#pragma once

// StatisticsSession keeps statistics of the query's answer, computed in the background while they are
// shown.

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

    /// Starts or stops computing the statistics at each change of the answer.
    void setActive(bool isActive);
    /// None while there is no complete answer, or before the first result. An older result stays until the
    /// next is computed, or the query is empty.
    const std::optional<AnswerBreakdown>& numbers() const { return m_numbers; }

signals:
    void changed();

private:
    void count();

    const LibraryDocument& m_document;
    const QuerySession& m_query;
    bool m_isActive = false;
    std::optional<AnswerBreakdown> m_numbers;
    LatestWork m_work; // last: running work ends before other members go
};

} // namespace tagline
