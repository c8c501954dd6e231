#pragma once

// TransitionPlayer plays one transition: a second before it, over it by an inertial transition, and a second
// after it.

#include "app/document/playing/ControllerSession.h"
#include "core/search/survey/TransitionPairs.h"

#include <optional>

namespace tagline {

/// A blend of its own: the one that a person set up stays as it is. The figure is put where its motion takes
/// it, as a game does.
class TransitionPlayer : public ControllerSession
{
    Q_OBJECT

public:
    using ControllerSession::ControllerSession;

    /// Sets the transition up from its beginning: less than a second before where the clip has no more. False
    /// where a clip cannot be shown (`from` or `to` is empty); nothing is set up then.
    bool setPair(const TransitionPair& pair, StagedClip from, StagedClip to);

    QString title() const override;
    /// It stops a second after the transition has ended; played again it goes on.
    void advance(std::int64_t nanoseconds) override;

private:
    std::optional<std::int64_t> m_end; ///< of what is set up, by nanoseconds(); none once it was reached
};

} // namespace tagline
