#pragma once

// TransitionCostSession computes in the background what it costs to go over around one transition.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "core/search/survey/TransitionCosts.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace tagline {

class TransitionCostSession : public QObject
{
    Q_OBJECT

public:
    /// So far from both frames are rows compared.
    static constexpr double aroundSeconds = 1.0;

    explicit TransitionCostSession(QObject* parent = nullptr);
    /// Stops what is computed.
    ~TransitionCostSession() override;

    /// Computes the costs around a pair, and stops what is computed around another. What was computed stays
    /// until the answer is there, where it is of the same store.
    void ask(std::shared_ptr<const FeatureStore> store, const TransitionPair& around);
    /// Nobody looks any more: what is computed stops.
    void clear();

    bool isComputing() const { return m_isComputing; }
    /// The last answer.
    const std::optional<TransitionCosts>& costs() const { return m_costs; }
    /// Whether the answer is of a store and the pair lies in it.
    bool holds(const std::shared_ptr<const FeatureStore>& store, const TransitionPair& pair) const;

signals:
    void changed();

private:
    void take(std::optional<TransitionCosts> costs);

    std::shared_ptr<const FeatureStore> m_store; ///< of what was asked for last
    bool m_isComputing = false;
    std::optional<TransitionCosts> m_costs;
    std::stop_source m_stop; ///< of the work that was begun last
    LatestWork m_work;       // last: what runs ends before the rest goes
};

} // namespace tagline
