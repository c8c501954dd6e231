#pragma once

// PictureMarks are drawn around the figure in pictures that are exported, as the window shows them: poses
// of other moments, the way over the ground, contacts, axes, the way of a joint.

#include "app/pictures/PictureStudio.h"
#include "core/motion/ClipMotions.h"
#include "core/staging/ClipTrail.h"
#include "core/staging/GhostFrames.h"
#include "core/staging/JointPath.h"
#include "core/staging/Stage.h"
#include "core/staging/morphs/FigureMorphs.h"
#include "render/passes/ContactDiscs.h"

#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// The marks that are wanted, as a value.
struct PictureMarks
{
    std::optional<GhostSettings> ghosts; ///< none: no ghosts
    std::vector<FrameRange> ghostRanges; ///< they stand at these ranges' edges; none: around each frame
    bool hasTrail = false;               ///< the way of the root over the ground
    glm::vec3 trailColour{0.5f}, tickColour{0.5f}, contactColour{0.5f}; ///< sRGB
    std::shared_ptr<const ClipMotions> motions;  ///< contacts of these motions are marked; null: none are
    std::shared_ptr<const ImportedModel> source; ///< of the clip, for its contacts
    ClipId clip;                                 ///< the clip whose contacts are marked
    bool hasAxes = false;                        ///< of each joint's space
    JointIndex pathJoint = noJoint;              ///< its path through space is drawn
};

/// Adds the marks to moments of a clip. For one thread.
class MarkDrawing
{
public:
    /// Both must live as long as this. Measures contacts if they are wanted.
    MarkDrawing(const PictureMarks& marks, const StagedClip& clip);

    /// `morphs` are the figure's: ghosts have the faces of their frames.
    void addTo(PictureMoment& moment, Frame frame, const SceneColours& colours, FigureMorphs& morphs);

private:
    void addGhosts(PictureMoment& moment, Frame frame, FigureMorphs& morphs) const;
    void addTrail(PictureMoment& moment, Frame frame);

    const PictureMarks& m_marks;
    const StagedClip& m_clip;
    ClipTrail m_trail;
    JointPath m_path;
    std::vector<FootContacts> m_feet;
};

} // namespace tagline
