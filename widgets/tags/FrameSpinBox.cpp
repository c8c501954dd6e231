#include "widgets/tags/FrameSpinBox.h"

#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>

namespace tagline {

FrameSpinBox::FrameSpinBox(QWidget* parent)
    : QSpinBox(parent)
{
    setRange(0, 0);
    setAccelerated(true);
    setCorrectionMode(CorrectToNearestValue);
    setAlignment(Qt::AlignRight);
    setFont(tabularFont(font()));
}

void FrameSpinBox::setFormat(FrameRate rate, TimeUnits unit)
{
    m_rate = rate;
    m_unit = unit;
    const QSignalBlocker quiet(this);
    lineEdit()->setText(textFromValue(value()));
    updateGeometry();
}

void FrameSpinBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEntry = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QSpinBox::keyPressEvent(event);
    if (isEntry) emit entered();
}

QString FrameSpinBox::textFromValue(int value) const { return timeText(value, m_rate, m_unit); }

int FrameSpinBox::valueFromText(const QString& text) const
{
    return typedFrame(text, m_rate, m_unit).value_or(value());
}

QValidator::State FrameSpinBox::validate(QString& text, int&) const
{
    static const QRegularExpression typing(QStringLiteral("^[0-9:.,sf ]*$"));
    if (!typing.match(text).hasMatch()) return QValidator::Invalid;
    const std::optional<Frame> frame = typedFrame(text, m_rate, m_unit);
    return frame && *frame >= minimum() && *frame <= maximum() ? QValidator::Acceptable
                                                               : QValidator::Intermediate;
}

} // namespace tagline
