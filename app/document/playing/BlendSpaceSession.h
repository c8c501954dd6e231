#pragma once

// BlendSpaceSession plays ranges of clips blended by where a puck lies among them.

#include "app/document/playing/PoseSource.h"
#include "core/animation/blending/BlendSpace.h"
#include "core/playback/controller/AnimationController.h"
#include "core/staging/BlendSamples.h"

#include <functional>
#include <optional>

namespace tagline {

class ClipPreparation;

/// All samples play on one figure, that of the first that can be shown. A sample begins to play when it first
/// counts; with the same marks in their order it is in step with the others.
///
/// It plays from its keys until it is baked. One that has to be carried over first is left out until then:
/// the others share its part. The neighbours of those that count are prepared ahead.
class BlendSpaceSession : public PoseSource
{
    Q_OBJECT

public:
    /// How a clip is to be shown: on this figure, or on its own where there is none yet. Empty: it cannot be.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;

    using PoseSource::PoseSource;

    /// Who prepares clips in the background; it must live as long as this. Without one nothing is baked, and
    /// clips that wait to be carried over are never shown.
    void setPreparation(ClipPreparation& preparation);
    /// Forgets what was staged and how: files or the character are other ones.
    void setStaging(Staging staging);
    /// Who knows the marks that clips keep in step by.
    void setSyncMarks(std::function<std::vector<SyncMark>(ClipId)> marksOf)
    {
        m_marksOf = std::move(marksOf);
    }
    /// Other samples, which start anew; nothing happens where they are the same. The puck stays, as far as it
    /// can.
    void setSamples(std::vector<BlendSample> samples);
    const std::vector<BlendSample>& samples() const { return m_samples; }
    const BlendSpace& space() const { return m_space; }

    /// Where the puck is: always among the samples.
    glm::dvec2 puck() const { return m_puck; }
    /// Moves it, no further than the border.
    void setPuck(glm::dvec2 place);
    /// One a sample, of the puck's place.
    std::span<const float> weights() const { return m_weights; }
    /// Makes it ready to be shown. Whether it can be: there is a figure.
    bool prepare();
    /// Nobody looks any more: what was not begun is not prepared, until prepare().
    void rest();
    /// Samples that count at the puck and are still being prepared.
    int awaitedCount() const;
    /// Whether a sample plays in step with others now.
    bool isInStep(std::size_t sample) const;

    QString title() const override { return tr("Blend space"); }
    const StagedClip& figure() const override { return m_figure; }
    const Pose& pose() override { return m_controller->pose(); }
    std::vector<PlayingClip> playing() const override;
    /// Where the root was; what comes is not foreseen.
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    void advance(std::int64_t nanoseconds) override;

private:
    /// What became of a sample.
    struct Played
    {
        StagedClip staged;        ///< its range; empty before it was wanted
        TrackId track;            ///< none until it can be played
        bool isLost = false;      ///< it cannot be shown
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
    std::vector<Played> m_played; ///< one a sample
    ClipPreparation* m_preparation = nullptr;
    bool m_isLookedAt = false;
    std::int64_t m_playedTime = 0;
    JointIndex m_root = noJoint;
    RootRecord m_way{rootMemory};
};

} // namespace tagline
