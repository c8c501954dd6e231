#include "app/cli/text/MotionMoments.h"

#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"

namespace tagline {

void writeClipName(ClipId id, const ClipLibrary& library, JsonWriter& json)
{
    const LibraryClip& clip = library.clip(id);
    json.member("source", library.source(clip.source).shown).member("clip", clip.name);
    if (clip.isNameShared) json.member("index", clip.index);
}

void writeMoment(const FeaturePlace& place, const ClipLibrary& library, JsonWriter& json)
{
    json.beginObject();
    writeClipName(place.clip, library, json);
    json.member("frame", std::int64_t(place.frame)).key("mirrored").boolean(place.isMirrored).endObject();
}

std::string momentText(const FeaturePlace& place, const ClipLibrary& library)
{
    return terminalText(exportedClipName(library, place.clip)) + ' ' + std::to_string(place.frame) +
           (place.isMirrored ? " mirrored" : "");
}

void noteWithoutBody(const char* command, std::size_t clips)
{
    if (clips > 0)
        printNote(command, counted(std::int64_t(clips), "clip") +
                               " without a body with legs that is known cannot be compared");
}

} // namespace tagline
