#include "widgets/theme/controls/DottedNames.h"

#include <QFontMetricsF>

#include <algorithm>

namespace tagline {
namespace {

constexpr QChar ellipsis = u'…';

/// Start of the last part of the dotted name at a text's end; 0 if there is no other part. A separator before
/// a space, or at the end, does not count.
qsizetype lastPartOf(const QString& text)
{
    for (qsizetype at = text.size() - 2; at > 0; --at) {
        const bool isSeparator = text[at] == u'.' || (text[at] == u':' && text[at - 1] == u':');
        if (isSeparator && !text[at + 1].isSpace()) return at + 1;
    }
    return 0;
}

} // namespace

QString elidedName(const QFontMetricsF& metrics, const QString& text, qreal width)
{
    if (metrics.horizontalAdvance(text) <= width) return text;
    const qsizetype last = lastPartOf(text);
    const QString name = text.sliced(last);
    if (last == 0 || metrics.horizontalAdvance(ellipsis + name) > width)
        return metrics.elidedText(name, Qt::ElideMiddle, width);
    for (qsizetype kept = last - 2; kept > 0; --kept) {
        const QString cut = text.first(kept) + ellipsis + name;
        if (metrics.horizontalAdvance(cut) <= width) return cut;
    }
    return ellipsis + name;
}

} // namespace tagline
