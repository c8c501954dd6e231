#pragma once

// BesidePlace places windows that are used beside the main window.

#include <QDialog>
#include <QList>
#include <QPointer>
#include <QRect>
#include <QSize>

namespace tagline {

/// The constraints on the place of such a window, all in pixels of the screen.
struct BesideWish
{
    QSize wanted;           ///< preferred size
    QSize least;            ///< minimum size
    QRect window;           ///< the main window
    QRect screen;           ///< available area of the screen
    QList<QRect> inSight{}; ///< areas that should not be covered, as far as there is room
    QRect picture{};        ///< its middle half, which contains the figure, should not be covered
};

/// At the right edge of the main window, below its menus; if that covers areas of `inSight`, outside of the
/// window, or above or left of those areas, whichever covers the least; beside the middle of the picture it
/// is as narrow as necessary, down to `least`. Always on the screen.
QRect besidePlace(const BesideWish& wish);

/// Places a window so, no larger than most of the screen, and high enough for its wrapped texts. `inSight`:
/// parts of the main window that are in use meanwhile; hidden ones do not count, nor does a picture that is
/// null.
void placeBeside(QWidget& placed, const QWidget& window, QSize wanted, const QList<QWidget*>& inSight = {},
                 const QWidget* picture = nullptr);

/// Makes a window as high as its wrapped texts need at its width, if it is lower.
void growToTexts(QWidget& window);

/// Moves a window that has grown by the least distance that brings it onto the screen, with its frame.
void keepOnScreen(QWidget& window);

/// Brings a dialog to the front, with the focus. If it does not exist, it is created: it is placed beside the
/// window, is deleted when it is closed, and is passed to `prepare` before it is shown.
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
