#pragma once

// CurveView draws the weight curve of a transition: the new track's weight over the duration. The handles of
// a hand-drawn curve can be dragged.

#include <QIcon>

#include "widgets/controller/ControllerState.h"
#include "widgets/controller/curves/CurvePlot.h"

#include <array>
#include <optional>

namespace tagline {

/// Setters never emit. Dragging on any curve begins a hand-drawn one; Tab goes to the other handle, arrow
/// keys move it.
class CurveView : public CurvePlot
{
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    void setTransition(const Transition& transition);
    /// Position of a handle in pixels: 0 the handle of the beginning, 1 that of the end.
    QPointF handlePixel(int handle) const;

    QSize sizeHint() const override { return {160, 96}; }

signals:
    /// The curve is to be a Bezier one with these handles.
    void handlesChangeRequested(std::array<float, 4> handles);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool moveChosenBy(QPointF steps, bool isFar) override;
    bool event(QEvent* event) override;

private:
    QPointF placeOfHandle(int handle) const;
    void moveHandle(int handle, QPointF place);
    void paintHandles(QPainter& painter) const;
    bool isEditable() const { return m_transition.kind == TransitionKind::CrossFade; }

    Transition m_transition;
    std::optional<int> m_held;
};

/// The handles of the Bezier curve that looks most like this curve.
std::array<float, 4> handlesLike(const Transition& transition);

/// The curve as a small picture beside its name.
QIcon curveIcon(TransitionCurve curve);

} // namespace tagline
