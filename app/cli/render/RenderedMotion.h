#pragma once

// RenderedMotion gives the pose of a figure for each picture of `tagline render`: of one clip, or of a
// cross-fade.

#include "app/cli/render/RenderOptions.h"
#include "core/animation/figure/Pose.h"
#include "core/import/ImportedModel.h"
#include "core/motion/figure/RootTrail.h"
#include "core/playback/controller/AnimationController.h"
#include "core/staging/JointPath.h"
#include "core/staging/morphs/FigureMorphs.h"
#include "render/GhostPose.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tagline {

/// A model's clip that was asked for. It keeps the model alive.
using ClipPointer = std::shared_ptr<const Clip>;

/// The clip that a reference names; the first one where it names none; null where the model has no clip and
/// none was named. Errors: "render.no-such-clip" with the names that there are.
Result<ClipPointer> referencedClip(const std::shared_ptr<const ImportedModel>& model,
                                   const ClipReference& reference);

/// The clip of a model as the figure can play it: carried over by parts of the body where that is asked for;
/// else the clip itself. Null for none. Errors: "render.no-such-frame" of the reference.
Result<ClipPointer> fittingClip(const ImportedModel& model, const ClipPointer& clip, const Skeleton& figure,
                                const RenderOptions& options);

class RenderedMotion
{
public:
    /// `clip` may be null: the figure then stands in its rest pose, for the one frame 0. `blendTarget` is
    /// null for no cross-fade. Errors: "render.no-such-frame"; "render.other-figure" where a clip moves no
    /// joint of the skeleton.
    static Result<RenderedMotion> create(const Skeleton& skeleton, ClipPointer clip, ClipPointer blendTarget,
                                         const RenderOptions& options);

    /// The pose of a frame. Expects frames in rising order.
    const Pose& pose(Frame frame);
    /// What each clip says of a figure's face in the pose that was asked for last.
    std::vector<MorphShare> morphShares() const;
    /// The poses around a frame, that many frames apart, with the faces that the figure's `morphs` have there;
    /// none in the rest pose.
    std::vector<GhostPose> ghosts(Frame frame, Frame step, FigureMorphs& morphs) const;
    /// Where the root is as long before and after a frame, thirty times a second; empty in the rest pose.
    std::vector<RootMoment> rootTrail(Frame frame, std::int64_t nanoseconds) const;
    /// Where a joint is, from so many frames before a frame to as many after it; the same.
    JointWay jointWay(JointIndex joint, Frame frame, Frame each) const;
    /// The joint that carries the figure; noJoint for none.
    JointIndex root() const { return m_root; }
    /// The clip's; one frame a second in the rest pose.
    FrameRate rate() const { return m_clip ? m_clip->rate : FrameRate{1, 1}; }
    std::int64_t nanosecondsPerFrame() const { return rate().nanoseconds(1.0); }
    /// What did not find its joint or its channel, for people; empty where all did.
    const QStringList& gaps() const { return m_gaps; }

private:
    explicit RenderedMotion(const Skeleton& skeleton);
    Pose clipPose(Frame frame) const;
    Result<TrackId> addTrack(const ClipPointer& clip, const QString& file);

    AnimationController m_controller;
    ClipPointer m_clip;
    std::vector<std::pair<TrackId, ClipPointer>> m_tracks;
    Frame m_at = 0; ///< the frame that the controller is at
    std::optional<Frame> m_blendAt;
    TrackId m_blendTrack;
    Transition m_transition;
    JointIndex m_root = noJoint;
    QStringList m_gaps;
};

} // namespace tagline
