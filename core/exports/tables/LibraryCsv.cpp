#include "core/exports/tables/LibraryCsv.h"

#include "core/tags/sheet/TagRecords.h"

#include <algorithm>

namespace tagline {
namespace {

bool hasInstanceValues(const TagSheet& sheet)
{
    const auto hasValues = [](const TagInstance& each) { return !each.values.empty(); };
    return std::ranges::any_of(sheet.instanceLanes(), [&](const InstanceLane& lane) {
        return std::ranges::any_of(lane.instances, hasValues);
    });
}

bool hasFormulaOf(const TagInstance& instance) { return holdsFormula(csvInstanceValues(instance)); }

bool isFormulaOf(const PropertyRange& value)
{
    const auto* text = std::get_if<std::string>(&*value.value);
    return text && holdsFormula(*text);
}

bool hasFormulas(const TagSheet& sheet, const TagVocabulary& vocabulary, const ExportOptions& options)
{
    if (options.hasClips && (holdsFormula(sheet.state().by) || holdsFormula(sheet.state().at))) return true;
    if (options.hasRecords)
        for (const PropertyLane& lane : sheet.properties())
            if (isRecord(lane.name, vocabulary) && std::ranges::any_of(lane.ranges, isFormulaOf)) return true;
    if (options.hasInstanceValues)
        for (const InstanceLane& lane : sheet.instanceLanes())
            if (std::ranges::any_of(lane.instances, hasFormulaOf)) return true;
    return std::ranges::any_of(sheet.lanes(),
                               [&](const TagLane& lane) { return holdsFormula(vocabulary[lane.tag].name); });
}

/// Whether a text of the table would be run by a spreadsheet.
bool hasFormulas(const ExportContent& content, const ExportOptions& options)
{
    const ClipLibrary& library = content.library;
    return std::ranges::any_of(
               content.derived,
               [&](const DerivedTag& each) { return holdsFormula(library.vocabulary()[each.tag].name); }) ||
           std::ranges::any_of(content.clips(), [&](ClipId clip) {
               return holdsFormula(exportedClipName(library, clip, options.folder)) ||
                      hasFormulas(library.clip(clip).sheet, library.vocabulary(), options);
           });
}

} // namespace

Result<int> csvTable(const ExportContent& content, const ExportOptions& wanted, ByteSink& sink)
{
    const ClipLibrary& library = content.library;
    ExportOptions options = wanted;
    options.hasInstanceValues = options.hasRecords && std::ranges::any_of(content.clips(), [&](ClipId clip) {
                                    return hasInstanceValues(library.clip(clip).sheet);
                                });
    options =
        withGuardSettled(options, options.formulas == FormulaGuard::Needed && hasFormulas(content, options));
    sink.append(csvHeader(options));
    int clips = 0;
    for (const ClipId id : content.walk()) {
        const std::string rows =
            csvRows(exportedClipName(library, id, options.folder), library.clip(id).rate,
                    exportedSheet(content, id), library.vocabulary(), options, library.clip(id).frames);
        clips += !rows.empty();
        sink.append(rows);
    }
    return clips;
}

std::string answerCsv(const FrameSet& answer, const ClipLibrary& library, const ExportOptions& options)
{
    std::string table = "clip," + csvRangeHeader() + "\r\n";
    for (const ClipId id : library.clipsInPathOrder()) {
        const FrameRanges hits = answer.rangesOf(id);
        if (hits.isEmpty()) continue;
        const std::string head = csvField(exportedClipName(library, id, options.folder), options) + ',';
        for (const FrameRange hit : hits) table += head + csvRangeFields(hit, library.clip(id).rate) + "\r\n";
    }
    return table;
}

} // namespace tagline
