#include "app/cli/render/RenderCaptions.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"

#include <utility>

namespace tagline {
namespace {

CaptionStyler captionStyler = nullptr;

/// The tags of a clip of the first file, as shown.
TagSheet sheetOf(const ClipLibrary& library, std::size_t clip)
{
    for (const ClipId id : library.source(SourceId(0)).clips)
        if (library.clip(id).place == clip) return library.shownSheet(id);
    return {};
}

} // namespace

void setCaptionStyler(CaptionStyler styler) { captionStyler = styler; }

Result<PictureCaptions> renderCaptions(const RenderOptions& options, std::size_t clip, FrameRate rate)
{
    if (options.captions.isNone()) return PictureCaptions();
    if (!captionStyler)
        return Error{"render.no-captions",
                     "this build of the command line has no window, which writes on pictures", "tagline"};
    if (!options.captions.hasChips)
        return PictureCaptions(captionStyler(ClipLibrary()), options.captions, rate, {});
    const CommandLibrary read =
        readCommandLibrary({argumentBytes(options.source.file)}, argumentBytes(options.library));
    if (!read.printMessages()) return strictRefusal();
    const bool isRead = read.library.sourceCount() > 0;
    return PictureCaptions(captionStyler(read.library), options.captions, rate,
                           isRead ? sheetOf(read.library, clip) : TagSheet());
}

} // namespace tagline
