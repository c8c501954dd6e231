#pragma once

// TransitionSession finds in the background the best frames to go from one query to another.

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

/// Two queries as they were typed, and what must go on.
struct TransitionWish
{
    QString from;
    QString to;
    TransitionBody body = TransitionBody::Legs;

    bool operator==(const TransitionWish&) const = default;
};

/// A pair, and how unlike its frames are as time.
struct FoundTransition
{
    TransitionPair pair;
    std::optional<double> seconds; ///< as CostTimes::seconds()
    bool isByHand = false;         ///< a person chose its frames; at most one is so
};

/// Asks again where tags, queries or motion changed.
class TransitionSession : public QObject
{
    Q_OBJECT

public:
    /// So many pairs are kept.
    static constexpr std::size_t most = 200;

    TransitionSession(const LibraryDocument& document, std::shared_ptr<BodyCache> bodies,
                      QObject* parent = nullptr);
    /// Stops what is searched.
    ~TransitionSession() override;

    /// An empty text is no query yet: nothing is searched.
    void ask(const TransitionWish& wish);
    /// Nobody looks any more: what is searched stops, the wish stays.
    void stop();
    void clear();

    const TransitionWish& wish() const { return m_wish; }
    bool isSearching() const { return m_isSearching; }
    /// The best first; those of the last answer while it searches, of clips that may be gone since.
    const std::vector<FoundTransition>& found() const { return m_found; }
    /// Puts a pair of a person's choice among those that were found, until the next pair or other queries;
    /// one that was found stays as it is. Its place in `found`. Expects clips and a cost of the store.
    std::size_t takeByHand(const TransitionPair& pair);
    /// What `found` was compared by; null before the first answer.
    std::shared_ptr<const FeatureStore> store() const;
    /// A cost of that store as CostTimes::seconds().
    std::optional<double> seconds(float cost) const;
    /// Whether `found` is the answer to the wish.
    bool isAnswered() const { return m_isAnswered; }
    /// Whether the search broke off: there is no answer. Why, BackgroundFailures tells.
    bool hasFailed() const { return m_hasFailed; }
    /// Why a text cannot be asked; none where it can, or is empty.
    const std::optional<Error>& fromError() const { return m_fromError; }
    const std::optional<Error>& toError() const { return m_toError; }
    /// The clips that cannot be compared.
    std::size_t withoutBody() const { return m_withoutBody; }

signals:
    /// Another wish, or its answer.
    void changed();

private:
    struct Answer;
    /// What is computed once for the same bodies.
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
    std::optional<TransitionPair> m_byHand; ///< a person's choice under this wish; its clips may be gone
    std::optional<Error> m_fromError, m_toError;
    std::size_t m_withoutBody = 0;
    std::shared_ptr<const Store> m_store;
    std::stop_source m_stop; ///< of the search that was begun last
    LatestWork m_work;       // last: what runs ends before the rest goes
};

} // namespace tagline
