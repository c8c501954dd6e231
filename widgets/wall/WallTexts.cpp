#include "widgets/wall/WallTexts.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {

QString WallTexts::minutes(double seconds)
{
    const auto whole = qint64(std::llround(seconds));
    const qint64 hours = whole / 3600, rest = whole / 60 % 60;
    const QString last = QString::number(whole % 60).rightJustified(2, '0');
    if (hours == 0) return QStringLiteral("%1:%2").arg(rest).arg(last);
    return QStringLiteral("%1:%2:%3").arg(hours).arg(QString::number(rest).rightJustified(2, '0'), last);
}

QString WallTexts::seconds(double seconds) { return QLocale().toString(seconds, 'f', 1); }

QString WallTexts::share(Frame matched, Frame frames)
{
    const int percent = int(std::lround(100.0 * matched / std::max(frames, 1)));
    return tr("%1 %").arg(matched > 0 ? std::max(percent, 1) : 0);
}

QString WallTexts::folder(const WallGroup& group)
{
    return group.folder.isEmpty() ? tr("In the library's own folder") : group.folder;
}

QString WallTexts::group(const WallGroup& group, bool hasQuery)
{
    const QString clips = tr("%Ln clip(s)", nullptr, int(group.places.size()));
    if (!hasQuery) return tr("%1 · %2 min").arg(clips, minutes(group.seconds));
    if (group.clipsWithHit == 0) return tr("%1 · none with a hit").arg(clips);
    return tr("%1 · %2 · %3 lit")
        .arg(clips, tr("%Ln with hits", nullptr, group.clipsWithHit), minutes(group.litSeconds));
}

QString WallTexts::selection(std::span<const WallFrames> selected, std::span<const LibraryRow> clips)
{
    QHash<std::uint32_t, FrameRate> rates;
    for (const LibraryRow& clip : clips) rates.insert(clip.clip.value, clip.rate);
    double longest = 0;
    for (const WallFrames& each : selected)
        longest = std::max(longest, rates.value(each.clip.value).seconds(each.frames.length()));
    return tr("%1 × %2 s: press a tag key")
        .arg(tr("%Ln clip(s)", nullptr, int(selected.size())),
             QLocale().toString(longest, 'f', longest < 1 ? 2 : 1));
}

QString WallTexts::moment(const LibraryRow& clip, Frame frame, std::span<const QString> tags)
{
    const QLocale locale;
    const QString first = tr("%1 · frame %2 of %3 · %4 s")
                              .arg(clip.name, locale.toString(frame), locale.toString(clip.frames),
                                   locale.toString(clip.rate.seconds(frame), 'f', 2));
    const QStringList names(tags.begin(), tags.end());
    return names.isEmpty() ? first : first + '\n' + names.join(QStringLiteral(", "));
}

} // namespace tagline
