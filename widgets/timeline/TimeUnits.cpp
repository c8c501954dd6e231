#include "widgets/timeline/TimeUnits.h"

#include <QLocale>
#include <QStringList>

#include <cmath>
#include <cstdlib>
#include <limits>

namespace tagline {

namespace {

constexpr double largestFrame = std::numeric_limits<Frame>::max();

QString timecodeText(Frame frame, FrameRate rate)
{
    const std::int64_t total = std::abs(std::int64_t(frame));
    const std::int64_t perSecond = timecodeRate(rate);
    const std::int64_t seconds = total / perSecond;
    const auto twoDigits = [](std::int64_t value) {
        return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0'));
    };
    return (frame < 0 ? QStringLiteral("-") : QString()) + twoDigits(seconds / 3600) + u':' +
           twoDigits(seconds / 60 % 60) + u':' + twoDigits(seconds % 60) + u':' +
           twoDigits(total % perSecond);
}

/// Seconds in the format of the locale and of typed text: without group separators.
QString fieldSeconds(double seconds)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(seconds, 'f', 3);
}

std::optional<Frame> wholeFrame(double frame)
{
    if (!std::isfinite(frame) || std::abs(frame) > largestFrame) return std::nullopt;
    return Frame(std::llround(frame));
}

std::optional<Frame> typedFrameNumber(const QString& text)
{
    bool isNumber = false;
    const int frame = text.toInt(&isNumber);
    return isNumber ? std::optional<Frame>(frame) : std::nullopt;
}

std::optional<Frame> typedSeconds(QString text, FrameRate rate)
{
    if (text.endsWith(u's')) text.chop(1);
    text.replace(u',', u'.');
    bool isNumber = false;
    const double seconds = text.trimmed().toDouble(&isNumber);
    return isNumber ? wholeFrame(rate.frames(seconds)) : std::nullopt;
}

std::optional<Frame> typedTimecode(QString text, FrameRate rate)
{
    const bool isNegative = text.startsWith(u'-');
    if (isNegative) text.remove(0, 1);
    const QStringList parts = text.split(u':');
    if (parts.size() > 4) return std::nullopt;
    double seconds = 0;
    double last = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool isNumber = false;
        last = parts[i].toUInt(&isNumber);
        if (!isNumber) return std::nullopt;
        if (i + 1 < parts.size()) seconds = seconds * 60 + last;
    }
    const double frame = seconds * timecodeRate(rate) + last;
    return wholeFrame(isNegative ? -frame : frame);
}

} // namespace

Frame timecodeRate(FrameRate rate) { return std::max(Frame(1), Frame(std::lround(rate.framesPerSecond()))); }

QString timeText(Frame frame, FrameRate rate, TimeUnits units)
{
    switch (units) {
    case TimeUnits::Frames:
        return QString::number(frame);
    case TimeUnits::Seconds:
        return fieldSeconds(rate.seconds(frame));
    case TimeUnits::Timecode:
        return timecodeText(frame, rate);
    }
    return {};
}

std::optional<Frame> typedFrame(const QString& text, FrameRate rate, TimeUnits units)
{
    const QString typed = text.trimmed();
    if (typed.endsWith(u'f')) return typedFrameNumber(typed.chopped(1).trimmed());
    if (typed.endsWith(u's')) return typedSeconds(typed, rate);
    if (typed.contains(u':')) return typedTimecode(typed, rate);
    switch (units) {
    case TimeUnits::Frames:
        return typedFrameNumber(typed);
    case TimeUnits::Seconds:
        return typedSeconds(typed, rate);
    case TimeUnits::Timecode:
        return typedTimecode(typed, rate);
    }
    return std::nullopt;
}

} // namespace tagline
