#include "core/exports/formats/Formats.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/support/text/NumberText.h"

#include <algorithm>

namespace tagline {
namespace {

/// A value as text, and its type.
struct ValueText
{
    std::string text;
    const char* type;
};

ValueText textOf(const PropertyValue& value)
{
    if (const auto* number = std::get_if<double>(&value)) return {shortestNumber(*number), "number"};
    if (const auto* text = std::get_if<std::string>(&value)) return {*text, "text"};
    return {std::get<bool>(value) ? "true" : "false", "truth"};
}

/// Whether a text of the table would be run by a spreadsheet; a number that begins with - is none.
bool holdsFormulas(const ExportContent& content, const std::string& folder)
{
    const auto isRun = [](const PropertyRange& each) {
        const auto* text = std::get_if<std::string>(&*each.value);
        return text && holdsFormula(*text);
    };
    return std::ranges::any_of(content.clips(), [&](ClipId clip) {
        const auto properties = content.library.clip(clip).sheet.properties();
        return std::ranges::any_of(properties,
                                   [&](const PropertyLane& lane) {
                                       return holdsFormula(lane.name) ||
                                              std::ranges::any_of(lane.ranges, isRun);
                                   }) ||
               (!properties.empty() && holdsFormula(exportedClipName(content.library, clip, folder)));
    });
}

std::string rowsOf(const std::string& clipName, const LibraryClip& clip, const ExportOptions& options)
{
    std::string rows;
    for (const PropertyLane& lane : clip.sheet.properties())
        for (const PropertyRange& each : lane.ranges) {
            const FrameRange present = each.range.intersected({0, clip.frames});
            if (present.isEmpty()) continue;
            const auto [value, type] = textOf(each.value);
            const bool isText = std::holds_alternative<std::string>(*each.value);
            rows += csvField(clipName, options) + ',' + csvField(lane.name, options) + ',' +
                    (isText ? csvField(value, options) : value) + ',' + type + ',' +
                    csvRangeFields(present, clip.rate, options) +
                    (options.formulas == FormulaGuard::Always ? std::string{',', csvGuard} : std::string()) +
                    "\r\n";
        }
    return rows;
}

Result<int> propertiesTable(const ExportContent& content, const ExportOptions& wanted, ByteSink& sink)
{
    const ExportOptions options = withGuardSettled(wanted, wanted.formulas == FormulaGuard::Needed &&
                                                               holdsFormulas(content, wanted.folder));
    std::string header = "clip,property,value,type," + csvRangeHeader(options);
    if (options.formulas == FormulaGuard::Always) (header += ',') += csvGuardHeading;
    sink.append(header + "\r\n");
    int clips = 0;
    for (const ClipId id : content.walk()) {
        const std::string rows =
            rowsOf(exportedClipName(content.library, id, options.folder), content.library.clip(id), options);
        clips += !rows.empty();
        sink.append(rows);
    }
    return clips;
}

} // namespace

ExportFormat propertiesFormat()
{
    return {.id = "values",
            .title = "Table of properties (CSV)",
            .ending = "csv",
            .holds =
                "One row for each range on which a property has a value: clip, property, value, its type "
                "(number, text or truth), start and stop in frames, the rate, start and stop in seconds, "
                "as the table of tags has them. Who tagged and when are properties too. A text that a "
                "spreadsheet would run as a formula gets a ' before it, and the table a column "
                "formula_guard.",
            .leavesOut = "Tags, and values of their instances; states of clips.",
            .checkedBy = "Read back in the tests row by row, and by `tagline import`.",
            .options = {ExportOption::GuardedFormulas, ExportOption::LastFrames},
            .holdsTags = false,
            .alsoHolds = {SheetPart::Properties, SheetPart::Records},
            .stream = propertiesTable};
}

} // namespace tagline
