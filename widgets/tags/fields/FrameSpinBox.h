#pragma once

// FrameSpinBox is a number field for frames that can be read and typed in any unit.

#include <QSpinBox>

#include "widgets/timeline/TimeUnits.h"

namespace tagline {

/// The value is always in frames; a step is one frame, with Ctrl ten. It changes nothing by itself: it tells
/// what a person wants, and shows what it is told.
class FrameSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit FrameSpinBox(QWidget* parent = nullptr);

    void setFormat(FrameRate rate, TimeUnits unit);
    /// Shows a frame; none: the text in its place, such as "mixed". A text that says the same frame and is
    /// just being typed stays as it is.
    void setFrame(std::optional<Frame> frame, const QString& instead = {});
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Wide enough for what may stand in place of a frame, whatever the limits are.
    QSize sizeHint() const override;

signals:
    /// A person typed a frame: at each key, also one beyond the limits.
    void typed(tagline::Frame frame);
    /// A person typed what is no time, or not yet one ("1." of "1.5s"), or nothing: at each key.
    void mistyped(const QString& text);
    /// Arrow keys, buttons or wheel: by so many frames.
    void stepped(int by);
    /// Return or Enter was pressed here. Leaving the field is no entry.
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
