#include "widgets/tags/fields/FrameSpinBox.h"

#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace tagline {
namespace {

constexpr Frame leastRoom = 99; ///< the least frame number for which the field has room

} // namespace

FrameSpinBox::FrameSpinBox(QWidget* parent)
    : QSpinBox(parent)
{
    setRange(0, 0);
    setAccelerated(true);
    setAlignment(Qt::AlignRight);
    setFont(tabularFont(font()));
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        if (const auto frame = typedFrame(text, m_rate, m_unit))
            emit typed(*frame);
        else
            emit mistyped(text);
    });
}

void FrameSpinBox::setFormat(FrameRate rate, TimeUnits unit)
{
    m_rate = rate;
    m_unit = unit;
    const QSignalBlocker quiet(this);
    lineEdit()->setText(textFromValue(value()));
    updateGeometry();
}

QSize FrameSpinBox::sizeHint() const
{
    constexpr int besideText = 34; // the arrows and some air
    const QFontMetrics metrics(font());
    int widest = metrics.horizontalAdvance(tr("mixed"));
    for (const Frame frame : {minimum(), maximum(), leastRoom, timecodeRate(m_rate) - 1})
        widest = std::max(widest, metrics.horizontalAdvance(timeText(frame, m_rate, m_unit)));
    return {widest + besideText, QSpinBox::sizeHint().height()};
}

void FrameSpinBox::setFrame(std::optional<Frame> frame, const QString& instead)
{
    m_hasFrame = frame.has_value();
    lineEdit()->setPlaceholderText(instead);
    const bool isTyped = hasFocus() && lineEdit()->isModified();
    if (isTyped && frame && typedFrame(lineEdit()->text(), m_rate, m_unit) == frame) return;
    const QSignalBlocker quiet(this);
    setValue(frame.value_or(value()));
    lineEdit()->setText(textFromValue(value()));
}

/// Leaves Undo and Redo to the window, since each typed key already takes effect.
bool FrameSpinBox::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QSpinBox::event(event);
}

void FrameSpinBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEntry = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEntry) return QSpinBox::keyPressEvent(event);
    if (hasAcceptableInput()) QSpinBox::keyPressEvent(event); // an invalid text would be corrected
    emit entered();
}

QAbstractSpinBox::StepEnabled FrameSpinBox::stepEnabled() const
{
    return m_hasFrame ? QSpinBox::stepEnabled() : StepEnabled(StepUpEnabled | StepDownEnabled);
}

QString FrameSpinBox::textFromValue(int value) const
{
    return m_hasFrame ? timeText(value, m_rate, m_unit) : QString();
}

int FrameSpinBox::valueFromText(const QString& text) const
{
    return typedFrame(text, m_rate, m_unit).value_or(value());
}

QValidator::State FrameSpinBox::validate(QString& text, int&) const
{
    const std::optional<Frame> frame = typedFrame(text, m_rate, m_unit);
    return frame && *frame >= minimum() && *frame <= maximum() ? QValidator::Acceptable
                                                               : QValidator::Intermediate;
}

} // namespace tagline
