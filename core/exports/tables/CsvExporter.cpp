#include "core/exports/tables/CsvExporter.h"

#include "core/io/json/JsonWriter.h"
#include "core/io/json/TextPlace.h"
#include "core/support/text/NumberText.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>

namespace tagline {

namespace {

/// Whether a program may take the character for the end of a field, whatever its separator and however it
/// counts quotes: the text behind may begin a field.
bool mayEndField(char c) { return std::string_view(",;\t\r\n\"").find(c) != std::string_view::npos; }

bool mayBeginField(std::string_view text, std::size_t place)
{
    return place == 0 || mayEndField(text[place - 1]);
}

bool beginsFormula(std::string_view text, std::size_t place)
{
    const std::string_view first = place == 0 ? "=+-@\t\r\n" : "=+-@\t\r"; // \r\n ends one line
    return place < text.size() && first.find(text[place]) != std::string_view::npos;
}

/// Formulas, and what would read as a guarded text. Expects a place at which a field may begin.
bool needsGuard(std::string_view text, std::size_t place, FormulaGuard formulas)
{
    if (formulas == FormulaGuard::Always && text[place] == csvGuard) return true;
    const std::size_t behind = std::min(text.find_first_not_of(csvGuard, place), text.size());
    return beginsFormula(text, place) || (behind > place && beginsFormula(text, behind));
}

std::string guarded(const std::string& text, FormulaGuard formulas)
{
    if (formulas == FormulaGuard::Never) return text;
    std::string guarded;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (mayBeginField(text, place) && needsGuard(text, place, formulas)) guarded += csvGuard;
        guarded += text[place];
    }
    return guarded;
}

std::string valueField(const std::optional<PropertyValue>& value, const ExportOptions& options)
{
    if (!value) return {};
    if (const auto* number = std::get_if<double>(&*value)) return shortestNumber(*number);
    if (const auto* text = std::get_if<std::string>(&*value)) return csvField(*text, options);
    return std::get<bool>(*value) ? "true" : "false";
}

/// The parts of a range that get a row each; without records it is one.
std::vector<RecordPart> rowsOf(const TagSheet& sheet, const std::string& tag, FrameRange range,
                               const ExportOptions& options)
{
    return options.hasRecords ? recordParts(sheet, tag, range) : std::vector{RecordPart{range, {}}};
}

std::string recordFieldsOf(const RecordPart& part, const ExportOptions& options)
{
    std::string fields;
    if (options.hasRecords)
        for (const auto& value : part.values) fields += ',' + valueField(value, options);
    return fields;
}

std::string valuesField(const TagInstance& instance, const ExportOptions& options)
{
    if (!options.hasInstanceValues) return {};
    return ',' + csvField(csvInstanceValues(instance), options);
}

std::string clipFieldsOf(const TagSheet& sheet, Frame frames, const ExportOptions& options)
{
    const ClipState& state = sheet.state();
    return ',' + std::to_string(frames) + ',' + std::string(stageName(state.stage)) + ',' +
           csvField(state.by, options) + ',' + csvField(state.at, options);
}

} // namespace

std::string csvHeader(const ExportOptions& options)
{
    std::string header = "clip,tag," + csvRangeHeader(options);
    if (options.hasRecords)
        for (const RecordField field : recordFields) (header += ',') += fieldName(field);
    if (options.hasInstanceValues) header += ",values";
    if (options.hasClips) ((header += ',') += csvClipFramesHeading) += ",state,state_by,state_at";
    if (options.formulas == FormulaGuard::Always) (header += ',') += csvGuardHeading;
    return header + "\r\n";
}

bool holdsFormula(std::string_view text)
{
    for (std::size_t place = 0; place < text.size(); ++place)
        if (mayBeginField(text, place) && beginsFormula(text, place)) return true;
    return false;
}

std::string withoutCsvGuards(std::string_view text)
{
    std::string plain;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const bool mayBegin = plain.empty() || mayEndField(plain.back());
        if (mayBegin && text[place] == csvGuard && ++place == text.size()) break;
        plain += text[place];
    }
    return plain;
}

std::string csvInstanceValues(const TagInstance& instance)
{
    std::string json;
    for (const auto& [name, value] : instance.values) {
        const auto* text = std::get_if<std::string>(&value);
        json += (json.empty() ? "{" : ", ") + quotedJson(validUtf8(name)) + ": " +
                (text ? quotedJson(validUtf8(*text)) : valueField(value, {}));
    }
    return json.empty() ? json : json + '}';
}

ExportOptions withGuardSettled(ExportOptions options, bool hasFormulas)
{
    if (options.formulas == FormulaGuard::Needed)
        options.formulas = hasFormulas ? FormulaGuard::Always : FormulaGuard::Never;
    return options;
}

std::string csvField(std::string_view text, const ExportOptions& options)
{
    const std::string field = guarded(validUtf8(text), options.formulas);
    // Programs that take ; or tab for what parts fields leave a quoted one whole where it begins a line.
    if (field.find_first_of(",;\t\"\r\n") == std::string::npos) return field;
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted += '"';
}

std::string csvRangeHeader(const ExportOptions& options)
{
    const bool isLast = options.hasLastFrames;
    return "start_frame," + std::string(isLast ? csvLastFrameHeading : "stop_frame") +
           ",fps_num,fps_den,start_s," + std::string(isLast ? csvLastSecondsHeading : "stop_s");
}

std::string csvRangeFields(FrameRange range, FrameRate rate, const ExportOptions& options)
{
    const Frame end = range.stop - (options.hasLastFrames ? 1 : 0);
    return std::to_string(range.start) + ',' + std::to_string(end) + ',' + std::to_string(rate.numerator) +
           ',' + std::to_string(rate.denominator) + ',' + shortestNumber(rate.seconds(range.start)) + ',' +
           shortestNumber(rate.seconds(end));
}

std::string csvRows(std::string_view clip, FrameRate rate, const TagSheet& sheet,
                    const TagVocabulary& vocabulary, const ExportOptions& options, Frame frames)
{
    std::vector<const TagLane*> lanes;
    for (const TagLane& lane : sheet.lanes()) lanes.push_back(&lane);
    std::sort(lanes.begin(), lanes.end(), [&](const TagLane* a, const TagLane* b) {
        return vocabulary[a->tag].name < vocabulary[b->tag].name;
    });

    std::string rows;
    const std::string end =
        (options.hasClips ? clipFieldsOf(sheet, frames, options) : std::string()) +
        (options.formulas == FormulaGuard::Always ? std::string{',', csvGuard} : std::string()) + "\r\n";
    if (lanes.empty() && options.hasClips)
        return csvField(clip, options) + ",,,," + std::to_string(rate.numerator) + ',' +
               std::to_string(rate.denominator) + ",," + recordFieldsOf({}, options) +
               valuesField({}, options) + end;
    for (const TagLane* lane : lanes) {
        const std::string& name = vocabulary[lane->tag].name;
        const std::string head = csvField(clip, options) + ',' + csvField(name, options) + ',';
        const auto instances = sheet.instances(lane->tag);
        for (const TagInstance& each :
             instances.empty() ? instancesOf(lane->ranges) : std::vector(instances.begin(), instances.end()))
            for (const RecordPart& part : rowsOf(sheet, name, each.range, options))
                rows += head + csvRangeFields(part.frames, rate, options) + recordFieldsOf(part, options) +
                        valuesField(each, options) + end;
    }
    return rows;
}

} // namespace tagline
