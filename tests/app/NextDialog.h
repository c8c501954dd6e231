#pragma once

// Answers a dialog that a click opens and that is waited for within the click.

#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>

namespace tagline::test {

/// Calls a function with the next dialog of that class once it is shown and active. The function closes it;
/// where the test failed in it, the dialog is dismissed.
template<class Dialog>
void withNext(QObject& owner, const std::function<void(Dialog&)>& act)
{
    auto* timer = new QTimer(&owner);
    QObject::connect(timer, &QTimer::timeout, &owner, [timer, act] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isActiveWindow()) return;
        timer->stop();
        timer->deleteLater();
        const QPointer<Dialog> shown(dialog);
        act(*dialog);
        if (QTest::currentTestFailed() && shown) shown->reject(); // or the test would wait for ever
    });
    timer->start(20);
}

} // namespace tagline::test
