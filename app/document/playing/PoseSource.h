#pragma once

// PoseSource is a player of its own that can be shown instead of the clip on the timeline.

#include <QObject>
#include <QString>

#include "core/animation/figure/Pose.h"
#include "core/motion/figure/RootTrail.h"
#include "core/staging/Stage.h"
#include "core/support/StrongId.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

/// A clip that takes part in a pose.
struct PlayingClip
{
    ClipId clip;
    double frame = 0.0;      ///< fractional frames of the clip
    float weight = 0.0f;     ///< 0 … 1; the weights of layers are in addition
    bool isMirrored = false; ///< its tags are replaced by their partners
    bool isForeign = false;  ///< it does not fit the figure (fitsFigure())

    bool operator==(const PlayingClip&) const = default;
};

/// Has no clock: its owner calls advance().
class PoseSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Title for people: "Blend".
    virtual QString title() const = 0;
    /// The figure of the pose; empty if nothing can be shown.
    virtual const StagedClip& figure() const = 0;
    virtual const Pose& pose() = 0;
    /// The clips that take part in the present pose, the leading one first.
    virtual std::vector<PlayingClip> playing() const = 0;
    /// Past and future places of the figure's root, within this time around the shown moment; empty if
    /// unknown.
    virtual std::vector<RootMoment> rootTrail(std::int64_t nanoseconds);
    /// The clip played at this time from the shown moment, negative before it; none if unknown.
    virtual std::optional<PlayingClip> playedAt(std::int64_t nanoseconds) const;
    virtual bool isPlaying() const { return m_isPlaying; }
    virtual void setPlaying(bool isPlaying);
    /// Goes to the beginning; false if there is none.
    virtual bool goToBeginning() { return false; }
    /// Advances the time while playing. Expects ≥ 0.
    virtual void advance(std::int64_t nanoseconds) = 0;

signals:
    /// Another figure is shown.
    void figureChanged();
    /// The pose of the figure has changed.
    void poseChanged();
    /// Any other change: clips, weights, state.
    void changed();

private:
    bool m_isPlaying = true;
};

/// Time for which a source remembers the places of its root, nanoseconds.
inline constexpr std::int64_t rootMemory = 2'000'000'000;

} // namespace tagline
