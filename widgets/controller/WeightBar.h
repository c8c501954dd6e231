#pragma once

// WeightBar shows a track's share of the blend as a slider in the track's colour; the knob is flat and grey
// if the share cannot be set.

#include <QColor>
#include <QWidget>

namespace tagline {

/// Setters never emit. An editable bar can be dragged, and moved by the arrow keys.
class WeightBar : public QWidget
{
    Q_OBJECT

public:
    explicit WeightBar(QWidget* parent = nullptr);

    /// Expects 0 ≤ weight ≤ 1.
    void setWeight(double weight);
    void setColour(const QColor& colour);
    void setEditable(bool isEditable);

    QSize sizeHint() const override { return {120, 14}; }

signals:
    void weightChangeRequested(double weight);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void ask(double weight);
    double room() const;

    double m_weight = 0;
    QColor m_colour;
    bool m_isEditable = false;
};

} // namespace tagline
