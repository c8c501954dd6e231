#pragma once

// WeightField is a weight as a number beside its bar, that can be typed, dragged and stepped where it can be
// set.

#include <QDoubleSpinBox>

namespace tagline {

/// Setters never emit. Enter keeps what is typed, Esc takes it back.
class WeightField : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit WeightField(QWidget* parent = nullptr);

    /// Expects 0 ≤ weight ≤ 1. What a person is typing stays.
    void setWeight(double weight);
    void setEditable(bool isEditable);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool isTyped() const;

    double m_weight = 0;
};

} // namespace tagline
