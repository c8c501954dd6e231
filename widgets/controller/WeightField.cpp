#include "widgets/controller/WeightField.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace tagline {

WeightField::WeightField(QWidget* parent)
    : QDoubleSpinBox(parent)
{
    setRange(0, 1);
    setSingleStep(0.05);
    setDecimals(2);
    setButtonSymbols(NoButtons);
    setKeyboardTracking(false);
    setProperty("look", "bare");
    setAlignment(Qt::AlignRight);
    setEditable(false);
    lineEdit()->installEventFilter(this);
}

/// A double click is for the whole number: what is typed next takes its place, not that of its digits behind
/// the point.
bool WeightField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonDblClick || watched != lineEdit() || isReadOnly())
        return QDoubleSpinBox::eventFilter(watched, event);
    setFocus(Qt::MouseFocusReason);
    selectAll();
    return true;
}

bool WeightField::isTyped() const { return hasFocus() && lineEdit()->isModified(); }

void WeightField::setWeight(double weight)
{
    m_weight = weight;
    if (isTyped()) return;
    const QSignalBlocker quiet(this);
    setValue(weight);
}

void WeightField::setEditable(bool isEditable)
{
    setReadOnly(!isEditable);
    setFocusPolicy(isEditable ? Qt::WheelFocus : Qt::NoFocus);
    lineEdit()->setFocusPolicy(focusPolicy());
    lineEdit()->setCursor(isEditable ? Qt::IBeamCursor : Qt::ArrowCursor);
}

void WeightField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !isTyped()) {
        const double before = value();
        const bool isEntered = isTyped() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter);
        QDoubleSpinBox::keyPressEvent(event);
        // The track's weight went on meanwhile, and what was typed is the one from before.
        if (isEntered && value() == before && before != m_weight) emit valueChanged(before);
        return;
    }
    lineEdit()->setText(textFromValue(value()));
    lineEdit()->setModified(false);
    setWeight(m_weight);
    selectAll();
}

} // namespace tagline
