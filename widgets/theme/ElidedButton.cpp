#include "widgets/theme/ElidedButton.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace tagline {

QSize ElidedButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {std::min(whole.width(), fontMetrics().horizontalAdvance(QStringLiteral("00,000 of…"))),
            whole.height()};
}

void ElidedButton::paintEvent(QPaintEvent*)
{
    constexpr int padding = 12; // of the style sheet, both sides
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text = fontMetrics().elidedText(text(), Qt::ElideRight, width() - padding);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace tagline
