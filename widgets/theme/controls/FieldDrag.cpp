#include "widgets/theme/controls/FieldDrag.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QFocusEvent>
#include <QLineEdit>
#include <QMouseEvent>

#include <cstdlib>
#include <utility>

namespace tagline {
namespace {

constexpr int pixelsPerStep = 4;
constexpr int shiftFactor = 10;

/// The number that a widget is, or whose text it is; null for none.
QAbstractSpinBox* numberOf(QObject* watched)
{
    if (auto* number = qobject_cast<QAbstractSpinBox*>(watched)) return number;
    auto* text = qobject_cast<QLineEdit*>(watched);
    return text ? qobject_cast<QAbstractSpinBox*>(text->parent()) : nullptr;
}

} // namespace

void FieldDrag::press(QAbstractSpinBox& number, const QMouseEvent& event)
{
    const bool isFresh = std::exchange(m_focused, nullptr) == &number;
    if (!isFresh || event.button() != Qt::LeftButton || number.isReadOnly()) return;
    m_number = &number;
    m_before = number.property("value");
    m_pressed = event.globalPosition().toPoint();
    m_done = 0;
    m_stepped = 0;
    m_isDragged = false;
}

/// Whether the number takes it, not its text.
bool FieldDrag::move(const QMouseEvent& event)
{
    const int way = event.globalPosition().toPoint().x() - m_pressed.x();
    if (!m_isDragged && std::abs(way) < QApplication::startDragDistance()) return true;
    if (!std::exchange(m_isDragged, true)) QApplication::setOverrideCursor(Qt::SizeHorCursor);
    const int steps = (way - m_done) / pixelsPerStep;
    m_done += steps * pixelsPerStep;
    const bool isFast = event.modifiers() & Qt::ShiftModifier;
    const int by = steps * (isFast ? shiftFactor : 1);
    m_stepped += by;
    if (by != 0) m_number->stepBy(by);
    return true;
}

void FieldDrag::end()
{
    m_number.clear();
    if (std::exchange(m_isDragged, false)) QApplication::restoreOverrideCursor();
}

bool FieldDrag::eventFilter(QObject* watched, QEvent* event)
{
    if (m_isDragged && !m_number) end(); // it went while it was dragged
    switch (event->type()) {
    case QEvent::FocusIn: {
        if (!watched->isWidgetType()) return false; // styles hear of it too
        const bool isByMouse = static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason;
        m_focused = isByMouse ? numberOf(watched) : nullptr;
        return false;
    }
    case QEvent::MouseButtonPress:
        if (QAbstractSpinBox* number = numberOf(watched); number && qobject_cast<QLineEdit*>(watched))
            press(*number, static_cast<QMouseEvent&>(*event));
        return false;
    case QEvent::MouseMove: {
        const auto& mouse = static_cast<QMouseEvent&>(*event);
        const bool isOver = m_number && numberOf(watched) == m_number;
        return isOver && (mouse.buttons() & Qt::LeftButton) && move(mouse);
    }
    case QEvent::MouseButtonRelease:
        if (m_number && numberOf(watched) == m_number) end();
        return false;
    case QEvent::KeyPress: {
        const bool isEscape = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (!isEscape || !m_isDragged || !m_number) return false;
        m_number->stepBy(-m_stepped); // a field that only asks for steps is heard so
        if (m_number->property("value") != m_before) m_number->setProperty("value", m_before); // at a limit
        end();
        return true;
    }
    default:
        return false;
    }
}

} // namespace tagline
