#include "app/document/queries/StatisticsSession.h"

#include <utility>

namespace tagline {

StatisticsSession::StatisticsSession(const LibraryDocument& document, const QuerySession& query,
                                     QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_query(query)
    , m_work(*this)
{
    connect(&m_query, &QuerySession::answered, this, &StatisticsSession::count);
}

void StatisticsSession::setActive(bool isActive)
{
    if (std::exchange(m_isActive, isActive) == isActive) return;
    m_numbers.reset();
    count();
}

void StatisticsSession::count()
{
    m_work.drop();
    if (!m_isActive || m_query.isStale()) return; // the last numbers stay for a stale query
    if (m_query.state() == QueryState::Empty || !m_query.answer()) {
        m_numbers.reset();
        emit changed();
        return;
    }
    m_work.start(tr("The statistics"),
                 [this, answer = *m_query.answer(), query = m_query.expression(),
                  library = m_document.library().queryLibrary()](const LatestWork::Tell& tell) {
                     CountedOperand instances = CountedOperand::ofQuery(query, library);
                     tell([this, numbers = breakdown(answer, library, &instances)]() mutable {
                         m_numbers = std::move(numbers);
                         emit changed();
                     });
                 });
}

} // namespace tagline
