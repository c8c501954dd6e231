#pragma once

// FrameSpinBox is a number field for frames that can be read and typed in any unit.

#include <QSpinBox>

#include "widgets/timeline/TimeUnits.h"

namespace tagline {

/// The value is always in frames; a step is one frame, with Ctrl ten. The field changes nothing by itself: it
/// emits the user's input, and shows the frame that is set.
class FrameSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit FrameSpinBox(QWidget* parent = nullptr);

    void setFormat(FrameRate rate, TimeUnits unit);
    /// Shows a frame; none: the text `instead`, such as "mixed". Keeps a text that is being typed if it
    /// denotes the same frame.
    void setFrame(std::optional<Frame> frame, const QString& instead = {});
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Wide enough for the texts shown in place of a frame, for any limits.
    QSize sizeHint() const override;

signals:
    /// The user typed a frame: at each key, even if the frame is beyond the limits.
    void typed(tagline::Frame frame);
    /// The user typed a text that is no time, not yet a time ("1." of "1.5s"), or empty: at each key.
    void mistyped(const QString& text);
    /// Arrow keys, buttons or wheel: the number of frames.
    void stepped(int by);
    /// Return or Enter was pressed in the field. Not emitted when the field loses the focus.
    void entered();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void stepBy(int steps) override { emit stepped(steps); }
    StepEnabled stepEnabled() const override;
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    FrameRate m_rate;
    TimeUnits m_unit = TimeUnits::Frames;
    bool m_hasFrame = true;
};

} // namespace tagline
