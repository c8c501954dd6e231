#pragma once

// TransitionSession finds the best frames to go from one query to another, in the background.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/search/SearchWork.h"
#include "core/search/survey/CostTimes.h"
#include "core/search/survey/TransitionPairs.h"

#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// Two queries as typed, and the part of the body that must go on.
struct TransitionWish
{
    QString from;
    QString to;
    TransitionBody body = TransitionBody::Legs;

    bool operator==(const TransitionWish&) const = default;
};

/// A pair, and its cost expressed as time.
struct FoundTransition
{
    TransitionPair pair;
    std::optional<double> seconds; ///< from CostTimes::seconds()
    bool isByHand = false;         ///< a person chose its frames; at most one is so
};

/// Searches again if tags, queries or motion change.
class TransitionSession : public QObject
{
    Q_OBJECT

public:
    /// Most pairs that are kept.
    static constexpr std::size_t most = 200;

    TransitionSession(const LibraryDocument& document, std::shared_ptr<BodyCache> bodies,
                      QObject* parent = nullptr);
    /// Stops the search.
    ~TransitionSession() override;

    /// Sets the wish and searches; an empty text is not a query yet: nothing is searched.
    void ask(const TransitionWish& wish);
    /// Stops the search and keeps the wish; called when it is no longer shown.
    void stop();
    void clear();

    const TransitionWish& wish() const { return m_wish; }
    bool isSearching() const { return m_isSearching; }
    /// The pairs, best first; during a search those of the last answer, perhaps of clips that are gone.
    const std::vector<FoundTransition>& found() const { return m_found; }
    /// Adds a pair that a person chose to found(), until the next such pair or other queries; a found pair
    /// stays as it is. Returns its index in found(). Expects clips and a cost of the store.
    std::size_t takeByHand(const TransitionPair& pair);
    /// The store that found() was compared by; null before the first answer.
    std::shared_ptr<const FeatureStore> store() const;
    /// A cost of that store as CostTimes::seconds().
    std::optional<double> seconds(float cost) const;
    /// Whether found() is the answer to the wish.
    bool isAnswered() const { return m_isAnswered; }
    /// Whether the search failed: there is no answer. BackgroundFailures reports why.
    bool hasFailed() const { return m_hasFailed; }
    /// Why a text is no valid query; none if it is valid or empty.
    const std::optional<Error>& fromError() const { return m_fromError; }
    const std::optional<Error>& toError() const { return m_toError; }
    /// Number of clips that cannot be compared.
    std::size_t withoutBody() const { return m_withoutBody; }

signals:
    /// The wish or its answer has changed.
    void changed();

private:
    struct Answer;
    /// Data computed once for the same bodies.
    struct Store
    {
        std::shared_ptr<const LibraryBodies> bodies;
        TransitionBody body = TransitionBody::Legs;
        FeatureStore store;
        CostTimes times;
    };

    void search();
    std::optional<QueryExpression> parsed(const QString& text, std::optional<Error>& error) const;
    static Answer answered(const SearchWork& work, std::shared_ptr<const Store> store, TransitionBody body,
                           const QueryExpression& from, const QueryExpression& to);
    void putByHand();
    std::stop_token stopAndBegin();
    void take(Answer answer);
    void fail();

    const LibraryDocument& m_document;
    std::shared_ptr<BodyCache> m_bodies;
    TransitionWish m_wish;
    bool m_isSearching = false;
    bool m_isAnswered = false;
    bool m_hasFailed = false;
    std::vector<FoundTransition> m_found;
    std::optional<TransitionPair> m_byHand; ///< a person's pair for this wish; its clips may be gone
    std::optional<Error> m_fromError, m_toError;
    std::size_t m_withoutBody = 0;
    std::shared_ptr<const Store> m_store;
    std::stop_source m_stop; ///< of the last search
    LatestWork m_work;       // last: running work ends before other members go
};

} // namespace tagline
