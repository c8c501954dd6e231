#pragma once

// FieldDrag lets numbers be changed by dragging over them sideways.

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QVariant>

class QAbstractSpinBox;
class QMouseEvent;

namespace tagline {

/// Install it on the application; applyTheme() does.
///
///   drag           over a number that has not the focus yet: to the right more, to the left less; in one
///                  that has it, text is selected as ever
///   Shift          ten times as much
///   Esc            while dragging: the number is what it was
class FieldDrag : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(QAbstractSpinBox& number, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    void end();

    QPointer<QAbstractSpinBox> m_focused; ///< the number that a press gave the focus just now
    QPointer<QAbstractSpinBox> m_number;  ///< over which the button is down
    QVariant m_before;                    ///< its value then
    QPoint m_pressed;                     ///< on the screen
    int m_done = 0;                       ///< pixels that have become steps
    int m_stepped = 0;                    ///< steps of the drag so far
    bool m_isDragged = false;
};

} // namespace tagline
