#include "widgets/theme/messages/MessageLine.h"

#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace tagline {

namespace {

constexpr int messagePartGap = 10; ///< device-independent pixels

/// The whole sentences from the first on that fit into the width, followed by an ellipsis where there is room
/// for it; a first sentence that does not fit is elided at its end.
QString fittingSentences(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width) return text;
    QString shown;
    QTextBoundaryFinder ends(QTextBoundaryFinder::Sentence, text);
    for (qsizetype end = ends.toNextBoundary(); end > 0 && end < text.size(); end = ends.toNextBoundary()) {
        const QString sentences = text.first(end).trimmed();
        if (metrics.horizontalAdvance(sentences) > width) break;
        shown = sentences;
    }
    if (shown.isEmpty()) return metrics.elidedText(text, Qt::ElideRight, width);
    const QString withMore = shown + QStringLiteral(" …");
    return metrics.horizontalAdvance(withMore) <= width ? withMore : shown;
}

} // namespace

MessageParts messageParts(const QString& text)
{
    static const QString thingMark = QStringLiteral(" · ");
    static const QString actionMark = QStringLiteral(" — ");
    const qsizetype actionAt = text.indexOf(actionMark);
    MessageParts parts;
    parts.facts = text.left(actionAt < 0 ? text.size() : actionAt);
    if (actionAt >= 0) parts.action = text.mid(actionAt + actionMark.size());
    const qsizetype thingStop = parts.facts.indexOf(thingMark);
    if (thingStop < 0) return parts;
    parts.thing = parts.facts.left(thingStop);
    parts.facts.remove(0, thingStop + thingMark.size());
    return parts;
}

void MessageLine::setHasParts(bool hasParts)
{
    if (hasParts == m_hasParts) return;
    m_hasParts = hasParts;
    updateGeometry();
    update();
}

QFont MessageLine::thingFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

int MessageLine::widthOf(const MessageParts& parts) const
{
    const int thing = parts.thing.isEmpty() ? 0 : QFontMetrics(thingFont()).horizontalAdvance(parts.thing);
    int width = thing;
    for (const QString& part : {parts.facts, parts.action})
        if (!part.isEmpty())
            width += (width > 0 ? messagePartGap : 0) + fontMetrics().horizontalAdvance(part);
    return width;
}

MessageParts MessageLine::shownParts() const
{
    MessageParts parts = m_hasParts ? messageParts(text()) : MessageParts{{}, text(), {}};
    const int room = contentsRect().width();
    if (widthOf(parts) <= room) return parts;
    parts.action.clear();
    const int beside = widthOf({parts.thing, QStringLiteral("…"), {}}) -
                       fontMetrics().horizontalAdvance(QStringLiteral("…"));
    parts.facts = fittingSentences(fontMetrics(), parts.facts, std::max(0, room - beside));
    return parts;
}

bool MessageLine::isElided() const
{
    return m_hasParts ? shownParts() != messageParts(text()) : ElidedLabel::isElided();
}

QSize MessageLine::sizeHint() const
{
    const QSize plain = ElidedLabel::sizeHint();
    if (!m_hasParts) return plain;
    return {plain.width() - fontMetrics().horizontalAdvance(text()) + widthOf(messageParts(text())),
            plain.height()};
}

void MessageLine::paintEvent(QPaintEvent*)
{
    const MessageParts parts = shownParts();
    QPainter painter(this);
    QRect place = contentsRect();
    const auto draw = [&](const QString& text, const QFont& font, const QColor& colour) {
        if (text.isEmpty()) return;
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
        place.setLeft(place.left() + painter.fontMetrics().horizontalAdvance(text) + messagePartGap);
    };
    draw(parts.thing, thingFont(), theme().text);
    const QColor whole = colour().isValid() ? colour() : palette().color(QPalette::WindowText);
    draw(parts.facts, font(), m_hasParts ? theme().muted : whole);
    draw(parts.action, font(), theme().hint);
}

} // namespace tagline
