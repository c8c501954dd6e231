#pragma once

// Answers a dialog or a menu that a click opens and that is waited for within the click.

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>

namespace tagline::test {

/// Calls a function once with what `opened` finds, as soon as it finds something. What is still shown after
/// it is closed where the test failed in it, or the test would wait for ever.
template<class Widget>
void withNextFound(QObject& owner, std::function<Widget*()> opened, std::function<void(Widget&)> act)
{
    auto* timer = new QTimer(&owner);
    QObject::connect(timer, &QTimer::timeout, &owner, [timer, opened, act] {
        const QPointer<Widget> found(opened());
        if (!found) return;
        timer->stop();
        timer->deleteLater();
        act(*found);
        if (QTest::currentTestFailed() && found) found->close();
    });
    timer->start(20);
}

/// Calls a function with the next dialog of that class once it is shown and active, which is asked for again
/// where the window manager did not make it so. The function closes it.
template<class Dialog>
void withNext(QObject& owner, const std::function<void(Dialog&)>& act)
{
    withNextFound<Dialog>(
        owner,
        [looks = 0]() mutable {
            constexpr int looksUntilAsked = 50; // a second
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (!dialog || dialog->isActiveWindow()) return dialog;
            if (++looks % looksUntilAsked == 0) dialog->activateWindow();
            return static_cast<Dialog*>(nullptr);
        },
        act);
}

/// Calls a function with the next menu once it is shown, and closes it after that.
inline void withNextMenu(QObject& owner, const std::function<void(QMenu&)>& act)
{
    withNextFound<QMenu>(
        owner, [] { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); },
        [act](QMenu& menu) {
            const QPointer<QMenu> shown(&menu);
            act(menu);
            if (shown) shown->close();
        });
}

} // namespace tagline::test
