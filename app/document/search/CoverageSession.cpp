#include "app/document/search/CoverageSession.h"

#include "core/library/LibraryQueries.h"

#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostAnswers = 8;

/// The store of the last map if it is of the same bodies; else a new one.
std::shared_ptr<const FeatureStore> storeOf(const std::shared_ptr<const LibraryBodies>& bodies,
                                            const std::shared_ptr<const CoverageResult>& last,
                                            bool holdsMirrors)
{
    if (last && last->bodies == bodies && last->store->holdsMirrors() == holdsMirrors) return last->store;
    return std::make_shared<const FeatureStore>(coverageSchema(), bodies->sources, holdsMirrors);
}

} // namespace

CoverageSession::CoverageSession(const LibraryDocument& document, const QuerySession& query,
                                 std::shared_ptr<BodyCache> bodies, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_query(query)
    , m_bodies(std::move(bodies))
    , m_work(*this)
{
    connect(&m_query, &QuerySession::answered, this, [this] {
        if (!m_query.isStale()) compute(); // a stale query keeps the last map, as it keeps the last answer
    });
}

CoverageSession::~CoverageSession() { m_stop.request_stop(); }

/// Stops the running work, and returns the token of the next.
std::stop_token CoverageSession::stopAndBegin()
{
    m_stop.request_stop();
    m_stop = {};
    return m_stop.get_token();
}

void CoverageSession::setActive(bool isActive)
{
    if (std::exchange(m_isActive, isActive) == isActive) return;
    m_result.reset();
    compute();
}

void CoverageSession::setMirrored(bool isMirrored)
{
    if (std::exchange(m_isMirrored, isMirrored) != isMirrored) compute();
}

void CoverageSession::compute()
{
    m_work.drop();
    const std::stop_token stop = stopAndBegin();
    m_isComputing = m_isActive;
    if (!m_isActive) return emit changed();
    const SearchWork work{std::make_shared<const ClipLibrary>(m_document.library()), m_bodies, stop};
    const auto parsed = parseQuery(m_query.text().toStdString(), *work.library); // for this copy of it
    const auto run = [this, work, last = m_result, holdsMirrors = m_isMirrored,
                      query = parsed ? *parsed : allFrames()](const LatestWork::Tell& tell) {
        auto bodies = work.bodies();
        if (!bodies) return;
        auto result = std::make_shared<CoverageResult>();
        result->bodies = bodies;
        result->store = storeOf(bodies, last, holdsMirrors);
        const FeatureStore& store = *result->store;
        result->index = SearchIndex(store, work.playable(store, query).enterableRows(store));
        result->legLength = medianLegLength(store);
        if (work.stop.stop_requested()) return;
        result->map = coverageMap(result->rows());
        tell([this, result] { take(result); });
    };
    m_work.start(tr("The coverage"), run, [this] { take(nullptr); });
    emit changed();
}

void CoverageSession::take(std::shared_ptr<const CoverageResult> result)
{
    m_isComputing = false;
    m_result = std::move(result);
    emit changed();
}

std::vector<CoverageAnswer> CoverageSession::answersTo(const CoverageQuestion& question) const
{
    return coverageAnswers(m_result->rows(), question, mostAnswers);
}

} // namespace tagline
