#pragma once

// BlendSpaceSession plays ranges of clips, blended by the position of a puck among them.

#include "app/document/playing/PoseSource.h"
#include "core/animation/blending/BlendSpace.h"
#include "core/playback/controller/AnimationController.h"
#include "core/staging/BlendSamples.h"

#include <functional>
#include <optional>

namespace tagline {

class ClipPreparation;

/// All samples play on one figure, that of the first sample that can be shown; those that do not fit it play
/// as far as names go, and playing() says so. A sample starts to play when its weight first exceeds 0; with
/// the same marks in the same order it is in step with the others.
///
/// It plays from its keys until it is baked. A sample that has to be carried over first is left out until
/// then: the others share its weight. The neighbours of weighted samples are prepared ahead.
class BlendSpaceSession : public PoseSource
{
    Q_OBJECT

public:
    /// Stages a clip on this figure, or on its own if there is none yet. Empty if the clip cannot be shown.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;

    using PoseSource::PoseSource;

    /// Sets the queue that prepares clips in the background; it must outlive this object. Without one nothing
    /// is baked, and clips that wait to be carried over are never shown.
    void setPreparation(ClipPreparation& preparation);
    /// Sets the staging, and drops all staged clips: files or the character have changed.
    void setStaging(Staging staging);
    /// Sets the function that returns the sync marks of clips.
    void setSyncMarks(std::function<std::vector<SyncMark>(ClipId)> marksOf)
    {
        m_marksOf = std::move(marksOf);
    }
    /// Sets other samples, which start again; does nothing if they are equal. The puck keeps its place, as
    /// far as possible.
    void setSamples(std::vector<BlendSample> samples);
    const std::vector<BlendSample>& samples() const { return m_samples; }
    const BlendSpace& space() const { return m_space; }

    /// Position of the puck: always among the samples.
    glm::dvec2 puck() const { return m_puck; }
    /// Moves the puck, no further than the border.
    void setPuck(glm::dvec2 place);
    /// One weight per sample, at the puck's position.
    std::span<const float> weights() const { return m_weights; }
    /// Prepares the space to be shown. Whether it can be shown: there is a figure.
    bool prepare();
    /// Called when it is no longer shown: clips not begun are not prepared, until prepare().
    void rest();
    /// Number of samples with a weight that are still being prepared.
    int awaitedCount() const;
    /// Whether a sample plays in step with others now.
    bool isInStep(std::size_t sample) const;

    QString title() const override { return tr("Blend space"); }
    const StagedClip& figure() const override { return m_figure; }
    const Pose& pose() override { return m_controller->pose(); }
    std::vector<PlayingClip> playing() const override;
    /// Past places of the root; future ones are not predicted.
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    void advance(std::int64_t nanoseconds) override;

private:
    /// State of a sample.
    struct Played
    {
        StagedClip staged;        ///< its range; empty until it is wanted
        TrackId track;            ///< none until it can be played
        bool isLost = false;      ///< it cannot be shown
        bool isFitting = true;    ///< its clip fits the figure (fitsFigure())
        bool isPreparing = false; ///< in the background
    };

    void restart();
    void weigh();
    void mix();
    void stage(std::size_t sample);
    void begin(std::size_t sample);
    TrackId trackOf(std::size_t sample);

    // Preparing
    void prepareAhead();
    void bake(std::size_t sample);
    void takeBaked(const StagedClip& baked);

    Staging m_staging;
    std::function<std::vector<SyncMark>(ClipId)> m_marksOf;
    std::vector<BlendSample> m_samples;
    BlendSpace m_space;
    glm::dvec2 m_puck{0.0};
    std::vector<float> m_weights;
    StagedClip m_figure;
    std::optional<AnimationController> m_controller;
    std::vector<Played> m_played; ///< one per sample
    ClipPreparation* m_preparation = nullptr;
    bool m_isLookedAt = false;
    std::int64_t m_playedTime = 0;
    JointIndex m_root = noJoint;
    RootRecord m_way{rootMemory};
};

} // namespace tagline
