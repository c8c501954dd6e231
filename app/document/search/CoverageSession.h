#pragma once

// CoverageSession keeps the coverage of the query that is being typed: computed in the background while
// somebody looks at it.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/queries/QuerySession.h"
#include "app/document/search/SearchWork.h"
#include "core/search/survey/Coverage.h"

#include <memory>
#include <optional>

namespace tagline {

/// A map, and the rows that it came from. Immutable.
struct CoverageResult
{
    std::shared_ptr<const LibraryBodies> bodies;
    std::shared_ptr<const FeatureStore> store;
    SearchIndex index;
    double legLength = 1.0;
    CoverageMap map;

    CoverageRows rows() const { return {*store, bodies->sources, index, legLength}; }
};

/// Follows the query; no query lets every frame play.
class CoverageSession : public QObject
{
    Q_OBJECT

public:
    CoverageSession(const LibraryDocument& document, const QuerySession& query,
                    std::shared_ptr<BodyCache> bodies, QObject* parent = nullptr);
    /// Stops what is computed.
    ~CoverageSession() override;

    /// Nothing is computed, and nothing kept, while it is not active.
    void setActive(bool isActive);
    /// Whether frames in a mirror count; they do at first.
    void setMirrored(bool isMirrored);

    bool isComputing() const { return m_isComputing; }
    /// The last map; null before the first. It may be older than the query while it is computed.
    const std::shared_ptr<const CoverageResult>& result() const { return m_result; }
    /// The nearest clips to a cell of the last map. Expects that there is one.
    std::vector<CoverageAnswer> answersTo(const CoverageQuestion& question) const;

signals:
    /// Another map, or it is being computed.
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
    std::stop_source m_stop; ///< of what was begun last
    std::shared_ptr<const CoverageResult> m_result;
    LatestWork m_work; // last: what runs ends before the rest goes
};

} // namespace tagline
