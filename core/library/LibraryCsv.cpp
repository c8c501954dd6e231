#include "core/library/LibraryCsv.h"

#include "core/io/exporters/CsvExporter.h"

namespace tagline {

std::string csvClipName(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    std::string name = source.shown;
    if (source.clips.size() > 1) name += ':' + clip.name;
    if (const auto index = clip.writtenIndex()) name += ':' + std::to_string(*index);
    return name;
}

std::string csvTable(const ClipLibrary& library)
{
    std::string table = csvHeader();
    for (const ClipId id : library.clipsInPathOrder()) {
        const LibraryClip& clip = library.clip(id);
        table += csvRows(csvClipName(library, id), clip.rate, clip.sheet, library.vocabulary());
    }
    return table;
}

} // namespace tagline
