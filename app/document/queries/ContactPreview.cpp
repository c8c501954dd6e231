#include "app/document/queries/ContactPreview.h"

#include "core/animation/clips/FrameCost.h"
#include "core/motion/figure/MotionRoot.h"
#include "core/motion/signals/JointTrajectories.h"

namespace tagline {

/// A clip's limbs and the paths of their joints, which do not depend on settings.
struct ContactPreview::Sampled
{
    ClipId clip;
    std::shared_ptr<const ImportedModel> model; ///< model of the sampled clip
    std::vector<Limb> limbs;
    JointTrajectories ways;

    void sample(ClipId id, const std::shared_ptr<const ImportedModel>& of, const Clip& motion)
    {
        if (clip == id && model == of) return;
        clip = id;
        model = of;
        const ClipBinding binding = bindByName(motion, of->skeleton);
        limbs = limbsOf(of->skeleton, motion, binding);
        ways = JointTrajectories::of(contactJoints(limbs), of->skeleton, motion, binding);
    }

    /// Returns no limbs if the clip is too long to be measured.
    PreviewedContacts contactsOf(ClipId id, const std::shared_ptr<const ImportedModel>& of,
                                 const Clip& motion, const ContactSettings& settings)
    {
        if (!checkFrameCost(motion, measuredFrameBytes)) {
            PreviewedContacts none;
            none.clip = id;
            return none;
        }
        sample(id, of, motion);
        return contacts(settings);
    }

    PreviewedContacts contacts(const ContactSettings& settings) const
    {
        const ContactReport report = detectContacts(ways, limbs, settings);
        PreviewedContacts found;
        found.clip = clip;
        found.legLength = report.legLength;
        for (const LimbContacts& each : report.limbs) {
            PreviewedLimb& limb = found.limbs.emplace_back();
            limb.name = QString::fromStdString(model->skeleton[each.limb.contact].name);
            limb.kind = each.limb.kind;
            limb.side = each.limb.side;
            limb.ranges = each.ranges;
            for (const float y : ways.y(each.limb.contact)) limb.heights.push_back(y - report.groundHeight);
        }
        return found;
    }
};

ContactPreview::ContactPreview(LibraryDocument& document, Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_workspace(workspace)
    , m_sampled(std::make_shared<Sampled>())
    , m_work(*this)
{
    connect(&m_workspace, &Workspace::currentClipChanged, this, &ContactPreview::measure);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.areSourcesChanged || change.parts.has(LibraryPart::Motion)) measure();
    });
}

void ContactPreview::start(const MotionSettings& settings)
{
    if (m_settings == settings) return;
    m_settings = settings;
    measure();
}

void ContactPreview::stop()
{
    m_settings.reset();
    measure();
}

void ContactPreview::measure()
{
    m_work.drop();
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    const bool isThere = m_settings && clip.isValid() && clip.value < library.clipCount();
    const auto model = isThere ? library.source(library.clip(clip).source).model : nullptr;
    const Clip* motion = model ? library.motion(clip) : nullptr;
    if (m_contacts && (!motion || m_contacts->clip != clip)) show(std::nullopt);
    if (!motion) return;
    m_work.start(
        tr("Measuring contacts"),
        [this, clip, model, motion, settings = *m_settings, version = library.clip(clip).motionVersion,
         sampled = m_sampled](const LatestWork::Tell& tell) {
            PreviewedContacts found = sampled->contactsOf(clip, model, *motion, settings.contact);
            found.motionVersion = version;
            tell([this, found = std::move(found)] { show(found); });
        },
        [this] { show(std::nullopt); });
}

void ContactPreview::show(std::optional<PreviewedContacts> contacts)
{
    m_contacts = std::move(contacts);
    emit changed();
}

} // namespace tagline
