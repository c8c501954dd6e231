#include "widgets/library/rows/GroupTotals.h"

#include <QCoreApplication>

#include <cmath>

namespace tagline {
namespace {

struct TotalsTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::GroupTotals)
};

/// The totals of the clips, and of the query's hits in them.
QString clipsText(const GroupTotals& totals, bool hasQuery)
{
    const QString clips = TotalsTexts::tr("%Ln clip(s)", nullptr, totals.clips);
    if (!hasQuery) return TotalsTexts::tr("%1 · %2 min").arg(clips, minutesText(totals.seconds));
    if (totals.clipsWithHit == 0) return TotalsTexts::tr("%1 · none with a hit").arg(clips);
    return TotalsTexts::tr("%1 · %2 · %3 lit")
        .arg(clips, TotalsTexts::tr("%Ln with hits", nullptr, totals.clipsWithHit),
             minutesText(totals.litSeconds));
}

} // namespace

void GroupTotals::add(const LibraryRow& clip, const RowAnswer& answer)
{
    ++clips;
    clipsWithHit += answer.matchedFrames > 0;
    done += clip.progress.isDone();
    seconds += clip.rate.seconds(clip.frames);
    litSeconds += clip.rate.seconds(answer.matchedFrames);
}

void GroupTotals::add(const GroupTotals& others)
{
    clips += others.clips;
    clipsWithHit += others.clipsWithHit;
    done += others.done;
    seconds += others.seconds;
    litSeconds += others.litSeconds;
}

QString totalsText(const GroupTotals& totals, bool hasQuery)
{
    const QString text = clipsText(totals, hasQuery);
    return totals.done == 0 ? text : TotalsTexts::tr("%1 · %Ln done", nullptr, totals.done).arg(text);
}

QString minutesText(double seconds)
{
    const auto whole = qint64(std::llround(seconds));
    const qint64 hours = whole / 3600, rest = whole / 60 % 60;
    const QString last = QString::number(whole % 60).rightJustified(2, '0');
    if (hours == 0) return QStringLiteral("%1:%2").arg(rest).arg(last);
    return QStringLiteral("%1:%2:%3").arg(hours).arg(QString::number(rest).rightJustified(2, '0'), last);
}

} // namespace tagline
