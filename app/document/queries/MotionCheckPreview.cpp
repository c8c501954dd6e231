#include "app/document/queries/MotionCheckPreview.h"

#include <algorithm>

namespace tagline {

/// What no limit changes.
struct MotionCheckPreview::Sampled
{
    ClipId clip;
    std::shared_ptr<const ImportedModel> model; ///< whose clip was sampled
    std::shared_ptr<const FigureTrails> trails; ///< null: it cannot be measured
    QString problem;

    PreviewedFaults faultsOf(ClipId id, const std::shared_ptr<const ImportedModel>& of, const Clip& motion,
                             const MotionSettings& settings)
    {
        if (clip != id || model != of) sample(id, of, motion);
        PreviewedFaults found;
        found.clip = id;
        found.problem = problem;
        if (!trails) return found;
        found.legLength = trails->legLength();
        found.faults = motionFaults(*trails, settings.contact, settings.check);
        for (const MotionFault& fault : found.faults)
            found.joints.push_back(fault.joint == noJoint
                                       ? QString()
                                       : QString::fromStdString(model->skeleton[fault.joint].name));
        return found;
    }

private:
    void sample(ClipId id, const std::shared_ptr<const ImportedModel>& of, const Clip& motion)
    {
        trails = nullptr; // what follows may throw: until it is done nothing is known
        model = nullptr;
        clip = ClipId();
        const auto sampled = FigureTrails::sampled(of->skeleton, motion, bindByName(motion, of->skeleton));
        trails = sampled ? *sampled : nullptr;
        problem = sampled ? QString() : QString::fromStdString(sampled.error().message);
        model = of;
        clip = id;
    }
};

MotionCheckPreview::MotionCheckPreview(LibraryDocument& document, Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_workspace(workspace)
    , m_sampled(std::make_shared<Sampled>())
    , m_work(*this)
{
    connect(&m_workspace, &Workspace::currentClipChanged, this, &MotionCheckPreview::measure);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_sampled = std::make_shared<Sampled>();
            if (m_found) show(std::nullopt);
            measure();
        } else if (change.areSourcesChanged && concernsShown(change)) {
            measure();
        }
    });
}

void MotionCheckPreview::start(const MotionSettings& settings)
{
    if (m_settings == settings) return;
    m_settings = settings;
    measure();
}

void MotionCheckPreview::stop()
{
    m_settings.reset();
    m_sampled = std::make_shared<Sampled>();
    measure();
}

bool MotionCheckPreview::concernsShown(const DocumentChange& change) const
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid() || clip.value >= library.clipCount()) return true;
    const SourceId source = library.clip(clip).source;
    return library.source(source).model != m_model ||
           std::find(change.sources.begin(), change.sources.end(), source) != change.sources.end();
}

void MotionCheckPreview::measure()
{
    m_work.drop();
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    const bool isThere = m_settings && clip.isValid() && clip.value < library.clipCount();
    const auto model = isThere ? library.source(library.clip(clip).source).model : nullptr;
    const Clip* motion = model ? library.motion(clip) : nullptr;
    m_model = model;
    if (m_found && (!motion || m_found->clip != clip)) show(std::nullopt);
    if (!motion) return;
    m_work.start(
        tr("Checking motion"),
        [this, clip, model, motion, settings = *m_settings,
         sampled = m_sampled](const LatestWork::Tell& tell) {
            PreviewedFaults found = sampled->faultsOf(clip, model, *motion, settings);
            tell([this, found = std::move(found)] { show(found); });
        },
        [this] { show(std::nullopt); });
}

void MotionCheckPreview::show(std::optional<PreviewedFaults> found)
{
    m_found = std::move(found);
    emit changed();
}

} // namespace tagline
