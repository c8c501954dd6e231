#include "app/document/queries/BoundaryPreview.h"

#include <utility>

namespace tagline {

BoundaryPreview::BoundaryPreview(LibraryDocument& document, Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_measurement(document, workspace, tr("Looking for segments"))
{
    connect(&m_measurement, &FigureMeasurement::moved, this, [this](ClipId clip) {
        if (m_found && m_found->clip != clip) show(std::nullopt);
    });
    connect(&m_measurement, &FigureMeasurement::failed, this, [this](ClipId clip) {
        PreviewedBoundaries found;
        found.clip = clip;
        found.problem = tr("The motion could not be looked at; a message in the window says why.");
        show(std::move(found));
    });
}

void BoundaryPreview::start()
{
    m_measurement.start([this](const MeasuredFigure& figure) -> std::function<void()> {
        PreviewedBoundaries found{figure.clip, 0, {}, {}, figure.problem};
        if (figure.trails) {
            found.frames = figure.trails->frames();
            found.rate = figure.trails->rate();
            found.all = motionBoundaries(*figure.trails);
        }
        return [this, found = std::move(found)] { show(found); };
    });
}

void BoundaryPreview::stop() { m_measurement.stop(); }

void BoundaryPreview::setDensity(const BoundaryDensity& density)
{
    if (m_density == density) return;
    m_density = density;
    part();
    emit changed();
}

void BoundaryPreview::show(std::optional<PreviewedBoundaries> found)
{
    m_found = std::move(found);
    part();
    emit changed();
}

void BoundaryPreview::part()
{
    m_segments.clear();
    if (!m_found || m_found->frames <= 0) return;
    m_segments =
        segmentsBetween(strongest(m_found->all, m_found->frames, m_found->rate, m_density), m_found->frames);
}

} // namespace tagline
