#include "widgets/drive/DriveStrip.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tagline {
namespace {

constexpr double usualCost = 10.0; ///< costs up to it are drawn on one scale
constexpr double usualMiss = 0.5;  ///< metres

double greatestOf(const std::vector<DriveSample>& samples, float DriveSample::*value, double least)
{
    double most = least;
    for (const DriveSample& each : samples) most = std::max(most, double(each.*value));
    return most;
}

} // namespace

DriveStrip::DriveStrip(QWidget* parent)
    : StepStrip(parent)
{
    setFixedHeight(sizeHint().height());
    setObjectName("driveStrip");
    setAccessibleName(tr("The last 30 seconds"));
    setToolTip(
        tr("The last 30 seconds: the cost of going on (line), how far the figure came short of the "
           "wanted path (area), jumps (ticks). Click to go back to a moment; Space goes on from there"));
}

void DriveStrip::setState(const DriveStripState& state)
{
    m_state = state;
    update();
}

DriveStripGeometry DriveStrip::geometryNow() const
{
    return {double(width()), double(height()), int(m_state.samples.size()), mostDriveSamples};
}

void DriveStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(rect(), measure::fieldRadius, measure::fieldRadius);
    if (m_state.samples.empty()) {
        painter.setPen(theme().hint);
        painter.drawText(rect(), Qt::AlignCenter, tr("The last 30 seconds"));
        return;
    }
    paintEvents(painter);
    paintCurve(painter, &DriveSample::miss, usualMiss, theme().hint);
    paintCurve(painter, &DriveSample::cost, usualCost, theme().text);
    const DriveStripGeometry geometry = geometryNow();
    const double x =
        m_state.shown ? geometry.xOf(*m_state.shown) : geometry.width - measure::playheadWidth / 2;
    painter.fillRect(QRectF(x - measure::haloWidth / 2, 0, measure::haloWidth, height()),
                     theme().playheadHalo);
    painter.fillRect(QRectF(x - measure::playheadWidth / 2, 0, measure::playheadWidth, height()),
                     theme().playhead);
}

/// The miss is an area, the cost a line: the colour is not the only sign.
void DriveStrip::paintCurve(QPainter& painter, float DriveSample::*value, double least,
                            const QColor& colour) const
{
    const DriveStripGeometry geometry = geometryNow();
    const double most = greatestOf(m_state.samples, value, least);
    QPainterPath path;
    for (int i = 0; i < geometry.count; ++i) {
        const QPointF point(geometry.xOf(i),
                            geometry.yOf(double(m_state.samples[std::size_t(i)].*value) / most));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    if (value == &DriveSample::miss) {
        path.lineTo(geometry.xOf(geometry.count - 1), geometry.floor());
        path.lineTo(geometry.xOf(0), geometry.floor());
        QColor ground = colour;
        ground.setAlphaF(0.3f);
        painter.fillPath(path, ground);
    } else {
        painter.strokePath(path, QPen(colour, 1.2));
    }
}

void DriveStrip::paintEvents(QPainter& painter) const
{
    const DriveStripGeometry geometry = geometryNow();
    QColor wash = theme().warning;
    wash.setAlphaF(0.25f);
    for (int i = 0; i < geometry.count; ++i) {
        const DriveSample& sample = m_state.samples[std::size_t(i)];
        const double x = geometry.xOf(i);
        if (sample.isHeld)
            painter.fillRect(QRectF(x - geometry.pitch() / 2, 0, geometry.pitch(), height()), wash);
        if (sample.hasJump)
            painter.fillRect(QRectF(x - 0.5, height() - DriveStripGeometry::tickHeight, 1.0,
                                    DriveStripGeometry::tickHeight - 1),
                             theme().accent);
    }
}

QString DriveStrip::tipOf(int sample) const
{
    const DriveSample& shown = m_state.samples[std::size_t(sample)];
    const double ago = double(int(m_state.samples.size()) - 1 - sample) * driveSampleSeconds;
    QString text = tr("%1 s ago · cost %2 · %3 m short of the wanted path")
                       .arg(QLocale().toString(ago, 'f', 1), QLocale().toString(double(shown.cost), 'f', 1),
                            QLocale().toString(double(shown.miss), 'f', 2));
    if (shown.hasJump) text += tr(" · jump");
    if (shown.isHeld) text += tr(" · no frame may be entered");
    return text;
}

} // namespace tagline
