#pragma once

// BlendSpaceView draws samples by two measures, and a puck that is dragged among them.

#include <QWidget>

#include "widgets/blendspace/BlendSpaceGeometry.h"
#include "widgets/blendspace/BlendSpaceLabels.h"

namespace tagline {

class NextSteps;
struct SharedParts;

/// Setters never emit. A press moves the puck there, or onto the sample under the mouse (not with Alt); arrow
/// keys nudge it, with Shift further, Home moves it to the middle.
class BlendSpaceView : public QWidget
{
    Q_OBJECT

public:
    explicit BlendSpaceView(QWidget* parent = nullptr);

    void setState(const BlendSpaceState& state);
    /// Sets the position of the puck and the weight of each point there; cheap enough to call for every move.
    void setPuck(QPointF place, std::vector<float> weights);
    QPointF puck() const { return m_puck; }
    BlendSpaceGeometry geometryNow() const;
    /// The labels that are shown: of the point under the mouse and of the puck's neighbours, which have a
    /// weight. Labels overlap neither each other nor points; a name for which there is no room has none.
    const std::vector<PlacedLabel>& labelsNow() const;

    QSize sizeHint() const override { return {320, 260}; }
    QSize minimumSizeHint() const override;

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
    QStringList labelTexts(std::size_t point, bool isNearby, const SharedParts& shared,
                           const BlendSpaceGeometry& geometry) const;
    void setHovered(std::optional<std::size_t> point);
    void paintAxes(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintEdges(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintPoints(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintNames(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintPuck(QPainter& painter, const BlendSpaceGeometry& geometry) const;
    void paintHint(QPainter& painter) const;
    QRect hintPlace() const;
    int hintHeight() const;
    void placeSteps();
    QString valueText(const BlendAxis& axis, double value) const;
    QString tipOf(std::size_t point) const;
    const BlendAxis& across() const;
    const BlendAxis& upward() const;
    void describe();

    BlendSpaceState m_state;
    NextSteps* m_steps; ///< below the hint
    QSize m_least;      ///< the minimumSizeHint() that layouts were told of
    QPointF m_puck;
    std::vector<float> m_weights;
    std::optional<std::size_t> m_hovered;                     ///< the point under the mouse
    mutable std::optional<std::vector<PlacedLabel>> m_labels; ///< none: still to be placed
};

} // namespace tagline
