#include "app/presenters/exports/PictureMarks.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "render/GroundTrail.h"
#include "render/JointMarks.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::int64_t trailNanoseconds = 2'000'000'000; ///< each way
constexpr Frame pathFramesEach = 30;

void addColoured(std::vector<DrawnLine>& lines, std::vector<DrawnLine> more, const glm::vec3& colour)
{
    for (DrawnLine& line : more) line.colour = glm::vec4(colour, line.colour.a);
    lines.insert(lines.end(), more.begin(), more.end());
}

} // namespace

MarkDrawing::MarkDrawing(const PictureMarks& marks, const StagedClip& clip)
    : m_marks(marks)
    , m_clip(clip)
{
    m_trail.setClip(clip);
    if (marks.motions && marks.source)
        m_feet = footContacts(*marks.motions, marks.clip, marks.source->skeleton);
}

void MarkDrawing::addTo(PictureMoment& moment, Frame frame, const SceneColours& colours, FigureMorphs& morphs)
{
    const Skeleton& skeleton = *m_clip.skeleton;
    const auto add = [&moment](const std::vector<DrawnLine>& lines) {
        moment.marks.insert(moment.marks.end(), lines.begin(), lines.end());
    };
    addColoured(moment.marks, contactDiscs(m_feet, frame, skeleton, moment.joints), m_marks.contactColour);
    if (m_marks.hasAxes) add(jointAxes(skeleton, moment.joints));
    if (m_marks.pathJoint != noJoint) {
        const JointWay way = m_path.around(m_clip, m_marks.pathJoint, frame, pathFramesEach);
        add(jointPathLines(way.places, std::size_t(std::max(frame - way.first, 0)), colours));
    }
    if (m_marks.hasTrail) addTrail(moment, frame);
    if (m_marks.ghosts) addGhosts(moment, frame, morphs);
}

void MarkDrawing::addTrail(PictureMoment& moment, Frame frame)
{
    const std::vector<RootMoment> trail = m_trail.around(frame, trailNanoseconds);
    addColoured(moment.ground, halfSecondTicks(trail, m_clip.clip->rate.nanoseconds(frame)),
                m_marks.tickColour);
    addColoured(moment.ground, groundTrail(trail).plain, m_marks.trailColour);
}

/// Sampled anew for each picture: a film of a long clip would keep thousands.
void MarkDrawing::addGhosts(PictureMoment& moment, Frame frame, FigureMorphs& morphs) const
{
    const Skeleton& skeleton = *m_clip.skeleton;
    for (const GhostFrame& ghost :
         ghostFrames(m_marks.ghostRanges, frame, m_clip.clip->frames, *m_marks.ghosts))
        moment.ghosts.push_back(
            {std::make_shared<const std::vector<glm::mat4>>(modelMatrices(
                 skeleton, sampledPose(skeleton, *m_clip.clip, *m_clip.binding, double(ghost.frame)))),
             ghost.isBefore, ghost.nearness, morphs.weightsAt(m_clip, double(ghost.frame))});
}

} // namespace tagline
