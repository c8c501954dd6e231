#pragma once

// Stage decides on which figure a clip is shown: the preview character where its joints match or are mapped,
// else the clip's own.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/library/ClipLibrary.h"
#include "core/time/FrameRange.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A clip on a figure, ready to be sampled. All parts are shared and immutable.
struct StagedClip
{
    std::shared_ptr<const ImportedModel>
        figure;                               ///< whose skeleton and meshes are shown; null: nothing to show
    std::shared_ptr<const Skeleton> skeleton; ///< the figure's
    std::shared_ptr<const Clip> clip;         ///< has no keys where it is baked
    std::shared_ptr<const ClipBinding> binding;
    std::shared_ptr<const BakedClip> baked = nullptr; ///< null: the clip's keys are sampled

    // Origin
    std::shared_ptr<const ImportedModel> source = nullptr; ///< whose clip it is; null: of no file
    std::size_t place = 0;                                 ///< in its clips
    std::optional<FrameRange> part = std::nullopt;         ///< the frames of it that the clip is; none: all
    std::shared_ptr<const RetargetMap> map = nullptr; ///< carries it over to the figure; null: bound by name
    bool isCarriedOver = false; ///< the clip is what the map made of the file's; until then it is the file's

    bool isEmpty() const { return !figure; }
    bool waitsForMap() const { return map && !isCarriedOver; }
    /// Whether both are the same clip on the same figure by the same map, in whatever form.
    bool isSameAs(const StagedClip& other) const;
};

/// The n-th clip of a model, kept alive with it.
std::shared_ptr<const Clip> clipOf(const std::shared_ptr<const ImportedModel>& model, std::size_t index);

/// How a figure takes a clip by the names of its joints alone.
enum class NameFit {
    Good,           ///< half of the clip's channels find a joint, and turn it as they turn their own
    RestsOtherwise, ///< they find joints, but the figure rests otherwise: its pose would be broken
    OtherNames      ///< they find too few
};
/// Expects a clip of a file, with a figure. `own` is the skeleton that the clip was made for.
NameFit nameFit(const StagedClip& staged, const Skeleton& own);

/// A clip of a library as it is to be shown. The figure is the library's character where that takes the clip
/// by its joints' names (NameFit::Good), or the library has a map for it; else the clip's own file where that
/// has a mesh; else the file with a mesh that fits best, if it takes nine channels of ten; else the clip's
/// own skeleton. Empty if the clip's model is not there. With a map it waits to be carried over: see
/// ClipPreparation.
StagedClip stagedIn(const ClipLibrary& library, ClipId clip);
/// The clip on a given figure: by the library's map if it is the character and has one.
StagedClip stagedIn(const ClipLibrary& library, ClipId clip,
                    const std::shared_ptr<const ImportedModel>& figure);

/// Whether the figure moves as the clip means it: it is that of the clip's file, a map carries the clip over,
/// or the names of the joints do (NameFit::Good). A clip of no file fits. Expects one that is not empty.
bool fitsFigure(const StagedClip& staged);
/// The clip on a given figure where it fits that, else as without one.
StagedClip stagedWhereItFits(const ClipLibrary& library, ClipId clip,
                             const std::shared_ptr<const ImportedModel>& figure);

/// The clip on a figure by a map that the library need not have: for trying. It waits to be carried over.
StagedClip stagedByMap(const ClipLibrary& library, ClipId clip,
                       const std::shared_ptr<const ImportedModel>& figure,
                       std::shared_ptr<const RetargetMap> map);

/// A range of a clip as a clip of its own (clipPart()). Expects keys, and a range within the clip that is not
/// empty.
StagedClip stagedPart(const StagedClip& staged, FrameRange part);

/// The clip as its map makes it move its figure, with keys. Expects one that waits for its map. Work grows
/// with frames times joints.
StagedClip carriedOverClip(const StagedClip& staged);

/// The clip on exactly this figure, whatever matches.
StagedClip stagedOn(const std::shared_ptr<const ImportedModel>& figure, std::shared_ptr<const Clip> clip);

/// The joint that carries the figure while the clip plays; noJoint for none. Expects one that is not empty.
JointIndex rootOf(const StagedClip& staged);

/// Names without a partner: channels that the figure has no joint for, joints that the clip does not
/// move.
struct MissingNames
{
    std::vector<std::string> channels;
    std::vector<std::string> joints;
};
MissingNames missingNames(const StagedClip& staged);

} // namespace tagline
