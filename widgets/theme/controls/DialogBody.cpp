#include "widgets/theme/controls/DialogBody.h"

#include "widgets/theme/ScrollBarLook.h"

#include <QScrollBar>

#include <algorithm>

namespace tagline {

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

} // namespace tagline
