#pragma once

// DuplicateSession finds near duplicates in the open library, in the background.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/search/LibraryDuplicates.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace tagline {

/// Searches again if motion changes. Tags affect which member of a group is to be kept at the next search.
class DuplicateSession : public QObject
{
    Q_OBJECT

public:
    explicit DuplicateSession(const LibraryDocument& document, QObject* parent = nullptr);
    /// Stops the search.
    ~DuplicateSession() override;

    void ask(const DuplicateOptions& options);
    /// Stops the search and drops its answer; called when it is no longer shown.
    void stop();

    bool isSearching() const { return m_isSearching; }
    /// Progress of the search, from 0 to 1.
    double share() const { return m_share; }
    /// Whether groups() is the answer.
    bool isAnswered() const { return m_isAnswered; }
    /// Whether the search failed: there is no answer. BackgroundFailures reports why.
    bool hasFailed() const { return m_hasFailed; }
    const std::vector<DuplicateGroup>& groups() const { return m_groups; }
    /// Number of clips that cannot be compared.
    std::size_t withoutBody() const { return m_withoutBody; }

signals:
    /// A search was begun, answered or stopped.
    void changed();
    /// The search has progressed.
    void progressed();

private:
    struct Answer;

    void search();
    std::stop_token stopAndBegin();
    void take(Answer answer);
    void takeShare(double share);
    void fail();

    const LibraryDocument& m_document;
    DuplicateOptions m_options;
    bool m_isSearching = false;
    bool m_isAnswered = false;
    bool m_hasFailed = false;
    double m_share = 0.0;
    std::vector<DuplicateGroup> m_groups;
    std::size_t m_withoutBody = 0;
    std::stop_source m_stop; ///< of the last search
    LatestWork m_work;       // last: running work ends before other members go
};

} // namespace tagline
