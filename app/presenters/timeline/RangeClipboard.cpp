#include "app/presenters/timeline/RangeClipboard.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <algorithm>
#include <functional>

namespace tagline {
namespace {

const QString mimeType = QStringLiteral("application/x-tagline-ranges+json");
constexpr double lastFrame = 1e9;

bool isFrame(const QJsonValue& value)
{
    return value.isDouble() && value.toDouble() >= 0 && value.toDouble() <= lastFrame;
}

QJsonValue valueJson(const PropertyValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return QString::fromStdString(*text);
    if (const auto* number = std::get_if<double>(&value)) return *number;
    return std::get<bool>(value);
}

QJsonObject copiedJson(const CopiedRange& copied)
{
    QJsonObject each{{"tag", QString::fromStdString(copied.tag)},
                     {"start", copied.range.start},
                     {"stop", copied.range.stop}};
    QJsonObject values;
    for (const InstanceValue& value : copied.values)
        values.insert(QString::fromStdString(value.name), valueJson(value.value));
    if (!values.isEmpty()) each.insert("values", values);
    return each;
}

std::optional<PropertyValue> copiedValue(const QJsonValue& value)
{
    if (value.isString()) return value.toString().toStdString();
    if (value.isDouble()) return value.toDouble();
    if (value.isBool()) return value.toBool();
    return {};
}

/// The values of an instance, in order; none of anything where one cannot be a value.
std::optional<std::vector<InstanceValue>> copiedValues(const QJsonValue& member)
{
    if (!member.isUndefined() && !member.isObject()) return {};
    std::vector<InstanceValue> values;
    const QJsonObject object = member.toObject();
    for (auto each = object.begin(); each != object.end(); ++each) {
        const auto value = copiedValue(each.value());
        if (!value || each.key().isEmpty() || each.key() == QLatin1String("range")) return {};
        values.push_back({each.key().toStdString(), *value});
    }
    std::ranges::sort(values, {}, &InstanceValue::name);
    return values;
}

} // namespace

Frame RangeClipboard::firstFrame() const
{
    Frame first = ranges.empty() ? 0 : ranges.front().range.start;
    for (const CopiedRange& copied : ranges) first = std::min(first, copied.range.start);
    return first;
}

std::vector<CopiedRange> copiedRanges(const TagSheet& sheet, std::span<const RangeRef> refs,
                                      const TagVocabulary& vocabulary)
{
    std::vector<CopiedRange> copied;
    std::vector<RangeRef> counted;
    for (const RangeRef& ref : refs) {
        if (sheet.isCounted(ref.tag))
            counted.push_back(ref);
        else
            copied.push_back({vocabulary[ref.tag].name, ref.range});
    }
    for (const RangeRef& ref : namedRanges(sheet, counted))
        for (const TagInstance& each : std::ranges::equal_range(sheet.instances(ref.tag), ref.range,
                                                                std::less<>(), &TagInstance::range))
            copied.push_back({vocabulary[ref.tag].name, each.range, each.values});
    return copied;
}

QMimeData* toMimeData(const RangeClipboard& copied)
{
    QJsonArray ranges;
    QString lines;
    for (const CopiedRange& each : copied.ranges) {
        ranges.append(copiedJson(each));
        lines += QStringLiteral("%1\t%2\t%3\n")
                     .arg(QString::fromStdString(each.tag))
                     .arg(each.range.start)
                     .arg(each.range.stop);
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
        auto values = copiedValues(each["values"]);
        if (range.isEmpty() || !values) return {};
        copied.ranges.push_back({each["tag"].toString().toStdString(), range, *std::move(values)});
    }
    if (copied.ranges.empty() || copied.clipFrames <= 0) return {};
    return copied;
}

} // namespace tagline
