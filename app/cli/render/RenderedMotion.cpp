#include "app/cli/render/RenderedMotion.h"

#include "app/cli/options/ArgumentText.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/Figure.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/mesh/Morphing.h"
#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/ReferencePose.h"
#include "core/retargeting/RetargetedClip.h"
#include "core/staging/GhostFrames.h"

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

/// Finds "NAME" first, then "NAME:INDEX": a name may contain a colon itself.
const Clip* findClip(const ImportedModel& model, const QString& text)
{
    const auto find = [&](const QString& name, int index) -> const Clip* {
        for (const Clip& clip : model.clips)
            if (clip.name == name.toStdString() && clip.index == index) return &clip;
        return nullptr;
    };
    if (const Clip* clip = find(text, 0)) return clip;
    bool isNumber = false;
    const int index = text.section(':', -1).toInt(&isNumber);
    return isNumber && text.contains(':') ? find(text.section(':', 0, -2), index) : nullptr;
}

Error noSuchClip(const ImportedModel& model, const ClipReference& reference)
{
    constexpr qsizetype mostNames = 12;
    QStringList names;
    for (const Clip& clip : model.clips)
        names << QString::fromStdString(clip.name) +
                     (clip.isNameShared ? QString(":%1").arg(clip.index) : QString());
    QString known = names.mid(0, mostNames).join(", ");
    if (names.size() > mostNames) known += QString(" and %1 more").arg(names.size() - mostNames);
    const QString message =
        QString("there is no clip “%1”; %2")
            .arg(reference.clip, names.isEmpty() ? "the file has none" : "the clips are " + known);
    return {"render.no-such-clip", message.toStdString(), argumentBytes(reference.file)};
}

Error noSuchFrame(Frame frame, const Clip& clip, const QString& file)
{
    return {"render.no-such-frame",
            "there is no frame " + std::to_string(frame) + ": the clip “" + clip.displayName +
                "” has frames 0 to " + std::to_string(clip.frames - 1),
            argumentBytes(file)};
}

/// Why a clip cannot be carried over by the parts of the body, when names do not bind it either.
Error noBody(const Skeleton& ofClip, const RenderOptions& options)
{
    const bool isClips = BodyJoints(ofClip).joint(BodyPart::Hips) == noJoint || options.character.isEmpty();
    return {
        "render.no-body",
        "no human body can be told in its joints, by their names (LeftArm, thigh_l …) or by their shape: "
        "map them by hand in the window (Clip ▸ Retarget to Character), save, and give --library and --map",
        argumentBytes(isClips ? options.source.file : options.character)};
}

/// Text on joints and channels without partner in a clip and a figure; empty if there are none.
QString gapText(const Clip& clip, const Skeleton& skeleton, const ClipBinding& binding)
{
    QStringList gaps;
    if (!binding.jointsWithoutChannel.empty())
        gaps << QString("does not move %1 of the figure's %2 joints")
                    .arg(binding.jointsWithoutChannel.size())
                    .arg(skeleton.jointCount());
    if (!binding.channelsWithoutJoint.empty())
        gaps << QString("has channels for %1 joints that the figure lacks")
                    .arg(binding.channelsWithoutJoint.size());
    if (gaps.isEmpty()) return {};
    return QString("the clip “%1” %2").arg(QString::fromStdString(clip.displayName), gaps.join(" and "));
}

} // namespace

Result<ClipPointer> referencedClip(const std::shared_ptr<const ImportedModel>& model,
                                   const ClipReference& reference)
{
    if (reference.clip.isEmpty())
        return model->clips.empty() ? nullptr : ClipPointer(model, &model->clips.front());
    const Clip* clip = findClip(*model, reference.clip);
    if (!clip) return noSuchClip(*model, reference);
    return ClipPointer(model, clip);
}

Result<ClipPointer> fittingClip(const ImportedModel& model, const ClipPointer& clip, const Skeleton& figure,
                                const RenderOptions& options)
{
    if (!clip || !options.isRetargeted) return clip;
    RetargetMap map = guessedRetargetMap(model.skeleton, figure);
    if (map.isEmpty() && bindByName(*clip, figure).boundCount() == 0) return noBody(model.skeleton, options);
    if (map.isEmpty()) return clip;
    const ClipBinding binding = bindByName(*clip, model.skeleton);
    if (options.reference && options.reference->moment) {
        const Frame frame = options.reference->moment->nearestFrames(clip->rate);
        if (frame >= clip->frames) return noSuchFrame(frame, *clip, options.source.file);
        map.setReference(chosenFrame(model.skeleton, *clip, binding, frame));
    } else if (options.reference) {
        map.setReference(ChosenReference());
    }
    auto carried = std::make_shared<Clip>(retargetedClip(*clip, model.skeleton, binding, figure, map));
    carried->morphs = clip->morphs;
    return ClipPointer(std::move(carried));
}

RenderedMotion::RenderedMotion(const Skeleton& skeleton)
    : m_controller(std::make_shared<const Skeleton>(skeleton))
{
}

Result<TrackId> RenderedMotion::addTrack(const ClipPointer& clip, const QString& file)
{
    const TrackId track = m_controller.addTrack(clip);
    m_tracks.emplace_back(track, clip);
    const ClipBinding& binding = m_controller.binding(track);
    if (binding.boundCount() == 0 && clip->morphs.empty())
        return Error{"render.other-figure",
                     "the clip “" + clip->displayName +
                         "” moves no joint of the figure: no name is the same. Is it for another character? "
                         "“--retarget” "
                         "carries it over by the parts of the body.",
                     argumentBytes(file)};
    const QString gaps = gapText(*clip, m_controller.skeleton(), binding);
    if (!gaps.isEmpty()) m_gaps << gaps;
    return track;
}

Result<RenderedMotion> RenderedMotion::create(const Skeleton& skeleton, ClipPointer clip,
                                              ClipPointer blendTarget, const RenderOptions& options)
{
    RenderedMotion motion(skeleton);
    const Frame frames = clip ? clip->frames : 1;
    if (options.last >= frames && !blendTarget)
        return clip ? noSuchFrame(options.first < frames ? options.last : options.first, *clip,
                                  options.source.file)
                    : Error{"render.no-such-frame",
                            "there is no frame " + std::to_string(options.last) +
                                ": without a clip there is only frame 0",
                            argumentBytes(options.source.file)};
    if (!clip) return motion;
    const Result<TrackId> track = motion.addTrack(clip, options.source.file);
    if (!track) return track.error();
    motion.m_controller.setLoopMode(*track, blendTarget ? LoopMode::Loop : LoopMode::Once);
    if (blendTarget) {
        const Result<TrackId> target = motion.addTrack(blendTarget, options.blend->target.file);
        if (!target) return target.error();
        motion.m_blendAt = options.blend->at;
        motion.m_blendTrack = *target;
        motion.m_transition.nanoseconds = std::int64_t(std::llround(options.blend->seconds * 1e9));
    }
    if (options.isInPlace)
        motion.m_controller.setRootMotion(RootMotion::InPlace);
    else if (blendTarget)
        motion.m_controller.setRootMotion(RootMotion::Accumulated);
    motion.m_root = rootJoint(skeleton, *clip, motion.m_controller.binding(*track));
    motion.m_controller.seek(*track, options.first);
    motion.m_at = options.first;
    motion.m_clip = std::move(clip);
    return motion;
}

const Pose& RenderedMotion::pose(Frame frame)
{
    for (; m_at < frame; ++m_at) {
        if (m_blendAt == m_at) m_controller.transitionTo(m_blendTrack, m_transition);
        if (m_blendAt)
            m_controller.advance(nanosecondsPerFrame());
        else
            m_controller.seek(m_controller.currentTrack(), m_at + 1); // exact at any rate
    }
    return m_controller.pose();
}

std::vector<MorphShare> RenderedMotion::morphShares() const
{
    std::vector<MorphShare> shares;
    for (const auto& [track, clip] : m_tracks) {
        const TrackReport report = m_controller.report(track);
        shares.push_back({clip, report.frame, report.weight});
    }
    return shares;
}

std::vector<GhostPose> RenderedMotion::ghosts(Frame frame, Frame step, FigureMorphs& morphs) const
{
    std::vector<GhostPose> ghosts;
    if (!m_clip) return ghosts;
    const Skeleton& skeleton = m_controller.skeleton();
    const ClipBinding& binding = m_controller.binding(m_controller.currentTrack());
    for (const GhostFrame& ghost : ghostFrames({}, frame, m_clip->frames, {.step = step})) {
        const MorphShare face{m_tracks.front().second, double(ghost.frame)};
        ghosts.push_back({std::make_shared<const std::vector<glm::mat4>>(modelMatrices(
                              skeleton, sampledPose(skeleton, *m_clip, binding, double(ghost.frame)))),
                          ghost.isBefore, ghost.nearness, morphs.weights({&face, 1})});
    }
    return ghosts;
}

Pose RenderedMotion::clipPose(Frame frame) const
{
    return sampledPose(m_controller.skeleton(), *m_clip, m_controller.binding(m_controller.currentTrack()),
                       double(frame));
}

std::vector<RootMoment> RenderedMotion::rootTrail(Frame frame, std::int64_t nanoseconds) const
{
    std::vector<RootMoment> trail;
    if (!m_clip || m_root == noJoint) return trail;
    constexpr std::int64_t apart = 1'000'000'000 / 30;
    const auto step = Frame(std::max<std::int64_t>(apart / nanosecondsPerFrame(), 1));
    const auto each = Frame(nanoseconds / nanosecondsPerFrame()) / step * step;
    for (Frame at = frame - each; at <= frame + each; at += step)
        if (at >= 0 && at < m_clip->frames)
            trail.push_back({(at - frame) * nanosecondsPerFrame(),
                             rootStand(m_controller.skeleton(), clipPose(at), m_root)});
    return trail;
}

JointWay RenderedMotion::jointWay(JointIndex joint, Frame frame, Frame each) const
{
    JointWay way;
    if (!m_clip) return way;
    way.first = std::max(frame - each, 0);
    for (Frame at = way.first; at <= std::min(frame + each, m_clip->frames - 1); ++at)
        way.places.push_back(modelPlaces(m_controller.skeleton(), clipPose(at))[std::size_t(joint)]);
    return way;
}

} // namespace tagline
