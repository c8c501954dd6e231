#include "widgets/theme/controls/ElidedLabel.h"

#include "widgets/theme/AccessibleRole.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <limits>

namespace tagline {
ElidedLabel::ElidedLabel(const QString& text, QWidget* parent)
    : QFrame(parent)
{
    setAccessibleRole(*this, QAccessible::StaticText); // not the frame that it is drawn in
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = std::max(1, lines);
    setSizePolicy(QSizePolicy::Preferred, m_mostLines > 1 ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    updateGeometry();
    update();
}

int ElidedLabel::linesAt(int width) const
{
    const QMargins margins = contentsMargins();
    return int(wrapped(width - margins.left() - margins.right(), std::numeric_limits<int>::max()).size());
}

/// The lines of the text as they fit into its place.
QStringList ElidedLabel::shownLines() const
{
    if (m_mostLines == 1) return {m_text};
    const QRect place = contentsRect();
    const int room = std::clamp(place.height() / std::max(1, fontMetrics().lineSpacing()), 1, m_mostLines);
    return wrapped(place.width(), room);
}

/// So many lines of the text at most, the last with all that is left.
QStringList ElidedLabel::wrapped(int width, int most) const
{
    QStringList lines;
    QTextLayout layout(m_text, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        lines << (isLast ? m_text.mid(line.textStart()) : m_text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    return lines;
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

void ElidedLabel::setColour(ThemeColour colour)
{
    m_colour = colour;
    update();
}

bool ElidedLabel::isElided() const
{
    const QStringList lines = shownLines();
    return !lines.isEmpty() && fontMetrics().horizontalAdvance(lines.last()) > contentsRect().width();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_text) + margins.left() + margins.right() + 1,
            fontMetrics().height() + (m_mostLines - 1) * fontMetrics().lineSpacing() + margins.top() +
                margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int few = fontMetrics().horizontalAdvance(QStringLiteral("Mm…"));
    return {std::min(few, sizeHint().width()),
            sizeHint().height() - (m_mostLines - 1) * fontMetrics().lineSpacing()};
}

void ElidedLabel::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(m_colour && isEnabled() ? colour() : palette().color(group, QPalette::WindowText));
    const QRect rect = contentsRect();
    QStringList lines = shownLines();
    if (!lines.isEmpty()) lines.last() = fontMetrics().elidedText(lines.last(), m_mode, rect.width());
    painter.drawText(rect, int(m_alignment), lines.join('\n'));
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), isElided() ? m_text : QString(), this);
        return true;
    }
    return QFrame::event(event);
}

} // namespace tagline
