#pragma once

// BlendLanesView draws the weight lanes; its past is scrubbed, its markers are dragged and deleted.

#include <QWidget>

#include "widgets/controller/BlendLanesGeometry.h"

#include <optional>

namespace tagline {

/// Setters never emit. Drag on the past to scrub, Esc or a click after now goes back to now. Drag a marker's
/// flag to begin it at another time, its end for another duration; Delete or its menu takes it away. The
/// wheel shows more or less of the past.
class BlendLanesView : public QWidget
{
    Q_OBJECT

public:
    explicit BlendLanesView(QWidget* parent = nullptr);

    /// Cheap enough for every picture of a playing blend.
    void setLanes(BlendLanes lanes);
    const BlendLanes& lanes() const { return m_lanes; }
    BlendLanesGeometry geometryNow() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void scrubRequested(double seconds);
    void scrubEndRequested();
    void markerMoveRequested(std::uint32_t id, double seconds);
    void markerDurationRequested(std::uint32_t id, double seconds);
    void markerRemoveRequested(std::uint32_t id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    void paintLane(QPainter& painter, const BlendLanesGeometry& geometry, std::size_t lane) const;
    void paintMarker(QPainter& painter, const BlendLanesGeometry& geometry, const FadeMarker& marker) const;
    void paintTimes(QPainter& painter, const BlendLanesGeometry& geometry) const;
    void scrubTo(double seconds);
    void dragMarker(double seconds);
    const FadeMarker* marker(std::uint32_t id) const;
    void nudge(double seconds);

    BlendLanes m_lanes;
    double m_past = 10.0;
    std::optional<LaneHit> m_drag;
    double m_pressX = 0;
    bool m_hasMoved = false; ///< far enough since the press to be meant
    std::optional<std::uint32_t> m_selected;
};

} // namespace tagline
