#include "widgets/wall/WallTexts.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {

QString WallTexts::range(const QString& tag, FrameRange range)
{
    const QLocale locale;
    return tr("%1 · %2 – %3: drag it or an edge; with Shift a drag selects frames")
        .arg(tag, locale.toString(range.start), locale.toString(range.stop));
}

QString WallTexts::selection(std::span<const WallFrames> selected, std::span<const LibraryRow> clips)
{
    QHash<std::uint32_t, FrameRate> rates;
    for (const LibraryRow& clip : clips) rates.insert(clip.clip.value, clip.rate);
    double longest = 0;
    for (const WallFrames& each : selected)
        longest = std::max(longest, rates.value(each.clip.value).seconds(each.frames.length()));
    return tr("%1 × %2 s · start %3 · stop %4: press a tag key")
        .arg(tr("%Ln clip(s)", nullptr, int(selected.size())),
             QLocale().toString(longest, 'f', longest < 1 ? 2 : 1), common(selected, &FrameRange::start),
             common(selected, &FrameRange::stop));
}

/// The frame that all have in common, or that they differ.
QString WallTexts::common(std::span<const WallFrames> selected, Frame FrameRange::*edge)
{
    const auto differs = [&](const WallFrames& each) {
        return each.frames.*edge != selected.front().frames.*edge;
    };
    if (selected.empty() || std::any_of(selected.begin(), selected.end(), differs)) return tr("mixed");
    return QLocale().toString(selected.front().frames.*edge);
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

QString WallTexts::head(const WallGroup& group)
{
    const QString text = group.detail.isEmpty()
                             ? group.name
                             : tr("%1, %Ln clip(s)", nullptr, group.totals.clips).arg(group.name);
    return group.isFolded ? tr("%1, folded").arg(text) : text;
}

QString WallTexts::tags(const LibraryRow& clip, std::span<const WallTag> tags, int differences)
{
    QStringList parts;
    for (const StripBar& bar : clip.bars)
        if (bar.tag.value < tags.size() && !bar.ranges.empty())
            parts << tr("%1: %Ln range(s)", nullptr, int(bar.ranges.size())).arg(tags[bar.tag.value].name);
    if (differences > 0) parts << tr("%Ln difference(s) of annotators", nullptr, differences);
    return parts.join(QStringLiteral(", "));
}

} // namespace tagline
