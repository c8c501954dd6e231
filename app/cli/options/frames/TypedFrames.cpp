#include "app/cli/options/frames/TypedFrames.h"

#include <QRegularExpression>
#include <QStringList>

namespace tagline {
namespace {

/// A rate at which different times are different frames; no clip has it.
constexpr FrameRate finest{1'000'000, 1};

constexpr std::uint32_t mostFrames = 999'999'999;

/// 1:30, 00:01.5, 1:02:03.5: the first part may exceed 59.
std::optional<Duration> clockTime(const QString& text)
{
    static const QRegularExpression form("^(\\d{1,6}):([0-5]\\d)(?::([0-5]\\d))?(\\.\\d{1,9})?$");
    if (!form.match(text).hasMatch()) return std::nullopt;
    const qsizetype point = text.indexOf('.');
    qint64 seconds = 0;
    for (const QString& part : text.left(point).split(':')) seconds = seconds * 60 + part.toLongLong();
    const QString decimals = point < 0 ? QString() : text.mid(point);
    return Duration::parsed((QString::number(seconds) + decimals + 's').toStdString());
}

/// Whether parts separated by : could be frames as well as the parts of a time.
bool hasTwoReadings(const QString& text)
{
    static const QRegularExpression clockLetters("^[0-9.]+(:[0-9.]+)+$");
    static const QRegularExpression filled("(^|:)0\\d");
    if (!clockLetters.match(text).hasMatch()) return false;
    return text.count(':') > 2 || (clockTime(text) && filled.match(text).hasMatch());
}

/// Whether a stop is not after a start at any rate.
bool isNotBehind(const Duration& start, const Duration& stop)
{
    const bool areAlike = (start.unit() == DurationUnit::Frames) == (stop.unit() == DurationUnit::Frames);
    return areAlike && TypedRange{start, stop}.at(finest).isEmpty();
}

} // namespace

std::optional<Duration> typedMoment(const QString& text)
{
    if (const auto time = clockTime(text)) return time;
    const auto moment = Duration::parsed(text.toStdString());
    if (!moment || moment->unit() != DurationUnit::Frames) return moment;
    const bool isWhole = moment->decimals() == 0 && moment->digits() <= mostFrames;
    return isWhole ? moment : std::nullopt;
}

std::vector<Duration> typedMoments(const QString& text)
{
    if (hasTwoReadings(text)) return {};
    std::vector<Duration> moments;
    for (const QString& part : text.split(text.contains('-') ? '-' : ':')) {
        const auto moment = typedMoment(part);
        if (!moment) return {};
        moments.push_back(*moment);
    }
    return moments;
}

QString rangeHint(const QString& text)
{
    if (!hasTwoReadings(text)) {
        const std::vector<Duration> moments = typedMoments(text);
        if (moments.size() < 2 || !isNotBehind(moments[0], moments[1])) return {};
        const QStringList parts = text.split(text.contains('-') ? '-' : ':');
        return QString("; %1 is not behind %2, and STOP is the first frame after the range")
            .arg(parts[1], parts[0]);
    }
    const QStringList parts = text.split(':');
    const QString start = parts.mid(0, parts.size() / 2).join(':'),
                  stop = parts.mid(parts.size() / 2).join(':');
    if (parts.size() > 3 && clockTime(start) && clockTime(stop))
        return QString("; between times by the clock stands a -: %1-%2").arg(start, stop);
    return QString("; write frames without zeros in front, and times by the clock with - between them: "
                   "00:01.5-00:03");
}

std::optional<TypedRange> typedRange(const QString& text)
{
    const std::vector<Duration> moments = typedMoments(text);
    if (moments.size() != 2) return std::nullopt;
    return isNotBehind(moments[0], moments[1]) ? std::nullopt
                                               : std::optional(TypedRange{moments[0], moments[1]});
}

} // namespace tagline
