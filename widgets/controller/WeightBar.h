#pragma once

// WeightBar shows a track's share of the blend as a bar in the track's colour.

#include <QColor>
#include <QWidget>

namespace tagline {

class WeightBar : public QWidget
{
    Q_OBJECT

public:
    explicit WeightBar(QWidget* parent = nullptr);

    /// Expects 0 ≤ weight ≤ 1.
    void setWeight(double weight);
    void setColour(const QColor& colour);

    QSize sizeHint() const override { return {120, 8}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_weight = 0;
    QColor m_colour;
};

} // namespace tagline
