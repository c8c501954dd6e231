#pragma once

// TransitionCostSession computes the costs of transitions around one pair of frames, in the background.

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
    /// Time before and after both frames within which rows are compared.
    static constexpr double aroundSeconds = 1.0;

    explicit TransitionCostSession(QObject* parent = nullptr);
    /// Stops the computation.
    ~TransitionCostSession() override;

    /// Computes the costs around a pair, instead of any running computation. The former costs stay until the
    /// answer is there, if they are of the same store.
    void ask(std::shared_ptr<const FeatureStore> store, const TransitionPair& around);
    /// Stops the computation; called when it is no longer shown.
    void clear();

    bool isComputing() const { return m_isComputing; }
    /// The last answer.
    const std::optional<TransitionCosts>& costs() const { return m_costs; }
    /// Whether the answer is of a store and contains the pair.
    bool holds(const std::shared_ptr<const FeatureStore>& store, const TransitionPair& pair) const;

signals:
    void changed();

private:
    void take(std::optional<TransitionCosts> costs);

    std::shared_ptr<const FeatureStore> m_store; ///< of the last request
    bool m_isComputing = false;
    std::optional<TransitionCosts> m_costs;
    std::stop_source m_stop; ///< of the last work
    LatestWork m_work;       // last: running work ends before other members go
};

} // namespace tagline
