#include "core/exports/CsvExporter.h"

#include "core/io/json/TextPlace.h"
#include "core/support/NumberText.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>

namespace tagline {

namespace {

/// Formulas, and what would read as a guarded text.
bool needsGuard(std::string_view text)
{
    return !text.empty() && (std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos ||
                             text.front() == csvGuard);
}

std::string valueField(const RecordValue& value, const ExportOptions& options)
{
    if (!value.value) return {};
    if (const auto* number = std::get_if<double>(&*value.value)) return shortestNumber(*number);
    if (const auto* text = std::get_if<std::string>(&*value.value)) return csvField(*text, options);
    return std::get<bool>(*value.value) ? "true" : "false";
}

std::string recordFieldsOf(const TagSheet& sheet, const std::string& tag, FrameRange range,
                           const ExportOptions& options)
{
    std::string fields;
    if (!options.hasRecords) return fields;
    for (const RecordField field : recordFields)
        fields += ',' + valueField(recordValue(sheet, tag, field, range), options);
    return fields;
}

} // namespace

std::string csvHeader(const ExportOptions& options)
{
    std::string header = "clip,tag," + csvRangeHeader();
    if (options.hasRecords)
        for (const RecordField field : recordFields) (header += ',') += fieldName(field);
    if (options.guardsFormulas) (header += ',') += csvGuardHeading;
    return header + "\r\n";
}

std::string csvField(std::string_view text, const ExportOptions& options)
{
    std::string field = validUtf8(text);
    if (options.guardsFormulas && needsGuard(field)) field.insert(field.begin(), csvGuard);
    if (field.find_first_of(",\"\r\n") == std::string::npos) return field;
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted += '"';
}

std::string csvRangeHeader() { return "start_frame,stop_frame,fps_num,fps_den,start_s,stop_s"; }

std::string csvRangeFields(FrameRange range, FrameRate rate)
{
    return std::to_string(range.start) + ',' + std::to_string(range.stop) + ',' +
           std::to_string(rate.numerator) + ',' + std::to_string(rate.denominator) + ',' +
           shortestNumber(rate.seconds(range.start)) + ',' + shortestNumber(rate.seconds(range.stop));
}

std::string csvRows(std::string_view clip, FrameRate rate, const TagSheet& sheet,
                    const TagVocabulary& vocabulary, const ExportOptions& options)
{
    std::vector<const TagLane*> lanes;
    for (const TagLane& lane : sheet.lanes()) lanes.push_back(&lane);
    std::sort(lanes.begin(), lanes.end(), [&](const TagLane* a, const TagLane* b) {
        return vocabulary[a->tag].name < vocabulary[b->tag].name;
    });

    std::string rows;
    const std::string end = options.guardsFormulas ? std::string{',', csvGuard} + "\r\n" : "\r\n";
    for (const TagLane* lane : lanes) {
        const std::string& name = vocabulary[lane->tag].name;
        const std::string head = csvField(clip, options) + ',' + csvField(name, options) + ',';
        for (const FrameRange range : lane->ranges)
            rows += head + csvRangeFields(range, rate) + recordFieldsOf(sheet, name, range, options) + end;
    }
    return rows;
}

} // namespace tagline
