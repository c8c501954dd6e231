#pragma once

// PoseSource is something that plays by itself and can be shown instead of the clip on the timeline.

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
    float weight = 0.0f;     ///< 0 … 1; layers beside the others
    bool isMirrored = false; ///< its tags are those of their partners

    bool operator==(const PlayingClip&) const = default;
};

/// Knows no clock: whoever owns one calls advance().
class PoseSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The title for people: "Blend".
    virtual QString title() const = 0;
    /// Whose pose it is; empty where nothing can be shown.
    virtual const StagedClip& figure() const = 0;
    virtual const Pose& pose() = 0;
    /// What is heard in the pose now, the clip that leads first.
    virtual std::vector<PlayingClip> playing() const = 0;
    /// Where the figure's root was and will be, as long before and after what is shown; empty where that is
    /// not known.
    virtual std::vector<RootMoment> rootTrail(std::int64_t nanoseconds);
    /// What was heard as long before what is shown, or will be after; none where that is not known.
    virtual std::optional<PlayingClip> playedAt(std::int64_t nanoseconds) const;
    virtual bool isPlaying() const { return m_isPlaying; }
    virtual void setPlaying(bool isPlaying);
    /// Goes to where it begins; false where it has no such moment.
    virtual bool goToBeginning() { return false; }
    /// Lets time pass while it plays. Expects ≥ 0.
    virtual void advance(std::int64_t nanoseconds) = 0;

signals:
    /// Another figure.
    void figureChanged();
    /// The figure is in another pose.
    void poseChanged();
    /// Anything else: what plays, and how.
    void changed();

private:
    bool m_isPlaying = true;
};

/// How long a source remembers where its root was.
inline constexpr std::int64_t rootMemory = 2'000'000'000;

} // namespace tagline
