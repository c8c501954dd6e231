#pragma once

// Stage decides on which figure a clip is shown: the preview character where its joints match, else the
// clip's own.

#include "core/animation/ClipBinding.h"
#include "core/library/ClipLibrary.h"

#include <memory>
#include <string>
#include <vector>

namespace tagline {

/// A clip on a figure, ready to be sampled. All parts are shared and immutable.
struct StagedClip
{
    std::shared_ptr<const ImportedModel>
        figure;                               ///< whose skeleton and meshes are shown; null: nothing to show
    std::shared_ptr<const Skeleton> skeleton; ///< the figure's
    std::shared_ptr<const Clip> clip;
    std::shared_ptr<const ClipBinding> binding;

    bool isEmpty() const { return !figure; }
};

/// The n-th clip of a model, kept alive with it.
std::shared_ptr<const Clip> clipOf(const std::shared_ptr<const ImportedModel>& model, std::size_t index);

/// A clip of a library as it is to be shown. The figure is the library's character where half of the clip's
/// channels find a joint there; else the clip's own file where that has a mesh; else the file with a mesh
/// that fits best, if it takes nine channels of ten; else the clip's own skeleton. Empty where the clip's
/// model is not there.
StagedClip stagedIn(const ClipLibrary& library, ClipId clip);

/// The same for a clip that plays beside others: on their figure, where there is one.
StagedClip stagedBeside(const ClipLibrary& library, ClipId clip,
                        const std::shared_ptr<const ImportedModel>& figure);

/// The clip on exactly this figure, whatever matches.
StagedClip stagedOn(const std::shared_ptr<const ImportedModel>& figure, std::shared_ptr<const Clip> clip);

/// What finds no partner, by name: channels that the figure has no joint for, joints that the clip does not
/// move.
struct MissingNames
{
    std::vector<std::string> channels;
    std::vector<std::string> joints;
};
MissingNames missingNames(const StagedClip& staged);

} // namespace tagline
