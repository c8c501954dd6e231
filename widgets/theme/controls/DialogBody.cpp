#include "widgets/theme/controls/DialogBody.h"

#include "widgets/theme/ScrollBarLook.h"

#include <QEvent>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace tagline {
namespace {

constexpr double largestShare = 0.9; ///< of the screen, for a dialog

} // namespace

DialogBody::DialogBody(QWidget* content, QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    content->setAutoFillBackground(false); // the dialog's ground shows through
    // The bar lies over what it scrolls. Its room is not taken back: lines that are wider again may need
    // none.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (most <= 0) return;
        widget()->setContentsMargins(0, 0, scrollBarWidth, 0);
        setMinimumWidth(
            widget()->minimumSizeHint().width()); // else the bar lies over fields that cannot yield
    });
}

QSize DialogBody::sizeHint() const
{
    const QSize wanted = widget()->sizeHint();
    return {wanted.width(),
            widget()->hasHeightForWidth() ? widget()->heightForWidth(wanted.width()) : wanted.height()};
}

QSize DialogBody::minimumSizeHint() const
{
    constexpr int leastLines = 8;
    const QSize least = widget()->minimumSizeHint();
    return {least.width(), std::min(least.height(), leastLines * fontMetrics().lineSpacing())};
}

void DialogBody::fitDialog(QSize least)
{
    QWidget& dialog = *window();
    const QSize smallest = dialog.minimumSizeHint();
    const int beyond = sizeHint().height() - minimumSizeHint().height();
    const QSize wanted(dialog.sizeHint().width(), smallest.height() + beyond);
    const QSize room = dialog.screen()->availableSize() * largestShare;
    dialog.resize(wanted.expandedTo(least).boundedTo(room).expandedTo(smallest));
}

/// Lets the dialog share out its room anew when the content wants another size.
bool DialogBody::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::event(event);
}

} // namespace tagline
