#include "core/imports/TagImportFormat.h"

#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"
#include "core/support/text/AsciiCase.h"

#include <algorithm>

namespace tagline {

const std::vector<TagImportFormat>& tagImportFormats()
{
    static const std::vector<TagImportFormat> formats = allTagImporters();
    return formats;
}

const TagImportFormat* tagImportFormat(std::string_view id)
{
    const auto& formats = tagImportFormats();
    const auto found = std::find_if(formats.begin(), formats.end(),
                                    [&](const TagImportFormat& each) { return each.id == id; });
    return found == formats.end() ? nullptr : &*found;
}

const TagImportFormat* tagImportFormatOf(std::string_view fileName)
{
    const std::string name = asciiLowered(fileName);
    const TagImportFormat* found = nullptr;
    std::size_t longest = 0;
    for (const TagImportFormat& format : tagImportFormats())
        for (const std::string& ending : format.endings) {
            if (ending.size() <= longest || !name.ends_with('.' + asciiLowered(ending))) continue;
            found = &format;
            longest = ending.size();
        }
    return found;
}

Result<ForeignTags> readForeignTags(const TagImportFormat& format, std::string_view bytes, std::string name,
                                    const TagImportOptions& options, const std::stop_token& stop)
{
    if (bytes.size() > largestForeignFile)
        return Error{"foreign.too-large", "is larger than 64 MB; split it", std::move(name)};
    const auto text =
        format.decodesItself ? Result<std::string>(std::string()) : decodedForeignText(bytes, name, stop);
    if (!text) return text.error();
    auto tags = format.read({format.decodesItself ? bytes : *text, name, stop}, options);
    if (stop.stop_requested()) return stoppedReading(name);
    return tags;
}

} // namespace tagline
