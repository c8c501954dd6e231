#include "app/document/queries/FigureMeasurement.h"

#include <algorithm>
#include <utility>

namespace tagline {

/// The figure sampled last.
struct FigureMeasurement::Sampled
{
    MeasuredFigure figure;

    const MeasuredFigure& of(ClipId clip, const std::shared_ptr<const ImportedModel>& model,
                             const Clip& motion)
    {
        if (figure.clip == clip && figure.model == model) return figure;
        figure = {}; // the rest may throw: empty until it is done
        const auto sampled =
            FigureTrails::sampled(model->skeleton, motion, bindByName(motion, model->skeleton));
        const QString problem = sampled ? QString() : QString::fromStdString(sampled.error().message);
        figure = {clip, model, sampled ? *sampled : nullptr, problem};
        return figure;
    }
};

FigureMeasurement::FigureMeasurement(LibraryDocument& document, Workspace& workspace, const QString& what,
                                     QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_workspace(workspace)
    , m_what(what)
    , m_sampled(std::make_shared<Sampled>())
    , m_work(*this)
{
    connect(&m_workspace, &Workspace::currentClipChanged, this, &FigureMeasurement::measure);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_sampled = std::make_shared<Sampled>();
            emit moved({});
            measure();
        } else if (change.areSourcesChanged && concernsShown(change)) {
            measure();
        }
    });
}

void FigureMeasurement::start(Measure measure)
{
    m_measure = std::move(measure);
    this->measure();
}

void FigureMeasurement::stop()
{
    m_measure = {};
    m_sampled = std::make_shared<Sampled>();
    measure();
}

/// Whether a change of files may concern the clip shown.
bool FigureMeasurement::concernsShown(const DocumentChange& change) const
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    if (!clip.isValid() || clip.value >= library.clipCount()) return true;
    const SourceId source = library.clip(clip).source;
    return library.source(source).model != m_model ||
           std::find(change.sources.begin(), change.sources.end(), source) != change.sources.end();
}

void FigureMeasurement::measure()
{
    m_work.drop();
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    const bool isThere = m_measure && clip.isValid() && clip.value < library.clipCount();
    const auto model = isThere ? library.source(library.clip(clip).source).model : nullptr;
    const Clip* motion = model ? library.motion(clip) : nullptr;
    m_model = model;
    emit moved(motion ? clip : ClipId());
    if (!motion) return;
    m_work.start(
        m_what,
        [clip, model, motion, measure = m_measure, sampled = m_sampled](const LatestWork::Tell& tell) {
            tell(measure(sampled->of(clip, model, *motion)));
        },
        [this, clip] { emit failed(clip); });
}

} // namespace tagline
