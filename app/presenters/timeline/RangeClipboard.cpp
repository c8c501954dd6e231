#include "app/presenters/timeline/RangeClipboard.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <algorithm>

namespace tagline {
namespace {

const QString mimeType = QStringLiteral("application/x-tagline-ranges+json");
constexpr double lastFrame = 1e9;

bool isFrame(const QJsonValue& value)
{
    return value.isDouble() && value.toDouble() >= 0 && value.toDouble() <= lastFrame;
}

} // namespace

Frame RangeClipboard::firstFrame() const
{
    Frame first = ranges.empty() ? 0 : ranges.front().range.start;
    for (const CopiedRange& copied : ranges) first = std::min(first, copied.range.start);
    return first;
}

QMimeData* toMimeData(const RangeClipboard& copied)
{
    QJsonArray ranges;
    QString lines;
    for (const CopiedRange& each : copied.ranges) {
        const QString tag = QString::fromStdString(each.tag);
        ranges.append(QJsonObject{{"tag", tag}, {"start", each.range.start}, {"stop", each.range.stop}});
        lines += QStringLiteral("%1\t%2\t%3\n").arg(tag).arg(each.range.start).arg(each.range.stop);
    }
    const QJsonObject all{{"frames", copied.clipFrames},
                          {"rate", QJsonArray{copied.rate.numerator, copied.rate.denominator}},
                          {"ranges", ranges}};
    auto* data = new QMimeData;
    data->setData(mimeType, QJsonDocument(all).toJson(QJsonDocument::Compact));
    data->setText(lines);
    return data;
}

std::optional<RangeClipboard> fromMimeData(const QMimeData* data)
{
    if (!data || !data->hasFormat(mimeType)) return {};
    const QJsonObject all = QJsonDocument::fromJson(data->data(mimeType)).object();
    const QJsonArray rate = all["rate"].toArray();
    RangeClipboard copied;
    copied.clipFrames = all["frames"].toInt();
    if (rate.size() == 2 && rate[0].toInt() > 0 && rate[1].toInt() > 0)
        copied.rate = {rate[0].toInt(), rate[1].toInt()};
    for (const QJsonValue& value : all["ranges"].toArray()) {
        const QJsonObject each = value.toObject();
        if (!isFrame(each["start"]) || !isFrame(each["stop"]) || each["tag"].toString().isEmpty()) return {};
        const FrameRange range{each["start"].toInt(), each["stop"].toInt()};
        if (range.isEmpty()) return {};
        copied.ranges.push_back({each["tag"].toString().toStdString(), range});
    }
    if (copied.ranges.empty() || copied.clipFrames <= 0) return {};
    return copied;
}

} // namespace tagline
