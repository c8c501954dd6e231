#pragma once

// CurveView draws the weight curve of a transition: the new track's weight over the time that it takes.

#include <QIcon>
#include <QWidget>

#include "widgets/controller/ControllerState.h"

namespace tagline {

class CurveView : public QWidget
{
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    void setCurve(FadeCurve curve);

    QSize sizeHint() const override { return {120, 56}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FadeCurve m_curve = FadeCurve::Smooth;
};

/// The curve as a small picture beside its name.
QIcon curveIcon(FadeCurve curve);

} // namespace tagline
