#include "widgets/theme/controls/ElidedButton.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/controls/DottedNames.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace tagline {

namespace {

constexpr int elidedPadding = 12; ///< of the style sheet, both sides
constexpr int iconGap = 4;        ///< of the style, between icon and words
constexpr int chevronGap = 2;     ///< before the chevron
constexpr int chevronRoom = measure::chevronSize + chevronGap;

} // namespace

void ElidedButton::setChevron(bool hasChevron)
{
    m_hasChevron = hasChevron;
    updateGeometry();
    update();
}

void ElidedButton::setKeepsLastPart(bool keeps)
{
    m_keepsLastPart = keeps;
    update();
}

void ElidedButton::setShortText(const QString& text)
{
    m_shortText = text;
    update();
}

/// Width of the icon with its gap; 0 without an icon beside the text.
int ElidedButton::iconRoom() const
{
    const bool isShown = !icon().isNull() && toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
    return isShown ? iconSize().width() + iconGap : 0;
}

QString ElidedButton::fitting(int width) const
{
    if (this->width() >= sizeHint().width()) return text();
    if (!m_shortText.isEmpty() && fontMetrics().horizontalAdvance(m_shortText) <= width) return m_shortText;
    return m_keepsLastPart ? elidedName(QFontMetricsF(font()), text(), width)
                           : fontMetrics().elidedText(text(), Qt::ElideRight, width);
}

bool ElidedButton::isIconAlone() const
{
    return !icon().isNull() && toolButtonStyle() == Qt::ToolButtonIconOnly;
}

QSize ElidedButton::sizeHint() const
{
    const QSize words = QToolButton::sizeHint();
    return m_hasChevron && !isIconAlone() ? QSize(words.width() + chevronRoom, words.height()) : words;
}

QSize ElidedButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    if (isIconAlone()) return whole;
    const int few = fontMetrics().horizontalAdvance(QStringLiteral("00,000 of…")) + iconRoom();
    return {std::min(whole.width(), few), whole.height()};
}

/// Appends spaces that reserve the chevron's place, since the style centres the text.
void ElidedButton::paintEvent(QPaintEvent* event)
{
    if (isIconAlone()) return QToolButton::paintEvent(event);
    const QFontMetrics metrics = fontMetrics();
    const QString space(QChar::Nbsp);
    const int spaces = m_hasChevron ? chevronRoom / std::max(1, metrics.horizontalAdvance(space)) + 1 : 0;
    const int room = spaces * metrics.horizontalAdvance(space);
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const QString words = fitting(width() - elidedPadding - room - iconRoom());
    option.text = words + space.repeated(spaces);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    if (!m_hasChevron || words.isEmpty()) return;
    const int left = (width() - metrics.horizontalAdvance(option.text)) / 2;
    const QRectF place(left + metrics.horizontalAdvance(words) + chevronGap, 1, measure::chevronSize,
                       height());
    paintChevron(painter, place, Qt::DownArrow, underMouse() ? &Theme::text : &Theme::muted);
}

} // namespace tagline
