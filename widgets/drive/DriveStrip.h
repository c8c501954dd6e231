#pragma once

// DriveStrip draws the last half minute of a drive: what going on cost, how far the figure came short of the
// wanted path, and where it jumped.

#include "widgets/theme/controls/StepStrip.h"

#include "widgets/drive/DriveState.h"
#include "widgets/drive/DriveStripGeometry.h"

namespace tagline {

/// Setters never emit. A click or a drag shows a moment, a sample of the state.
class DriveStrip : public StepStrip
{
    Q_OBJECT

public:
    explicit DriveStrip(QWidget* parent = nullptr);

    void setState(const DriveStripState& state);
    const DriveStripState& state() const { return m_state; }
    DriveStripGeometry geometryNow() const;

    QSize sizeHint() const override { return {240, 64}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    int itemCount() const override { return int(m_state.samples.size()); }
    int currentItem() const override { return m_state.shown.value_or(itemCount() - 1); }
    int itemAt(double x) const override { return geometryNow().sampleAt(x); }
    QString tipOf(int sample) const override;
    bool followsDrags() const override { return true; }

private:
    void paintCurve(QPainter& painter, float DriveSample::*value, double greatest,
                    const QColor& colour) const;
    void paintEvents(QPainter& painter) const;

    DriveStripState m_state;
};

} // namespace tagline
