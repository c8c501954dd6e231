#include "app/document/search/TransitionSession.h"

#include "core/library/ClipFacts.h"
#include "core/library/LibraryQueries.h"
#include "core/search/survey/TransitionCosts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {

/// Result of a search, and the store that it used.
struct TransitionSession::Answer
{
    std::shared_ptr<const Store> store;
    std::vector<FoundTransition> found;
};

TransitionSession::TransitionSession(const LibraryDocument& document, std::shared_ptr<BodyCache> bodies,
                                     QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_bodies(std::move(bodies))
    , m_work(*this)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) return clear();
        if (m_isAnswered || m_isSearching || m_hasFailed || m_fromError || m_toError)
            if (change.areSourcesChanged || change.areSheetsChanged || change.parts.hasAny(partsOfAnswers()))
                search();
    });
}

TransitionSession::~TransitionSession() { m_stop.request_stop(); }

/// Stops the running search, and returns the token of the next.
std::stop_token TransitionSession::stopAndBegin()
{
    m_stop.request_stop();
    m_stop = {};
    return m_stop.get_token();
}

void TransitionSession::ask(const TransitionWish& wish)
{
    if (wish != m_wish) m_byHand.reset();
    m_wish = wish;
    search();
}

void TransitionSession::stop()
{
    m_work.drop();
    stopAndBegin();
    m_isSearching = m_isAnswered = m_hasFailed = false;
    m_found.clear();
    m_byHand.reset();
    m_fromError.reset();
    m_toError.reset();
    m_withoutBody = 0;
    m_store.reset();
    emit changed();
}

void TransitionSession::clear()
{
    m_wish = {};
    stop();
}

std::size_t TransitionSession::takeByHand(const TransitionPair& pair)
{
    std::erase_if(m_found, [](const FoundTransition& each) { return each.isByHand; });
    m_byHand = pair;
    const auto isKnown = [&](const FoundTransition& each) {
        return each.pair.from == pair.from && each.pair.to == pair.to;
    };
    auto place = std::ranges::find_if(m_found, isKnown);
    if (place == m_found.end()) {
        const auto costOf = [](const FoundTransition& each) { return each.pair.cost; };
        place = m_found.insert(std::ranges::upper_bound(m_found, pair.cost, {}, costOf),
                               {pair, seconds(pair.cost), true});
    }
    return std::size_t(place - m_found.begin());
}

std::shared_ptr<const FeatureStore> TransitionSession::store() const
{
    return m_store ? std::shared_ptr<const FeatureStore>(m_store, &m_store->store) : nullptr;
}

std::optional<double> TransitionSession::seconds(float cost) const
{
    return m_store ? m_store->times.seconds(double(cost)) : std::nullopt;
}

std::optional<QueryExpression> TransitionSession::parsed(const QString& text,
                                                         std::optional<Error>& error) const
{
    error.reset();
    auto query = parseQuery(text.toStdString(), m_document.library());
    if (query) return std::move(*query);
    if (query.error().code != "query.empty") error = query.error();
    return std::nullopt;
}

TransitionSession::Answer TransitionSession::answered(const SearchWork& work,
                                                      std::shared_ptr<const Store> store, TransitionBody body,
                                                      const QueryExpression& from, const QueryExpression& to)
{
    const auto bodies = work.bodies();
    if (!bodies) return {};
    if (!store || store->bodies != bodies || store->body != body) {
        FeatureStore made(transitionSchema(body), bodies->sources, false);
        CostTimes times(made);
        store = std::make_shared<const Store>(Store{bodies, body, std::move(made), times});
    }
    Answer answer{store, {}};
    const auto pairs = bestTransitions(store->store, work.playable(store->store, from),
                                       work.playable(store->store, to), most, work.stop);
    for (const TransitionPair& pair : pairs)
        answer.found.push_back({pair, store->times.seconds(double(pair.cost))});
    return answer;
}

void TransitionSession::search()
{
    m_work.drop();
    const std::stop_token stop = stopAndBegin();
    m_isSearching = m_isAnswered = m_hasFailed = false;
    const auto from = parsed(m_wish.from, m_fromError), to = parsed(m_wish.to, m_toError);
    if (!from || !to) {
        m_found.clear();
        return emit changed();
    }
    m_isSearching = true;
    const SearchWork work{std::make_shared<const ClipLibrary>(m_document.library()), m_bodies, stop};
    m_work.start(
        tr("The search for transitions"),
        [this, work, store = m_store, from = *from, to = *to,
         body = m_wish.body](const LatestWork::Tell& tell) {
            Answer answer = answered(work, store, body, from, to);
            if (work.stop.stop_requested()) return;
            tell([this, answer = std::move(answer)]() mutable { take(std::move(answer)); });
        },
        [this] { fail(); });
    emit changed();
}

void TransitionSession::take(Answer answer)
{
    m_isSearching = false;
    m_isAnswered = true;
    m_store = std::move(answer.store);
    m_found = std::move(answer.found);
    m_withoutBody = m_store ? m_store->bodies->withoutBody.size() : 0;
    putByHand();
    emit changed();
}

/// Adds the person's pair to a new answer to the same queries, with its present cost: an edit elsewhere does
/// not remove it. Drops it if its frames are gone, or playing on leads there.
void TransitionSession::putByHand()
{
    if (!m_byHand || !m_store) return;
    if (!m_store->store.holds(m_byHand->from.clip) || !m_store->store.holds(m_byHand->to.clip))
        return m_byHand.reset();
    const TransitionCosts costs = transitionCosts(m_store->store, *m_byHand, 0);
    const auto cell = costs.find(*m_byHand);
    if (!cell || !std::isfinite(costs.at(*cell))) return m_byHand.reset();
    takeByHand(costs.pair(*cell));
}

void TransitionSession::fail()
{
    m_isSearching = false;
    m_hasFailed = true;
    m_found.clear();
    emit changed();
}

} // namespace tagline
