#pragma once

// BesidePlace is where windows stand that a person works in beside the main window.

#include <QDialog>
#include <QList>
#include <QPointer>
#include <QRect>
#include <QSize>

namespace tagline {

/// Where such a window is to stand, all in pixels of the screen.
struct BesideWish
{
    QSize wanted;           ///< its size
    QSize least;            ///< the smallest that it can have
    QRect window;           ///< the main window
    QRect screen;           ///< what of it is free
    QList<QRect> inSight{}; ///< what is not to be covered, as far as there is room
    QRect picture{};        ///< of which the middle half, where the figure stands, is not to be covered
};

/// At the right edge of the window, below its menus; where it would cover what is to stay in sight, outside
/// of the window, above or left of that, whichever covers the least of it; beside the middle of the picture
/// it is as narrow as that takes and it can be. Always on the screen.
QRect besidePlace(const BesideWish& wish);

/// Puts a window there, no larger than most of the screen. `inSight`: parts of the window that are worked in
/// meanwhile; those that are hidden do not count, nor does a picture that is null.
void placeBeside(QWidget& placed, const QWidget& window, QSize wanted, const QList<QWidget*>& inSight = {},
                 const QWidget* picture = nullptr);

/// Moves a window that has become larger as little as brings all of it, with its frame, onto the screen.
void keepOnScreen(QWidget& window);

/// Brings a dialog to the front, with the keyboard. One that is not there is made first: it stands beside the
/// window, is deleted once closed, and is handed to `prepare` before it is seen.
template<class Dialog, class Prepare>
void showBeside(QPointer<Dialog>& dialog, QWidget& window, QSize wanted, Prepare prepare,
                const QList<QWidget*>& inSight = {}, const QWidget* picture = nullptr)
{
    if (!dialog) {
        dialog = new Dialog(&window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        placeBeside(*dialog, window, wanted, inSight, picture);
        prepare();
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace tagline
