#include "widgets/theme/controls/ToolTips.h"

#include "widgets/theme/Theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeySequence>
#include <QRegularExpression>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace tagline {

namespace {

constexpr int widestTip = 320; ///< device-independent pixels

/// The key at the end of a tip, and the tip without it; no key where what stands there is none.
struct TipParts
{
    QString words;
    QString key;
};

TipParts tipParts(const QString& tip)
{
    static const QRegularExpression ending(QStringLiteral("^(.*\\S)\\s+\\(([^()]+)\\)$"),
                                           QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = ending.match(tip);
    if (!match.hasMatch()) return {tip, {}};
    const QKeySequence key = QKeySequence::fromString(match.captured(2), QKeySequence::NativeText);
    if (key.isEmpty() || key[0].key() == Qt::Key_unknown) return {tip, {}};
    return {match.captured(1), match.captured(2)};
}

QString badge(const QString& key)
{
    return QStringLiteral("<td style=\"border: 1px solid %1; padding: 0 4px; color: %2; font-size: %3px; "
                          "vertical-align: middle; white-space: nowrap;\">%4</td>")
        .arg(theme().edge.name(), theme().muted.name())
        .arg(pixelSize(TextSize::Caption))
        .arg(key.toHtmlEscaped());
}

/// The first line in the text's colour, those below it muted.
QString wordsHtml(const QString& words)
{
    const qsizetype stop = words.indexOf('\n');
    if (stop < 0) return words.toHtmlEscaped();
    return QStringLiteral("%1<br><span style=\"color: %2;\">%3</span>")
        .arg(words.left(stop).toHtmlEscaped(), theme().muted.name(),
             words.mid(stop + 1).toHtmlEscaped().replace('\n', QLatin1String("<br>")));
}

int widthOf(const QString& words)
{
    const QFontMetrics metrics(QToolTip::font());
    int width = 0;
    for (const QString& line : words.split('\n')) width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

} // namespace

QString shownToolTip(const QString& tip)
{
    if (tip.isEmpty() || Qt::mightBeRichText(tip)) return tip;
    const TipParts parts = tipParts(tip);
    const int width = widthOf(parts.words);
    const bool isWide = width > widestTip;
    if (parts.key.isEmpty() && !isWide && !parts.words.contains('\n')) return tip;
    const QString size = isWide ? QStringLiteral(" width=\"%1\"").arg(widestTip) : QString();
    const QString wrap = isWide ? QString() : QStringLiteral(" style=\"white-space: nowrap;\"");
    const QString gap =
        parts.key.isEmpty() ? QString() : QStringLiteral("<td>&nbsp;</td>") + badge(parts.key);
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\"%1><tr><td%2>%3</td>%4</tr></table>")
        .arg(size, wrap, wordsHtml(parts.words), gap);
}

bool ToolTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType()) return false;
    auto* widget = static_cast<QWidget*>(watched);
    if (widget->toolTip().isEmpty() || widget->property(tipsByPlace).toBool()) return false;
    const QString shown = shownToolTip(widget->toolTip());
    if (shown == widget->toolTip()) return false;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), shown, widget);
    return true;
}

} // namespace tagline
