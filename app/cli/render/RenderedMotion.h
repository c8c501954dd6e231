#pragma once

// RenderedMotion provides the pose of a figure for each picture of `tagline render`: of one clip, or of a
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

/// A clip of a model. It keeps the model alive.
using ClipPointer = std::shared_ptr<const Clip>;

/// The clip that a reference names; the first one if it names none; null if the model has no clip and none
/// was named. Errors: "render.no-such-clip" with the existing names.
Result<ClipPointer> referencedClip(const std::shared_ptr<const ImportedModel>& model,
                                   const ClipReference& reference);

/// The clip of a model in a form that the figure can play: carried over by parts of the body if requested;
/// else the clip itself. Null for none. Errors: "render.no-such-frame" of the reference.
Result<ClipPointer> fittingClip(const ImportedModel& model, const ClipPointer& clip, const Skeleton& figure,
                                const RenderOptions& options);

class RenderedMotion
{
public:
    /// `clip` may be null: the figure then stands in its rest pose, for the only frame 0. `blendTarget` is
    /// null for no cross-fade. Errors: "render.no-such-frame"; "render.other-figure" if a clip moves no joint
    /// of the skeleton.
    static Result<RenderedMotion> create(const Skeleton& skeleton, ClipPointer clip, ClipPointer blendTarget,
                                         const RenderOptions& options);

    /// The pose of a frame. Expects frames in ascending order.
    const Pose& pose(Frame frame);
    /// Clip, frame and weight of each track in the last pose(), for the face of a figure.
    std::vector<MorphShare> morphShares() const;
    /// The poses around a frame, `step` frames apart, with the faces by the figure's `morphs`; none in the
    /// rest pose.
    std::vector<GhostPose> ghosts(Frame frame, Frame step, FigureMorphs& morphs) const;
    /// Places of the root within this time before and after a frame, 30 per second; empty in the rest pose.
    std::vector<RootMoment> rootTrail(Frame frame, std::int64_t nanoseconds) const;
    /// Path of a joint from `each` frames before a frame to as many after it; empty in the rest pose.
    JointWay jointWay(JointIndex joint, Frame frame, Frame each) const;
    /// The joint that carries the figure; noJoint for none.
    JointIndex root() const { return m_root; }
    /// The rate of the clip; one frame per second in the rest pose.
    FrameRate rate() const { return m_clip ? m_clip->rate : FrameRate{1, 1}; }
    std::int64_t nanosecondsPerFrame() const { return rate().nanoseconds(1.0); }
    /// Missing joints and channels, for people; empty if there are none.
    const QStringList& gaps() const { return m_gaps; }

private:
    explicit RenderedMotion(const Skeleton& skeleton);
    Pose clipPose(Frame frame) const;
    Result<TrackId> addTrack(const ClipPointer& clip, const QString& file);

    AnimationController m_controller;
    ClipPointer m_clip;
    std::vector<std::pair<TrackId, ClipPointer>> m_tracks;
    Frame m_at = 0; ///< present frame of the controller
    std::optional<Frame> m_blendAt;
    TrackId m_blendTrack;
    Transition m_transition;
    JointIndex m_root = noJoint;
    QStringList m_gaps;
};

} // namespace tagline
