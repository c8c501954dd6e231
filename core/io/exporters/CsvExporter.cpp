#include "core/io/exporters/CsvExporter.h"

#include "core/tags/TagRecords.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tagline {

namespace {

std::string valueField(const RecordValue& value)
{
    if (!value.value) return {};
    if (const auto* number = std::get_if<double>(&*value.value)) return shortestNumber(*number);
    if (const auto* text = std::get_if<std::string>(&*value.value)) return csvField(*text);
    return std::get<bool>(*value.value) ? "true" : "false";
}

std::string recordFieldsOf(const TagSheet& sheet, const std::string& tag, FrameRange range)
{
    std::string fields;
    for (const RecordField field : recordFields)
        fields += ',' + valueField(recordValue(sheet, tag, field, range));
    return fields;
}

} // namespace

std::string csvHeader(CsvRecords records)
{
    std::string header = "clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s";
    if (records == CsvRecords::Included)
        for (const RecordField field : recordFields) (header += ',') += fieldName(field);
    return header + "\r\n";
}

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted += '"';
}

std::string shortestNumber(double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string csvRows(std::string_view clip, FrameRate rate, const TagSheet& sheet,
                    const TagVocabulary& vocabulary, CsvRecords records)
{
    std::vector<const TagLane*> lanes;
    for (const TagLane& lane : sheet.lanes()) lanes.push_back(&lane);
    std::sort(lanes.begin(), lanes.end(), [&](const TagLane* a, const TagLane* b) {
        return vocabulary[a->tag].name < vocabulary[b->tag].name;
    });

    const std::string rateFields = std::to_string(rate.numerator) + ',' + std::to_string(rate.denominator);
    std::string rows;
    for (const TagLane* lane : lanes) {
        const std::string& name = vocabulary[lane->tag].name;
        const std::string head = csvField(clip) + ',' + csvField(name) + ',';
        for (const FrameRange range : lane->ranges)
            rows += head + std::to_string(range.start) + ',' + std::to_string(range.stop) + ',' + rateFields +
                    ',' + shortestNumber(rate.seconds(range.start)) + ',' +
                    shortestNumber(rate.seconds(range.stop)) +
                    (records == CsvRecords::Included ? recordFieldsOf(sheet, name, range) : std::string()) +
                    "\r\n";
    }
    return rows;
}

} // namespace tagline
