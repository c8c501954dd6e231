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

SharedParts sharedParts(const QStringList& names)
{
    if (names.size() < 2) return {};
    const QString& first = names.front();
    qsizetype beginning = first.size(), end = first.size();
    for (const QString& name : names) {
        const auto differs = std::ranges::mismatch(first, name);
        beginning = std::min<qsizetype>(beginning, differs.in1 - first.begin());
        const qsizetype most = std::min(first.size(), name.size());
        qsizetype same = 0;
        while (same < most && first[first.size() - 1 - same] == name[name.size() - 1 - same]) ++same;
        end = std::min(end, same);
    }
    const auto isOfWord = [&first](qsizetype at) { return first[at].isLetterOrNumber(); };
    while (beginning > 0 && isOfWord(beginning - 1)) --beginning;
    while (end > 0 && isOfWord(first.size() - end)) --end;
    for (const QString& name : names)
        end = std::min(end, std::max<qsizetype>(name.size() - beginning - 1, 0));
    return {beginning, end};
}

QString elidedAmongSiblings(const QFontMetricsF& metrics, const QString& text, SharedParts shared,
                            qreal width)
{
    if (metrics.horizontalAdvance(text) <= width) return text;
    if (shared == SharedParts()) return metrics.elidedText(text, Qt::ElideMiddle, width);
    const auto fits = [&](const QString& cut) { return metrics.horizontalAdvance(cut) <= width; };
    const QString own = text.sliced(shared.beginning, text.size() - shared.beginning - shared.end);
    const QString before = shared.beginning > 0 ? QString(ellipsis) : QString();
    const QString end = text.last(shared.end);
    const auto cut = [&](const QString& part, Qt::TextElideMode mode, const QString& beside) {
        constexpr qreal rounding = 0.1; // of widths that are added
        return metrics.elidedText(part, mode, width - metrics.horizontalAdvance(beside) + rounding);
    };
    if (fits(before + own + end))
        return cut(text.first(shared.beginning), Qt::ElideRight, own + end) + own + end;
    const QString after = shared.end > 0 ? QString(ellipsis) : QString();
    if (!fits(before + own + after)) return metrics.elidedText(own, Qt::ElideMiddle, width);
    return before + own + cut(end, Qt::ElideLeft, before + own);
}

} // namespace tagline
