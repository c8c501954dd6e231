#pragma once

// PresetStage plays a preset of a library as the window does, for programs without one: its clips on one
// figure, its tags, and the way over the ground.

#include "core/io/PresetPlaying.h"
#include "core/staging/Stage.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace tagline {

/// A layer whose weight follows nothing, for its source means nothing there.
struct UnmetSource
{
    std::size_t track = 0; ///< the layer, a place in the preset
    Error why;
};

class PresetStage
{
public:
    /// The step in which time runs, nanoseconds: 60 pictures a second.
    static constexpr std::int64_t step = 16'666'667;

    /// Sets a preset up from its beginning. All tracks play on the figure of the last one, as in the window.
    /// Clips that wait for a retarget map are carried over; work grows with their frames times joints.
    PresetStage(const ClipLibrary& library, const ControllerPreset& preset);

    /// Whether no track has a clip that can be shown: nothing plays then, and what follows is not to be
    /// asked.
    bool isEmpty() const { return !m_controller; }
    /// The tracks whose clip cannot be shown, as places in the preset.
    const std::vector<std::size_t>& missingTracks() const { return m_missing; }
    /// The layers that were to follow a value which their source does not have.
    const std::vector<UnmetSource>& unmetSources() const { return m_unmet; }
    /// One for each track of the preset; not valid where it is missing.
    const PlayedPreset& played() const { return m_played; }
    /// The clip that a track of the preset plays. Expects one that is not missing.
    const StagedClip& staged(std::size_t track) const { return m_staged[track]; }
    /// The model whose skeleton and meshes are shown.
    const std::shared_ptr<const ImportedModel>& figure() const { return m_figure; }
    /// The joint that carries the figure while the leading track plays.
    JointIndex root() const;
    /// The name of a tag that events and fades speak of.
    const std::string& tagName(TagId tag) const { return m_vocabulary[tag].name; }

    const AnimationController& controller() const { return *m_controller; }
    /// The events since the beginning, in order.
    const std::vector<TagEvent>& events() const { return m_events; }
    /// Advances in steps of 1/60 s and the remainder.
    void advance(std::int64_t nanoseconds);
    /// The pose, at the place to which the motion that the preset extracts has moved the figure.
    Pose pose();
    /// The weights of the figure's morph targets; empty if it has none.
    std::vector<float> morphWeights() const;

private:
    std::vector<StagedClip> stagedTracks(const ClipLibrary& library, const ControllerPreset& preset) const;
    PresetClip clipFor(const ClipLibrary& library, const PresetTrack& track, const StagedClip& staged,
                       std::span<const std::string> syncTags);
    TagId heardTag(TagId tag, bool isMirrored);
    std::shared_ptr<const std::vector<float>> valuesFor(const ClipLibrary& library, std::size_t layer,
                                                        const WeightSource& source, const PresetTrack& asked);
    void collectEvents();

    TagVocabulary m_vocabulary; ///< the library's, and partners of tags that it does not know
    std::vector<StagedClip> m_staged;
    std::vector<std::size_t> m_missing;
    std::vector<UnmetSource> m_unmet;
    std::shared_ptr<const ImportedModel> m_figure;
    std::optional<AnimationController> m_controller;
    PlayedPreset m_played;
    GroundTransform m_placement;
    TagEventLog::Cursor m_cursor = 0;
    std::vector<TagEvent> m_events;
};

} // namespace tagline
