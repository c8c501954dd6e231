#include "core/exports/ScriptTags.h"

#include "core/exports/ExportedTimes.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/json/JsonWriter.h"

namespace tagline {

std::string scriptTags(const ExportContent& content, const ExportOptions& options)
{
    JsonWriter json;
    json.beginArray();
    for (const ClipId id : content.walk()) {
        const ExportedClip clip = exportedClip(content, id, options.folder);
        json.beginObject().member("clip", clip.name).member("name", content.library.clip(id).name);
        json.member("stem", fileStem(clip.file)).member("frames", std::int64_t(clip.frames));
        json.key("rate").beginArray(JsonWriter::Layout::Inline);
        json.integer(clip.rate.numerator).integer(clip.rate.denominator).endArray();
        json.key("ranges").beginArray();
        for (const TimedRange& range : timedRanges(clip))
            json.beginObject()
                .member("tag", *range.tag)
                .member("start", std::int64_t(range.frames.start))
                .member("stop", std::int64_t(range.frames.stop))
                .endObject();
        json.endArray().endObject();
    }
    json.endArray();
    return std::move(json).finished();
}

std::string scriptWithTags(std::string_view script, const ExportContent& content,
                           const ExportOptions& options)
{
    constexpr std::string_view place = "@CLIPS@\n";
    const std::size_t at = script.find(place);
    return std::string(script.substr(0, at)) + scriptTags(content, options) +
           std::string(script.substr(at + place.size()));
}

} // namespace tagline
