#pragma once

// RetargetMap says which joint of one skeleton moves which joint of another.

#include "core/animation/figure/Skeleton.h"
#include "core/support/ExtraKey.h"
#include "core/time/FrameRange.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct JointPair
{
    std::string source;
    std::string target;

    bool operator==(const JointPair&) const = default;
};

/// How a joint stands to its parent, metres.
struct PosedJoint
{
    std::string joint;
    glm::vec3 place{0.0f};
    glm::quat turn{1.0f, 0.0f, 0.0f, 0.0f};

    bool operator==(const PosedJoint&) const = default;
};

/// The pose of the source against which its poses are held, as a person chose it.
struct ChosenReference
{
    std::string clip = {};               ///< that it is a frame of, for people; empty: the rest pose
    Frame frame = 0;                     ///< of that clip
    std::vector<PosedJoint> joints = {}; ///< those that stand otherwise than at rest
    std::vector<ExtraKey> extra = {};    ///< members of other programs in the library file

    bool isRest() const { return clip.empty(); }
    bool operator==(const ChosenReference&) const = default;
};

/// By names, so that it can be kept, edited and used for any two skeletons that have them. A target has one
/// source at most; a source may move several targets.
class RetargetMap
{
public:
    /// In order of addition.
    const std::vector<JointPair>& pairs() const { return m_pairs; }
    bool isEmpty() const { return m_pairs.empty(); }
    /// The source's name; empty if the target has none.
    std::string_view sourceOf(std::string_view target) const;
    /// Gives a target a source; an empty one takes it away.
    void set(std::string_view source, std::string_view target);
    /// None: the pose that referencePose() finds.
    const std::optional<ChosenReference>& reference() const { return m_reference; }
    void setReference(std::optional<ChosenReference> reference) { m_reference = std::move(reference); }

    bool operator==(const RetargetMap&) const = default;

private:
    std::vector<JointPair> m_pairs;
    std::optional<ChosenReference> m_reference;
};

/// Pairs the joints that are the same part of a human body; see BodyJoints. Spines and necks of different
/// lengths are spread over each other. Empty if the hips of one cannot be told.
RetargetMap guessedRetargetMap(const Skeleton& source, const Skeleton& target);

} // namespace tagline
