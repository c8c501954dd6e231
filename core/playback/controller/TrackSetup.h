#pragma once

// TrackSetup is how a person wants a track to play, as a preset keeps it.

#include "core/animation/blending/LayeringJob.h"
#include "core/playback/ClipClock.h"
#include "core/playback/PlayCurve.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The largest play count that files keep and people set.
constexpr int mostPlays = 1'000'000;
/// The largest value by which a weight goes, that files keep and people set; least: the same below 0.
constexpr double mostWeightValue = 1'000'000.0;

/// Source of a layer's weight besides its curve: values of a clip's frames, from weight 0 at one value
/// to the whole weight at another.
struct WeightSource
{
    /// A signal, a property or a tag, in the syntax of queries; empty: nothing.
    std::string value;
    std::optional<std::int32_t> track; ///< whose clip is asked, a row; none: the layer's own
    double nothingAt = 0.0;            ///< weight 0 at this value and beyond it; never `allAt`
    double allAt = 1.0;                ///< the layer's whole weight

    bool isEmpty() const { return value.empty(); }
    bool operator==(const WeightSource&) const = default;
};

struct TrackSetup
{
    double speed = 1.0;
    LoopMode loopMode = LoopMode::Loop;
    int playCount = 0;        ///< of a track that loops or turns round, before it holds; 0: for ever
    PlayCurve timeCurve = {}; ///< which part of its clip is shown as time goes on; empty: evenly
    bool isEnabled = true;
    bool isPaused = false;               ///< begins so, and stands until it is played
    bool isMirrored = false;             ///< left and right are swapped
    bool isInStep = false;               ///< keeps in step with the other tracks that do, by their tags
    std::optional<LayerKind> layer;      ///< none: it is faded to and from
    float weight = 1.0f;                 ///< of a layer, 0 … 1
    PlayCurve weightCurve = {};          ///< of a layer: what its weight is multiplied with on the way
    WeightSource weightSource = {};      ///< of a layer: whose value it is multiplied with too
    std::vector<std::string> maskJoints; ///< a layer takes these joints and all below them; none: every joint
    Frame referenceFrame = 0;            ///< of a layer's clip: the pose that adds nothing

    bool isLayer() const { return layer.has_value(); }
    bool operator==(const TrackSetup&) const = default;
};

} // namespace tagline
