#pragma once

// LikenessSession finds motion similar to an example, in the background.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/search/LibraryLikeness.h"
#include "core/search/likeness/LikenessLearning.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagline {

/// The rows of all clips are computed at the first question, and again once a clip has other motion.
class LikenessSession : public QObject
{
    Q_OBJECT

public:
    /// Most hits that are kept.
    static constexpr std::size_t most = 500;

    explicit LikenessSession(LibraryDocument& document, QObject* parent = nullptr);
    /// Stops the search.
    ~LikenessSession() override;

    /// Expects frames of a clip of the library. Former decisions about this example apply again, unless
    /// motion has changed since.
    void ask(const LikenessExample& example, bool findsMirrored);
    void clear();

    const std::optional<LikenessExample>& example() const { return m_example; }
    bool isSearching() const { return m_isSearching; }
    /// Whether the search failed: there is no answer. BackgroundFailures reports why.
    bool hasFailed() const { return m_hasFailed; }
    /// Accepts or rejects a hit. It is moved at once; the open ones are ranked again in the background.
    /// Expects the index of an open hit.
    void decide(std::size_t hit, bool isAccepted);
    /// Makes every hit open again.
    void forgetDecisions();
    /// The decisions, in the order in which they were made.
    const std::vector<LikenessDecision>& decisions() const { return m_decisions; }

    /// First the accepted hits, then the open ones, the nearest first; empty during a search.
    const std::vector<LikenessHit>& hits() const { return m_hits; }
    /// Number of accepted hits.
    std::size_t acceptedCount() const { return std::min(m_accepted.size(), m_hits.size()); }
    /// Distance between random ranges of the library; none if there are too few, and during a
    /// search.
    const std::optional<float>& distanceByChance() const { return m_byChance; }
    /// Number of clips that cannot be compared.
    std::size_t withoutBody() const { return m_rows ? m_rows->withoutBody.size() : 0; }
    /// Why the example cannot be compared; none if it can.
    const std::optional<Error>& error() const { return m_error; }

signals:
    /// The example or its answer has changed.
    void changed();

private:
    struct Answer;
    /// Decisions about an example.
    struct Decided
    {
        LikenessExample example;
        std::vector<LikenessHit> accepted;
        std::vector<LikenessDecision> decisions;
    };

    void setExample(const std::optional<LikenessExample>& example);
    void search();
    void rank();
    void dropDecisions();
    void showOpen(const std::vector<LikenessHit>& open);
    std::stop_token stopAndBegin();
    void take(Answer answer);
    void fail();
    std::vector<std::uint64_t> motionVersions() const;

    LibraryDocument& m_document;
    std::stop_source m_stop; ///< of the last search
    LatestWork m_work;
    std::optional<LikenessExample> m_example;
    bool m_findsMirrored = false;
    bool m_isSearching = false;
    bool m_hasFailed = false;
    std::vector<LikenessHit> m_found; ///< all hits, in the order found
    std::vector<LikenessHit> m_accepted;
    std::vector<LikenessDecision> m_decisions;
    std::vector<Decided> m_before; ///< about other examples
    std::vector<LikenessHit> m_hits;
    std::optional<Error> m_error;
    std::optional<float> m_byChance;
    std::shared_ptr<const LibraryLikeness> m_rows;
    std::vector<std::uint64_t> m_versions; ///< of the motions that the rows were computed from, by clip
};

} // namespace tagline
