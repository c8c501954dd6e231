#include "app/document/search/TransitionCostSession.h"

#include <utility>

namespace tagline {

TransitionCostSession::TransitionCostSession(QObject* parent)
    : QObject(parent)
    , m_work(*this)
{
}

TransitionCostSession::~TransitionCostSession() { m_stop.request_stop(); }

void TransitionCostSession::ask(std::shared_ptr<const FeatureStore> store, const TransitionPair& around)
{
    m_stop.request_stop();
    m_stop = {};
    if (std::exchange(m_store, std::move(store)) != m_store) m_costs.reset();
    m_isComputing = true;
    m_work.start(
        tr("The picture of a transition's costs"),
        [this, store = m_store, around, stop = m_stop.get_token()](const LatestWork::Tell& tell) {
            TransitionCosts costs = transitionCosts(*store, around, aroundSeconds, stop);
            if (stop.stop_requested()) return;
            tell([this, costs = std::move(costs)]() mutable { take(std::move(costs)); });
        },
        [this] { take({}); });
    emit changed();
}

void TransitionCostSession::clear()
{
    m_work.drop();
    m_stop.request_stop();
    m_stop = {};
    m_store.reset();
    take({});
}

bool TransitionCostSession::holds(const std::shared_ptr<const FeatureStore>& store,
                                  const TransitionPair& pair) const
{
    return m_costs && m_store == store && m_costs->find(pair);
}

void TransitionCostSession::take(std::optional<TransitionCosts> costs)
{
    m_isComputing = false;
    m_costs = std::move(costs);
    emit changed();
}

} // namespace tagline
