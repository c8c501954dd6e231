#pragma once

// Buttons of the mouse that come up again. Qt counts a button as held until an event of the system says
// otherwise, and much waits for a mouse that rests (FreeMoment.h): a release that a test sends by itself is
// none of the system's, and QTest::mouseDClick() sends none.

#include <QApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>

namespace tagline::test {

/// Lets the left button go over a widget.
inline void releaseMouse(QWidget& widget, QPoint place, Qt::KeyboardModifiers modifiers = {})
{
    QMouseEvent release(QEvent::MouseButtonRelease, place, widget.mapToGlobal(QPointF(place)), Qt::LeftButton,
                        Qt::NoButton, modifiers);
    QSpontaneKeyEvent::setSpontaneous(&release);
    qApp->notify(&widget, &release);
}

/// A double click of the left button; without a place, in the middle.
inline void doubleClick(QWidget* widget, QPoint place = {}, Qt::KeyboardModifiers modifiers = {})
{
    const QPointer<QWidget> clicked = widget; // it may go by what it does
    if (place.isNull()) place = widget->rect().center();
    QTest::mouseDClick(widget, Qt::LeftButton, modifiers, place);
    if (clicked) releaseMouse(*clicked, place, modifiers);
}

} // namespace tagline::test
