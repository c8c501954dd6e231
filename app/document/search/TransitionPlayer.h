#pragma once

// TransitionPlayer plays one transition: a second before it, the inertial transition, and a second after
// it.

#include "app/document/playing/ControllerSession.h"
#include "core/search/survey/TransitionPairs.h"

#include <optional>

namespace tagline {

/// A blend of its own: that of the person stays unchanged. The figure is placed where its motion takes it, as
/// in a game. A transition to another figure is a cut: poses of two figures are never blended.
class TransitionPlayer : public ControllerSession
{
    Q_OBJECT

public:
    using ControllerSession::ControllerSession;

    /// Sets up the transition from its beginning: less than a second before it if the clip starts later.
    /// False if a clip cannot be shown (`from` or `to` is empty); nothing is set up then.
    bool setPair(const TransitionPair& pair, StagedClip from, StagedClip to);

    QString title() const override;
    /// Stops a second after the end of the transition; if played again, it goes on.
    void advance(std::int64_t nanoseconds) override;

private:
    /// The other side of a transition to another figure.
    struct Cut
    {
        std::int64_t begin = 0; ///< by nanoseconds()
        FeaturePlace place;
        StagedClip staged;
    };

    void takeCut();

    std::optional<Cut> m_cut;          ///< none once it was reached
    std::optional<std::int64_t> m_end; ///< end by nanoseconds(); none once it was reached
};

} // namespace tagline
