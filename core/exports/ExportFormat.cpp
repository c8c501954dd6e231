#include "core/exports/ExportFormat.h"

#include "core/exports/formats/Formats.h"

#include <algorithm>

namespace tagline {
namespace {

/// The losses of a format without captions as a sentence: captions, then those of its entry.
std::string withoutCaptions(std::string others)
{
    if (others.empty()) return "Captions.";
    if (others[0] >= 'A' && others[0] <= 'Z') others[0] = char(others[0] - 'A' + 'a');
    return "Captions, " + others;
}

std::vector<ExportFormat> describedFormats()
{
    std::vector<ExportFormat> formats = allFormats();
    for (ExportFormat& format : formats)
        if (!format.holdsCaptions) format.leavesOut = withoutCaptions(std::move(format.leavesOut));
    return formats;
}

} // namespace

bool ExportFormat::takes(ExportOption option) const
{
    return std::find(options.begin(), options.end(), option) != options.end();
}

Result<std::string> ExportFormat::bytes(const ExportContent& content, const ExportOptions& chosen) const
{
    if (library) return library(content, chosen);
    StringSink sink;
    if (const auto made = stream(content, chosen, sink); !made) return made.error();
    return sink.take();
}

const std::vector<ExportFormat>& exportFormats()
{
    static const std::vector<ExportFormat> formats = describedFormats();
    return formats;
}

const ExportFormat* exportFormat(std::string_view id)
{
    const auto& formats = exportFormats();
    const auto found =
        std::find_if(formats.begin(), formats.end(), [&](const ExportFormat& each) { return each.id == id; });
    return found == formats.end() ? nullptr : &*found;
}

} // namespace tagline
