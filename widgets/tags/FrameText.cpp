#include "widgets/tags/FrameText.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

int framesPerTimecodeSecond(FrameRate rate) { return std::max(1, int(std::lround(rate.framesPerSecond()))); }

QString timecodeText(Frame frame, FrameRate rate)
{
    const int perSecond = framesPerTimecodeSecond(rate);
    const int digits = std::max(2, int(QString::number(perSecond - 1).size()));
    const int seconds = frame / perSecond;
    const QString tail = QStringLiteral("%1:%2")
                             .arg(seconds % 60, 2, 10, QLatin1Char('0'))
                             .arg(frame % perSecond, digits, 10, QLatin1Char('0'));
    const int minutes = seconds / 60;
    if (minutes < 60) return QStringLiteral("%1:%2").arg(minutes).arg(tail);
    return QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0')).arg(tail);
}

std::optional<Frame> asFrame(double value)
{
    if (!std::isfinite(value) || value < 0 || value > 2e9) return std::nullopt;
    return Frame(std::llround(value));
}

std::optional<Frame> frameFromTimecode(const QString& text, FrameRate rate)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,6}:){0,3}\\d{1,6}$"));
    if (!form.match(text).hasMatch()) return std::nullopt;
    const QStringList parts = text.split(':');
    const int perSecond = framesPerTimecodeSecond(rate);
    const double scales[] = {1, double(perSecond), 60.0 * perSecond, 3600.0 * perSecond};
    double total = 0;
    for (qsizetype at = 0; at < parts.size(); ++at)
        total += parts[parts.size() - 1 - at].toDouble() * scales[at];
    return asFrame(total);
}

} // namespace

QString frameText(Frame frame, FrameRate rate, FrameUnit unit)
{
    switch (unit) {
    case FrameUnit::Frames:
        return QString::number(frame);
    case FrameUnit::Seconds:
        return QString::number(rate.seconds(frame), 'f', 3);
    case FrameUnit::Timecode:
        return timecodeText(frame, rate);
    }
    return {};
}

std::optional<Frame> frameFromText(const QString& text, FrameRate rate, FrameUnit unit)
{
    const QString trimmed = text.trimmed();
    bool isNumber = false;
    switch (unit) {
    case FrameUnit::Frames: {
        const int frame = trimmed.toInt(&isNumber);
        return isNumber && frame >= 0 ? std::optional<Frame>(frame) : std::nullopt;
    }
    case FrameUnit::Seconds: {
        const double seconds = QString(trimmed).replace(',', '.').toDouble(&isNumber);
        return isNumber ? asFrame(rate.frames(seconds)) : std::nullopt;
    }
    case FrameUnit::Timecode:
        return frameFromTimecode(trimmed, rate);
    }
    return std::nullopt;
}

} // namespace tagline
