#pragma once

// ReelStrip draws the hits of a reel side by side, where one is, what was kept and skipped, and how far the
// poses at each cut are apart.

#include "widgets/theme/controls/StepStrip.h"

#include "widgets/reel/ReelGeometry.h"
#include "widgets/reel/ReelState.h"

namespace tagline {

/// Setters never emit.
class ReelStrip : public StepStrip
{
    Q_OBJECT

public:
    explicit ReelStrip(QWidget* parent = nullptr);

    void setState(const ReelState& state);
    /// How much of the current hit was played, 0 … 1.
    void setProgress(double progress);
    ReelGeometry geometryNow() const;

    QSize sizeHint() const override { return {200, 26}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    int itemCount() const override { return int(m_state.items.size()); }
    int currentItem() const override { return m_state.current; }
    int itemAt(double x) const override { return geometryNow().itemAt(x); }
    QString tipOf(int item) const override;

private:
    void paintItem(QPainter& painter, int item, const QRectF& place) const;

    ReelState m_state;
    double m_progress = 0;
};

/// How far apart is far: cuts up to half of it look smooth.
inline constexpr float farDistance = 0.3f; ///< metres
/// "cut 0.12 m", empty where it is not known.
QString cutText(const ReelItem& item);

} // namespace tagline
