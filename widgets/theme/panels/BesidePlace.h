#pragma once

// BesidePlace is where windows stand that a person works in beside the main window.

#include <QDialog>
#include <QPointer>
#include <QSize>

namespace tagline {

/// Puts a window at the right edge of another, below its menus, so that the library and the figure stay in
/// sight. It is no larger than most of the screen.
void placeBeside(QWidget& placed, const QWidget& window, QSize wanted);

/// Brings a dialog to the front, with the keyboard. One that is not there is made first: it stands beside the
/// window, is deleted once closed, and is handed to `prepare` before it is seen.
template<class Dialog, class Prepare>
void showBeside(QPointer<Dialog>& dialog, QWidget& window, QSize wanted, Prepare prepare)
{
    if (!dialog) {
        dialog = new Dialog(&window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        placeBeside(*dialog, window, wanted);
        prepare();
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace tagline
