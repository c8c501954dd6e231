#include "app/document/queries/MotionCheckPreview.h"

#include <utility>

namespace tagline {
namespace {

PreviewedFaults faultsOf(const MeasuredFigure& figure, const MotionSettings& settings)
{
    PreviewedFaults found;
    found.clip = figure.clip;
    found.problem = figure.problem;
    if (!figure.trails) return found;
    found.legLength = figure.trails->legLength();
    found.faults = motionFaults(*figure.trails, settings.contact, settings.check);
    for (const MotionFault& fault : found.faults)
        found.joints.push_back(fault.joint == noJoint
                                   ? QString()
                                   : QString::fromStdString(figure.model->skeleton[fault.joint].name));
    return found;
}

} // namespace

MotionCheckPreview::MotionCheckPreview(LibraryDocument& document, Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_measurement(document, workspace, tr("Checking motion"))
{
    connect(&m_measurement, &FigureMeasurement::moved, this, [this](ClipId clip) {
        if (m_found && m_found->clip != clip) show(std::nullopt);
    });
    connect(&m_measurement, &FigureMeasurement::failed, this, [this](ClipId clip) {
        PreviewedFaults found;
        found.clip = clip;
        found.problem = tr("The motion could not be looked at; a message in the window says why.");
        show(std::move(found));
    });
}

void MotionCheckPreview::start(const MotionSettings& settings)
{
    if (m_settings == settings) return;
    m_settings = settings;
    m_measurement.start([this, settings](const MeasuredFigure& figure) -> std::function<void()> {
        return [this, found = faultsOf(figure, settings)] { show(found); };
    });
}

void MotionCheckPreview::stop()
{
    m_settings.reset();
    m_measurement.stop();
}

void MotionCheckPreview::show(std::optional<PreviewedFaults> found)
{
    m_found = std::move(found);
    emit changed();
}

} // namespace tagline
