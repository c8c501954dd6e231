#include "app/presenters/playback/PartnerFigures.h"

#include "app/actions/ActionRegistry.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/tags/takes/TakeClock.h"
#include "widgets/theme/colour/TagShades.h"

#include <QAction>
#include <QColor>

#include <algorithm>
#include <optional>

namespace tagline {
namespace {

constexpr float partnerBoneWidth = 3.0f; ///< device-independent pixels

/// The next joint above one that is a joint of the body; none at the top.
JointIndex bodyJointAbove(const Skeleton& skeleton, JointIndex joint)
{
    JointIndex above = skeleton[joint].parent;
    while (above != noJoint && skeleton[above].kind != JointKind::Joint) above = skeleton[above].parent;
    return above;
}

void addPartnerBones(const StagedClip& staged, double frame, const glm::vec4& colour,
                     std::vector<DrawnLine>& lines)
{
    const Skeleton& skeleton = *staged.skeleton;
    const std::vector<glm::mat4> joints =
        modelMatrices(skeleton, sampledPose(skeleton, *staged.clip, *staged.binding, frame));
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const auto joint = JointIndex(i);
        if (skeleton[joint].kind != JointKind::Joint) continue;
        const JointIndex above = bodyJointAbove(skeleton, joint);
        if (above == noJoint) continue;
        lines.push_back(
            {glm::vec3(joints[std::size_t(above)][3]), glm::vec3(joints[i][3]), colour, partnerBoneWidth});
    }
}

} // namespace

PartnerFigures::PartnerFigures(const PresenterContext& context)
    : Presenter(context)
{
    connect(m_actions["view.partners"], &QAction::toggled, this, &PartnerFigures::changed);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (!change.isReset && change.areSourcesChanged && isPartnerIn(change.sources)) emit changed();
    });
}

/// Whether files hold a partner of the clip that is shown: it may have been read just now.
bool PartnerFigures::isPartnerIn(const std::vector<SourceId>& sources) const
{
    const ClipLibrary& library = m_document.library();
    const ClipId shown = m_workspace.currentClip();
    if (library.takes().empty() || !shown.isValid() || shown.value >= library.clipCount()) return false;
    const auto partners = library.takeIndex().partners(shown);
    return std::ranges::any_of(partners, [&](const TakePartner& partner) {
        return std::ranges::find(sources, library.clip(partner.clip).source) != sources.end();
    });
}

/// On the skeleton of its own file: what is carried over to another body would meet its partner elsewhere.
const StagedClip& PartnerFigures::staged(ClipId clip)
{
    const ClipLibrary& library = m_document.library();
    const auto& model = library.source(library.clip(clip).source).model;
    Staged& known = m_staged[clip];
    if (known.model != model || !model)
        known = {model, model ? stagedIn(library, clip, model) : StagedClip()};
    return known.clip;
}

std::vector<DrawnLine> PartnerFigures::lines()
{
    std::vector<DrawnLine> lines;
    const ClipLibrary& library = m_document.library();
    const ClipId shown = m_workspace.currentClip();
    const bool isClip = shown.isValid() && shown.value < library.clipCount() && m_playback.isClipShown();
    if (!isClip || !m_actions["view.partners"]->isChecked()) return lines;
    if (m_stagedFor != shown) m_staged.clear();
    m_stagedFor = shown;
    const auto partners = library.takeIndex().partners(shown);
    for (std::size_t i = 0; i < std::min(partners.size(), mostFigures); ++i) {
        const LibraryClip& other = library.clip(partners[i].clip);
        const TakeClock clock{library.clip(shown).rate, other.rate, partners[i].delay};
        const auto moment = clock.partnerMoment(m_playback.shownFrame(), other.frames);
        if (!moment) continue;
        const StagedClip& figure = staged(partners[i].clip);
        if (figure.isEmpty() || figure.waitsForMap() || figure.baked) continue;
        const QColor shade = tagShades(numberedColour(int(i))).fill;
        addPartnerBones(figure, *moment, {shade.redF(), shade.greenF(), shade.blueF(), 1.0f}, lines);
    }
    return lines;
}

} // namespace tagline
