#include "app/cli/options/ClipOption.h"

#include "core/exports/ExportedClip.h"
#include "core/query/language/NamePattern.h"

#include <algorithm>

namespace tagline {

const char* const clipOptionHelp =
    "  --clip NAME    only clips of that name, or where there is none of those that match it with * and ?;\n"
    "                 a clip's name in tables (pack.glb:run:1) counts too\n";

Result<std::vector<ClipId>> chosenClips(const ClipLibrary& library, const CommandArguments& arguments)
{
    const auto typed = arguments.value(clipOption);
    return typed ? clipsNamed(library, typed->toStdString()) : library.clipsInPathOrder();
}

Result<std::vector<ClipId>> clipsNamed(const ClipLibrary& library, const std::string& name)
{
    const std::vector<ClipId> clips = library.clipsInPathOrder();
    const auto chosen = [&](const auto& isMeant) {
        std::vector<ClipId> meant;
        for (const ClipId id : clips)
            if (isMeant(library.clip(id).name) || isMeant(exportedClipName(library, id))) meant.push_back(id);
        return meant;
    };
    std::vector<ClipId> meant = chosen([&](std::string_view clip) { return clip == name; });
    if (meant.empty()) meant = chosen([&](std::string_view clip) { return NamePattern(name).matches(clip); });
    if (!meant.empty()) return meant;
    return Error{"clip.unknown", "there is no clip “" + name + "” here", {}};
}

FrameSet framesIn(const FrameSet& frames, std::vector<ClipId> clips)
{
    std::sort(clips.begin(), clips.end());
    FrameSetBuilder chosen(frames.axis());
    frames.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        if (std::binary_search(clips.begin(), clips.end(), clip)) chosen.append(clip, ranges);
    });
    return chosen.finished();
}

} // namespace tagline
