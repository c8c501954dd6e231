#pragma once

// DuplicateSession finds in the background the near duplicates of the open library.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/search/LibraryDuplicates.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace tagline {

/// Asks again where motion changed. Tags change which member of a group is to be kept once it is asked again.
class DuplicateSession : public QObject
{
    Q_OBJECT

public:
    explicit DuplicateSession(const LibraryDocument& document, QObject* parent = nullptr);
    /// Stops what is searched.
    ~DuplicateSession() override;

    void ask(const DuplicateOptions& options);
    /// Nobody looks any more: what is searched stops, and nothing is found.
    void stop();

    bool isSearching() const { return m_isSearching; }
    /// How much of the search is done, from 0 to 1.
    double share() const { return m_share; }
    /// Whether `groups` is the answer.
    bool isAnswered() const { return m_isAnswered; }
    /// Whether the search broke off: there is no answer. Why, BackgroundFailures tells.
    bool hasFailed() const { return m_hasFailed; }
    const std::vector<DuplicateGroup>& groups() const { return m_groups; }
    /// The clips that cannot be compared.
    std::size_t withoutBody() const { return m_withoutBody; }

signals:
    /// Another search, its answer, or that it is stopped.
    void changed();
    /// The search has come further.
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
    std::stop_source m_stop; ///< of the search that was begun last
    LatestWork m_work;       // last: what runs ends before the rest goes
};

} // namespace tagline
