#pragma once

// LikenessSession finds in the background what moves like an example.

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

/// The rows of all clips are computed with the first question, and again once a clip has other motion.
class LikenessSession : public QObject
{
    Q_OBJECT

public:
    /// So many hits are kept.
    static constexpr std::size_t most = 500;

    explicit LikenessSession(LibraryDocument& document, QObject* parent = nullptr);
    /// Stops what is searched.
    ~LikenessSession() override;

    /// Expects frames of a clip of the library. What was decided about them before is decided still, until
    /// clips have other motion.
    void ask(const LikenessExample& example, bool findsMirrored);
    void clear();

    const std::optional<LikenessExample>& example() const { return m_example; }
    bool isSearching() const { return m_isSearching; }
    /// Whether the search broke off: there is no answer. Why, BackgroundFailures tells.
    bool hasFailed() const { return m_hasFailed; }
    /// Accepts or rejects a hit. It goes to its place at once; the open ones are ranked anew in the
    /// background. Expects one of the open hits.
    void decide(std::size_t hit, bool isAccepted);
    /// Every hit is open again.
    void forgetDecisions();
    /// In the order in which they were made.
    const std::vector<LikenessDecision>& decisions() const { return m_decisions; }

    /// First the accepted ones, then the open ones, the nearest first; none while it searches.
    const std::vector<LikenessHit>& hits() const { return m_hits; }
    /// So many of the hits are accepted.
    std::size_t acceptedCount() const { return std::min(m_accepted.size(), m_hits.size()); }
    /// How far ranges of the library are from each other that nobody chose; none where there are too few, and
    /// while it searches.
    const std::optional<float>& distanceByChance() const { return m_byChance; }
    /// The clips that cannot be compared.
    std::size_t withoutBody() const { return m_rows ? m_rows->withoutBody.size() : 0; }
    /// Why the example cannot be compared; none where it can.
    const std::optional<Error>& error() const { return m_error; }

signals:
    /// Another example, or its answer.
    void changed();

private:
    struct Answer;
    /// What was decided about an example.
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
    std::stop_source m_stop; ///< of the search that was begun last
    LatestWork m_work;
    std::optional<LikenessExample> m_example;
    bool m_findsMirrored = false;
    bool m_isSearching = false;
    bool m_hasFailed = false;
    std::vector<LikenessHit> m_found; ///< all, as they were found
    std::vector<LikenessHit> m_accepted;
    std::vector<LikenessDecision> m_decisions;
    std::vector<Decided> m_before; ///< about other examples
    std::vector<LikenessHit> m_hits;
    std::optional<Error> m_error;
    std::optional<float> m_byChance;
    std::shared_ptr<const LibraryLikeness> m_rows;
    std::vector<std::uint64_t> m_versions; ///< of the motions that the rows are of, by clip
};

} // namespace tagline
