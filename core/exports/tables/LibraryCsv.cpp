#include "core/exports/tables/LibraryCsv.h"

namespace tagline {

Result<void> csvTable(const ExportContent& content, const ExportOptions& options, ByteSink& sink)
{
    const ClipLibrary& library = content.library;
    sink.append(csvHeader(options));
    for (const ClipId id : content.walk())
        sink.append(csvRows(exportedClipName(library, id, options.folder), library.clip(id).rate,
                            exportedSheet(content, id), library.vocabulary(), options,
                            library.clip(id).frames));
    return {};
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
