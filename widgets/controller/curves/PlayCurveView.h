#pragma once

// PlayCurveView is where a person draws a curve over the time of a track: its points are dragged.

#include "core/playback/PlayCurve.h"
#include "widgets/controller/curves/CurvePlot.h"

#include <optional>

namespace tagline {

/// A click beside all points adds one; the first and the last stay at the ends. Tab goes from point to point,
/// arrow keys move the chosen one (with Shift farther), Insert adds one behind it, Delete takes it away.
/// Setters never emit.
class PlayCurveView : public CurvePlot
{
    Q_OBJECT

public:
    explicit PlayCurveView(QWidget* parent = nullptr);

    /// Expects a valid curve that is not empty.
    void setCurve(const PlayCurve& curve);
    const PlayCurve& curve() const { return m_curve; }
    void setChosen(int point);
    int chosen() const { return m_chosen; }
    QPointF pointPixel(int point) const;

    /// The curve with a point elsewhere, as near to that as its neighbours allow.
    static PlayCurve withPointAt(PlayCurve curve, int point, CurvePoint place);

    QSize sizeHint() const override { return {320, 200}; }

signals:
    /// The curve is to be this one, of which this point is chosen.
    void curveChangeRequested(const tagline::PlayCurve& curve, int point);
    void chosenByHand(int point);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool moveChosenBy(QPointF steps, bool isFar) override;
    bool event(QEvent* event) override;

private:
    CurvePoint pointAt(QPointF pixel) const;
    std::optional<int> pointNear(QPointF pixel) const;
    int lastPoint() const { return int(m_curve.points.size()) - 1; }
    bool addPoint(CurvePoint place);
    void addBehindChosen();
    void removeChosen();
    void moveChosen(float at, float value);
    void choose(int point);

    PlayCurve m_curve;
    bool m_isHeld = false;
};

} // namespace tagline
