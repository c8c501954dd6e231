#pragma once

// FrameSpinBox is a number field for frames that can be read and typed in any unit.

#include <QSpinBox>

#include "widgets/timeline/TimeUnits.h"

namespace tagline {

/// The value is always in frames; a step is one frame, with Ctrl ten.
class FrameSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit FrameSpinBox(QWidget* parent = nullptr);

    void setFormat(FrameRate rate, TimeUnits unit);

signals:
    /// Return or Enter was pressed here, and the value taken. Leaving the field is no entry.
    void entered();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    FrameRate m_rate;
    TimeUnits m_unit = TimeUnits::Frames;
};

} // namespace tagline
