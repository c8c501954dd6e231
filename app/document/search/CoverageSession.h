#pragma once

// CoverageSession keeps the coverage of the query that is being typed: computed in the background while it is
// shown.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/queries/QuerySession.h"
#include "app/document/search/SearchWork.h"
#include "core/search/survey/Coverage.h"

#include <memory>
#include <optional>

namespace tagline {

/// A map, and the rows that it was computed from. Immutable.
struct CoverageResult
{
    std::shared_ptr<const LibraryBodies> bodies;
    std::shared_ptr<const FeatureStore> store;
    SearchIndex index;
    double legLength = 1.0;
    CoverageMap map;

    CoverageRows rows() const { return {*store, bodies->sources, index, legLength}; }
};

/// Follows the query; without a query every frame may play.
class CoverageSession : public QObject
{
    Q_OBJECT

public:
    CoverageSession(const LibraryDocument& document, const QuerySession& query,
                    std::shared_ptr<BodyCache> bodies, QObject* parent = nullptr);
    /// Stops the computation.
    ~CoverageSession() override;

    /// While it is not active, nothing is computed, and no map is kept.
    void setActive(bool isActive);
    /// Whether mirrored frames count; true by default.
    void setMirrored(bool isMirrored);

    bool isComputing() const { return m_isComputing; }
    /// The last map; null before the first. It may be older than the query while a new one is computed.
    const std::shared_ptr<const CoverageResult>& result() const { return m_result; }
    /// The nearest clips to a cell of the last map. Expects that a map exists.
    std::vector<CoverageAnswer> answersTo(const CoverageQuestion& question) const;

signals:
    /// There is another map, or its computation has begun.
    void changed();

private:
    void compute();
    std::stop_token stopAndBegin();
    void take(std::shared_ptr<const CoverageResult> result);

    const LibraryDocument& m_document;
    const QuerySession& m_query;
    std::shared_ptr<BodyCache> m_bodies;
    bool m_isActive = false;
    bool m_isMirrored = true;
    bool m_isComputing = false;
    std::stop_source m_stop; ///< of the last computation
    std::shared_ptr<const CoverageResult> m_result;
    LatestWork m_work; // last: running work ends before other members go
};

} // namespace tagline
