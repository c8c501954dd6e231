#pragma once

// BlendSpaceView draws samples by two measures and a puck among them that is dragged.

#include <QWidget>

#include "widgets/blendspace/BlendSpaceGeometry.h"
#include "widgets/blendspace/BlendSpaceLabels.h"

namespace tagline {

/// Setters never emit. A press puts the puck there, or onto the sample under the mouse (Alt: not); arrow keys
/// nudge it, Shift further, Home brings it to the middle.
class BlendSpaceView : public QWidget
{
    Q_OBJECT

public:
    explicit BlendSpaceView(QWidget* parent = nullptr);

    void setState(const BlendSpaceState& state);
    /// Where the puck is, and how much each point counts there: cheap enough for every move.
    void setPuck(QPointF place, std::vector<float> weights);
    QPointF puck() const { return m_puck; }
    BlendSpaceGeometry geometryNow() const;
    /// The names that are shown: of the point under the mouse and of those that count, the puck's neighbours.
    /// None stands over another, or over a point; for what finds no room so, there is none.
    const std::vector<PlacedLabel>& labelsNow() const;

    QSize sizeHint() const override { return {320, 260}; }
    QSize minimumSizeHint() const override { return {140, 112}; }

signals:
    void puckMoveRequested(QPointF place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void changeLabels();
    std::vector<PlacedLabel> placeLabels() const;
    float weightOf(std::size_t point) const { return point < m_weights.size() ? m_weights[point] : 0.0f; }
    double radiusOf(std::size_t point) const;
    std::vector<std::size_t> namedPoints() const;
    QString labelText(std::size_t point, double most) const;
    void setHovered(std::optional<std::size_t> point);
    void paintAxes(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintEdges(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintPoints(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintNames(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintPuck(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintHint(QPainter& painter) const;
    QString valueText(const BlendAxis& axis, double value) const;
    QString tipOf(std::size_t point) const;
    const BlendAxis& across() const;
    const BlendAxis& upward() const;
    void describe();

    BlendSpaceState m_state;
    QPointF m_puck;
    std::vector<float> m_weights;
    std::optional<std::size_t> m_hovered;                     ///< the point under the mouse
    mutable std::optional<std::vector<PlacedLabel>> m_labels; ///< none: they are to be placed
};

} // namespace tagline
