#include "core/exports/LibraryCsv.h"

namespace tagline {

std::string csvTable(const ExportContent& content, const ExportOptions& options)
{
    const ClipLibrary& library = content.library;
    std::string table = csvHeader(options);
    for (const ClipId id : content.walk())
        table += csvRows(exportedClipName(library, id, options.folder), library.clip(id).rate,
                         exportedSheet(content, id), library.vocabulary(), options);
    return table;
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
